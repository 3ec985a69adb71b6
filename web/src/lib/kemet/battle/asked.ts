// What whoever looks at a battle is asked, and what he can answer.
import type { Snippet } from "svelte";
import type { Choice } from "../../protocol";
import type { Say } from "../../say";
import type { Told } from "../../words";
import { seatsOf } from "../read";
import { isForBattle } from "./effects";
import type { BattleView } from "./stage";

/** Who sits where, and who of them looks. */
export interface Company {
  readonly say: Say;
  /** By seat, as the players are called. */
  readonly names: readonly string[];
  /** The word of the seat that looks; none for who only looks on. */
  readonly own: string | null;
}

export interface Asked extends Company {
  readonly view: BattleView;
  /** What is asked, in a sentence; nothing if nothing is. */
  readonly question: string;
  /** Those of this seat. */
  readonly choices: readonly Choice[];
  /** What this seat has chosen in secret so far. */
  readonly draft: readonly Choice[];
  /** The seats that are waited for; of secrets all who owe one, whether it is in or not. */
  readonly awaited: readonly number[];
  /** Whether the window that is open passes by itself, and the switch for that. */
  readonly passes?: boolean;
  readonly order?: Snippet;
  /** What waits for a second yes, where choices do. */
  readonly picked?: number | null;
  /** What the picked choice would do, in sentences. */
  readonly preview?: readonly string[];
  /** Whether the picked choice can't be taken back. */
  readonly final?: boolean;
  /** What has happened, and how it is said. */
  readonly events?: readonly Told[];
  readonly tell?: (event: Told) => string;
  readonly onchoose: (option: number) => void;
  /** The second yes. */
  readonly onconfirm?: () => void;
  /** To pick something else. */
  readonly oncancel?: () => void;
  /** To take back the last step of the draft. */
  readonly onundo: () => void;
  readonly onwhy?: (kind: string, word: string) => void;
}

export function wordOf(choice: Choice): string {
  return choice.noun?.[1] ?? "";
}

/** What a seat is called: as its player is, else by its place. */
export function nameOf(word: string, view: BattleView, { say, names }: Company): string {
  return names[seatsOf(view).indexOf(word)] || say(`kemet-seat-${word}`);
}

/** What is asked for. Passing alone can stand for more than one thing, and is one of "others". */
export type Kind = "cards" | "pay" | "wound" | "way" | "space" | "other";

const KINDS: Readonly<Record<string, Kind>> = {
  card: "cards",
  unused: "cards",
  invoke: "cards",
  pay: "pay",
  wound: "wound",
  recall: "way",
  retreat: "way",
  stay: "way",
  drive: "space",
  rehome: "space",
  fight: "space",
};

export function kindOf(choices: readonly Choice[], draft: readonly Choice[]): Kind {
  const kinds = choices.flatMap(({ verb }) => KINDS[verb] ?? []);
  return kinds[0] ?? (draft.length ? "cards" : "other"); // to seal may be all that is left
}

/** A question that may be answered with a card or let pass, if one is open. */
export function windowOf({ announced, battle }: BattleView, step?: string): Reaction | null {
  if (announced?.open) return "veto";
  return battle && step === "escape" && !announced ? "escape" : null;
}

export type Reaction = "veto" | "escape";

/** Whether more is to be chosen after this one: then it seals nothing yet, and can be taken back. */
export function goesOn({ verb }: Choice, { own }: BattleView): boolean {
  if (verb === "unused") return Object.keys(own?.interventions ?? {}).some(isForBattle);
  return verb === "card" || verb === "invoke";
}

/** The words of what was drafted with this verb, in order. */
export function drafted(draft: readonly Choice[], verb: string): string[] {
  return draft.filter((choice) => choice.verb === verb).map(wordOf);
}
