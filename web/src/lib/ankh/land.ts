// A part of the board, drawn alone: what lies in it, and the box around it.
import { centre, HEIGHT, RADIUS } from "../hex";
import { around, sideOf, type Space, SPACES } from "./map";
import type { Content, View } from "./read";

const MARGIN = 12;

/** A region with the water beside it: figures there belong to it, too. */
export function withWater(land: readonly Space[]): readonly Space[] {
  const wet = land.flatMap((space) => around(space).filter((one) => one?.terrain === "water"));
  const area = new Set([...land, ...wet]);
  return SPACES.filter((space) => area.has(space));
}

export function boxOf(spaces: readonly Space[]): readonly number[] {
  const at = spaces.map(({ column, row }) => centre(column, row));
  const [left, right] = [Math.min(...at.map(({ x }) => x)), Math.max(...at.map(({ x }) => x))];
  const [top, foot] = [Math.min(...at.map(({ y }) => y)), Math.max(...at.map(({ y }) => y))];
  const [wide, high] = [RADIUS + MARGIN, HEIGHT / 2 + MARGIN];
  return [left - wide, top - high, right - left + 2 * wide, foot - top + 2 * high];
}

/** The sides of these that any of the spaces has. */
export function sidesAt(spaces: readonly Space[], sides: Iterable<string>): string[] {
  return [...sides].filter((side) => sideOf(side).some((space) => spaces.includes(space)));
}

export function contentsOf(
  spaces: readonly Space[],
  contents: ReadonlyMap<string, Content>,
): Map<string, Content> {
  const names = new Set(spaces.map(({ name }) => name));
  return new Map([...contents].filter(([name]) => names.has(name)));
}

/** The view with only those camels that stand around the land of these spaces. */
export function camelsAt(spaces: readonly Space[], view: View): View {
  const land = spaces.filter(({ terrain }) => terrain !== "water");
  const line = sidesAt(land, view.action?.line ?? []);
  return { ...view, camels: sidesAt(land, view.camels), action: { ...view.action, line } };
}
