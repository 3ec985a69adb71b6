import { describe, expect, it } from "vitest";
import type { Moment } from "../connection";
import { fakeAccess, type FakeLine } from "../fake_line";
import type { Choice, Observation } from "../protocol";
import { TableModel } from "./model.svelte";

const STEP: Choice = { option: 7, verb: "move", words: "move warrior D3", noun: ["space", "D3"] };
const LAST: Choice = { option: 8, verb: "to", words: "B1", noun: ["space", "B1"] };
const CARD: Choice = { option: 9, verb: "card", words: "card flood", noun: ["card", "flood"] };

function observation(number: number, more: Partial<Observation> = {}): Observation {
  const choices = more.choices ?? [];
  return {
    mark: { epoch: "first", number, stamp: `s${number}` },
    game: "ankh",
    seat: 0,
    side: [0, 1, 2],
    awaited: [0],
    options: choices.map(({ option }) => option),
    choices,
    draft: [],
    undo: 0,
    facts: { sides: { ra: {}, isis: {}, amun: {} } },
    names: ["Nefer", "Ptah", "Luck"],
    bots: ["", "", "scribe"],
    since: 0,
    ...more,
  };
}

function screen(
  links: string[],
  confirms = true,
  follows: (step: Moment) => boolean = () => false,
) {
  const lines: FakeLine[] = [];
  const model = new TableModel(
    links,
    () => fakeAccess(lines),
    () => confirms,
    follows,
  );
  for (const line of lines) line.opens();
  return { model, lines };
}

function ahead(line: FakeLine, events: object[], back = true): void {
  const command = line.last();
  if (command.type !== "look-ahead") throw new Error(`asked for ${command.type}`);
  const told = events as Record<string, unknown>[];
  line.hear({ type: "ahead", id: command.id, events: told, facts: { after: 1 }, back });
}

async function settled(): Promise<void> {
  await new Promise((go) => setTimeout(go));
}

