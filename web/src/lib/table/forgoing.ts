// Choices by which nothing is done: they are never the ones that stand out.
import type { Choice, Observation } from "../protocol";

const FORGOING = ["pass", "done"];
/** What only opens an action. */
const OPENING = ["token", "silver", "golden", "action"];

export function isForgoing(verb: string): boolean {
  return FORGOING.includes(verb);
}

/** Whether an end would come before anything was done: the action was chosen, and nothing in it. */
export function endsNothing({ verb }: Choice, { last }: Pick<Observation, "last">): boolean {
  return isForgoing(verb) && OPENING.includes(last?.verb ?? "");
}
