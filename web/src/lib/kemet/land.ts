// Where everything of a map lies: our own drawing of its graph, one for each number of players.
import type { Point } from "../hex";
import {
  type Area,
  at,
  BANK,
  type City,
  type Drawing,
  type East,
  east,
  isle,
  SHORE,
  type West,
  west,
} from "./banks";
import { hull } from "./shape";

export interface Ferry {
  readonly between: readonly [string, string];
  readonly from: Point;
  readonly to: Point;
}

export interface Land {
  readonly width: number;
  readonly height: number;
  readonly areas: ReadonlyMap<string, Area>;
  readonly cities: ReadonlyMap<string, City>;
  readonly ferries: readonly Ferry[];
  /** Where the names of the waters stand; the Nile's reads upwards. */
  readonly delta: Point;
  readonly nile: Point;
}

const FOOT = 12; // of the land, to the edge of the picture

type Islands = readonly (readonly [name: string, x: number, y: number, w: number, h: number])[];

function draw(
  width: number,
  plan: {
    west: West;
    east?: East;
    islands: Islands;
    ferries?: readonly Ferry[];
    names: { delta: Point; nile: Point };
  },
): Land {
  const drawing: Drawing = { areas: new Map(), cities: new Map() };
  west(drawing, plan.west);
  if (plan.east) east(drawing, plan.east);
  for (const [name, x, y, w, h] of plan.islands) isle(drawing, name, at(x, y), w, h);
  const height = (plan.west.cuts.at(-1) ?? 0) + FOOT;
  return { width, height, ...drawing, ferries: plan.ferries ?? [], ...plan.names };
}

function ferry(between: string, from: Point, to: Point): Ferry {
  const [a = "", b = ""] = between.split("/");
  return { between: [a, b], from, to };
}

const NORTH_EAST: Islands = [
  ["sanctuary", 676, 124, 184, 190],
  ["marsh", 836, 126, 144, 150],
  ["delta-temple", 1022, 124, 172, 200],
];

function ferries(front: number, [one, two, three]: readonly [number, number, number]): Ferry[] {
  return [
    ferry(`west-bank/front-${front}`, at(BANK - 2, one), at(SHORE, one + 44)),
    ferry(`west-bank/front-${front + 1}`, at(BANK, two), at(SHORE + 2, two - 24)),
    ferry("west-bank/east-temple-3", at(BANK + 2, three), at(SHORE - 107, three + 6)),
    ferry("marsh/delta-temple", at(906, 130), at(936, 128)),
  ];
}

const LANDS: Readonly<Record<number, Land>> = {
  2: draw(752, {
    west: { cities: [2, 1], cuts: [12, 304, 408, 704], pier: [336, 544] },
    islands: [["delta-temple", 648, 136, 180, 206]],
    names: { delta: at(680, 276), nile: at(640, 680) },
  }),
  3: draw(772, {
    west: { cities: [3, 2, 1], cuts: [12, 300, 398, 686, 784, 1076], pier: [700, 908] },
    islands: [
      ["sanctuary", 656, 122, 190, 194],
      ["marsh", 670, 282, 158, 138],
      ["delta-temple", 654, 498, 180, 206],
    ],
    ferries: [ferry("marsh/delta-temple", at(668, 352), at(656, 394))],
    names: { delta: at(690, 634), nile: at(640, 1050) },
  }),
  4: draw(1126, {
    west: { cities: [2, 1], cuts: [12, 384, 642, 1014], pier: [352, 560] },
    east: { city: 3, top: 248, cuts: [544, 716], foot: 1014, island: 666 },
    islands: NORTH_EAST,
    ferries: ferries(3, [270, 850, 660]),
    names: { delta: at(556, 232), nile: at(618, 1000) },
  }),
  5: draw(1126, {
    west: { cities: [3, 2, 1], cuts: [12, 302, 402, 700, 800, 1098], pier: [412, 620] },
    east: { city: 4, top: 248, cuts: [548, 756], foot: 1098, island: 724 },
    islands: NORTH_EAST,
    ferries: ferries(4, [292, 940, 716]),
    names: { delta: at(556, 232), nile: at(612, 1080) },
  }),
};

export function landFor(players: number): Land {
  const found = LANDS[players];
  if (!found) throw new Error(`no land is for ${players} players`);
  return found;
}

export function areaOf(land: Land, name: string): Area {
  const found = land.areas.get(name);
  if (!found) throw new Error(`nothing is drawn for ${name}`);
  return found;
}

const MARGIN = 14;

/** The box of the whole picture, or around some of its spaces. */
export function boxOf(land: Land, spaces: readonly string[] | null = null): number[] {
  if (!spaces?.length) return [-MARGIN, -8, land.width + 2 * MARGIN, land.height + 16];
  const { x, y, w, h } = hull(spaces.map((name) => areaOf(land, name).bounds));
  return [x - MARGIN, y - MARGIN, w + 2 * MARGIN, h + 2 * MARGIN];
}
