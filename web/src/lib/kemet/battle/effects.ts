// What the cards add that are chosen in a battle, as it is printed on them.
import { CARDS, INTERVENTIONS } from "../facts";
import type { Values } from "./outlook";

const NOTHING: Values = { strength: 0, damage: 0, protection: 0 };

export function ofCard(word: string): Values {
  return CARDS.find((card) => card.word === word) ?? NOTHING;
}

export function ofIntervention(word: string): Values {
  return INTERVENTIONS.find((card) => card.word === word) ?? NOTHING;
}

/** Whether it is one for battles. */
export function isForBattle(word: string): boolean {
  return INTERVENTIONS.some((card) => card.word === word && card.moment === "in-battle");
}
