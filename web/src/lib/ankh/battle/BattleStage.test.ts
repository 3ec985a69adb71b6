import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { faults } from "../../testing";
import { loadWords, type Words } from "../../words";
import { SPEECH } from "../speech";
import BattleStage from "./BattleStage.svelte";
import { BATTLE, BIDS, CARDS, PLAGUE, PLAYED, SEEN, TABLE } from "./example";
import type { BattleOutlook } from "./outlook";

let words: Words;
beforeAll(async () => {
  words = await loadWords("en", ["ankh"], SPEECH);
});
afterEach(() => document.getElementById("tawy-sprite")?.remove());

interface Shown {
  observation?: object;
  table?: object;
  battle?: Partial<BattleOutlook>;
  more?: object;
}

function show({ observation = {}, table = {}, battle = {}, more = {} }: Shown = {}) {
  const calls = {
    onpick: vi.fn(),
    onconfirm: vi.fn(),
    oncancel: vi.fn(),
    onback: vi.fn(),
    onwhy: vi.fn(),
  };
  const looked = { ...SEEN, ...observation };
  const props = {
    observation: looked,
    table: { ...TABLE, battle: { ...TABLE.battle!, ...table } },
    outlook: { battle: { ...BATTLE, ...battle } },
    words,
    say: words.say.bind(words),
    choices: looked.choices,
    picked: null,
    final: false,
    tools: createRawSnippet(() => ({ render: () => "<span></span>" })),
    ...calls,
    ...more,
  };
  return { ...calls, ...render(BattleStage, { props }) };
}

const ASIDE = { choices: [], options: [], question: null, secret: false };

const to = (space: string, option: number) => ({
  option,
  verb: "to",
  words: space,
  noun: ["space", space],
});
const pass = { option: 9, verb: "pass", words: "pass" };

/** The row of a god. */
function row(name: string): HTMLElement {
  return screen.getByText(name, { selector: ".who b" }).closest("li")!;
}

function rows(): string[] {
  return [...document.querySelectorAll(".who b")].map((one) => one.textContent ?? "");
}

test("gods stand strongest first, with the parts of their strength and what may come", () => {
  show();
  expect(rows()).toEqual(["Ra", "Osiris", "Amun"]);
  expect(within(row("Ra")).getByText("3 figures")).toBeTruthy();
  expect(within(row("Ra")).getByText("+2 Temple Attuned")).toBeTruthy();
  expect(within(row("Ra")).queryByText(/Resplendent/)).toBeNull();
  expect(within(row("Amun")).getByText("card 0 to +3")).toBeTruthy();
  expect(within(row("Amun")).getByText("at most 4")).toBeTruthy();
  expect(within(row("Osiris")).getByText(/Rita/)).toBeTruthy();
});

test("where we are is told by the current step", () => {
  show();
  const now = document.querySelector('[aria-current="step"]');
  expect(now?.textContent).toContain("Choose cards");
  expect(screen.getByText("Region 1 of 4 in this conflict")).toBeTruthy();
});

test("a card is picked, a used one says why not", async () => {
  const { onpick, onwhy } = show();
  await fireEvent.click(screen.getByRole("radio", { name: /Plague of Locusts/ }));
  expect(onpick).toHaveBeenCalledExactlyOnceWith(PLAGUE);
  const used = screen.getByRole("radio", { name: /Chariots/ });
  expect(used.getAttribute("aria-disabled")).toBe("true");
  await fireEvent.click(used);
  expect(onwhy).toHaveBeenCalledExactlyOnceWith("card", "chariots");
  expect(onpick).toHaveBeenCalledOnce();
});

test("the hand is one tab stop, and arrows walk through it", async () => {
  show();
  const stops = screen.getAllByRole("radio").filter(({ tabIndex }) => tabIndex === 0);
  expect(stops).toHaveLength(1);
  stops[0]!.focus();
  await fireEvent.keyDown(document.activeElement!, { key: "ArrowRight" });
  expect(document.activeElement?.textContent).toContain("Plague of Locusts");
  await fireEvent.keyDown(document.activeElement!, { key: "End" });
  expect(document.activeElement?.textContent).toContain("Miracle");
});

test("nothing is sealed before a card is picked", async () => {
  const { onconfirm } = show();
  await fireEvent.click(screen.getByRole("button", { name: "Choose a card" }));
  expect(onconfirm).not.toHaveBeenCalled();
});

test("the picked card counts in my row and is sealed by the button", async () => {
  const { onconfirm } = show({ more: { picked: PLAGUE } });
  const plague = screen.getByRole("radio", { name: /Plague of Locusts/ });
  expect(plague.getAttribute("aria-checked")).toBe("true");
  expect(within(row("Ra")).getByText("card +1")).toBeTruthy();
  expect(within(row("Ra")).getByText("with this card")).toBeTruthy();
  expect(row("Ra").querySelector(".total")?.textContent).toContain("6");
  await fireEvent.click(screen.getByRole("button", { name: "Seal this card" }));
  expect(onconfirm).toHaveBeenCalledOnce();
});

