// Where the keys lead on the board. A place is the name of a space, or of a side on offer.
import { centre } from "../hex";
import { alongOffers } from "../board/walk";
import { around, isSpace, sideOf, type Space, spaceOf } from "./map";

const UP_DOWN: Record<string, number> = { ArrowUp: 0, ArrowDown: 3 };
// In the same row first, so that one way and back ends where it began; at the edge the other hex.
const LEFT_RIGHT: Record<string, { even: number[]; odd: number[] }> = {
  ArrowLeft: { even: [4, 5], odd: [5, 4] },
  ArrowRight: { even: [2, 1], odd: [1, 2] },
};
const WAYS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The place that a key leads to: null if the key is not ours, the same place at an edge. */
export function moved(key: string, place: string, offers: readonly string[]): string | null {
  if (key in WAYS) return (isSpace(place) ? next(key, spaceOf(place)) : aside(key, place)) ?? place;
  return alongOffers(key, place, offers);
}

function next(key: string, space: Space): string | undefined {
  const ways = LEFT_RIGHT[key]?.[space.column & 1 ? "odd" : "even"] ?? [UP_DOWN[key] ?? 0];
  const near = around(space);
  return ways.map((way) => near[way]).find((one) => one)?.name;
}

/** From a side to the one of its two spaces that lies that way, if one does. */
function aside(key: string, side: string): string | undefined {
  const [a, b] = sideOf(side);
  const [from, to] = [centre(a.column, a.row), centre(b.column, b.row)];
  const [right, down] = WAYS[key] ?? [0, 0];
  const towards = (to.x - from.x) * right + (to.y - from.y) * down;
  return towards === 0 ? undefined : towards > 0 ? b.name : a.name;
}

/** The name of a space, typed sign by sign: a letter, then a digit. */
export class Typed {
  #letter = "";

  get begun(): boolean {
    return this.#letter !== "";
  }

  /** The space, when its name is whole; null if not, or if there is none of that name. */
  key(key: string): string | null {
    if (/^[a-k]$/i.test(key)) {
      this.#letter = key.toUpperCase();
      return null;
    }
    const name = this.#letter + key;
    this.#letter = "";
    return isSpace(name) ? name : null;
  }
}
