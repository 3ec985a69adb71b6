import { expect, test } from "vitest";
import { loadWords } from "../words";
import { SPEECH } from "./speech";
import { meaningOf } from "./meaning";

test("a power tells its price and effect, a guardian what it does, a warrior nothing", async () => {
  const words = await loadWords("en", ["ankh"], SPEECH);
  const choice = (kind: string, word: string) => ({
    option: 1,
    verb: "x",
    words: "",
    noun: [kind, word],
  });
  expect(meaningOf(words, choice("power", "commanding"))).toMatch(/^Costs 1 follower\. ./);
  expect(meaningOf(words, choice("figure", "satet"))).toMatch(/[a-z]/);
  expect(meaningOf(words, choice("god", "ra"))).toMatch(/[a-z]/);
  expect(meaningOf(words, choice("figure", "warrior"))).toBe("");
  expect(meaningOf(words, { option: 1, verb: "done", words: "done" })).toBe("");
});
