// A view, as the server sends it (docs/ankh-positions.md), read into what is on each space.
import { regions } from "./regions";
import type { Space } from "./map";

/** The part of a view that the board shows. */
export interface View {
  readonly board: Readonly<Record<string, string>>;
  readonly camels: readonly string[];
  /** By order token: a space of its region. */
  readonly order: Readonly<Record<string, string>>;
  /** By seat, in the order of sitting. */
  readonly sides: Readonly<Record<string, unknown>>;
  /** The camels of a caravan that is not finished. */
  readonly action?: { readonly line?: readonly string[] } | null;
  readonly battle?: { readonly region: string } | null;
}

export interface Figure {
  readonly owner: string;
  readonly seat: number;
  readonly kind: string;
  /** Of a scorpion: the word for the two ways that its claws point. */
  readonly aim: string | null;
}

export interface Monument {
  readonly owner: string | null;
  readonly seat: number;
  readonly kind: string;
}

export interface Content {
  readonly tile: boolean;
  readonly sun: boolean;
  readonly monument: Monument | null;
  readonly figure: Figure | null;
}

const MONUMENTS = ["obelisk", "pyramid", "temple"];
/** Two claws, by the first of them clockwise from the north. */
const AIMS = ["n-ne", "ne-se", "se-s", "s-sw", "sw-nw", "nw-n"];

/** The words of the seats, in the order of sitting. */
export function seatsOf(view: View): string[] {
  return Object.keys(view.sides);
}

/** What stands on a space, from words as "tile, osiris god" or "temple isis". */
export function readSpace(words: string, seats: readonly string[]): Content {
  let [tile, sun]: [boolean, boolean] = [false, false];
  let monument: Monument | null = null;
  let figure: Figure | null = null;
  for (const part of words.split(",").map((text) => text.trim())) {
    const [first = "", second = "", third] = part.split(" ");
    if (part === "tile") tile = true;
    else if (part === "sun") sun = true;
    else if (MONUMENTS.includes(first))
      monument = { kind: first, owner: second || null, seat: seats.indexOf(second) };
    else if (second)
      figure = { owner: first, seat: seats.indexOf(first), kind: second, aim: third ?? null };
  }
  return { tile, sun, monument, figure };
}

/** By the name of each space that something is on. */
export function readBoard(view: View): Map<string, Content> {
  const seats = seatsOf(view);
  return new Map(
    Object.entries(view.board).map(([name, words]) => [name, readSpace(words, seats)]),
  );
}

/** The two sides that claws reach over, clockwise from the north; none without an aim. */
export function waysOf(aim: string | null): number[] {
  const first = aim === null ? -1 : AIMS.indexOf(aim);
  return first < 0 ? [] : [first, (first + 1) % AIMS.length];
}

/** By order token: the land of its region. */
export function readOrder(view: View): Map<string, readonly Space[]> {
  const lands = regions(view.camels);
  return new Map(Object.entries(view.order).map(([token, name]) => [token, lands.get(name) ?? []]));
}

/** The land that is fought for now. */
export function foughtFor(view: View): readonly Space[] {
  return view.battle ? (regions(view.camels).get(view.battle.region) ?? []) : [];
}
