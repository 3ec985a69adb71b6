// Outlines of land: borders with a gentle bend, and islands.
import type { Point } from "../hex";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const BEND = 0.09; // of the length of a border,
const MOST = 20; // but never more
const ISLAND_CORNERS = 10;
const ROUGH = 0.05;

/** From -1 to 1, always the same for the same numbers. */
function chance(...numbers: number[]): number {
  const mixed = numbers.reduce((sum, one, i) => sum + one * (12.9898 + 65.244 * i), 1);
  const wild = Math.sin(mixed) * 43758.5453;
  return 2 * (wild - Math.floor(wild)) - 1;
}

/** Where the border between two corners bends to: the same, whichever of its two spaces draws it. */
function bend(a: Point, b: Point): Point {
  const [one, two] = a.x < b.x || (a.x === b.x && a.y < b.y) ? [a, b] : [b, a];
  const long = Math.hypot(two.x - one.x, two.y - one.y) || 1;
  const off = chance(one.x, one.y, two.x, two.y) * Math.min(long * BEND, MOST);
  return {
    x: (one.x + two.x) / 2 - ((two.y - one.y) / long) * off,
    y: (one.y + two.y) / 2 + ((two.x - one.x) / long) * off,
  };
}

export function pair({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** The outline of a space with these corners. */
export function ring(corners: readonly Point[]): string {
  const lines = corners.map((corner, i) => {
    const next = corners[(i + 1) % corners.length] ?? corner;
    return `Q${pair(bend(corner, next))} ${pair(next)}`;
  });
  return `M${pair(corners[0] ?? { x: 0, y: 0 })}${lines.join("")}Z`;
}

/** The outline of an island around a point. */
export function island({ x, y }: Point, wide: number, high: number): string {
  const corners = Array.from({ length: ISLAND_CORNERS }, (_, i): Point => {
    const angle = (i * 2 * Math.PI) / ISLAND_CORNERS;
    const far = 1.03 + ROUGH * chance(x, y, i);
    return {
      x: x + (wide / 2) * far * Math.cos(angle),
      y: y + (high / 2) * far * Math.sin(angle),
    };
  });
  const middle = (a: Point, b: Point) => pair({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const lines = corners.map((corner, i) => {
    const next = corners[(i + 1) % corners.length] ?? corner;
    return `Q${pair(corner)} ${middle(corner, next)}`;
  });
  return `M${middle(corners.at(-1)!, corners[0]!)}${lines.join("")}Z`;
}

export function rectangle({ x, y, w, h }: Box, inset = 0, round = 0): string {
  const [wide, high] = [w - 2 * inset - 2 * round, h - 2 * inset - 2 * round];
  const turn = (dx: number, dy: number) => (round ? `a${round} ${round} 0 0 1 ${dx} ${dy}` : "");
  return (
    `M${x + inset + round} ${y + inset}h${wide}${turn(round, round)}v${high}` +
    `${turn(-round, round)}h${-wide}${turn(-round, -round)}v${-high}${turn(round, -round)}Z`
  );
}

export function centreOf({ x, y, w, h }: Box): Point {
  return { x: x + w / 2, y: y + h / 2 };
}

/** The box around boxes. */
export function hull(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((b) => b.x)), Math.min(...boxes.map((b) => b.y))];
  const right = Math.max(...boxes.map((b) => b.x + b.w));
  const foot = Math.max(...boxes.map((b) => b.y + b.h));
  return { x, y, w: right - x, h: foot - y };
}
