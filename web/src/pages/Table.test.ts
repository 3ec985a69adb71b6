// What a table shows before its game is there; the rest is seen in a real browser.
import { render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { FakeSocket } from "../lib/fake_socket";
import { Preferences } from "../lib/preferences.svelte";
import type { Observation } from "../lib/protocol";
import { loadWords } from "../lib/words";
import Table from "./Table.svelte";

const socket = new FakeSocket();
vi.mock("../lib/connection", async (original) => ({
  ...(await original<typeof import("../lib/connection")>()),
  openSocket: () => socket,
}));

test("a game that the page does not know is no end: it can be loaded anew", async () => {
  const words = await loadWords("en", []);
  render(Table, { props: { links: ["a"], words, preferences: new Preferences() } });
  screen.getByText("Opening the table");
  const observation: Observation = {
    number: 1,
    game: "chess",
    seat: 0,
    side: [0, 1],
    awaited: [1],
    options: [],
    choices: [],
    draft: [],
    undo: 0,
    facts: {},
    names: ["Nefer", "Ptah"],
    bots: ["", ""],
    since: 0,
  };
  socket.hear({ type: "update", news: [], observation });
  expect((await screen.findByRole("alert")).textContent).toMatch(/cannot be shown/);
  screen.getByRole("button", { name: "Load again" });
});
