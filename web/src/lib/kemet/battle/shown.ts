// What is drawn of a side: the same while it fights and when it is told how it fought.
import type { Counts } from "../panels/table";
import type { BattleOutlook, Part, SideOutlook } from "./outlook";
import { type BattleView, type Chosen, count, idleCreature, SIDES, troopOf } from "./stage";

/** Interventions of one kind that lie under a card. */
export interface Hidden {
  readonly word: string;
  readonly n: number;
  /** How many of them do not count. */
  readonly unpaid: number;
}

export interface Shown {
  readonly side: (typeof SIDES)[number];
  readonly seat: string;
  /** That fought, or are about to; null where nobody remembers. */
  readonly units: number | null;
  readonly creature: string | null;
  /** A creature that is there and does not count. */
  readonly idle: string | null;
  readonly parts: readonly Part[];
  /** Of strength; and how far cards can take it, while they can. */
  readonly total: number;
  readonly span: { readonly least: number; readonly most: number } | null;
  /** As far as whoever looks may know them. */
  readonly card: string | null;
  readonly unused: string | null;
  readonly hidden: readonly Hidden[];
  readonly damage: number | null;
  readonly protection: number | null;
  /** Units that fell; null before. */
  readonly lost: number | null;
}

/**
 * *drafting* is the side of whoever looks, while nobody else sees what it has *chosen*; *counts* says how
 * much of that can be paid for.
 */
export function shownOf(
  view: BattleView,
  battle: BattleOutlook,
  sides: readonly SideOutlook[],
  drafting: number | null,
  chosen: Chosen,
  counts: Counts | null = null,
): Shown[] {
  const facts = view.battle!;
  return sides.map((one, side): Shown => {
    const mine = side === drafting;
    const troop = troopOf(view, side);
    const { total = 0, least = 0, most = 0 } = one.strength ?? {};
    const open = !battle.decided && !mine && (least !== total || most !== total);
    return {
      side: SIDES[side]!,
      seat: one.seat,
      ...troop,
      idle: idleCreature(view, one, side),
      parts: one.parts,
      total,
      span: open ? { least, most } : null,
      card: facts.played[side] ?? (mine ? chosen.card : null),
      unused: facts.unused[side] ?? (mine ? chosen.unused : null),
      hidden: mine ? drafted(chosen, counts) : hiddenOf(view, side),
      damage: one.damage?.total ?? null,
      protection: one.protection?.total ?? null,
      lost: battle.decided ? (facts.lost[side] ?? 0) : null,
    };
  });
}

function drafted({ invoked }: Chosen, counts: Counts | null): Hidden[] {
  return [...count(invoked)].map(([word, n]) => ({
    word,
    n,
    unpaid: counts ? n - (counts[word] ?? 0) : 0,
  }));
}

/** What does not count is known once the winner is. */
function hiddenOf({ battle }: BattleView, side: number): Hidden[] {
  const paid = battle?.paid[side] ?? {};
  return Object.entries(battle?.cards[side] ?? {}).map(([word, n]) => ({
    word,
    n,
    unpaid: battle?.winner ? n - (paid[word] ?? 0) : 0,
  }));
}
