// What the panels read of a view, beyond the board, and of what follows from it.
import type { Choice } from "../../protocol";
import { COLOURS, type Colour, readTroops, type SeatView, seatsOf, type View } from "../read";
import { CARDS, CREATURES, INTERVENTIONS, ROWS, SPACES, TILES, TOKENS } from "../facts";

export type Counts = Readonly<Record<string, number>>;

/** What everybody may know of a seat. */
export interface Seat extends SeatView {
  readonly prayer: number;
  /** Permanent ones. */
  readonly points: number;
  /** Those of them that battles brought. */
  readonly battles: number;
  readonly tiles: readonly string[];
  /** Ordinary tokens that are left today. */
  readonly left: number;
  /** The action spaces with a token. */
  readonly covered: readonly string[];
  readonly reserve: number;
  /** How many battle cards are in hand; which of the others lie open, and how many face down. */
  readonly hand: number;
  readonly discard: readonly string[];
  readonly hidden: number;
  /** Exchanged, where that was seen. */
  readonly removed: readonly string[];
  /** Observation since the last exchange: these are still in the game. */
  readonly shown: readonly string[];
  readonly interventions: number;
}

/** What a seat alone knows of itself. */
export interface Own {
  readonly seat: string;
  readonly hand: readonly string[];
  readonly discard: readonly string[];
  /** Those of them that lie face down. */
  readonly hidden: readonly string[];
  readonly removed: readonly string[];
  readonly interventions: Counts;
  /** The cards that Vision shows. */
  readonly looked: Counts;
}

export interface Table extends View {
  readonly goal: number;
  readonly highest: number;
  readonly day: number;
  /** Nobody's at night. */
  readonly turn: string | null;
  readonly order: readonly string[];
  /** The order of the next day, while it is being set. */
  readonly coming: readonly string[];
  readonly seats: Readonly<Record<string, Seat>>;
  /** Nobody's who only looks on. */
  readonly own: Own | null;
  /** By colour and name: the tiles left. */
  readonly supply: Readonly<Record<Colour, Counts>>;
  /** Cards that somebody looks at. */
  readonly looked: number;
  readonly running: {
    readonly colour: Colour | null;
    readonly queue: readonly string[];
    readonly nightly: readonly string[];
    readonly plan: Counts;
  };
}

/** What the panels read of the message around the view. */
export interface Sitting {
  readonly names?: readonly string[] | null;
  /** By seat: the level of its opponent, "" for a person. */
  readonly bots?: readonly string[] | null;
}

// --- what follows, as the server works it out

export interface Standing {
  readonly score: number;
  readonly temporary: number;
  readonly income_night: number;
}

/** A tile that is left; what it costs is told to who has a seat. */
export interface Offer {
  readonly left: number;
  readonly price?: number;
  readonly affordable?: boolean;
  readonly reach?: boolean;
  readonly owned?: boolean;
}

export interface Outlook {
  readonly seats: Readonly<Record<string, Standing>>;
  readonly market: Readonly<Record<Colour, Readonly<Record<string, Offer>>>>;
}

// --- seats

/** In the order of play; before there is one, in that of sitting. */
export function inOrder(table: Table): string[] {
  const rest = seatsOf(table).filter((word) => !table.order.includes(word));
  return [...table.order, ...rest];
}

/** What a seat is called: as its player is, else by its place. */
export function nameOf(
  observation: Sitting,
  table: Table,
  word: string,
  say: (id: string) => string,
): string {
  return observation.names?.[seatsOf(table).indexOf(word)] || say(`kemet-seat-${word}`);
}

/** By creature of a seat: the space where it is; null where it waits on its tile. */
export function creaturesOf(table: Table, word: string): Map<string, string | null> {
  const owned = CREATURES.filter((creature) => table.seats[word]?.tiles.includes(creature));
  const found = new Map<string, string | null>(owned.map((creature) => [creature, null]));
  for (const [space, words] of Object.entries(table.board)) {
    for (const { creature } of readTroops(words, seatsOf(table)))
      if (creature && found.has(creature)) found.set(creature, space);
  }
  return found;
}

// --- tokens

export type ActionSpace = (typeof SPACES)[number];

/** From the golden space down to the first row. */
export const PYRAMID_ROWS: readonly (readonly ActionSpace[])[] = Array.from(
  { length: ROWS + 1 },
  (_, i) => SPACES.filter(({ row }) => row === ROWS + 1 - i),
);

/** The rows that want a token before the day ends. */
export function emptyRows(seat: Seat): number[] {
  return Array.from({ length: ROWS }, (_, i) => i + 1).filter(
    (row) => !SPACES.some((space) => space.row === row && seat.covered.includes(space.word)),
  );
}

