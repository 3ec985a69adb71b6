import { expect, test } from "vitest";
import type { Choice, Observation } from "../protocol";
import { heldOf, takeable } from "./hand";

const OWN = ["A4", "C5"];

/** What is asked, by verb and word. */
function asked(choices: readonly [string, string][], more: object = {}): Observation {
  const listed = choices.map(([verb, word]) => ({ verb, noun: ["", word] }) as unknown as Choice);
  const facts = { action: { picked: "A4" } };
  return { choices: listed, facts, begun: false, ...more } as unknown as Observation;
}

test("a figure can be taken where it is asked for, or an action takes one somewhere", () => {
  expect([...takeable(asked([["move", "A4"]]), OWN)]).toEqual(["A4"]);
  expect([...takeable(asked([["action", "move"]]), OWN)]).toEqual(OWN);
  expect([...takeable(asked([["summon", "warrior"]]), OWN)]).toEqual(OWN);
  expect([...takeable(asked([["action", "unlock"]]), OWN)]).toEqual([]);
});

test("a figure that is asked where it goes is in hand, and another can be taken instead", () => {
  const going = asked([["to", "B4"]], { question: "move to", begun: true });
  expect(heldOf(going, null)).toBe("A4");
  expect(heldOf(going, { kind: "border", word: "A4/A5" })).toBe(null);
  expect([...takeable(going, OWN)]).toEqual(OWN);
  expect(heldOf({ ...going, question: "summon to" }, null)).toBe(null);
});
