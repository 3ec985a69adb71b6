import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { faults, text } from "../../testing";
import { loadWords, SILENT } from "../../words";
import { at, NAMES } from "./example";
import Forecast from "./Forecast.svelte";

test("both strengths are told as they lie open, and what cards can make of them", async () => {
  const words = await loadWords("en", ["kemet"], { ...SILENT, game: "kemet" });
  const { view, outlook } = at("cards");
  const battle = { ...outlook.battle!, initiative: 2 };
  const say = words.say.bind(words);
  render(Forecast, { props: { view, battle, say, names: NAMES, own: "player1" } });
  const rows = [...document.querySelectorAll("tr")].map((row) => [...row.children].map(text));
  expect(rows).toEqual([
    ["Strength", "before cards", "with cards"],
    ["A You", "8", "9 to 14"],
    ["B Inés", "6", "7 to 13"],
  ]);
  expect(text(document.body)).toContain("2 defending units are destroyed before");
  expect(text(document.body)).toContain("Ties go to the defender.");
  expect(await faults()).toEqual([]);
});
