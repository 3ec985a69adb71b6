// Those who fight, each with all that is shown of him: while a battle runs, and of one that is over.
import type { Choice, Observation } from "../../protocol";
import type { Say } from "../../say";
import { membersOf, speaker } from "../panels/table";
import { seatsOf } from "../read";
import type { Account, Deeds, Gain } from "./account";
import type { BattleOutlook, Standing } from "./outlook";
import {
  type BattleView,
  drafted,
  figuresOn,
  measured,
  type Strength,
  strengthOf,
  strongestFirst,
} from "./stage";

export interface Row {
  /** Of the seat, and its place. */
  readonly word: string;
  readonly seat: number;
  /** The person's name; none for whoever looks. */
  readonly name: string | null;
  readonly strength: Strength;
  /** In the region, counting or not. */
  readonly figures: number;
  readonly state: "own" | "sealed" | "choosing" | null;
  /** More to tell, in words. */
  readonly notes: readonly string[];
  /** How many figures died. */
  readonly lost: number;
  readonly wins: boolean;
  /** Whether this one may break a tie. */
  readonly breaks: boolean;
  /** Those shown. */
  readonly cards: readonly string[];
  /** Devotion as the battle began, and as it is. */
  readonly before: number;
  readonly devotion: number;
  readonly followers: number;
  readonly gains: { readonly devotion: readonly Gain[]; readonly followers: readonly Gain[] };
}

const NOTHING = { devotion: [], followers: [] };

export interface Running {
  readonly observation: Observation;
  readonly table: BattleView;
  readonly battle: BattleOutlook;
  readonly account: Account | null;
  readonly choices: readonly Choice[];
  readonly picked: number | null;
  readonly say: Say;
}

export function rowsOf(running: Running): Row[] {
  const { observation, table, battle, account, say } = running;
  const facts = table.battle;
  const own = speaker(observation, table, observation.seat);
  const rows = strongestFirst(battle).map((one) => {
    const deeds = account?.deeds.find(({ seat }) => seat === one.seat) ?? null;
    const who = person(observation, table, one.seat);
    const [bid, fallen] = [facts?.bids[who.seat] ?? 0, facts?.fallen[who.seat] ?? 0];
    const safe = facts ? figuresOn(table, facts.safe, one.seat) : 0;
    const dying = facts ? figuresOn(table, facts.dying, one.seat) : 0;
    const notes = [
      facts?.two === one.seat && battle.step === "cards" ? say("ankh-battle-two") : "",
      bid ? say("ankh-battle-bid", { n: bid }) : "",
      dying ? say("ankh-battle-dying", { n: dying }) : "",
      safe ? say("ankh-battle-safe", { n: safe }) : "",
    ];
    return {
      ...who,
      strength: deeds?.strength == null ? standing(running, one, own) : measured(deeds),
      figures: deeds?.strength == null ? one.figures : deeds.figures,
      state: stateOf(running, one.seat, who.seat, own),
      notes: notes.filter((note) => note),
      lost: fallen,
      wins: battle.decided && facts?.winner === one.seat,
      breaks: battle.breaks === one.seat,
      cards: facts?.cards[who.seat] ?? [],
      before: deeds?.before ?? who.devotion,
      gains: deeds ?? NOTHING,
    };
  });
  return winnerFirst(rows);
}

/** Of those who are equally strong. */
function winnerFirst(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => Number(b.wins) - Number(a.wins));
}

/** As it was, with what each has now. */
export function rowsOfAccount(
  account: Account,
  observation: Observation,
  table: BattleView,
): Row[] {
  const rows = account.deeds.map((deeds: Deeds) => {
    const who = person(observation, table, deeds.seat);
    return {
      ...who,
      strength: measured(deeds),
      figures: deeds.figures,
      state: null,
      notes: [],
      lost: deeds.died.length,
      wins: account.winner === deeds.seat,
      breaks: false,
      cards: deeds.cards,
      before: deeds.before ?? who.devotion,
      devotion: deeds.after ?? who.devotion,
      gains: deeds,
    };
  });
  return winnerFirst(rows);
}

function person(observation: Observation, table: BattleView, word: string) {
  const seat = seatsOf(table).indexOf(word);
  const own = membersOf(observation.side, seat).includes(observation.seat);
  const { devotion = 0, followers = 0 } = table.sides[word] ?? {};
  return { word, seat, name: own ? null : (observation.names[seat] ?? ""), devotion, followers };
}

function standing(running: Running, one: Standing, own: string | null): Strength {
  const { observation, table, battle, choices, picked } = running;
  // What others have chosen is nobody's to know; what I have, is mine.
  const choice = choices.find(({ option, verb }) => verb === "card" && option === picked);
  const mine = [...drafted(observation.draft), ...drafted(choice ? [choice] : [])];
  return strengthOf(one, {
    step: battle.step,
    two: table.battle?.two ?? null,
    chosen: one.seat === own && battle.step !== "plague" ? mine : [],
    used: table.sides[one.seat]?.used ?? [],
  });
}

function stateOf(
  { observation, choices }: Running,
  word: string,
  seat: number,
  own: string | null,
): Row["state"] {
  if (word === own && choices.length) return "own";
  if (word === own && observation.draft.length) return "sealed";
  return observation.awaited.includes(seat) ? "choosing" : null;
}
