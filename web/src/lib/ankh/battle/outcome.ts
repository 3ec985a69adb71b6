// How a battle ended, in a heading and a sentence: who won, with how much, and what decided a tie.
import type { Say } from "../../say";
import type { Row } from "./rows";

export interface Outcome {
  readonly heading: string;
  readonly why: string;
  readonly won: Row | null;
}

export function outcomeOf(rows: readonly Row[], say: Say): Outcome {
  const won = rows.find(({ wins }) => wins) ?? null;
  const most = (some: readonly Row[]) => Math.max(0, ...some.map(({ strength }) => strength.total));
  const n = most(rows);
  if (!won)
    return { won, heading: say("ankh-battle-drawn", { n }), why: say("ankh-battle-unbroken") };
  const side = say(`ankh-seat-${won.word}`);
  const next = most(rows.filter((row) => row !== won));
  if (next === n)
    return {
      won,
      heading: say("ankh-battle-won-tie", { side, n }),
      why: say("ankh-battle-broken"),
    };
  const heading = say("ankh-battle-won", { side });
  return { won, heading, why: say("ankh-battle-margin", { n, next }) };
}
