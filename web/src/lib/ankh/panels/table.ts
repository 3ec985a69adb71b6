// What the panels read of a view, beyond the board.
import { CARDS, EVENTS, MERGING, POWERS, USES_BEYOND_PLAYERS } from "../facts";
import { seatsOf, type View } from "../read";

export interface Side {
  readonly devotion: number;
  readonly followers: number;
  /** In the pool, as the guardians are. */
  readonly warriors: number;
  readonly guardians: Readonly<Record<string, number>>;
  readonly ankhs: number;
  readonly powers: readonly string[];
  readonly used: readonly string[];
}

export interface Table extends View {
  readonly scenario: string | null;
  /** By level; none before they are drawn. */
  readonly guardians: readonly (string | null)[];
  readonly stock: readonly number[];
  readonly turn: string;
  readonly sides: Readonly<Record<string, Side>>;
  /** The least devoted first; of two on one space, the upper one later. */
  readonly ranking: readonly string[];
  /** By slot of Anubis: whose warrior. */
  readonly trapped: readonly string[];
  readonly amun: boolean;
  readonly markers: Readonly<Record<string, number>>;
  /** The place on the track of the next event. */
  readonly event: number;
  readonly conflicts: number;
  readonly tiebreaker: string | null;
  /** Whether the tiebreaker can still be used. */
  readonly ready: boolean;
  readonly action: {
    readonly name: string | null;
    readonly fired: boolean;
    readonly line?: readonly string[];
  };
}

/** What the panels read of the message around the view. */
export interface Sitting {
  /** By seat: who speaks for it; below 0 nobody. */
  readonly side: readonly number[];
  readonly names?: readonly string[] | null;
  /** By seat: the level of its opponent, "" for a person. */
  readonly bots?: readonly string[] | null;
}

export type Action = keyof typeof USES_BEYOND_PLAYERS;

/** The word of the side that a seat plays, its own or that it has merged into; none when forgotten. */
export function speaker(observation: Sitting, table: Table, seat: number): string | null {
  return seatsOf(table)[observation.side[seat] ?? -1] ?? null;
}

/** The seats of a side, the speaker first; none when that seat does not speak. */
export function membersOf(side: readonly number[], seat: number): number[] {
  if (side[seat] !== seat) return [];
  return [seat, ...side.flatMap((speaks, i) => (speaks === seat && i !== seat ? [i] : []))];
}

/** The god of a seat's word; none before gods are picked. */
export function godOf(word: string): string | null {
  return /^player\d$/.test(word) ? null : word;
}

/** Who is ahead in devotion; nobody before there is any. */
export function leaderOf(table: Table): string | null {
  const last = table.ranking.at(-1) ?? "";
  return table.sides[last]?.devotion ? last : null;
}

/** With how many uses of an action an event comes. */
export function usesOf(table: Table, action: Action): number {
  return seatsOf(table).length + USES_BEYOND_PLAYERS[action];
}

export interface Slot {
  readonly place: number;
  readonly kind: (typeof EVENTS)[number];
  /** Of conflicts, from 1; 0 for others. */
  readonly conflict: number;
}

/** The track in blocks, each ending in a conflict. */
export function eventBlocks(): Slot[][] {
  const blocks: Slot[][] = [[]];
  EVENTS.forEach((kind, place) => {
    const conflict = kind === "conflict" ? blocks.length : 0;
    blocks.at(-1)?.push({ place, kind, conflict });
    if (conflict && place < EVENTS.length - 1) blocks.push([]);
  });
  return blocks;
}

/** Two gods alone do not merge. */
export function mergesAfter(table: Table, conflict: number): boolean {
  return conflict === MERGING && seatsOf(table).length > 2;
}

/** The event that runs now; -1 when none does. */
export function runningEvent(table: Table): number {
  return table.action.fired ? table.event - 1 : -1;
}

/** How many events come before the next conflict; below 0 when there is none. */
export function toConflict(table: Table): number {
  return EVENTS.slice(table.event).indexOf("conflict");
}

export const LEVELS = [...new Set(POWERS.map(({ level }) => level))];

export function powersOf(side: Side, level: number): string[] {
  return POWERS.flatMap((one) =>
    one.level === level && side.powers.includes(one.word) ? [one.word] : [],
  );
}

export function cardsOf(side: Side, used: boolean): string[] {
  return CARDS.flatMap(({ word }) => (side.used.includes(word) === used ? [word] : []));
}
