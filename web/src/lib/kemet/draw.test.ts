import { expect, test } from "vitest";
import { creatureSymbol, drawn, trail } from "./draw";
import { EXAMPLE } from "./example";
import { areaOf, boxOf, landFor } from "./land";
import { type KemetMap, linksOf, mapFor } from "./map";
import { moved, Walk } from "./move";
import { type Content, readBoard } from "./read";
import type { Box } from "./shape";

const PLAYERS = [2, 3, 4, 5];
const NOTHING: Content = {
  troop: null,
  newcomers: null,
  pyramid: null,
  owner: null,
  holder: null,
};
const TROOP = { owner: "player1", seat: 0, units: 5, creature: null };
const ENEMY = { owner: "player2", seat: 1, units: 7, creature: "phoenix" };
const BUILT = { owner: "player1", seat: 0, colour: "red", level: 4 } as const;

/** Pairs of spaces that share a border as they are drawn; islands have none. */
function borders(players: number): string[] {
  const sides = new Map<string, string[]>();
  for (const [name, { corners }] of landFor(players).areas) {
    corners.forEach((corner, i) => {
      const next = corners[(i + 1) % corners.length]!;
      const side = [corner, next].map(({ x, y }) => `${x},${y}`).sort();
      sides.set(side.join(), [...(sides.get(side.join()) ?? []), name]);
    });
  }
  const shared = [...sides.values()].filter((names) => names.length > 1);
  return [...new Set(shared.map((names) => names.toSorted().join("/")))].sort();
}

function links(map: KemetMap, of: "land" | "harbours", among: (name: string) => boolean) {
  const pairs = map.spaces.flatMap((space) =>
    space[of].map((other) => [space.name, other].sort().join("/")),
  );
  return [...new Set(pairs)].filter((pair) => pair.split("/").every(among)).sort();
}

test.each(PLAYERS)("for %i players all is drawn, and what is linked touches", (players) => {
  const [map, land] = [mapFor(players), landFor(players)];
  expect([...land.areas.keys()].sort()).toEqual(map.spaces.map(({ name }) => name).sort());
  expect(borders(players)).toEqual(
    links(map, "land", (name) => areaOf(land, name).corners.length > 0),
  );
  const ferries = land.ferries.map(({ between }) => between.toSorted().join("/"));
  expect(ferries.sort()).toEqual(links(map, "harbours", () => true));
  for (const { name, kind, obelisk } of map.spaces) {
    const area = areaOf(land, name);
    expect(!!area.sign).toBe(kind === "temple" || kind === "sanctuary");
    expect(!!area.obelisk).toBe(obelisk);
  }
});

function inside(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x - 0.1 &&
    inner.y >= outer.y - 0.1 &&
    inner.x + inner.w <= outer.x + outer.w + 0.1 &&
    inner.y + inner.h <= outer.y + outer.h + 0.1
  );
}

test.each(PLAYERS)("for %i players a troop with its creature fits into any space", (players) => {
  const land = landFor(players);
  for (const { name, kind } of mapFor(players).spaces) {
    const pyramid = kind === "district" ? BUILT : null;
    const room = areaOf(land, name).stand;
    const alone = drawn(land, name, { ...NOTHING, troop: ENEMY, pyramid });
    expect(inside(alone.place, room)).toBe(true);
    // On a phone a unit of the picture is a third of a pixel.
    expect(alone.troops[0]?.size).toBeGreaterThan(50);
    const both = drawn(land, name, { ...NOTHING, troop: TROOP, newcomers: ENEMY, pyramid });
    expect(inside(both.place, room)).toBe(true);
    expect(both.troops.map(({ newcomer }) => newcomer)).toEqual([false, true]);
    expect(both.blades).not.toBeNull();
  }
});

