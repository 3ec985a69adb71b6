import { describe, expect, it } from "vitest";
import { FakeSocket } from "./fake_socket";
import { Connection, type Line } from "./connection";
import type { Observation } from "./protocol";

function observation(number: number): Observation {
  const nothing = { side: [0], awaited: [0], options: [1], choices: [], draft: [], undo: 0 };
  const people = { names: ["Nefer"], bots: [""] };
  return { number, game: "ankh", seat: 0, facts: {}, since: 0, ...nothing, ...people };
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
    sockets[0]!.hear({ type: "update", news: [], observation: observation(4) });
    sockets[0]!.onclose!();
    expect(connection.line).toBe("lost");
    waiting[0]!();
    sockets[1]!.onopen!();
    expect(sockets[1]!.sent).toEqual([{ type: "hello", since: 4 }]);
  });

  it("sends what was not answered again, under the same id", () => {
    const { connection, sockets, waiting } = table();
    sockets[0]!.onopen!();
    sockets[0]!.hear({ type: "update", news: [], observation: observation(1) });
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
      observation: observation(1),
    });
    const again = [
      { number: 1, kept: 0, events: [a, b] },
      { number: 2, kept: 1, events: [c] },
    ];
    sockets[0]!.hear({ type: "update", news: again, observation: observation(2) });
    expect(connection.events).toEqual([a, c]);
  });

  it("passes a refusal on, and why not", async () => {
    const { connection, sockets, refused } = table();
    sockets[0]!.onopen!();
    connection.choose(7);
    sockets[0]!.hear({ type: "refused", id: "1", code: "stale", number: 3 });
    expect(refused).toEqual(["stale"]);
    const reasons = connection.whyNot("space", "A1");
    sockets[0]!.hear({ type: "obstacles", id: "2", obstacles: [{ reason: "too-far", rules: [] }] });
    expect(await reasons).toEqual([{ reason: "too-far", rules: [] }]);
  });

  it("asks opponents why, and each answer goes to who asked", async () => {
    const { connection, sockets } = table();
    sockets[0]!.onopen!();
    const [first, second] = [connection.why(1), connection.why(2)];
    expect(sockets[0]!.sent.at(-1)).toEqual({ type: "why", id: "2", seat: 2 });
    const choice = { option: 7, verb: "move", words: "move A1" };
    const thoughts = [{ choice, terms: { devotion: 0.3 } }];
    sockets[0]!.hear({ type: "because", id: "2", seat: 2, thoughts });
    sockets[0]!.hear({ type: "because", id: "1", seat: 1, thoughts: [] });
    expect([await first, await second]).toEqual([[], thoughts]);
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
    const lost = table();
    lost.sockets[0]!.onclose!();
    lost.connection.leave();
    lost.waiting[0]!();
    expect(lost.sockets).toHaveLength(1);
  });

  it("hears what a choice would do, and that it is none any more", async () => {
    const { connection, sockets } = table();
    sockets[0]!.onopen!();
    const [first, second] = [connection.lookAhead(5), connection.lookAhead(6)];
    sockets[0]!.hear({ type: "refused", id: "2", code: "illegal", number: 1 });
    sockets[0]!.hear({ type: "ahead", id: "1", number: 1, events: [], facts: null, back: true });
    expect((await first)?.back).toBe(true);
    expect(await second).toBeNull();
  });

  it("waits for no answer when the line is lost", async () => {
    const { connection, sockets } = table();
    sockets[0]!.onopen!();
    const [ahead, reasons] = [connection.lookAhead(5), connection.whyNot("space", "A1")];
    const because = connection.why(1);
    sockets[0]!.onclose!();
    expect(await because).toBeNull();
    expect(await connection.why(1)).toBeNull();
    expect(await ahead).toBeNull();
    expect(await reasons).toEqual([]);
    expect(await connection.lookAhead(5)).toBeNull();
  });

  it("keeps what happened since its own last choice, step by step", () => {
    const { connection, sockets } = table();
    const [one, two, three] = [{ event: "one" }, { event: "two" }, { event: "three" }];
    const news = [
      { number: 1, kept: 0, events: [one], facts: { step: 1 } },
      { number: 2, kept: 1, events: [], facts: { step: 2 } },
      { number: 3, kept: 1, events: [two, three], facts: { step: 3 } },
    ];
    sockets[0]!.hear({ type: "update", news, observation: { ...observation(3), since: 1 } });
    expect(connection.events).toEqual([one, two, three]);
    expect(connection.moments).toEqual([
      { number: 3, first: 1, events: [two, three], facts: { step: 3 } },
    ]);
    // The last step was taken back.
    const back = [{ number: 4, kept: 1, events: [], facts: { step: 4 } }];
    sockets[0]!.hear({ type: "update", news: back, observation: { ...observation(4), since: 1 } });
    expect(connection.moments).toEqual([]);
  });
});
