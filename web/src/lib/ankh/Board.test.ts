import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { cell, faults, press, stops } from "../testing";
import { Words } from "../words";
import { SPEECH } from "./speech";
import Board from "./Board.svelte";
import { EXAMPLE } from "./example";
import { SPACES } from "./map";

const words = new Words(
  "en",
  SPEECH,
  `
ankh-seat-isis = Isis
ankh-seat-osiris = Osiris
ankh-seat-ra = Ra
ankh-figure-god = God
ankh-figure-warrior = Warrior
ankh-figure-apep = Apep
ankh-figure-scorpion = Giant Scorpion
ankh-monument-obelisk = Obelisk
ankh-monument-temple = Temple
ankh-direction-n-ne = north and north-east
ankh-label-board = Board
ankh-label-row = row { $number }
ankh-label-edges = edges
ankh-label-desert = desert
ankh-label-fertile = fertile
ankh-label-water = water
ankh-label-region = region
ankh-label-fought = fought over now
ankh-label-sun = sun
ankh-label-tile = underworld
ankh-label-nobody = nobody's
ankh-label-empty = empty
ankh-label-mark-own = you
ankh-label-offered = can be chosen
ankh-label-takeable = you can pick it up
`,
);

function show(offers: Record<string, number> = {}, more: object = {}) {
  const [onchoose, onwhy] = [vi.fn(), vi.fn()];
  const say = words.say.bind(words);
  const map = new Map(Object.entries(offers));
  const props = { view: EXAMPLE, offers: map, say, onchoose, onwhy, ...more };
  return { onchoose, onwhy, ...render(Board, { props }) };
}

afterEach(() => document.getElementById("tawy-sprite")?.remove());

test("every space is a gridcell, and there is one tab stop", () => {
  show();
  expect(screen.getByRole("grid")).toBeTruthy();
  expect(screen.getAllByRole("row")).toHaveLength(10);
  const places = screen.getAllByRole("gridcell").map((one) => one.getAttribute("data-place"));
  expect(places.toSorted()).toEqual(SPACES.map(({ name }) => name).toSorted());
  expect(stops()).toEqual(["B0"]);
});

test("arrows, Home and End move the focus, and the tab stop with it", async () => {
  show({ A2: 7, "H4/H5": 8 });
  expect(stops()).toEqual(["A2"]);
  cell("A2").focus();
  expect(await press("ArrowRight")).toBe("B2");
  expect(await press("ArrowDown")).toBe("B3");
  expect(stops()).toEqual(["B3"]);
  expect(await press("End")).toBe("H4/H5");
  expect(await press("ArrowDown")).toBe("H5");
  expect(await press("Home")).toBe("A2");
});

test("a side that is no longer on offer leaves a tab stop behind", async () => {
  const { rerender } = show({ "H4/H5": 8 });
  cell("H4/H5").focus();
  await rerender({ offers: new Map([["C4", 9]]) });
  expect(stops()).toEqual(["C4"]);
});

test("an offer is chosen by click, Enter and Space", async () => {
  const { onchoose, onwhy } = show({ A2: 7, "H4/H5": 8 });
  await fireEvent.click(cell("A2"));
  await fireEvent.click(cell("H4/H5"));
  cell("A2").focus();
  await press("Enter");
  await press(" ");
  expect(onchoose.mock.calls).toEqual([[7], [8], [7], [7]]);
  await press("Enter", { repeat: true });
  await press("Enter", { shiftKey: true });
  expect(onchoose).toHaveBeenCalledTimes(4);
  expect(onwhy).not.toHaveBeenCalled();
});

test("what is not on offer asks why", async () => {
  const { onchoose, onwhy } = show({ A2: 7 });
  expect(cell("A2").getAttribute("aria-disabled")).toBe("false");
  expect(cell("C4").getAttribute("aria-disabled")).toBe("true");
  await fireEvent.click(cell("C4"));
  cell("D4").focus();
  await press("Enter");
  expect(onwhy.mock.calls).toEqual([["C4"], ["D4"]]);
  expect(onchoose).not.toHaveBeenCalled();
});

