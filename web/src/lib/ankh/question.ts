// What is asked now, with what the sentence names, from a view. The same as tawy/cli/ankh/question.py.
import type { Observation } from "../protocol";
import type { Words } from "../words";
import { readSpace } from "./read";

/** The part of a view that questions are about. */
interface Asked {
  readonly board: Readonly<Record<string, string>>;
  /** By order token: a space of its region. */
  readonly order: Readonly<Record<string, string>>;
  readonly action: {
    readonly deeds: number;
    readonly picked: string | null;
    readonly aiming: string | null;
    readonly placing: string | null;
  };
  readonly battle: { readonly region: string; readonly queue: readonly string[] } | null;
}

/** Where the view says which figure or space a rule asks about. */
const SPACE_IN: Readonly<Record<string, "picked" | "aiming" | "placing">> = {
  "move to": "picked",
  "attune to": "picked",
  "push to": "aiming",
  aim: "aiming",
  shine: "aiming",
  "summon figure": "placing",
};
const KIND_PICKED: Readonly<Record<string, string>> = {
  "summon to": "figure",
  "build at": "monument",
};

export function questionOf(
  words: Words,
  observation: Pick<Observation, "question" | "facts">,
): string {
  const rule = observation.question;
  if (!rule) return "";
  // The server sends what docs/ankh-positions.md says.
  const view = observation.facts as unknown as Asked;
  const kind = KIND_PICKED[rule];
  const space = kind ? "" : spaceOf(view, rule);
  const figure = readSpace(view.board[space] ?? "", []).figure;
  const thing = kind
    ? named(words, kind, view.action.picked)
    : figure
      ? named(words, "figure", figure.kind)
      : { thing: "" };
  const values = { number: view.action.deeds + 1, token: tokenOf(view), ...thing, space };
  return words.say(`ankh-ask-${rule}`.replaceAll(" ", "-"), values);
}

/** The noun alone as `$thing`, and its forms, as `$thing-the`. */
function named(words: Words, kind: string, word: string | null): Record<string, string> {
  return { ...words.forms("thing", kind, word), thing: words.noun(kind, word) };
}

function spaceOf({ action, battle }: Asked, rule: string): string {
  if (rule === "save") return battle?.queue[0] ?? "";
  const place = SPACE_IN[rule];
  return place ? (action[place] ?? "") : "";
}

/** The order token of the region that is fought for. */
function tokenOf({ battle, order }: Asked): string {
  return Object.entries(order).find(([, space]) => space === battle?.region)?.[0] ?? "";
}
