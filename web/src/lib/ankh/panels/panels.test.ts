import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import art from "../../../../../src/tawy/pictures/sprite.svg?raw";
import english from "../../../../../src/tawy/locale/en/ankh.ftl?raw";
import panels from "../../../../../src/tawy/locale/en/ankh-panels.ftl?raw";
import page from "../../../../../src/tawy/locale/en/page.ftl?raw";
import start from "../../../../../src/tawy/locale/en/start.ftl?raw";
import { faults, one, sayer, symbols, text } from "../../testing";
import ActionTracks from "./ActionTracks.svelte";
import Cards from "./Cards.svelte";
import Devotion from "./Devotion.svelte";
import EventTrack from "./EventTrack.svelte";
import { SEEN, TABLE } from "./example";
import { stacks, tokens } from "./gauge";
import Powers from "./Powers.svelte";
import SeatChips from "./SeatChips.svelte";
import Seats from "./Seats.svelte";
import Supply from "./Supply.svelte";
import { eventBlocks, speaker, type Table } from "./table";

const say = sayer(english, panels, page, start);

const MERGED = { ...SEEN, side: [0, 1, 2, 3, 2] }; // osiris into isis
const FORGOTTEN = { ...SEEN, side: [-1, 1, 2, 3, 2] };

function actions(more: object = {}, table: Table = TABLE) {
  const [onchoose, onwhy] = [vi.fn(), vi.fn()];
  const offered = new Map([["move", 40]]);
  render(ActionTracks, { props: { table, say, offered, onchoose, onwhy, ...more } });
  return { onchoose, onwhy };
}

