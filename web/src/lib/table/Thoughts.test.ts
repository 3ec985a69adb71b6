// Why an opponent chose as it did, in the words of Kemet.
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { deedOf } from "../kemet/deed";
import { SPEECH } from "../kemet/speech";
import type { Choice } from "../protocol";
import { faults, one, text } from "../testing";
import { loadWords, type Tongue } from "../words";
import { sentence } from "./sentence";
import Thoughts from "./Thoughts.svelte";
import { greatest, weightiest } from "./thoughts";

const SPLIT: Choice = { option: 1, verb: "split", words: "2/1/0", noun: ["split", "2/1/0"] };
const TOKEN: Choice = {
  option: 2,
  verb: "token",
  words: "token raise",
  noun: ["action-space", "raise"],
};
const TERMS = { prayer: -0.154, pyramids: 0.3, tiles: 0.021, tempo: 0.0301, units: 0.004 };

async function show(told: object[] | null, language: Tongue = "en") {
  const words = await loadWords(language, ["kemet"], SPEECH);
  const onclose = vi.fn();
  const deed = (choice: Choice) => deedOf(words, choice);
  const props = { words, name: "Ptah", thoughts: { seat: 1, told }, deed, onclose } as never;
  return { onclose, words, ...render(Thoughts, { props }) };
}

const rows = () => [...document.querySelectorAll("ul > li")].map(text);

test("the three that differ most count, either way, and noise does not", () => {
  expect(weightiest(TERMS)).toEqual([
    { term: "pyramids", points: 30 },
    { term: "prayer", points: -15 },
    { term: "tempo", points: 3 },
  ]);
  expect(weightiest({ ...TERMS, victory: 0.01 })[0]?.term).toBe("victory");
  expect(weightiest({ units: 0.004, tiles: -0.004 })).toEqual([]);
  expect(greatest([weightiest(TERMS), weightiest({ tiles: -0.4 }), []])).toBe(40);
  expect(greatest([])).toBe(1);
});

test("a sentence has a capital behind a mark, but not behind a number", () => {
  expect(sentence("to Edfu", "en")).toBe("To Edfu");
  expect(sentence("¿qué", "es")).toBe("¿Qué");
  expect(sentence("4 units", "en")).toBe("4 units");
});

test("each choice is told in words, with what counted most in word and sign", async () => {
  await show([
    { choice: SPLIT, terms: {} },
    { choice: TOKEN, terms: TERMS },
  ]);
  const dialog = screen.getByRole("dialog", { name: "Why did Ptah choose that?" });
  expect(text(within(dialog).getByRole("status"))).toContain("The last 2 choices");
  expect([...document.querySelectorAll(".choice")].map(text)).toEqual([
    "Levels: white 2, red 1, blue 0",
    "Place a token: Raise a pyramid",
  ]);
  expect(rows()).toEqual([
    "Nothing clearly counts for or against it.",
    "Pyramids +30",
    "Prayer points −15",
    "Action tokens left +3",
  ]);
  const bars = [...document.querySelectorAll<HTMLElement>("i")];
  expect(bars.map((bar) => bar.classList.contains("plus"))).toEqual([true, false, true]);
  expect(bars.map((bar) => bar.style.width)).toEqual(["50%", "25%", "5%"]);
  expect(text(one("#thoughts-note"))).toContain("not on the cards in anyone's hand");
});

test("it says that it waits, and that there is nothing to tell", async () => {
  const { unmount } = await show(null);
  expect(text(screen.getByRole("status"))).toContain("Looking at the last choices");
  unmount();
  await show([]);
  expect(text(screen.getByRole("status"))).toContain("nothing to explain");
  expect(document.querySelector("ol")).toBeNull();
});

test("what is worse in all that can be seen has its reasons elsewhere", async () => {
  await show([{ choice: TOKEN, terms: { units: -0.2, tiles: -0.1 } }]);
  expect(rows().at(-1)).toContain("isn't visible on the table");
  expect(rows()).toHaveLength(3);
});

test("in German, too; and it is closed by its button", async () => {
  const { onclose } = await show([{ choice: TOKEN, terms: { "held-points": 0.2 } }], "de");
  expect(rows()).toEqual(["Vorläufige Siegpunkte +20"]);
  await fireEvent.click(screen.getByRole("button", { name: "Schließen" }));
  expect(onclose).toHaveBeenCalled();
});

test("axe finds no fault in it", async () => {
  await show([{ choice: TOKEN, terms: TERMS }]);
  expect(await faults()).toEqual([]);
});
