// Where the tokens stand on the devotion gauge: their space, and how far off its middle, so that equal
// and neighbouring values hide no letter.
import { letterOf } from "../../letter";
import { seatsOf } from "../read";
import { membersOf, type Table } from "./table";

interface Token {
  readonly word: string;
  readonly seat: number;
  /** Of all seats of the side. */
  readonly letters: string;
  readonly value: number;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Pixels: the breadth of the upright bar; the height of the flat gauge, and where its bar is in it. */
export const BAR = 66;
export const FLAT = 42;
export const MIDDLE = 20;
const LARGE = 13;
const SMALL = 7;

type Place = Pick<Token, "x" | "y" | "r">;

/** The sides of one space after each other, the upper one first; the most devoted space first. */
export function stacks(table: Table): string[][] {
  const found: string[][] = [];
  let last = -1;
  for (const word of table.ranking.toReversed()) {
    const value = table.sides[word]?.devotion ?? 0;
    if (value === last) found.at(-1)?.push(word);
    else found.push([word]);
    last = value;
  }
  return found;
}

export function tokens(table: Table, side: readonly number[], upright: boolean): Token[] {
  const all = stacks(table);
  const value = (stack: string[] | undefined) => table.sides[stack?.[0] ?? ""]?.devotion ?? -9;
  const near = (i: number, j: number) => Math.abs(value(all[i]) - value(all[j])) === 1;
  return all.flatMap((stack, i) => {
    const places = upright
      ? besideEachOther(stack.length)
      : overEachOther(stack.length, laneOf(all, i, near));
    return stack.map((word, j) => token(table, side, word, places[j] ?? { x: 0, y: 0, r: SMALL }));
  });
}

function token(table: Table, side: readonly number[], word: string, place: Place): Token {
  const seat = seatsOf(table).indexOf(word);
  const letters = membersOf(side, seat).map(letterOf).join("") || letterOf(seat);
  return { word, seat, letters, value: table.sides[word]?.devotion ?? 0, ...place };
}

function besideEachOther(count: number): Place[] {
  const r = count < 3 ? LARGE : count === 3 ? 11 : 8.5;
  const step = count < 2 ? 0 : Math.min(2 * r, (BAR - 2 * r) / (count - 1));
  return Array.from({ length: count }, (_, i) => ({ x: (i - (count - 1) / 2) * step, y: 0, r }));
}

/** *lane*: -1 up, 1 down, 0 the middle; null among stacks, where all tokens are small. */
function overEachOther(count: number, lane: number | null): Place[] {
  if (count === 1) return [{ x: 0, y: (lane ?? 0) * 8.5, r: lane === null ? SMALL : 10.5 }];
  if (count === 2)
    return [-1, 1].map((way) => ({
      x: 0,
      y: way * (lane === null ? 7 : 9),
      r: lane === null ? SMALL : 10.5,
    }));
  const column = Math.min(3, count);
  return Array.from({ length: count }, (_, i) => ({
    x: (Math.floor(i / column) - (count > column ? 0.5 : 0)) * 2 * SMALL,
    y: ((i % column) - 1) * (2 * SMALL - 1),
    r: SMALL,
  }));
}

/** Neighbouring values take turns up and down. */
function laneOf(
  all: readonly string[][],
  i: number,
  near: (i: number, j: number) => boolean,
): number | null {
  let [from, to] = [i, i];
  while (from > 0 && near(from, from - 1)) from -= 1;
  while (to < all.length - 1 && near(to, to + 1)) to += 1;
  if (from === to) return 0;
  if (all.slice(from, to + 1).some((stack) => stack.length > 1)) return null;
  return (i - from) % 2 ? 1 : -1;
}
