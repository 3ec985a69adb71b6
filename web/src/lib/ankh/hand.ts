// What a thing of Ankh in hand is good for, in words.
import type { Choice, Use } from "../protocol";
import type { Words } from "../words";

const EVENTS: Readonly<Record<string, string>> = { control: "control", caravan: "caravan" };
const ACTIONS: Readonly<Record<string, string>> = { summon: "summon" };

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
