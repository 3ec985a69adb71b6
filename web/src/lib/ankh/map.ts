// The map of Egypt, from the file that the server plays on: its spaces, what lies around each, the
// river between them.
import egypt from "../../../../src/tawy/ankh/maps/egypt.json";

export type Terrain = "fertile" | "desert" | "water";

export interface Space {
  readonly name: string;
  readonly column: number;
  readonly row: number;
  readonly terrain: Terrain;
}

const TERRAINS: Record<string, Terrain> = { f: "fertile", d: "desert", w: "water" };
// The six hexes around a space, clockwise from the north; odd columns lie half a hex lower.
const STEPS = {
  even: ["0,-1", "1,-1", "1,0", "0,1", "-1,0", "-1,-1"],
  odd: ["0,-1", "1,0", "1,1", "0,1", "-1,1", "-1,0"],
};

/** Column by column, as the server numbers them. */
export const SPACES: readonly Space[] = Object.entries(egypt.columns).flatMap(
  ([letter, { first, spaces }], column) =>
    [...spaces].map((sign, i) => ({
      name: `${letter}${first + i}`,
      column,
      row: first + i,
      terrain: TERRAINS[sign] ?? "water",
    })),
);
export const COLUMNS = Object.keys(egypt.columns).length;
const BY_NAME = new Map(SPACES.map((space) => [space.name, space]));
const BY_PLACE = new Map(SPACES.map((space) => [`${space.column},${space.row}`, space]));

const LAST_ROW = Math.max(...SPACES.map(({ row }) => row));
/** Row by row, as a reader goes through a grid. */
export const ROWS: readonly (readonly Space[])[] = Array.from({ length: LAST_ROW + 1 }, (_, row) =>
  SPACES.filter((space) => space.row === row),
);

export function isSpace(name: string): boolean {
  return BY_NAME.has(name);
}

/** Whether it is the name of a side between two spaces. */
export function isSide(name: string): boolean {
  const [a = "", b = "", ...more] = name.split("/");
  return isSpace(a) && isSpace(b) && !more.length;
}

export function spaceOf(name: string): Space {
  const space = BY_NAME.get(name);
  if (!space) throw new Error(`no space is called ${name}`);
  return space;
}

/** The six spaces around one, clockwise from the north; null is off the map. */
export function around({ column, row }: Space): (Space | null)[] {
  return STEPS[column & 1 ? "odd" : "even"].map((step) => {
    const [right = 0, down = 0] = step.split(",").map(Number);
    return BY_PLACE.get(`${column + right},${row + down}`) ?? null;
  });
}

/** What the side between two spaces is called. */
export function sideName(a: Space, b: Space): string {
  return [a.name, b.name].sort().join("/");
}

/** The two spaces of a side. */
export function sideOf(name: string): [Space, Space] {
  const [a = "", b = ""] = name.split("/");
  return [spaceOf(a), spaceOf(b)];
}

export const RIVER: ReadonlySet<string> = new Set(egypt.river);
/** The lake closes a gap in the Nile; this shore is drawn as one ribbon with it. */
export const SHORE = "E6/F6";
