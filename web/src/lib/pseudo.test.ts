import { expect, test } from "vitest";
import { pseudo } from "./pseudo";
import { SILENT, Words } from "./words";

test("all letters have accents, and a text is 40 % longer", () => {
  const text =
    "The quick brown fox jumps over the lazy dog, THE QUICK BROWN FOX JUMPS OVER THE LAZY DOG.";
  expect(pseudo(text)).not.toMatch(/[a-z]/i);
  expect(pseudo(text).length / text.length).toBeCloseTo(1.4, 1);
});

test("what is no letter stays: one sees what was put in", () => {
  expect(pseudo("12 – 3, ")).toBe("12 – 3, ");
});

test("values of a message stay whole", () => {
  const words = new Words("en-XA", SILENT, "saved = Saved as { $file }.\nyes = Yes");
  const said = words.say("saved", { file: "x.record" });
  expect(said).toContain("x.record.");
  expect(said).not.toContain("Saved");
  expect(words.say("yes")).not.toContain("Yes");
});
