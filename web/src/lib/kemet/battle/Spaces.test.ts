import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { loadWords, SILENT } from "../../words";
import { at, NAMES } from "./example";
import Spaces from "./Spaces.svelte";

const choice = (verb: string, space: string, option: number) => ({
  option,
  verb,
  words: `${verb} ${space}`,
  noun: ["space", space],
});

test("of several battles each tells who would fight; a space tells what it yields", async () => {
  const words = await loadWords("en", ["kemet"], { ...SILENT, game: "kemet" });
  const { view } = at("cards");
  const board = { ...view.board, "city-1b": "player3 2, player1 3" };
  const onchoose = vi.fn();
  const choices = [
    choice("fight", "obelisk-12", 1),
    choice("fight", "city-1b", 2),
    choice("drive", "east-temple-3", 3),
    { option: 4, verb: "pass", words: "pass" },
  ];
  const say = words.say.bind(words);
  render(Spaces, {
    props: {
      view: { ...view, battle: null, board },
      say,
      names: NAMES,
      own: "player1",
      choices,
      onchoose,
    },
  });
  await fireEvent.click(screen.getByRole("button", { name: /Thinis, district B.*against Jonas/ }));
  expect(onchoose).toHaveBeenCalledExactlyOnceWith(2);
  expect(screen.getByRole("button", { name: /East temple.*yields 3 prayer points/ })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Put the creature back on its tile" })).toBeTruthy();
});
