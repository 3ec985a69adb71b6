// What fingers and a mouse mean on a board.
import type { Point } from "../hex";

/**
 * Whoever wants a press on a place for himself, before it is a drag of a piece: a line that is drawn
 * along the borders, say. Points are in units of the board.
 */
export interface Gesture {
  /** Whether it is wanted: then all until the end is his. */
  press(place: string, at: Point): boolean;
  /** Whether it is more than a click by now. */
  move(place: string | null, at: Point): boolean;
  /** Whether it was. */
  end(place: string | null): boolean;
  cancel(): void;
}

/** How the pieces of a board are taken in hand. */
export interface Grip {
  /** The places whose piece can be, */
  readonly takes: ReadonlySet<string>;
  /** and the one whose piece is. */
  readonly held: string | null;
  /** Nobody hears of a choice now. */
  readonly lost: boolean;
  /** Whether there is anywhere to go with it. */
  take(place: string): Promise<boolean>;
  putBack(): void;
}

/** How far a pointer goes until that is no click any more; a finger is less steady. */
export function slack(pointer: string): number {
  return pointer === "mouse" ? 4 : 10;
}

const SOON = 300; // ms
const NEAR = 40; // px

/** A tap is the second of two where it follows soon and close. */
export class Taps {
  #last: { readonly at: Point; readonly time: number } | null = null;

  tap(at: Point, time: number): boolean {
    const last = this.#last;
    const second = !!last && time - last.time < SOON && distance(at, last.at) < NEAR;
    this.#last = second ? null : { at, time };
    return second;
  }

  forget(): void {
    this.#last = null;
  }
}

/** ms until a tap is surely the only one. */
export const LONE = SOON;

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
