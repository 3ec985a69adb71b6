// The keys of a table: one list, for what they do, for the help and for docs/keys.md.

export type Command =
  | "back"
  | "confirm"
  | "earlier"
  | "farther"
  | "help"
  | "later"
  | "nearer"
  | "next"
  | "notation"
  | "nth"
  | "play"
  | "previous"
  | "undo"
  | "whole";

export interface Key {
  /** As a person reads it. */
  readonly shown: string;
  /** The id of what it does. */
  readonly does: string;
  /** Signs of the keyboard, each with its command; none where a panel hears the key itself. */
  readonly signs?: Readonly<Record<string, Command>>;
}

const DIGITS = Object.fromEntries([..."123456789"].map((digit) => [digit, "nth" as const]));

export const KEYS: readonly Key[] = [
  { shown: "Tab", does: "page-key-stops" },
  { shown: "← ↑ → ↓", does: "page-key-arrows" },
  { shown: "[ ]", does: "page-key-offers", signs: { "[": "previous", "]": "next" } },
  { shown: "Enter", does: "page-key-choose" },
  { shown: "Shift+Enter", does: "page-key-confirm" },
  { shown: "Esc", does: "page-key-back" },
  { shown: "1–9", does: "page-key-nth", signs: DIGITS },
  { shown: "U", does: "page-key-undo", signs: { u: "undo" } },
  { shown: "W", does: "page-key-why" },
  { shown: "/", does: "page-key-notation", signs: { "/": "notation" } },
  { shown: ", .", does: "page-key-steps", signs: { ",": "earlier", ".": "later" } },
  { shown: "P", does: "page-key-play", signs: { p: "play" } },
  {
    shown: "+ − 0",
    does: "page-key-zoom",
    signs: { "+": "nearer", "=": "nearer", "-": "farther", "0": "whole" },
  },
  { shown: "?", does: "page-key-help", signs: { "?": "help" } },
];

const SIGNS = new Map(KEYS.flatMap(({ signs = {} }) => Object.entries(signs)));

/** What a key asks for, wherever the focus is; in a field signs are text. */
export function commandOf({ key, shiftKey }: KeyboardEvent, signs: boolean): Command | null {
  if (key === "Escape") return "back";
  if (key === "Enter") return shiftKey ? "confirm" : null;
  return signs ? (SIGNS.get(key.toLowerCase()) ?? null) : null;
}

/** What is on offer on the page, or can be taken in hand, in the order of reading. */
export function onOffer(root: ParentNode = document): HTMLElement[] {
  const found = [...root.querySelectorAll<HTMLElement>("[data-choosable],[data-takeable]")];
  return found.filter((one) => one.checkVisibility?.() ?? true);
}

/** The offer before or after the focus, round and round; where the focus is on none, the nearest. */
export function besideFocus(way: 1 | -1, from: Element | null): HTMLElement | null {
  const offers = onOffer();
  const here = offers.findIndex((one) => one === from);
  if (here >= 0) return offers.at((here + way) % offers.length) ?? null;
  const after = offers.findIndex((one) => !!from && follows(from, one));
  if (after < 0) return (way > 0 ? offers[0] : offers.at(-1)) ?? null;
  return offers.at(way > 0 ? after : after - 1) ?? null;
}

function follows(from: Element, other: Element): boolean {
  return !!(from.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
}

/**
 * Where somebody goes on who has just chosen with the keys: on the board first, then at what is sure
 * to end nothing.
 */
export function firstOffer(): HTMLElement | null {
  const offers = onOffer().filter((one) => one.matches("[data-choosable]"));
  const ends = (one: HTMLElement) => one.matches("[data-finish],[data-forgoing]");
  const onBoard = offers.find((one) => one.closest("[role=grid]"));
  return onBoard ?? offers.find((one) => !ends(one)) ?? null;
}
