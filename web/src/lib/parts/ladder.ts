// The steps of a battle, as far as it has come.

export interface Rung<Step extends string = string> {
  readonly step: Step;
  /** None for what is not counted among the steps. */
  readonly number: number | null;
  readonly state: "done" | "now" | "next";
}

export function rungs<Step extends string>(
  steps: readonly Step[],
  now: Step | null,
  counted: readonly Step[] = steps,
): Rung<Step>[] {
  const here = now ? steps.indexOf(now) : -1;
  return steps.map((step, i) => ({
    step,
    number: counted.includes(step) ? counted.indexOf(step) + 1 : null,
    state: i < here ? "done" : i === here ? "now" : "next",
  }));
}
