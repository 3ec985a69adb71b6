import { describe, expect, it } from "vitest";
import { Connection } from "./connection";
import { fakeAccess, type FakeLine } from "./fake_line";
import type { Mark, Observation } from "./protocol";

function mark(number: number, epoch = "first"): Mark {
  return { epoch, number, stamp: `s${number}` };
}

function observation(number: number, epoch?: string): Observation {
  const nothing = { side: [0], awaited: [0], options: [1], choices: [], draft: [], undo: 0 };
  const people = { names: ["Nefer"], bots: [""] };
  return {
    mark: mark(number, epoch),
    game: "ankh",
    seat: 0,
    facts: {},
    since: 0,
    ...nothing,
    ...people,
  };
}

/** A connection, its lines in order, and the reconnections that wait to be made, and how long. */
function table() {
  const lines: FakeLine[] = [];
  const waiting: (() => void)[] = [];
  const waits: number[] = [];
  const refused: string[] = [];
  let id = 0;
  const connection = new Connection(
    fakeAccess(lines).open,
    { refused: (code) => refused.push(code) },
    () => `${++id}`,
    (what, after) => {
      waiting.push(what);
      waits.push(after);
    },
  );
  return { connection, lines, waiting, waits, refused };
}

describe("a connection", () => {
  it("says hello with the mark of its last news", () => {
    const { connection, lines, waiting } = table();
    lines[0]!.opens();
    expect(lines[0]!.sent).toEqual([{ type: "hello", since: {} }]);
    lines[0]!.hear({ type: "update", news: [], observation: observation(4) });
    lines[0]!.close();
    expect(connection.contact).toBe("lost");
    waiting[0]!();
    lines[1]!.opens();
    expect(lines[1]!.sent).toEqual([{ type: "hello", since: mark(4) }]);
  });

  it("sends what was not answered again, under the same id", () => {
    const { connection, lines, waiting } = table();
    lines[0]!.opens();
    lines[0]!.hear({ type: "update", news: [], observation: observation(1) });
    connection.choose([7]);
    const command = { type: "choose", id: "1", expect: mark(1), options: [7] };
    expect(lines[0]!.sent.at(-1)).toEqual(command);
    lines[0]!.close();
    waiting[0]!();
    lines[1]!.opens();
    expect(lines[1]!.sent.at(-1)).toEqual(command);
    lines[1]!.hear({ type: "done", id: "1" });
    lines[1]!.close();
    waiting[1]!();
    lines[2]!.opens();
    expect(lines[2]!.sent).toHaveLength(1);
  });

  it("forgets events that were taken back, and hears none twice", () => {
    const { connection, lines } = table();
    lines[0]!.opens();
    const [a, b, c] = [{ event: "a" }, { event: "b" }, { event: "c" }];
    lines[0]!.hear({
      type: "update",
      news: [{ number: 1, kept: 0, events: [a, b] }],
      observation: observation(1),
    });
    const again = [
      { number: 1, kept: 0, events: [a, b] },
      { number: 2, kept: 1, events: [c] },
    ];
    lines[0]!.hear({ type: "update", news: again, observation: observation(2) });
    expect(connection.events).toEqual([a, c]);
  });

  it("begins anew with a table that was opened anew, but chooses by what was seen", () => {
    const { connection, lines, waiting } = table();
    lines[0]!.opens();
    const [old, own, others] = [{ event: "old" }, { event: "own" }, { event: "others" }];
    const before = [
      { number: 7, kept: 0, events: [old, own], facts: null },
      { number: 8, kept: 2, events: [others], facts: { step: 8 } },
    ];
    lines[0]!.hear({ type: "update", news: before, observation: observation(8) });
    expect(connection.moments).toHaveLength(1);
    lines[0]!.close();
    connection.choose([7]);
    waiting[0]!();
    lines[1]!.opens();
    const command = { type: "choose", id: "1", expect: mark(8), options: [7] };
    expect(lines[1]!.sent).toEqual([{ type: "hello", since: mark(8) }, command]);
    // Its numbers are lower than those before, and count all the same.
    const now = [
      { number: 1, kept: 0, events: [old, own], facts: null },
      { number: 2, kept: 2, events: [others], facts: { step: 2 } },
    ];
    lines[1]!.hear({ type: "update", news: now, observation: observation(2, "second") });
    expect(connection.events).toEqual([old, own, others]);
    expect(connection.moments.map(({ number }) => number)).toEqual([2]);
    lines[1]!.close();
    waiting[1]!();
    lines[2]!.opens();
    expect(lines[2]!.sent).toEqual([{ type: "hello", since: mark(2, "second") }, command]);
  });

  it("passes a refusal on, and why not", async () => {
    const { connection, lines, refused } = table();
    lines[0]!.opens();
    connection.choose([7]);
    lines[0]!.hear({ type: "refused", id: "1", code: "stale" });
    expect(refused).toEqual(["stale"]);
    const reasons = connection.whyNot("space", "A1");
    lines[0]!.hear({ type: "obstacles", id: "2", obstacles: [{ reason: "too-far", rules: [] }] });
    expect(await reasons).toEqual([{ reason: "too-far", rules: [] }]);
  });

  it("asks opponents why, and each answer goes to who asked", async () => {
    const { connection, lines } = table();
    lines[0]!.opens();
    const [first, second] = [connection.why(1), connection.why(2)];
    expect(lines[0]!.sent.at(-1)).toEqual({ type: "why", id: "2", seat: 2 });
    const choice = { option: 7, verb: "move", words: "move A1" };
    const thoughts = [{ choice, terms: { devotion: 0.3 } }];
    lines[0]!.hear({ type: "because", id: "2", seat: 2, thoughts });
    lines[0]!.hear({ type: "because", id: "1", seat: 1, thoughts: [] });
    expect([await first, await second]).toEqual([[], thoughts]);
  });

  it("does not come back to a table that is not there, nor when it was left", () => {
    const dead = table();
    dead.lines[0]!.opens();
    dead.lines[0]!.hear({ type: "trouble", code: "no-such-table" });
    dead.lines[0]!.close();
    expect(dead.connection.contact).toBe("gone");
    expect(dead.waiting).toHaveLength(0);
    const left = table();
    left.connection.leave();
    expect(left.waiting).toHaveLength(0);
    const lost = table();
    lost.lines[0]!.close();
    lost.connection.leave();
    lost.waiting[0]!();
    expect(lost.lines).toHaveLength(1);
  });

  it("says nothing of a question that a newer one has replaced", async () => {
    const { connection, lines, refused } = table();
    lines[0]!.opens();
    const [ahead, reasons] = [connection.lookAhead([5, 6]), connection.whyNot("space", "A1")];
    expect(lines[0]!.sent[1]).toEqual({ type: "look-ahead", id: "1", options: [5, 6] });
    for (const id of ["1", "2"]) lines[0]!.hear({ type: "refused", id, code: "stale" });
    expect([await ahead, await reasons, refused]).toEqual([null, [], []]);
  });

  it("asks one question at a time, and of one kind the newest", async () => {
    const { connection, lines } = table();
    lines[0]!.opens();
    const end = connection.whatWith("", "");
    const asked = [connection.whatWith("space", "A1"), connection.whatWith("space", "B2")];
    expect(await asked[0]).toBeNull();
    expect(lines[0]!.sent).toHaveLength(2);
    lines[0]!.hear({ type: "uses", id: "1", uses: [] });
    expect(await end).toEqual([]);
    expect(lines[0]!.sent.at(-1)).toMatchObject({ id: "3", word: "B2" });
    lines[0]!.hear({ type: "uses", id: "3", uses: [] });
    expect(await asked[1]).toEqual([]);
    expect(lines[0]!.sent).toHaveLength(3);
  });

  it("gives up a table that is damaged", () => {
    const { connection, lines, waiting, refused } = table();
    lines[0]!.opens();
    lines[0]!.hear({ type: "trouble", code: "damaged", reason: "entry 7" });
    lines[0]!.close();
    expect([connection.contact, connection.trouble]).toEqual(["gone", "damaged"]);
    expect([waiting, refused]).toEqual([[], []]);
  });

  it("tries a table again that cannot be opened now, less and less often", () => {
    const { connection, lines, waiting, waits } = table();
    for (const attempt of [0, 1, 2]) {
      lines[attempt]!.opens();
      lines[attempt]!.hear({ type: "trouble", code: "not-kept", reason: "disk full" });
      lines[attempt]!.close();
      expect([connection.contact, connection.trouble]).toEqual(["lost", "not-kept"]);
      waiting[attempt]!();
    }
    expect(waits).toEqual([500, 1000, 2000]);
    lines[3]!.opens();
    lines[3]!.hear({ type: "update", news: [], observation: observation(1) });
    expect(connection.trouble).toBeNull();
    lines[3]!.close();
    expect(waits[3]).toBe(500);
  });

  it("hears what a choice would do, and that it is none any more", async () => {
    const { connection, lines } = table();
    lines[0]!.opens();
    const [first, second] = [connection.lookAhead([5]), connection.lookAhead([6])];
    lines[0]!.hear({ type: "ahead", id: "1", events: [], facts: null, back: true });
    lines[0]!.hear({ type: "refused", id: "2", code: "illegal" });
    expect((await first)?.back).toBe(true);
    expect(await second).toBeNull();
  });

  it("waits for no answer when the line is lost", async () => {
    const { connection, lines } = table();
    lines[0]!.opens();
    const [ahead, reasons] = [connection.lookAhead([5]), connection.whyNot("space", "A1")];
    const because = connection.why(1);
    lines[0]!.close();
    expect(await because).toBeNull();
    expect(await connection.why(1)).toBeNull();
    expect(await ahead).toBeNull();
    expect(await reasons).toEqual([]);
    expect(await connection.lookAhead([5])).toBeNull();
  });

  it("keeps what happened since its own last choice, step by step", () => {
    const { connection, lines } = table();
    const [one, two, three] = [{ event: "one" }, { event: "two" }, { event: "three" }];
    const news = [
      { number: 1, kept: 0, events: [one], facts: { step: 1 } },
      { number: 2, kept: 1, events: [], facts: { step: 2 } },
      // The last facts are those of now.
      { number: 3, kept: 1, events: [two, three], facts: null },
    ];
    const now = { ...observation(3), since: 1, facts: { step: 3 } };
    lines[0]!.hear({ type: "update", news, observation: now });
    expect(connection.events).toEqual([one, two, three]);
    expect(connection.moments).toEqual([
      { number: 3, first: 1, events: [two, three], facts: { step: 3 } },
    ]);
    // The last step was taken back.
    const back = [{ number: 4, kept: 1, events: [], facts: { step: 4 } }];
    lines[0]!.hear({ type: "update", news: back, observation: { ...observation(4), since: 1 } });
    expect(connection.moments).toEqual([]);
  });
});
