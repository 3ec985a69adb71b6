// A place of a board, and a row of them, as they are read out; and what can be read on it.

const LEGIBLE = 9; // px: letters that are smaller are left out,
const GROWTH = 1.3; // unless they can be made a little larger

/** How high letters are drawn so that they can be read, in units; 0 where there is no room for that. */
export function legible(letters: number, scale: number): number {
  if (!scale) return 0;
  const wanted = Math.max(letters, LEGIBLE / scale);
  return wanted <= letters * GROWTH ? wanted : 0;
}

export interface Place {
  readonly name: string;
  /** None for a line, which lies between columns. */
  readonly column?: number;
  readonly shape: string;
  readonly line?: boolean;
}

export interface Row {
  /** From 1. */
  readonly index: number;
  readonly label?: string;
  readonly places: readonly Place[];
}
