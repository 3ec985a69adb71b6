// The end of a game of Kemet, as one of its players sees it.
import { cleanup, render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { SPEECH } from "../kemet/speech";
import { text } from "../testing";
import { loadWords } from "../words";
import Result from "./Result.svelte";

const SEATS = ["player1", "player2", "player3"];

async function show(
  points: readonly number[],
  places: readonly number[],
  seat: number,
  rulings?: Record<string, string>,
) {
  const words = await loadWords("en", ["kemet"], SPEECH);
  const result = { ending: "goal", places };
  const facts = rulings ? { rulings } : {};
  const observation = { game: "kemet", seat, names: SEATS, result, facts };
  const client = {
    score: (_: object, of: number) => points[of],
    scored: (_: object, score: number) => `${score} points`,
  };
  const props = {
    observation,
    words,
    seats: SEATS,
    client,
    record: "/record",
    shared: false,
  } as never;
  render(Result, { props });
  return words;
}

test("whoever has not won reads the place, and of how many", async () => {
  const words = await show([6, 9, 8], [3, 1, 2], 2);
  screen.getByText("Your place: 2 of 3.");
  expect(screen.queryByText(words.say("kemet-tie"))).toBeNull();
  expect(screen.getAllByRole("listitem").map(text)[0]).toContain("9 points");
});

test("places that are shared leave no gap", async () => {
  await show([9, 6, 6], [1, 3, 3], 2);
  screen.getByText("Your place: 2 of 3.");
});

test("where equal points have different places, it is said what decides", async () => {
  const words = await show([9, 9, 4], [2, 1, 3], 1);
  screen.getByText("You have won.");
  screen.getByText(words.say("kemet-tie"));
});

test("rulings that are not the usual ones are named, and only those", async () => {
  await show([6, 9, 8], [3, 1, 2], 2);
  expect(screen.queryByText(/differ/)).toBeNull();
  cleanup();
  const words = await show([6, 9, 8], [3, 1, 2], 2, {
    enlistment: "apart",
    interventions: "face-up",
  });
  screen.getByText("2 rulings differ from the usual ones");
  screen.getByText(words.say("kemet-setting-enlistment-apart"));
  screen.getByText(words.say("kemet-setting-interventions-face-up"));
});
