// Where the keys lead on the board: to the nearest space that way, linked ones first.
import type { Point } from "../hex";
import { alongOffers } from "../board/walk";
import { areaOf, type Land } from "./land";
import { type KemetMap, linksOf, spaceOf } from "./map";
import { type Box, centreOf } from "./shape";

const WAYS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};
// How much a space may lie aside, to be that way: less, if it is linked, for others are linked too.
const ASIDE = { linked: 0.6, other: 1.2 };
const OBLIQUE = 6; // what is aside counts as farther away

/** The space that a key leads to: null if the key is not ours, the same space at an edge. */
export function moved(
  key: string,
  place: string,
  offers: readonly string[],
  map: KemetMap,
  land: Land,
): string | null {
  const way = WAYS[key];
  if (way) return next(way, place, map, land) ?? place;
  return alongOffers(key, place, offers);
}

function next(way: Point, place: string, map: KemetMap, land: Land): string | undefined {
  const from = centreOf(areaOf(land, place).stand);
  const nearest = (names: readonly string[], limit: number) =>
    names
      .flatMap((name) => {
        const { stand, bounds } = areaOf(land, name);
        const to = centreOf(stand);
        const ahead = (to.x - from.x) * way.x + (to.y - from.y) * way.y;
        // A long space is not aside as long as any of it lies straight ahead; but of a desert only
        // what its city leaves, for who is in the city.
        const { x, y, w, h } = covers(bounds, from) ? stand : bounds;
        const aside = way.x ? off(from.y, y, y + h) : off(from.x, x, x + w);
        const that = ahead > 0 && aside <= ahead * limit;
        return that ? [{ name, away: ahead + aside * OBLIQUE }] : [];
      })
      .toSorted((a, b) => a.away - b.away)[0]?.name;
  const others = map.spaces.map(({ name }) => name).filter((name) => name !== place);
  return nearest(linksOf(spaceOf(map, place)), ASIDE.linked) ?? nearest(others, ASIDE.other);
}

function covers({ x, y, w, h }: Box, point: Point): boolean {
  return !off(point.x, x, x + w) && !off(point.y, y, y + h);
}

/** How far a number lies outside of two others. */
function off(number: number, low: number, high: number): number {
  return Math.max(low - number, 0, number - high);
}

/** One neighbour of a space after the other, for as long as nothing else is done. */
export class Walk {
  #from = "";
  #count = 0;
  #at = "";

  next(place: string, map: KemetMap): string {
    if (place !== this.#at) [this.#from, this.#count] = [place, 0];
    const links = linksOf(spaceOf(map, this.#from));
    this.#at = links[this.#count++ % links.length] ?? place;
    return this.#at;
  }
}
