// Keys that lead along what is on offer on a board.

/** The place that a key leads to: null if the key is not ours. */
export function alongOffers(key: string, place: string, offers: readonly string[]): string | null {
  const here = offers.indexOf(place);
  switch (key) {
    case "Home":
      return offers[0] ?? place;
    case "End":
      return offers.at(-1) ?? place;
    case "]":
      return offers[(here + 1) % offers.length] ?? place;
    case "[":
      return offers.at(here < 0 ? -1 : here - 1) ?? place;
    default:
      return null;
  }
}