test.each([false, true])(
  "an offered action is chosen, another asks why (tiles: %s)",
  async (compact) => {
    const { onchoose, onwhy } = actions({ compact });
    const move = screen.getByRole("button", { name: /Move Figures/ });
    const unlock = screen.getByRole("button", { name: /Unlock Ankh Power/ });
    expect(move.getAttribute("aria-disabled")).toBe("false");
    expect(unlock.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(move);
    await fireEvent.click(unlock);
    expect(onchoose.mock.calls).toEqual([[40]]);
    expect(onwhy.mock.calls).toEqual([["action", "unlock"]]);
  },
);

test("an action that would do nothing says so", () => {
  actions({ idle: new Set(["move"]) });
  expect(text(screen.getByRole("button", { name: /Move Figures/ }))).toContain("no effect now");
  expect(text(screen.getByRole("button", { name: /Unlock/ }))).not.toContain("no effect");
});

test("a track tells its uses, and which brings the event", () => {
  const offered = new Map();
  actions({ picked: "move", offered }, { ...TABLE, action: { name: "summon", fired: true } });
  const [move, summon, followers, unlock] = screen.getAllByRole("button");
  expect(text(move!)).toContain("event in 2");
  expect(move!.querySelectorAll("i")).toHaveLength(6);
  expect(move!.querySelectorAll("i.on")).toHaveLength(4);
  expect(move!.getAttribute("aria-pressed")).toBe("true");
  expect(text(summon!)).toContain("event now");
  expect(text(summon!)).toContain("under way");
  expect(summon!.getAttribute("aria-current")).toBe("step");
  expect(text(followers!)).toContain("triggers event");
  expect(followers!.querySelectorAll(".hot i, i.hot")).toHaveLength(1);
  expect(text(unlock!)).toContain("event in 2");
  expect(unlock!.querySelectorAll("i")).toHaveLength(5);
});

test.each([false, true])(
  "when a second is to be chosen, the first is done (tiles: %s)",
  (compact) => {
    actions({ compact }, { ...TABLE, action: { name: "summon", fired: false } });
    const done = screen.getByRole("button", { name: /done this turn/ });
    expect(text(done)).toContain("Summon Figure");
    expect(text(done)).not.toContain("under way");
    expect(done.hasAttribute("aria-current")).toBe(false);
  },
);

test("what a choice that is looked at would begin is not done", () => {
  actions({ picked: "move" }, { ...TABLE, action: { name: "unlock", fired: false } });
  expect(screen.queryByText(/done this turn|under way/)).toBe(null);
});

test("the track of events is in five blocks that end in a conflict", () => {
  const blocks = eventBlocks();
  expect(blocks.map((block) => block.length)).toEqual([4, 4, 4, 4, 2]);
  expect(blocks.map((block) => block.at(-1)?.conflict)).toEqual([1, 2, 3, 4, 5]);
});

test("the next event and what follows conflicts are told", () => {
  render(EventTrack, { props: { table: TABLE, say } });
  expect(
    screen.getByText("Next: Control Monument; 2 events until the next conflict."),
  ).toBeTruthy();
  const items = screen.getAllByRole("listitem").map(text);
  expect(items).toHaveLength(18);
  expect(items[8]).toBe("Camel Caravan over");
  expect(items[9]).toBe("Control Monument next");
  expect(items[10]).toBe("Control Monument");
  expect(items[11]).toBe("Conflict then 2 gods merge");
  expect(items[15]).toBe("Conflict then the gods in the red section are forgotten");
  expect(items[17]).toBe("Conflict end then the game ends");
});

test("the running event is marked, two gods do not merge, and the track ends", () => {
  const { ra, isis } = TABLE.sides as Record<string, never>;
  const fired = { name: "move", fired: true };
  const last = { ...TABLE, sides: { ra, isis }, event: 18, action: fired } as unknown as Table;
  render(EventTrack, { props: { table: last, say } });
  expect(screen.getByText("Now: Conflict. No events left.")).toBeTruthy();
  const items = screen.getAllByRole("listitem");
  expect(text(items[17]!)).toContain("now");
  expect(items[17]!.getAttribute("aria-current")).toBe("step");
  expect(text(items[11]!)).toBe("Conflict over");
});

test("devotion is told from the most to the least, with its section", () => {
  render(Devotion, { props: { table: TABLE, side: SEEN.side, say, upright: true } });
  expect(screen.getAllByRole("listitem").map(text)).toEqual([
    "Anubis: 22, in the blue section",
    "Amun: 19, in the red section",
    "Ra: 17, in the red section",
    "Isis: 14, in the red section",
    "Osiris: 14, in the red section",
  ]);
});

test("of a stack the upper one is first, and all tokens of a start are apart", () => {
  expect(stacks(TABLE)).toEqual([["anubis"], ["amun"], ["ra"], ["isis", "osiris"]]);
  const [upper, lower] = tokens(TABLE, SEEN.side, true).slice(-2);
  expect([upper?.word, lower?.word]).toEqual(["isis", "osiris"]);
  expect(upper!.x).toBeLessThan(lower!.x);
  const flat = tokens(TABLE, SEEN.side, false).slice(-2);
  expect(flat[0]!.y).toBeLessThan(flat[1]!.y);

  const zero = Object.entries(TABLE.sides).map(([word, side]) => [word, { ...side, devotion: 0 }]);
  const start = { ...TABLE, sides: Object.fromEntries(zero) };
  for (const upright of [true, false]) {
    const all = tokens(start, SEEN.side, upright);
    expect(new Set(all.map(({ x, y }) => `${x} ${y}`)).size).toBe(5);
  }
});

test("neighbours on the flat gauge take turns up and down", () => {
  const sides = { ...TABLE.sides, ra: { ...TABLE.sides.ra!, devotion: 20 } };
  const near = { ...TABLE, sides, ranking: ["osiris", "isis", "amun", "ra", "anubis"] };
  const at = Object.fromEntries(tokens(near, SEEN.side, false).map(({ word, y }) => [word, y]));
  expect(at.ra! * at.amun!).toBeLessThan(0);
  expect(at.anubis).toBe(0);
});

test.each([true, false])(
  "a merged side has one token with both letters (upright: %s)",
  (upright) => {
    const table = { ...TABLE, ranking: ["isis", "ra", "amun", "anubis"] };
    render(Devotion, { props: { table, side: MERGED.side, say, upright } });
    expect(document.querySelectorAll("[data-token]")).toHaveLength(4);
    expect(text(one('[data-token="isis"]'))).toBe("CE");
    expect(one('[data-token="isis"]').getAttribute("class")).toContain("seat-C");
    expect(screen.getByText("Isis + Osiris: 14, in the red section")).toBeTruthy();
  },
);

function seats(more: object = {}) {
  const onwhy = vi.fn();
  render(Seats, { props: { observation: SEEN, table: TABLE, say, own: [0], onwhy, ...more } });
  return onwhy;
}

test("a seat shows what its side has, with names on demand", () => {
  seats();
  const order = [...document.querySelectorAll("[data-seat]")].map((li) =>
    li.getAttribute("data-seat"),
  );
  expect(order).toEqual(["ra", "anubis", "isis", "amun", "osiris"]);
  const ra = one('[data-seat="ra"]');
  const summary = text(ra.querySelector("summary"));
  for (const told of ["Ra", "Rita · you to play", "Followers 6", "Warriors in the pool 4"])
    expect(summary).toContain(told);
  for (const told of ["Ankh tokens 8", "Cat-Mummy in the pool: 2", "Powers: 2 of 6", "Devotion 17"])
    expect(summary).toContain(told);
  expect(summary).toContain("Cards in hand: 5 of 7");
  expect(ra.querySelectorAll(".powers i.on")).toHaveLength(2);
  expect(ra.querySelectorAll(".cards i.used")).toHaveLength(2);
  const details = within(ra.querySelector(".details")!);
  for (const name of ["Revered", "Temple Attuned"]) details.getByText(name);
  details.getByText("Gain 1 extra follower with the Gain Followers action.");
  expect(text(ra)).toContain("you may place 1 of your 3 Sun tokens on it.");
  expect(details.getByText("Flood, Chariots")).toBeTruthy();
  expect(ra.getAttribute("aria-current")).toBe("true");
  expect(document.querySelectorAll('[aria-current="true"]')).toHaveLength(1);
  expect(text(one('[data-seat="amun"]'))).toContain("Bot · Scribe");
  const ahead = [...document.querySelectorAll("[data-seat]")].filter((li) =>
    text(li).includes("leading"),
  );
  expect(ahead.map((li) => li.getAttribute("data-seat"))).toEqual(["anubis"]);
});

test("an opponent that thinks is asked why, also when it has merged; others are not", async () => {
  const bots = ["random", "", "pharaoh", "scribe", "farmer"];
  const onwhy = seats({ observation: { ...MERGED, bots } });
  const buttons = screen.getAllByRole("button", { name: /^Why did/ });
  expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual([
    "Why did Isis (Inés) choose that?",
    "Why did Amun (Bot) choose that?",
    "Why did Osiris (Eva) choose that?",
  ]);
  expect(buttons.map(text)).toEqual(["Why?", "Why?", "Why?"]);
  for (const button of buttons) expect(button.closest("summary")).toBeNull();
  await fireEvent.click(buttons[1]!);
  expect(onwhy.mock.calls).toEqual([[3]]);
});

test("tokens are with their holders", () => {
  seats();
  expect(text(one('[data-seat="isis"]'))).toContain("Tiebreaker: face up");
  expect(text(one('[data-seat="amun"]'))).toContain("Amun's token: used");
  expect(text(one('[data-seat="anubis"]'))).toContain("Trapped by Anubis: Ra");
  expect(text(one('[data-seat="ra"]'))).not.toMatch(/Tiebreaker|token:|Trapped/);
});

test("a choice that is looked at shows before and after", () => {
  const ra = { ...TABLE.sides.ra!, followers: 4, devotion: 18 };
  seats({ changes: { ...TABLE, sides: { ...TABLE.sides, ra } } });
  const told = text(one('[data-seat="ra"] summary'));
  expect(told).toContain("6 → 4");
  expect(told).toContain("17 now, 18 after this");
  expect(text(one('[data-seat="isis"] summary'))).not.toContain("→");
});

test("a merged god says with whom, a forgotten one is struck", () => {
  seats({ observation: FORGOTTEN, table: { ...TABLE, turn: "osiris" } });
  expect(text(one('[data-seat="isis"]'))).toContain("merged with Osiris");
  const osiris = one('[data-seat="osiris"]');
  expect(text(osiris)).toBe("E Osiris Eva to play merged with Isis");
  expect(osiris.querySelector("details")).toBeNull();
  const ra = one('[data-seat="ra"]');
  expect(text(ra)).toBe("A Ra Rita · you forgotten");
  expect(ra.classList.contains("gone")).toBe(true);
  expect(ra.querySelector(".name.forgotten")).not.toBeNull();
});

test("chips: merged gods share one, a forgotten one has no numbers", () => {
  render(SeatChips, {
    props: { observation: FORGOTTEN, table: { ...TABLE, turn: "osiris" }, say, own: [1] },
  });
  const chips = screen.getAllByRole("listitem");
  expect(chips.map((chip) => chip.getAttribute("data-chip"))).toEqual([
    "ra",
    "anubis",
    "isis",
    "amun",
  ]);
  expect(text(chips[0]!)).toBe("A Ra forgotten");
  expect(text(chips[1]!)).toBe("B Anubis you Devotion 22 Followers 3");
  expect(text(chips[2]!)).toMatch(/^C Isis ?E Osiris to play Devotion 14 Followers 3$/);
  expect(chips[2]!.getAttribute("aria-current")).toBe("true");
  expect(chips[2]!.classList.contains("double")).toBe(true);
});

test("who speaks for a seat", () => {
  expect([0, 2, 4].map((seat) => speaker(FORGOTTEN, TABLE, seat))).toEqual([null, "isis", "isis"]);
});

test.each([false, true])("cards: strength, name, effect, used (brief: %s)", (brief) => {
  render(Cards, { props: { table: TABLE, word: "ra", brief, say } });
  expect(screen.getByText("5 in hand, 2 used")).toBeTruthy();
  const cards = screen.getAllByRole("listitem").slice(-7).map(text);
  expect(cards[0]).toMatch(/^0 Flood used Gain 1 follower for each/);
  expect(cards[2]).toMatch(/^\+1 Plague of Locusts Everyone in this region secretly bids/);
  expect(cards[3]).toMatch(/^\+3 Chariots used Strength only/);
  expect(cards.filter((card) => / used /.test(card) && !/all your used/.test(card))).toHaveLength(
    2,
  );
});

test("powers: one's own, or all with one's own marked; abilities of both gods", async () => {
  const { rerender } = render(Powers, { props: { table: TABLE, word: "ra", say } });
  const names = () => screen.getAllByRole("term").map(text);
  const guardians = ["Cat-Mummy", "Apep", "Androsphinx"];
  expect(names()).toEqual(["Ra", "Revered", "Temple Attuned", ...guardians]);
  expect(screen.getByText("Gain 1 extra follower with the Gain Followers action.")).toBeTruthy();
  await rerender({ all: true, merged: ["isis"] });
  expect(names()).toHaveLength(2 + 12 + 3);
  expect(names().filter((name) => name.endsWith("unlocked"))).toEqual([
    "Revered unlocked",
    "Temple Attuned unlocked",
  ]);
  await rerender({ all: false, word: "isis", merged: [] });
  expect(screen.getByText("No power unlocked yet.")).toBeTruthy();
});

test("the supply", () => {
  render(Supply, { props: { table: TABLE, say } });
  const told = text(one("dl"));
  for (const part of ["Five Thrones, for 5", "2 of 5", "Camels left 26", "Apep Level 2 1"])
    expect(told).toContain(part);
});

test("before gods are picked there are letters alone", () => {
  const sides = { player1: TABLE.sides.isis!, player2: TABLE.sides.osiris! };
  const table = { ...TABLE, sides, ranking: ["player2", "player1"], turn: "player1" };
  seats({ table, observation: { side: [0, 1] } });
  expect(text(one('[data-seat="player1"] summary'))).toContain("Player 1");
  expect(document.querySelector('[href^="#god-"]')).toBeNull();
});

function everything() {
  seats({ observation: MERGED });
  actions();
  render(EventTrack, { props: { table: TABLE, say } });
  render(Devotion, { props: { table: TABLE, side: SEEN.side, say, upright: true } });
  render(Devotion, { props: { table: TABLE, side: SEEN.side, say, upright: false } });
  render(SeatChips, { props: { observation: MERGED, table: TABLE, say, own: [0] } });
  render(Cards, { props: { table: TABLE, word: "ra", brief: true, say } });
  render(Powers, { props: { table: TABLE, word: "ra", all: true, say } });
  render(Supply, { props: { table: TABLE, say } });
}

test("every symbol that is used is in the sprite", () => {
  everything();
  const used = symbols();
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((id) => !art.includes(`<symbol id="${id}"`))).toEqual([]);
});

test("axe finds no fault", async () => {
  everything();
  expect(await faults()).toEqual([]);
});
