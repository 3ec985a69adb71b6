// One seat of this screen: what its connection has, as state that the page follows.
import { Connection, type Line, type Moment, type Socket, type Told } from "../connection";
import type { Observation } from "../protocol";

export class SeatState {
  observation = $state.raw<Observation | null>(null);
  events = $state.raw<readonly Told[]>([]);
  moments = $state.raw<readonly Moment[]>([]);
  line = $state<Line>("connecting");
  readonly connection: Connection;

  constructor(
    readonly link: string,
    open: () => Socket,
    changed: (seat: SeatState) => void,
    refused: (code: string) => void,
  ) {
    this.connection = new Connection(open, {
      changed: ({ observation, events, moments }) => {
        this.observation = observation;
        this.events = [...events];
        this.moments = moments;
        changed(this);
      },
      line: (line) => (this.line = line),
      refused,
    });
  }
}
