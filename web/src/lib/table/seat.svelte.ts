// One seat of this screen: what its connection has, as state that the page follows.
import { Connection, type Contact, type Moment, type Told } from "../connection";
import type { Access } from "../line";
import type { Observation } from "../protocol";

export class SeatState {
  observation = $state.raw<Observation | null>(null);
  events = $state.raw<readonly Told[]>([]);
  moments = $state.raw<readonly Moment[]>([]);
  contact = $state<Contact>("connecting");
  /** Why the table cannot be opened: a code. */
  trouble = $state<string | null>(null);
  /** Where the record of the game is. */
  readonly record: string;
  readonly connection: Connection;

  constructor(
    { open, record }: Access,
    changed: (seat: SeatState) => void,
    refused: (code: string) => void,
  ) {
    this.record = record;
    this.connection = new Connection(open, {
      changed: ({ observation, events, moments, trouble }) => {
        this.observation = observation;
        this.events = [...events];
        this.moments = moments;
        this.trouble = trouble;
        changed(this);
      },
      contact: ({ contact, trouble }) => {
        this.contact = contact;
        this.trouble = trouble;
      },
      refused,
    });
  }
}
