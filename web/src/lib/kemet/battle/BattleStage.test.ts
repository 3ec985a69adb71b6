import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { faults, text } from "../../testing";
import { loadWords, SILENT, type Told, type Words } from "../../words";
import BattleStage from "./BattleStage.svelte";
import { at, type Moment, NAMES, option, STORY } from "./example";

let words: Words;
beforeAll(async () => {
  words = await loadWords("en", ["kemet"], { ...SILENT, game: "kemet" });
});
afterEach(() => document.getElementById("tawy-sprite")?.remove());

function show(moment: Moment, more: object = {}) {
  const calls = {
    onchoose: vi.fn(),
    onconfirm: vi.fn(),
    oncancel: vi.fn(),
    onundo: vi.fn(),
    onwhy: vi.fn(),
  };
  const props = {
    ...at(moment),
    say: words.say.bind(words),
    names: NAMES,
    question: "What now?",
    prayer: 6,
    ...calls,
    ...more,
  };
  return { ...calls, choices: at(moment).choices, ...render(BattleStage, { props }) };
}

const side = (name: "Attacker" | "Defender") => within(screen.getByRole("region", { name }));
const button = (name: string | RegExp) => screen.getByRole("button", { name });

/** What counts for a side, in words. */
function parts(name: "Attacker" | "Defender"): string[] {
  return [...side(name).getByRole("list").children].map(text);
}

test("both sides are told in their parts, with what cards may make of them", () => {
  show("cards");
  expect(parts("Attacker")).toEqual([
    "5 units",
    "Charge! +1 Strength",
    "Carnage +1 Damage",
    "Giant Scorpion +2 Strength +2 Damage",
  ]);
  expect(parts("Defender")).toContain("Ancestral Elephant +1 Strength +1 Protection");
  expect(side("Attacker").getByText(/9 to 14/)).toBeTruthy();
  expect(side("Defender").getByText(/7 to 13/)).toBeTruthy();
  expect(screen.getByText("Ties go to the defender.")).toBeTruthy();
});

test("where we are is told by the current step", () => {
  show("cards");
  expect(document.querySelector('[aria-current="step"]')?.textContent).toContain("Cards");
});

test("the card to play is chosen at once: it can be taken back", async () => {
  const { onchoose, onconfirm, choices } = show("cards");
  await fireEvent.click(button(/Fervent Purge/));
  expect(onchoose).toHaveBeenCalledExactlyOnceWith(option(choices, "card fervent-purge"));
  expect(onconfirm).toHaveBeenCalledOnce();
});

test("interventions cost what the server says", () => {
  const { outlook } = at("invoked");
  const before = show("invoked");
  expect(button(/War Fury/).textContent).toContain("1 prayer point");
  before.unmount();
  show("invoked", { outlook: { ...outlook, interventions: { "war-fury": 0 } } });
  expect(button(/War Fury/).textContent).toContain("free");
});

test("then the one to discard, and what was chosen can be taken back", async () => {
  const { onchoose, onundo } = show("unused");
  expect(button(/Fervent Purge.*played/).getAttribute("aria-disabled")).toBe("true");
  await fireEvent.click(button(/Fervent Purge.*played/));
  expect(onchoose).not.toHaveBeenCalled();
  expect(onundo).toHaveBeenCalledOnce();
  expect(side("Attacker").getByText("with your cards")).toBeTruthy();
  await fireEvent.click(button("Take back: Fervent Purge"));
  expect(onundo).toHaveBeenCalledTimes(2);
});

test("without interventions the second card has to be confirmed: it seals", async () => {
  const { view, choices } = at("unused");
  const bare = { ...view, own: { ...view.own!, interventions: { veto: 1 } } };
  const picked = option(choices, "unused shield-push");
  const { onconfirm, onchoose } = show("unused", { view: bare });
  await fireEvent.click(button(/Shield Push/));
  expect(onchoose).toHaveBeenCalledExactlyOnceWith(picked);
  expect(onconfirm).not.toHaveBeenCalled();
});

test("the seal names what it does", async () => {
  const { view, choices } = at("unused");
  const bare = { ...view, own: { ...view.own!, interventions: {} } };
  const picked = option(choices, "unused shield-push");
  const { onconfirm, oncancel } = show("unused", { view: bare, picked });
  expect(screen.getByText("Revealed when both are sealed")).toBeTruthy();
  await fireEvent.click(button("Choose again"));
  expect(oncancel).toHaveBeenCalledOnce();
  await fireEvent.click(button("Seal both cards"));
  expect(onconfirm).toHaveBeenCalledOnce();
});

