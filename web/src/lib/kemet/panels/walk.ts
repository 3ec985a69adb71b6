// The arrow keys among the tiles of the market: up and down in a colour, sideways to what is nearest.

/** Where a key leads from a tile; null if it is none of these keys, or nothing is there. */
export function steppedTo(key: string, from: HTMLElement, all: readonly HTMLElement[]) {
  if (key === "Home") return all[0] ?? null;
  if (key === "End") return all.at(-1) ?? null;
  const column = all.filter((one) => colourOf(one) === colourOf(from));
  if (key === "ArrowDown") return column[column.indexOf(from) + 1] ?? null;
  if (key === "ArrowUp") return column[column.indexOf(from) - 1] ?? null;
  const way = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
  const colours = [...new Set(all.map(colourOf))];
  const to = colours[colours.indexOf(colourOf(from)) + way];
  if (!way || to === undefined) return null;
  const off = (one: HTMLElement) => Math.abs(top(one) - top(from));
  const beside = all.filter((one) => colourOf(one) === to);
  return beside.reduce((best, one) => (off(one) < off(best) ? one : best));
}

function colourOf({ dataset }: HTMLElement): string {
  return dataset["tile"]?.split(" ")[0] ?? "";
}

function top(one: HTMLElement): number {
  return one.getBoundingClientRect().top;
}
