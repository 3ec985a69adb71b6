// The few strokes that tell the grounds apart without their colours: waves, dunes, reeds.
import type { Land } from "./land";

export function waves({ width, height }: Land): string {
  const rows = Math.ceil(height / 74);
  return Array.from({ length: rows }, (_, row) => {
    // The Nile and the delta; what lies under land is not seen.
    const places = [556, 604, 700, 770, 914, 1060].filter((x) => x < width - 30);
    return places.map((x, i) => {
      const off = ((row * 37 + i * 53) % 40) - 20;
      return `M${x + off} ${30 + row * 74 + ((i * 29) % 44)}q6 -6 12 0t12 0t12 0`;
    });
  })
    .flat()
    .join("");
}

/** Dunes in the deserts, away from their borders. */
export function dunes({ areas }: Land): string {
  return [...areas.values()]
    .filter(({ soil, corners }) => soil === "desert" && corners.length)
    .map(({ bounds }) => bounds)
    .flatMap(({ x, y, w, h }) => [`M${x + w - 108} ${y + h - 26}`, `M${x + 64} ${y + h - 18}`])
    .map((start) => `${start}q18 -12 36 -2q18 9 36 1`)
    .join("");
}

const REED = 96; // from one to the next

/** Reeds on the banks and in the marsh. */
export function reeds({ areas }: Land): string {
  return [...areas.values()]
    .filter(({ soil }) => soil === "fertile")
    .map(({ bounds }) => bounds)
    .flatMap(({ x, y, w, h }) =>
      Array.from({ length: Math.floor(h / REED) }, (_, i) => {
        const right = x + w * (i % 2 ? 0.64 : 0.36);
        return `M${right.toFixed(1)} ${(y + 70 + i * REED).toFixed(1)}`;
      }),
    )
    .map((start) => `${start}v-13m-7 2l7 7l7 -7`)
    .join("");
}
