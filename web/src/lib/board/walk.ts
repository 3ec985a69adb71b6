// Keys that lead along what is on offer on a board.

/** The place that a key leads to: null if the key is not ours. */
export function alongOffers(key: string, place: string, offers: readonly string[]): string | null {
  switch (key) {
    case "Home":
      return offers[0] ?? place;
    case "End":
      return offers.at(-1) ?? place;
    default:
      return null;
  }
}
