// The parts that maps are drawn from: the west with its cities one below the other, the east with two,
// and islands. Each city is a walled block inside the desert before it: so its three districts touch each
// other and that desert, and nothing else.
import type { Point } from "../hex";
import { type Box, hull, island, rectangle, ring } from "./shape";

export interface Area {
  readonly shape: string;
  /** None of an island or a district. */
  readonly corners: readonly Point[];
  readonly bounds: Box;
  readonly soil: "desert" | "fertile" | "holy" | "clay";
  /** Where troops stand, and the pyramid of a district. */
  readonly stand: Box;
  /** The upper left corner of a temple or of the Sanctuary, */
  readonly sign: Point | null;
  /** and of an obelisk. */
  readonly obelisk: Point | null;
}

export interface City {
  readonly box: Box;
  /** The side of its gate, where its name stands too. */
  readonly gate: "north" | "south";
}

const CITY = { w: 304, h: 184 };
const WALL = 7;

export const at = (x: number, y: number): Point => ({ x, y });

function area(
  soil: Area["soil"],
  corners: readonly Point[],
  stand: Box,
  sign: Point | null = null,
  obelisk: Point | null = null,
): Area {
  const bounds = hull(corners.map(({ x, y }) => ({ x, y, w: 0, h: 0 })));
  return { shape: ring(corners), corners, bounds, soil, stand, sign, obelisk };
}

export interface Drawing {
  readonly areas: Map<string, Area>;
  readonly cities: Map<string, City>;
}

/** A city of this number in its desert, with its three districts. */
function build(drawing: Drawing, number: number, box: Box, gate: City["gate"]): void {
  drawing.cities.set(`city-${number}`, { box, gate });
  const [w, h] = [box.w / 2, box.h / 2];
  const districts: Record<string, Box> = {
    a: { x: box.x, y: box.y, w, h },
    b: { x: box.x + w, y: box.y, w, h },
    c: { x: box.x, y: box.y + h, w: box.w, h },
  };
  for (const [letter, stand] of Object.entries(districts)) {
    drawing.areas.set(`city-${number}${letter}`, {
      shape: rectangle(stand),
      corners: [],
      bounds: stand,
      soil: "clay",
      stand,
      sign: null,
      obelisk: null,
    });
  }
}

/** Cities from the north, the borders between their deserts and the obelisks, temple 3 at the Nile. */
export interface West {
  readonly cities: readonly number[];
  readonly cuts: readonly number[];
  readonly pier: readonly [number, number];
}

const EDGE = 10;
export const BANK = 532; // where the west ends

export function west(drawing: Drawing, { cities, cuts, pier }: West): void {
  const [top, foot] = [cuts[0] ?? 0, cuts.at(-1) ?? 0];
  const left = cuts.map((y, i) => at(i % 2 ? 116 : 120, i % 2 ? y + 3 : y - 2));
  const right = cuts.map((y, i) => at(i % 2 ? 456 : 460, i % 2 ? y - 4 : y + 2));
  const band = (i: number) => [left[i]!, right[i]!, right[i + 1]!, left[i + 1]!];
  cities.forEach((number, i) => {
    const last = i === cities.length - 1;
    const [from, to] = [cuts[2 * i]!, cuts[2 * i + 1]!];
    const y = last ? to - 20 - CITY.h : from + 20;
    const box = { ...CITY, x: 136, y };
    const strip = last ? [from + 5, y - WALL - 3] : [y + CITY.h + WALL + 4, to - 4];
    const stand = { x: 128, y: strip[0]!, w: 214, h: strip[1]! - strip[0]! };
    drawing.areas.set(`front-${number}`, area("desert", band(2 * i), stand));
    build(drawing, number, box, last ? "north" : "south");
    if (last) return;
    const [above, below] = [cuts[2 * i + 1]!, cuts[2 * i + 2]!];
    const middle = (above + below) / 2;
    const name = `obelisk-${Math.min(number, cities[i + 1]!)}${Math.max(number, cities[i + 1]!)}`;
    const high = Math.min(140, below - above - 16);
    const room = { x: 262, y: middle - high / 2, w: 180, h: high };
    const stone = at(178, middle - 34);
    drawing.areas.set(name, area("desert", band(2 * i + 1), room, null, stone));
  });
  const middle = (top + foot) / 2 - 70;
  const column = [at(EDGE, top), ...left, at(EDGE, foot)];
  const below = { x: 13, y: middle + 90, w: 102, h: 122 };
  drawing.areas.set(
    "west-temple-2",
    area("holy", column, below, at(12, middle), at(73, middle + 26)),
  );
  const [north, south] = pier;
  const quay = [at(BANK - 2, north), at(BANK + 4, south)] as const;
  const strip = [right[0]!, at(BANK - 4, top + 58), ...quay, at(BANK, foot), ...right.toReversed()];
  const green = { x: 459, y: (north + south) / 2 - 116, w: 70, h: 232 };
  drawing.areas.set("west-bank", area("fertile", strip.slice(0, -1), green));
  const temple = [quay[0], at(BANK + 112, north - 12), at(BANK + 120, south - 10), quay[1]];
  const yard = { x: BANK + 6, y: south - 86, w: 108, h: 72 };
  drawing.areas.set(
    "west-temple-3",
    area("holy", temple, yard, at(BANK + 12, north + 10), at(BANK + 76, north + 34)),
  );
}

