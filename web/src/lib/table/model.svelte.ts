// What a screen at a table shows and does. It may hold several seats: then whoever is asked looks on,
// and before a secret choice the screen is covered.
import type { Moment, Socket } from "../connection";
import type { Ahead, Cause, Choice, Seen } from "../protocol";
import { SeatState } from "./seat.svelte";

export interface Why {
  readonly kind: string;
  readonly word: string;
  readonly causes: readonly Cause[];
}

/** What is picked and waits for a second yes. *ahead* is null for a secret choice. */
export interface Pick {
  readonly choice: Choice;
  readonly ahead: Ahead | null;
}

export class TableModel {
  readonly seats: readonly SeatState[];
  pick = $state.raw<Pick | null>(null);
  why = $state.raw<Why | null>(null);
  /** Why the last command was not carried out: a code. */
  refused = $state<string | null>(null);
  /** Which step of what happened is shown; null is now. */
  step = $state<number | null>(null);
  /** The seat whose secrets are in the open. */
  revealed = $state<number | null>(null);
  /** The news up to which the looker has seen what happened, or does not want to. */
  #skipped = $state<Record<number, number>>({});
  #looker = $state(0);
  /** A choice is on its way: nothing else can be chosen till the answer. */
  #sent = $state<SeatState | null>(null);
  #labels: string[] = [];
  #rest = "";

  constructor(
    links: readonly string[],
    open: (link: string) => Socket,
    /** Whether what a choice would do is to be shown before it counts. */
    private readonly confirms: (ahead: Ahead) => boolean,
  ) {
    this.seats = links.map(
      (link) =>
        new SeatState(
          link,
          () => open(link),
          (seat) => this.#changed(seat),
          (code) => {
            this.refused = code;
            this.#sent = null;
          },
        ),
    );
  }

  // --- who looks on, and what there is to see

  readonly looker = $derived.by(() => this.seats[this.#looker] ?? this.seats[0]!);
  readonly seen = $derived.by<Seen | null>(() => this.looker.seen);
  readonly choices = $derived.by<readonly Choice[]>(() =>
    this.#sent === this.looker ? [] : (this.seen?.choices ?? []),
  );
  /** The seats of this screen, as numbers at the table. */
  readonly own = $derived.by(() => this.seats.flatMap(({ seen }) => (seen ? [seen.seat] : [])));
  readonly shared = $derived.by(() => this.seats.length > 1);
  /** Whether the screen waits to be handed to the looker. */
  readonly covered = $derived.by(
    () => this.shared && !!this.seen?.secret && this.revealed !== this.seen.seat,
  );
  readonly lost = $derived.by(() => this.seats.some(({ line }) => line !== "open"));
  readonly gone = $derived.by(() => this.seats.some(({ line }) => line === "gone"));
  /** What happened since the looker's last choice, if others than this screen did it. */
  readonly missed = $derived.by<readonly Moment[]>(() => {
    const { seen, moments } = this.looker;
    if (!seen?.since || this.own.length === seen.names.length) return [];
    return moments.filter(({ number }) => number > (this.#skipped[seen.seat] ?? 0));
  });
  readonly moment = $derived.by<Moment | null>(() =>
    this.step === null ? null : (this.missed[this.step] ?? null),
  );
  /** The table to be drawn: a step of what happened, what a choice would do, or now. */
  readonly shown = $derived.by<Record<string, unknown> | null>(
    () => this.moment?.table ?? this.pick?.ahead?.table ?? this.seen?.table ?? null,
  );

  /** Of the choice that would be taken back, if this page made it. */
  undoLabel(): string {
    return this.#labels.at(-1) ?? "";
  }

  // --- choosing

  /** The first time: see what it would do. The second time, or if it only leads on: do it. */
  async choose(option: number, label = ""): Promise<void> {
    const seen = this.seen;
    const choice = this.choices.find((one) => one.option === option);
    if (!seen || !choice || this.covered) return;
    if (this.pick?.choice.option === option) return this.confirm(label);
    this.#quiet();
    if (seen.secret) {
      this.pick = { choice, ahead: null };
      return;
    }
    const ahead = await this.looker.connection.lookAhead(option);
    if (!ahead || this.seen?.number !== ahead.number) return;
    if (ahead.back && (!ahead.events.length || !this.confirms(ahead))) this.#send(option, label);
    else this.pick = { choice, ahead };
  }

  confirm(label = ""): void {
    if (this.pick) this.#send(this.pick.choice.option, label);
  }

  undo(): void {
    if (!this.seen?.undo) return;
    this.#quiet();
    this.looker.connection.undo();
    this.#labels.pop();
  }

  /** One step back: from what is shown, what is picked, or what was begun. */
  back(): void {
    if (this.step !== null) this.step = null;
    else if (this.why) this.why = null;
    else if (this.pick) this.pick = null;
  }

  async ask(kind: string, word: string): Promise<void> {
    const causes = await this.looker.connection.whyNot(kind, word);
    if (causes.length) this.why = { kind, word, causes };
  }

  /** Choices by their words, several after each other; what is no choice is given back. */
  say(text: string): string | null {
    const words = text.trim().toLowerCase().split(/\s+/).filter(Boolean);
    if (words[0] === this.#seatWord()) words.shift();
    const line = words.join(" ");
    const found = this.choices
      .filter((choice) => `${line} `.startsWith(`${choice.words.toLowerCase()} `))
      .sort((a, b) => b.words.length - a.words.length)[0];
    if (!found) return line;
    this.#rest = line.slice(found.words.length).trim();
    this.#send(found.option, found.words);
    return null;
  }

  // --- what happened

  play(step: number | null): void {
    this.pick = this.why = null;
    this.step = step === null || !this.missed.length ? null : clamp(step, this.missed.length);
  }

  skip(): void {
    this.step = null;
    if (this.seen) this.#skipped[this.seen.seat] = this.seen.number;
  }

  leave(): void {
    for (const { connection } of this.seats) connection.leave();
  }

  // --- inside

  #send(option: number, label: string): void {
    this.#quiet();
    this.skip();
    this.#sent = this.looker;
    this.looker.connection.choose(option);
    this.#labels.push(label);
  }

  #quiet(): void {
    this.pick = this.why = this.refused = this.step = null;
  }

  #seatWord(): string {
    const sides = this.seen?.table["sides"] as Record<string, unknown> | undefined;
    return Object.keys(sides ?? {})[this.seen?.seat ?? -1] ?? "";
  }

  #changed(seat: SeatState): void {
    if (seat === this.#sent) this.#sent = null;
    if (seat === this.looker) this.pick = this.why = this.step = null;
    const left = this.looker.seen;
    if (!left?.choices.length) this.#handOver();
    const undo = this.seen?.undo ?? 0;
    this.#labels = undo ? this.#labels.slice(-undo) : [];
    const rest = this.#rest;
    this.#rest = "";
    if (rest && this.choices.length && !this.covered && this.say(rest) !== null)
      this.refused = "no-such-choice";
  }

  /** To the next seat of this screen that is asked; secrets are covered again. */
  #handOver(): void {
    this.revealed = null;
    const next = this.seats.findIndex(({ seen }) => seen?.choices.length);
    if (next >= 0 && next !== this.#looker) {
      this.#looker = next;
      this.pick = this.why = this.step = null;
    }
  }
}

function clamp(step: number, length: number): number {
  return Math.max(0, Math.min(step, length - 1));
}
