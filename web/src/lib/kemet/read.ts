// A view, as the server sends it, read into what is on each space.
import { type KemetMap, mapFor } from "./map";

export const COLOURS = ["white", "red", "blue"] as const;
export type Colour = (typeof COLOURS)[number];

/** What everybody may know of a seat. */
export interface SeatView {
  readonly city: string | null;
  /** By colour: the level, and the district once it is built. */
  readonly pyramids: Readonly<Record<Colour, string>>;
}

/** The part of a view that the board shows. */
export interface View {
  readonly board: Readonly<Record<string, string>>;
  /** By temple: who has its point. */
  readonly temples: Readonly<Record<string, string>>;
  /** By seat, in the order of sitting. */
  readonly seats: Readonly<Record<string, SeatView>>;
  readonly battle?: { readonly space: string } | null;
}

export interface Troop {
  readonly owner: string;
  readonly seat: number;
  readonly units: number;
  readonly creature: string | null;
}

export interface Pyramid {
  readonly owner: string;
  readonly seat: number;
  readonly colour: Colour;
  /** 0 where it would be built. */
  readonly level: number;
}

export interface Content {
  readonly troop: Troop | null;
  /** A second troop, which has still to fight for the space. */
  readonly newcomers: Troop | null;
  readonly pyramid: Pyramid | null;
  /** Of a district: whose city it is in. */
  readonly owner: string | null;
  /** Of a temple: who has its point. */
  readonly holder: string | null;
}

/** The words of the seats, in the order of sitting. */
export function seatsOf(view: View): string[] {
  return Object.keys(view.seats);
}

/** The map that is played on. */
export function mapOf(view: View): KemetMap {
  return mapFor(seatsOf(view).length);
}

/** The troops of a space, from words as "player2 3, player1 4 phoenix": who has it, who attacks. */
export function readTroops(words: string, seats: readonly string[]): Troop[] {
  return words.split(",").flatMap((part): Troop[] => {
    const [owner = "", units = "", creature] = part.trim().split(" ");
    if (!owner) return [];
    return [
      { owner, seat: seats.indexOf(owner), units: Number(units), creature: creature ?? null },
    ];
  });
}

/** Whether the first troop of a space is that of a seat. */
export function isAt(owner: string, place: string, view: Pick<View, "board">): boolean {
  return view.board[place]?.split(" ")[0] === owner;
}

/** The level of a pyramid and its district, from words as "2 city-1a" or "0". */
export function readPyramid(words: string): { level: number; space: string | null } {
  const [level = "0", space] = words.split(" ");
  return { level: Number(level), space: space ?? null };
}

/** By city: the word of the seat that it belongs to. */
export function ownersOf(view: View): Map<string, string> {
  return new Map(
    Object.entries(view.seats).flatMap(([word, { city }]) => (city ? [[city, word]] : [])),
  );
}

/** By district: its pyramid; also the one that is not built yet, where it has only one place left. */
export function readPyramids(view: View): Map<string, Pyramid> {
  const map = mapOf(view);
  const found = new Map<string, Pyramid>();
  Object.entries(view.seats).forEach(([owner, { city, pyramids }], seat) => {
    const waiting: Pyramid[] = [];
    for (const colour of COLOURS) {
      const { level, space } = readPyramid(pyramids[colour]);
      const pyramid = { owner, seat, colour, level };
      if (space) found.set(space, pyramid);
      else waiting.push(pyramid);
    }
    const free = map.spaces.filter((one) => one.city === city && city && !found.has(one.name));
    const [last] = waiting;
    if (last && free[0] && waiting.length === 1 && free.length === 1) found.set(free[0].name, last);
  });
  return found;
}

/** By the name of each space in play. */
export function readBoard(view: View): Map<string, Content> {
  const [seats, owners, pyramids] = [seatsOf(view), ownersOf(view), readPyramids(view)];
  return new Map(
    mapOf(view).spaces.map(({ name, city }) => {
      const [troop, newcomers] = readTroops(view.board[name] ?? "", seats);
      return [
        name,
        {
          troop: troop ?? null,
          newcomers: newcomers ?? null,
          pyramid: pyramids.get(name) ?? null,
          owner: (city && owners.get(city)) ?? null,
          holder: view.temples[name] ?? null,
        },
      ];
    }),
  );
}

/** The spaces that are fought over: now, or where newcomers still have to. */
export function foughtFor(view: View): string[] {
  const pending = Object.entries(view.board).flatMap(([name, words]) =>
    words.includes(",") ? [name] : [],
  );
  return [...new Set([...(view.battle ? [view.battle.space] : []), ...pending])];
}
