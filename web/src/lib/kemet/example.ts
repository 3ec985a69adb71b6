// Views for tests and pictures: every sort of thing once, on the largest map and on the smallest.
import type { View } from "./read";

export const EXAMPLE: View = {
  board: {
    "city-1a": "player1 2",
    "city-1b": "player1 1",
    "front-1": "player1 5 giant-scorpion",
    "west-temple-2": "player1 1",
    "city-3c": "player1 2",
    "city-2a": "player2 5 ancestral-elephant",
    "city-2c": "player2 2",
    "west-temple-3": "player2 3",
    "obelisk-12": "player2 2, player1 4 mummy",
    "city-3a": "player3 2",
    "front-3": "player3 4 phoenix",
    "delta-temple": "player3 3",
    "city-4a": "player4 3",
    "city-4b": "player4 1",
    "east-temple-2": "player4 3 deep-desert-snake",
    sanctuary: "player4 2",
    "east-bank": "player4 2",
    "city-5c": "player5 7 sphinx",
    "city-5a": "player5 1",
    "east-temple-3": "player5 2",
    "obelisk-45": "player5 2 royal-scarab",
  },
  temples: {
    "west-temple-2": "player1",
    "west-temple-3": "player2",
    "delta-temple": "player3",
    "east-temple-2": "player4",
    "east-temple-3": "player5",
  },
  seats: {
    player1: {
      city: "city-1",
      pyramids: { white: "2 city-1b", red: "4 city-1a", blue: "1 city-1c" },
    },
    player2: { city: "city-2", pyramids: { white: "3 city-2b", red: "0", blue: "4 city-2a" } },
    player3: {
      city: "city-3",
      pyramids: { white: "4 city-3a", red: "2 city-3b", blue: "2 city-3c" },
    },
    player4: {
      city: "city-4",
      pyramids: { white: "1 city-4c", red: "3 city-4a", blue: "3 city-4b" },
    },
    player5: {
      city: "city-5",
      pyramids: { white: "3 city-5a", red: "1 city-5c", blue: "2 city-5b" },
    },
  },
  battle: { space: "obelisk-12" },
};

/** Two players: one has no city yet, the other has built one pyramid. */
export const SMALL: View = {
  board: { "city-2a": "player1 5", "delta-temple": "player1 1", "west-bank": "player2 3 sphinx" },
  temples: { "delta-temple": "player1" },
  seats: {
    player1: { city: "city-2", pyramids: { white: "2 city-2a", red: "0", blue: "0" } },
    player2: { city: null, pyramids: { white: "0", red: "0", blue: "0" } },
  },
  battle: null,
};
