// What the button of a choice says, where the words that all share are too few to stand alone.
import type { Choice } from "../protocol";
import type { Words } from "../words";
import type { BattleOutlook } from "./battle/outlook";
import { COLOURS } from "./read";

/** By step that leads to enemies, as it is typed: how the battle would begin. */
export type Attacks = Readonly<Record<string, BattleOutlook>>;

/** *question* is the rule that asks for it; none if it was chosen before. */
export function deedOf(
  words: Words,
  choice: Choice,
  question: string | null = null,
  attacks: Attacks = {},
): string {
  const { verb, noun } = choice;
  if (verb === "split") return words.say("kemet-table-split", levels(noun?.[1] ?? ""));
  if (question && attacks[choice.words]) {
    const id = verb === "teleport" ? "kemet-table-attack-teleport" : "kemet-table-attack";
    return words.say(id, { space: words.noun("space", noun?.[1]) });
  }
  const here = `kemet-table-${verb}-${question}`.replaceAll(" ", "-");
  return question && words.has(here) ? words.say(here) : words.choice(choice);
}

function levels(split: string): Record<string, string> {
  const each = split.split("/");
  return Object.fromEntries(COLOURS.map((colour, i) => [colour, each[i] ?? ""]));
}
