import { expect, test } from "vitest";
import written from "../../../../docs/keys.md?raw";
import { CLIENT as ankh } from "../ankh/client";
import { isSign } from "../keys";
import { CLIENT as kemet } from "../kemet/client";
import { besideFocus, commandOf, firstOffer, KEYS } from "./keys";

function pressed(key: string, more: KeyboardEventInit = {}): KeyboardEvent {
  return new KeyboardEvent("keydown", { key, ...more });
}

test("no key has two meanings", () => {
  const signs = KEYS.flatMap((key) => Object.keys(key.signs ?? {}));
  expect(new Set(signs).size).toBe(signs.length);
  // Names of spaces are typed on the board of Ankh: its columns are no commands.
  expect(signs.filter((sign) => /[a-k]/.test(sign))).toEqual([]);
});

test("the docs have the same keys", () => {
  const own = (name: string, game: typeof ankh) => game.keys.map((key) => [name, key.shown]);
  const told = [...written.matchAll(/^\| (\S.*?) \| (?:(Ankh|Kemet): )?/gm)]
    .slice(1)
    .map(([, shown, game = ""]) => [game, shown]);
  const all = [...KEYS.map((key) => ["", key.shown]), ...own("Ankh", ankh), ...own("Kemet", kemet)];
  expect(told).toEqual(all);
});

test.each([
  [pressed("Escape"), true, "back"],
  [pressed("Enter"), true, null],
  [pressed("Enter", { shiftKey: true }), false, "confirm"],
  [pressed("U"), true, "undo"],
  [pressed("]"), true, "next"],
  [pressed("]"), false, null],
  [pressed("7"), true, "nth"],
  [pressed("0"), true, "whole"],
  [pressed("q"), true, null],
  [pressed("ArrowUp"), true, null],
])("a key is a command, or none where it is text", (event, signs, command) => {
  expect(commandOf(event, signs)).toBe(command);
});

test("signs are what can be typed, but for the space", () => {
  const signs = ["a", "7", "[", " ", "Enter", "Tab"].filter((key) => isSign(pressed(key)));
  expect(signs).toEqual(["a", "7", "["]);
  expect(isSign(pressed("a", { ctrlKey: true }))).toBe(false);
});

function page(html: string): (id: string) => HTMLElement {
  document.body.innerHTML = html;
  return (id) => document.getElementById(id)!;
}

test("all that is on offer comes one after the other, wherever the focus is", () => {
  const at = page(`<button id="a" data-choosable></button><p id="between"></p>
    <div role="grid"><p id="b" data-choosable></p></div><button id="c" data-choosable></button>`);
  expect(besideFocus(1, at("a"))).toBe(at("b"));
  expect(besideFocus(1, at("c"))).toBe(at("a"));
  expect(besideFocus(-1, at("a"))).toBe(at("c"));
  expect(besideFocus(1, at("between"))).toBe(at("b"));
  expect(besideFocus(-1, at("between"))).toBe(at("a"));
  expect(besideFocus(1, null)).toBe(at("a"));
  expect(besideFocus(-1, null)).toBe(at("c"));
  const figure = page('<p id="figure" data-takeable></p>')("figure");
  expect(besideFocus(1, null)).toBe(figure);
  page("<p></p>");
  expect(besideFocus(1, null)).toBeNull();
});

test("the first offer is one on the board, and never one that ends something", () => {
  const end = '<button id="end" data-choosable data-finish></button>';
  const pass = "<button data-choosable data-forgoing></button>";
  let at = page(`${end}${pass}<button id="a" data-choosable></button>
    <div role="grid"><p id="b" data-choosable></p></div>`);
  expect(firstOffer()).toBe(at("b"));
  at = page(`${end}${pass}<button id="a" data-choosable></button>`);
  expect(firstOffer()).toBe(at("a"));
  page(end + pass);
  expect(firstOffer()).toBeNull();
});