test("a creature is beside its troop, or below where there is no room", () => {
  const land = landFor(5);
  const at = (name: string) => drawn(land, name, { ...NOTHING, troop: ENEMY }).troops[0]!;
  const [wide, narrow] = [at("front-1"), at("west-temple-2")];
  expect(wide.creatureAt?.y).toBe(wide.at.y);
  expect(narrow.creatureAt?.x).toBe(narrow.at.x);
  expect([wide.size, narrow.size]).toEqual([64, 64]);
});

test("a pyramid keeps its place when a troop comes or goes", () => {
  const land = landFor(2);
  const empty = drawn(land, "city-1a", { ...NOTHING, pyramid: BUILT });
  const full = drawn(land, "city-1a", { ...NOTHING, pyramid: BUILT, troop: TROOP });
  expect(full.pyramid?.at).toEqual(empty.pyramid?.at);
  expect(full.place).toEqual(empty.place);
});

test("every creature has its picture", () => {
  const creatures = [...readBoard(EXAMPLE).values()].flatMap(({ troop, newcomers }) =>
    [troop?.creature, newcomers?.creature].filter((one) => one != null),
  );
  expect(new Set(creatures.map(creatureSymbol)).size).toBe(7);
  expect(creatureSymbol("royal-scarab")).toBe("creature-scarab");
});

test("a trail ends where the last troop begins", () => {
  const points = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ];
  expect(trail(points, 30).line).toBe("M0.0 0.0L70.0 0.0");
  expect(trail(points.slice(1), 30)).toEqual({ line: "", head: "" });
});

test("a part of the land is shown enlarged", () => {
  const land = landFor(5);
  const [x, y, w, h] = boxOf(land) as [number, number, number, number];
  const part = boxOf(land, ["front-5", "east-temple-3", "marsh"]) as [
    number,
    number,
    number,
    number,
  ];
  expect(part[0]).toBeGreaterThan(x);
  expect(part[1]).toBeGreaterThan(y);
  expect(part[2]).toBeLessThan(w);
  expect(part[3]).toBeLessThan(h);
});

test.each([
  ["ArrowUp", "front-1", "obelisk-12"],
  ["ArrowDown", "front-3", "obelisk-23"],
  ["ArrowRight", "west-temple-3", "east-bank"],
  ["ArrowRight", "city-1a", "city-1b"],
  ["ArrowDown", "city-1a", "city-1c"],
  ["ArrowRight", "sanctuary", "marsh"],
  ["ArrowRight", "marsh", "delta-temple"],
  ["ArrowUp", "sanctuary", "sanctuary"], // the edge
  ["Home", "marsh", "front-1"],
  ["End", "marsh", "west-bank"],
  ["q", "marsh", null],
])("%s leads from %s to %s", (key, from, to) => {
  expect(moved(key, from, ["front-1", "west-bank"], mapFor(5), landFor(5))).toBe(to);
});

test.each(PLAYERS)("for %i players arrows lead from every space to every other", (players) => {
  const [map, land] = [mapFor(players), landFor(players)];
  const keys = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];
  for (const { name } of map.spaces) {
    const reached = new Set([name]);
    // A set that grows while it is gone through yields what was added, too.
    for (const place of reached)
      for (const key of keys) reached.add(moved(key, place, [], map, land) ?? place);
    expect(reached.size).toBe(map.spaces.length);
  }
});

test("without offers there is no first or last of them", () => {
  for (const key of ["Home", "End"])
    expect(moved(key, "marsh", [], mapFor(5), landFor(5))).toBe("marsh");
});

test("one walks the neighbours of a space one after the other, and begins anew elsewhere", () => {
  const map = mapFor(5);
  const walk = new Walk();
  const names = linksOf(map.byName.get("marsh")!);
  expect(names).toEqual(["sanctuary", "delta-temple"]);
  let at = "marsh";
  const gone = [0, 1, 2].map(() => (at = walk.next(at, map)));
  expect(gone).toEqual(["sanctuary", "delta-temple", "sanctuary"]);
  expect(walk.next("east-temple-3", map)).toBe("east-bank");
  expect(new Walk().next("delta-temple", mapFor(2))).toBe("delta-temple");
});
