import { expect, test } from "vitest";
import { rungs } from "../../parts/ladder";
import { goesOn, kindOf, windowOf } from "./asked";
import { isForBattle, ofIntervention } from "./effects";
import { at, type Moment, option, STORY } from "./example";
import {
  adds,
  aftermath,
  battlesIn,
  changes,
  chosenOf,
  colourOf,
  gains,
  handOf,
  idleCreature,
  signed,
  troopOf,
  withDraft,
} from "./stage";

const battle = (moment: Moment) => at(moment).outlook.battle!;

test("the ladder is what the server tells of it", () => {
  const { step: now, steps } = battle("pay");
  const told = rungs(steps, now).map(({ step, state }) => `${step} ${state}`);
  expect(told).toEqual([
    "escape done",
    "cards done",
    "reveal now",
    "losses next",
    "retreat next",
    "stay next",
  ]);
});

test("what I have chosen counts on my side", () => {
  const { draft, outlook } = at("invoked");
  const side = withDraft(outlook.battle!.sides[0]!, chosenOf(draft, null));
  expect(side.strength).toEqual({ total: 13, least: 13, most: 13 });
  expect(side.protection?.total).toBe(1);
  const untouched = battle("cards").sides[0]!;
  expect(withDraft(untouched, chosenOf([], null))).toBe(untouched);
});

test("the same card twice counts twice", () => {
  const { draft, outlook } = at("invoked");
  const twice = [...draft, draft.find(({ verb }) => verb === "invoke")!];
  expect(withDraft(outlook.battle!.sides[0]!, chosenOf(twice, null)).strength?.total).toBe(15);
});

test("a hand tells what is chosen already", () => {
  const { view, choices, draft } = at("unused");
  const hand = handOf(view.own!.hand, choices, draft);
  expect(hand.find(({ word }) => word === "fervent-purge")).toMatchObject({
    option: null,
    drafted: "card",
    strength: 3,
  });
  expect(hand.filter((card) => card.option !== null)).toHaveLength(5);
});

test("a troop is as it fought, even after losses or when it has gone", () => {
  expect(troopOf(at("cards").view, 0)).toEqual({ units: 5, creature: "giant-scorpion" });
  expect(troopOf(at("win").view, 1)).toEqual({ units: 4, creature: "ancestral-elephant" });
});

test("against the snake a creature does nothing", () => {
  const { view, outlook } = at("snake");
  const [attacker, defender] = outlook.battle!.sides;
  expect(idleCreature(view, attacker!, 0)).toBe("giant-scorpion");
  expect(idleCreature(view, defender!, 1)).toBeNull();
});

test("what only leads on is told from what seals", () => {
  const { view, choices } = at("unused");
  expect(goesOn(choices[0]!, view)).toBe(true);
  expect(goesOn(choices[0]!, { ...view, own: { hand: [], interventions: { veto: 1 } } })).toBe(
    false,
  );
  const invoked = at("invoked");
  const done = invoked.choices.find(({ verb }) => verb === "done")!;
  expect(goesOn(done, invoked.view)).toBe(false);
});

test("what is asked is told by the choices", () => {
  const kind = (moment: Moment) => kindOf(at(moment).choices, at(moment).draft);
  expect(kind("cards")).toBe("cards");
  expect(kind("pay")).toBe("pay");
  expect(kind("wounded")).toBe("wound");
  expect(kind("lose")).toBe("way");
  expect(kind("rehome")).toBe("space");
  expect(kindOf([{ option: 1, verb: "pass", words: "pass" }], [])).toBe("other");
});

test("a window is open for an Escape, and for a Veto whenever a card waits", () => {
  expect(windowOf(at("escape").view, "escape")).toBe("escape");
  expect(windowOf(at("vetoEscape").view, "escape")).toBe("veto");
  expect(windowOf({ ...at("vetoEscape").view, battle: null })).toBe("veto");
  expect(windowOf(at("cards").view, "cards")).toBeNull();
});

test("a battle is told from its attack to the cards spent, and what it brought apart", () => {
  const more = { event: "covered", seat: "player2", action: "raise", why: "ordinary" };
  const [story, second] = battlesIn([...STORY, more]);
  expect(second).toBeUndefined();
  expect(story?.[0]?.["event"]).toBe("attacked");
  expect(story?.at(-1)?.["event"]).toBe("spent");
  expect(gains(story ?? []).map(({ event }) => event)).toEqual(["scored"]);
  expect(aftermath([...STORY, { event: "marched" }])).toHaveLength(1);
  expect(changes([{ event: "paid" }, { event: "marched" }])).toHaveLength(1);
  expect(battlesIn([more])).toEqual([]);
});

test("small things", () => {
  expect(adds({ strength: 2, damage: 2 })).toHaveLength(2);
  expect([signed(2), signed(0)]).toEqual(["+2", "0"]);
  expect([colourOf("charge"), colourOf("defense")]).toEqual(["red", "blue"]);
  expect(isForBattle("veto")).toBe(false);
  expect(ofIntervention("iron-wall").protection).toBe(2);
  expect(option(at("lose").choices, "retreat")).toBeGreaterThan(0);
});
