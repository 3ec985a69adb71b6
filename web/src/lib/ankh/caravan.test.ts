import { expect, test } from "vitest";
import type { Way } from "../protocol";
import { Caravan } from "./caravan.svelte";

function line(...through: string[]): Way {
  const choice = { option: 1, verb: "camel", words: through.at(-1) ?? "" };
  return { options: [through.length], choice, told: {}, back: true, through };
}

const SHORT = line("a", "b", "c");
const LONG = line("a", "d", "e", "c");
const OTHER = line("f", "b", "g");

function planned(): Caravan {
  const caravan = new Caravan();
  caravan.begin([SHORT, LONG, OTHER]);
  return caravan;
}

test("first all ends are on offer, then those of the lines that begin there", () => {
  const caravan = planned();
  expect(caravan.offers).toEqual(["a", "c", "f", "g"]);
  expect(caravan.choose("a")).toBeNull();
  expect(caravan.offers).toEqual(["c"]);
  expect(caravan.fitting).toHaveLength(2);
});

test("an end is enough where one line begins there", () => {
  expect(planned().choose("f")).toBe(OTHER);
});

test("where several lines join them, what differs is on offer", () => {
  const caravan = planned();
  caravan.choose("a");
  expect(caravan.choose("c")).toBeNull();
  expect(caravan.offers).toEqual(["b", "d", "e"]);
  expect(caravan.choose("d")).toBe(LONG);
  caravan.back();
  expect(caravan.offers).toEqual(["a", "c", "f", "g"]);
});

test("a path is the line that it is most like, if it is like any", () => {
  expect(planned().drag(["a", "d", "e", "c"])).toBe(LONG);
  expect(planned().drag(["a", "d", "x", "e", "c"])).toBe(LONG);
  expect(planned().drag(["a", "b"])).toBe(SHORT);
  expect(planned().drag(["x", "y", "a"])).toBeNull();
  expect(planned().drag(["a"])).toBeNull();
});
