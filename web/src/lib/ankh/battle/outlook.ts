// What the server works out of the facts of a battle, for those who look: tawy/ankh/outlook.py.

export type Step = "attune" | "cards" | "build" | "plague" | "majority" | "resolution" | "after";

/** One part of a strength, and the word of the power, god or card that it comes from. */
export interface Part {
  readonly of: "figures" | "power" | "god" | "card";
  readonly word?: string;
  readonly n: number;
}

export interface Standing {
  readonly seat: string;
  /** In the region; some of them may not count. */
  readonly figures: number;
  readonly parts: readonly Part[];
  readonly total: number;
  /** What cards that are still in hand can make of it. */
  readonly least: number;
  readonly most: number;
}

export interface Majority {
  readonly monument: string;
  /** By the word of a seat. */
  readonly counts: Readonly<Record<string, number>>;
  /** Who has more than anybody else. */
  readonly seat: string | null;
  readonly gains: boolean;
}

export interface BattleOutlook {
  readonly step: Step;
  /** Whether it is settled who wins. */
  readonly decided: boolean;
  readonly region: { readonly token: number; readonly number: number; readonly of: number };
  readonly fighters: readonly Standing[];
  readonly majorities: readonly Majority[];
}

export interface Outlook {
  readonly battle?: BattleOutlook;
  /** The devotion that a sacrifice of followers would bring now. */
  readonly worship?: number;
}
