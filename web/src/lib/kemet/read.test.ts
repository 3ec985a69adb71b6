import { expect, test } from "vitest";
import { EXAMPLE, SMALL } from "./example";
import { isCity, isSpace, linksOf, mapFor, spaceOf } from "./map";
import {
  foughtFor,
  mapOf,
  ownersOf,
  readBoard,
  readPyramid,
  readPyramids,
  readTroops,
  seatsOf,
} from "./read";

const SEATS = ["player1", "player2"];

test.each([
  [2, 13, 4, 3],
  [3, 20, 6, 3],
  [4, 27, 8, 5],
  [5, 32, 9, 5],
])("the map for %i has its spaces, obelisks and temples", (players, all, obelisks, temples) => {
  const { spaces, byName } = mapFor(players);
  expect(spaces).toHaveLength(all);
  expect(spaces.filter(({ obelisk }) => obelisk)).toHaveLength(obelisks);
  expect(spaces.filter(({ kind }) => kind === "temple")).toHaveLength(temples);
  for (const space of spaces)
    for (const name of linksOf(space)) expect(linksOf(byName.get(name)!)).toContain(space.name);
});

test("spaces are told by city, the desert before it first, then what else is on a bank", () => {
  for (const players of [2, 3, 4, 5]) {
    const { groups, spaces } = mapFor(players);
    const told = groups.flatMap((group) => group.spaces);
    expect(told).toHaveLength(spaces.length);
    expect(new Set(told)).toEqual(new Set(spaces));
  }
  const names = mapFor(3).groups.map((group) => [group.name, ...group.spaces.map((s) => s.name)]);
  expect(names.map(([name]) => name)).toEqual(["city-1", "city-2", "city-3", "west", "delta"]);
  expect(names[0]).toEqual(["city-1", "front-1", "city-1a", "city-1b", "city-1c"]);
  expect(names.at(-1)).toEqual(["delta", "marsh", "sanctuary", "delta-temple"]);
});

test("there is a word for a space, a city, and none for anything else", () => {
  expect(["marsh", "obelisk-34", "city-1", "moon"].map(isSpace)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(["city-5", "city-5a"].map(isCity)).toEqual([true, false]);
  expect(() => spaceOf(mapFor(2), "marsh")).toThrow("marsh");
  expect(() => mapFor(6)).toThrow("6");
});

test.each([
  ["player1 5", [{ owner: "player1", seat: 0, units: 5, creature: null }]],
  ["player2 1 phoenix", [{ owner: "player2", seat: 1, units: 1, creature: "phoenix" }]],
  [
    "player2 3, player1 4 deep-desert-snake",
    [
      { owner: "player2", seat: 1, units: 3, creature: null },
      { owner: "player1", seat: 0, units: 4, creature: "deep-desert-snake" },
    ],
  ],
  ["", []],
])("%s is read", (words, expected) => {
  expect(readTroops(words, SEATS)).toEqual(expected);
});

test("a pyramid has a level, and a district once it is built", () => {
  expect(readPyramid("2 city-1a")).toEqual({ level: 2, space: "city-1a" });
  expect(readPyramid("0")).toEqual({ level: 0, space: null });
  const built = readPyramids(EXAMPLE);
  expect(built.size).toBe(15);
  expect(built.get("city-1a")).toEqual({ owner: "player1", seat: 0, colour: "red", level: 4 });
  // The last one of a city has only one place left.
  expect(built.get("city-2c")).toEqual({ owner: "player2", seat: 1, colour: "red", level: 0 });
  expect([...readPyramids(SMALL).keys()]).toEqual(["city-2a"]);
});

test("every space in play is read, with who stands there, built there, or has its point", () => {
  const board = readBoard(EXAMPLE);
  expect(board.size).toBe(32);
  expect(seatsOf(EXAMPLE)).toHaveLength(5);
  expect(mapOf(SMALL).players).toBe(2);
  expect(board.get("city-3c")).toMatchObject({
    troop: { owner: "player1", units: 2 },
    newcomers: null,
    pyramid: { owner: "player3", level: 2 },
    owner: "player3",
    holder: null,
  });
  expect(board.get("obelisk-12")?.newcomers).toMatchObject({ owner: "player1", units: 4 });
  expect(board.get("delta-temple")).toMatchObject({ holder: "player3", owner: null });
  expect(board.get("marsh")).toEqual({
    troop: null,
    newcomers: null,
    pyramid: null,
    owner: null,
    holder: null,
  });
});

test("a city belongs to nobody until it is chosen", () => {
  expect([...ownersOf(SMALL)]).toEqual([["city-2", "player1"]]);
  expect(readBoard(SMALL).get("city-1a")?.owner).toBeNull();
});

test("battles are where one is fought, and where newcomers wait for theirs", () => {
  expect(foughtFor(EXAMPLE)).toEqual(["obelisk-12"]);
  expect(foughtFor({ ...EXAMPLE, battle: null })).toEqual(["obelisk-12"]);
  const board = { marsh: "player1 1, player2 1", sanctuary: "player1 1" };
  expect(foughtFor({ ...EXAMPLE, board, battle: { space: "sanctuary" } })).toEqual([
    "sanctuary",
    "marsh",
  ]);
  expect(foughtFor(SMALL)).toEqual([]);
});
