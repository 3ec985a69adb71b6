// The tables that were opened in this browser, so that one finds back without the links. They are kept
// nowhere else: a link is the key to a seat.
const KEY = "tawy-games";
const MOST = 20;

export interface KeptGame {
  /** The secret ends of the links of all seats that play at this screen. */
  readonly links: readonly string[];
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

/** A game that is there already gets its new time. */
export function remember(game: KeptGame): void {
  keep([game, ...others(game.links)]);
}

export function forget(links: readonly string[]): void {
  keep(others(links));
}

function others(links: readonly string[]): KeptGame[] {
  return list().filter((one) => one.links.join() !== links.join());
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
  const { links, game, names, when } = value as Record<string, unknown>;
  return isTexts(links) && isTexts(names) && typeof game === "string" && typeof when === "number";
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}
