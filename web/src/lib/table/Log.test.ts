// What has happened, to its end.
import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { SPEECH } from "../kemet/speech";
import { text } from "../testing";
import { loadWords } from "../words";
import { endingIn, winnersIn } from "./ending";
import Log from "./Log.svelte";

test("the log ends with how the game has ended, and who has won", async () => {
  const words = await loadWords("en", ["kemet"], SPEECH);
  const seats = ["player1", "player2"];
  words.seat(seats, ["Inés", "Jonas"]);
  const result = { ending: "goal", places: [2, 1] };
  const closing = [endingIn(words, result), winnersIn(words, seats, result)];
  const events = [{ event: "nothing", seat: "player1" }];
  render(Log, { props: { events, words, letter: () => "A", closing, onlight: () => {} } });
  const lines = [...document.querySelectorAll(".log p")].map(text);
  expect(lines[0]).toBe("A The action has no effect.");
  expect(lines.slice(1)).toEqual([
    "The game is over: a player had enough victory points at the end of the day.",
    "Jonas has won",
  ]);
  expect(winnersIn(words, seats, { ending: "goal", places: [2, 2] })).toBe("Nobody has won");
});
