// What the server says of its games, for tests: of Ankh, cut short, and of one with settings alone.
import type { GameInfo } from "../protocol";

const OPPONENTS = ["random", "farmer", "scribe", "priest", "vizier", "pharaoh"];
const GOD = ["random", "choose", "amun", "anubis", "isis", "osiris", "ra"];

export const ANKH: GameInfo = {
  name: "ankh",
  fewest: 2,
  most: 5,
  settings: {
    scenario: ["random", "old-kingdom-2", "old-kingdom-3", "two-crowns-2", "three-nomes-3"],
    first: ["random", "1", "2", "3", "4", "5"],
    god1: GOD,
    god2: GOD,
    god3: GOD,
    god4: GOD,
    god5: GOD,
    guardian1: ["random", "cat-mummy", "satet"],
    guardian2: ["random", "mummy", "apep"],
    guardian3: ["random", "scorpion", "androsphinx"],
    plagues: ["bidding-each", "one-bidding"],
    control: ["may", "must"],
    unlocking: ["may", "must"],
  },
  scenarios: { "old-kingdom-2": 2, "old-kingdom-3": 3, "two-crowns-2": 2, "three-nomes-3": 3 },
  opponents: OPPONENTS,
};

export const PLAIN: GameInfo = {
  name: "plain",
  fewest: 2,
  most: 4,
  settings: { length: ["short", "long"], days: ["none", "30"] },
  scenarios: {},
  opponents: OPPONENTS,
};
