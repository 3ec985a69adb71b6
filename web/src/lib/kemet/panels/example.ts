// A view for tests of the panels, late in a game for five, with what follows from it.
import type { Choice } from "../../protocol";
import { EXAMPLE } from "../example";
import type { Colour } from "../read";
import { TILES } from "../facts";
import type { Counts, Offer, Outlook, Seat, Table } from "./table";

const TILES_OF: Readonly<Record<string, readonly string[]>> = {
  player1: ["priest", "slaves", "charge", "carnage", "giant-scorpion", "act-of-god", "legion"],
  player2: ["priest", "crusade", "recruiting-scribe", "ancestral-elephant", "victory-point"],
  player3: ["priestess", "holy-war", "phoenix", "open-gates", "defensive-strategy"],
  player4: ["vision", "hand-of-god", "reinforcements", "deep-desert-snake", "divine-will"],
  player5: ["mummy", "royal-scarab", "sphinx", "defense", "victory-point"],
};
/** Bought in these colours. */
const OF_SEVERAL: Readonly<Record<string, Counts>> = {
  "victory-point": { white: 1, blue: 1 },
  "act-of-god": { red: 1 },
};

function seat(word: keyof typeof EXAMPLE.seats, more: Partial<Seat> = {}): Seat {
  return {
    ...EXAMPLE.seats[word]!,
    prayer: 6,
    points: 4,
    battles: 2,
    tiles: TILES_OF[word] ?? [],
    left: 2,
    covered: ["buy-red", "pray-2", "recruit"],
    reserve: 1,
    hand: 4,
    discard: ["chariot-raid"],
    hidden: 1,
    removed: [],
    shown: ["chariot-raid"],
    interventions: 3,
    ...more,
  };
}

function left(colour: Colour): Counts {
  const rows = TILES.flatMap(({ word, copies }): [string, number][] => {
    const all = (copies as Partial<Record<Colour, number>>)[colour] ?? 0;
    const held = Object.values(TILES_OF).filter((tiles) => tiles.includes(word)).length;
    const sold = OF_SEVERAL[word] ? (OF_SEVERAL[word][colour] ?? 0) : held;
    return all > sold ? [[word, all - sold]] : [];
  });
  return Object.fromEntries(rows);
}

const SUPPLY = { white: left("white"), red: left("red"), blue: left("blue") };

export const TABLE: Table = {
  ...EXAMPLE,
  battle: null,
  goal: 10,
  highest: 4,
  day: 5,
  turn: "player1",
  order: ["player2", "player5", "player4", "player1", "player3"],
  coming: [],
  seats: {
    player1: seat("player1"),
    player2: seat("player2", {
      prayer: 4,
      points: 2,
      left: 1,
      covered: ["buy-white", "raise", "move-3", "pray-1"],
      hand: 6,
      discard: [],
      hidden: 0,
      shown: [],
      reserve: 0,
    }),
    player3: seat("player3", {
      prayer: 9,
      points: 5,
      hand: 4,
      discard: ["fervent-purge", "shield-push"],
      hidden: 0,
      removed: ["mixed-tactics"],
      interventions: 5,
    }),
    player4: seat("player4", {
      prayer: 2,
      left: 1,
      covered: ["buy-blue", "move-2", "move-3", "pray-1", "golden"],
      interventions: 2,
    }),
    player5: seat("player5", {
      prayer: 11,
      left: 1,
      covered: ["buy-white", "raise", "move-2", "move-3"],
      interventions: 1,
    }),
  },
  own: {
    seat: "player1",
    hand: ["cavalry-blitz", "fervent-purge", "phalanx-defense", "shield-push"],
    discard: ["chariot-raid", "mixed-tactics"],
    hidden: ["mixed-tactics"],
    removed: [],
    interventions: { teleportation: 1, "war-fury": 1, "bronze-wall": 2, veto: 1 },
    looked: {},
  },
  supply: SUPPLY,
  looked: 0,
  running: { colour: null, queue: [], nightly: [], plan: {} },
};

const REACH: Readonly<Record<Colour, number>> = { white: 2, red: 4, blue: 1 };

function offers(colour: Colour): Record<string, Offer> {
  const rows = Object.entries(SUPPLY[colour]).map(([word, count]): [string, Offer] => {
    const price = TILES.find((tile) => tile.word === word)?.level ?? 0;
    const owned = TILES_OF["player1"]!.includes(word);
    const affordable = price < 4;
    return [word, { left: count, price, affordable, reach: price <= REACH[colour], owned }];
  });
  return Object.fromEntries(rows);
}

const standing = (score: number, temporary: number, income_night = 2) => ({
  score,
  temporary,
  income_night,
});

export const OUTLOOK: Outlook = {
  seats: {
    player1: standing(6, 2),
    player2: standing(4, 2),
    player3: standing(7, 2),
    player4: standing(5, 1),
    player5: standing(5, 1, 4),
  },
  market: { white: offers("white"), red: offers("red"), blue: offers("blue") },
};

export const SEEN = {
  names: ["Eva", "Inés", "Jonas", "Bot", "Rita"],
  bots: ["", "", "", "scribe", ""],
};

export function choice(option: number, verb: string, kind?: string, word?: string): Choice {
  const noun = kind === undefined || word === undefined ? null : [kind, word];
  return { option, verb, words: [verb, word].filter(Boolean).join(" "), noun, thing: noun };
}

export function choicesOf(first: number, verb: string, kind: string, words: readonly string[]) {
  return words.map((word, i) => choice(first + i, verb, kind, word));
}
