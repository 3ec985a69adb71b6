// Opponents that the computer plays: a level by its word, none for a person.
import type { Say } from "./say";

/** The one that chooses without a thought. */
const THOUGHTLESS = "random";
/** For whoever has not said how strong it is to be: a first game is to be one that can be won. */
const USUAL = "farmer";

/** The level that a new seat of the computer has; weaker ones come first. */
export function usualLevel(opponents: readonly string[]): string {
  return opponents.includes(USUAL) ? USUAL : (opponents[0] ?? THOUGHTLESS);
}

export function levelName(level: string, say: Say): string {
  return say(`start-level-${level}`);
}

/** What is said beside the name of a seat; nothing of a person. A seat is often called by its level. */
export function besideName(name: string, bot: string, say: Say): string {
  if (!bot) return "";
  const level = levelName(bot, say);
  return name.startsWith(level) ? say("page-computer") : level;
}

/** Whether it can be asked why it chose as it did. */
export function hasReasons(bot: string): boolean {
  return bot !== "" && bot !== THOUGHTLESS;
}
