import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import labels from "../../../../src/tawy/locale/en/kemet-board.ftl?raw";
import nouns from "../../../../src/tawy/locale/en/kemet-nouns.ftl?raw";
import { cell, faults, press, stops } from "../testing";
import { SILENT, Words } from "../words";
import Board from "./Board.svelte";
import { planned } from "./hand";
import { EXAMPLE, SMALL } from "./example";
import { mapFor } from "./map";

const words = new Words("en", SILENT, nouns, labels);

function show(offers: Record<string, number> = {}, more: object = {}) {
  const [onchoose, onwhy] = [vi.fn(), vi.fn()];
  const say = words.say.bind(words);
  const map = new Map(Object.entries(offers));
  const props = { view: EXAMPLE, offers: map, say, onchoose, onwhy, ...more };
  return { onchoose, onwhy, ...render(Board, { props }) };
}

afterEach(() => document.getElementById("tawy-sprite")?.remove());

test.each([2, 3, 4, 5])(
  "for %i players every space is a gridcell, with one tab stop",
  (players) => {
    const seats = Object.fromEntries(Object.entries(EXAMPLE.seats).slice(0, players));
    show({}, { view: { board: {}, temples: {}, seats } });
    expect(screen.getByRole("grid").getAttribute("aria-label")).toBe("Board");
    const places = screen.getAllByRole("gridcell").map((one) => one.getAttribute("data-place"));
    const names = mapFor(players).spaces.map(({ name }) => name);
    expect(places.toSorted()).toEqual(names.toSorted());
    expect(stops()).toEqual(["front-1"]);
  },
);

test("rows are the cities, and what else is on a bank", () => {
  show();
  expect(screen.getAllByRole("row").map((row) => row.getAttribute("aria-label"))).toEqual([
    "Thinis",
    "Abydos",
    "Memphis",
    "West bank",
    "Bubastis",
    "Avaris",
    "East bank",
    "Delta",
  ]);
});

test("arrows, Home, End and N move the focus, and the tab stop with it", async () => {
  show({ "west-bank": 7, sanctuary: 8 });
  expect(stops()).toEqual(["west-bank"]);
  cell("front-1").focus();
  expect(await press("ArrowUp")).toBe("obelisk-12");
  expect(stops()).toEqual(["obelisk-12"]);
  expect(await press("End")).toBe("sanctuary");
  expect(await press("ArrowRight")).toBe("marsh");
  expect(await press("Home")).toBe("west-bank");
  expect(await press("n")).toBe("front-1");
  expect(await press("n")).toBe("front-2");
});

test("an offer is chosen by click, Enter and Space", async () => {
  const { onchoose, onwhy } = show({ "west-bank": 7, "city-1c": 8 });
  await fireEvent.click(cell("west-bank"));
  await fireEvent.click(cell("city-1c"));
  cell("west-bank").focus();
  await press("Enter");
  await press(" ");
  expect(onchoose.mock.calls).toEqual([[7], [8], [7], [7]]);
  await press("Enter", { repeat: true });
  await press("Enter", { shiftKey: true });
  expect(onchoose).toHaveBeenCalledTimes(4);
  expect(onwhy).not.toHaveBeenCalled();
});

test("a city on offer is chosen by any of its districts", async () => {
  const { onchoose, container } = show({ "city-1": 5 }, { view: SMALL });
  await fireEvent.click(cell("city-1b"));
  expect(onchoose.mock.calls).toEqual([[5]]);
  expect(container.querySelectorAll("[data-choosable]")).toHaveLength(3);
  expect(container.querySelectorAll("[data-offer]")).toHaveLength(3);
});

test("what is not on offer asks why", async () => {
  const { onchoose, onwhy } = show({ "west-bank": 7 });
  expect(cell("west-bank").getAttribute("aria-disabled")).toBe("false");
  expect(cell("marsh").getAttribute("aria-disabled")).toBe("true");
  await fireEvent.click(cell("marsh"));
  cell("front-2").focus();
  await press("Enter");
  await press("w");
  expect(onwhy.mock.calls).toEqual([["marsh"], ["front-2"], ["front-2"]]);
  expect(onchoose).not.toHaveBeenCalled();
});

