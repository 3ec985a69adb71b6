// How a game has ended, in sentences.
import type { Result } from "../protocol";
import type { Words } from "../words";

/** Who has won, or that nobody has. */
export function winnersIn(words: Words, seats: readonly string[], { places }: Result): string {
  const won = seats.filter((_, seat) => places[seat] === 1);
  if (!won.length) return words.say("page-nobody-won");
  const names = new Intl.ListFormat(words.language).format(
    won.map((word) => words.noun("seat", word)),
  );
  return words.say("page-won", { names, count: won.length });
}

export function endingIn(words: Words, { ending }: Result): string {
  return words.say("over", { ending: words.say(`${words.game}-ending-${ending}`) });
}
