import { expect, test } from "vitest";
import { CARDS as CARD_TABLE } from "../facts";
import { spaceOf } from "../map";
import { boxOf, camelsAt, withWater } from "../land";
import { foughtFor } from "../read";
import { BATTLE, BIDS, CARDS, PLAYED, TABLE } from "./example";
import type { Standing } from "./outlook";
import {
  drafted,
  figuresOn,
  handOf,
  ladder,
  majoritiesOpen,
  sortChoices,
  strengthOf,
  strongestFirst,
} from "./stage";

const fighter = (word: string): Standing => BATTLE.fighters.find(({ seat }) => seat === word)!;
const choosing = { step: "cards", two: null, chosen: [], used: [] } as const;

test("the ladder has five steps, and what comes before or after while it lasts", () => {
  const told = (now: Parameters<typeof ladder>[0]) =>
    ladder(now).map(({ step, number, state }) => `${number ?? ""}${step} ${state}`);
  expect(told("plague")).toEqual([
    "1cards done",
    "2build done",
    "3plague now",
    "4majority next",
    "5resolution next",
  ]);
  expect(told("attune")[0]).toBe("attune now");
  expect(told("after").slice(4)).toEqual(["5resolution done", "after now"]);
  expect(told(null).every((one) => one.endsWith("next"))).toBe(true);
});

test("majorities are open till they are paid", () => {
  expect(majoritiesOpen("plague")).toBe(true);
  expect(majoritiesOpen("resolution")).toBe(false);
});

test("choices are cards, bids, spaces or words", () => {
  const pass = { option: 7, verb: "pass", words: "pass" };
  const to = { option: 8, verb: "to", words: "A2", noun: ["space", "A2"] };
  const sorted = sortChoices([...CARDS, ...BIDS, to, pass]);
  expect(sorted.cards).toEqual(CARDS);
  expect(sorted.bids).toEqual(BIDS);
  expect([...sorted.spaces]).toEqual([["A2", 8]]);
  expect(sorted.others).toEqual([pass]);
});

test("my cards keep their places, whatever is used or sealed", () => {
  const hand = handOf(CARDS, []);
  expect(hand.map(({ word }) => word)).toEqual(CARD_TABLE.map(({ word }) => word));
  expect(hand.filter(({ option }) => option === null)).toHaveLength(3);
  const sealed = handOf(CARDS.slice(2), PLAYED);
  expect(sealed.map(({ word }) => word)).toEqual(hand.map(({ word }) => word));
  const plague = sealed.find(({ word }) => word === "plague");
  expect(plague).toMatchObject({ sealed: true, option: null });
});

test("a strength has an open part for a card that is not known", () => {
  const { parts, chosen, open, total } = strengthOf(fighter("ra"), choosing);
  expect(parts.map(({ word }) => word)).toEqual([undefined, "temple-attuned"]);
  expect([chosen, total]).toEqual([null, 5]);
  expect(open).toEqual({ least: 0, most: 1, cards: 1 });
});

test("the card that I picked closes it", () => {
  const chosen = drafted(PLAYED);
  expect(strengthOf(fighter("ra"), { ...choosing, chosen })).toMatchObject({
    chosen: 1,
    open: null,
    total: 6,
  });
});

test("of two cards the second stays open, without those used", () => {
  const one = strengthOf(fighter("amun"), {
    ...choosing,
    two: "amun",
    chosen: ["plague"],
    used: ["chariots"],
  });
  expect(one).toMatchObject({ chosen: 1, open: { least: 0, most: 1, cards: 1 }, total: 2 });
});

test("after the reveal nothing is open, and a card without strength is told", () => {
  const parts = [
    { of: "figures", n: 3 },
    { of: "card", word: "flood", n: 0 },
  ] as const;
  const one = strengthOf({ ...fighter("ra"), parts, total: 3 }, { ...choosing, step: "build" });
  expect(one).toMatchObject({ parts, chosen: null, open: null, total: 3 });
});

test("the strongest stands first", () => {
  expect(strongestFirst(BATTLE).map(({ seat }) => seat)).toEqual(["ra", "osiris", "amun"]);
});

test("figures are counted by their owner", () => {
  expect(figuresOn(TABLE, ["B2", "D3", "E5", "A1"], "ra")).toBe(2);
});

test("a region is its land, the water beside it and the camels around it", () => {
  const area = withWater(foughtFor(TABLE));
  const names = area.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["A1", "C4", "C5", "C6"]));
  expect(names).not.toContain("A4");
  expect(camelsAt(area, TABLE).camels).toEqual(["A3/A4", "A4/B3", "B3/B4", "B4/C4"]);
  const [left = 0, , width = 0] = boxOf([spaceOf("A1"), spaceOf("C1")]);
  expect(left).toBeLessThan(-50);
  expect(left + width).toBeGreaterThan(200);
});