test("what is picked can be dropped, and it is told when it cannot be taken back", async () => {
  const observation = { choices: [to("A1", 7), pass], question: "build at", secret: false };
  const battle = { step: "build" } as const;
  const { unmount } = show({ observation, battle });
  expect(screen.queryByRole("button", { name: "Choose again" })).toBeNull();
  unmount();
  const { oncancel } = show({ observation, battle, more: { picked: 7, final: true } });
  expect(screen.getByText("You can't undo this.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Choose again" }));
  expect(oncancel).toHaveBeenCalledOnce();
});

test("all who owe a card are waited for, whether they have sealed or not", () => {
  const { unmount } = show({ more: { picked: PLAGUE } });
  expect(screen.getByText("Revealed when all 3 are sealed")).toBeTruthy();
  unmount();
  show({ observation: { awaited: [0, 2] } });
  expect(screen.getByText("Revealed when both are sealed")).toBeTruthy();
});

test("what I sealed is told to me and can be taken back; of others no more than before", async () => {
  const { onback } = show({ observation: { ...ASIDE, draft: PLAYED, undo: 1 } });
  expect(within(row("Ra")).getByText("card sealed")).toBeTruthy();
  expect(within(row("Osiris")).getByText("choosing")).toBeTruthy();
  expect(screen.queryByRole("radio")).toBeNull();
  expect(screen.getByText("You have sealed Plague of Locusts.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Change your choice" }));
  expect(onback).toHaveBeenCalledOnce();
});

test("who looks on sees the same without a hand", () => {
  show({ observation: { ...ASIDE, seat: -1 } });
  expect(rows()).toEqual(["Ra", "Osiris", "Amun"]);
  expect(within(row("Ra")).getByText("choosing")).toBeTruthy();
  expect(screen.queryByRole("radio")).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});

test("a bid is one of the numbers on offer", async () => {
  const observation = { choices: BIDS, question: "bid" };
  const { onpick } = show({ observation, battle: { step: "plague" } });
  expect(screen.getAllByRole("radio").map((one) => one.textContent)).toEqual(["0", "1", "2", "3"]);
  await fireEvent.click(screen.getByRole("radio", { name: "2" }));
  expect(onpick).toHaveBeenCalledExactlyOnceWith(BIDS[2]!.option);
});

test("a sealed bid is no card", () => {
  const draft = [BIDS[3]!];
  show({ observation: { ...ASIDE, draft }, battle: { step: "plague" } });
  expect(screen.getByText("You have sealed a bid of 3.")).toBeTruthy();
  expect(within(row("Ra")).getByText("bid sealed")).toBeTruthy();
  expect(within(row("Ra")).queryByText(/^card/)).toBeNull();
});

test("spaces are chosen on the region by mouse and keyboard, all else by words", async () => {
  const observation = {
    choices: [to("A1", 7), to("A2", 8), pass],
    question: "build at",
    secret: false,
  };
  const { onpick, onwhy } = show({ observation, battle: { step: "build" }, more: { picked: 7 } });
  const cells = screen.getAllByRole("gridcell");
  const names = cells.map((one) => one.getAttribute("data-place"));
  expect(names).toContain("C6");
  expect(names).not.toContain("I5");
  const cell = (name: string) => cells[names.indexOf(name)]! as unknown as SVGElement;
  expect(cell("A1").getAttribute("aria-selected")).toBe("true");
  await fireEvent.click(cell("A2"));
  cell("A1").focus();
  await fireEvent.keyDown(document.activeElement!, { key: "Enter" });
  await fireEvent.click(screen.getByRole("button", { name: "pass" }));
  expect(onpick.mock.calls).toEqual([[8], [7], [9]]);
  await fireEvent.click(cell("B3"));
  expect(onwhy).toHaveBeenCalledExactlyOnceWith("space", "B3");
  expect(screen.getByRole("button", { name: "choose A1" })).toBeTruthy();
});

test("the whole board is there when a figure may come from afar", () => {
  const attune = { ...to("I5", 7), verb: "attune", thing: ["figure", "warrior"] };
  const observation = { choices: [attune, pass], question: "attune", secret: false };
  show({ observation, battle: { step: "attune" } });
  expect(screen.getAllByRole("gridcell")).toHaveLength(101);
  expect(screen.getByText("Start of battle")).toBeTruthy();
});

