import { expect, test } from "vitest";
import { clamped, farthest, type Pane, toggled, type View, WHOLE, zoomed } from "./view";

const SQUARE: Pane = { width: 400, height: 400, board: { width: 400, height: 400 } };
const TALL: Pane = { width: 400, height: 400, board: { width: 400, height: 800 } };
const BESIDE: Pane = { width: 600, height: 400, board: { width: 400, height: 400 } };
const AT = { x: 100, y: 300 };

/** The point of the board, in parts of it, that is seen at a point of the pane. */
function seen({ zoom, left, top }: View, { width, board }: Pane, at = AT) {
  const beside = Math.max(0, (width - board.width * zoom) / 2);
  const part = (px: number, all: number) => Math.round((1000 * px) / (all * zoom)) / 1000;
  return { x: part(left + at.x - beside, board.width), y: part(top + at.y, board.height) };
}

test("what is under the fingers stays there", () => {
  const near = zoomed(WHOLE, 2, SQUARE, AT);
  expect(near).toEqual({ zoom: 2, left: 100, top: 300 });
  expect(seen(near, SQUARE)).toEqual(seen(WHOLE, SQUARE));
  const nearer = zoomed(near, 2.5, SQUARE, { x: 200, y: 200 }, { x: 250, y: 150 });
  expect(seen(nearer, SQUARE, { x: 250, y: 150 })).toEqual(seen(near, SQUARE, { x: 200, y: 200 }));
});

test("also beside a board that is narrower than its pane", () => {
  const near = zoomed(WHOLE, 3, BESIDE, { x: 300, y: 200 });
  expect(seen(near, BESIDE, { x: 300, y: 200 })).toEqual({ x: 0.5, y: 0.5 });
  expect(zoomed(near, 1, BESIDE, { x: 300, y: 200 })).toEqual(WHOLE);
});

test("never nearer than three times, nor farther than all of it", () => {
  expect(zoomed(WHOLE, 9, SQUARE, AT).zoom).toBe(3);
  expect(zoomed(WHOLE, 0.1, SQUARE, AT)).toEqual(WHOLE);
  expect(farthest(TALL)).toBe(0.5);
  expect(zoomed(WHOLE, 0.1, TALL, AT)).toEqual({ zoom: 0.5, left: 0, top: 0 });
});

test("what is left out by a hair is no reason to make it smaller", () => {
  expect(farthest({ ...SQUARE, height: 390 })).toBe(1);
});

test("it never leaves its pane", () => {
  expect(clamped({ zoom: 2, left: -5, top: 999 }, SQUARE)).toEqual({ zoom: 2, left: 0, top: 400 });
  expect(clamped({ zoom: 1, left: 50, top: 50 }, BESIDE)).toEqual(WHOLE);
  const corner = zoomed(WHOLE, 2, SQUARE, { x: 400, y: 400 });
  expect(corner).toEqual({ zoom: 2, left: 400, top: 400 });
});

test("two taps lead nearer, two more back", () => {
  const near = toggled(WHOLE, SQUARE, AT);
  expect(near.zoom).toBeGreaterThan(2);
  expect(seen(near, SQUARE)).toEqual(seen(WHOLE, SQUARE));
  expect(toggled(near, SQUARE, AT)).toEqual(WHOLE);
});
