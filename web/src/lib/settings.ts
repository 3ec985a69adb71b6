// What the reader has set, kept in this browser. Storage may be blocked or hold anything: then it is as
// if nothing had been set.
const PREFIX = "tawy-";

type Setting =
  | "language"
  | "theme"
  | "name"
  | "game"
  | "scenario"
  | "kemet-game"
  | "confirms"
  | "follows"
  | "signs";
export type Theme = "light" | "dark";

export function get(setting: Setting): string | null {
  try {
    return localStorage.getItem(PREFIX + setting);
  } catch {
    return null;
  }
}

export function set(setting: Setting, value: string): void {
  try {
    localStorage.setItem(PREFIX + setting, value);
  } catch {
    // It holds until the page is left.
  }
}

/** What was set, or what the system prefers. */
export function startTheme(): Theme {
  const kept = get("theme");
  if (kept === "light" || kept === "dark") return kept;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** What was set; else as it comes, but for those who want nothing to move by itself. */
export function startFollows(): boolean {
  const kept = get("follows");
  return kept ? kept === "yes" : !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
