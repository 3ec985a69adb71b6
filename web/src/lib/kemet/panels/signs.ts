// The sign of each colour of tiles and pyramids: a colour never stands alone.
export const SIGNS = { white: "w", red: "r", blue: "b" } as const;
