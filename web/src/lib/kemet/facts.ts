// Made from the game's tables by `python -m tawy.server.facts kemet`: not to be edited.

/** By event: its fields, with the kind of noun in each. */
export const TOLD = {
  next: { seat: "seat", place: null },
  settled: { seat: "seat", city: "city" },
  drew: { seat: "seat", intervention: "intervention" },
  shared: { seat: "seat", split: "split" },
  reshuffled: { cards: null },
  looked: { seat: "seat", intervention: "intervention" },
  kept: { seat: "seat", intervention: "intervention" },
  prayed: { seat: "seat", prayer: null, now: null },
  paid: { seat: "seat", prayer: null, now: null },
  robbed: { seat: "seat", prayer: null, now: null },
  scored: { seat: "seat", points: null, now: null },
  raised: { seat: "seat", colour: "colour", level: null, space: "space" },
  enlarged: { seat: "seat", owner: "seat", colour: "colour", level: null, space: "space" },
  returned: { seat: "seat" },
  exchanged: { seat: "seat", new: "card", card: "card" },
  bought: { seat: "seat", tile: "tile" },
  placed: { seat: "seat", units: null, space: "space" },
  marched: { seat: "seat", units: null, space: "space", to: "space" },
  lost: { seat: "seat", units: null, space: "space" },
  came: { seat: "seat", creature: "creature", space: "space" },
  waits: { seat: "seat", creature: "creature" },
  held: { seat: "seat", space: "space" },
  freed: { space: "space" },
  dawned: { day: null },
  covered: { seat: "seat", action: "action-space" },
  nothing: { seat: "seat" },
  announced: { seat: "seat", intervention: "intervention" },
  aimed: { seat: "seat", intervention: "intervention", space: "space" },
  vetoed: { seat: "seat", intervention: "intervention" },
  "came-to-nothing": { seat: "seat", intervention: "intervention" },
  opened: { seat: "seat" },
  attacked: { seat: "seat", owner: "seat", space: "space" },
  showed: { seat: "seat", card: "card" },
  revealed: { seat: "seat", card: "card" },
  invoked: { seat: "seat", intervention: "intervention" },
  buried: { seat: "seat", intervention: "intervention" },
  measured: { seat: "seat", strength: null, damage: null, protection: null },
  won: { seat: "seat", owner: "seat", space: "space" },
  spent: { seat: "seat", card: "card" },
  stood: { seat: "seat", points: null },
} as const;

/** By event: the field that is told to some only. */
export const SECRET = {
  drew: "intervention",
  looked: "intervention",
  kept: "intervention",
  exchanged: "card",
  buried: "intervention",
  spent: "card",
} as const;

/** Kinds whose words read the same in every language. */
export const PLAIN = ["count", "level", "split"] as const;

/** The price of a tile is its level. */
export const TILES = [
  { word: "priest", level: 1, copies: { white: 2 } },
  { word: "priestess", level: 1, copies: { white: 2 } },
  { word: "slaves", level: 2, copies: { white: 1 } },
  { word: "high-priest", level: 2, copies: { white: 1 } },
  { word: "crusade", level: 2, copies: { white: 1 } },
  { word: "divine-boon", level: 2, copies: { white: 1 } },
  { word: "hand-of-god", level: 3, copies: { white: 1 } },
  { word: "vision", level: 3, copies: { white: 1 } },
  { word: "holy-war", level: 3, copies: { white: 1 } },
  { word: "victory-point", level: 3, copies: { white: 1, red: 1, blue: 1 } },
  { word: "priest-of-ra", level: 4, copies: { white: 1 } },
  { word: "priest-of-amon", level: 4, copies: { white: 1 } },
  { word: "mummy", level: 4, copies: { white: 1 } },
  { word: "act-of-god", level: 4, copies: { white: 1, red: 1, blue: 1 } },
  { word: "charge", level: 1, copies: { red: 2 } },
  { word: "godspeed", level: 1, copies: { red: 1 } },
  { word: "stargate", level: 1, copies: { red: 1 } },
  { word: "carnage", level: 2, copies: { red: 1 } },
  { word: "offensive-strategy", level: 2, copies: { red: 1 } },
  { word: "open-gates", level: 2, copies: { red: 1 } },
  { word: "teleport", level: 2, copies: { red: 1 } },
  { word: "royal-scarab", level: 3, copies: { red: 1 } },
  { word: "blades-of-neith", level: 3, copies: { red: 1 } },
  { word: "divine-wound", level: 3, copies: { red: 1 } },
  { word: "giant-scorpion", level: 4, copies: { red: 1 } },
  { word: "initiative", level: 4, copies: { red: 1 } },
  { word: "phoenix", level: 4, copies: { red: 1 } },
  { word: "recruiting-scribe", level: 1, copies: { blue: 2 } },
  { word: "defense", level: 1, copies: { blue: 2 } },
  { word: "legion", level: 2, copies: { blue: 1 } },
  { word: "ancestral-elephant", level: 2, copies: { blue: 1 } },
  { word: "defensive-strategy", level: 2, copies: { blue: 1 } },
  { word: "deep-desert-snake", level: 2, copies: { blue: 1 } },
  { word: "shield-of-neith", level: 3, copies: { blue: 1 } },
  { word: "defensive-victory", level: 3, copies: { blue: 1 } },
  { word: "prescience", level: 3, copies: { blue: 1 } },
  { word: "reinforcements", level: 4, copies: { blue: 1 } },
  { word: "sphinx", level: 4, copies: { blue: 1 } },
  { word: "divine-will", level: 4, copies: { blue: 1 } },
] as const;

