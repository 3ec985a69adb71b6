import { expect, test, vi } from "vitest";
import { Drag } from "./drag.svelte";
import { Taps } from "./gesture";

const HERE = { x: 10, y: 10 };
const THERE = { x: 60, y: 40 };

/** A table on which the piece of A can go to B; it answers when it is told to. */
function table(inHand: string | null = null) {
  let answer: (taken: boolean) => void = () => {};
  const it = {
    held: inHand,
    take: vi.fn((place: string) => {
      return new Promise<boolean>((resolve) => {
        answer = (taken) => {
          it.held = taken ? place : null;
          resolve(taken);
        };
      });
    }),
    holds: (place: string) => it.held === place,
    putBack: vi.fn(() => (it.held = null)),
    leadsTo: (place: string) => it.held === "A" && place === "B",
    choose: vi.fn(),
    async answer(taken: boolean) {
      answer(taken);
      await Promise.resolve();
      await Promise.resolve();
    },
  };
  return it;
}

function lifted(on: ReturnType<typeof table>) {
  const drag = new Drag(on);
  drag.press("A", HERE, 4);
  drag.move(THERE, "C");
  return drag;
}

test("a click stays a click", () => {
  const on = table();
  const drag = new Drag(on);
  drag.press("A", HERE, 4);
  expect(drag.move({ x: 12, y: 11 }, "A")).toBe(false);
  expect(drag.drop("A")).toBe(false);
  expect(on.take).not.toHaveBeenCalled();
});

test("let go on a lit place is the move", async () => {
  const on = table();
  const drag = lifted(on);
  expect([drag.place, drag.off]).toEqual(["A", { x: 50, y: 30 }]);
  await on.answer(true);
  drag.move(THERE, "B");
  expect(drag.target).toBe("B");
  expect(drag.drop("B")).toBe(true);
  expect(on.choose.mock.calls).toEqual([["B"]]);
  expect(on.putBack).not.toHaveBeenCalled();
  expect(drag.place).toBe(null);
});

test.each([["C"], ["A"], [null]])("let go on %s puts it back", async (place) => {
  const on = table();
  const drag = lifted(on);
  await on.answer(true);
  drag.move(THERE, place);
  expect(drag.target).toBe(null);
  expect(drag.drop(place)).toBe(true);
  expect(on.putBack).toHaveBeenCalledOnce();
  expect(on.choose).not.toHaveBeenCalled();
  expect(drag.place).toBe(null);
});

test("the answer may come after it was let go", async () => {
  const on = table();
  const drag = lifted(on);
  drag.drop("B");
  expect(drag.place).toBe("A");
  await on.answer(true);
  expect(on.choose.mock.calls).toEqual([["B"]]);
  expect(drag.place).toBe(null);
});

test("then, too, only a way is one", async () => {
  const on = table();
  const drag = lifted(on);
  drag.drop("C");
  await on.answer(true);
  expect(on.choose).not.toHaveBeenCalled();
  expect(on.putBack).toHaveBeenCalledOnce();
  expect(drag.place).toBe(null);
});

test("what is good for nothing falls back by itself", async () => {
  const on = table();
  const drag = lifted(on);
  await on.answer(false);
  expect(drag.place).toBe(null);
  expect(drag.drop("B")).toBe(false);
  expect(on.choose).not.toHaveBeenCalled();
});

test("after it was put back an answer moves nothing", async () => {
  const on = table();
  const drag = lifted(on);
  drag.drop("B");
  drag.cancel();
  await on.answer(true);
  expect(on.choose).not.toHaveBeenCalled();
  expect(on.held).toBe(null);
});

test("what was in hand before is not taken again, and stays there", () => {
  const on = table("A");
  const drag = lifted(on);
  expect(on.take).not.toHaveBeenCalled();
  drag.cancel();
  expect(on.putBack).not.toHaveBeenCalled();
  drag.press("A", HERE, 4);
  drag.move(THERE, "B");
  drag.drop("B");
  expect(on.choose.mock.calls).toEqual([["B"]]);
});

test("what the table takes out of the hand is in the air no more", async () => {
  const on = table();
  const drag = lifted(on);
  drag.lose(); // it is not in hand yet
  expect(drag.place).toBe("A");
  await on.answer(true);
  on.held = null;
  drag.lose();
  expect(drag.place).toBe(null);
  expect(on.putBack).not.toHaveBeenCalled();
});

test("of taps only the second of two that are soon and close counts", () => {
  const taps = new Taps();
  expect(taps.tap(HERE, 1000)).toBe(false);
  expect(taps.tap(HERE, 1200)).toBe(true);
  expect(taps.tap(HERE, 1300)).toBe(false);
  expect(taps.tap(HERE, 1700)).toBe(false);
  expect(taps.tap({ x: 90, y: 10 }, 1800)).toBe(false);
  taps.forget();
  expect(taps.tap({ x: 90, y: 10 }, 1900)).toBe(false);
});
