// What the words of Kemet are made from.
import type { Speech } from "../words";
import { PLAIN, RULINGS, SECRET, TOLD } from "./facts";
import { questionOf } from "./question";

export const SPEECH: Speech = {
  game: "kemet",
  told: TOLD,
  secret: SECRET,
  plain: PLAIN,
  rulings: RULINGS,
  named: true,
  question: questionOf,
};
