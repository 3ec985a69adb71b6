// What a thing of Ankh in hand is good for, in words.
import type { Choice, Observation, Use } from "../protocol";
import type { Thing } from "../table/hand.svelte";
import type { Words } from "../words";

const EVENTS: Readonly<Record<string, string>> = { control: "control", caravan: "caravan" };
const ACTIONS: Readonly<Record<string, string>> = { summon: "summon" };

const PICKED = new Set(["move", "attune"]);
/** Actions that take a figure somewhere, or another beside it. */
const TAKING = new Set(["move", "summon"]);
const GOING = new Set(["move to", "attune to"]);

/** Whether a figure was picked and nothing has happened by it: another can be instead. */
export function isGoing({ question, begun }: Observation): boolean {
  return !!begun && GOING.has(question ?? "");
}

/** The space whose figure is in hand: taken, or asked where it goes. */
export function heldOf({ question, facts }: Observation, thing: Thing | null): string | null {
  if (thing) return thing.kind === "space" ? thing.word : null;
  const { picked } = facts["action"] as { readonly picked: string | null };
  return GOING.has(question ?? "") ? picked : null;
}

/** The spaces whose figure could be taken in hand, of those where an own one stands. */
export function takeable(observation: Observation, own: readonly string[]): Set<string> {
  const { choices } = observation;
  const asked = choices.flatMap(({ verb, noun }) => (PICKED.has(verb) ? [noun?.[1] ?? ""] : []));
  const wanted = choices.some(
    ({ verb, noun }) => verb === "summon" || (verb === "action" && TAKING.has(noun?.[1] ?? "")),
  );
  return new Set([...asked, ...(wanted || isGoing(observation) ? own : [])]);
}

export function nameOfUse(words: Words, { steps }: Use): string {
  const first = steps[0]?.choice;
  const event = EVENTS[first?.verb ?? ""];
  if (event) return words.say(`ankh-event-name-${event}`);
  const action =
    first?.verb === "action" ? first.noun?.[1] : (ACTIONS[first?.verb ?? ""] ?? "move");
  return words.say(`ankh-action-${action}`);
}

export function labelOf(words: Words, choice: Choice): string {
  const [kind = "", word = ""] = choice.noun ?? [];
  return choice.noun ? words.noun(kind, word) : words.choice(choice);
}
