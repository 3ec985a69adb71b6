import { expect, test } from "vitest";
import { ANKH } from "../../start/example";
import { type Form, newForm, settingsOf } from "../../start/form";
import { applies, fit, holderOf, isOpen, scenariosFor } from "./form";

function formOf(count: number, settings: Record<string, string> = {}): Form {
  const form = newForm(ANKH, "Inés");
  Object.assign(form.settings, settings);
  setCount(form, count);
  return form;
}

function setCount(form: Form, count: number) {
  form.count = count;
  fit(form, ANKH);
}

test("all that is settled is asked for, and nothing of seats that are not there", () => {
  const settled = { scenario: "three-nomes-3", first: "2", god1: "ra", god3: "choose" };
  const form = formOf(3, { ...settled, god4: "isis", guardian3: "scorpion" });
  expect(settingsOf(form, ANKH, { applies })).toEqual({ ...settled, guardian3: "scorpion" });
  form.count = 2;
  expect(settingsOf(form, ANKH, { applies })).not.toHaveProperty("god3");
  expect(settingsOf(form, ANKH, { applies })).toHaveProperty("guardian3");
});

test("a god is held by one seat; chance and choice by none", () => {
  const form = formOf(2, { god1: "ra", god5: "isis" });
  expect(holderOf(form, "ra", 1)).toBe(0);
  expect(holderOf(form, "ra", 0)).toBe(-1);
  expect(holderOf(form, "isis", 0)).toBe(-1);
  expect(holderOf(form, "random", 1)).toBe(-1);
  form.settings["god1"] = "choose";
  expect(holderOf(form, "choose", 1)).toBe(-1);
});

test("a seat that comes back gives up a god that was taken meanwhile", () => {
  const form = formOf(3, { god3: "ra" });
  setCount(form, 2);
  expect(form.settings["god3"]).toBe("ra");
  form.settings["god1"] = "ra";
  setCount(form, 3);
  const gods = [1, 2, 3, 4, 5].map((seat) => form.settings[`god${seat}`]);
  expect(gods).toEqual(["ra", ...Array(4).fill("random")]);
});

test("fewer players: the one who begins must be there, the scenario must be for them", () => {
  const form = formOf(3, { scenario: "old-kingdom-3", first: "3" });
  setCount(form, 2);
  expect(form.settings).toMatchObject({ scenario: "old-kingdom-2", first: "random" });
  Object.assign(form.settings, { scenario: "two-crowns-2", first: "2" });
  setCount(form, 3);
  expect(form.settings).toMatchObject({ scenario: "random", first: "2" });
  expect(scenariosFor(ANKH, 3)).toEqual(["old-kingdom-3", "three-nomes-3"]);
});

test("it is open until gods and the first player are settled", () => {
  const form = formOf(2, { god1: "ra", god2: "isis" });
  expect(isOpen(form)).toBe(true);
  form.settings["first"] = "1";
  expect(isOpen(form)).toBe(false);
  form.settings["god2"] = "choose";
  expect(isOpen(form)).toBe(true);
});
