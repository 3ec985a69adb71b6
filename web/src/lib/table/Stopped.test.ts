// A game that cannot go on, as somebody at the table reads it.
import { render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { faults, one, text } from "../testing";
import { loadWords } from "../words";
import Stopped from "./Stopped.svelte";

const end = vi.fn();

async function show(code: string, reason: string, rest: string[], ended = false) {
  const words = await loadWords("en", []);
  const stopped = { code, reason, rest, ended };
  const props = { stopped, game: "ankh", record: "/there", end, say };
  function say(id: string, values = {}) {
    return words.say(id, values);
  }
  render(Stopped, { props });
}

test("where rules have changed: what is left of it, and what the record costs", async () => {
  await show("rules-changed", "", ["Nefer: move", "Nefer: stop"]);
  expect(document.activeElement?.textContent).toBe("This game can't continue");
  screen.getByText(/started under an earlier version of the rules/);
  expect(one("details").hasAttribute("open")).toBe(false);
  expect(screen.getAllByRole("listitem", { hidden: true }).map(text)).toEqual([
    "Nefer: move",
    "Nefer: stop",
  ]);
  const button = screen.getByRole("button", { name: "End it and show everything" });
  expect(text(one(`#${button.getAttribute("aria-describedby")}`))).toMatch(
    /nobody can continue it/,
  );
  expect(screen.queryByRole("link", { name: "Download the game record" })).toBeNull();
  button.click();
  expect(end).toHaveBeenCalledOnce();
  expect(await faults()).toEqual([]);
});

test("once it has ended for good the record is there", async () => {
  await show("rules-changed", "at 'move': no such choice", ["Nefer: move"], true);
  const link = screen.getByRole("link", { name: "Download the game record" });
  expect(link.getAttribute("href")).toBe("/there");
  expect(screen.queryByRole("button")).toBeNull();
  expect(await faults()).toEqual([]);
});

test("where the log is damaged there is no record to be had", async () => {
  await show("damaged", "", []);
  screen.getByText(/is damaged/);
  expect(screen.getAllByRole("link").map(text)).toEqual(["Go to the start page"]);
  expect(document.querySelector("details")).toBeNull();
});
