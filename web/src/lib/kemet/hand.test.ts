import { expect, test } from "vitest";
import type { Choice, Observation } from "../protocol";
import { heldOf, takeable } from "./hand";

const OWN = ["front-1", "city-1a"];

/** What is asked, by verb and word. */
function asked(choices: readonly [string, string][], more: object = {}): Observation {
  const listed = choices.map(([verb, word]) => ({ verb, noun: ["", word] }) as unknown as Choice);
  return { choices: listed, facts: {}, begun: false, ...more } as unknown as Observation;
}

test("a troop can be taken where it is asked for, or a token could move it", () => {
  expect([...takeable(asked([["from", "front-1"]]), OWN)]).toEqual(["front-1"]);
  expect([...takeable(asked([["token", "move-2"]]), OWN)]).toEqual(OWN);
  expect([...takeable(asked([["golden", "move"]]), OWN)]).toEqual(OWN);
  expect([...takeable(asked([["token", "pray-1"]]), OWN)]).toEqual([]);
});

test("while one marches, another can be taken if nothing has happened yet", () => {
  const facts = { march: { space: "front-1", visited: [] } };
  const going = asked([["to", "west-bank"]], { facts });
  expect([...takeable(going, OWN)]).toEqual(["front-1"]);
  expect(new Set(takeable({ ...going, begun: true }, OWN))).toEqual(new Set(OWN));
});

test("in hand is what was taken, or whatever is asked where it goes", () => {
  const facts = { march: { space: "front-1", visited: [] } };
  const going = asked([["to", "west-bank"]], { facts, begun: true });
  expect(heldOf(going, { kind: "space", word: "city-1a" })).toBe("city-1a");
  expect(heldOf(going, null)).toBe("front-1");
  expect(heldOf({ ...going, begun: false }, null)).toBe(null);
});
