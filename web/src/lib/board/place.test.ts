import { expect, test } from "vitest";
import { legible } from "./place";

test("letters are made a little larger to be read, or left out", () => {
  expect(legible(20, 1)).toBe(20);
  expect(legible(20, 0.4)).toBe(22.5);
  expect(legible(20, 0.3)).toBe(0);
  expect(legible(20, 0)).toBe(0); // it is not known how large the board is
});
