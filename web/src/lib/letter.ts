// Every seat has a letter, whatever the game: it goes with its colour and its pattern.
const LETTERS = "ABCDE";

export function letterOf(seat: number): string {
  return LETTERS[seat] ?? "";
}
