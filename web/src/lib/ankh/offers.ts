// Which choices stand where, and which places an event or a change is about.
import type { Told } from "../connection";
import type { Choice } from "../protocol";
import { TOLD } from "./facts";
import { letterOf } from "../letter";
import { seatsOf, type View } from "./read";

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
  const fields = Object.entries((TOLD as Kinds)[String(told["event"])] ?? {});
  return fields.flatMap(([field, kind]) =>
    PLACES.includes(kind ?? "") ? [String(told[field])] : [],
  );
}

/** The spaces where something else stands, and the new camels. */
export function changed(before: View, after: View): string[] {
  const names = new Set([...Object.keys(before.board), ...Object.keys(after.board)]);
  const spaces = [...names].filter((name) => before.board[name] !== after.board[name]);
  return [...spaces, ...after.camels.filter((side) => !before.camels.includes(side))];
}

type Kinds = Readonly<Record<string, Readonly<Record<string, string | null>>>>;

/** The letter of the seat that an event is about: the first that it names. */
export function letterOfEvent(told: Told, view: View): string {
  const fields = Object.entries((TOLD as Kinds)[String(told["event"])] ?? {});
  const named = fields.find(([, kind]) => kind === "seat");
  return named ? letterOf(seatsOf(view).indexOf(String(told[named[0]]))) : "";
}
