import { expect, test } from "vitest";
import { accountsOf } from "./account";
import { measured } from "./stage";

const FIRST = [
  { event: "battle", token: 1 },
  { event: "played", side: "ra", card: "drought" },
  { event: "played", side: "isis", card: "plague" },
  { event: "followed", side: "ra", followers: 1, why: "flood" },
  { event: "bade", side: "ra", followers: 2 },
  { event: "sacrificed", side: "ra", followers: 2, why: "plague" },
  { event: "died", side: "isis", figure: "warrior", space: "C7" },
  { event: "devoted", side: "isis", devotion: 1, now: 21, why: "majority" },
  { event: "strength", side: "isis", strength: 2, figures: 1 },
  { event: "strength", side: "ra", strength: 6, figures: 3 },
  { event: "won", side: "ra" },
  { event: "devoted", side: "ra", devotion: 2, now: 19, why: "victory" },
  { event: "lost", side: "isis", devotion: 1, now: 20 },
];
const STORY = [
  { event: "devoted", side: "ra", devotion: 5, now: 17, why: "dominion" },
  ...FIRST,
  { event: "skipped", token: 2 },
  { event: "devoted", side: "ra", devotion: 1, now: 20, why: "dominion" },
  { event: "battle", token: 3 },
];

test("a story is parted into its battles, and what comes after one is no part of it", () => {
  const [first, second] = accountsOf(STORY);
  expect(first).toMatchObject({ token: 1, winner: "ra", decided: true });
  expect(first?.deeds.map(({ seat }) => seat)).toEqual(["ra", "isis"]);
  expect(second).toMatchObject({ token: 3, deeds: [], winner: null, decided: false });
  expect(accountsOf(FIRST.slice(1))).toEqual([]);
});

test("each has what was told of him", () => {
  const [ra, isis] = accountsOf(STORY)[0]!.deeds;
  expect(ra).toMatchObject({ cards: ["drought"], bid: 2, before: 17, after: 19 });
  expect(ra?.devotion).toEqual([{ n: 2, why: "victory" }]);
  expect(ra?.followers).toEqual([
    { n: 1, why: "flood" },
    { n: -2, why: "plague" },
  ]);
  expect(isis).toMatchObject({ before: 20, after: 20, strength: 2, figures: 1 });
  expect(isis?.devotion).toEqual([
    { n: 1, why: "majority" },
    { n: -1, why: "cat-mummy" },
  ]);
  expect(isis?.died).toEqual([{ space: "C7", figure: "warrior" }]);
});

test("what is neither figures nor cards are powers and gods", () => {
  const [ra, isis] = accountsOf(STORY)[0]!.deeds.map(measured);
  expect(ra?.parts.map(({ of, n }) => `${of} ${n}`)).toEqual(["figures 3", "powers 2", "card 1"]);
  expect(isis?.parts.map(({ of, n }) => `${of} ${n}`)).toEqual(["figures 1", "card 1"]);
});
