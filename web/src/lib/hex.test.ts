import { expect, test } from "vitest";
import { centre, corners, HEIGHT, type Point, RADIUS } from "./hex";

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The points of two spaces that coincide. */
function shared(a: Point[], b: Point[]): number {
  return a.filter((one) => b.some((other) => distance(one, other) < 1e-6)).length;
}

test("odd columns lie half a hex lower", () => {
  expect(centre(0, 0)).toEqual({ x: 0, y: 0 });
  expect(centre(1, 0)).toEqual({ x: 75, y: HEIGHT / 2 });
  expect(centre(2, 3)).toEqual({ x: 150, y: 3 * HEIGHT });
  expect(centre(-1, 0)).toEqual({ x: -75, y: HEIGHT / 2 });
});

test("a hex is flat-topped: its first corner is in the east, two corners are at the top", () => {
  const points = corners(0, 0);
  expect(points).toHaveLength(6);
  expect(points[0]).toEqual({ x: RADIUS, y: 0 });
  expect(points.filter((point) => Math.abs(point.y + HEIGHT / 2) < 1e-6)).toHaveLength(2);
  for (const point of points) expect(distance(point, centre(0, 0))).toBeCloseTo(RADIUS);
});

// The neighbours of B2 and of C2 on the map of Egypt, clockwise from the north.
test.each([
  ["an odd", [1, 2], "1,1 2,2 2,3 1,3 0,3 0,2"],
  ["an even", [2, 2], "2,1 3,1 3,2 2,3 1,2 1,1"],
] as const)("a space in %s column shares a side with each of six", (_, [column, row], around) => {
  for (const place of around.split(" ")) {
    const [c = NaN, r = NaN] = place.split(",").map(Number);
    expect(distance(centre(column, row), centre(c, r))).toBeCloseTo(HEIGHT);
    expect(shared(corners(column, row), corners(c, r))).toBe(2);
  }
});