describe("a screen", () => {
  it("does at once what only leads on, and shows first what has consequences", async () => {
    const { model, lines } = screen(["a"]);
    const [line] = lines as [FakeLine];
    line.hear({ type: "update", news: [], observation: observation(1, { choices: [STEP] }) });
    void model.choose(7);
    ahead(line, []);
    await settled();
    expect(line.last()).toMatchObject({ type: "choose", options: [7], expect: { number: 1 } });
    line.hear({
      type: "update",
      news: [],
      observation: observation(2, { choices: [LAST], undo: 1 }),
    });
    void model.choose(8);
    ahead(line, [{ event: "moved" }]);
    await settled();
    expect(line.last().type).toBe("look-ahead");
    expect(model.shown).toEqual({ after: 1 });
    void model.choose(8);
    expect(line.last()).toMatchObject({ type: "choose", options: [8] });
    line.hear({ type: "update", news: [], observation: observation(3, { undo: 2 }) });
    model.undo();
    model.undo(); // it is on its way
    expect(line.sent.filter(({ type }) => type === "undo")).toHaveLength(1);
  });

  it("asks again before what cannot be taken back, whatever the reader prefers", async () => {
    const { model, lines } = screen(["a"], false);
    const [line] = lines as [FakeLine];
    line.hear({ type: "update", news: [], observation: observation(1, { choices: [LAST] }) });
    void model.choose(8);
    ahead(line, [{ event: "conflict" }], false);
    await settled();
    expect(line.last().type).toBe("look-ahead");
    model.back();
    expect(model.pick).toBeNull();
    void model.choose(8);
    ahead(line, [{ event: "moved" }]);
    await settled();
    expect(line.last().type).toBe("choose");
  });

  it("never looks ahead for a secret choice", async () => {
    const { model, lines } = screen(["a"]);
    const [line] = lines as [FakeLine];
    line.hear({
      type: "update",
      news: [],
      observation: observation(1, { choices: [CARD], secret: true }),
    });
    await model.choose(9);
    expect(line.last().type).toBe("hello");
    expect(model.pick).toEqual({ choice: CARD, options: [9], ahead: null });
    model.confirm();
    expect(model.choices).toEqual([]); // it is on its way
    expect(line.last()).toMatchObject({ type: "choose", options: [9] });
  });

  it("covers secrets when it is shared, and hands over", async () => {
    const { model, lines } = screen(["a", "b"]);
    const [first, second] = lines as [FakeLine, FakeLine];
    const secret = { choices: [CARD], secret: true };
    first.hear({ type: "update", news: [], observation: observation(1, secret) });
    second.hear({ type: "update", news: [], observation: observation(1, { ...secret, seat: 1 }) });
    expect(model.covered).toBe(true);
    await model.choose(9);
    expect(model.pick).toBeNull();
    model.revealed = 0;
    await model.choose(9);
    model.confirm();
    expect(first.last()).toMatchObject({ type: "choose", options: [9] });
    first.hear({
      type: "update",
      news: [],
      observation: observation(2, { draft: [CARD], undo: 1 }),
    });
    expect(model.observation?.seat).toBe(1);
    expect(model.covered).toBe(true);
    expect(model.own).toEqual([0, 1]);
  });

  it("goes to the first in order who is asked, whoever's news came first", () => {
    const { model, lines } = screen(["a", "b", "c"]);
    const secret = { choices: [CARD], secret: true };
    for (const seat of [0, 2, 1])
      lines[seat]?.hear({
        type: "update",
        news: [],
        observation: observation(1, { ...(seat && secret), seat }),
      });
    expect(model.observation?.seat).toBe(1);
    model.revealed = 1;
    lines[0]?.hear({ type: "update", news: [], observation: observation(2, secret) });
    expect(model.observation?.seat).toBe(1); // it has begun
  });

  it("covers hands before every choice where everybody has one, and when nobody is asked", () => {
    const { model, lines } = screen(["a", "b"]);
    const [first, second] = lines as [FakeLine, FakeLine];
    model.hands = true;
    first.hear({ type: "update", news: [], observation: observation(1, { choices: [STEP] }) });
    expect([model.covered, model.open]).toEqual([true, false]);
    model.revealed = 0;
    expect([model.covered, model.open]).toEqual([false, true]);
    first.hear({ type: "update", news: [], observation: observation(2) });
    second.hear({ type: "update", news: [], observation: observation(1, { seat: 1 }) });
    expect([model.covered, model.open]).toEqual([false, false]);
  });

  it("takes several choices in words, one after the other", () => {
    const { model, lines } = screen(["a"]);
    const [line] = lines as [FakeLine];
    line.hear({ type: "update", news: [], observation: observation(1, { choices: [STEP] }) });
    expect(model.say("move warrior C9")).toBe("move warrior c9");
    expect(model.say("ra MOVE warrior d3  b1")).toBeNull();
    expect(line.last()).toMatchObject({ type: "choose", options: [7] });
    line.hear({ type: "update", news: [], observation: observation(2, { choices: [LAST] }) });
    expect(line.last()).toMatchObject({ type: "choose", options: [8] });
  });

  it("shows again what others did since one's own last choice", () => {
    const { model, lines } = screen(["a"]);
    const [line] = lines as [FakeLine];
    const news = [1, 2, 3].map((step) => ({
      number: step,
      kept: step - 1,
      events: [{ event: `${step}` }],
      facts: { step },
    }));
    line.hear({
      type: "update",
      news,
      observation: observation(3, { choices: [STEP], since: 1 }),
    });
    expect(model.missed).toHaveLength(2);
    model.play(0);
    expect(model.shown).toEqual({ step: 2 });
    model.play(9);
    expect(model.shown).toEqual({ step: 3 });
    model.skip();
    expect(model.missed).toHaveLength(0);
    expect(model.shown).toEqual(model.observation!.facts);
  });

  it("shows nothing that is sealed on a shared screen, and covered it is deaf", async () => {
    const { model, lines } = screen(["a", "b"]);
    const [first, second] = lines as [FakeLine, FakeLine];
    const secret = { choices: [CARD], secret: true };
    first.hear({ type: "update", news: [], observation: observation(1, secret) });
    model.revealed = 0;
    await model.choose(9);
    model.cover();
    model.confirm();
    expect(first.last().type).toBe("hello");
    model.revealed = 0;
    await model.choose(9);
    model.confirm();
    // Somebody elsewhere still owes.
    const sealed = { draft: [CARD], undo: 1, last: CARD, awaited: [0, 2] };
    first.hear({ type: "update", news: [], observation: observation(2, sealed) });
    second.hear({ type: "update", news: [], observation: observation(1, { seat: 1 }) });
    expect(model.observation).toMatchObject({ draft: [], undo: 0, last: null });
    expect(model.undoer).toBeNull();
  });

  it("goes on with the rest of a line only for the seat that said it, and not when refused", () => {
    const { model, lines } = screen(["a", "b"]);
    const [first, second] = lines as [FakeLine, FakeLine];
    first.hear({ type: "update", news: [], observation: observation(1, { choices: [STEP] }) });
    model.say("move warrior D3 B1");
    second.hear({ type: "update", news: [], observation: observation(1, { seat: 1 }) });
    first.hear({ type: "update", news: [], observation: observation(2, { choices: [LAST] }) });
    expect(first.last()).toMatchObject({ type: "choose", options: [8] });
    first.hear({ type: "update", news: [], observation: observation(3, { choices: [STEP] }) });
    model.say("move warrior D3 B1");
    const { id } = first.last() as { id: string };
    first.hear({ type: "refused", id, code: "stale" });
    expect(model.refused).toBe("stale");
    const before = first.sent.length;
    first.hear({ type: "update", news: [], observation: observation(4, { choices: [LAST] }) });
    expect(first.sent).toHaveLength(before);
    expect(model.refused).toBe("stale");
  });

  it("forgets what it asked when the table has changed, and does nothing twice", async () => {
    const { model, lines } = screen(["a"]);
    const [line] = lines as [FakeLine];
    line.hear({
      type: "update",
      news: [],
      observation: observation(1, { choices: [STEP, LAST] }),
    });
    void model.choose(7);
    const late = line.last() as { id: string };
    void model.choose(7);
    ahead(line, []); // that was the first: the second is asked when it is answered
    await settled();
    ahead(line, []);
    const answer = { type: "ahead", events: [], facts: null, back: true } as const;
    line.hear({ ...answer, events: [], id: late.id });
    await settled();
    expect(line.sent.filter(({ type }) => type === "choose")).toHaveLength(1);
  });

  it("lets whoever chose last take it back, though another one is asked", () => {
    const { model, lines } = screen(["a", "b"]);
    const [first, second] = lines as [FakeLine, FakeLine];
    first.hear({ type: "update", news: [], observation: observation(1, { undo: 1, last: LAST }) });
    second.hear({
      type: "update",
      news: [],
      observation: observation(1, { seat: 1, choices: [STEP] }),
    });
    expect(model.observation?.seat).toBe(1);
    model.undo();
    expect(first.last().type).toBe("undo");
  });

  it("keeps what an opponent says of its choices until it is closed", async () => {
    const { model, lines } = screen(["a"]);
    const [line] = lines as [FakeLine];
    line.hear({ type: "update", news: [], observation: observation(1) });
    const thoughts = [{ choice: STEP, terms: { devotion: 0.3 } }];
    const answer = (id: string) => line.hear({ type: "because", id, seat: 2, thoughts });
    void model.wonder(2);
    expect(model.thoughts).toEqual({ seat: 2, told: null });
    const { id } = line.last() as { id: string };
    line.hear({ type: "update", news: [], observation: observation(2, { choices: [STEP] }) });
    answer(id);
    await settled();
    expect(model.thoughts).toEqual({ seat: 2, told: thoughts });
    void model.wonder(1);
    const late = line.last() as { id: string };
    model.thoughts = null; // closed before it was answered
    answer(late.id);
    await settled();
    expect(model.thoughts).toBeNull();
    void model.wonder(2);
    line.close();
    await settled();
    expect(model.thoughts).toBeNull(); // that the line is lost is said by the page
    model.leave();
  });

  it("compares no numbers with those of a table that was opened anew", () => {
    const { model, lines } = screen(["a"], true, () => true);
    const [line] = lines as [FakeLine];
    const news = (number: number) => ({
      number,
      kept: number - 1,
      events: [{ event: `${number}` }],
      facts: { step: number },
    });
    const now = { choices: [STEP], since: 1 };
    line.hear({ type: "update", news: [1, 2].map(news), observation: observation(2, now) });
    line.hear({ type: "update", news: [3, 4].map(news), observation: observation(4, now) });
    expect([model.following, model.step]).toEqual([true, 1]);
    model.skip();
    expect(model.missed).toHaveLength(0);
    const anew = observation(2, { ...now, mark: { epoch: "second", number: 2, stamp: "s4" } });
    line.hear({ type: "update", news: [1, 2].map(news), observation: anew });
    expect(model.missed.map(({ number }) => number)).toEqual([2]);
    expect([model.following, model.step]).toEqual([false, null]); // it is nothing new
    const later = { ...anew, mark: { epoch: "second", number: 3, stamp: "s5" } };
    line.hear({ type: "update", news: [3].map(news), observation: later });
    expect(model.shown).toEqual({ step: 3 });
  });

  it("shows nothing of a question that a newer one has replaced", async () => {
    const { model, lines } = screen(["a"]);
    const [line] = lines as [FakeLine];
    line.hear({ type: "update", news: [], observation: observation(1, { choices: [STEP] }) });
    void model.choose(7);
    void model.ask("space", "A1");
    for (const request of line.sent.slice(1))
      line.hear({ type: "refused", id: (request as { id: string }).id, code: "stale" });
    await settled();
    expect([model.pick, model.why, model.refused]).toEqual([null, null, null]);
  });

  it("knows that a game that cannot go on has ended, and whether its table can be opened", () => {
    const { model, lines } = screen(["a", "b"]);
    const stopped = { code: "rules-changed", reason: "", rest: [], ended: false };
    for (const line of lines)
      line.hear({ type: "update", news: [], observation: observation(1, { stopped }) });
    expect([model.ended, model.gone, model.trouble]).toEqual([true, false, null]);
    for (const line of lines) line.hear({ type: "trouble", code: "damaged" });
    expect([model.gone, model.trouble]).toEqual([true, "damaged"]);
  });

  it("ends the playback with a choice", () => {
    const { model, lines } = screen(["a"]);
    const [line] = lines as [FakeLine];
    const news = [1, 2].map((step) => ({
      number: step,
      kept: step - 1,
      events: [{ event: `${step}` }],
      facts: { step },
    }));
    line.hear({
      type: "update",
      news,
      observation: observation(2, { choices: [STEP], since: 1 }),
    });
    model.playing = true;
    model.play(0);
    void model.choose(7);
    expect([model.playing, model.step]).toEqual([false, null]);
  });

  describe("follows what others do", () => {
    const fought = [13, 16, 17];
    const peace = ({ facts }: Moment) => !facts["battle"];
    const news = (number: number) => ({
      number,
      kept: number - 1,
      events: [{ event: `${number}` }],
      facts: { step: number, ...(fought.includes(number) && { battle: {} }) },
    });

    function following(links = ["a"], follows = peace) {
      const { model, lines } = screen(links, true, follows);
      const [line] = lines as [FakeLine];
      const hear = (numbers: number[], more: Partial<Observation> = {}) => {
        const last = observation(numbers.at(-1)!, { choices: [STEP], since: 1, ...more });
        line.hear({ type: "update", news: numbers.map(news), observation: last });
      };
      hear([1, 2]);
      return { model, hear };
    }

    it("from the first step that is new, and then shows now", () => {
      const { model, hear } = following();
      expect(model.playing).toBe(false); // what was before one came is not shown
      hear([3, 4]);
      expect([model.playing, model.shown]).toEqual([true, { step: 3 }]);
      hear([5]);
      expect(model.shown).toEqual({ step: 3 }); // no step is skipped
      model.next();
      model.next();
      expect([model.playing, model.shown]).toEqual([true, { step: 5 }]);
      model.next();
      expect([model.playing, model.shown]).toEqual([false, model.observation!.facts]);
      hear([6]);
      expect(model.shown).toEqual({ step: 6 });
    });

    it("till one chooses, or the game is over", () => {
      const { model, hear } = following();
      hear([3]);
      void model.choose(7);
      expect([model.following, model.step]).toEqual([false, null]);
      hear([4]);
      expect(model.shown).toEqual({ step: 4 }); // the step that was left is not shown again
      hear([5], { result: { ending: "top", places: [1, 2, 3] } });
      expect([model.following, model.step]).toEqual([false, null]);
    });

    it("but for the steps that are observation elsewhere", () => {
      const { model, hear } = following();
      hear([13]);
      expect(model.step).toBeNull();
      hear([14, 15]);
      hear([16, 17]);
      model.next();
      expect(model.shown).toEqual({ step: 15 });
      model.next();
      expect([model.following, model.step]).toEqual([false, null]);
    });

    it("by what was before it, too", () => {
      const beginning = (step: Moment, before?: Moment) =>
        peace(step) || (!!before && peace(before));
      const { model, hear } = following(["a"], beginning);
      hear([15, 16, 17]);
      model.next();
      expect(model.shown).toMatchObject({ step: 16 }); // how it came about
      model.next();
      expect([model.following, model.step]).toEqual([false, null]);
    });

    it("not where several share a screen, nor for those who do not want it", () => {
      for (const { model, hear } of [following(["a", "b"]), following(["a"], () => false)]) {
        hear([3, 4]);
        expect([model.playing, model.step]).toEqual([false, null]);
      }
    });
  });
});
