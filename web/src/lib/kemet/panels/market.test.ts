import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { one, text } from "../../testing";
import { COLOURS } from "../read";
import { choicesOf, OUTLOOK, SEEN, TABLE } from "./example";
import Market from "./Market.svelte";
import { say } from "./said";
import { stallOf, type Table, tilesByColour, tilesOf } from "./table";

const BUYING: Table = { ...TABLE, running: { ...TABLE.running, colour: "red" } };
const BUY = choicesOf(1, "buy", "tile", ["godspeed", "victory-point"]);

function market(more: object = {}) {
  const [onchoose, onwhy, onopen] = [vi.fn(), vi.fn(), vi.fn()];
  const shown = {
    observation: SEEN,
    table: TABLE,
    outlook: OUTLOOK,
    say,
    choices: [],
    opened: true,
  };
  const all = { ...shown, onchoose, onwhy, onopen, ...more };
  return { onchoose, onwhy, onopen, ...render(Market, { props: all }) };
}

const tile = (name: string) => one(`[data-tile="${name}"]`);
const tiles = () =>
  [...document.querySelectorAll("[data-tile]")].map((found) => found.getAttribute("data-tile"));

test("there are four tiles of each colour and level", () => {
  for (const colour of COLOURS)
    for (const level of [1, 2, 3, 4]) {
      const copies = tilesOf(colour, level).map((found) => found.copies[colour] ?? 0);
      expect(copies.reduce((sum, count) => sum + count)).toBe(4);
    }
});

test("closed it is a strip of all tiles, which opens", async () => {
  const { onopen } = market({ opened: false, choices: BUY, table: BUYING });
  screen.getByRole("region", { name: /^Market: \d+ left, \d+ within reach$/ });
  const cells = document.querySelectorAll(".held, rect.white, rect.red, rect.blue");
  expect(cells).toHaveLength(48);
  expect(document.querySelectorAll(".ring.offered")).toHaveLength(2);
  expect(document.querySelectorAll(".dot")).toHaveLength(2);
  const letters = [...document.querySelectorAll(".letter")].map(text);
  expect(new Set(letters)).toEqual(new Set(["A", "B", "C", "D", "E", "–"]));
  const open = screen.getByRole("button", { name: "open" });
  expect(open.getAttribute("aria-expanded")).toBe("false");
  await fireEvent.click(open);
  expect(onopen.mock.calls).toEqual([[true]]);
});

test("without a way to open it has no button, and a viewer-on has no reach", () => {
  market({ opened: false, onopen: undefined, table: { ...TABLE, own: null } });
  expect(screen.queryByRole("button")).toBeNull();
  screen.getByText(/^Market: \d+ left$/);
});

test("opened it tells name, effect, price, owners, and how each stands with me", () => {
  market();
  expect(tiles()).toHaveLength(43);
  expect(text(tile("white priest"))).toBe(
    "Priest Cost 1 Gain 1 extra prayer point each time you pray. yours owned by Eva, Inés AB",
  );
  expect(text(tile("white priestess"))).toContain("within reach owned by Jonas");
  expect(text(tile("red godspeed"))).toContain("within reach");
  expect(text(tile("red initiative"))).toContain("not enough prayer points");
  expect(text(tile("blue prescience"))).toContain("pyramid too low");
  expect(text(tile("white vision"))).toContain("none left owned by Bot");
});

test("of a tile sold in several colours nobody can tell who has which", () => {
  market();
  expect(text(tile("blue victory-point"))).toContain("owned by one of these: Inés, Rita one of BE");
  expect(text(tile("red victory-point"))).not.toContain("owned by");
  const [victory] = tilesOf("red", 3).filter(({ word }) => word === "victory-point");
  expect(stallOf(TABLE, "red", victory!).holders).toEqual([]);
  expect(tilesByColour(TABLE, "player2").get(null)).toEqual(["victory-point"]);
  expect(tilesByColour(TABLE, "player1").get("red")).toContain("act-of-god");
});

test("while buying what can be bought is shown, and bought; of all else the reason is told", async () => {
  const { onchoose, onwhy } = market({ table: BUYING, choices: BUY, picked: 2 });
  expect(tiles()).toEqual(["red godspeed", "red victory-point"]);
  expect(text(tile("red godspeed"))).toContain("Buy for 1");
  expect(tile("red victory-point").getAttribute("aria-pressed")).toBe("true");
  await fireEvent.click(tile("red godspeed"));
  expect(onchoose.mock.calls).toEqual([[1]]);
  await fireEvent.click(screen.getByRole("button", { name: "all" }));
  await fireEvent.click(tile("blue victory-point"));
  await fireEvent.click(tile("red initiative"));
  expect(onwhy.mock.calls).toEqual([
    ["tile", "victory-point"],
    ["tile", "initiative"],
  ]);
});

test("what is left, or in reach, can be picked out", async () => {
  market();
  await fireEvent.click(screen.getByRole("button", { name: "available" }));
  expect(tiles()).not.toContain("white vision");
  expect(tiles()).toContain("blue prescience");
  await fireEvent.click(screen.getByRole("button", { name: "within reach" }));
  expect(tiles()).not.toContain("blue prescience");
  expect(tiles()).toContain("white priestess");
});

test("on a phone there is one colour at a time: first that of the action", async () => {
  market({ narrow: true, table: BUYING });
  expect(new Set(tiles().map((name) => name?.split(" ")[0]))).toEqual(new Set(["red"]));
  const blue = screen.getByRole("button", { name: "Blue" });
  await fireEvent.click(blue);
  expect(blue.getAttribute("aria-pressed")).toBe("true");
  expect(tiles()).toHaveLength(14);
});

test("nothing in reach is said", async () => {
  market({ choices: [], outlook: { ...OUTLOOK, market: { white: {}, red: {}, blue: {} } } });
  await fireEvent.click(screen.getByRole("button", { name: "within reach" }));
  screen.getByText("No tiles match.");
});

test("an introductory game has the levels that are played", () => {
  market({ table: { ...TABLE, highest: 2 } });
  expect(screen.getAllByRole("heading", { level: 3 }).map(text)).toEqual(["level 1", "level 2"]);
});

test("the tiles are one tab stop, and arrow keys walk among them", async () => {
  market();
  const stops = () =>
    [...document.querySelectorAll('[data-tile][tabindex="0"]')].map((found) =>
      found.getAttribute("data-tile"),
    );
  const focus = () => document.activeElement?.getAttribute("data-tile");
  expect(stops()).toEqual(["white priest"]);
  tile("white priest").focus();
  const walk: [string, string][] = [
    ["ArrowDown", "white priestess"],
    ["ArrowDown", "white slaves"],
    ["ArrowUp", "white priestess"],
    ["ArrowRight", "red charge"],
    ["ArrowLeft", "white priest"],
    ["ArrowLeft", "white priest"],
    ["End", "blue divine-will"],
    ["Home", "white priest"],
    ["x", "white priest"],
  ];
  for (const [key, to] of walk) {
    await fireEvent.keyDown(document.activeElement!, { key });
    expect(focus()).toBe(to);
    expect(stops()).toEqual([to]);
  }
});
