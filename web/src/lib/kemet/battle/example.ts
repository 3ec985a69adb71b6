// Moments of battles for tests, as a server told them to one seat: player 1 attacks player 2 (in
// "prescience" player 3) by the obelisk between the first two cities.
import type { Choice } from "../../protocol";
import type { Told } from "../../words";
import MOMENTS from "./moments.example.json";
import type { Outlook } from "./outlook";
import type { BattleView } from "./stage";

const LAND = {
  board: {
    "city-1a": "player1 2",
    "city-2a": "player2 3",
    "city-3a": "player3 4",
    "city-4a": "player4 3",
    "city-5a": "player5 5",
    "front-3": "player3 3 phoenix",
    "obelisk-12": "player2 4 ancestral-elephant, player1 5 giant-scorpion",
    "west-temple-2": "player1 1",
  },
  temples: { "west-temple-2": "player1" },
  seats: {
    player1: city(1, { white: "1 city-1b", red: "4 city-1a", blue: "1 city-1c" }),
    player2: city(2, { white: "1 city-2b", red: "0", blue: "4 city-2a" }),
    player3: city(3, { white: "1 city-3b", red: "4 city-3a", blue: "0" }),
    player4: city(4, { white: "1 city-4b", red: "2 city-4a", blue: "0" }),
    player5: city(5, { white: "1 city-5b", red: "2 city-5a", blue: "0" }),
  },
};

function city(number: number, pyramids: Record<"white" | "red" | "blue", string>) {
  return { city: `city-${number}`, pyramids };
}

export const NAMES = ["Ada", "Inés", "Jonas", "Rita", "Bo"];

export type Moment = keyof typeof MOMENTS;

export interface Shown {
  readonly view: BattleView;
  readonly outlook: Outlook;
  readonly choices: readonly Choice[];
  readonly draft: readonly Choice[];
  readonly awaited: readonly number[];
  readonly own: string | null;
}

export function at(moment: Moment): Shown {
  const { seat, awaited, choices, draft, view, outlook } = MOMENTS[moment];
  return {
    awaited,
    choices: choices as Choice[],
    draft: draft as Choice[],
    own: seat < 0 ? null : `player${seat + 1}`,
    view: { ...LAND, ...view } as unknown as BattleView,
    outlook: outlook as Outlook,
  };
}

/** A choice by the words of the notation. */
export function option(choices: readonly Choice[], words: string): number {
  return choices.find((choice) => choice.words === words)?.option ?? -1;
}

/** How the battle of most moments went. */
export const STORY: readonly Told[] = [
  { event: "covered", seat: "player1", action: "move-2", why: "ordinary" },
  { event: "attacked", seat: "player1", owner: "player2", space: "obelisk-12" },
  { event: "revealed", seat: "player1", card: "fervent-purge" },
  { event: "revealed", seat: "player2", card: "mixed-tactics" },
  { event: "invoked", seat: "player2", intervention: "iron-wall", why: "unpaid" },
  { event: "measured", seat: "player1", strength: 13, damage: 5, protection: 1 },
  { event: "measured", seat: "player2", strength: 10, damage: 2, protection: 2 },
  { event: "won", seat: "player1", owner: "player2", space: "obelisk-12", why: "stronger" },
  { event: "lost", seat: "player1", units: 1, space: "obelisk-12", why: "battle" },
  { event: "lost", seat: "player2", units: 3, space: "obelisk-12", why: "battle" },
  { event: "scored", seat: "player1", points: 1, now: 5, why: "attack" },
  { event: "spent", seat: "player1", card: "chariot-raid" },
  { event: "spent", seat: "player2", card: null },
];
