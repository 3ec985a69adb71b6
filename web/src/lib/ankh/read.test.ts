import { expect, test } from "vitest";
import { EXAMPLE } from "./example";
import { around, RIVER, ROWS, sideOf, SPACES, spaceOf } from "./map";
import { letterOf } from "../letter";
import { foughtFor, readBoard, readOrder, readSpace, seatsOf, waysOf } from "./read";
import { regions } from "./regions";

const SEATS = ["isis", "osiris", "ra"];

test("the map has its spaces, and every side of the river lies between two neighbours", () => {
  expect(SPACES).toHaveLength(101);
  expect(ROWS.flat()).toHaveLength(101);
  expect(spaceOf("C5")).toMatchObject({ column: 2, row: 5, terrain: "water" });
  for (const side of RIVER) {
    const [a, b] = sideOf(side);
    expect(around(a)).toContain(b);
    expect(around(b)).toContain(a);
  }
});

test("around a space lie six others, clockwise from the north, or nothing", () => {
  const names = (name: string) => around(spaceOf(name)).map((space) => space?.name ?? "-");
  expect(names("B2")).toEqual(["B1", "C2", "C3", "B3", "A3", "A2"]);
  expect(names("C2")).toEqual(["C1", "D1", "D2", "C3", "B2", "B1"]);
  expect(names("A1")).toEqual(["-", "B0", "B1", "A2", "-", "-"]);
});

const NOTHING = { tile: false, sun: false, monument: null, figure: null };

test.each([
  [
    "isis warrior, sun",
    { sun: true, figure: { owner: "isis", seat: 0, kind: "warrior", aim: null } },
  ],
  ["temple isis", { monument: { kind: "temple", owner: "isis", seat: 0 } }],
  ["temple", { monument: { kind: "temple", owner: null, seat: -1 } }],
  ["tile", { tile: true }],
  [
    "tile, osiris god",
    { tile: true, figure: { owner: "osiris", seat: 1, kind: "god", aim: null } },
  ],
  ["ra scorpion n-ne", { figure: { owner: "ra", seat: 2, kind: "scorpion", aim: "n-ne" } }],
  ["ra cat-mummy", { figure: { owner: "ra", seat: 2, kind: "cat-mummy", aim: null } }],
])("%s is read", (words, expected) => {
  expect(readSpace(words, SEATS)).toEqual({ ...NOTHING, ...expected });
});

test("seats have letters in the order of sitting", () => {
  expect(seatsOf(EXAMPLE)).toEqual(SEATS);
  expect([0, 1, 4, -1].map(letterOf)).toEqual(["A", "B", "E", ""]);
  expect(readBoard(EXAMPLE).get("G8")?.monument?.seat).toBe(1);
});

test("claws point two ways that lie side by side", () => {
  expect(waysOf("n-ne")).toEqual([0, 1]);
  expect(waysOf("nw-n")).toEqual([5, 0]);
  expect(waysOf(null)).toEqual([]);
});

test("river and camels part the land", () => {
  const parts = (camels: string[]) => new Set(regions(camels).values());
  expect(parts([]).size).toBe(3);
  expect(parts([...EXAMPLE.camels]).size).toBe(4);
  const order = readOrder(EXAMPLE);
  expect([...order.keys()]).toEqual(["1", "2", "3", "4"]);
  expect(order.get("4")).toContain(spaceOf("G7"));
  expect(order.get("3")).not.toContain(spaceOf("G7"));
  expect(foughtFor(EXAMPLE)).toEqual(order.get("2"));
  expect(foughtFor({ ...EXAMPLE, battle: null })).toEqual([]);
});
