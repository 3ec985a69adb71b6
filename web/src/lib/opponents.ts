// Opponents that the computer plays: a level by its word, none for a person.
import type { Say } from "./say";

/** The one that chooses without a thought. */
const THOUGHTLESS = "random";
/** For whoever has not said how strong it is to be: a first game is to be one that can be won. */
const USUAL = "farmer";

/** The level that a new seat of the computer has; weaker ones come first. */
export function usualLevel(opponents: readonly string[] = [USUAL]): string {
  return opponents.includes(USUAL) ? USUAL : (opponents[0] ?? THOUGHTLESS);
}

export function levelName(level: string, say: Say): string {
  return say(`start-level-${level}`);
}

/** A seat that nobody has named: by its number, or by the level that plays it. */
const UNNAMED = /^(player|random|farmer|scribe|priest|vizier|pharaoh)(?:-(\d+))?$/;

/**
 * The name of a seat. One that nobody has named is kept as a word, like those of the notation, and
 * is called so in the language of whoever reads.
 */
export function seatName(name: string, say: Say): string {
  const [, word = "", number] = UNNAMED.exec(name) ?? [];
  if (!word || (word === "player" && !number)) return name;
  if (word === "player") return say("start-name-player", { number: Number(number) });
  const level = levelName(word, say);
  return number ? say("start-name-level", { level, number: Number(number) }) : level;
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
