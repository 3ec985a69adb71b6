import { expect, test } from "vitest";
import { ANKH, PLAIN } from "./example";
import {
  type Form,
  namesOf,
  newForm,
  problemOf,
  settingsOf,
  sorted,
  tableAddress,
  tableOf,
} from "./form";

const say = (id: string, values: Record<string, string | number> = {}) =>
  [id, ...Object.values(values)].join(" ");

function formOf(count: number, change: (form: Form) => void = () => {}): Form {
  const form = newForm(ANKH, "Inés");
  form.count = count;
  change(form);
  return form;
}

test("at first it is you against a computer, and all is left to chance", () => {
  const form = newForm(ANKH, "Inés");
  const names = namesOf(form, say);
  expect(tableOf(ANKH, {}, form, names)).toEqual({
    game: "ankh",
    seats: [
      { name: "Inés", bot: "" },
      { name: "farmer", bot: "farmer" },
    ],
    settings: {},
  });
});

test("of the settings only what is not as usual is asked for", () => {
  const form = newForm(PLAIN, "");
  expect(form.settings).toEqual({ length: "short", days: "none" });
  expect(settingsOf(form, PLAIN, {})).toEqual({});
  form.settings["days"] = "30";
  form.settings["length"] = "long";
  expect(settingsOf(form, PLAIN, {})).toEqual({ length: "long", days: "30" });
  const applies = ({ count }: Form, setting: string) => count > 2 || setting !== "days";
  expect(settingsOf(form, PLAIN, { applies })).toEqual({ length: "long" });
});

test("names go without a space too many, and the empty ones are the usual", () => {
  const form = formOf(3, ({ seats }) => {
    seats[0]!.name = "  Inés \t de  Troya ";
    seats[1]!.name = "   ";
  });
  expect(namesOf(form, say)).toEqual(["Inés de Troya", "farmer-2", "farmer-3"]);
});

test("an opponent has its own level, and is called by it", () => {
  const form = formOf(4, ({ seats }) => {
    seats[1]!.level = "pharaoh";
    seats[2]!.kind = "here";
    seats[2]!.level = "vizier"; // of no account
  });
  const names = namesOf(form, say);
  expect(tableOf(ANKH, {}, form, names).seats).toEqual([
    { name: "Inés", bot: "" },
    { name: "pharaoh", bot: "pharaoh" },
    { name: "player-3", bot: "" },
    { name: "farmer", bot: "farmer" },
  ]);
});

test("a level gets a number where another seat is called the same, whoever sits there", () => {
  const named = (name: string) => formOf(2, ({ seats }) => (seats[0]!.name = name));
  expect(namesOf(named(" start-level-farmer"), say)).toEqual(["start-level-farmer", "farmer-2"]);
  expect(namesOf(named("Farmer"), say)[1]).toBe("farmer");
  // Of two opponents, one of whom has a name of its own, the other needs no number.
  const form = formOf(3, ({ seats }) => (seats[2]!.name = "Ptah"));
  expect(namesOf(form, say)).toEqual(["Inés", "farmer", "Ptah"]);
});

test("a game without the usual opponent has the weakest", () => {
  const form = newForm({ ...ANKH, opponents: ["random"] }, "");
  expect(form.seats[1]!.level).toBe("random");
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
