// The start page of a server with two games: one with a form of its own, one with settings alone.
import { configure, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import axe from "axe-core";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { list } from "../games";
import type { Say } from "../say";
import { loadWords } from "../words";
import Start from "../../pages/Start.svelte";
import { ANKH, PLAIN } from "./example";

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

vi.mock("../game", async (original) => {
  const found = await original<typeof import("../game")>();
  const plain = async () => {
    const { Art, SeatSign, Drawing } = await found.GAMES["ankh"]!.start();
    const pictured = () => ({ label: "Plain board", caption: "", known: true });
    return { Art, SeatSign, Drawing, pictured, chips: () => ["Short"] };
  };
  return { ...found, GAMES: { ...found.GAMES, plain: { client: plain, start: plain } } };
});

const OWN: Readonly<Record<string, string>> = {
  plain: "Plain Game",
  "start-about-plain": "About it.",
  "plain-setting-length": "Length",
  "plain-setting-length-short": "Short",
  "plain-setting-length-long": "Long",
  "plain-setting-days": "Days",
  "plain-setting-days-none": "As many as it takes",
  "plain-setting-days-number": "At most { $number }",
};
let asked: { path: string; body: any }[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", async (path: string, request?: RequestInit) => {
    asked.push({ path, body: request?.body ? JSON.parse(request.body as string) : null });
    const body = { "/api/games": [ANKH, PLAIN], "/api/setups": { facts: null } }[path];
    return new Response(JSON.stringify(body ?? { links: ["link-a", null] }));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  location.hash = "";
});

async function show() {
  const words = await loadWords("en", ["ankh"]);
  const say: Say = (id, values) =>
    OWN[id]?.replace("{ $number }", `${values?.["number"]}`) ?? words.say(id, values);
  const handlers = { onlanguage: vi.fn(), ontheme: vi.fn() };
  render(Start, { props: { say, language: "en", theme: "light", ...handlers } });
  await screen.findByRole("radio", { name: "2" });
}

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const card = (name: string) => within(screen.getByRole("region", { name }));
const tables = () => asked.filter(({ path }) => path === "/api/tables").map(({ body }) => body);

test("the signs beside the title are those of the first game that has some", async () => {
  await show();
  await waitFor(() => expect(document.querySelectorAll(".hero .signs svg")).toHaveLength(5));
});

test("each game has its card, and is begun from it", async () => {
  await show();
  card("Ankh: Gods of Egypt").getByText("random scenario");
  await card("Plain Game").findByText("Short");
  await fireEvent.click(card("Plain Game").getByRole("button", { name: "Play now" }));
  await waitFor(() => expect(location.hash).toBe("#/table/link-a"));
  expect(tables()).toMatchObject([{ game: "plain", settings: {} }]);
  expect(list()).toMatchObject([{ game: "plain" }]);
});

test("the form is that of the chosen game, and what is in the other stays", async () => {
  await show();
  await choose("Scenario", "two-crowns-2");
  const plain = screen.getByRole("radio", { name: "Plain Game" });
  plain.focus();
  await fireEvent.click(plain);
  expect(document.activeElement).toBe(plain);
  expect(screen.queryByLabelText("Scenario")).toBe(null);
  expect(screen.queryByLabelText("God")).toBe(null);
  screen.getByRole("img", { name: "Plain board" });
  expect(screen.queryByRole("radio", { name: "5" })).toBe(null);
  screen.getByRole("option", { name: "At most 30" });
  await choose("Days", "30");
  await fireEvent.click(screen.getByRole("button", { name: "Play" }));
  await waitFor(() =>
    expect(tables()).toMatchObject([{ game: "plain", settings: { days: "30" } }]),
  );
  await fireEvent.click(screen.getByRole("radio", { name: "Ankh: Gods of Egypt" }));
  expect((screen.getByLabelText("Scenario") as HTMLSelectElement).value).toBe("two-crowns-2");
});

test("the card leads to the form of its game, and the last one is there the next time", async () => {
  await show();
  await fireEvent.click(card("Plain Game").getByRole("button", { name: "Change settings" }));
  await screen.findByLabelText("Length");
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "New table" }));
  await fireEvent.click(screen.getByRole("button", { name: "Play" }));
  await waitFor(() => expect(location.hash).toBe("#/table/link-a"));
  document.body.innerHTML = "";
  await show();
  await screen.findByLabelText("Length");
});

test("axe finds no fault in the two", async () => {
  await show();
  await fireEvent.click(screen.getByRole("radio", { name: "Plain Game" }));
  document.documentElement.lang = "en";
  document.title = "Tawy";
  // Colours can't be measured without a browser.
  const found = await axe.run(document.body, { rules: { "color-contrast": { enabled: false } } });
  expect(found.violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});