export interface ExtraToken {
  readonly token: "silver" | "golden";
  readonly used: boolean;
}

/** A silver one is used where more tokens lie than ordinary ones were placed. */
export function extraTokens(seat: Seat): ExtraToken[] {
  const golden = seat.covered.includes("golden");
  const ordinary = seat.covered.length - (golden ? 1 : 0);
  return [
    ...(seat.tiles.includes("act-of-god")
      ? [{ token: "silver", used: ordinary > TOKENS - seat.left } as const]
      : []),
    ...(seat.tiles.includes("divine-will") ? [{ token: "golden", used: golden } as const] : []),
  ];
}

// --- tiles

export interface Tile {
  readonly word: string;
  readonly level: number;
  readonly copies: Readonly<Partial<Record<Colour, number>>>;
}

const ALL: readonly Tile[] = TILES;

export function tilesOf(colour: Colour, level: number): Tile[] {
  return ALL.filter((tile) => tile.level === level && tile.copies[colour]);
}

export interface Stall {
  readonly tile: Tile;
  readonly colour: Colour;
  readonly left: number;
  /** Who has one of this name and, as far as can be told, of this colour. */
  readonly holders: readonly string[];
  /** Of tiles in several colours nobody remembers who bought which. */
  readonly sure: boolean;
}

export function stallOf(table: Table, colour: Colour, tile: Tile): Stall {
  const left = table.supply[colour][tile.word] ?? 0;
  const sold = (tile.copies[colour] ?? 0) - left;
  const named = seatsOf(table).filter((word) => table.seats[word]?.tiles.includes(tile.word));
  return {
    tile,
    colour,
    left,
    holders: sold ? named : [],
    sure: coloursOf(table, tile).length === 1 || named.length === 1,
  };
}

/** The colours in which a tile was sold. */
function coloursOf(table: Table, { word, copies }: Tile): Colour[] {
  return COLOURS.filter((colour) => (copies[colour] ?? 0) > (table.supply[colour][word] ?? 0));
}

/** The tiles of a seat by colour; those whose colour cannot be told are under null. */
export function tilesByColour(table: Table, word: string): Map<Colour | null, string[]> {
  const found = new Map<Colour | null, string[]>([...COLOURS, null].map((colour) => [colour, []]));
  for (const tile of ALL) {
    if (!table.seats[word]?.tiles.includes(tile.word)) continue;
    const [colour, other] = coloursOf(table, tile);
    found.get(other || !colour ? null : colour)?.push(tile.word);
  }
  return found;
}

/** Whether nothing but the moment stands between me and a tile; the server has told. */
export function withinReach(offer: Offer | undefined): boolean {
  return !!offer?.affordable && !!offer.reach && !offer.owned;
}

// --- battle cards

export type BattleCard = (typeof CARDS)[number];
export type Intervention = (typeof INTERVENTIONS)[number];

/** Those that a seat has ever had: six, and what tiles brought. */
export function cardsOf(seat: Seat): BattleCard[] {
  const special = TILES.map(({ word }) => word as string);
  return CARDS.filter(({ word }) => !special.includes(word) || seat.tiles.includes(word));
}

export interface Hand {
  /** All that it could be, as far as everybody knows. */
  readonly cards: readonly string[];
  /** Whether that is exactly the hand; else it is so many of them. KEMET-VARIANT-09. */
  readonly known: boolean;
}

export function handOf(seat: Seat): Hand {
  const gone = [...seat.discard, ...seat.removed];
  const cards = cardsOf(seat).flatMap(({ word }) => (gone.includes(word) ? [] : [word]));
  return { cards, known: cards.length === seat.hand };
}

// --- choices

/** The choice of this verb and noun. */
export function choiceOf(
  choices: readonly Choice[],
  verb: string,
  word: string,
): Choice | undefined {
  return choices.find((choice) => choice.verb === verb && choice.noun?.[1] === word);
}

export type NightStep = "cards" | "tiles" | "order";

const NIGHT_VERBS: Readonly<Record<string, NightStep>> = {
  keep: "cards",
  use: "tiles",
  next: "order",
};

/** What the night is about now, as far as it can be seen. */
export function nightStep(table: Table, choices: readonly Choice[]): NightStep | null {
  const asked = choices.flatMap(({ verb }) => NIGHT_VERBS[verb] ?? []);
  if (asked[0]) return asked[0];
  if (table.looked) return "cards";
  const { nightly, queue, plan } = table.running;
  if (nightly.length || queue.length || Object.keys(plan).length) return "tiles";
  return table.coming.length ? "order" : null;
}
