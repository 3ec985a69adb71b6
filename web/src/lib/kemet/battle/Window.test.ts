import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { loadWords, SILENT, type Words } from "../../words";
import { at, type Moment, NAMES, option } from "./example";
import Window from "./Window.svelte";

let words: Words;
beforeAll(async () => {
  words = await loadWords("en", ["kemet"], { ...SILENT, game: "kemet" });
});

function show(moment: Moment, more: object = {}) {
  const calls = { onchoose: vi.fn(), onconfirm: vi.fn(), onundo: vi.fn() };
  const { view, choices, draft, own } = at(moment);
  const say = words.say.bind(words);
  const props = { view, choices, draft, own, say, names: NAMES, ...calls, ...more };
  return { ...calls, choices, ...render(Window, { props }) };
}

const names = () => screen.getAllByRole("button").map((one) => one.textContent?.trim());

test("a Veto is one press; so is letting it pass", async () => {
  const { onchoose, onconfirm, choices } = show("vetoEscape");
  expect(screen.getByText("Inés plays Escape")).toBeTruthy();
  expect(screen.getByText("Space: Desert outside Thinis")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Veto" }));
  await fireEvent.click(screen.getByRole("button", { name: "Let it pass" }));
  expect(onchoose.mock.calls).toEqual([[option(choices, "veto")], [option(choices, "pass")]]);
  expect(onconfirm).toHaveBeenCalledTimes(2);
});

test("it looks the same without the card, and tells so only when it is wanted", async () => {
  // But for what nobody sees: what belongs together, and what programs may press.
  const seen = ({ innerHTML }: Element) =>
    innerHTML.replace(/ (id|aria-labelledby|data-choosable)="[^"]*"/g, "");
  const { unmount, container } = show("vetoEscape");
  const shown = seen(container);
  unmount();
  const without = show("vetoWithout");
  expect(seen(without.container)).toBe(shown);
  await fireEvent.click(screen.getByRole("button", { name: "Veto" }));
  expect(without.onchoose).not.toHaveBeenCalled();
  expect(screen.getByRole("status").textContent).toBe("You have no Veto.");
});

test("an Escape asks for the space after that", async () => {
  const { onchoose, choices } = show("escape", { step: "escape" });
  expect(names()).toEqual(["Stay and fight", "Escape"]);
  await fireEvent.click(screen.getByRole("button", { name: "Escape" }));
  expect(onchoose).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole("button", { name: "Escape to: West bank" }));
  expect(onchoose).toHaveBeenCalledExactlyOnceWith(option(choices, "escape west-bank"));
});

test("without an Escape the window is the same", async () => {
  const choices = at("escape").choices.filter(({ verb }) => verb === "pass");
  show("escape", { step: "escape", choices });
  expect(names()).toEqual(["Stay and fight", "Escape"]);
  await fireEvent.click(screen.getByRole("button", { name: "Escape" }));
  expect(screen.getByText("You have no Escape.")).toBeTruthy();
});

test("an answer can be taken back till all are in", async () => {
  const { onundo } = show("vetoAnswered");
  await fireEvent.click(screen.getByRole("button", { name: "Take back your answer" }));
  expect(onundo).toHaveBeenCalledOnce();
});

test("a Veto can be answered by another, and who only waits is told", () => {
  const { view } = at("vetoEscape");
  const announced = { ...view.announced!, last: "player3", vetoes: 1 };
  show("vetoEscape", { view: { ...view, announced }, own: "player1", choices: [] });
  expect(screen.getByText("Jonas answers Escape with Veto")).toBeTruthy();
  expect(screen.getByText(/whether anyone plays Veto/)).toBeTruthy();
});

test("it says what the card does, and what a Veto would", () => {
  const { view } = at("vetoEscape");
  const { unmount } = show("vetoEscape");
  screen.getByText(/^Escape: “When an opponent enters your space/);
  screen.getByText("A Veto cancels Escape; its price stays paid.");
  unmount();
  show("vetoEscape", { view: { ...view, announced: { ...view.announced!, vetoes: 1 } } });
  screen.getByText("A Veto now cancels the Veto, and Escape works after all.");
});

test("one that passes by itself offers no answer, and nothing to take back", () => {
  const { unmount } = show("vetoWithout", { passes: true });
  expect(names()).toEqual(["Let it pass"]);
  screen.getByText(/so you pass automatically/);
  unmount();
  show("vetoAnswered", { passes: true });
  expect(screen.queryAllByRole("button")).toEqual([]);
  screen.getByText(/nothing to respond with, so you passed/);
});

test("without a question there is no window", () => {
  const { container } = show("cards");
  expect(container.textContent).toBe("");
});
