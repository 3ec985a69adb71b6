import { afterEach, expect, test, vi } from "vitest";
import { forget, type KeptGame, list, remember } from "./games";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

function game(number: number, ...links: string[]): KeptGame {
  return { links, game: "ankh", names: ["Inés", "Jonas"], when: number };
}

test("games are listed newest first, each once", () => {
  remember(game(1, "one"));
  remember(game(2, "two", "three"));
  remember(game(3, "one"));
  expect(list()).toEqual([game(3, "one"), game(2, "two", "three")]);
});

test("one seat of a table is not the same as two", () => {
  remember(game(1, "one"));
  remember(game(2, "one", "two"));
  expect(list()).toHaveLength(2);
});

test("a game is forgotten, and can be put back in its place", () => {
  const games = [game(3, "c"), game(2, "b"), game(1, "a")];
  games.forEach(remember);
  forget({ links: ["b"] });
  expect(list().map(({ when }) => when)).toEqual([3, 1]);
  remember(game(2, "b"));
  expect(list()).toEqual(games);
});

test("the links of others stay with the game when it is opened again", () => {
  const elsewhere = [{ name: "Jonas", link: "two" }];
  remember({ ...game(1, "one"), elsewhere });
  remember(game(2, "one"));
  expect(list()).toEqual([{ ...game(2, "one"), elsewhere }]);
});

test("tables without a seat at this screen are told apart by the links of others", () => {
  const given = ["two", "three"].map((link) => {
    return { ...game(1), elsewhere: [{ name: "Jonas", link }] };
  });
  given.forEach(remember);
  expect(list()).toHaveLength(2);
  forget(given[0]!);
  expect(list()).toEqual([given[1]]);
});

test("no more than twenty are kept", () => {
  for (let number = 1; number <= 25; number++) remember(game(number, `${number}`));
  expect(list().map(({ when }) => when)).toEqual(Array.from({ length: 20 }, (_, i) => 25 - i));
});

const WRONG = '[{"links":[],"game":"ankh","names":[],"when":1,"elsewhere":[{"link":7}]}]';
test.each(["", "{", "null", "7", '{"links":[]}', '[null,7,{"links":"a"},{"links":[1]}]', WRONG])(
  "%s in the storage is no game",
  (text) => {
    localStorage.setItem("tawy-games", text);
    expect(list()).toEqual([]);
    remember(game(1, "one"));
    expect(list()).toEqual([game(1, "one")]);
  },
);

test("blocked storage keeps nothing and breaks nothing", () => {
  const blocked = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: blocked, setItem: blocked, clear: () => {} });
  expect(() => remember(game(1, "one"))).not.toThrow();
  expect(() => forget({ links: ["one"] })).not.toThrow();
  expect(list()).toEqual([]);
});
