import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import art from "../../../../../src/tawy/pictures/sprite.svg?raw";
import { faults, one, symbols, text } from "../../testing";
import ActionPyramid from "./ActionPyramid.svelte";
import Count from "./Count.svelte";
import { choice, choicesOf, OUTLOOK, SEEN, TABLE } from "./example";
import Goal from "./Goal.svelte";
import Hand from "./Hand.svelte";
import Market from "./Market.svelte";
import Night from "./Night.svelte";
import { say } from "./said";
import SeatChips from "./SeatChips.svelte";
import Seats from "./Seats.svelte";
import StandingOrders from "./StandingOrders.svelte";
import { emptyRows, extraTokens, handOf, nightStep, type Seat, type Table } from "./table";

const ME = TABLE.seats["player1"]!;

function withSeat(word: string, more: Partial<Seat>): Table {
  return { ...TABLE, seats: { ...TABLE.seats, [word]: { ...TABLE.seats[word]!, ...more } } };
}

// --- the action pyramid

const TOKENS = [
  ...choicesOf(1, "token", "action-space", ["raise", "move-2"]),
  ...choicesOf(11, "silver", "action-space", ["move-2", "buy-blue"]),
  ...choicesOf(21, "golden", "action", ["move", "recruit"]),
];

function pyramid(more: object = {}) {
  const [onchoose, onwhy] = [vi.fn(), vi.fn()];
  render(ActionPyramid, {
    props: {
      observation: SEEN,
      table: TABLE,
      word: "player1",
      say,
      choices: TOKENS,
      onchoose,
      onwhy,
      ...more,
    },
  });
  return { onchoose, onwhy };
}

const space = (word: string) => one(`[data-space="${word}"]`);

const called = (creature: string) => say(`kemet-creature-${creature}`);

test("a space where a token would be spent for nothing says so", () => {
  const idle = { reason: "tiles-gone", rules: [] };
  pyramid({ choices: TOKENS.map((one) => (one.noun?.[1] === "raise" ? { ...one, idle } : one)) });
  expect(text(space("raise"))).toContain("This would do nothing now.");
  expect(space("raise").getAttribute("data-choosable")).toBe(""); // it may be done all the same
  expect(text(space("buy-blue"))).not.toContain("nothing");
});

test("a space takes the one token that is offered, another tells why not", async () => {
  const { onchoose, onwhy } = pyramid();
  await fireEvent.click(space("raise"));
  await fireEvent.click(space("buy-blue"));
  await fireEvent.click(space("move-3"));
  await fireEvent.click(space("pray-2"));
  expect(onchoose.mock.calls).toEqual([[1], [12]]);
  expect(onwhy.mock.calls).toEqual([
    ["action-space", "move-3"],
    ["action-space", "pray-2"],
  ]);
  expect(text(space("buy-blue"))).toContain("silver");
  expect(text(space("pray-2"))).toBe("A Pray Pray (row 2) has a token");
  expect(space("pray-2").getAttribute("aria-disabled")).toBe("true");
});

test("where both tokens may go, one is asked for; the golden one leaves an action", async () => {
  const { onchoose } = pyramid();
  await fireEvent.click(space("move-2"));
  expect(space("move-2").getAttribute("aria-expanded")).toBe("true");
  expect(onchoose).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole("button", { name: "Silver token" }));
  expect(onchoose.mock.calls).toEqual([[11]]);
  expect(screen.queryByText("Which token?")).toBeNull();

  await fireEvent.click(space("golden"));
  await fireEvent.click(screen.getByRole("button", { name: "Recruit" }));
  expect(onchoose.mock.lastCall).toEqual([22]);
  await fireEvent.click(space("golden"));
  await fireEvent.click(space("golden"));
  expect(screen.queryByText("Which action?")).toBeNull();
});

