// What is asked, in the words of Kemet: which button stands out, and what is warned of.
import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { fakeAccess, type FakeLine } from "../fake_line";
import { SPEECH } from "../kemet/speech";
import type { Choice, Observation } from "../protocol";
import { faults, text } from "../testing";
import { loadWords, type Words } from "../words";
import { TableModel } from "./model.svelte";
import Prompt from "./Prompt.svelte";

let words: Words;
beforeAll(async () => {
  words = await loadWords("en", ["kemet"], SPEECH);
});

const idle = { reason: "tiles-gone", rules: ["KEMET-BUY-06"] };
const token = (option: number, space: string, more: Partial<Choice> = {}): Choice => ({
  option,
  verb: "token",
  words: `token ${space}`,
  noun: ["action-space", space],
  ...more,
});
const WHITE = token(1, "buy-white", { idle });
const BLUE = token(2, "buy-blue", { idle });
const RAISE = token(3, "raise");
const PASS: Choice = { option: 4, verb: "pass", words: "pass" };

function show(choices: Choice[], more: Partial<Observation> = {}) {
  const lines: FakeLine[] = [];
  const model = new TableModel(
    ["a"],
    () => fakeAccess(lines),
    () => true,
  );
  const line = lines[0]!;
  line.opens();
  const observation = {
    mark: { epoch: "first", number: 1, stamp: "s" },
    game: "kemet",
    seat: 0,
    side: [0],
    awaited: [0],
    options: choices.map(({ option }) => option),
    choices,
    draft: [],
    undo: 0,
    facts: {},
    names: ["Nefer"],
    bots: [""],
    since: 0,
    ...more,
  };
  line.hear({ type: "update", news: [], observation });
  const elsewhere = ({ verb }: Choice) => verb === "token";
  render(Prompt, { props: { model, words, heading: "Choose", above: "", elsewhere } });
  return { model, line };
}

async function pick({ model, line }: ReturnType<typeof show>, { option }: Choice) {
  const done = model.choose(option);
  const { id } = line.last() as { id: string };
  line.hear({ type: "ahead", id, events: [], facts: {}, back: true });
  await done;
}

const buttons = () =>
  screen.getAllByRole("button").map((one) => [text(one), one.classList.contains("primary")]);

test("what would do nothing says why, and something else stands out", async () => {
  const table = show([WHITE, RAISE]);
  await pick(table, WHITE);
  await screen.findByText(/This would do nothing now\. There is nothing left to buy/);
  expect(screen.getByText("KEMET-BUY-06").tagName).toBe("SMALL");
  expect(buttons().slice(0, 2)).toEqual([
    ["Choose something else", true],
    ["Place it anyway", false],
  ]);
  expect(document.querySelector("[data-confirm]")).toBeNull(); // no key places it
  expect(await faults()).toEqual([]);
  await table.model.choose(WHITE.option); // nor does a second click
  expect(table.line.last().type).toBe("look-ahead");
  screen.getByRole("button", { name: "Place it anyway" }).click();
  expect(table.line.last()).toMatchObject({ type: "choose", options: [1] });
});

test("where nothing else would do anything, it is as good as any", async () => {
  const table = show([WHITE, BLUE]);
  await pick(table, WHITE);
  await screen.findByText(/This would do nothing now/);
  expect(buttons()[1]?.[1]).toBe(true);
});

test("with nothing to take back there is no box that looks like a button, and its place stays", () => {
  show([RAISE]);
  expect(document.querySelector("[data-undo]")!.classList.contains("none")).toBe(true);
});

test("undo says what it takes back", () => {
  show([RAISE], { undo: 1, last: WHITE });
  screen.getByRole("button", { name: /^Undo “place a token: / });
});

test("to forgo never stands out", () => {
  show([PASS, RAISE]);
  expect(screen.getByRole("button", { name: /pass/i }).className).toContain("quiet");
});

test("nor does an end before anything was done", async () => {
  for (const [last, early] of [
    [RAISE, true],
    [token(5, "x", { verb: "to" }), false],
  ] as const) {
    document.body.replaceChildren();
    const done: Choice = { option: 9, verb: "done", words: "done" };
    const { line } = show([done, token(6, "y", { verb: "from" })], { last });
    const { id } = line.last() as { id: string };
    const use = { steps: [{ choice: done, instead: [] }], options: [9], ways: [], back: true };
    line.hear({ type: "uses", id, uses: [use] });
    await vi.waitFor(() => expect(document.querySelector("[data-finish]")).not.toBeNull());
    expect(document.querySelector("[data-finish]")!.classList.contains("primary")).toBe(!early);
  }
});
