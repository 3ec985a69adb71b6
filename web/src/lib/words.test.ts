import { expect, test } from "vitest";
import { bestLanguage, Words } from "./words";

const words = new Words(
  "en",
  "saved = Saved as { $file }.",
  "camels = { $count ->\n    [one] one camel\n   *[other] { $count } camels\n }\n",
);

test("a message is said with its values", () => {
  expect(words.say("saved", { file: "x.record" })).toBe("Saved as x.record.");
});

test("a number chooses its form, in the reader's language", () => {
  expect(words.say("camels", { count: 1 })).toBe("one camel");
  expect(words.say("camels", { count: 1000 })).toBe("1,000 camels");
});

test("an unknown id says itself", () => {
  expect(words.say("no-such-id")).toBe("no-such-id");
});

test("a missing value is seen and does not throw", () => {
  expect(words.say("saved")).toBe("Saved as {$file}.");
});

test.each([
  [["it-CH", "de"], "it"],
  [["fr", "DE-at"], "de"],
  [["pt-PT"], "pt-BR"],
  [["ja"], "en"],
  [[], "en"],
])("of %j we speak %s", (wanted, best) => {
  expect(bestLanguage(wanted)).toBe(best);
});
