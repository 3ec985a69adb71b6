// The land that hangs together, parted by water, the Nile and camels. For drawing and telling only:
// what follows from it in the game is the server's to say.
import { around, RIVER, sideName, type Space, SPACES } from "./map";

// Of the last few tables: a change of figures leaves the land as it is.
const KEPT = 8;
const known = new Map<string, Map<string, readonly Space[]>>();

/** By the name of each land space: all land of its region, in the order of the map. */
export function regions(camels: readonly string[]): Map<string, readonly Space[]> {
  const key = camels.join();
  const found = known.get(key) ?? findRegions(camels);
  known.delete(key);
  known.set(key, found);
  if (known.size > KEPT) known.delete(known.keys().next().value ?? "");
  return found;
}

function findRegions(camels: readonly string[]): Map<string, readonly Space[]> {
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
