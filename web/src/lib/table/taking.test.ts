import { expect, test } from "vitest";
import { fakeAccess, type FakeLine } from "../fake_line";
import type { Choice, Observation, Use } from "../protocol";
import { TableModel } from "./model.svelte";

const STEP: Choice = { option: 7, verb: "move", words: "move D3", noun: ["space", "D3"] };
const USE: Use = { steps: [], options: [7], ways: [], back: true };

function observation(number: number, more: Partial<Observation> = {}): Observation {
  return {
    mark: { epoch: "first", number, stamp: `s${number}` },
    game: "ankh",
    seat: 0,
    side: [0],
    awaited: [0],
    options: [STEP.option],
    choices: [STEP],
    draft: [],
    undo: 1,
    begun: true,
    facts: {},
    names: ["Nefer"],
    bots: [""],
    since: 0,
    ...more,
  };
}

function table() {
  const lines: FakeLine[] = [];
  const model = new TableModel(
    ["a"],
    () => fakeAccess(lines),
    () => false,
  );
  const line = lines[0]!;
  line.opens();
  line.hear({ type: "update", news: [], observation: observation(1) });
  return { model, line };
}

/** To the last question what a thing is good for. */
function answer(line: FakeLine, uses: Use[]) {
  const question = line.last();
  if (question.type !== "what-with") throw new Error(`asked for ${question.type}`);
  line.hear({ type: "uses", id: question.id, uses });
}

test("whoever takes a thing hears whether it is in his hand", async () => {
  const { model, line } = table();
  const taken = model.take("space", "D3");
  answer(line, [USE]);
  expect(await taken).toBe(true);
  expect(model.hand.thing?.word).toBe("D3");
  expect(await model.take("space", "D3")).toBe(false); // put back
  expect(model.hand.thing).toBe(null);
});

test("of things taken one right after the other the last is in hand", async () => {
  const { model, line } = table();
  const taken = ["D3", "E4", "F5"].map((word) => model.take("space", word));
  answer(line, [USE]); // D3, which was asked first
  expect(await taken[0]).toBe(false);
  answer(line, [USE]);
  expect(await Promise.all(taken)).toEqual([false, false, true]);
  expect(model.hand.thing?.word).toBe("F5");
});

test("in place of what was begun: after that was taken back, or not at all", async () => {
  const { model, line } = table();
  const first = model.instead("D3");
  expect(line.last().type).toBe("undo");
  const second = model.instead("D3");
  expect(await first).toBe(false);
  line.hear({ type: "update", news: [], observation: observation(2, { undo: 0, begun: false }) });
  answer(line, [USE]);
  expect(await second).toBe(true);
});
