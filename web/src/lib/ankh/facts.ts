// Made from the game's tables by `python -m tawy.server.facts ankh`: not to be edited.

/** By event: its fields, with the kind of noun in each. */
export const TOLD = {
  scenario: { scenario: "scenario" },
  god: { side: "seat", god: "god" },
  guardian: { figure: "figure" },
  first: { side: "seat" },
  acted: { seat: "seat", action: "action" },
  nothing: { seat: "seat", action: "action" },
  fired: { seat: "seat", what: "event-name" },
  moved: { side: "seat", figure: "figure", space: "space", to: "space" },
  pushed: { side: "seat", figure: "figure", space: "space", to: "space" },
  aimed: { side: "seat", space: "space", direction: "direction" },
  summoned: { side: "seat", figure: "figure", space: "space" },
  shone: { side: "seat", space: "space" },
  freed: { side: "seat" },
  followed: { side: "seat", followers: null },
  sacrificed: { side: "seat", followers: null },
  unlocked: { side: "seat", power: "power" },
  guarded: { side: "seat", figure: "figure" },
  controlled: { side: "seat", monument: "monument", space: "space" },
  caravan: { camels: null, camel: "border", end: "border" },
  split: { space: "space", token: null },
  swapped: { token: null, with: null },
  conflict: { side: "seat", number: null },
  destroyed: { monument: "monument", space: "space" },
  skipped: { token: null },
  dominated: { side: "seat", token: null },
  battle: { token: null },
  attuned: { side: "seat", figure: "figure", space: "space", to: "space" },
  announced: { side: "seat" },
  played: { side: "seat", card: "card" },
  built: { side: "seat", monument: "monument", space: "space" },
  bade: { side: "seat", followers: null },
  spared: { side: "seat" },
  strength: { side: "seat", strength: null, figures: null },
  tiebroken: { side: "seat" },
  won: { side: "seat" },
  drawn: { token: null },
  saved: { side: "seat", figure: "figure", space: "space" },
  died: { side: "seat", figure: "figure", space: "space" },
  trapped: { side: "seat", owner: "seat" },
  devoted: { side: "seat", devotion: null, now: null },
  lost: { side: "seat", devotion: null, now: null },
  returned: { side: "seat" },
  tiled: { side: "seat", space: "space" },
  merged: { lower: "seat", higher: "seat" },
  adopted: { side: "seat", figure: "figure" },
  dismissed: { side: "seat", figure: "figure" },
  forgotten: { side: "seat" },
} as const;

/** By event: the field that is told to some only. */
export const SECRET = {} as const;

/** Kinds whose words read the same in every language. */
export const PLAIN = ["border", "count", "space", "token"] as const;

export const ACTIONS = ["move", "summon", "followers", "unlock"] as const;

/** An event comes with so many uses more. */
export const USES_BEYOND_PLAYERS = { move: 1, summon: 1, followers: 1, unlock: 0 } as const;

/** The track. */
export const EVENTS = [
  "control",
  "control",
  "control",
  "conflict",
  "caravan",
  "control",
  "control",
  "conflict",
  "caravan",
  "control",
  "control",
  "conflict",
  "caravan",
  "control",
  "control",
  "conflict",
  "control",
  "conflict",
] as const;

export const CONFLICTS = 5;

/** The conflict, counted from 1, after which gods merge. */
export const MERGING = 3;

/** The one after which gods in the red are forgotten. */
export const FORGETTING = 4;

/** On the board and beside it. */
export const CAMELS = 30;

/** Of the devotion track. */
export const TOP = 31;

export const LAST_RED = 20;

export const CARDS = [
  { word: "flood", strength: 0 },
  { word: "build", strength: 0 },
  { word: "plague", strength: 1 },
  { word: "chariots", strength: 3 },
  { word: "cycle", strength: 0 },
  { word: "drought", strength: 1 },
  { word: "miracle", strength: 0 },
] as const;

/** Levels count from 1; the cost is in followers. */
export const POWERS = [
  { word: "commanding", level: 1, cost: 1 },
  { word: "inspiring", level: 1, cost: 1 },
  { word: "omnipresent", level: 1, cost: 1 },
  { word: "revered", level: 1, cost: 1 },
  { word: "resplendent", level: 2, cost: 2 },
  { word: "obelisk-attuned", level: 2, cost: 2 },
  { word: "temple-attuned", level: 2, cost: 2 },
  { word: "pyramid-attuned", level: 2, cost: 2 },
  { word: "glorious", level: 3, cost: 3 },
  { word: "magnanimous", level: 3, cost: 3 },
  { word: "bountiful", level: 3, cost: 3 },
  { word: "worshipful", level: 3, cost: 3 },
] as const;

/** So many powers may a god unlock. */
export const UNLOCKS_OF_A_LEVEL = 2;

/** Settings by their rule; the first reading is the usual one. */
export const RULINGS = [
  { name: "plagues", id: "ANKH-Q-05", readings: ["bidding-each", "one-bidding"] },
  { name: "control", id: "ANKH-Q-28", readings: ["may", "must"] },
  { name: "unlocking", id: "ANKH-Q-41", readings: ["may", "must"] },
] as const;
