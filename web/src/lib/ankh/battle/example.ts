// A battle for tests: Ra, who looks, Osiris and Amun choose cards for region 1.
import type { Choice, Observation } from "../../protocol";
import { TABLE as PANELS } from "../panels/example";
import type { BattleOutlook } from "./outlook";
import type { BattleView } from "./stage";

const SIDE = { warriors: 4, guardians: {}, ankhs: 8, powers: [] };

export const TABLE: BattleView = {
  ...PANELS,
  board: {
    B2: "ra warrior, sun",
    B3: "temple ra",
    C3: "amun god",
    C4: "ra god",
    C6: "osiris apep",
    D3: "ra warrior",
    D4: "obelisk osiris",
    E5: "osiris warrior",
    I5: "ra warrior",
  },
  camels: ["A3/A4", "A4/B3", "B3/B4", "B4/C4", "F6/G6"],
  order: { "1": "A1", "2": "C0", "3": "I5", "4": "A4" },
  sides: {
    ra: { ...SIDE, devotion: 17, followers: 6, used: ["flood", "chariots", "miracle"] },
    amun: { ...SIDE, devotion: 19, followers: 1, used: ["miracle"] },
    osiris: { ...SIDE, devotion: 14, followers: 3, used: ["flood", "chariots"] },
  },
  battle: {
    region: "A1",
    fighters: ["osiris", "ra", "amun"],
    two: null,
    bids: [0, 0, 0],
    cards: [[], [], []],
    winner: null,
    dying: [],
    safe: [],
    fallen: [0, 0, 0],
  },
};

export const BATTLE: BattleOutlook = {
  step: "cards",
  decided: false,
  region: { token: 1, number: 1, of: 4 },
  fighters: [
    {
      seat: "osiris",
      figures: 2,
      mortal: 2,
      parts: [{ of: "figures", n: 2 }],
      total: 2,
      least: 2,
      most: 3,
    },
    {
      seat: "ra",
      figures: 3,
      mortal: 2,
      parts: [
        { of: "figures", n: 3 },
        { of: "power", word: "resplendent", n: 0 },
        { of: "power", word: "temple-attuned", n: 2 },
      ],
      total: 5,
      least: 5,
      most: 6,
    },
    {
      seat: "amun",
      figures: 1,
      mortal: 0,
      parts: [{ of: "figures", n: 1 }],
      total: 1,
      least: 1,
      most: 4,
    },
  ],
  breaks: null,
  mine: {},
  majorities: [
    { monument: "obelisk", counts: { osiris: 1 }, seat: "osiris", gains: true },
    { monument: "pyramid", counts: {}, seat: null, gains: false },
    { monument: "temple", counts: { ra: 2, amun: 1 }, seat: "ra", gains: true },
  ],
};

const CARD = 100;
const BID = 200;

export const CARDS: Choice[] = [
  ["build", 1],
  ["plague", 2],
  ["cycle", 4],
  ["drought", 5],
].map(([word, number]) => ({
  option: CARD + Number(number),
  verb: "card",
  words: `card ${word}`,
  noun: ["card", String(word)],
}));

export const PLAGUE = CARD + 2;
/** A draft: the plague is sealed. */
export const PLAYED = CARDS.filter(({ option }) => option === PLAGUE);

export const BIDS: Choice[] = [0, 1, 2, 3].map((n) => ({
  option: BID + n,
  verb: "bid",
  words: `bid ${n}`,
  noun: ["count", String(n)],
}));

export const SEEN: Observation = {
  mark: { epoch: "first", number: 1, stamp: "s1" },
  game: "ankh",
  seat: 0,
  side: [0, 1, 2],
  awaited: [0, 1, 2],
  options: CARDS.map(({ option }) => option),
  choices: CARDS,
  draft: [],
  undo: 0,
  facts: { ...TABLE, action: { deeds: 1, picked: "obelisk", aiming: null, placing: null } },
  names: ["Ada", "Bo", "Rita"],
  bots: ["", "scribe", ""],
  since: 0,
  question: "choose cards",
  secret: true,
};
