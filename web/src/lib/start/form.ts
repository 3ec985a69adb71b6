// The form for a new table, without its looks: what is in it, and what it asks of the server.
import type { Say } from "../say";
import type { GameInfo, NewTable } from "../protocol";

export const KINDS = ["here", "elsewhere", "computer"] as const;
export type Kind = (typeof KINDS)[number];
export const RANDOM = "random";
export const CHOOSE = "choose";

interface SeatForm {
  kind: Kind;
  /** Empty: the seat has its usual name. */
  name: string;
  god: string;
}

export interface Form {
  count: number;
  /** As many as there can be; those beyond the count wait. */
  seats: SeatForm[];
  scenario: string;
  first: string;
  /** By the name of the setting. */
  guardians: Record<string, string>;
}

export function newForm(game: GameInfo, name: string): Form {
  const seats = Array.from({ length: game.most }, (_, seat): SeatForm => {
    return seat === 0
      ? { kind: "here", name, god: RANDOM }
      : { kind: "computer", name: "", god: RANDOM };
  });
  const guardians = Object.keys(game.settings).filter((one) => one.startsWith("guardian"));
  return {
    count: game.fewest,
    seats,
    scenario: RANDOM,
    first: RANDOM,
    guardians: Object.fromEntries(guardians.map((one) => [one, RANDOM])),
  };
}

export function seated(form: Form): SeatForm[] {
  return form.seats.slice(0, form.count);
}

/** As the server wants them: without a space too many. */
export function namesOf(form: Form, say: Say): string[] {
  return seated(form).map(
    ({ name }, seat) => name.trim().replace(/\s+/g, " ") || usual(form, seat, say),
  );
}

export function usual(form: Form, seat: number, say: Say): string {
  const sort = form.seats[seat]?.kind === "computer" ? "computer" : "player";
  return say(`start-name-${sort}`, { number: seat + 1 });
}

/** The other seat that has this god, or -1. */
export function holderOf(form: Form, god: string, seat: number): number {
  if (god === RANDOM || god === CHOOSE) return -1;
  return seated(form).findIndex((one, other) => other !== seat && one.god === god);
}

/** What else no longer fits when there are so many players. */
export function setCount(form: Form, count: number, game: GameInfo): void {
  form.count = count;
  if (Number(form.first) > count) form.first = RANDOM;
  seated(form).forEach((one, seat) => {
    const holder = holderOf(form, one.god, seat);
    if (holder >= 0 && holder < seat) one.god = RANDOM;
  });
  if (form.scenario !== RANDOM && game.scenarios[form.scenario] !== count) {
    const sibling = form.scenario.replace(/\d$/, `${count}`);
    form.scenario = game.scenarios[sibling] === count ? sibling : RANDOM;
  }
}

export function scenariosFor(game: GameInfo, count: number): string[] {
  return Object.keys(game.scenarios).filter((one) => game.scenarios[one] === count);
}

/** Only what is settled: the rest is as the server has it. */
export function settingsOf(form: Form): Record<string, string> {
  const gods = seated(form).map(({ god }, seat) => [`god${seat + 1}`, god]);
  const all = { scenario: form.scenario, first: form.first, ...form.guardians };
  return Object.fromEntries(
    [...Object.entries(all), ...gods].filter(([, value]) => value !== RANDOM),
  );
}

/** Whether the picture shows something that may turn out otherwise. */
export function isOpen(form: Form): boolean {
  return form.first === RANDOM || seated(form).some(({ god }) => god === RANDOM || god === CHOOSE);
}

/** Why the server need not be asked. */
export function problemOf(form: Form, names: readonly string[]): "names" | "nobody" | null {
  if (new Set(names).size < names.length) return "names";
  return seated(form).every(({ kind }) => kind === "computer") ? "nobody" : null;
}

export function tableOf(game: string, form: Form, names: readonly string[]): NewTable {
  const seats = seated(form).map(({ kind }, seat) => ({
    name: names[seat] ?? "",
    random: kind === "computer",
  }));
  return { game, seats, settings: settingsOf(form) };
}

export interface Made {
  names: readonly string[];
  /** The links of this screen. */
  here: string[];
  elsewhere: { name: string; link: string }[];
}

export function sorted(form: Form, names: readonly string[], links: (string | null)[]): Made {
  const made: Made = { names, here: [], elsewhere: [] };
  seated(form).forEach(({ kind }, seat) => {
    const [link, name] = [links[seat], names[seat]];
    if (!link || name === undefined) return;
    if (kind === "here") made.here.push(link);
    else made.elsewhere.push({ name, link });
  });
  return made;
}

/** Where the table is, seen from all these seats at once. */
export function tableAddress(links: readonly string[]): string {
  return `#/table/${links.join(".")}`;
}
