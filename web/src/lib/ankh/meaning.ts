// What a choice means, where its words do not say it: prices and effects, in our own words.
import type { Choice } from "../protocol";
import type { Words } from "../words";
import { POWERS } from "./facts";

const EFFECTS: Readonly<Record<string, string>> = {
  figure: "guardian",
  god: "god",
  card: "card",
};

export function meaningOf(words: Words, { noun }: Choice): string {
  const [kind = "", word = ""] = noun ?? [];
  const power = kind === "power" && POWERS.find((one) => one.word === word);
  if (power) {
    const effect = words.say(`ankh-panel-power-effect-${word}`);
    return words.say("ankh-price", { cost: power.cost, effect });
  }
  const id = `ankh-panel-${EFFECTS[kind]}-effect-${word}`;
  return words.has(id) ? words.say(id) : "";
}