test("majorities tell who would gain and why not", () => {
  const majorities = [
    { monument: "obelisk", counts: { osiris: 1 }, seat: "osiris", gains: true },
    { monument: "pyramid", counts: { ra: 2, amun: 2 }, seat: null, gains: false },
    { monument: "temple", counts: { ra: 2, amun: 1 }, seat: "ra", gains: false },
  ];
  show({ battle: { majorities } });
  for (const text of ["1, unopposed", "tied at 2", "has 2, but no figure here"])
    expect(screen.getByText(text)).toBeTruthy();
});

test("after the reveal all cards are told, then the winner and who dies", () => {
  const fighters = BATTLE.fighters.map((one) => ({
    ...one,
    parts: [...one.parts, { of: "card" as const, word: "drought", n: 1 }],
    total: one.total + 1,
    least: one.total + 1,
    most: one.total + 1,
  }));
  const table = { winner: "ra", dying: ["E5", "C6"], safe: ["B2"], bids: [3, 0, 1] };
  show({ observation: ASIDE, table, battle: { step: "resolution", decided: true, fighters } });
  expect(screen.getByText("Ra wins the battle")).toBeTruthy();
  expect(screen.getByText("6 against 3.")).toBeTruthy();
  expect(within(row("Ra")).getByText("wins")).toBeTruthy();
  expect(within(row("Ra")).getByText("bid: 3")).toBeTruthy();
  expect(within(row("Ra")).getByText("1 figure saved by Flood")).toBeTruthy();
  expect(within(row("Osiris")).getByText("+1 Drought")).toBeTruthy();
  expect(within(row("Osiris")).getByText("2 figures will die")).toBeTruthy();
  expect(screen.queryByText(/majorities/)).toBeNull();
});

test("a tie and a draw are not a victory", async () => {
  const observation = ASIDE;
  const { unmount } = show({ observation, battle: { step: "resolution", decided: false } });
  expect(screen.getByText("A tie for the highest strength")).toBeTruthy();
  unmount();
  show({ observation, battle: { step: "after", decided: true }, table: { fallen: [1, 0, 0] } });
  expect(screen.getByText("A tie at 5: nobody wins")).toBeTruthy();
  expect(within(row("Ra")).getByText("1 figure killed")).toBeTruthy();
});

test("a card says who can still beat or tie it, and what could undo that", () => {
  const mine = {
    cards: [
      {
        cards: ["plague"],
        least: 6,
        most: 6,
        result: "tie" as const,
        beaten: [],
        tied: ["osiris"],
        unless: ["plague"],
        gain: 2,
      },
    ],
  };
  const { unmount } = show({ battle: { mine, breaks: "ra" }, more: { picked: PLAGUE } });
  expect(screen.getByText("As it stands, at 6 they can only tie, and you break ties")).toBeTruthy();
  const told = [...document.querySelectorAll(".preview span")].map((one) => one.textContent.trim());
  expect(told).toEqual([
    "Can tie: Osiris.",
    "Plague of Locusts can still change that.",
    "If you win: at least +2 devotion.",
  ]);
  unmount();
  show({ battle: { mine }, more: { picked: PLAGUE } });
  expect(screen.getByText("As it stands, at 6 they can only tie")).toBeTruthy();
  expect(screen.getByText("Nobody can break a tie.")).toBeTruthy();
});

test("a bid says by whom it can still be beaten, and what dies then", async () => {
  const observation = { choices: BIDS, question: "bid" };
  const mine = {
    bids: [
      { bid: 2, beaten: ["osiris"], tied: ["amun"] },
      { bid: 3, beaten: [], tied: [] },
    ],
  };
  const battle = { step: "plague" as const, mine };
  const picked = BIDS[2]!.option;
  const { unmount } = show({ observation, battle, more: { picked } });
  expect(screen.getByText("Can bid more: Osiris.")).toBeTruthy();
  expect(screen.getByText("Can bid the same: Amun.")).toBeTruthy();
  expect(screen.getByText("If somebody does, 2 figures of yours die.")).toBeTruthy();
  unmount();
  show({ observation, battle, more: { picked: BIDS[3]!.option } });
  expect(screen.getByText("Nobody can bid as much: your figures are safe.")).toBeTruthy();
});

test("axe finds no fault", async () => {
  show({ more: { picked: PLAGUE, preview: ["You would bid."] } });
  expect(await faults()).toEqual([]);
});

test("cards on offer are those that the server sent", () => {
  show({ observation: { choices: CARDS.slice(0, 1) } });
  const open = screen
    .getAllByRole("radio")
    .filter((one) => one.getAttribute("aria-disabled") === "false");
  expect(open).toHaveLength(1);
});

test("a sacrifice says what it brings, as the server has worked it out", () => {
  const worship = { option: 5, verb: "worship", words: "worship" };
  const observation = { choices: [worship, pass], question: "worship", outlook: { worship: 2 } };
  show({ observation, battle: { step: "after", decided: true } });
  expect(screen.getByRole("button", { name: "Sacrifice 2 followers for 2 devotion" })).toBeTruthy();
});
