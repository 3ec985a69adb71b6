// A view for tests of the panels, in the middle of a game for five.
import type { Side, Table } from "./table";

function side(devotion: number, more: Partial<Side> = {}): Side {
  return {
    devotion,
    followers: 3,
    warriors: 4,
    guardians: {},
    ankhs: 8,
    powers: [],
    used: [],
    ...more,
  };
}

export const TABLE: Table = {
  board: {},
  camels: ["F6/G6", "G6/G7", "G7/H6", "H6/H7"],
  order: {},
  scenario: "five-thrones-5",
  guardians: ["cat-mummy", "apep", "androsphinx"],
  stock: [0, 1, 2],
  turn: "ra",
  sides: {
    ra: side(17, {
      followers: 6,
      guardians: { "cat-mummy": 2 },
      powers: ["revered", "temple-attuned"],
      used: ["flood", "chariots"],
    }),
    anubis: side(22),
    isis: side(14),
    amun: side(19),
    osiris: side(14),
  },
  ranking: ["osiris", "isis", "ra", "amun", "anubis"],
  trapped: ["ra"],
  amun: false,
  markers: { move: 4, summon: 6, followers: 5, unlock: 3 },
  event: 9,
  conflicts: 2,
  tiebreaker: "isis",
  ready: true,
  action: { name: null, fired: false },
};

export const SEEN = {
  side: [0, 1, 2, 3, 4],
  names: ["Rita", "Jonas", "Inés", "Bot", "Eva"],
  bots: ["", "", "", "scribe", ""],
};
