// How a board is looked at: how near, and which part of it. Lengths are px of the pane it is seen in.
import type { Point } from "../hex";

export interface View {
  /** 1 is the board as it lies there by itself. */
  readonly zoom: number;
  /** How much of it is beyond the left and the upper edge. */
  readonly left: number;
  readonly top: number;
}

/** The pane, and the board in it as it is at zoom 1. */
export interface Pane {
  readonly width: number;
  readonly height: number;
  readonly board: { readonly width: number; readonly height: number };
}

export const WHOLE: View = { zoom: 1, left: 0, top: 0 };
const NEAREST = 3;
const NEARER = 2.2; // what a double tap shows
/** Of a button or a key. */
export const STEP = 1.5;

const NEARLY = 0.95; // so much of it is as good as all

/** What is too large for the pane at zoom 1 can be made small enough to be seen at once. */
export function farthest({ width, height, board }: Pane): number {
  const all = Math.min(width / board.width, height / board.height);
  return all < NEARLY ? all : 1;
}

/** The board so near, with that part of it at *to* which was at *from*; never more than there is. */
export function zoomed(view: View, zoom: number, pane: Pane, from: Point, to = from): View {
  const near = Math.min(NEAREST, Math.max(farthest(pane), zoom));
  const grown = near / view.zoom;
  const beside = aside(pane, view.zoom);
  return clamped(
    {
      zoom: near,
      left: (view.left + from.x - beside) * grown + aside(pane, near) - to.x,
      top: (view.top + from.y) * grown - to.y,
    },
    pane,
  );
}

/** From the whole to a closer look at a point, and back. */
export function toggled(view: View, pane: Pane, at: Point): View {
  return view.zoom === 1 ? zoomed(view, NEARER, pane, at) : WHOLE;
}

export function clamped({ zoom, left, top }: View, { width, height, board }: Pane): View {
  return {
    zoom,
    left: within(left, board.width * zoom - width),
    top: within(top, board.height * zoom - height),
  };
}

/** What is left free beside a board that is narrower than its pane: it lies in the middle, on top. */
function aside({ width, board }: Pane, zoom: number): number {
  return Math.max(0, (width - board.width * zoom) / 2);
}

function within(number: number, most: number): number {
  return Math.max(0, Math.min(number, most));
}
