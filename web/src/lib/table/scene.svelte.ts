// What the table of every game makes of its model: what is drawn, who is "you", what is in hand, and
// which places are spoken of.
import type { Told } from "../connection";
import { letterOf } from "../letter";
import type { Choice, Observation } from "../protocol";
import type { Thing } from "./hand.svelte";
import type { TableModel } from "./model.svelte";
import { Screen } from "./screen.svelte";

/** A view as far as all games have the same. */
interface View {
  readonly turn: string | null;
  readonly battle: unknown;
}

/** What a game knows of its places. */
export interface Places<V> {
  /** On the board, by place: the option that is chosen with it. */
  boardOffers(choices: readonly Choice[]): Map<string, number>;
  /** The places that an event names; the first seat that it names. */
  placesOf(told: Told): string[];
  seatOf(told: Told): string | null;
  /** The places where something else stands. */
  changed(before: V, after: V): string[];
  seatsOf(view: V): string[];
}

export class Scene<V extends View> {
  readonly screen = new Screen();
  /** Places that something elsewhere on the page speaks of. */
  #lit = $state.raw<readonly string[]>([]);
  readonly #model: () => TableModel;

  constructor(
    model: () => TableModel,
    private readonly places: Places<V>,
  ) {
    this.#model = model;
  }

  get model(): TableModel {
    return this.#model();
  }

  readonly observation = $derived.by<Observation>(() => this.model.observation!);
  readonly now = $derived.by<V>(() => this.observation.facts as unknown as V);
  /** A step of what happened, what a choice would do, or now. */
  readonly table = $derived.by<V>(() => this.model.shown as unknown as V);
  readonly seats = $derived.by(() => this.places.seatsOf(this.now));
  /** At a shared screen only who is asked is "you", and in the end nobody. */
  readonly you = $derived.by<readonly number[]>(() => {
    const { model } = this;
    if (!model.shared) return model.own;
    return model.ended ? [] : [this.observation.seat];
  });
  /** When all is over it is nobody's turn. */
  readonly seated = $derived.by<V>(() => {
    if (this.observation.result) return { ...this.now, turn: "" };
    return this.model.moment ? this.table : this.now;
  });
  readonly staged = $derived.by(
    () => !!this.now.battle && !this.screen.aside && !this.model.moment,
  );
  /** Whether the table as it would be is drawn. */
  readonly ahead = $derived.by(() => !!this.model.pick?.ahead?.facts);
  readonly choices = $derived.by<readonly Choice[]>(() =>
    this.model.moment ? [] : this.model.choices,
  );
  readonly offers = $derived.by(() =>
    this.places.boardOffers(this.model.moment ? [] : this.model.offered),
  );
  readonly held = $derived.by<Thing | null>(() =>
    this.model.moment ? null : this.model.hand.thing,
  );
  readonly marks = $derived.by<readonly string[]>(() => {
    const { moment } = this.model;
    if (moment) return [...new Set(moment.events.flatMap((told) => this.places.placesOf(told)))];
    return this.ahead ? this.places.changed(this.now, this.table) : this.#lit;
  });

  readonly choose = (option: number): void => {
    void this.model.choose(option);
  };
  readonly why = (kind: string, word: string): void => {
    void this.model.ask(kind, word);
  };
  readonly wonder = (seat: number): void => {
    void this.model.wonder(seat);
  };
  /** The places of an event; none any more. */
  readonly light = (told: Told | null): void => {
    this.#lit = told ? [...new Set(this.places.placesOf(told))] : [];
  };
  readonly letter = (told: Told): string => {
    const seat = this.places.seatOf(told);
    return seat === null ? "" : letterOf(this.seats.indexOf(seat));
  };
}
