import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { loadWords } from "../../words";
import Report from "./Report.svelte";

test("a battle is told in sentences, the winner in bold, till the reader goes on", async () => {
  const words = await loadWords("en");
  const onclose = vi.fn();
  const events = [
    { event: "played", side: "ra", card: "flood" },
    { event: "strength", side: "ra", strength: 4 },
    { event: "won", side: "ra" },
    { event: "died", side: "osiris", figure: "warrior", space: "E5" },
  ];
  const letter = ({ side }: Readonly<Record<string, unknown>>) => (side === "ra" ? "A" : "");
  render(Report, { props: { token: 3, events, words, letter, onclose } });
  const told = within(screen.getByRole("status"));
  expect(told.getByRole("heading").textContent).toBe("How the battle in region 3 went");
  const lines = told.getAllByRole("listitem");
  expect(lines.map((line) => line.lastElementChild?.textContent)).toEqual(
    events.map((event) => words.event(event)),
  );
  expect(lines.map((line) => line.classList.contains("outcome"))).toEqual([
    false,
    false,
    true,
    false,
  ]);
  await fireEvent.click(screen.getByRole("button", { name: "Go on" }));
  expect(onclose).toHaveBeenCalledOnce();
});
