// Where and how large troops and pyramids are drawn in their spaces, and the lines between spaces.
import type { Point } from "../hex";
import type { City } from "./banks";
import { areaOf, type Land } from "./land";
import type { Content, Pyramid, Troop } from "./read";
import { type Box, centreOf, hull, pair } from "./shape";

export interface DrawnTroop extends Troop {
  readonly at: Point;
  /** Across the disc. */
  readonly size: number;
  readonly creatureAt: Point | null;
  readonly newcomer: boolean;
}

export interface DrawnPyramid extends Pyramid {
  readonly at: Point;
  readonly size: number;
}

export interface Blades {
  readonly at: Point;
  readonly r: number;
}

export interface Drawn {
  readonly pyramid: DrawnPyramid | null;
  readonly troops: readonly DrawnTroop[];
  /** Between two troops: that they fight. */
  readonly blades: Blades | null;
  /** Around the troops; where there is none, around the place of one. */
  readonly place: Box;
}

/** The height of the letters of a city's name, */
export const NAME = 23;
/** and where it ends. */
export function nameEnd({ box: { x, y, w, h }, gate }: City): Point {
  return { x: x + w - 24, y: gate === "south" ? y + h + 31 : y - 16 };
}

const TROOP = 64;
const PYRAMID = 58;
const GAP = 8;
const FIGHTING_GAP = 4; // the blades lie over both troops
const BESIDE = 0.74; // from the centre of a troop to that of its creature, in sizes of the troop
/** Of the size of its troop. */
export const CREATURE = 0.92;
const EDGE = 3;
const WORTH = 1.1;
/** Across the sign of a battle, half of it. */
export const BLADES = 18;

// The creature is on a second disc, which the first one partly covers.
const LENGTH = 0.5 + BESIDE + CREATURE / 2;

const SYMBOLS: Readonly<Record<string, string>> = {
  mummy: "mummy",
  "royal-scarab": "scarab",
  "giant-scorpion": "scorpion",
  phoenix: "phoenix",
  "ancestral-elephant": "elephant",
  "deep-desert-snake": "snake",
  sphinx: "sphinx",
};

/** The picture of a creature. */
export function creatureSymbol(word: string): string {
  return `creature-${SYMBOLS[word] ?? word}`;
}

const WAYS = ["right", "down"] as const;
type Way = (typeof WAYS)[number];

interface Thing {
  readonly w: number;
  readonly h: number;
  /** Room before it. */
  readonly gap: number;
  /** Whether it begins where the line begins: discs of troops stay side by side. */
  readonly flush: boolean;
}

function troopThing(troop: Pick<Troop, "creature">, creature: Way, gap: number): Thing {
  const long = troop.creature ? TROOP * LENGTH : TROOP;
  const [w, h] = creature === "right" ? [long, TROOP] : [TROOP, long];
  return { w, h, gap, flush: true };
}

interface Arranged {
  readonly scale: number;
  readonly boxes: readonly Box[];
}

/** Things in a line in the middle of a box, as large as they can be. */
function arranged(things: readonly Thing[], room: Box, way: Way): Arranged {
  const gaps = things.reduce((sum, { gap }, i) => sum + (i ? gap : 0), 0);
  const sum = (of: (thing: Thing) => number) => things.reduce((all, one) => all + of(one), 0);
  const most = (of: (thing: Thing) => number) => Math.max(...things.map(of));
  const [w, h] =
    way === "right"
      ? [sum((one) => one.w) + gaps, most((one) => one.h)]
      : [most((one) => one.w), sum((one) => one.h) + gaps];
  const scale = Math.min(1, (room.w - 2 * EDGE) / w, (room.h - 2 * EDGE) / h);
  const middle = centreOf(room);
  let along = way === "right" ? middle.x - (w * scale) / 2 : middle.y - (h * scale) / 2;
  const boxes = things.map((thing, i) => {
    along += i ? thing.gap * scale : 0;
    const [wide, high] = [thing.w * scale, thing.h * scale];
    const x = middle.x - (thing.flush ? w * scale : wide) / 2;
    const y = middle.y - (thing.flush ? h * scale : high) / 2;
    const box =
      way === "right" ? { x: along, y, w: wide, h: high } : { x, y: along, w: wide, h: high };
    along += way === "right" ? wide : high;
    return box;
  });
  return { scale, boxes };
}

/** What stands in a space, and where it would. */
export function drawn(land: Land, name: string, content: Content): Drawn {
  const room = areaOf(land, name).stand;
  const troops = [content.troop, content.newcomers].filter((one) => one !== null);
  const { pyramid } = content;
  const slots = troops.length ? troops : [{ creature: null }];
  const tries = WAYS.flatMap((way) =>
    WAYS.map((creature) => {
      const things = slots.map((slot, i) => troopThing(slot, creature, i ? FIGHTING_GAP : GAP));
      const all = pyramid ? [{ w: PYRAMID, h: PYRAMID, gap: 0, flush: false }, ...things] : things;
      return { creature, ...arranged(all, room, way) };
    }),
  );
  // All side by side, if that does not make them much smaller.
  const best = tries.reduce((one, other) => (other.scale > one.scale * WORTH ? other : one));
  const boxes = pyramid ? best.boxes.slice(1) : best.boxes;
  const size = best.scale * TROOP;
  const base = best.boxes[0]!;
  return {
    pyramid: pyramid && { ...pyramid, at: centreOf(base), size: best.scale * PYRAMID },
    troops: troops.map((troop, i) => placeTroop(troop, boxes[i]!, size, best.creature, i > 0)),
    blades: troops.length > 1 ? { at: between(boxes), r: BLADES * best.scale } : null,
    place: hull(boxes),
  };
}

function placeTroop(
  troop: Troop,
  { x, y }: Box,
  size: number,
  creature: Way,
  newcomer: boolean,
): DrawnTroop {
  const at = { x: x + size / 2, y: y + size / 2 };
  const off = size * BESIDE;
  const beside = creature === "right" ? { x: at.x + off, y: at.y } : { x: at.x, y: at.y + off };
  return { ...troop, at, size, newcomer, creatureAt: troop.creature ? beside : null };
}

/** Where two discs leave room, away from their letters. */
function between(boxes: readonly Box[]): Point {
  const [a, b] = [boxes[0]!, boxes[1]!];
  return b.x > a.x
    ? { x: (a.x + a.w + b.x) / 2, y: a.y + a.h - 2 }
    : { x: a.x + a.w - 2, y: (a.y + a.h + b.y) / 2 };
}

const HEAD = 17;

/** A line through spaces, as long as the last troop leaves it, and the arrow at its end. */
export function trail(points: readonly Point[], stop: number): { line: string; head: string } {
  const [from, to] = [points.at(-2), points.at(-1)];
  if (!from || !to) return { line: "", head: "" };
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [(to.x - from.x) / long, (to.y - from.y) / long];
  const back = Math.min(stop, long / 2);
  const tip = { x: to.x - dx * back, y: to.y - dy * back };
  const wing = (side: number) => ({
    x: tip.x - dx * HEAD + side * dy * HEAD * 0.7,
    y: tip.y - dy * HEAD - side * dx * HEAD * 0.7,
  });
  return {
    line: `M${[...points.slice(0, -1), tip].map(pair).join("L")}`,
    head: `M${[wing(1), tip, wing(-1)].map(pair).join("L")}`,
  };
}
