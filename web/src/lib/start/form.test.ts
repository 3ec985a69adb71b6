import { expect, test } from "vitest";
import { ANKH } from "./example";
import {
  type Form,
  holderOf,
  isOpen,
  namesOf,
  newForm,
  problemOf,
  scenariosFor,
  setCount,
  settingsOf,
  sorted,
  tableAddress,
  tableOf,
} from "./form";

const say = (id: string, values: Record<string, string | number> = {}) =>
  [id, ...Object.values(values)].join(" ");

function formOf(count: number, change: (form: Form) => void = () => {}): Form {
  const form = newForm(ANKH, "Inés");
  setCount(form, count, ANKH);
  change(form);
  return form;
}

test("at first it is you against a computer, and all is left to chance", () => {
  const form = newForm(ANKH, "Inés");
  const names = namesOf(form, say);
  expect(tableOf("ankh", form, names)).toEqual({
    game: "ankh",
    seats: [
      { name: "Inés", random: false },
      { name: "start-name-computer 2", random: true },
    ],
    settings: {},
  });
});

test("all that is settled is asked for, and nothing of seats that are not there", () => {
  const form = formOf(3, ({ seats, guardians }) => {
    seats[0]!.god = "ra";
    seats[1]!.kind = "elsewhere";
    seats[2]!.god = "choose";
    seats[3]!.god = "isis";
    guardians["guardian2"] = "apep";
  });
  form.scenario = "three-nomes-3";
  form.first = "2";
  expect(tableOf("ankh", form, namesOf(form, say))).toEqual({
    game: "ankh",
    seats: [
      { name: "Inés", random: false },
      { name: "start-name-player 2", random: false },
      { name: "start-name-computer 3", random: true },
    ],
    settings: {
      scenario: "three-nomes-3",
      first: "2",
      god1: "ra",
      god3: "choose",
      guardian2: "apep",
    },
  });
});

test("names go without a space too many, and the empty ones are the usual", () => {
  const form = formOf(3, ({ seats }) => {
    seats[0]!.name = "  Inés \t de  Troya ";
    seats[1]!.name = "   ";
  });
  expect(namesOf(form, say)).toEqual([
    "Inés de Troya",
    "start-name-computer 2",
    "start-name-computer 3",
  ]);
});

test("no name twice, and not without a person", () => {
  const form = formOf(2);
  expect(problemOf(form, namesOf(form, say))).toBe(null);
  form.seats[1]!.name = " Inés";
  expect(problemOf(form, namesOf(form, say))).toBe("names");
  form.seats[1]!.name = "";
  form.seats[0]!.kind = "computer";
  expect(problemOf(form, namesOf(form, say))).toBe("nobody");
  form.seats[1]!.kind = "elsewhere";
  expect(problemOf(form, namesOf(form, say))).toBe(null);
});

test("a god is held by one seat; chance and choice by none", () => {
  const form = formOf(2, ({ seats }) => {
    seats[0]!.god = "ra";
    seats[4]!.god = "isis";
  });
  expect(holderOf(form, "ra", 1)).toBe(0);
  expect(holderOf(form, "ra", 0)).toBe(-1);
  expect(holderOf(form, "isis", 0)).toBe(-1);
  expect(holderOf(form, "random", 1)).toBe(-1);
  form.seats[0]!.god = "choose";
  expect(holderOf(form, "choose", 1)).toBe(-1);
});

test("a seat that comes back gives up a god that was taken meanwhile", () => {
  const form = formOf(3, ({ seats }) => (seats[2]!.god = "ra"));
  setCount(form, 2, ANKH);
  form.seats[0]!.god = "ra";
  setCount(form, 3, ANKH);
  expect(form.seats.map(({ god }) => god)).toEqual(["ra", ...Array(4).fill("random")]);
});

test("fewer players: the one who begins must be there, the scenario must be for them", () => {
  const form = formOf(3);
  form.scenario = "old-kingdom-3";
  form.first = "3";
  setCount(form, 2, ANKH);
  expect([form.scenario, form.first]).toEqual(["old-kingdom-2", "random"]);
  form.scenario = "two-crowns-2";
  form.first = "2";
  setCount(form, 3, ANKH);
  expect([form.scenario, form.first]).toEqual(["random", "2"]);
  expect(scenariosFor(ANKH, 3)).toEqual(["old-kingdom-3", "three-nomes-3"]);
});

test("it is open until gods and the first player are settled", () => {
  const form = formOf(2, ({ seats }) => {
    seats[0]!.god = "ra";
    seats[1]!.god = "isis";
  });
  expect(isOpen(form)).toBe(true);
  form.first = "1";
  expect(isOpen(form)).toBe(false);
  form.seats[1]!.god = "choose";
  expect(isOpen(form)).toBe(true);
  expect(settingsOf(form)).toEqual({ first: "1", god1: "ra", god2: "choose" });
});

test("links are sorted into those of this screen and those to send", () => {
  const form = formOf(4, ({ seats }) => {
    seats[1]!.kind = "elsewhere";
    seats[3]!.kind = "here";
  });
  const made = sorted(form, ["Inés", "Jonas", "Computer", "Rita"], ["a", "b", null, "d"]);
  expect(made.here).toEqual(["a", "d"]);
  expect(made.elsewhere).toEqual([{ name: "Jonas", link: "b" }]);
  expect(tableAddress(made.here)).toBe("#/table/a.d");
});
