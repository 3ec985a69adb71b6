// Which choices stand where, and which places an event or a change is about.
import type { Told } from "../connection";
import type { Choice } from "../protocol";
import { named, seatOf as seatNamed } from "../table/told";
import { SECRET, TOLD } from "./facts";
import { seatsOf, type View } from "./read";

const PLACES = ["space", "city"];
/** Verbs whose numbers are counted out beside the question. */
const COUNTED = new Set(["take", "recruit", "deploy", "with", "without"]);
const TOKENS = new Set(["token", "silver", "golden"]);
const NIGHTLY = new Set(["keep", "use", "next"]);

/** On the board: by space or city the option that is chosen with it. A step goes before a teleport. */
export function boardOffers(choices: readonly Choice[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { noun, option } of choices) {
    const [kind = "", word = ""] = noun ?? [];
    if (PLACES.includes(kind) && !found.has(word)) found.set(word, option);
  }
  return found;
}

/** The places on offer that are reached by a teleport. */
export function leapsOf(choices: readonly Choice[]): Set<string> {
  const offers = boardOffers(choices);
  const leaps = choices.filter(({ verb }) => verb === "teleport");
  return new Set(
    leaps.flatMap(({ noun, option }) => {
      const place = noun?.[1] ?? "";
      return offers.get(place) === option ? [place] : [];
    }),
  );
}

/** What each place on offer does, in words. */
export function deedsOf(choices: readonly Choice[], said: (choice: Choice) => string) {
  const offers = boardOffers(choices);
  return new Map(
    choices.flatMap((choice): [string, string][] => {
      const place = choice.noun?.[1] ?? "";
      return offers.get(place) === choice.option ? [[place, said(choice)]] : [];
    }),
  );
}

export type Where = "board" | "count" | "pyramid" | "market" | "hand" | "night" | "list";

/** Where a choice is shown; what has no place of its own is in the list of the question. */
export function whereOf(choice: Choice, offers: ReadonlyMap<string, number>): Where {
  const { verb, noun, option } = choice;
  if (offers.get(noun?.[1] ?? "") === option) return "board";
  if (COUNTED.has(verb)) return "count";
  if (TOKENS.has(verb)) return "pyramid";
  if (verb === "buy") return "market";
  if (verb === "play") return "hand";
  if (NIGHTLY.has(verb)) return "night";
  return "list";
}

/** The spaces that an event names. */
export function placesOf(told: Told): string[] {
  return named(TOLD, told, PLACES);
}

export function seatOf(told: Told): string | null {
  return seatNamed(TOLD, told);
}

/** The ways that troops went. */
export function trailsOf(events: readonly Told[]): string[][] {
  return events.flatMap((told) =>
    told["event"] === "marched" ? [[String(told["space"]), String(told["to"])]] : [],
  );
}

/** The spaces where something else stands, or a pyramid has grown. */
export function changed(before: View, after: View): string[] {
  const names = new Set([...Object.keys(before.board), ...Object.keys(after.board)]);
  const troops = [...names].filter((name) => before.board[name] !== after.board[name]);
  const built = seatsOf(after).flatMap((seat) =>
    Object.entries(after.seats[seat]?.pyramids ?? {}).flatMap(([colour, told]) => {
      const old = (before.seats[seat]?.pyramids as Record<string, string> | undefined)?.[colour];
      return told !== old ? (told.split(" ")[1] ?? []) : [];
    }),
  );
  return [...troops, ...built];
}

/** As those hear of it who may not know which card it was. */
export function disguised(told: Told): Told {
  const field = (SECRET as Readonly<Record<string, string>>)[String(told["event"])];
  return field ? { ...told, [field]: null } : told;
}
