// A path drawn over the sides of the board with mouse or finger.
import { distance, type Gesture } from "../board/gesture";
import type { Point } from "../hex";
import { onSide } from "./draw";

const REACH = 26; // of a side's middle, in units of the board

export function drawnOver(
  sides: () => ReadonlySet<string>,
  drawn: (path: readonly string[]) => void,
  done: (path: readonly string[]) => void,
): Gesture {
  let path: string[] = [];

  function add(at: Point) {
    const away = (side: string) => distance(onSide(side), at);
    const [first] = [...sides()].toSorted((a, b) => away(a) - away(b));
    if (!first || away(first) >= REACH || path.includes(first)) return;
    path = [...path, first];
    if (path.length > 1) drawn(path);
  }

  function cancel() {
    path = [];
    drawn([]);
  }

  return {
    press(_, at) {
      path = [];
      if (sides().size) add(at);
      return sides().size > 0;
    },
    move(_, at) {
      add(at);
      return path.length > 1;
    },
    end() {
      const over = path;
      cancel();
      if (over.length > 1) done(over);
      return over.length > 1;
    },
    cancel,
  };
}
