// What the battle stage shows, from a view, the outlook and the choices of whoever looks.
import type { Choice } from "../../protocol";
import type { Told } from "../../words";
import { CREATURES, TILES } from "../facts";
import type { Counts, Own } from "../panels/table";
import { type Colour, COLOURS, readTroops, seatsOf, type View } from "../read";
import { drafted, wordOf } from "./asked";
import { ofCard, ofIntervention } from "./effects";
import {
  type BattleOutlook,
  NUMBERS,
  type Part,
  type Quantity,
  type SideOutlook,
  type Step,
  type Values,
} from "./outlook";

/** The facts of a battle; lists are by side, the attacker's first. */
export interface Battle {
  readonly space: string;
  readonly attacker: string;
  readonly defender: string;
  readonly played: readonly (string | null)[];
  /** What whoever looks may know. */
  readonly unused: readonly (string | null)[];
  readonly cards: readonly Counts[];
  readonly paid: readonly Counts[];
  readonly revealed: boolean;
  /** As it was when the winner was found. */
  readonly units: readonly number[];
  readonly creatures: readonly (string | null)[];
  readonly strength: readonly number[];
  readonly lost: readonly number[];
  readonly winner: string | null;
}

/** A card that was played outside of battle and is not at work yet. */
export interface Announced {
  readonly seat: string;
  readonly card: string;
  readonly space: string | null;
  /** Who played the last card: this one, or a Veto. */
  readonly last: string;
  readonly vetoes: number;
  readonly open: boolean;
}

export interface BattleView extends Omit<View, "battle"> {
  readonly battle: Battle | null;
  readonly announced: Announced | null;
  readonly own: Pick<Own, "hand" | "interventions"> | null;
}

export const SIDES = ["attacker", "defender"] as const;

// --- a side

/** The troop of a side: as it is there, or as it fought before it had to leave. */
export function troopOf(
  view: BattleView,
  side: number,
): { units: number; creature: string | null } {
  const { battle } = view;
  const seat = battle?.[SIDES[side]!] ?? "";
  const there = readTroops(view.board[battle?.space ?? ""] ?? "", seatsOf(view));
  const troop = there.find(({ owner }) => owner === seat);
  if (battle?.winner)
    return {
      units: battle.units[side] ?? 0,
      creature: troop?.creature ?? battle.creatures[side] ?? null,
    };
  return { units: troop?.units ?? 0, creature: troop?.creature ?? null };
}

/** A creature that takes no part in the battle, though it is there. */
export function idleCreature(
  view: BattleView,
  { parts }: SideOutlook,
  side: number,
): string | null {
  const { creature } = troopOf(view, side);
  return parts.length && !parts.some(({ of }) => of === "creature") ? creature : null;
}

/** Against this one no other creature fights. */
export const SNAKE: (typeof CREATURES)[number] = "deep-desert-snake";

/** The colour of a tile; those that count in battles come in one. */
export function colourOf(tile: string): Colour {
  const copies = TILES.find(({ word }) => word === tile)?.copies as Counts | undefined;
  return COLOURS.find((colour) => copies?.[colour]) ?? "white";
}

/** What a part adds, each number that it has. */
export function adds(part: Partial<Values>): { of: Quantity; n: number }[] {
  return NUMBERS.flatMap((of) => (part[of] ? [{ of, n: part[of] }] : []));
}

