// What Ankh asks for in the form of a new table: scenario, gods, guardians, who begins.
import { type Form, RANDOM, seated } from "../../start/form";
import type { GameInfo } from "../../protocol";

export const CHOOSE = "choose";

export function godOf({ settings }: Form, seat: number): string {
  return settings[`god${seat + 1}`] ?? RANDOM;
}

export function isSettled(god: string): boolean {
  return god !== RANDOM && god !== CHOOSE;
}

export function scenarioOf({ settings }: Form): string {
  return settings["scenario"] ?? RANDOM;
}

/** The other seat that has this god, or -1. */
export function holderOf(form: Form, god: string, seat: number): number {
  if (!isSettled(god)) return -1;
  return seated(form).findIndex((_, other) => other !== seat && godOf(form, other) === god);
}

export function scenariosFor(game: GameInfo, count: number): string[] {
  return Object.keys(game.scenarios).filter((one) => game.scenarios[one] === count);
}

/** A seat that is not there has no god. */
export function applies(form: Form, setting: string): boolean {
  return !setting.startsWith("god") || Number(setting.slice(3)) <= form.count;
}

/** What no longer fits when there are so many players. */
export function fit(form: Form, game: GameInfo): void {
  const { count, settings } = form;
  if (Number(settings["first"]) > count) settings["first"] = RANDOM;
  seated(form).forEach((_, seat) => {
    const holder = holderOf(form, godOf(form, seat), seat);
    if (holder >= 0 && holder < seat) settings[`god${seat + 1}`] = RANDOM;
  });
  const scenario = scenarioOf(form);
  if (scenario !== RANDOM && game.scenarios[scenario] !== count) {
    const sibling = scenario.replace(/\d$/, `${count}`);
    settings["scenario"] = game.scenarios[sibling] === count ? sibling : RANDOM;
  }
}

/** Whether the picture shows something that may turn out otherwise. */
export function isOpen(form: Form): boolean {
  const gods = seated(form).map((_, seat) => godOf(form, seat));
  return form.settings["first"] === RANDOM || !gods.every(isSettled);
}
