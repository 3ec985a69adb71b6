// What the battle stage shows, from a view, the outlook and the choices of whoever looks.
import { type Rung, rungs } from "../../parts/ladder";
import type { Choice } from "../../protocol";
import { CARDS } from "../facts";
import { isSpace } from "../map";
import type { Table } from "../panels/table";
import { readBoard, type View } from "../read";
import type { Deeds } from "./account";
import type { BattleOutlook, Part, Standing, Step } from "./outlook";

/** A view with what a battle is about; lists are by seat. */
export interface BattleView extends Table {
  readonly battle: {
    readonly region: string;
    readonly fighters: readonly string[];
    readonly two: string | null;
    readonly bids: readonly number[];
    /** Those shown. */
    readonly cards: readonly (readonly string[])[];
    readonly winner: string | null;
    readonly dying: readonly string[];
    readonly safe: readonly string[];
    readonly fallen: readonly number[];
  } | null;
}

const LADDER: readonly Step[] = ["cards", "build", "plague", "majority", "resolution"];
/** Till then majorities are still to be paid. */
const BEFORE_MAJORITY: readonly Step[] = ["attune", "cards", "build", "plague"];

/** The steps of the rulebook; what comes before or after them stands there while it lasts. */
export function ladder(now: Step | null): Rung<Step>[] {
  const steps = now === "attune" ? [now, ...LADDER] : now === "after" ? [...LADDER, now] : LADDER;
  return rungs(steps, now, LADDER);
}

export function majoritiesOpen(step: Step): boolean {
  return BEFORE_MAJORITY.includes(step);
}

export interface Sorted {
  readonly cards: readonly Choice[];
  readonly bids: readonly Choice[];
  /** By the name of a space: the option. */
  readonly spaces: ReadonlyMap<string, number>;
  readonly others: readonly Choice[];
}

export function sortChoices(choices: readonly Choice[]): Sorted {
  const onBoard = ({ noun }: Choice) => isSpace(noun?.[1] ?? "");
  const named = (verb: string) => choices.filter((choice) => choice.verb === verb);
  return {
    cards: named("card"),
    bids: named("bid"),
    spaces: new Map(choices.filter(onBoard).map(({ noun, option }) => [noun![1]!, option])),
    others: choices.filter((one) => !onBoard(one) && one.verb !== "card" && one.verb !== "bid"),
  };
}

export interface HandCard {
  readonly word: string;
  readonly strength: number;
  /** None: it is used, or sealed already. */
  readonly option: number | null;
  readonly sealed: boolean;
}

/** All seven, each always at its place. */
export function handOf(cards: readonly Choice[], draft: readonly Choice[]): HandCard[] {
  const sealed = drafted(draft);
  return CARDS.map(({ word, strength }) => ({
    word,
    strength,
    option: cards.find(({ noun }) => noun?.[1] === word)?.option ?? null,
    sealed: sealed.includes(word),
  }));
}

/** What is in a draft: the words of cards, or the number of a bid. */
export function drafted(draft: readonly Choice[]): string[] {
  return draft.flatMap(({ noun }) => noun?.[1] ?? []);
}

export interface Strength {
  readonly parts: readonly Part[];
  /** What is known of the cards being chosen: mine only. */
  readonly chosen: number | null;
  /** What is not known can add so much. */
  readonly open: { readonly least: number; readonly most: number; readonly cards: number } | null;
  readonly total: number;
}

/** A strength as it was measured: figures, what powers and gods added to them, cards. */
export function measured({ strength, figures, cards }: Deeds): Strength {
  const total = strength ?? 0;
  const played = cards.map((word): Part => ({ of: "card", word, n: numberOf(word) }));
  const rest = total - figures - played.reduce((sum, { n }) => sum + n, 0);
  // Without figures nothing else counts.
  const parts: Part[] = [{ of: "figures", n: figures }];
  if (figures && rest) parts.push({ of: "powers", n: rest });
  return { parts: figures ? [...parts, ...played] : [], chosen: null, open: null, total };
}

/** A strength as it stands, with the cards that I have picked or sealed. */
export function strengthOf(one: Standing, { step, two, chosen, used }: Choosing): Strength {
  // A card without strength is worth showing, a power without effect is not.
  const parts = one.parts.filter(({ of, n }) => n || of === "card" || of === "figures");
  if (step !== "cards" && step !== "attune")
    return { parts, chosen: null, open: null, total: one.total };
  const [least, most] = [one.least - one.total, one.most - one.total];
  const wanted = two === one.seat ? 2 : 1;
  if (!chosen.length)
    return { parts, chosen: null, open: { least, most, cards: wanted }, total: one.total };
  const sum = chosen.reduce((total, word) => total + numberOf(word), 0);
  const total = one.total + sum;
  const left = wanted - chosen.length;
  if (left <= 0) return { parts, chosen: sum, open: null, total };
  const rest = CARDS.filter(({ word }) => !used.includes(word) && !chosen.includes(word));
  const numbers = rest.map(({ strength }) => strength);
  const open = { least: Math.min(...numbers), most: Math.max(...numbers), cards: left };
  return { parts, chosen: sum, open, total };
}

export interface Choosing {
  readonly step: Step;
  readonly two: string | null;
  /** The cards that this fighter has picked or sealed, as far as I may know. */
  readonly chosen: readonly string[];
  readonly used: readonly string[];
}

export function numberOf(card: string): number {
  return CARDS.find(({ word }) => word === card)?.strength ?? 0;
}

/** As it stands on a card: a bonus has its sign. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : String(n);
}

/** Of a list of spaces: how many have a figure of this seat. */
export function figuresOn(view: View, spaces: readonly string[], word: string): number {
  const contents = readBoard(view);
  return spaces.filter((space) => contents.get(space)?.figure?.owner === word).length;
}

/** Strongest first; equal ones as they are. */
export function strongestFirst(battle: BattleOutlook): Standing[] {
  return battle.fighters.toSorted((a, b) => b.total - a.total);
}