/** As it stands on a card: a bonus has its sign. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : String(n);
}

// --- what is added by the draft

/** The side of whoever chooses, as his draft and his pick would make it: with what *counts* of it. */
export function withDraft(
  side: SideOutlook,
  chosen: Chosen,
  counts: Counts | null = null,
): SideOutlook {
  if (!chosen.card) return side;
  const parts: Part[] = [
    { of: "card", word: chosen.card, ...ofCard(chosen.card) },
    ...[...count(chosen.invoked)].flatMap(([word, chosen]): Part[] => {
      const { strength, damage, protection } = ofIntervention(word);
      const n = counts ? (counts[word] ?? 0) : chosen;
      const values = { strength: strength * n, damage: damage * n, protection: protection * n };
      return n ? [{ of: "intervention", word, ...values }] : [];
    }),
  ];
  const numbers = NUMBERS.map((of) => {
    const total = (side[of]?.total ?? 0) + parts.reduce((sum, part) => sum + (part[of] ?? 0), 0);
    return [of, { total, least: total, most: total }];
  });
  return { ...side, parts: [...side.parts, ...parts], ...Object.fromEntries(numbers) };
}

export interface Chosen {
  readonly card: string | null;
  readonly unused: string | null;
  readonly invoked: readonly string[];
}

/** What a draft holds, with what is picked to be added to it. */
export function chosenOf(draft: readonly Choice[], picked: Choice | null): Chosen {
  const all = picked ? [...draft, picked] : draft;
  return {
    card: drafted(all, "card")[0] ?? null,
    unused: drafted(all, "unused")[0] ?? null,
    invoked: drafted(all, "invoke"),
  };
}

/** How often each word is there, in the order in which they come. */
export function count(words: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const word of words) found.set(word, (found.get(word) ?? 0) + 1);
  return found;
}

// --- what is chosen

export interface HandCard extends Values {
  readonly word: string;
  /** None: it is in the draft already. */
  readonly option: number | null;
  readonly drafted: "card" | "unused" | null;
}

/** My battle cards: what can be chosen now, and what is chosen already. */
export function handOf(
  hand: readonly string[],
  choices: readonly Choice[],
  draft: readonly Choice[],
): HandCard[] {
  const { card, unused } = chosenOf(draft, null);
  return hand.map((word) => ({
    word,
    ...pickValues(ofCard(word)),
    option:
      choices.find((one) => (one.verb === "card" || one.verb === "unused") && wordOf(one) === word)
        ?.option ?? null,
    drafted: word === card ? "card" : word === unused ? "unused" : null,
  }));
}

function pickValues({ strength, damage, protection }: Values): Values {
  return { strength, damage, protection };
}

// --- what happened

/** The battles in a list of events, each from its attack to its end, as far as it has come. */
export function battlesIn(events: readonly Told[]): (readonly Told[])[] {
  const starts = events.flatMap(({ event }, i) => (event === "attacked" ? [i] : []));
  return starts.map((start, i) => whole(events.slice(start, starts[i + 1])));
}

const AFTERWARDS = new Set(["covered", "dawned", "bought", "raised", "enlarged"]);

/** Up to the last card that was spent; where there was no fight, up to what is no part of it. */
function whole(story: readonly Told[]): readonly Told[] {
  const spent = story.findLastIndex(({ event }) => event === "spent");
  const next = story.findIndex(({ event }) => AFTERWARDS.has(String(event)));
  const end = spent >= 0 ? spent + 1 : next >= 0 ? next : story.length;
  return story.slice(0, end);
}

const GAINED = new Set(["scored", "prayed", "held"]);

/** What a battle that is won has brought: points, prayer, a temple. */
export function gains(events: readonly Told[]): readonly Told[] {
  const won = events.findLastIndex(({ event }) => event === "won");
  return won < 0 ? [] : events.slice(won).filter(({ event }) => GAINED.has(String(event)));
}

/** What a choice would bring and cost; where it leads is said by the choice itself. */
export function changes(events: readonly Told[]): readonly Told[] {
  return events.filter(({ event }) => event === "paid" || GAINED.has(String(event)));
}

const MOVED = new Set(["marched", "returned", "waits", "came"]);

/** Where everybody went after it. */
export function aftermath(events: readonly Told[]): readonly Told[] {
  const won = events.findLastIndex(({ event }) => event === "won");
  return events.slice(won + 1).filter(({ event }) => MOVED.has(String(event)));
}
