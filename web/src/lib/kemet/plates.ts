// Where the plates lie that say what it takes to come to a place: beside its ring, on the map, and on
// nothing that stands there.
import { type Drawn, nameEnd } from "./draw";
import { areaOf, boxOf, type Land } from "./land";
import { type Box, centreOf } from "./shape";

export const HEIGHT = 30;
export const LETTERS = 18;
const SIGN = 15; // units that one sign takes
const GAP = 8;
const LEGIBLE = 12; // px of the letters, for which the plates grow where the board is small
const MOST = 2;
// As they are drawn on the ground: a temple with its yield, an obelisk beside it, or alone.
const TEMPLE = { w: 62, h: 86 };
const SMALL = 40;
const LARGE = 68;

/** How much larger they are than on a large board; 1 while the px of a unit are not known. */
export function growth(scale: number): number {
  return scale ? Math.min(MOST, Math.max(1, LEGIBLE / (LETTERS * scale))) : 1;
}

/** What a plate must not lie on: troops, pyramids, obelisks, temples with their yield, other rings. */
export function obstacles(
  land: Land,
  things: ReadonlyMap<string, Drawn>,
  ringed: (name: string) => boolean,
): Box[] {
  return [...things].flatMap(([name, { place, troops, pyramid }]) => {
    const { sign, obelisk } = areaOf(land, name);
    const stone = sign ? SMALL : LARGE;
    return [
      ...(troops.length || ringed(name) ? [place] : []),
      ...(pyramid ? [around(pyramid.at, pyramid.size)] : []),
      ...(sign ? [{ ...sign, ...TEMPLE }] : []),
      ...(obelisk ? [{ ...obelisk, w: stone, h: stone }] : []),
    ];
  });
}

/** The names of the cities, of about eight letters: better left free, if there is another place. */
export function cityNames(land: Land, letters: number): Box[] {
  return [...land.cities.values()].map((city) => {
    const { x, y } = nameEnd(city);
    const w = letters * 4;
    return { x: x - w, y: y - letters * 0.8, w, h: letters };
  });
}

export function plateBox(
  land: Land,
  name: string,
  { place }: Drawn,
  text: string,
  grown: number,
  taken: readonly Box[],
  names: readonly Box[] = [],
): Box {
  const [w, h] = [(HEIGHT + SIGN * (text.length - 1)) * grown, HEIGHT * grown];
  const { x, y } = centreOf(place);
  const { bounds } = areaOf(land, name);
  const below = { x: x - w / 2, y: place.y + place.h + GAP, w, h };
  const right = { x: place.x + place.w + GAP, y: y - h / 2, w, h };
  const left = { x: place.x - GAP - w, y: y - h / 2, w, h };
  const above = { x: x - w / 2, y: place.y - GAP - h, w, h };
  const map = mapOf(land);
  const free = [below, right, left, above].filter(
    (box) => isInside(box, map) && !taken.some((other) => overlap(box, other)),
  );
  // Better in its own space than in the next; and where all is full, at least on the map.
  const own = free.filter((box) => isInside(box, bounds));
  const found = own.length ? own : free;
  const clear = found.find((box) => !names.some((name) => overlap(box, name)));
  return clear ?? found[0] ?? moved(below, map);
}

function mapOf(land: Land): Box {
  const [x = 0, y = 0, w = 0, h = 0] = boxOf(land);
  return { x, y, w, h };
}

function around({ x, y }: { x: number; y: number }, size: number): Box {
  return { x: x - size / 2, y: y - size / 2, w: size, h: size };
}

function isInside(one: Box, other: Box): boolean {
  const across = one.x >= other.x && one.x + one.w <= other.x + other.w;
  return across && one.y >= other.y && one.y + one.h <= other.y + other.h;
}

function overlap(one: Box, other: Box): boolean {
  const across = one.x < other.x + other.w && other.x < one.x + one.w;
  return across && one.y < other.y + other.h && other.y < one.y + one.h;
}

function moved(box: Box, { x, y, w, h }: Box): Box {
  const within = (at: number, least: number, most: number) => Math.max(least, Math.min(at, most));
  return { ...box, x: within(box.x, x, x + w - box.w), y: within(box.y, y, y + h - box.h) };
}
