// A thing that was taken in hand, and what can be done with it. Nothing has been chosen by that: it
// is put back without a word to the table.
import type { Choice, Step, Use, Way } from "../protocol";

export interface Thing {
  readonly kind: string;
  readonly word: string;
}

type Ask = (thing: Thing, rather: readonly number[]) => Promise<readonly Use[] | null>;

export class Hand {
  thing = $state.raw<Thing | null>(null);
  uses = $state.raw<readonly Use[]>([]);
  /** Which of them is meant. */
  #at = $state(0);
  /** What was chosen instead of the usual. */
  #rather: readonly number[] = [];
  /** Counts questions: an answer that comes too late is none. */
  #asked = 0;

  constructor(private readonly ask: Ask) {}

  readonly use = $derived.by<Use | null>(() => this.uses[this.#at] ?? null);
  readonly ways = $derived.by<readonly Way[]>(() => this.use?.ways ?? []);
  /** Where there is something else to choose than the usual. */
  readonly forks = $derived.by<readonly Step[]>(
    () => this.use?.steps.filter(({ instead }) => instead.length) ?? [],
  );

  /** Whether anything can be done with it; null if that is no longer wanted. */
  async take(thing: Thing): Promise<boolean | null> {
    this.#rather = [];
    return this.#look(thing, 0);
  }

  /** Something else is to be done with it. */
  turn(at: number): void {
    this.#at = at;
  }

  /** Another choice on the way: fewer units, another figure. */
  async rather(choice: Choice): Promise<void> {
    const step = this.forks.find(({ instead }) => instead.includes(choice));
    if (!step || !this.thing) return;
    const others = [step.choice, ...step.instead].map(({ option }) => option);
    this.#rather = [...this.#rather.filter((one) => !others.includes(one)), choice.option];
    await this.#look(this.thing, this.#at);
  }

  drop(): void {
    this.#asked++;
    this.thing = null;
    this.uses = [];
  }

  async #look(thing: Thing, at: number): Promise<boolean | null> {
    const asked = ++this.#asked;
    const uses = await this.ask(thing, this.#rather);
    if (!uses || asked !== this.#asked) return null;
    this.thing = uses.length ? thing : null;
    this.uses = uses;
    this.#at = Math.min(at, Math.max(0, uses.length - 1));
    return uses.length > 0;
  }
}
