// The maps, one for each number of players, from the files that the server plays on: their spaces, what
// they are, and what each leads to.
import five from "../../../../src/tawy/kemet/maps/5.json";
import four from "../../../../src/tawy/kemet/maps/4.json";
import three from "../../../../src/tawy/kemet/maps/3.json";
import two from "../../../../src/tawy/kemet/maps/2.json";

export type Kind = "district" | "desert" | "temple" | "sanctuary";
export type Bank = "west" | "east" | "delta";

export interface Space {
  readonly name: string;
  readonly kind: Kind;
  readonly bank: Bank;
  /** Of a district: the word of its city. */
  readonly city: string | null;
  /** Prayer points of a temple; 0 for all else. */
  readonly income: number;
  readonly obelisk: boolean;
  /** What is adjacent by land, */
  readonly land: readonly string[];
  /** and across linked harbours. */
  readonly harbours: readonly string[];
}

/** Spaces that are told together: those of a city with its desert, or what else is on a bank. */
export interface Group {
  /** A city's word, or a bank. */
  readonly name: string;
  readonly spaces: readonly Space[];
}

export interface KemetMap {
  readonly players: number;
  readonly spaces: readonly Space[];
  readonly groups: readonly Group[];
  readonly byName: ReadonlyMap<string, Space>;
}

interface Told {
  readonly kind: string;
  readonly bank: string;
  readonly land: readonly string[];
  readonly city?: number;
  readonly income?: number;
  readonly obelisk?: boolean;
  readonly harbours?: readonly string[];
}

const BANKS: readonly Bank[] = ["west", "east", "delta"];

function read(file: { players: number; spaces: Readonly<Record<string, Told>> }): KemetMap {
  const spaces = Object.entries(file.spaces).map(([name, told]): Space => ({
    name,
    kind: told.kind as Kind,
    bank: told.bank as Bank,
    city: told.city === undefined ? null : `city-${told.city}`,
    income: told.income ?? 0,
    obelisk: told.obelisk ?? false,
    land: told.land,
    harbours: told.harbours ?? [],
  }));
  const byName = new Map(spaces.map((space) => [space.name, space]));
  return { players: file.players, spaces, byName, groups: groupsOf(spaces, byName) };
}

function groupsOf(spaces: readonly Space[], byName: ReadonlyMap<string, Space>): Group[] {
  return BANKS.flatMap((bank) => {
    const here = spaces.filter((space) => space.bank === bank);
    const words = new Set(here.flatMap(({ city }) => city ?? []));
    const cities = [...words].map((city): Group => {
      const districts = here.filter((space) => space.city === city);
      const front = districts[0]?.land.find((name) => byName.get(name)?.city !== city) ?? "";
      // The desert first: the districts stand in it, and are drawn and touched above it.
      return { name: city, spaces: [byName.get(front) ?? [], ...districts].flat() };
    });
    const told = new Set(cities.flatMap((group) => group.spaces));
    const others = { name: bank, spaces: here.filter((space) => !told.has(space)) };
    return others.spaces.length ? [...cities, others] : cities;
  });
}

const MAPS: readonly KemetMap[] = [two, three, four, five].map(read);
const NAMES = new Set(MAPS.flatMap(({ spaces }) => spaces.map(({ name }) => name)));
const CITIES = new Set(MAPS.flatMap(({ spaces }) => spaces.flatMap(({ city }) => city ?? [])));

export function mapFor(players: number): KemetMap {
  const found = MAPS.find((map) => map.players === players);
  if (!found) throw new Error(`no map is for ${players} players`);
  return found;
}

export function spaceOf(map: KemetMap, name: string): Space {
  const space = map.byName.get(name);
  if (!space) throw new Error(`no space is called ${name}`);
  return space;
}

/** Whether a space of any of the maps is called so. */
export function isSpace(name: string): boolean {
  return NAMES.has(name);
}

export function isCity(name: string): boolean {
  return CITIES.has(name);
}

/** By land and by harbour. */
export function linksOf({ land, harbours }: Space): readonly string[] {
  return [...land, ...harbours];
}
