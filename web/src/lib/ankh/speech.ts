// What the words of Ankh are made from.
import type { Speech } from "../words";
import { PLAIN, RULINGS, SECRET, TOLD } from "./facts";
import { questionOf } from "./question";

export const SPEECH: Speech = {
  game: "ankh",
  told: TOLD,
  secret: SECRET,
  plain: PLAIN,
  rulings: RULINGS,
  question: questionOf,
};
