// The games that the page can show. Each has a folder; its code comes when somebody needs it: a table
// only that of its own game.
import type { Component } from "svelte";
import type { Choice, GameInfo, Observation } from "./protocol";
import type { Say } from "./say";
import type { Form } from "./start/form";
import type { Thing } from "./table/hand.svelte";
import type { Command, Key } from "./table/keys";
import type { TableModel } from "./table/model.svelte";
import { loadWords, type Ruling, type Speech, type Tongue, type Words } from "./words";

/** The facts of a view; what is in them each game knows for itself. */
export type Facts = Readonly<Record<string, unknown>>;

interface Game {
  readonly client: () => Promise<GameClient>;
  readonly start: () => Promise<GameStart>;
}

/** In the order of the start page, until the server has told its own. */
export const GAMES: Readonly<Record<string, Game>> = {
  ankh: {
    client: async () => (await import("./ankh/client")).CLIENT,
    start: async () => (await import("./ankh/start/start")).START,
  },
  kemet: {
    client: async () => (await import("./kemet/client")).CLIENT,
    start: async () => (await import("./kemet/start/start")).START,
  },
};

// --- at a table

export interface TableProps extends Record<string, unknown> {
  model: TableModel;
  words: Words;
  /** What is asked, or who is waited for; and whose turn it is. */
  heading: string;
  above: string;
}

export interface TableKeys extends Record<string, unknown> {
  /** Commands that belong to the game's panels; true if it was one. */
  perform(command: Command): boolean;
}

export interface EmblemProps extends Record<string, unknown> {
  /** What the seat is called in the game's words. */
  word: string | null;
  seat: number;
  size: number;
}

/** What a game brings to its tables: `client.ts` of its folder. */
export interface GameClient {
  readonly speech: Speech;
  readonly Table: Component<TableProps, TableKeys>;
  /** Whose it is in one disc; the same colour, pattern and letter as everywhere. */
  readonly Emblem: Component<EmblemProps>;
  /** The words of the seats, in the order of sitting. */
  readonly seatsOf: (table: Facts) => string[];
  /** Beside the name of the game, on the bar. */
  readonly subtitle: (words: Words, observation: Observation) => string;
  /** What counts for the result, and how it is said. */
  readonly score: (observation: Observation, seat: number) => number;
  readonly scored: (say: Say, score: number) => string;
  /** What a choice that was made says, where the words that all share are too few. */
  readonly deed?: (words: Words, choice: Choice) => string;
  /** Events that only say what was chosen: no need to ask again before them. */
  readonly quiet: readonly string[];
  /** Whether a battle is fought: it has a stage of its own. */
  readonly staged: (table: Facts) => boolean;
  /** What is in hand by itself: a group on its way. */
  readonly goesOn?: (observation: Observation) => Thing | null;
  /** Whether everybody holds cards: a shared screen shows them only to whom they belong. */
  readonly hands?: boolean;
  /** The keys of its own board: those of every board are the same. */
  readonly keys: readonly Key[];
}

export interface Opened {
  readonly client: GameClient;
  readonly words: Words;
}

/** All that a table of this game needs. */
export async function openGame(name: string, language: Tongue): Promise<Opened> {
  const game = GAMES[name];
  if (!game) throw new Error(`no game is called ${name}`);
  const client = await game.client();
  return { client, words: await loadWords(language, [name], client.speech) };
}

// --- on the start page

export interface FormProps extends Record<string, unknown> {
  say: Say;
  game: GameInfo;
  form: Form;
  /** Of all seats, as they will be called. */
  names: readonly string[];
}

/** What is said of the picture of a table that somebody thinks of. */
export interface Pictured {
  /** What can be seen, for those who can't. */
  readonly label: string;
  readonly caption: string;
  /** Whether enough is settled for the server to draw it. */
  readonly known: boolean;
}

/** What a game brings to the start page: `start/start.ts` of its folder. */
export interface GameStart {
  /**
   * Beside the title of the page, 368 by 72 px, on a narrow screen 288 by 56: the first game that has
   * one shows it. Nothing in it is read out.
   */
  readonly Hero?: Component;
  /** For its card: its board in play. Nothing in it is read out. */
  readonly Art: Component<{ say: Say }>;
  /** The sign of a seat, 44 px wide. */
  readonly SeatSign: Component<{ form: Form; seat: number }>;
  /** What is chosen for each seat beside its player. */
  readonly SeatChoice?: Component<FormProps & { seat: number }, object, "form">;
  /** What is chosen for the table; without it there is a list for every setting. */
  readonly Settings?: Component<FormProps, object, "form">;
  /** The settings that are rulings, which come last and closed. */
  readonly rulings?: readonly Ruling[];
  /** The board before the first choice; null as long as the server has not told of it. */
  readonly Drawing: Component<{ say: Say; table: Facts | null; count: number }>;
  readonly pictured: (form: Form, say: Say) => Pictured;
  /** On the card: what else a game begun at once will be like. */
  readonly chips: (form: Form, say: Say) => string[];
  /** What no longer fits when there are so many players. */
  readonly fit?: (form: Form, game: GameInfo) => void;
  /** Whether a setting means anything to so many players. */
  readonly applies?: (form: Form, setting: string) => boolean;
  /** What was played last, put into a new form. */
  readonly recall?: (form: Form, game: GameInfo) => void;
  readonly keep?: (form: Form) => void;
}
