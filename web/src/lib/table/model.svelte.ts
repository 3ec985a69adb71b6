// What a screen at a table shows and does. It may hold several seats: then whoever is asked looks on,
// and before a secret choice the screen is covered.
import type { Moment } from "../connection";
import type { Access } from "../line";
import type { Ahead, Obstacle, Choice, Mark, Observation, Thought, Use, Way } from "../protocol";
import { isForgoing } from "./forgoing";
import { Hand, type Thing } from "./hand.svelte";
import { SeatState } from "./seat.svelte";

export interface Why {
  readonly kind: string;
  readonly word: string;
  readonly obstacles: readonly Obstacle[];
}

/** The last choices of an opponent that was asked why; null until it has answered. */
export interface Thoughts {
  readonly seat: number;
  readonly told: readonly Thought[] | null;
}

/**
 * What is picked and waits for a second yes: one choice, or a line that ends with it. *ahead* is null
 * for a secret choice.
 */
export interface Pick {
  readonly choice: Choice;
  readonly options: readonly number[];
  readonly ahead: Ahead | null;
}

export class TableModel {
  readonly seats: readonly SeatState[];
  pick = $state.raw<Pick | null>(null);
  /** What is in hand: its places are on offer instead of what is asked. */
  readonly hand = new Hand(({ kind, word }, rather) =>
    this.viewer.connection.whatWith(kind, word, [...rather]),
  );
  /** How what is going on is brought to its end, where that is a choice. */
  finish = $state.raw<Use | null>(null);
  why = $state.raw<Why | null>(null);
  /** Stays, whatever happens at the table, until it is closed. */
  thoughts = $state.raw<Thoughts | null>(null);
  /** Why the last command was not carried out: a code. */
  refused = $state<string | null>(null);
  /** What is in hand by itself: a group on its way. */
  goesOn: (observation: Observation) => Thing | null = () => null;
  /** What a seat is called in the reader's language, by its name as it is kept. */
  called = $state.raw((name: string): string => name);
  /** Whether a seat always has something to hide, not only in secret choices. */
  hands = $state(false);
  /** Which step of what happened is shown; null is now. */
  step = $state<number | null>(null);
  /** How many choices were made at this screen. */
  chosen = $state(0);
  /** Whether the steps go on by themselves, */
  playing = $state(false);
  /** and whether they do because others have just taken them. */
  following = $state(false);
  /** Something else is to be read first: what happened waits. */
  held = $state(false);
  /** The seat whose secrets are in the open. */
  revealed = $state<number | null>(null);
  /** By seat: the news up to which it has seen what happened, or does not want to. */
  #skipped = $state<Record<number, Mark>>({});
  /** The news up to which this screen has shown what happened; null before the first. */
  #watched: Mark | null = null;
  #viewer = $state(0);
  /** A command is on its way: nothing else can be chosen till the answer. */
  #sent = $state<SeatState | null>(null);
  /** Counts questions to the server: an answer that comes too late is none. */
  #asked = 0;
  /** What is chosen as soon as it is on offer. */
  #then: {
    seat: SeatState;
    word: string;
    taken: (really: boolean | Promise<boolean>) => void;
  } | null = null;
  /** What is left of a line of choices, and whose it is. */
  #rest: { seat: SeatState; text: string } | null = null;

  constructor(
    links: readonly string[],
    access: (link: string) => Access,
    /** Whether what a choice would do is to be shown before it counts. */
    private readonly confirms: (ahead: Ahead) => boolean,
    /** Whether this step of others, after the one before, is to be shown by itself as it comes. */
    private readonly follows: (step: Moment, before?: Moment) => boolean = () => false,
  ) {
    this.seats = links.map(
      (link) =>
        new SeatState(
          access(link),
          (seat) => this.#changed(seat),
          (code) => this.#refuse(code),
        ),
    );
  }

  // --- who looks on, and what there is to see

  readonly viewer = $derived.by(() => this.seats[this.#viewer] ?? this.seats[0]!);
  readonly shared = $derived.by(() => this.seats.length > 1);
  /** What the viewer sees. On a shared screen what he has sealed is as closed as before. */
  readonly observation = $derived.by<Observation | null>(() => {
    const told = this.viewer.observation;
    const observation = told && { ...told, names: told.names.map(this.called) };
    const closed = this.shared && observation?.draft.length && this.revealed !== observation.seat;
    return closed ? { ...observation, draft: [], undo: 0, last: null } : observation;
  });
  readonly choices = $derived.by<readonly Choice[]>(() =>
    this.#sent === this.viewer ? [] : (this.observation?.choices ?? []),
  );
  /** What is on offer: the places of what is in hand, else what is asked. */
  readonly offered = $derived.by<readonly Choice[]>(() =>
    this.hand.use ? this.hand.ways.map(({ choice }) => choice) : this.choices,
  );
  /** Whether what is picked would do nothing, though something else would. */
  readonly wasted = $derived.by(
    () =>
      !!this.pick?.choice.idle && this.choices.some((one) => !one.idle && !isForgoing(one.verb)),
  );
  /** The seats of this screen, as numbers at the table. */
  readonly own = $derived.by(() =>
    this.seats.flatMap(({ observation }) => (observation ? [observation.seat] : [])),
  );
  /** Whether what only the viewer may know can be shown. */
  readonly open = $derived.by(() => !this.shared || this.revealed === this.observation?.seat);
  /** Whether the screen waits to be handed to the viewer. */
  readonly covered = $derived.by(() => {
    const { observation } = this;
    return !this.open && (!!observation?.secret || (this.hands && !!observation?.choices.length));
  });
  readonly lost = $derived.by(() => this.seats.some(({ contact }) => contact !== "open"));
  readonly gone = $derived.by(() => this.seats.every(({ contact }) => contact === "gone"));
  /** Why the table cannot be opened, for good or now: a code. */
  readonly trouble = $derived.by(
    () => this.seats.find(({ trouble }) => trouble !== null)?.trouble ?? null,
  );
  /** Nobody will choose anything any more. */
  readonly ended = $derived.by(() => !!this.observation?.result || !!this.observation?.stopped);
  /** The seat of this screen that can take something back: the viewer, or who chose before him. */
  readonly undoer = $derived.by<SeatState | null>(() => {
    if (this.observation?.undo) return this.viewer;
    return (
      this.seats.find(({ observation }) => observation?.undo && !observation.draft.length) ?? null
    );
  });
  /** What happened since the viewer's last choice, if others than this screen did it. */
  readonly missed = $derived.by<readonly Moment[]>(() => {
    const { observation, moments } = this.viewer;
    if (!observation?.since || this.own.length === observation.names.length) return [];
    const skipped = within(observation.mark, this.#skipped[observation.seat]) ?? 0;
    return moments.filter(({ number }) => number > skipped);
  });
  readonly moment = $derived.by<Moment | null>(() =>
    this.step === null || this.held ? null : (this.missed[this.step] ?? null),
  );
  /** The table to be drawn: a step of what happened, what a choice would do, or now. */
  readonly shown = $derived.by<Record<string, unknown> | null>(
    () => this.moment?.facts ?? this.pick?.ahead?.facts ?? this.observation?.facts ?? null,
  );

  // --- choosing

  /**
   * The first time: see what it would do. The second time, or if it only leads on: do it; but not
   * where it would be spent for nothing.
   */
  async choose(option: number): Promise<void> {
    if (this.pick?.choice.option === option) return this.wasted ? undefined : this.confirm();
    const way = this.hand.ways.find((one) => one.choice.option === option);
    if (way) return this.#consider(way.options, way.choice);
    const choice = this.choices.find((one) => one.option === option);
    if (choice) await this.#consider([option], choice);
  }

  confirm(): void {
    if (this.pick && !this.covered) this.#send(this.pick.options);
  }

  /**
   * A thing in hand, and what it is good for; why not, if it is for nothing. Whether it is in hand now:
   * who takes it a second time puts it back.
   */
  async take(kind: string, word: string): Promise<boolean> {
    if (this.covered || this.ended) return false;
    const { thing } = this.hand;
    this.#quiet();
    if (thing?.kind === kind && thing.word === word) return false;
    const asked = this.#asked;
    const found = await this.hand.take({ kind, word });
    const late = asked !== this.#asked;
    if (late && found) this.hand.drop();
    else if (!late && found === false) await this.ask(kind, word);
    return !late && found === true;
  }

  /** A line that was put together on the board: what it would do is always shown first. */
  async consider({ options, choice }: Way): Promise<void> {
    await this.#consider(options, choice, true);
  }

  /** What is meant with the thing in hand, where it leads nowhere. */
  async perform(use: Use): Promise<void> {
    const last = use.steps.at(-1);
    if (last) await this.#consider(use.options, last.choice);
  }

  /** The end of a move or turn: the button says so, and is asked once. */
  end(): void {
    if (this.finish && !this.covered) this.#send(this.finish.options);
  }

  undo(): void {
    if (!this.undoer || this.#sent || this.covered) return;
    this.#quiet();
    this.#sent = this.undoer;
    this.undoer.connection.undo();
  }

  /** One step back: from what is shown, what is told, what is picked. */
  back(): void {
    if (this.step !== null || this.playing) this.play(null);
    else if (this.why) this.why = null;
    else if (this.pick) this.pick = null;
    else if (this.hand.thing) this.hand.drop();
    else if (this.observation?.begun) this.undo();
  }

  /** Something else than what was begun: that is taken back, and this taken in hand in its place. */
  instead(word: string): Promise<boolean> {
    this.undo();
    this.#then?.taken(false);
    return new Promise((taken) => (this.#then = { seat: this.viewer, word, taken }));
  }

  async ask(kind: string, word: string): Promise<void> {
    const asked = this.#asked;
    const obstacles = await this.viewer.connection.whyNot(kind, word);
    if (obstacles.length && asked === this.#asked) this.why = { kind, word, obstacles };
  }

  /** Why an opponent chose as it did; where the line is lost the page says so instead. */
  async wonder(seat: number): Promise<void> {
    const asked: Thoughts = { seat, told: null };
    this.thoughts = asked;
    const told = await this.viewer.connection.why(seat);
    if (this.thoughts === asked) this.thoughts = told && { seat, told };
  }

  /** Choices by their words, several after each other; what is no choice is given back. */
  say(text: string): string | null {
    const line = text.trim().toLowerCase().replace(/\s+/g, " ");
    // In a record a line begins with the word of its seat.
    for (const said of [line, line.replace(/^\S+ ?/, "")]) {
      const found = this.choices
        .filter(({ words }) => `${said} `.startsWith(`${words.toLowerCase()} `))
        .toSorted((a, b) => b.words.length - a.words.length)[0];
      if (!found || this.covered) continue;
      this.#send([found.option]);
      this.#rest = { seat: this.viewer, text: said.slice(found.words.length).trim() };
      return null;
    }
    return line;
  }

  /** Whether the viewer lets the cards of others pass: all, or those that he is unable to answer. */
  stand(on: boolean, unable: boolean): void {
    this.viewer.connection.stand(on, unable);
  }

  // --- secrets

  /** Nobody has chosen for a while, or the screen goes on to somebody else. */
  cover(): void {
    this.revealed = null;
    this.pick = null;
  }

  // --- what happened

  play(step: number | null): void {
    this.pick = this.why = null;
    this.step = step === null || !this.missed.length ? null : clamp(step, this.missed.length);
    if (this.step === null) this.playing = this.following = false;
  }

  /** To the step after this one; after the last comes now. */
  next(): void {
    const from = (this.step ?? -1) + 1;
    const next = this.missed.findIndex(
      (step, i) => i >= from && (!this.following || this.follows(step, this.missed[i - 1])),
    );
    this.play(next < 0 ? null : next);
  }

  skip(): void {
    this.play(null);
    if (this.observation) this.#skipped[this.observation.seat] = this.observation.mark;
  }

  leave(): void {
    for (const { connection } of this.seats) connection.leave();
  }

  // --- inside

  /** The first time: see what it would do. If it can be taken back, do it at once. */
  async #consider(options: readonly number[], choice: Choice, shown = false): Promise<void> {
    const { viewer, observation } = this;
    if (!observation || this.covered) return;
    this.#quiet();
    if (observation.secret) {
      this.pick = { choice, options, ahead: null };
      return;
    }
    const asked = this.#asked;
    const ahead = await viewer.connection.lookAhead([...options]);
    if (!ahead || asked !== this.#asked) return;
    const goesOn = !ahead.events.length || !this.confirms(ahead);
    if (!shown && ahead.back && goesOn && !choice.idle) this.#send(options);
    else this.pick = { choice, options, ahead };
  }

  #send(options: readonly number[]): void {
    if (this.#sent) return;
    this.#quiet();
    this.skip();
    this.#sent = this.viewer;
    this.chosen++;
    this.viewer.connection.choose([...options]);
  }

  /** Asked as soon as there is something to finish. */
  async #lookForTheEnd(): Promise<void> {
    this.finish = null;
    const { viewer, observation } = this;
    const before = viewer.observation;
    if (observation?.secret || !observation?.choices.some(({ verb }) => verb === "done")) return;
    const uses = await viewer.connection.whatWith("", "");
    if (viewer.observation !== before) return;
    this.finish = uses?.[0] ?? null;
    const thing = this.hand.thing || this.pick || this.moment ? null : this.goesOn(observation);
    if (thing) await this.hand.take(thing);
  }

  /** What was begun on this screen counts no more. */
  #forget(): void {
    this.#asked++;
    this.hand.drop();
    this.pick = this.why = this.step = null;
    this.playing = this.following = false;
  }

  /** Something is new for the viewer: now, or first each step that was not shown yet. */
  #look(): void {
    const { observation, missed } = this;
    const before = observation && within(observation.mark, this.#watched);
    this.#watched = observation?.mark ?? null;
    // Whoever comes to the table, or comes back after it was opened anew, is shown none of what was
    // before.
    const wanted = before !== null && !this.ended && !this.shared;
    if (wanted && this.following && (this.moment || this.held)) {
      this.#asked++;
      return;
    }
    this.#forget();
    if (!wanted) return;
    const first = missed.findIndex(
      (step, i) => step.number > before && this.follows(step, missed[i - 1]),
    );
    if (first < 0) return;
    this.play(first);
    this.playing = this.following = true;
  }

  #quiet(): void {
    this.#forget();
    this.refused = null;
  }

  #refuse(code: string): void {
    this.#then?.taken(false);
    this.#sent = this.#rest = this.#then = null;
    this.refused = code;
  }

  #changed(seat: SeatState): void {
    if (seat === this.#sent) this.#sent = null;
    if (seat === this.viewer) {
      this.#look();
      void this.#lookForTheEnd();
    }
    // While the cover is up nobody has begun: of several who are asked, the first in order is next,
    // whoever's news came first.
    if (this.covered || !this.viewer.observation?.choices.length) this.#handOver();
    if (this.#rest?.seat === seat) this.#goOn(this.#rest.text);
    if (this.#then?.seat === seat) {
      const { word, taken } = this.#then;
      this.#then = null;
      const found = this.choices.find(({ noun }) => noun?.[1] === word);
      taken(found ? this.take("space", word) : false);
    }
  }

  #goOn(text: string): void {
    this.#rest = null;
    if (text && this.choices.length && !this.covered && this.say(text) !== null)
      this.refused = "no-such-choice";
  }

  /** To the next seat of this screen that is asked; secrets are covered again. */
  #handOver(): void {
    this.cover();
    const next = this.seats.findIndex(({ observation }) => observation?.choices.length);
    if (next >= 0 && next !== this.#viewer) {
      this.#viewer = next;
      this.#forget();
    }
  }
}

/** The number of a mark where it can be compared: each epoch counts anew. */
function within(now: Mark, mark: Mark | null | undefined): number | null {
  return mark && mark.epoch === now.epoch ? (mark.number ?? 0) : null;
}

function clamp(step: number, length: number): number {
  return Math.max(0, Math.min(step, length - 1));
}
