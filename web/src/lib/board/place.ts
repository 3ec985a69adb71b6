// A place of a board, and a row of them, as they are read out; and what can be read on it.

/** px: letters that are smaller are left out. */
export const LEGIBLE = 9;

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
