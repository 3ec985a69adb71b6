// What counted most in a choice of an opponent, in numbers that can be read.
const SHOWN = 3;
const VICTORY = "victory";
const POINTS = 100; // terms are around 1: whole numbers say the same, and less than one says nothing

export interface Weighed {
  readonly term: string;
  /** Above 0: better after this choice than after others. */
  readonly points: number;
}

/** The terms with the greatest differences, the greatest first; before all others, victory. */
export function weightiest(terms: Readonly<Record<string, number>>): Weighed[] {
  return Object.entries(terms)
    .map(([term, gain]) => ({ term, points: Math.round(gain * POINTS) }))
    .filter(({ points }) => points)
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, SHOWN);
}

function weight({ term, points }: Weighed): number {
  return term === VICTORY ? Infinity : Math.abs(points);
}

/** Whether all that counted most is worse after it. */
export function speaksAgainst(counted: readonly Weighed[]): boolean {
  return counted.length > 0 && counted.every(({ points }) => points < 0);
}

/** The greatest difference of several choices: their bars are drawn to one scale. */
export function greatest(choices: readonly (readonly Weighed[])[]): number {
  return Math.max(1, ...choices.flat().map(({ points }) => Math.abs(points)));
}
