// The land that hangs together, parted by water, the Nile and camels. For drawing and telling only:
// what follows from it in the game is the server's to say.
import { around, RIVER, sideName, type Space, SPACES } from "./map";

/** By the name of each land space: all land of its region, in the order of the map. */
export function regions(camels: readonly string[]): Map<string, readonly Space[]> {
  const parted = new Set([...RIVER, ...camels]);
  const found = new Map<string, readonly Space[]>();
  for (const start of SPACES) {
    if (start.terrain === "water" || found.has(start.name)) continue;
    const land = new Set([start]);
    for (const space of land) {
      // A set that grows while it is gone through yields what was added, too.
      for (const next of around(space)) {
        if (next && next.terrain !== "water" && !parted.has(sideName(space, next))) land.add(next);
      }
    }
    const region = SPACES.filter((space) => land.has(space));
    for (const space of region) found.set(space.name, region);
  }
  return found;
}
