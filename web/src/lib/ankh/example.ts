// A view for tests: every sort of thing once, and two caravans' worth of camels.
import type { View } from "./read";

export const EXAMPLE: View = {
  board: {
    A4: "isis warrior",
    B4: "temple",
    B7: "isis god",
    C4: "ra scorpion n-ne",
    C5: "isis apep",
    D4: "ra warrior, sun",
    E3: "ra cat-mummy",
    F2: "obelisk ra",
    G8: "pyramid osiris",
    H3: "tile, osiris god",
    I2: "tile",
    I5: "ra god, sun",
  },
  camels: ["F6/G6", "G6/G7", "G7/H6", "H6/H7"],
  order: { "1": "A1", "2": "C0", "3": "I5", "4": "G7" },
  sides: { isis: {}, osiris: {}, ra: {} },
  action: { line: ["B4/C5"] },
  battle: { region: "C0" },
};