test("interventions are added one by one, and count in my column", async () => {
  const { onchoose, onconfirm, choices } = show("invoked");
  expect(parts("Attacker")).toContain("War Fury +2 Strength");
  expect(side("Attacker").getByText("13")).toBeTruthy();
  expect(side("Defender").getByText(/7 to 13/)).toBeTruthy();
  expect(button(/War Fury.*none left/).getAttribute("aria-disabled")).toBe("true");
  await fireEvent.click(button(/Bronze Wall.*protection/i));
  expect(onchoose).toHaveBeenLastCalledWith(option(choices, "invoke bronze-wall"));
  await fireEvent.click(button("Seal with 2 interventions"));
  expect(onchoose).toHaveBeenLastCalledWith(option(choices, "done"));
  expect(onconfirm).toHaveBeenCalledTimes(2);
});

test("what I sealed is told to me and can be taken back; of the other no more than before", async () => {
  const { onundo } = show("sealed");
  expect(side("Attacker").getByText("sealed")).toBeTruthy();
  expect(side("Defender").getByText("choosing")).toBeTruthy();
  expect(screen.getByText("War Fury, Bronze Wall")).toBeTruthy();
  await fireEvent.click(button("Change your choice"));
  expect(onundo).toHaveBeenCalledOnce();
});

test("who looks on sees the same with nothing to press", () => {
  show("spectator");
  expect(side("Attacker").getByText("choosing")).toBeTruthy();
  expect(document.querySelector(".card")).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});

test("Prescience shows the card of the other before I choose", () => {
  show("prescience");
  expect(side("Attacker").getAllByText("Fervent Purge").length).toBeGreaterThan(0);
  expect(side("Attacker").getByText("shown because of Prescience")).toBeTruthy();
  expect(side("Attacker").getByText("sealed")).toBeTruthy();
});

test("too little prayer: one card is paid for", async () => {
  const { onchoose, choices } = show("pay");
  await fireEvent.click(button(/Pay for Iron Wall/));
  expect(onchoose).toHaveBeenCalledExactlyOnceWith(option(choices, "pay iron-wall"));
});

test("Divine Wound takes cards one by one, till it is enough", async () => {
  const { onchoose, choices } = show("wounded");
  expect([...parts("Attacker"), ...parts("Defender")]).toContain("Divine Wound +1 Strength");
  await fireEvent.click(button(/Discard Bronze Wall/));
  await fireEvent.click(button("Stop discarding"));
  expect(onchoose.mock.calls).toEqual([
    [option(choices, "wound bronze-wall")],
    [option(choices, "done")],
  ]);
});

const ODDS = {
  more: 3,
  gone: 1,
  counts: {},
  cards: [
    {
      card: "fervent-purge",
      strength: 11,
      against: [
        { card: "mixed-tactics", strength: 8, result: "sure", lost: [2, 2], taken: [0, 1] },
        { card: "cavalry-blitz", strength: 10, result: "ahead", lost: [1, 4], taken: [0, 2] },
      ],
    },
  ],
} as const;

test("a forecast promises only what hidden cards cannot undo", () => {
  show("unused", { outlook: { ...at("unused").outlook, forecast: ODDS } });
  const odds = within(screen.getByRole("region", { name: "Forecast" }));
  expect(odds.getByRole("heading").textContent).toBe("Certain win against 1 of 2 cards");
  expect(odds.getByText(/up to 3 strength for Inés.*Inés no longer has 1/)).toBeTruthy();
  const rows = odds.getAllByRole("row").map((row) => [...row.children].map(text));
  expect(rows.slice(1)).toEqual([
    ["Mixed Tactics", "8", "win", "0 to 1", "2"],
    ["Cavalry Blitz", "10", "open", "0 to 2", "1 to 4"],
  ]);
});

test("before a card is chosen each of mine tells what it beats", () => {
  const cards = [...ODDS.cards, { ...ODDS.cards[0], card: "shield-push" }];
  show("cards", { outlook: { ...at("cards").outlook, forecast: { ...ODDS, cards } } });
  const odds = within(screen.getByRole("region", { name: "Forecast" }));
  expect(odds.getByRole("heading").textContent).toBe("Your cards against Inés");
  expect(odds.getAllByText("1 certain, 1 open, of 2")).toHaveLength(2);
});

