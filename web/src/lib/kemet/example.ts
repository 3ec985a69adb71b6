// Views for tests and pictures: every sort of thing once, on the largest map and on the smallest.
import type { View } from "./read";
import { SHOWCASE } from "./start/showcase";

export const EXAMPLE: View = {
  board: { ...SHOWCASE.board, "obelisk-12": "player2 2, player1 4 mummy" },
  temples: {
    "west-temple-2": "player1",
    "west-temple-3": "player2",
    "delta-temple": "player3",
    "east-temple-2": "player4",
    "east-temple-3": "player5",
  },
  seats: SHOWCASE.seats,
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
