import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { loadWords } from "../words";
import { EXAMPLE } from "./example";
import LastBattle from "./LastBattle.svelte";
import { SPEECH } from "./speech";

test("a battle is told in sentences, the winner in bold, till the reader goes on", async () => {
  const words = await loadWords("en", ["ankh"], SPEECH);
  const events = [
    { event: "played", side: "ra", card: "flood" },
    { event: "strength", side: "ra", strength: 4 },
    { event: "won", side: "ra" },
    { event: "died", side: "osiris", figure: "warrior", space: "E5" },
  ];
  const letter = ({ side }: Readonly<Record<string, unknown>>) => (side === "ra" ? "A" : "");
  const battle = { ...EXAMPLE, battle: { region: "I5" } };
  const { rerender } = render(LastBattle, { props: { now: battle, events: [], words, letter } });
  expect(screen.queryByRole("status")).toBeNull();
  const dominated = { event: "dominated", side: "ra", token: 4 };
  await rerender({ now: { ...EXAMPLE, battle: null }, events: [...events, dominated] });
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
  await fireEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(screen.queryByRole("status")).toBeNull();
});
