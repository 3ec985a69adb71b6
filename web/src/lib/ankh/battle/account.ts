// How a battle went, from what was told of it: who played what, how strong that made them, who died,
// who took what.
import type { Told } from "../../connection";

/** Devotion or followers, and what they were for: the word of a cause. */
export interface Gain {
  readonly n: number;
  readonly why: string;
}

export interface Fallen {
  readonly space: string;
  readonly figure: string;
}

export interface Deeds {
  readonly seat: string;
  readonly cards: readonly string[];
  readonly bid: number | null;
  /** As it was measured, and how many figures counted; null before that. */
  readonly strength: number | null;
  readonly figures: number;
  readonly died: readonly Fallen[];
  readonly devotion: readonly Gain[];
  readonly followers: readonly Gain[];
  /** Before the first change of devotion and after the last; null without one. */
  readonly before: number | null;
  readonly after: number | null;
}

export interface Account {
  readonly token: number;
  /** The strongest first, once they are measured. */
  readonly deeds: readonly Deeds[];
  readonly winner: string | null;
  /** Whether it is known who wins, or that nobody does. */
  readonly decided: boolean;
}

/** What comes after a battle is no part of it. */
const AFTER = new Set([
  "battle",
  "skipped",
  "dominated",
  "merged",
  "forgotten",
  "acted",
  "conflict",
]);

type Writing = { -readonly [Field in keyof Deeds]: Deeds[Field] };

/** The battles of a story, the last one last; one whose beginning was not told is left out. */
export function accountsOf(story: readonly Told[]): Account[] {
  return story.flatMap(({ event }, i) => (event === "battle" ? [accountOf(story.slice(i))] : []));
}

function accountOf([battle, ...told]: readonly Told[]): Account {
  const end = told.findIndex(({ event }) => AFTER.has(String(event)));
  const events = end < 0 ? told : told.slice(0, end);
  const deeds = new Map<string, Writing>();
  for (const one of events) write(deeds, one);
  const named = (event: string) => events.find((one) => one["event"] === event);
  return {
    token: Number(battle?.["token"]),
    deeds: [...deeds.values()].toSorted((a, b) => (b.strength ?? 0) - (a.strength ?? 0)),
    winner: named("won") ? String(named("won")?.["side"]) : null,
    decided: !!named("won") || !!named("drawn"),
  };
}

function write(deeds: Map<string, Writing>, told: Told) {
  const seat = String(told["side"] ?? "");
  if (told["event"] === "played" && !deeds.has(seat)) deeds.set(seat, blank(seat));
  const one = deeds.get(seat);
  if (!one) return;
  const [n, why] = [Number(told["followers"] ?? told["devotion"]), String(told["why"] ?? "")];
  switch (told["event"]) {
    case "played":
      one.cards = [...one.cards, String(told["card"])];
      break;
    case "bade":
      one.bid = (one.bid ?? 0) + n;
      break;
    case "strength":
      [one.strength, one.figures] = [Number(told["strength"]), Number(told["figures"])];
      break;
    case "died":
      one.died = [...one.died, { space: String(told["space"]), figure: String(told["figure"]) }];
      break;
    case "followed":
      one.followers = [...one.followers, { n, why }];
      break;
    case "sacrificed":
      if (n) one.followers = [...one.followers, { n: -n, why }];
      break;
    case "devoted":
    case "lost":
      take(one, told["event"] === "lost" ? -n : n, why || "cat-mummy", Number(told["now"]));
  }
}

function take(one: Writing, n: number, why: string, now: number) {
  one.devotion = [...one.devotion, { n, why }];
  one.before ??= now - n;
  one.after = now;
}

function blank(seat: string): Writing {
  const none = { strength: null, bid: null, before: null, after: null };
  return { seat, cards: [], figures: 0, died: [], devotion: [], followers: [], ...none };
}
