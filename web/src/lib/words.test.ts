import { expect, test } from "vitest";
import { SPEECH } from "./ankh/speech";
import { GAMES, openGame } from "./game";
import type { Obstacle, Choice, Observation } from "./protocol";
import { bestLanguage, LANGUAGES, loadWords, type Told, wantedLanguage, Words } from "./words";

const words = new Words(
  "en",
  SPEECH,
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

test("a missing value is observation and does not throw", () => {
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

test.each([
  ["?language=it", "de", ["es"], "it"],
  ["?seat=2", "de", ["es"], "de"],
  ["", null, ["es"], "es"],
  ["?language=fr", null, ["pt-PT"], "pt-BR"],
  ["?language=en-XA", "de", ["es"], "en-XA"],
  ["", "en-XA", ["es"], "en"],
])("by %j, %j and %j the language is %s", (search, stored, browser, wanted) => {
  expect(wantedLanguage(search, stored, browser)).toBe(wanted);
});

test.each(LANGUAGES)(
  "the words of %s are loaded, and only of the wanted games",
  async (language) => {
    const loaded = await loadWords(language, ["ankh"]);
    expect(loaded.language).toBe(language);
    expect(loaded.has("ankh-seat-isis")).toBe(true);
    expect(loaded.has("ankh-panel-actions")).toBe(true); // from another file of the game
    expect(loaded.has("hidden")).toBe(true);
    expect(loaded.has("toy")).toBe(false);
    const common = await loadWords(language, []);
    expect(common.has("page-your-turn")).toBe(true);
    expect(common.has("ankh")).toBe(false);
  },
);

// What Python says is in the files; tests/server/test_client_facts.py compares it there.
type Example = { of: string; what: unknown; en: string; de: string };
const EXAMPLES = import.meta.glob<Example[]>("./*/words.example.json", {
  import: "default",
  eager: true,
});
const TOGETHER = Object.keys(GAMES).flatMap((game) => [
  [game, "en"] as const,
  [game, "de"] as const,
]);

test.each(TOGETHER)("of %s all is said in %s as the server says it", async (game, language) => {
  const { words: loaded } = await openGame(game, language);
  const examples = EXAMPLES[`./${game}/words.example.json`]!;
  const said = (of: string, what: unknown) => {
    if (of === "event") return loaded.event(what as Told);
    if (of === "choice") return loaded.choice(what as Choice);
    if (of === "reason") return loaded.reason(what as Obstacle);
    return loaded.question(what as Observation);
  };
  for (const example of examples)
    expect(said(example.of, example.what), JSON.stringify(example.what)).toBe(example[language]);
});

test("what is hidden says so, and a plain word stays as it is", () => {
  const some = new Words(
    "en",
    SPEECH,
    `
hidden = a hidden one
ankh-figure-cat-mummy = Cat Mummy
    .object = a cat mummy
ankh-card-flood = Flood
`,
  );
  expect(some.noun("card", null)).toBe("a hidden one");
  expect(some.thing("card", undefined)).toBe("a hidden one");
  expect(some.noun("space", "C4")).toBe("C4");
  expect(some.thing("space", "C4")).toBe("C4");
  expect(some.noun("figure", "cat mummy")).toBe("Cat Mummy");
  expect(some.thing("figure", "cat-mummy")).toBe("a cat mummy");
  expect(some.thing("card", "flood")).toBe("Flood");
});

test("a reason is the game's own, or one of all games", () => {
  const own = new Words(
    "en",
    SPEECH,
    "ankh-reason-far = Too far.\nreason-far = No.\nreason-over = It is over.",
  );
  expect(own.reason({ reason: "far" })).toBe("Too far.");
  expect(own.reason({ reason: "over" })).toBe("It is over.");
});

test("who is not asked has no question", () => {
  expect(words.question({ question: null, facts: {} })).toBe("");
});
