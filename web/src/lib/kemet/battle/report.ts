// How a battle went that is over, from what was told of it and from what was last seen before its
// cards were turned.
import type { Told } from "../../words";
import { ofCard, ofIntervention } from "./effects";
import { type BattleOutlook, type Part, type SideOutlook } from "./outlook";
import type { Hidden, Shown } from "./shown";
import { count, SIDES } from "./stage";

export interface Report {
  readonly space: string;
  /** Empty where nobody fought. */
  readonly sides: readonly Shown[];
  readonly winner: string | null;
  readonly story: readonly Told[];
}

export function reportOf(story: readonly Told[], before: BattleOutlook | null): Report {
  const [attack] = story;
  const space = String(attack?.["space"] ?? "");
  const won = story.find(({ event }) => event === "won");
  const seats = [attack?.["seat"], attack?.["owner"]].map(String);
  const known = before?.space === space ? before : null;
  const sides = seats.map((seat, side) =>
    sideOf(
      story.filter((one) => one["seat"] === seat),
      seat,
      side,
      known?.sides.find((one) => one.seat === seat) ?? null,
    ),
  );
  return { space, sides: won ? sides : [], winner: won ? String(won["seat"]) : null, story };
}

function sideOf(
  own: readonly Told[],
  seat: string,
  side: number,
  before: SideOutlook | null,
): Shown {
  const measured = own.find(({ event }) => event === "measured");
  const total = Number(measured?.["strength"] ?? 0);
  const card = word(own.find(({ event }) => event === "revealed")?.["card"]);
  const hidden = hiddenOf(own);
  const cards = cardParts(card, hidden);
  const parts = [...(before?.parts.filter(isThere) ?? []), ...cards];
  const rest = total - sum(parts);
  // Some have one more point of strength for each card that they gave up.
  const wounds = before && rest > 0 ? [{ of: "wounds", strength: rest } as const] : [];
  const fits = before && rest >= 0;
  return {
    side: SIDES[side]!,
    seat,
    units: fits ? before.units : null,
    creature: before?.parts.find(({ of }) => of === "creature")?.word ?? null,
    idle: null,
    parts: fits ? [...parts, ...wounds] : [{ of: "rest", strength: total - sum(cards) }, ...cards],
    total,
    span: null,
    card,
    unused: null,
    hidden,
    damage: Number(measured?.["damage"] ?? 0),
    protection: Number(measured?.["protection"] ?? 0),
    lost: own
      .filter(({ event, why }) => event === "lost" && why === "battle")
      .reduce((lost, one) => lost + Number(one["units"]), 0),
  };
}

function word(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

/** What stood there before any cards. */
function isThere({ of }: Part): boolean {
  return of === "units" || of === "tile" || of === "creature";
}

function hiddenOf(own: readonly Told[]): Hidden[] {
  const told = own.filter(({ event }) => event === "invoked");
  const unpaid = count(told.filter(({ why }) => why === "unpaid").map(called));
  return [...count(told.map(called))].map(([word, n]) => ({
    word,
    n,
    unpaid: unpaid.get(word) ?? 0,
  }));
}

function called(told: Told): string {
  return String(told["intervention"]);
}

function cardParts(card: string | null, hidden: readonly Hidden[]): Part[] {
  const under = hidden.flatMap(({ word, n, unpaid }): Part[] => {
    const { strength, damage, protection } = ofIntervention(word);
    const paid = n - unpaid;
    const adds = [strength, damage, protection].map((value) => value * paid);
    const [s = 0, d = 0, p = 0] = adds;
    return paid ? [{ of: "intervention", word, strength: s, damage: d, protection: p }] : [];
  });
  return card ? [{ of: "card", word: card, ...valuesOf(card) }, ...under] : under;
}

function valuesOf(card: string) {
  const { strength, damage, protection } = ofCard(card);
  return { strength, damage, protection };
}

function sum(parts: readonly Part[]): number {
  return parts.reduce((total, { strength }) => total + strength, 0);
}
