// A caravan that is being planned: of all lines that the server lists, those that fit what has been
// chosen so far, by their ends or by a path that was dragged.
import type { Way } from "../protocol";

export class Caravan {
  /** All that are possible. */
  lines = $state.raw<readonly Way[]>([]);
  /** The sides that it is to have. */
  over = $state.raw<readonly string[]>([]);

  /** Those that have all that was chosen; of two ends, those between them. */
  readonly fitting = $derived.by<readonly Way[]>(() => fitting(this.lines, this.over));

  /** Where there is something to choose: its ends; where those are settled, the sides that differ. */
  readonly offers = $derived.by<readonly string[]>(() => {
    const lines = this.fitting;
    const ends = [...new Set(lines.flatMap(endsOf))].filter((side) => !this.over.includes(side));
    if (ends.length) return ends;
    const sides = [...new Set(lines.flatMap(sidesOf))];
    return sides.filter((side) => lines.some((way) => !sidesOf(way).includes(side)));
  });

  /** All that any line has: a path may be dragged over them. */
  readonly sides = $derived.by<ReadonlySet<string>>(() => new Set(this.lines.flatMap(sidesOf)));

  begin(lines: readonly Way[]): void {
    this.lines = lines;
    this.over = [];
  }

  /** One more side; or the line, where that leaves only one. */
  choose(side: string): Way | null {
    const over = [...this.over, side];
    const [only, ...more] = fitting(this.lines, over);
    if (only && !more.length) return only;
    this.over = over;
    return null;
  }

  /** The line that is most like a path; none, where it is like no line. */
  drag(path: readonly string[]): Way | null {
    const best = this.lines.toSorted((a, b) => unlike(a, path) - unlike(b, path))[0];
    if (!best || path.length < 2 || unlike(best, path) > path.length / 2) return null;
    return best;
  }

  back(): void {
    this.over = [];
  }
}

function sidesOf({ through = [] }: Way): readonly string[] {
  return through;
}

function endsOf(way: Way): string[] {
  return [sidesOf(way)[0] ?? "", sidesOf(way).at(-1) ?? ""];
}

function fitting(lines: readonly Way[], over: readonly string[]): readonly Way[] {
  const [first, second] = over;
  const all = lines.filter((way) => over.every((side) => sidesOf(way).includes(side)));
  const from = all.filter((way) => !first || endsOf(way).includes(first));
  const between = from.filter((way) => !second || endsOf(way).includes(second));
  return between.length ? between : from.length ? from : all;
}

/** In how many sides a line and a path differ. */
function unlike(way: Way, path: readonly string[]): number {
  const sides = sidesOf(way);
  const same = sides.filter((side) => path.includes(side)).length;
  return sides.length + path.length - 2 * same;
}
