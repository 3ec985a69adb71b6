import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, test } from "vitest";
import { loadWords, SILENT, type Told } from "../../words";
import { STORY } from "./example";
import LastBattle from "./LastBattle.svelte";

const letter = ({ seat }: Told) => (seat === "player1" ? "A" : "");
const load = () => loadWords("en", ["kemet"], { ...SILENT, game: "kemet" });

test("a battle is told in sentences, the winner in bold", async () => {
  const words = await load();
  const { rerender } = render(LastBattle, { props: { space: null, events: [], words, letter } });
  await rerender({ events: STORY });
  const told = within(screen.getByRole("status"));
  expect(told.getByRole("heading").textContent).toBe(
    "How the battle went: Obelisk between Thinis and Abydos",
  );
  const bold = told.getAllByRole("listitem").filter((line) => line.classList.contains("outcome"));
  expect(bold).toHaveLength(1);
});

test("it comes when a battle is over, and not for one that was over before", async () => {
  const words = await load();
  const props = { space: null, events: STORY, words, letter };
  const { rerender } = render(LastBattle, { props });
  expect(screen.queryByRole("status")).toBeNull();
  const attacked = { event: "attacked", seat: "player2", owner: "player1", space: "west-bank" };
  await rerender({ space: "west-bank", events: [...STORY, attacked] });
  expect(screen.queryByRole("status")).toBeNull();
  await rerender({ space: null, events: [...STORY, attacked, STORY.at(-1)!] });
  await tick();
  expect(screen.getByRole("heading").textContent).toContain("West bank");
  await fireEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(screen.queryByRole("status")).toBeNull();
});

test("a battle that began and ended between two looks is told too", async () => {
  const words = await load();
  const { rerender } = render(LastBattle, {
    props: { space: null, events: STORY.slice(0, 1), words, letter },
  });
  await rerender({ space: null, events: STORY });
  expect(screen.getByRole("heading").textContent).toContain("Obelisk");
});

test("it goes with the next choice, whether it was read or not", async () => {
  const words = await load();
  const { rerender } = render(LastBattle, { props: { space: null, events: [], words, letter } });
  await rerender({ events: STORY });
  expect(screen.queryByRole("status")).not.toBeNull();
  await rerender({ chosen: 1 });
  expect(screen.queryByRole("status")).toBeNull();
});
