import { expect, test } from "vitest";
import { drawn } from "./draw";
import { boxOf, landFor } from "./land";
import { mapFor } from "./map";
import { growth, obstacles, plateBox } from "./plates";
import type { Content } from "./read";

const FULL: Content = {
  troop: { owner: "a", seat: 0, units: 5, creature: "sphinx" },
  newcomers: null,
  pyramid: null,
  owner: null,
  holder: null,
} as unknown as Content;
const EMPTY = { ...FULL, troop: null } as Content;

test.each([2, 3, 4, 5])("for %i players no plate leaves the map, full or empty", (players) => {
  const land = landFor(players);
  const [x = 0, y = 0, w = 0, h = 0] = boxOf(land);
  for (const content of [FULL, EMPTY])
    for (const grown of [1, growth(0.33)]) {
      const spaces = mapFor(players).spaces;
      const things = new Map(spaces.map(({ name }) => [name, drawn(land, name, content)]));
      const taken = obstacles(land, things, () => true);
      for (const { name } of spaces) {
        const box = plateBox(land, name, things.get(name)!, "2 ☥", grown, taken);
        expect(box.x, name).toBeGreaterThanOrEqual(x);
        expect(box.y, name).toBeGreaterThanOrEqual(y);
        expect(box.x + box.w, name).toBeLessThanOrEqual(x + w);
        expect(box.y + box.h, name).toBeLessThanOrEqual(y + h);
      }
    }
});

test("where there is room a plate lies on nothing that stands there", () => {
  const land = landFor(5);
  const spaces = mapFor(5).spaces.filter(({ kind }) => kind !== "district");
  const things = new Map(spaces.map(({ name }) => [name, drawn(land, name, FULL)]));
  const taken = obstacles(land, things, () => true);
  for (const { name } of spaces) {
    const box = plateBox(land, name, things.get(name)!, "2", 1, taken);
    const hit = taken.filter(
      (other) =>
        box.x < other.x + other.w &&
        other.x < box.x + box.w &&
        box.y < other.y + other.h &&
        other.y < box.y + box.h,
    );
    expect(hit, name).toEqual([]);
  }
});

test("plates grow as the board gets smaller, to a limit", () => {
  expect([growth(0), growth(1), growth(0.5), growth(0.1)]).toEqual([1, 1, 12 / 9, 2]);
});
