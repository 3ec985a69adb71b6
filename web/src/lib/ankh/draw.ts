// Where and how large everything on the board is drawn: as in tawy/pictures/ankh.py, but for the steles,
// which must not move while one looks.
import { centre, corners, HEIGHT, type Point, RADIUS } from "../hex";
import { around, sideName, sideOf, type Space, spaceOf } from "./map";
import { type Content, type Figure, readOrder, type View, waysOf } from "./read";

export interface Drawn {
  readonly symbol: string;
  readonly at: Point;
  readonly size: number;
  readonly seat: number;
  readonly turn: number;
}

export interface Stele {
  readonly at: Point;
  readonly r: number;
  readonly token: string;
}

const MARGIN = 10;
export const BOX = [
  -RADIUS - MARGIN,
  -HEIGHT / 2 - MARGIN,
  17 * RADIUS + 2 * MARGIN,
  10 * HEIGHT + 2 * MARGIN,
] as const;

// Where things stand in their hex, from its centre: the name is in the upper left, never covered.
export const NAME = 10; // the height of its letters
export const NAME_AT = { x: -22, y: -28.5 };
export const FIGURE_AT = { x: 0, y: 5 };
const MONUMENT_AT = { x: 0, y: 4 };
const SUN_AT = { x: -15, y: 28 };
const CORNER_STELE_AT = { x: 20, y: -26 };
const DOT_AT = { x: 40, y: 0 }; // between two camels, beside a figure
const LARGE = ["apep", "scorpion", "androsphinx"];

export function placeOf(space: Space, off: Point = { x: 0, y: 0 }): Point {
  const { x, y } = centre(space.column, space.row);
  return { x: x + off.x, y: y + off.y };
}

export function hexagon({ column, row }: Space, radius: number): string {
  return `M${corners(column, row, radius).map(pair).join("L")}Z`;
}

export function pair({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** The line of a side. */
export function sideLine(name: string): string {
  const [a, b] = sideOf(name);
  const others = corners(b.column, b.row);
  const shared = corners(a.column, a.row).filter((one) =>
    others.some((other) => Math.hypot(one.x - other.x, one.y - other.y) < 1),
  );
  return `M${shared.map(pair).join("L")}`;
}

/** A point of a side, so far off its middle, upwards or to the right. */
export function onSide(name: string, off = 0): Point {
  const [a, b] = sideOf(name).map((space) => placeOf(space)) as [Point, Point];
  return {
    x: (a.x + b.x) / 2 + (off * (b.y - a.y)) / HEIGHT,
    y: (a.y + b.y) / 2 - (off * (b.x - a.x)) / HEIGHT,
  };
}

/** Monuments and figures. */
export function pieces(contents: ReadonlyMap<string, Content>): Drawn[] {
  return [...contents].flatMap(([name, { monument, figure }]) => {
    const space = spaceOf(name);
    const drawn: Drawn[] = [];
    if (monument) {
      const symbol = `mon-${monument.kind}`;
      const at = placeOf(space, MONUMENT_AT);
      drawn.push({ symbol, at, size: 56, seat: monument.seat, turn: 0 });
    }
    return [...drawn, ...figuresAt(name, contents)];
  });
}

/** The figure of a space alone. */
export function figuresAt(name: string, contents: ReadonlyMap<string, Content>): Drawn[] {
  const figure = contents.get(name)?.figure;
  return figure ? [figurePiece(figure, placeOf(spaceOf(name), FIGURE_AT))] : [];
}

function figurePiece({ owner, seat, kind, aim }: Figure, at: Point): Drawn {
  if (kind === "god") return { symbol: `god-${owner}`, at, size: 66, seat, turn: 0 };
  if (kind === "warrior") return { symbol: kind, at, size: 58, seat, turn: 0 };
  const symbol = `guardian-${kind.replace("-", "")}`;
  const [way] = waysOf(aim);
  const turn = way === undefined ? 0 : 60 * way + 30;
  return { symbol, at, size: LARGE.includes(kind) ? 66 : 60, seat, turn };
}

export function suns(contents: ReadonlyMap<string, Content>): Point[] {
  return [...contents].flatMap(([name, { sun }]) => (sun ? placeOf(spaceOf(name), SUN_AT) : []));
}

interface Claw extends Drawn {
  /** The side it reaches over; null at the edge of the map. */
  readonly side: string | null;
}

/** Towards the two hexes that a scorpion points at, on the map or not; beside a camel there. */
export function claws(contents: ReadonlyMap<string, Content>, camels: readonly string[]): Claw[] {
  return [...contents].flatMap(([name, { figure }]) =>
    waysOf(figure?.aim ?? null).map((way) => {
      const space = spaceOf(name);
      const beyond = around(space)[way];
      const side = beyond ? sideName(space, beyond) : null;
      const angle = ((60 * way - 90) * Math.PI) / 180;
      const half = { x: (HEIGHT / 2) * Math.cos(angle), y: (HEIGHT / 2) * Math.sin(angle) };
      const at = side && camels.includes(side) ? onSide(side, 13) : placeOf(space, half);
      return { symbol: "claw", at, size: 24, seat: figure?.seat ?? -1, turn: 60 * way, side };
    }),
  );
}

/** In the middle of their sides, but for those that a claw reaches over. */
export function camelPlaces(sides: readonly string[], reaching: readonly Claw[]): Point[] {
  return sides.map((side) => onSide(side, reaching.some((claw) => claw.side === side) ? -14 : 0));
}

/** The order token of each region, always on the same space of it; in the corner if that is full. */
export function steles(view: View, contents: ReadonlyMap<string, Content>): Stele[] {
  return [...readOrder(view)].flatMap(([token, land]): Stele[] => {
    // A number that moved with the figures would look as if the regions had changed.
    const home = land.find((space) => !contents.get(space.name)?.monument) ?? land[0];
    if (!home) return [];
    if (contents.has(home.name)) return [{ at: placeOf(home, CORNER_STELE_AT), r: 10, token }];
    return [{ at: placeOf(home, FIGURE_AT), r: 19, token }];
  });
}

/** The dot of an offer: in the middle of an empty space, beside what stands there otherwise. */
export function dotPlace(space: Space, things: readonly { readonly at: Point }[]): Point {
  const { x, y } = placeOf(space);
  const full = things.some(({ at }) => Math.hypot(at.x - x, at.y - y) < RADIUS / 2);
  return full ? placeOf(space, DOT_AT) : { x, y };
}