test("the rows that want a token, the tokens left and the extra ones are told", () => {
  const seat = { covered: ["pray-2"], left: 4, tiles: ["act-of-god", "divine-will"] };
  expect(emptyRows({ ...ME, ...seat })).toEqual([1, 3]);
  pyramid({ table: withSeat("player1", seat), picked: 1 });
  screen.getByText("4 tokens left");
  screen.getByText("Still need a token today: rows 1, 3.");
  screen.getByText("Silver token: not used yet");
  screen.getByText("Golden token: not used yet");
  expect(text(screen.getByRole("group", { name: "Row 1" }))).toContain("needs a token today");
  expect(text(screen.getByRole("group", { name: "Row 2" }))).toContain("has its token");
  expect(space("raise").getAttribute("aria-pressed")).toBe("true");
});

test.each([
  [{ covered: ["pray-1", "move-2", "golden"], left: 4 }, [true, true]],
  [{ covered: ["pray-1", "move-2"], left: 3 }, [false, false]],
])("with %j extra tokens are used: %j", (more, used) => {
  const seat = { ...ME, tiles: ["act-of-god", "divine-will"], ...more };
  expect(extraTokens(seat).map((token) => token.used)).toEqual(used);
});

test("the pyramids of the others are there on demand", () => {
  pyramid();
  const others = within(one("details")).getAllByRole("listitem", { hidden: true });
  expect(others).toHaveLength(4);
  expect(text(others[0])).toBe(
    "B Inés 1 token left Tokens on: Buy white, Raise a pyramid, Move (row 3), Pray (row 1)",
  );
});

// --- the seats

function seats(more: object = {}) {
  const onwhy = vi.fn();
  const props = {
    observation: SEEN,
    table: TABLE,
    outlook: OUTLOOK,
    say,
    own: [0],
    onwhy,
    ...more,
  };
  render(Seats, { props });
  return onwhy;
}

test("a seat shows in the order of play what it has, with names on demand", () => {
  seats();
  const order = [...document.querySelectorAll("[data-seat]")].map((li) =>
    li.getAttribute("data-seat"),
  );
  expect(order).toEqual(TABLE.order);
  const eva = one('[data-seat="player1"]');
  const summary = text(eva.querySelector("summary"));
  for (const told of ["A Eva you to play", "Permanent: 4, temporary: 2", "Prayer points 6"])
    expect(summary).toContain(told);
  for (const told of ["Divine intervention cards 3", "Battle cards in hand 4", "Victory points 6"])
    expect(summary).toContain(told);
  for (const told of ["Units in reserve 1", "2 tokens left", "Silver token: not used yet"])
    expect(summary).toContain(told);
  for (const told of ["White tiles: 2", "Red tiles: 4", "Blue tiles: 1"])
    expect(summary).toContain(told);
  expect(eva.querySelectorAll(".points i")).toHaveLength(6);
  expect(eva.querySelectorAll(".points .temporary")).toHaveLength(2);
  expect(eva.querySelectorAll(".tokens .on")).toHaveLength(2);
  expect(eva.getAttribute("aria-current")).toBe("true");
  const details = text(eva.querySelector(".details"));
  for (const told of [
    "White 2 Red 4 Blue 1",
    "Charge! +1 strength when you attack",
    "4, 2 of them",
  ])
    expect(details).toContain(told);
  expect(details).toContain("Giant Scorpion: Desert outside Thinis");
  expect(text(one('[data-seat="player4"]'))).toContain("Bot Scribe");
});

test("an opponent that thinks is asked why, others are not", async () => {
  const onwhy = seats({ observation: { ...SEEN, bots: ["", "random", "", "vizier", ""] } });
  const button = screen.getByRole("button", { name: /^Why did/ });
  expect(button.getAttribute("aria-label")).toBe("Why did Bot choose that?");
  expect(button.closest("[data-seat]")).toBe(one('[data-seat="player4"]'));
  expect(button.closest("summary")).toBeNull();
  await fireEvent.click(button);
  expect(onwhy.mock.calls).toEqual([[3]]);
});

