// Which choices stand where, and which places an event or a change is about.
import type { Told } from "../connection";
import type { Choice } from "../protocol";
import { named, seatOf as seatNamed } from "../table/told";
import { TOLD } from "./facts";
import type { View } from "./read";

const PLACES = ["space", "border"];

/** By place on the board, or by word for other kinds: the option that is chosen with it. */
export function offersOf(choices: readonly Choice[], kinds: readonly string[]) {
  return new Map(
    choices.flatMap(({ noun, option }): [string, number][] =>
      noun && kinds.includes(noun[0] ?? "") ? [[noun[1] ?? "", option]] : [],
    ),
  );
}

export function boardOffers(choices: readonly Choice[]): Map<string, number> {
  return offersOf(choices, PLACES);
}

/** The spaces and sides that an event names. */
export function placesOf(told: Told): string[] {
  return named(TOLD, told, PLACES);
}

export function seatOf(told: Told): string | null {
  return seatNamed(TOLD, told);
}

/** The spaces where something else stands, and the new camels. */
export function changed(before: View, after: View): string[] {
  const names = new Set([...Object.keys(before.board), ...Object.keys(after.board)]);
  const spaces = [...names].filter((name) => before.board[name] !== after.board[name]);
  return [...spaces, ...after.camels.filter((side) => !before.camels.includes(side))];
}
