// What events name, by the table of their fields that a game has.
import type { Told } from "../connection";

/** By event and field: the kind of thing that is named. */
export type Kinds = Readonly<Record<string, Readonly<Record<string, string | null>>>>;

function fieldsOf(kinds: Kinds, told: Told): [field: string, kind: string | null][] {
  return Object.entries(kinds[String(told["event"])] ?? {});
}

/** The things of these kinds that an event names. */
export function named(kinds: Kinds, told: Told, wanted: readonly string[]): string[] {
  return fieldsOf(kinds, told).flatMap(([field, kind]) =>
    wanted.includes(kind ?? "") && told[field] ? [String(told[field])] : [],
  );
}

/** The first seat that an event names. */
export function seatOf(kinds: Kinds, told: Told): string | null {
  const found = fieldsOf(kinds, told).find(([, kind]) => kind === "seat");
  return found ? String(told[found[0]]) : null;
}
