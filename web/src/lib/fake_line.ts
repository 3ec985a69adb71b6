// In place of a line to a table, for tests: what was sent, and what the table would say.
import type { Access, Heard, Line } from "./line";
import type { Answer, Request } from "./protocol";

export class FakeLine implements Line {
  sent: Request[] = [];

  constructor(private readonly heard: Heard) {}

  send(request: Request): void {
    this.sent.push(request);
  }

  close(): void {
    this.heard.closed();
  }

  opens(): void {
    this.heard.opened();
  }

  hear(answer: Answer): void {
    this.heard.heard(answer);
  }

  last(): Request {
    return this.sent.at(-1)!;
  }
}

/** A seat whose lines go to nobody: they are kept, in the order in which they were opened. */
export function fakeAccess(lines: FakeLine[], record = ""): Access {
  return {
    record,
    open: (heard) => {
      const line = new FakeLine(heard);
      lines.push(line);
      return line;
    },
  };
}
