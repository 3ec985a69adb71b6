// What Ankh brings to its tables.
import type { GameClient } from "../game";
import type { Observation } from "../protocol";
import AnkhTable from "./AnkhTable.svelte";
import Emblem from "./panels/Emblem.svelte";
import { seatsOf, type View } from "./read";
import { SPEECH } from "./speech";

export const CLIENT: GameClient = {
  speech: SPEECH,
  Table: AnkhTable,
  Emblem,
  seatsOf: (table) => seatsOf(table as unknown as View),
  subtitle: (words, { facts: { scenario } }) => (scenario ? words.noun("scenario", scenario) : ""),
  score: devotion,
  scored: (say, devotion) => say("page-devotion", { devotion }),
  quiet: ["acted", "nothing"],
  staged: ({ battle }) => !!battle,
  keys: [{ shown: "A1", does: "page-key-jump" }],
};

/** Of the side that a seat is on: a god that has merged moves no more by itself. */
function devotion({ facts, side }: Observation, seat: number): number {
  const sides = facts["sides"] as Record<string, { devotion: number }>;
  const seats = Object.keys(sides);
  return sides[seats[side[seat] ?? -1] ?? seats[seat] ?? ""]?.devotion ?? 0;
}