/** Each has a tile of the same name. */
export const CREATURES = [
  "mummy",
  "royal-scarab",
  "giant-scorpion",
  "phoenix",
  "ancestral-elephant",
  "deep-desert-snake",
  "sphinx",
] as const;

/** Of the action pyramid; rows count from the bottom. */
export const SPACES = [
  { word: "buy-white", row: 1, action: "buy", colour: "white" },
  { word: "buy-red", row: 1, action: "buy", colour: "red" },
  { word: "buy-blue", row: 1, action: "buy", colour: "blue" },
  { word: "pray-1", row: 1, action: "pray", colour: null },
  { word: "raise", row: 2, action: "raise", colour: null },
  { word: "move-2", row: 2, action: "move", colour: null },
  { word: "pray-2", row: 2, action: "pray", colour: null },
  { word: "move-3", row: 3, action: "move", colour: null },
  { word: "recruit", row: 3, action: "recruit", colour: null },
  { word: "golden", row: 4, action: "golden", colour: null },
] as const;

/** So many rows want a token every day. */
export const ROWS = 3;

/** Ordinary ones, of each seat. */
export const TOKENS = 5;

/** Of pyramids and of tiles. */
export const LEVELS = 4;

/** Everybody has six; one with the name of a tile comes with it. */
export const CARDS = [
  { word: "cavalry-blitz", strength: 4, damage: 1, protection: 0 },
  { word: "chariot-raid", strength: 1, damage: 3, protection: 0 },
  { word: "fervent-purge", strength: 3, damage: 2, protection: 0 },
  { word: "mixed-tactics", strength: 2, damage: 2, protection: 1 },
  { word: "phalanx-defense", strength: 2, damage: 0, protection: 2 },
  { word: "shield-push", strength: 3, damage: 0, protection: 1 },
  { word: "offensive-strategy", strength: 3, damage: 3, protection: 0 },
  { word: "defensive-strategy", strength: 3, damage: 0, protection: 3 },
] as const;

/** With what they add in a battle. */
export const INTERVENTIONS = [
  { word: "war-rage", price: 0, moment: "in-battle", strength: 1, damage: 0, protection: 0 },
  { word: "war-fury", price: 1, moment: "in-battle", strength: 2, damage: 0, protection: 0 },
  { word: "blood-battle", price: 0, moment: "in-battle", strength: 0, damage: 1, protection: 0 },
  { word: "bloodbath", price: 1, moment: "in-battle", strength: 0, damage: 2, protection: 0 },
  { word: "bronze-wall", price: 0, moment: "in-battle", strength: 0, damage: 0, protection: 1 },
  { word: "iron-wall", price: 1, moment: "in-battle", strength: 0, damage: 0, protection: 2 },
  { word: "teleportation", price: 1, moment: "own-move", strength: 0, damage: 0, protection: 0 },
  { word: "open-gates", price: 1, moment: "own-move", strength: 0, damage: 0, protection: 0 },
  { word: "prayer", price: 0, moment: "own-turn", strength: 0, damage: 0, protection: 0 },
  { word: "mana-theft", price: 0, moment: "own-turn", strength: 0, damage: 0, protection: 0 },
  { word: "raining-fire", price: 1, moment: "own-turn", strength: 0, damage: 0, protection: 0 },
  { word: "enlistment", price: 0, moment: "own-turn", strength: 0, damage: 0, protection: 0 },
  { word: "escape", price: 0, moment: "entered", strength: 0, damage: 0, protection: 0 },
  { word: "veto", price: 0, moment: "announced", strength: 0, damage: 0, protection: 0 },
] as const;

/** Settings by their rule; the first reading is the usual one. */
export const RULINGS = [
  { name: "occupied-pyramid", id: "KEMET-Q-76", readings: ["raised", "not-raised"] },
  { name: "lone-creature", id: "KEMET-Q-32", readings: ["tile", "district"] },
  { name: "enlistment", id: "KEMET-Q-50", readings: ["together", "apart"] },
  { name: "initiative", id: "KEMET-Q-40", readings: ["move-goes-on", "move-ends"] },
  { name: "silver-token", id: "KEMET-Q-06", readings: ["next-turn", "at-once"] },
  { name: "waiting-creature", id: "KEMET-Q-29", readings: ["must", "may"] },
  {
    name: "last-in-delta",
    id: "KEMET-Q-53",
    readings: ["point-lost", "point-kept", "still-a-temple"],
  },
  { name: "interventions", id: "KEMET-Q-65", readings: ["face-down", "face-up"] },
] as const;
