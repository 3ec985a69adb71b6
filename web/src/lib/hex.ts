// The geometry of a board of flat-topped hexes, as tawy/pictures draws it: y grows downwards, odd
// columns lie half a hex lower, and the centre of column 0, row 0 is (0, 0).

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** From the centre to a corner; a side is as long. */
export const RADIUS = 50;
/** From a flat side to the one opposite. */
export const HEIGHT = RADIUS * Math.sqrt(3);

/** The centre of a space; A1 is column 0, row 1. */
export function centre(column: number, row: number): Point {
  const lower = (column & 1) / 2; // not `%`, which is negative left of column 0
  return { x: column * RADIUS * 1.5, y: HEIGHT * (row + lower) };
}

/** The six corners of a space, clockwise from the east. Another radius leaves a gap or overlaps. */
export function corners(column: number, row: number, radius = RADIUS): Point[] {
  const { x, y } = centre(column, row);
  return [0, 1, 2, 3, 4, 5].map((i) => ({
    x: x + radius * Math.cos((i * Math.PI) / 3),
    y: y + radius * Math.sin((i * Math.PI) / 3),
  }));
}
