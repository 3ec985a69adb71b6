// Why something cannot be chosen, in the words of Kemet.
import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { SPEECH } from "../kemet/speech";
import { loadWords } from "../words";
import Why from "./Why.svelte";

async function show(rules: readonly string[], rulings: Record<string, string>) {
  const words = await loadWords("en", ["kemet"], SPEECH);
  const obstacles = [{ reason: "not-your-pyramid", rules }];
  const why = { kind: "colour", word: "red", obstacles };
  render(Why, { props: { words, model: { why, observation: { facts: { rulings } } } as never } });
}

test("a reason that comes from a ruling says what this table plays", async () => {
  await show(["KEMET-PYRAMID-15", "KEMET-Q-76"], { "occupied-pyramid": "not-raised" });
  screen.getByText(/^Ruling at this table: You can raise only your own pyramids/);
});

test("also where it is the usual reading", async () => {
  await show(["KEMET-DAY-26", "KEMET-Q-06"], {});
  screen.getByText(/^Ruling at this table: .* from the turn after you buy it\.$/);
});

test("other reasons name their rules alone", async () => {
  await show(["KEMET-PYRAMID-15"], { "occupied-pyramid": "not-raised" });
  expect(screen.queryByText(/^Ruling/)).toBeNull();
});
