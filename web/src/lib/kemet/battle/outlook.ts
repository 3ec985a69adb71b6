// What the server works out of the facts of a battle, for those who look: tawy/kemet/battle_outlook.py.

export type Step = "escape" | "cards" | "reveal" | "losses" | "retreat" | "stay";

export const NUMBERS = ["strength", "damage", "protection"] as const;
export type Quantity = (typeof NUMBERS)[number];
export type Values = Readonly<Record<Quantity, number>>;

/**
 * Something that a side has in the battle, and what it adds; all but units and wounds have a word. What
 * is not known any more of a battle that is over is the rest.
 */
export interface Part extends Partial<Values> {
  readonly of: "units" | "tile" | "creature" | "card" | "intervention" | "wounds" | "rest";
  readonly word?: string;
  readonly strength: number;
}

export interface Range {
  readonly total: number;
  /** What cards that nobody has seen can make of it. */
  readonly least: number;
  readonly most: number;
}

/** A number is there as long as it means something. */
export interface SideOutlook extends Partial<Readonly<Record<Quantity, Range>>> {
  readonly seat: string;
  readonly lost: number;
  /** In the space now. */
  readonly units: number;
  readonly parts: readonly Part[];
}

export interface BattleOutlook {
  readonly space: string;
  readonly step: Step;
  readonly steps: readonly Step[];
  /** Whether it is settled who wins. */
  readonly decided: boolean;
  /** Defenders that fall before the cards are chosen. */
  readonly initiative: number;
  /** Where a troop can go that has to leave. */
  readonly refuges: readonly string[];
  /** The attacker's first. */
  readonly sides: readonly SideOutlook[];
}

/** How a card of mine does against one that the other side may play. */
export interface Meeting {
  readonly card: string;
  /** Of the other side. */
  readonly strength: number;
  /** Sure to win, ahead as long as nothing hidden is added, or behind. */
  readonly result: "sure" | "ahead" | "behind";
  /** How many units fall, mine and the other's: at least and at most. */
  readonly lost: readonly [number, number];
  readonly taken: readonly [number, number];
}

/** While I choose: my cards, or the one that I have chosen, against those that the other may hold. */
export interface Odds {
  /** The most strength that hidden cards can add to the other side. */
  readonly more: number;
  /** How many of the cards told here the other side does not hold. */
  readonly gone: number;
  /** How many of the interventions that I have chosen can be paid for. */
  readonly counts: Readonly<Record<string, number>>;
  readonly cards: readonly {
    readonly card: string;
    readonly strength: number;
    readonly against: readonly Meeting[];
  }[];
}

export interface Outlook {
  readonly battle?: BattleOutlook | null;
  readonly forecast?: Odds | null;
  /** By intervention: what whoever looks would pay for it. */
  readonly interventions?: Readonly<Record<string, number>>;
}
