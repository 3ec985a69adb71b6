import { expect, test } from "vitest";
import {
  camelPlaces,
  claws,
  dotPlace,
  FIGURE_AT,
  onSide,
  pieces,
  placeOf,
  sideLine,
  steles,
} from "./draw";
import { EXAMPLE } from "./example";
import { spaceOf } from "./map";
import { moved } from "./move";
import { type Content, readBoard, readOrder, readSpace } from "./read";

const CONTENTS = readBoard(EXAMPLE);

test("each thing has its symbol, size and seat; a scorpion is turned to its claws", () => {
  const drawn = pieces(CONTENTS).map(({ symbol, size, seat, turn }) => [symbol, size, seat, turn]);
  expect(drawn).toEqual([
    ["warrior", 58, 0, 0],
    ["mon-temple", 56, -1, 0],
    ["god-isis", 66, 0, 0],
    ["guardian-scorpion", 66, 2, 30],
    ["guardian-apep", 66, 0, 0],
    ["warrior", 58, 2, 0],
    ["guardian-catmummy", 60, 2, 0],
    ["mon-obelisk", 56, 2, 0],
    ["mon-pyramid", 56, 1, 0],
    ["god-osiris", 66, 1, 0],
    ["god-ra", 66, 2, 0],
  ]);
});

test("the line of a side is where two hexes touch", () => {
  expect(sideLine("C3/C4")).toBe("M175.0 303.1L125.0 303.1");
  expect(onSide("C3/C4").x).toBe(150);
});

test("a camel makes room for a claw on its side", () => {
  const reaching = claws(CONTENTS, ["C3/C4"]);
  expect(reaching.map(({ side, turn }) => [side, turn])).toEqual([
    ["C3/C4", 0],
    ["C4/D3", 60],
  ]);
  const [camel, other] = camelPlaces(["C3/C4", "A4/A5"], reaching);
  expect(camel?.x).toBe(150 - 14);
  expect(reaching[0]?.at.x).toBe(150 + 13);
  expect(other).toEqual(onSide("A4/A5"));
});

test("an order token stays where it is, and makes room for whoever comes", () => {
  const stones = steles(EXAMPLE, CONTENTS);
  expect(stones.map(({ token }) => token)).toEqual(["1", "2", "3", "4"]);
  const [home, next] = readOrder(EXAMPLE).get("4") ?? [];
  const on = (what: string, name = "") => new Map([[name, readSpace(what, ["ra"])]]);
  const stone = (contents: Map<string, Content>) =>
    steles(EXAMPLE, contents).find(({ token }) => token === "4");
  expect(stone(new Map())).toEqual({ at: placeOf(home!, FIGURE_AT), r: 19, token: "4" });
  const corner = { x: 20, y: -26 };
  expect(stone(on("ra warrior", home!.name))).toEqual({
    at: placeOf(home!, corner),
    r: 10,
    token: "4",
  });
  expect(stone(on("ra warrior", next!.name))).toEqual(stone(new Map()));
  // A monument stays: then the stone has another home.
  expect(stone(on("pyramid", home!.name))).toEqual({
    at: placeOf(next!, FIGURE_AT),
    r: 19,
    token: "4",
  });
});

test("the dot of an offer is never covered", () => {
  const things = pieces(CONTENTS);
  expect(dotPlace(spaceOf("A2"), things)).toEqual(placeOf(spaceOf("A2")));
  expect(dotPlace(spaceOf("A4"), things)).toEqual(placeOf(spaceOf("A4"), { x: 40, y: 0 }));
});

test.each([
  ["ArrowUp", "B2", "B1"],
  ["ArrowDown", "B2", "B3"],
  ["ArrowRight", "B2", "C2"],
  ["ArrowLeft", "C2", "B2"],
  ["ArrowLeft", "B0", "A1"], // there is no A0
  ["ArrowLeft", "C9", "B8"],
  ["ArrowUp", "A1", "A1"], // the edge
  ["ArrowUp", "B4/B5", "B4"], // a side
  ["ArrowRight", "B4/C4", "C4"],
  ["ArrowRight", "B4/B5", "B4/B5"],
  ["Home", "E5", "A2"],
  ["End", "E5", "D1"],
  ["q", "E5", null],
])("%s leads from %s to %s", (key, from, to) => {
  expect(moved(key, from, ["A2", "C3", "D1"])).toBe(to);
});

test("without offers there is no first or last of them", () => {
  for (const key of ["Home", "End"]) expect(moved(key, "E5", [])).toBe("E5");
});
