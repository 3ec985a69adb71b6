import { expect, test } from "vitest";
import { landFor } from "./land";

/** What pictures outside the browser are drawn from; `vitest run -u` writes it anew. */
const FILE = "../../../../src/tawy/pictures/kemet_land.json";

test("pictures outside the browser have the same land", async () => {
  const lands = Object.fromEntries(
    [2, 3, 4, 5].map((players) => {
      const { width, height, areas, cities, ferries } = landFor(players);
      const drawn = [...areas].map(([name, { shape, soil, stand, sign, obelisk }]) => [
        name,
        { shape, soil, stand, sign, obelisk },
      ]);
      const lines = ferries.map(({ from, to }) => ({ from, to }));
      return [
        players,
        {
          width,
          height,
          areas: Object.fromEntries(drawn),
          cities: Object.fromEntries(cities),
          ferries: lines,
        },
      ];
    }),
  );
  await expect(`${JSON.stringify(lands)}\n`).toMatchFileSnapshot(FILE);
});
