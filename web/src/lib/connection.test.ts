import { describe, expect, it } from "vitest";
import { Connection, type Line, type Socket } from "./connection";
import type { Answer, Command, Seen } from "./protocol";

class FakeSocket implements Socket {
  sent: Command[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Command);
  }
  close(): void {
    this.onclose?.();
  }
  hear(answer: Answer): void {
    this.onmessage?.({ data: JSON.stringify(answer) });
  }
}

function seen(number: number): Seen {
  const nothing = { side: [0], awaited: [0], options: [1], choices: [], draft: [], undo: 0 };
  return { number, game: "ankh", seat: 0, table: {}, ...nothing };
}

/** A connection, its sockets in order, and the reconnections that wait to be made. */
function table() {
  const sockets: FakeSocket[] = [];
  const waiting: (() => void)[] = [];
  const lines: Line[] = [];
  const refused: string[] = [];
  let id = 0;
  const connection = new Connection(
    () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    { line: (line) => lines.push(line), refused: (code) => refused.push(code) },
    () => `${++id}`,
    (what) => waiting.push(what),
  );
  return { connection, sockets, waiting, lines, refused };
}

describe("a connection", () => {
  it("says hello with the number of its last news", () => {
    const { connection, sockets, waiting } = table();
    sockets[0]!.onopen!();
    expect(sockets[0]!.sent).toEqual([{ type: "hello", since: 0 }]);
    sockets[0]!.hear({ type: "update", news: [], seen: seen(4) });
    sockets[0]!.onclose!();
    expect(connection.line).toBe("lost");
    waiting[0]!();
    sockets[1]!.onopen!();
    expect(sockets[1]!.sent).toEqual([{ type: "hello", since: 4 }]);
  });

  it("sends what was not answered again, under the same id", () => {
    const { connection, sockets, waiting } = table();
    sockets[0]!.onopen!();
    sockets[0]!.hear({ type: "update", news: [], seen: seen(1) });
    connection.choose(7);
    const command = { type: "choose", id: "1", expect: 1, option: 7 };
    expect(sockets[0]!.sent.at(-1)).toEqual(command);
    sockets[0]!.onclose!();
    waiting[0]!();
    sockets[1]!.onopen!();
    expect(sockets[1]!.sent.at(-1)).toEqual(command);
    sockets[1]!.hear({ type: "done", id: "1", number: 2 });
    sockets[1]!.onclose!();
    waiting[1]!();
    sockets[2]!.onopen!();
    expect(sockets[2]!.sent).toHaveLength(1);
  });

  it("forgets events that were taken back, and hears none twice", () => {
    const { connection, sockets } = table();
    sockets[0]!.onopen!();
    const [a, b, c] = [{ event: "a" }, { event: "b" }, { event: "c" }];
    sockets[0]!.hear({
      type: "update",
      news: [{ number: 1, kept: 0, events: [a, b] }],
      seen: seen(1),
    });
    const again = [
      { number: 1, kept: 0, events: [a, b] },
      { number: 2, kept: 1, events: [c] },
    ];
    sockets[0]!.hear({ type: "update", news: again, seen: seen(2) });
    expect(connection.events).toEqual([a, c]);
  });

  it("passes a refusal on, and why not", async () => {
    const { connection, sockets, refused } = table();
    sockets[0]!.onopen!();
    connection.choose(7);
    sockets[0]!.hear({ type: "refused", id: "1", code: "stale", number: 3 });
    expect(refused).toEqual(["stale"]);
    const reasons = connection.whyNot(9);
    sockets[0]!.hear({ type: "reasons", option: 9, reasons: [{ reason: "too-far", rules: [] }] });
    expect(await reasons).toEqual([{ reason: "too-far", rules: [] }]);
  });

  it("does not come back to a table that is not there, nor when it was left", () => {
    const dead = table();
    dead.sockets[0]!.onopen!();
    dead.sockets[0]!.hear({ type: "trouble", code: "no-such-table" });
    dead.sockets[0]!.onclose!();
    expect(dead.connection.line).toBe("gone");
    expect(dead.waiting).toHaveLength(0);
    const left = table();
    left.connection.leave();
    expect(left.waiting).toHaveLength(0);
  });
});
