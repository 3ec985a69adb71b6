// A piece under the pointer, from the press on it to where it is let go. It does what a click on the
// piece and one on the place do.
import type { Point } from "../hex";
import { distance } from "./gesture";

/** What becomes of it is the table's affair. */
export interface Table {
  /** Takes what is there in hand; whether there is anywhere to go with it. */
  take(place: string): Promise<boolean>;
  /** Whether it is in hand already. */
  holds(place: string): boolean;
  putBack(): void;
  leadsTo(place: string): boolean;
  choose(place: string): void;
}

interface Press {
  readonly place: string;
  readonly at: Point;
  readonly slack: number;
}

export class Drag {
  /** Where the piece was that is in the air; null while there is none. */
  place = $state<string | null>(null);
  /** How far it is from there, in px. */
  off = $state.raw<Point>({ x: 0, y: 0 });
  /** The place below it, if it can be let go there. */
  target = $state<string | null>(null);
  #press: Press | null = null;
  /** Whether it is known where it can go; and whether it was in hand before. */
  #known = false;
  #held = false;
  /** Where it was let go before that was known. */
  #dropped: string | null = null;
  /** Counts drags: an answer to an earlier one is none. */
  #count = 0;

  constructor(private readonly table: Table) {}

  get pressed(): boolean {
    return this.#press !== null;
  }

  press(place: string, at: Point, slack: number): void {
    this.cancel();
    this.#press = { place, at, slack };
  }

  /** Whether that is a drag. */
  move(at: Point, below: string | null): boolean {
    const press = this.#press;
    if (!press) return false;
    if (this.place === null) {
      if (distance(at, press.at) < press.slack) return false;
      this.#lift(press.place);
    }
    this.off = { x: at.x - press.at.x, y: at.y - press.at.y };
    this.target = below !== press.place && this.#leads(below) ? below : null;
    return true;
  }

  /** Whether it was a drag. */
  drop(below: string | null): boolean {
    const { place } = this;
    this.#press = null;
    if (place === null) return false;
    if (below === null || below === place) this.cancel();
    else if (this.#known) this.#land(below);
    else this.#dropped = below;
    return true;
  }

  /** Back to where it was, with nothing chosen. */
  cancel(): void {
    this.#press = null;
    if (this.place === null) return;
    const held = this.#held;
    this.#end();
    if (!held) this.table.putBack();
  }

  /** What is in hand was taken from it by something else. */
  lose(): void {
    if (this.place !== null && this.#known && !this.table.holds(this.place)) this.#end();
  }

  #lift(place: string): void {
    const count = ++this.#count;
    this.place = place;
    this.#dropped = null;
    this.#held = this.#known = this.table.holds(place);
    if (this.#held) return;
    void this.table.take(place).then((taken) => {
      // Where the drag is over, what comes late is not wanted in hand.
      if (count !== this.#count) {
        if (taken && this.place === null && this.table.holds(place)) this.table.putBack();
      } else if (!taken) this.#end();
      else {
        this.#known = true;
        if (this.#dropped !== null) this.#land(this.#dropped);
      }
    });
  }

  #leads(place: string | null): boolean {
    return this.#known && place !== null && this.table.leadsTo(place);
  }

  #land(place: string): void {
    if (!this.#leads(place)) return this.cancel();
    this.#end();
    this.table.choose(place);
  }

  #end(): void {
    this.#count++;
    this.#press = null;
    this.place = this.target = this.#dropped = null;
    this.off = { x: 0, y: 0 };
  }
}