test("a creature that is nowhere waits, a tile sold in several colours has none", () => {
  const board = { "front-1": "player1 5" };
  seats({ table: { ...TABLE, board } });
  const told = text(one('[data-seat="player1"] summary'));
  expect(told).toContain("Giant Scorpion, waiting on its tile");
  expect(text(one('[data-seat="player2"] summary'))).toContain(
    "Tiles that come in several colours: 1",
  );
});

test("what follows from open discards is told: a hand that all know, or what it can be", () => {
  seats();
  const jonas = TABLE.seats["player3"]!;
  const hand = ["cavalry-blitz", "chariot-raid", "phalanx-defense", "defensive-strategy"];
  expect(handOf(jonas)).toEqual({ cards: hand, known: true });
  const details = text(one('[data-seat="player3"] .details'));
  expect(details).toContain("in hand, all known: 4 Cavalry Blitz, Chariot Raid, Phalanx");
  expect(details).toContain("Exchanged, out of the game Mixed Tactics");
  expect(handOf(ME)).toMatchObject({ known: false });
  expect(handOf(ME).cards).toHaveLength(5);
  const own = text(one('[data-seat="player1"] .details'));
  expect(own).toContain("in hand: 4 of these Cavalry Blitz, Fervent Purge, Mixed Tactics");
  expect(own).toContain("Discarded battle cards Chariot Raid, 1 face down");
});

test("a choice that is looked at shows before and after", () => {
  seats({ changes: withSeat("player1", { prayer: 3 }) });
  const told = text(one('[data-seat="player1"] summary'));
  expect(told).toContain("6 → 3");
  expect(told).toContain("6 now, 3 after this");
  expect(document.querySelectorAll(".change")).toHaveLength(1);
});

test("before there is an order the seats sit as they do", () => {
  seats({ table: { ...TABLE, day: 0, turn: null, order: [] }, observation: {}, own: [] });
  screen.getByText("Turn order");
  const [first] = screen.getAllByRole("listitem");
  expect(text(first)).toContain("A Player 1");
  expect(document.querySelector("[aria-current]")).toBeNull();
});

test("chips: letter, points, prayer, whose turn", () => {
  render(SeatChips, {
    props: { observation: SEEN, table: TABLE, outlook: OUTLOOK, say, own: [0] },
  });
  const chips = screen.getAllByRole("listitem").map(text);
  expect(chips[0]).toBe("B Inés Victory points 4 Prayer points 4");
  expect(chips[3]).toBe("A Eva you to play Victory points 6 Prayer points 6");
});

test("the way to the goal: equal ones apart, and it reaches beyond", async () => {
  const props = { observation: SEEN, table: TABLE, outlook: OUTLOOK, say };
  const { rerender } = render(Goal, { props });
  expect(screen.getAllByRole("listitem").map(text)).toContain("Jonas: 7");
  const at = (word: string) => {
    const circle = one(`[data-token="${word}"] circle`);
    return [circle.getAttribute("cx"), circle.getAttribute("cy")].map(Number);
  };
  expect(at("player4")[0]).toBe(at("player5")[0]);
  expect(at("player4")[1]).not.toBe(at("player5")[1]);
  const player3 = { ...OUTLOOK.seats["player3"]!, score: 12 };
  await rerender({ outlook: { ...OUTLOOK, seats: { ...OUTLOOK.seats, player3 } } });
  expect(at("player3")[0]).toBeLessThanOrEqual(378);
});

// --- what I hold

function hand(choices = [choice(5, "play", "intervention", "teleportation")], more = {}) {
  const [onchoose, onwhy] = [vi.fn(), vi.fn()];
  render(Hand, { props: { table: TABLE, say, choices, onchoose, onwhy, ...more } });
  return { onchoose, onwhy };
}

