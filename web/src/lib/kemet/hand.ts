// What a thing of Kemet in hand is good for, in words, and what its places take.
import type { Choice, Observation, Use, Way } from "../protocol";
import type { Thing } from "../table/hand.svelte";
import type { Words } from "../words";
import { SPACES } from "./facts";

/** A group that has taken a step and could take another. */
export function onItsWay({ choices, facts }: Observation): Thing | null {
  const march = facts["march"] as March | null;
  const goes = march?.visited.length && choices.some(({ verb }) => verb === "take");
  return goes && march.space ? { kind: "space", word: march.space } : null;
}

/** A march as a view has it. */
interface March {
  readonly space: string | null;
  readonly visited: readonly string[];
}
const TOKENS = new Set(["token", "silver", "golden"]);
const MOVES = new Set(["move", ...SPACES.flatMap((s) => (s.action === "move" ? [s.word] : []))]);
const STEPS = new Set(["to", "teleport"]);

/** The space whose troop is in hand: taken, or already on its way to wherever is chosen. */
export function heldOf({ choices, facts, begun }: Observation, thing: Thing | null): string | null {
  if (thing) return thing.kind === "space" ? thing.word : null;
  const march = facts["march"] as March | null;
  return begun && choices.some(({ verb }) => STEPS.has(verb)) ? (march?.space ?? null) : null;
}

/** The spaces whose troop could be taken in hand, of those where an own one stands. */
export function takeable(
  { choices, facts, begun }: Observation,
  own: readonly string[],
): Set<string> {
  const march = facts["march"] as March | null;
  const asked = choices.flatMap(({ verb, noun }) => (verb === "from" ? [noun?.[1] ?? ""] : []));
  const moves = choices.some(({ verb, noun }) => TOKENS.has(verb) && MOVES.has(noun?.[1] ?? ""));
  const others = moves || (begun && march) ? own : [];
  const marching = march?.space && choices.some(({ verb }) => STEPS.has(verb) || verb === "take");
  return new Set([...asked, ...others, ...(marching ? [march.space] : [])]);
}

export function nameOfUse(words: Words, { steps }: Use): string {
  const verbs = steps.map(({ choice }) => choice.verb);
  const action = ["buy", "recruit"].find((verb) => verbs.includes(verb)) ?? "move";
  return words.say(`kemet-action-${action}`);
}

/** In a word or two: how many, with whom, by which token. */
export function labelOf(words: Words, choice: Choice): string {
  const [kind = "", word = ""] = choice.noun ?? [];
  if (kind === "count") return word;
  if (kind === "creature")
    return words.say(`kemet-panel-${choice.verb}`, { creature: words.thing(kind, word) });
  return words.noun(kind, word);
}

/** What it takes to come to a place: steps, the price of a teleport, a battle. */
export interface Plate {
  readonly text: string;
  readonly look: "step" | "leap" | "battle";
}

/** Units that are on their way to a place: they are there once all have been named. */
export function planned(plan: Readonly<Record<string, number>>): ReadonlyMap<string, Plate> {
  return new Map(
    Object.entries(plan).map(([place, units]) => [place, { text: `+${units}`, look: "step" }]),
  );
}

export function platesOf(ways: readonly Way[]): ReadonlyMap<string, Plate> {
  return new Map(
    ways.flatMap(({ choice, told }): [string, Plate][] => {
      const place = choice.noun?.[1];
      if (!place || told["steps"] === undefined) return [];
      const text = told["price"] ? `${told["price"]} ☥` : `${told["steps"]}`;
      const look = told["battle"] ? "battle" : told["price"] ? "leap" : "step";
      return [[place, { text, look }]];
    }),
  );
}
