// How a page and a table speak with each other. A table may be played on a server, or one day in
// the page itself: whoever has a line need not know.
import type { Answer, Request } from "./protocol";

/** What goes to the table. */
export interface Line {
  send(request: Request): void;
  close(): void;
}

/** What comes from it. After `closed` nothing comes any more. */
export interface Heard {
  opened(): void;
  heard(answer: Answer): void;
  closed(): void;
}

/** Begins to open a line; nothing is heard before it has returned. */
export type OpenLine = (heard: Heard) => Line;

/** All ways from a page to one seat. */
export interface Access {
  readonly open: OpenLine;
  /** Where the record of the game is, to be downloaded. */
  readonly record: string;
}
