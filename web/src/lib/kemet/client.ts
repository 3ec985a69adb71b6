// What Kemet brings to its tables.
import type { GameClient } from "../game";
import { deedOf } from "./deed";
import { onItsWay } from "./hand";
import KemetTable from "./KemetTable.svelte";
import Emblem from "./panels/Emblem.svelte";
import { seatsOf, type View } from "./read";
import { SPEECH } from "./speech";

export const CLIENT: GameClient = {
  speech: SPEECH,
  Table: KemetTable,
  Emblem,
  seatsOf: (facts) => seatsOf(facts as unknown as View),
  subtitle: (words, { facts: { day, goal } }) =>
    words.say("kemet-table-subtitle", { day: Number(day), goal: Number(goal) }),
  score: ({ facts, outlook }, seat) => {
    const word = seatsOf(facts as unknown as View)[seat] ?? "";
    const seats = outlook?.["seats"] as Record<string, { score: number }> | undefined;
    return seats?.[word]?.score ?? 0;
  },
  scored: (say, points) => say("kemet-table-points", { points }),
  deed: (words, choice) => deedOf(words, choice),
  quiet: ["covered", "nothing", "shared", "settled"],
  staged: ({ battle }) => !!battle,
  goesOn: onItsWay,
  hands: true,
  keys: [{ shown: "N", does: "kemet-table-key-near" }],
};
