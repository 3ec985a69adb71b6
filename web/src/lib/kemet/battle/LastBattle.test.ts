import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { faults, text } from "../../testing";
import { loadWords, SILENT, type Told } from "../../words";
import { at, NAMES, STORY } from "./example";
import LastBattle from "./LastBattle.svelte";

const ATTACKED: Told = { event: "attacked", seat: "player2", owner: "player1", space: "west-bank" };

async function show(more: object = {}) {
  const words = await loadWords("en", ["kemet"], { ...SILENT, game: "kemet" });
  const { view } = at("cards");
  const props = {
    view: { ...view, battle: null },
    battle: null,
    staged: false,
    events: [] as readonly Told[],
    words,
    say: words.say.bind(words),
    names: NAMES,
    own: "player1",
    ...more,
  };
  return render(LastBattle, { props });
}

const report = () => document.querySelector(".report");
const battle = at("cards").outlook.battle!;

test("how a battle went is shown: who won, the bars with their parts, who fell", async () => {
  const { rerender } = await show({ battle, staged: true });
  await rerender({ battle: null, staged: false, events: STORY });
  expect(text(report())).toContain("How the battle went: Obelisk between Thinis and Abydos");
  expect(screen.getByText("You win, 13 to 10")).toBeTruthy();
  expect(text(report())).toContain("Giant Scorpion +2");
  expect(text(report())).toContain("Iron Wall not paid for");
  expect(screen.getByText("3 units lost")).toBeTruthy();
  expect(await faults()).toEqual([]);
});

test("of a battle that this screen has not seen before its end what was told is shown", async () => {
  const { rerender } = await show({ events: STORY.slice(0, 1) });
  await rerender({ events: STORY });
  expect(text(report())).toContain("troop and tiles +10");
});

test("where nobody fought it is told what happened", async () => {
  const { rerender } = await show();
  await rerender({ events: [ATTACKED, { event: "marched", seat: "player1", units: 2 }] });
  expect(report()?.querySelectorAll("li")).toHaveLength(2);
});

test("it comes when a battle is over, and not for one that was over before", async () => {
  const { rerender } = await show({ events: STORY });
  expect(report()).toBeNull();
  await rerender({ events: [...STORY, ATTACKED], battle: { ...battle, space: "west-bank" } });
  expect(report()).toBeNull();
  await rerender({ events: [...STORY, ATTACKED, STORY.at(-1)!], battle: null });
  expect(text(report())).toContain("West bank");
  await fireEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(report()).toBeNull();
});

test("it waits behind a battle that has begun", async () => {
  const { rerender } = await show();
  const now = { events: [...STORY, ATTACKED], battle: { ...battle, space: "west-bank" } };
  await rerender({ ...now, staged: true });
  expect(report()).toBeNull();
  await rerender({ ...now, staged: false });
  expect(text(report())).toContain("Obelisk");
});

test("it goes with the next choice, whether it was read or not", async () => {
  const { rerender } = await show();
  await rerender({ events: STORY });
  expect(report()).not.toBeNull();
  await rerender({ chosen: 1 });
  expect(report()).toBeNull();
});