test.each([
  ["A4", "A4, Isis, you, Warrior, desert, region 1"],
  ["B4", "B4, nobody's, Temple, desert, region 1"],
  ["C4", "C4, Ra, Giant Scorpion, north and north-east, desert, region 1, can be chosen"],
  ["C5", "C5, Isis, you, Apep, water"],
  ["D4", "D4, Ra, Warrior, sun, desert, region 1"],
  ["F2", "F2, Ra, Obelisk, fertile, region 2, fought over now"],
  ["H3", "H3, Osiris, God, underworld, fertile, region 3"],
  ["I2", "I2, empty, underworld, fertile, region 2, fought over now"],
])("the label of %s says owner, kind, ground and region", (place, label) => {
  show({ C4: 1 }, { own: "isis" });
  expect(cell(place).getAttribute("aria-label")).toBe(label);
});

test("pieces are drawn in the class of their seat with its letter, offers as edge and dot", () => {
  const { container } = show({ A2: 7 }, { picked: "A4" });
  const drawn = (symbol: string) => container.querySelector(`[data-piece="${symbol}"]`);
  expect(drawn("god-isis")?.getAttribute("class")).toBe("seat-A");
  expect(drawn("mon-pyramid")?.textContent?.trim()).toBe("B");
  expect(drawn("mon-temple")?.getAttribute("class")).toBe("neutral");
  expect(drawn("mon-temple")?.textContent?.trim()).toBe("");
  expect(container.querySelectorAll("[data-stele]")).toHaveLength(4);
  expect(container.querySelectorAll('[href="#camel-d"]')).toHaveLength(4);
  expect(container.querySelectorAll("[data-offer]")).toHaveLength(1);
  expect(cell("A4").getAttribute("aria-selected")).toBe("true");
});

test("claws may meet on a side, and a camel just laid may be told twice", () => {
  const board = { C3: "ra scorpion se-s", C4: "isis scorpion nw-n" };
  const camels = ["C3/C4"];
  const view = { ...EXAMPLE, board, camels, action: { line: camels } };
  const { container } = show({}, { view, picked: "C3/C4" });
  expect(container.querySelectorAll('[data-piece="claw"]')).toHaveLength(4);
  expect(container.querySelectorAll('[href="#camel-d"]')).toHaveLength(1);
});

test("every symbol that is used is in the sprite, which is there once for two boards", () => {
  show();
  const { container } = show();
  expect(document.querySelectorAll("#god-isis")).toHaveLength(1);
  for (const use of container.querySelectorAll("use"))
    expect(document.querySelector(use.getAttribute("href")!)).not.toBeNull();
});

test("an own figure that can be taken in hand says so, and the keys lead there", async () => {
  const takes = new Set(["A4", "C5"]);
  const grip = { takes, held: null, lost: false, take: vi.fn(), putBack: vi.fn() };
  const { onwhy, rerender } = show({}, { grip, own: "isis" });
  expect(cell("A4").getAttribute("aria-label")).toMatch(/, you can pick it up$/);
  expect(cell("A4").getAttribute("aria-disabled")).toBe("false");
  expect(stops()).toEqual(["A4"]);
  cell("A4").focus();
  expect(await press("End")).toBe("C5");
  await press("Enter");
  expect(onwhy.mock.calls).toEqual([["C5"]]);
  await rerender({ grip: { ...grip, lost: true } });
  expect(cell("A4").getAttribute("aria-disabled")).toBe("true");
});

test("axe finds no fault", async () => {
  show({ A2: 7, "H4/H5": 8 }, { picked: "A4" });
  expect(await faults()).toEqual([]);
});

test("rows are called by their numbers, as in the names of spaces", () => {
  show();
  const rows = screen.getAllByRole("row").map((row) => row.getAttribute("aria-label"));
  expect(rows.slice(0, 3)).toEqual(["row 0", "row 1", "row 2"]);
});