test("what cannot be paid for does not count", () => {
  const forecast = { ...ODDS, counts: {} };
  show("invoked", { outlook: { ...at("invoked").outlook, forecast } });
  expect(side("Attacker").getByText("11")).toBeTruthy();
  expect(parts("Attacker")).toContain("War Fury not paid for, doesn't count");
});

test("losses, the winner and why, and what survivors may do", async () => {
  const tell = ({ event }: Told) => `told: ${event}`;
  const { onchoose, choices } = show("lose", { events: STORY.slice(0, -2), tell });
  expect(screen.getByText("Ada wins, 13 to 10")).toBeTruthy();
  expect(text(screen.getByTitle("told: scored"))).toContain("Permanent victory points 4 → 5");
  expect(screen.queryByTitle("told: measured")).toBeNull();
  const losses = screen.getByRole("region", { name: /^Casualties/ });
  expect(within(losses).getByText("3 units lost")).toBeTruthy();
  expect(within(losses).getByText("4 left")).toBeTruthy();
  expect(text(losses)).toContain("5 Ada's damage");
  expect(side("Defender").getAllByText("not paid for, doesn't count").length).toBeGreaterThan(0);
  expect(button(/Recall the troop.*1 unit returns to your reserve/)).toBeTruthy();
  await fireEvent.click(button(/Retreat.*1 of 3 empty adjacent spaces; Ada chooses which/));
  expect(onchoose).toHaveBeenCalledExactlyOnceWith(option(choices, "retreat"));
});

test("a choice that is picked shows what it would do and waits for a second yes", async () => {
  const picked = option(at("lose").choices, "recall");
  const preview = ["You gain 1 prayer point."];
  const { onconfirm } = show("lose", { picked, preview, final: true });
  expect(screen.getByText("You gain 1 prayer point.")).toBeTruthy();
  expect(screen.getByText("You can't undo this.")).toBeTruthy();
  await fireEvent.click(button("Recall the troop"));
  expect(onconfirm).toHaveBeenCalledOnce();
});

test("the winner names the space, on the list or on the board", async () => {
  const { onchoose, choices } = show("drive");
  await fireEvent.click(button(/West bank/));
  expect(onchoose).toHaveBeenCalledExactlyOnceWith(option(choices, "drive west-bank"));
  expect(document.querySelector("svg [data-choosable]")).toBeTruthy();
});

test("and says whether the troop stays", () => {
  show("win");
  expect(screen.getByText("You win, 13 to 10")).toBeTruthy();
  expect(button(/Stay.*holds the space/)).toBeTruthy();
});

test("a creature without a troop finds a district", async () => {
  const { onchoose, choices } = show("rehome");
  await fireEvent.click(button("Abydos, district B"));
  expect(onchoose).toHaveBeenCalledExactlyOnceWith(option(choices, "rehome city-2b"));
});

test("a tie is the defender's, and others are told who decides", () => {
  show("tie");
  expect(screen.getByText("Tie at 8: as the defender, Inés wins")).toBeTruthy();
  expect(screen.getByText("Inés is deciding whether the troop stays.")).toBeTruthy();
});

test("Initiative and an idle creature are told", () => {
  const { unmount } = show("initiative");
  expect(screen.getByText(/2 defending units are destroyed before/)).toBeTruthy();
  unmount();
  show("snake");
  expect(screen.getByText(/Giant Scorpion: doesn't count against/)).toBeTruthy();
});

test("whoever is attacked is asked in a window; the attacker waits", () => {
  const { unmount } = show("escape");
  expect(screen.getByText("Ada is attacking you")).toBeTruthy();
  expect(button("Stay and fight")).toBeTruthy();
  unmount();
  show("escapeAttacker");
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByText("Inés is deciding whether to escape.")).toBeTruthy();
});

test("without damage and protection from the server the losses are told alone", () => {
  const { outlook } = at("lose");
  const sides = outlook.battle!.sides.map(({ damage: _d, protection: _p, ...rest }) => rest);
  show("lose", { outlook: { battle: { ...outlook.battle!, sides } } });
  expect(screen.getByText("3 units lost")).toBeTruthy();
  expect(screen.queryByText("minus")).toBeNull();
});

const MOMENTS: Moment[] = ["cards", "invoked", "lose", "escape"];
test.each(MOMENTS)(
  "axe finds no fault: %s",
  async (moment) => {
    show(moment);
    expect(await faults()).toEqual([]);
  },
  30_000,
);
