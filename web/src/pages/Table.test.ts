// What a table shows before its game is there; the rest is seen in a real browser.
import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import { fakeAccess, type FakeLine } from "../lib/fake_line";
import { list, remember } from "../lib/games";
import { Preferences } from "../lib/preferences.svelte";
import type { Observation } from "../lib/protocol";
import { loadWords } from "../lib/words";
import Table from "./Table.svelte";

const NAMES = ["Nefer", "Ptah"];

let line: FakeLine;

beforeEach(async () => {
  const words = await loadWords("en", []);
  const lines: FakeLine[] = [];
  const access = () => fakeAccess(lines);
  render(Table, { props: { links: ["a"], access, words, preferences: new Preferences() } });
  line = lines[0]!;
  line.opens();
});

test("a game that the page does not know is no end: it can be loaded anew", async () => {
  screen.getByText("Opening the table…");
  const observation: Observation = {
    mark: { epoch: "first", number: 1, stamp: "s1" },
    game: "chess",
    seat: 0,
    side: [0, 1],
    awaited: [1],
    options: [],
    choices: [],
    draft: [],
    undo: 0,
    facts: {},
    names: NAMES,
    bots: ["", ""],
    since: 0,
  };
  line.hear({ type: "update", news: [], observation });
  expect((await screen.findByRole("alert")).textContent).toMatch(/can't be shown/);
  screen.getByRole("button", { name: "Reload the page" });
});

test("a damaged table says so, and stays among the games: it may be brought back", async () => {
  remember({ links: ["a"], game: "ankh", names: NAMES, when: 1 });
  line.hear({ type: "trouble", code: "damaged", reason: "entry 7" });
  await screen.findByRole("heading", { name: /can't be opened: its log/ });
  screen.getByRole("link", { name: "Go to the start page" });
  expect(list()).toHaveLength(1);
});

test("a table that began as the rules no longer allow says so, and stays among the games", async () => {
  remember({ links: ["a"], game: "ankh", names: NAMES, when: 1 });
  line.hear({ type: "trouble", code: "rules-changed", reason: "facts.tiles: no such tile" });
  await screen.findByRole("heading", { name: /the rules have changed since/ });
  expect(list()).toHaveLength(1);
});

test("a table that is no more leaves the games", async () => {
  remember({ links: ["a"], game: "ankh", names: NAMES, when: 1 });
  line.hear({ type: "trouble", code: "no-such-table" });
  await screen.findByRole("heading", { name: /No table matches this link/ });
  expect(list()).toHaveLength(0);
});

test("a server that cannot write is waited for", async () => {
  line.hear({ type: "trouble", code: "not-kept", reason: "disk full" });
  line.close();
  await screen.findByText(/can't open this table right now/);
});
