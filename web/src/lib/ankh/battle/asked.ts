// What whoever looks at a battle is asked, and what he can answer.
import type { Choice, Observation } from "../../protocol";
import type { Say } from "../../say";
import type { Words } from "../../words";

export interface Asked {
  readonly observation: Observation;
  readonly words: Pick<Words, "choice" | "question" | "list" | "cause">;
  readonly say: Say;
  /** Those of this seat. */
  readonly choices: readonly Choice[];
  readonly picked: number | null;
  /** What the picked choice would do, in sentences. */
  readonly preview?: readonly string[];
  /** Whether the picked choice can't be taken back. What is secret can, till all have sealed. */
  readonly final: boolean;
  readonly onpick: (option: number) => void;
  readonly onconfirm: () => void;
  /** To pick something else. */
  readonly oncancel: () => void;
  /** To take back what was sealed. */
  readonly onback: () => void;
  readonly onwhy: (kind: string, word: string) => void;
}

/** What is asked for: a card or a bid, which are sealed, or anything else. */
export function kindOf(choices: readonly Choice[]): "card" | "bid" | "other" {
  const verbs = choices.map(({ verb }) => verb);
  return verbs.includes("card") ? "card" : verbs.includes("bid") ? "bid" : "other";
}