test.each([false, true])(
  "a card on offer is played, another tells why not (brief: %s)",
  async (brief) => {
    const { onchoose, onwhy } = hand(undefined, { brief });
    const cards = [...document.querySelectorAll("[data-intervention]")];
    expect(cards).toHaveLength(4);
    expect(text(cards[1])).toMatch(/^Bronze Wall × 2 .*battle Cost 0$/);
    expect(text(cards[3])).toMatch(brief ? /opponent's turn/ : /when a card is played/);
    await fireEvent.click(one('[data-intervention="teleportation"]'));
    await fireEvent.click(one('[data-intervention="veto"]'));
    expect(onchoose.mock.calls).toEqual([[5]]);
    expect(onwhy.mock.calls).toEqual([["intervention", "veto"]]);
    expect(text(document.body)).toContain("Your moving troop teleports from any space");
  },
);

test("a card shows what its holder would pay, where that is not what is printed", () => {
  hand([], { prices: { teleportation: 0, "war-fury": 0 } });
  expect(text(one('[data-intervention="teleportation"]'))).toMatch(/Cost 0$/);
});

test("a veto is played without a noun", async () => {
  const { onchoose } = hand([choice(7, "veto"), choice(8, "pass")]);
  await fireEvent.click(one('[data-intervention="veto"]'));
  expect(onchoose.mock.calls).toEqual([[7]]);
});

test("battle cards: values, what is spent, and the one to exchange", async () => {
  const { onchoose, onwhy } = hand([choice(9, "exchange", "card", "shield-push")]);
  screen.getByText("4 in hand, 2 discarded");
  const names = screen.getAllByRole("button").map(text);
  expect(names).toContain("Cavalry Blitz Strength 4 Damage 1 Protection 0");
  expect(names).toContain("Chariot Raid discarded Strength 1 Damage 3 Protection 0");
  expect(names).toContain("Mixed Tactics discarded face down Strength 2 Damage 2 Protection 1");
  await fireEvent.click(screen.getByRole("button", { name: /Shield Push/ }));
  await fireEvent.click(screen.getByRole("button", { name: /Chariot Raid/ }));
  expect(onchoose.mock.calls).toEqual([[9]]);
  expect(onwhy.mock.calls).toEqual([["card", "chariot-raid"]]);
});

test("who only looks on holds nothing, an empty hand says so", () => {
  hand([], { table: { ...TABLE, own: null } });
  expect(text(document.body)).toBe("");
  hand([], { table: { ...TABLE, own: { ...TABLE.own!, interventions: {} } } });
  screen.getByText("You have none.");
});

// --- the night, standing orders, numbers

const NIGHT: Table = { ...TABLE, turn: null };

function night(table: Table, choices = choicesOf(1, "next", "seat", ["player1", "player3"])) {
  const onchoose = vi.fn();
  render(Night, { props: { observation: SEEN, table, outlook: OUTLOOK, say, choices, onchoose } });
  return onchoose;
}

test("at night the next seat is chosen, and the places are shown", async () => {
  const onchoose = night({ ...NIGHT, coming: ["player2"] });
  const now = one('[aria-current="step"]');
  expect(text(now)).toMatch(/^Turn order for the next day B Inés ?2 not set yet/);
  await fireEvent.click(screen.getByRole("button", { name: /Jonas/ }));
  expect(onchoose.mock.calls).toEqual([[2]]);
  expect(text(document.body)).toContain("E Rita +4");
});

test("at night a card is kept and a tile is used", async () => {
  const keep = choicesOf(4, "keep", "intervention", ["veto", "war-fury"]);
  const kept = night({ ...NIGHT, looked: 5 }, keep);
  await fireEvent.click(screen.getByRole("button", { name: /^Veto Cancels/ }));
  expect(kept.mock.calls).toEqual([[4]]);
  const used = night(NIGHT, choicesOf(8, "use", "tile", ["hand-of-god", "reinforcements"]));
  await fireEvent.click(screen.getByRole("button", { name: /^Reinforcements/ }));
  expect(used.mock.calls).toEqual([[9]]);
});

test("what the night is about is observation by those who wait too", () => {
  const running = { ...TABLE.running, queue: ["city-1a"] };
  expect(nightStep(NIGHT, [])).toBe(null);
  expect(nightStep({ ...NIGHT, looked: 1 }, [])).toBe("cards");
  expect(nightStep({ ...NIGHT, running }, [])).toBe("tiles");
  expect(nightStep({ ...NIGHT, coming: ["player1"] }, [])).toBe("order");
});

test("a standing order is a switch that shows what the table says", async () => {
  const onchange = vi.fn();
  const observation = { seat: 0, bots: ["", "farmer"], excused: true };
  render(StandingOrders, { props: { observation, say, onchange } });
  const box = (name: string) => screen.getByRole<HTMLInputElement>("switch", { name });
  const all = box("Don't ask me to respond to other players' cards");
  await fireEvent.click(all);
  const able = box("Ask me only if I can respond");
  await fireEvent.click(able);
  expect(onchange.mock.calls).toEqual([
    [true, false],
    [false, true],
  ]);
  expect([all.checked, able.checked]).toEqual([false, true]);
});

test("among people an order says what it can give away; where a question is asked it stands alone", () => {
  const observation = { seat: 0, bots: ["", ""] };
  render(StandingOrders, { props: { observation, say, asked: true, onchange: vi.fn() } });
  expect(screen.getAllByRole("switch")).toHaveLength(1);
  screen.getByText(/the other players may guess that you have one/);
});

test("a number of units, with the creature or without", async () => {
  const [onchoose, onalong] = [vi.fn(), vi.fn()];
  const numbers = choicesOf(1, "take", "count", ["1", "2", "3"]);
  const { rerender } = render(Count, {
    props: { say, called, choices: numbers, picked: 2, creature: "phoenix", onalong, onchoose },
  });
  screen.getByRole("group", { name: "Take" });
  expect(screen.getByRole("button", { name: "2" }).getAttribute("aria-pressed")).toBe("true");
  await fireEvent.click(screen.getByRole("button", { name: "3" }));
  await fireEvent.click(screen.getByRole("button", { name: "with Phoenix" }));
  expect(onalong.mock.calls).toEqual([[false]]);

  const beside = [
    choice(7, "with", "creature", "phoenix"),
    choice(8, "without", "creature", "phoenix"),
  ];
  await rerender({ choices: beside, taken: 3 });
  screen.getByRole("group", { name: "Take: 3 units" });
  await fireEvent.click(screen.getByRole("button", { name: "without Phoenix" }));
  expect(onchoose.mock.calls).toEqual([[3], [8]]);

  await rerender({
    choices: choicesOf(1, "recruit", "count", ["0"]),
    place: "Thinis A",
    taken: null,
  });
  screen.getByRole("group", { name: "Recruit in Thinis A" });
  await rerender({ choices: [] });
  expect(screen.queryByRole("group")).toBeNull();
});

// --- all of them

function everything() {
  const none = () => {};
  const view = { observation: SEEN, table: TABLE, outlook: OUTLOOK, say };
  pyramid();
  seats({ table: { ...TABLE, board: {} } });
  hand(undefined, { brief: true });
  night({ ...NIGHT, coming: ["player2"] });
  render(SeatChips, { props: { ...view, own: [0] } });
  render(Goal, { props: view });
  const choices = choicesOf(1, "buy", "tile", ["charge", "priestess"]);
  for (const opened of [true, false])
    render(Market, {
      props: { ...view, choices, opened, onopen: none, onchoose: none, onwhy: none },
    });
  render(StandingOrders, { props: { observation: { seat: 0, bots: [""] }, say, onchange: none } });
  const counts = [
    ...choicesOf(1, "take", "count", ["1", "2"]),
    choice(3, "with", "creature", "sphinx"),
  ];
  render(Count, { props: { say, called, choices: counts, onchoose: none } });
  for (const details of document.querySelectorAll("details")) details.open = true;
}

test("every symbol that is used is in the sprite", () => {
  everything();
  const used = symbols();
  expect(used.length).toBeGreaterThan(50);
  expect(used.filter((id) => !art.includes(`<symbol id="${id}"`))).toEqual([]);
});

test("axe finds no fault", async () => {
  everything();
  expect(await faults()).toEqual([]);
}, 20_000);
