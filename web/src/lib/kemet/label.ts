// The sentence of a space, complete without the picture: its name, who stands there, what is built
// there and what it yields, what it leads to, and last what can be done. Words come by id.
import type { Space } from "./map";
import type { Content, Troop } from "./read";
import type { Say } from "../say";

export type { Say };

export interface Told {
  readonly content: Content | undefined;
  readonly fought: boolean;
  /** What is done by choosing it; null if it is not on offer. */
  readonly deed: string | null;
  /** The word of the seat that looks on. */
  readonly own: string | null;
}

export function spaceLabel(say: Say, space: Space, told: Told): string {
  const { content, fought, deed, own } = told;
  const seat = (word: string) => seatLabel(say, word, own);
  const parts: string[] = [];
  if (content?.troop) parts.push(troopLabel(say, content.troop, own));
  else parts.push(say("kemet-label-empty"));
  if (content?.newcomers) {
    parts.push(say("kemet-label-attacked", { troop: troopLabel(say, content.newcomers, own) }));
  } else if (fought) parts.push(say("kemet-label-fought"));
  if (space.kind === "district") parts.push(...cityLabels(say, content, seat));
  if (space.income) {
    const id = space.bank === "delta" ? "kemet-label-income-delta" : "kemet-label-income";
    parts.push(say(id, { income: space.income }));
    if (content?.holder) parts.push(say("kemet-label-point", { seat: seat(content.holder) }));
  }
  if (space.obelisk) parts.push(say("kemet-label-obelisk"));
  parts.push(...wayLabels(say, space));
  if (deed !== null) parts.push(deed);
  return `${say(`kemet-space-${space.name}`)}: ${parts.join("; ")}`;
}

function seatLabel(say: Say, word: string, own: string | null): string {
  const seat = say(`kemet-seat-${word}`);
  return word === own ? say("kemet-label-you", { seat }) : seat;
}

export function troopLabel(say: Say, troop: Troop, own: string | null): string {
  const { owner, units, creature } = troop;
  const seat = seatLabel(say, owner, own);
  if (!creature) return say("kemet-label-troop", { seat, units });
  const name = say(`kemet-creature-${creature}`);
  return say("kemet-label-troop-creature", { seat, units, creature: name });
}

function cityLabels(
  say: Say,
  content: Content | undefined,
  seat: (word: string) => string,
): string[] {
  const { owner = null, pyramid = null } = content ?? {};
  return [
    owner ? say("kemet-label-city", { seat: seat(owner) }) : say("kemet-label-city-free"),
    pyramid?.level
      ? say(`kemet-label-pyramid-${pyramid.colour}`, { level: pyramid.level })
      : say("kemet-label-no-pyramid"),
  ];
}

function wayLabels(say: Say, { land, harbours }: Space): string[] {
  const list = (names: readonly string[]) =>
    names.map((name) => say(`kemet-space-${name}`)).join(", ");
  const ways = [];
  if (land.length) ways.push(say("kemet-label-adjacent", { spaces: list(land) }));
  if (harbours.length) ways.push(say("kemet-label-harbours", { spaces: list(harbours) }));
  return ways.length ? ways : [say("kemet-label-alone")];
}
