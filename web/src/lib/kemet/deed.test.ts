import { beforeAll, expect, test } from "vitest";
import { loadWords, type Words } from "../words";
import { at } from "./battle/example";
import { deedOf } from "./deed";
import { meaningOf } from "./meaning";
import { SPEECH } from "./speech";

let words: Words;
beforeAll(async () => {
  words = await loadWords("en", ["kemet"], SPEECH);
});

const choice = (verb: string, kind = "", word = "") => ({
  option: 1,
  verb,
  words: `${verb} ${word}`.trim(),
  ...(kind && { noun: [kind, word] }),
});
const battle = at("cards").outlook.battle!;
const attacks = { "to obelisk-12": battle, "teleport obelisk-12": battle };
const table = { own: { seat: "player1" }, announced: null, running: { pyramid: null } };

test("an attack is called one, a step is none", () => {
  const deed = (verb: string, space: string) =>
    deedOf(words, choice(verb, "space", space), "step to", attacks);
  expect(deed("to", "obelisk-12")).toBe("attack: Obelisk between Thinis and Abydos");
  expect(deed("teleport", "obelisk-12")).toMatch(/^teleport and attack: Obelisk/);
  expect(deed("to", "marsh")).toBe("move to: Marsh");
});

test("an attack tells the strengths, a teleport by itself its price too", () => {
  const outlook = { seats: { player1: { teleport: 2 } }, march: { attacks } };
  const meaning = (verb: string, more: object = {}) =>
    meaningOf(words, choice(verb, "space", "obelisk-12"), outlook, { ...table, ...more });
  expect(meaning("to")).toBe("strength 8 against 6, before cards");
  expect(meaning("teleport")).toBe("for 2 prayer points; strength 8 against 6, before cards");
  expect(meaning("teleport", { announced: {} })).toBe("strength 8 against 6, before cards");
  expect(meaningOf(words, choice("to", "space", "marsh"), outlook, table)).toBe("");
});

test("levels stand with their colours", () => {
  const said = deedOf(words, choice("split", "split", "0/1/2"));
  expect(said).toBe("levels: white\u00A00, red\u00A01, blue\u00A02");
});

test("to end and to leave out say of what, where it is asked", () => {
  expect(deedOf(words, choice("done"), "act")).toBe("end your turn");
  expect(deedOf(words, choice("done"), "march on")).toBe("end the move");
  expect(deedOf(words, choice("pass"), "hand of god")).toBe("raise no pyramid");
  expect(deedOf(words, choice("done"), "wound")).toBe("done");
  expect(deedOf(words, choice("done"))).toBe("done");
});

test("a card is told with what whoever holds it would pay", () => {
  const fire = choice("play", "intervention", "raining-fire");
  expect(meaningOf(words, fire, {}, table)).toMatch(/^Cost: 1\. /);
  const ra = { interventions: { "raining-fire": 0 } };
  expect(meaningOf(words, fire, ra, table)).toMatch(/^Free\. /);
});
