// A path drawn over the sides of the board with mouse or finger.
import { onSide } from "./draw";

export interface Path {
  down(event: PointerEvent): void;
  move(event: PointerEvent): void;
  up(): void;
}

const REACH = 26; // of a side's middle, in units of the board

export function pathOver(
  board: () => SVGSVGElement,
  sides: () => ReadonlySet<string>,
  drawn: (path: readonly string[]) => void,
  done: (path: readonly string[]) => void,
): Path {
  let path: string[] | null = null;

  function nearest({ clientX, clientY }: PointerEvent): string | null {
    const screen = board().getScreenCTM?.();
    if (!screen) return null;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(screen.inverse());
    const away = (side: string) => Math.hypot(onSide(side).x - x, onSide(side).y - y);
    const [first] = [...sides()].toSorted((a, b) => away(a) - away(b));
    return first && away(first) < REACH ? first : null;
  }

  function add(event: PointerEvent) {
    const side = nearest(event);
    if (!path || !side || path.includes(side)) return;
    path = [...path, side];
    if (path.length > 1) drawn(path);
  }

  return {
    down(event) {
      if (!sides().size || event.button !== 0) return;
      path = [];
      add(event);
    },
    move: add,
    up() {
      const over = path ?? [];
      path = null;
      drawn([]);
      if (over.length > 1) done(over);
    },
  };
}
