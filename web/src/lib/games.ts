// The tables that were opened in this browser, so that one finds back without the links. They are kept
// nowhere else: a link is the key to a seat.
const KEY = "tawy-games";
const MOST = 20;

export interface Invited {
  readonly name: string;
  readonly link: string;
}

export interface KeptGame {
  /** The secret ends of the links of all seats that play at this screen. */
  readonly links: readonly string[];
  /** The links that were sent to others: who loses one can get it again. */
  readonly elsewhere?: readonly Invited[];
  readonly game: string;
  /** Of all seats. */
  readonly names: readonly string[];
  /** Milliseconds, as Date.now() tells them. */
  readonly when: number;
}

/** Newest first. What is no game is left out: another version may have written it. */
export function list(): KeptGame[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isGame) : [];
  } catch {
    return [];
  }
}

type Keys = Pick<KeptGame, "links" | "elsewhere">;

/** A game that is there already gets its new time, and keeps the links of others. */
export function remember(game: KeptGame): void {
  const known = list().find((one) => keyOf(one) === keyOf(game));
  keep([{ ...known, ...game }, ...others(game)]);
}

export function forget(game: Keys): void {
  keep(others(game));
}

function others(game: Keys): KeptGame[] {
  return list().filter((one) => keyOf(one) !== keyOf(game));
}

/** Who has no seat at a table has at least given its seats away. */
function keyOf({ links, elsewhere = [] }: Keys): string {
  return links.join() || elsewhere.map(({ link }) => link).join();
}

function keep(games: readonly KeptGame[]): void {
  const sorted = games.toSorted((a, b) => b.when - a.when);
  try {
    localStorage.setItem(KEY, JSON.stringify(sorted.slice(0, MOST)));
  } catch {
    // Blocked or full: the links still work.
  }
}

function isGame(value: unknown): value is KeptGame {
  if (typeof value !== "object" || value === null) return false;
  const { links, elsewhere = [], game, names, when } = value as Record<string, unknown>;
  if (!Array.isArray(elsewhere) || !elsewhere.every(isInvited)) return false;
  return isTexts(links) && isTexts(names) && typeof game === "string" && typeof when === "number";
}

function isInvited(value: unknown): value is Invited {
  if (typeof value !== "object" || value === null) return false;
  const { name, link } = value as Record<string, unknown>;
  return typeof name === "string" && typeof link === "string";
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}
