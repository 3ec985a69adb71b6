import { expect, test } from "vitest";
import { Words } from "../words";
import { SPEECH } from "./speech";
import { questionOf } from "./question";

const RULES = ["choose-action", "move-to", "summon-to", "build-at", "save", "bid"];
const words = new Words(
  "en",
  SPEECH,
  `
ankh-figure-god = God
ankh-figure-apep = Apep
ankh-monument-temple = Temple
${RULES.map((rule) => `ankh-ask-${rule} = { $number }|{ $token }|{ $thing }|{ $space }`).join("\n")}
`,
);
const table = {
  board: { C4: "tile, isis god", D4: "ra apep, sun", E4: "temple" },
  order: { "3": "A1", "1": "C0" },
  action: { deeds: 0, picked: null as string | null, aiming: null, placing: null },
  battle: null as object | null,
};
const action = { ...table.action, picked: "C4" };
const battle = { region: "C0", queue: ["D4", "C4"] };

test.each([
  ["choose action", { action: { ...action, deeds: 1 } }, "2|||"],
  ["move to", { action }, "1||God|C4"],
  ["summon to", { action: { ...action, picked: "apep" } }, "1||Apep|"],
  ["build at", { battle, action: { ...action, picked: "temple" } }, "1|1|Temple|"],
  ["save", { battle }, "1|1|Apep|D4"],
  ["bid", { battle }, "1|1||"],
])("%s names what it is about", (question, more, said) => {
  expect(questionOf(words, { question, facts: { ...table, ...more } })).toBe(said);
});
