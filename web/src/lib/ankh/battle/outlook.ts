// What the server works out of the facts of a battle, for those who look: tawy/ankh/outlook.py.

export type Step = "attune" | "cards" | "build" | "plague" | "majority" | "resolution" | "after";

/** One part of a strength, and the word of the power, god or card that it comes from. */
export interface Part {
  /** Of a battle that is over: all powers and gods in one. */
  readonly of: "figures" | "power" | "god" | "card" | "powers";
  readonly word?: string;
  readonly n: number;
}

export interface Standing {
  readonly seat: string;
  /** In the region; some of them may not count. */
  readonly figures: number;
  /** Those of them that can die. */
  readonly mortal: number;
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

/** What a choice of cards, of those I could make, is up against; gods by the words of their seats. */
export interface CardForecast {
  readonly cards: readonly string[];
  readonly least: number;
  readonly most: number;
  /** By strength alone, as figures and monuments stand. */
  readonly result: "first" | "tie" | "open" | "behind";
  readonly beaten: readonly string[];
  readonly tied: readonly string[];
  /** Cards that could still change what strengths are made of. */
  readonly unless: readonly string[];
  /** The devotion for winning, at least. */
  readonly gain: number;
}

export interface BidForecast {
  readonly bid: number;
  readonly beaten: readonly string[];
  readonly tied: readonly string[];
}

export interface BattleOutlook {
  readonly step: Step;
  /** Whether it is settled who wins. */
  readonly decided: boolean;
  readonly region: { readonly token: number; readonly number: number; readonly of: number };
  readonly fighters: readonly Standing[];
  readonly majorities: readonly Majority[];
  /** Who may break a tie. */
  readonly breaks: string | null;
  /** For whoever is asked. */
  readonly mine: {
    readonly cards?: readonly CardForecast[];
    readonly bids?: readonly BidForecast[];
  };
}

export interface Outlook {
  readonly battle?: BattleOutlook;
  /** The devotion that a sacrifice of followers would bring now. */
  readonly worship?: number;
}
