import { expect, test } from "vitest";
import { TABLE } from "./example";
import { Reports } from "./reports.svelte";

const OVER = [
  { event: "battle", token: 1 },
  { event: "played", side: "ra", card: "flood" },
  { event: "strength", side: "ra", strength: 3, figures: 3 },
  { event: "won", side: "ra" },
];
const peace = { ...TABLE, battle: null };
const elsewhere = { ...TABLE, battle: { ...TABLE.battle!, region: "I5" } };

test("a battle that is over is told by itself, and goes with the next choice", () => {
  const reports = new Reports();
  reports.look(TABLE, OVER.slice(0, 1), 0, false);
  expect(reports.last).toBeNull();
  reports.look(peace, OVER, 0, false);
  expect(reports.open).toBe(true);
  expect(reports.last?.account.winner).toBe("ra");
  expect(reports.last?.table.battle?.region).toBe("A1");
  reports.look(peace, OVER, 1, false);
  expect(reports.last).toBeNull();
});

test("where the next battle has begun, the one before stays folded", () => {
  const reports = new Reports();
  reports.look(TABLE, OVER.slice(0, 1), 0, false);
  reports.look(elsewhere, [...OVER, { event: "battle", token: 3 }], 0, false);
  expect(reports.open).toBe(false);
  expect(reports.last?.account.token).toBe(1);
});

test("a battle that begins while one is told folds it", () => {
  const reports = new Reports();
  reports.look(TABLE, OVER.slice(0, 1), 0, false);
  reports.look(peace, OVER, 0, false);
  reports.look(elsewhere, [...OVER, { event: "battle", token: 3 }], 0, false);
  expect(reports.open).toBe(false);
  expect(reports.last?.account.token).toBe(1);
});

test("who comes after it, or when all is over, is not stopped by it", () => {
  const reports = new Reports();
  reports.look(peace, OVER, 0, false);
  expect(reports.last).toBeNull();
  reports.look(TABLE, OVER.slice(0, 1), 0, false);
  reports.look(peace, OVER, 0, true);
  expect(reports.open).toBe(false);
  expect(reports.last).not.toBeNull();
});