export interface East {
  /** Of the northern city; the other one has the next number. */
  readonly city: number;
  readonly top: number;
  readonly cuts: readonly [number, number];
  readonly foot: number;
  /** How far down the temple on the island lies. */
  readonly island: number;
}

export const SHORE = 680; // where the east begins
const INLAND = 1006; // its deserts end, its temple begins
const FAR = 1116;

export function east(
  drawing: Drawing,
  { city, top, cuts: [one, two], foot, island: y }: East,
): void {
  const k = [at(SHORE + 6, top + 12), at(INLAND, top), at(SHORE, top + 190)] as const;
  const l = [at(SHORE + 40, one - 4), at(SHORE + 122, one), at(INLAND - 4, one + 4)] as const;
  const m = [at(SHORE + 42, two + 10), at(SHORE + 120, two), at(INLAND - 2, two - 4)] as const;
  const n = [at(SHORE, two + 98), at(SHORE + 6, foot), at(INLAND + 2, foot)] as const;
  const s = [at(SHORE + 30, y - 44), at(SHORE + 28, y + 36)] as const;
  const upper = { ...CITY, x: SHORE + 11, y: top + 30 };
  const lower = { ...CITY, x: SHORE + 11, y: foot - 20 - CITY.h };
  const strip = { x: SHORE + 18, w: 206 };
  const [from, to] = [upper.y + CITY.h + WALL + 4, lower.y - WALL - 3];
  const north = { ...strip, y: from, h: one - 6 - from };
  const south = { ...strip, y: Math.max(two + 6, to - 84), h: Math.min(84, to - two - 6) };
  const { areas } = drawing;
  areas.set(`front-${city}`, area("desert", [k[0], k[1], l[2], l[1], l[0], k[2]], north));
  areas.set(`front-${city + 1}`, area("desert", [m[0], m[1], m[2], n[2], n[1], n[0]], south));
  build(drawing, city, upper, "south");
  build(drawing, city + 1, lower, "north");
  const middle = (one + two) / 2;
  const room = { x: SHORE + 190, y: middle - 70, w: 128, h: 140 };
  const stone = at(SHORE + 126, middle - 34);
  const desert = area("desert", [l[1], l[2], m[2], m[1]], room, null, stone);
  areas.set(`obelisk-${city}${city + 1}`, desert);
  const green = { x: SHORE + 37, y: middle - 90, w: 80, h: 180 };
  areas.set("east-bank", area("fertile", [l[0], l[1], m[1], m[0], s[1], s[0]], green));
  const column = [k[1], at(FAR, top - 4), at(FAR, foot), n[2], m[2], l[2]];
  const below = { x: INLAND + 3, y: middle - 21, w: 104, h: 122 };
  areas.set(
    "east-temple-2",
    area("holy", column, below, at(INLAND + 6, middle - 112), at(INLAND + 68, middle - 86)),
  );
  isle(drawing, "east-temple-3", at(SHORE - 41, y), 136, 190);
}

/** An island with a temple or the Sanctuary on it, or, where nothing stands, the marsh. */
export function isle(drawing: Drawing, name: string, { x, y }: Point, w: number, h: number): void {
  const marsh = name === "marsh";
  const top = y - h / 2 + (name === "sanctuary" ? 16 : 12);
  drawing.areas.set(name, {
    shape: island(at(x, y), w, h),
    corners: [],
    bounds: { x: x - w / 2, y: y - h / 2, w, h },
    soil: marsh ? "fertile" : "holy",
    stand: marsh
      ? { x: x - w * 0.4, y: y - h * 0.35, w: w * 0.8, h: h * 0.7 }
      : { x: x - w * 0.4, y: y + h / 2 - 84, w: w * 0.8, h: 74 },
    sign: marsh ? null : at(x - 44, top),
    obelisk: marsh ? null : at(x + 19, top + 24),
  });
}