test.each([
  [
    "front-1",
    "Desert outside Thinis: Player 1 (you), 5 units with Giant Scorpion; adjacent: Thinis, district A, " +
      "Thinis, district B, Thinis, district C, Obelisk between Thinis and Abydos, West bank, West temple (2)",
  ],
  [
    "city-3c",
    "Memphis, district C: Player 1 (you), 2 units; Player 3's city; blue pyramid, level 2; " +
      "adjacent: Memphis, district A, Memphis, district B, Desert outside Memphis",
  ],
  [
    "city-2c",
    "Abydos, district C: Player 2, 2 units; Player 2's city; no pyramid; " +
      "adjacent: Abydos, district A, Abydos, district B, Desert outside Abydos",
  ],
  [
    "obelisk-12",
    "Obelisk between Thinis and Abydos: Player 2, 2 units; attacked by Player 1 (you), 4 units with Mummy; " +
      "obelisk; adjacent: Desert outside Thinis, Desert outside Abydos, West bank, West temple (2)",
  ],
  [
    "delta-temple",
    "Delta temple: Player 3, 3 units; yields 5 prayer points if you sacrifice 1 unit; " +
      "victory point held by Player 3; obelisk; across the harbour: Marsh; can be chosen",
  ],
  [
    "marsh",
    "Marsh: empty; adjacent: Sanctuary of All Gods; across the harbour: Delta temple; march here",
  ],
])("the label of %s is complete without the picture", (place, label) => {
  const deeds = new Map([["marsh", "march here"]]);
  show({ "delta-temple": 1, marsh: 2 }, { own: "player1", deeds });
  expect(cell(place).getAttribute("aria-label")).toBe(label);
});

test("a temple without neighbours and a city without an owner are told", () => {
  show({}, { view: SMALL });
  expect(cell("delta-temple").getAttribute("aria-label")).toContain("no adjacent spaces");
  expect(cell("city-1a").getAttribute("aria-label")).toContain("unclaimed city; no pyramid");
});

test("pieces are drawn in the class of their seat with number and letter", () => {
  const { container } = show();
  const troop = container.querySelector('[data-creature="giant-scorpion"]');
  expect(troop?.getAttribute("class")).toContain("seat-A");
  expect(troop?.textContent?.replaceAll(/\s/g, "")).toBe("5A");
  expect(container.querySelectorAll("[data-troop]")).toHaveLength(22);
  expect(container.querySelectorAll("[data-newcomer]")).toHaveLength(1);
  expect(container.querySelectorAll("[data-pyramid]")).toHaveLength(15);
  expect(container.querySelector('[data-pyramid="red 0"]')?.textContent?.trim()).toBe("0");
  expect(container.querySelectorAll("[data-income]")).toHaveLength(5);
  expect(container.querySelectorAll("[data-ferry]")).toHaveLength(4);
});

test("a city has its owner's colour and letter, a district held by another a frame in his", () => {
  const { container } = show();
  const city = container.querySelector('[data-city="city-3"]');
  expect(city?.getAttribute("class")).toContain("seat-C");
  expect(city?.textContent?.trim()).toBe("C");
  const held = [...container.querySelectorAll("[data-held]")];
  expect(held.map((one) => one.getAttribute("data-held"))).toEqual(["city-3c"]);
  expect(held[0]?.getAttribute("class")).toContain("seat-A");
});

test("offers, pick, battle, marks and trails are shown", () => {
  const { container } = show(
    { "west-bank": 7 },
    { picked: "front-1", marks: ["front-2", "city-2"], trails: [["front-1", "obelisk-12"]] },
  );
  const names = (attribute: string) =>
    [...container.querySelectorAll(`[${attribute}]`)].map((one) => one.getAttribute(attribute));
  expect(names("data-offer")).toEqual(["west-bank"]);
  expect(names("data-picked")).toEqual(["front-1"]);
  expect(names("data-fought")).toEqual(["obelisk-12"]);
  expect(names("data-mark")).toEqual(["front-2", "city-2a", "city-2b", "city-2c"]);
  expect(names("data-trail")).toHaveLength(1);
  expect(cell("front-1").getAttribute("aria-selected")).toBe("true");
});

test("names are drawn where there is room", async () => {
  const { container, rerender } = show();
  const drawn = () => [...container.querySelectorAll("text.name")].map((one) => one.textContent);
  expect(drawn()).toContain("Bubastis");
  await rerender({ names: false });
  expect(drawn()).toEqual([]);
});

test("a part of the land can be shown alone", () => {
  show({ "front-1": 1 }, { land: ["front-1", "city-1a", "city-1b", "city-1c"] });
  expect(screen.getAllByRole("gridcell")).toHaveLength(4);
  expect(stops()).toEqual(["front-1"]);
});

test("every symbol that is used is in the sprite", () => {
  const { container } = show();
  for (const use of container.querySelectorAll("use"))
    expect(document.querySelector(use.getAttribute("href")!)).not.toBeNull();
});

test("axe finds no fault", async () => {
  show({ "west-bank": 7, "city-1c": 8 }, { picked: "front-1" });
  expect(await faults()).toEqual([]);
});

test("units that are on their way are told beside the place", () => {
  expect([...planned({ "city-1a": 1 })]).toEqual([["city-1a", { text: "+1", look: "step" }]]);
});
