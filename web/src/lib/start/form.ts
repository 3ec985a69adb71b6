// The form for a new table, without its looks: what is in it, and what it asks of the server.
import type { GameStart } from "../game";
import { levelName, usualLevel } from "../opponents";
import type { GameInfo, NewTable } from "../protocol";
import type { Say } from "../say";

export const KINDS = ["here", "elsewhere", "computer"] as const;
export type Kind = (typeof KINDS)[number];
/** Of a setting that is left to chance. */
export const RANDOM = "random";

interface SeatForm {
  kind: Kind;
  /** Of the opponent, if the computer plays; it waits while somebody else does. */
  level: string;
  /** Empty: the seat has its usual name. */
  name: string;
}

export interface Form {
  count: number;
  /** As many as there can be; those beyond the count wait. */
  seats: SeatForm[];
  /** By name, all of them. */
  settings: Record<string, string>;
}

export function newForm(game: GameInfo, name: string): Form {
  const level = usualLevel(game.opponents);
  const seats = Array.from({ length: game.most }, (_, seat): SeatForm => {
    return seat === 0 ? { kind: "here", level, name } : { kind: "computer", level, name: "" };
  });
  const settings = Object.entries(game.settings).map(([one, values]) => [one, values[0] ?? ""]);
  return { count: game.fewest, seats, settings: Object.fromEntries(settings) };
}

export function seated(form: Form): SeatForm[] {
  return form.seats.slice(0, form.count);
}

/** As the server wants them: without a space too many. */
export function namesOf(form: Form, say: Say): string[] {
  return seated(form).map((one, seat) => typed(one) || usual(form, seat, say));
}

function typed({ name }: SeatForm): string {
  return name.trim().replace(/\s+/g, " ");
}

/**
 * A word for a seat that nobody has named, see `seatName`: opponents are called by their levels, with
 * a number where another seat would be called the same.
 */
export function usual(form: Form, seat: number, say: Say): string {
  const number = seat + 1;
  const own = form.seats[seat];
  if (own?.kind !== "computer") return `player-${number}`;
  const level = levelName(own.level, say);
  const others = seated(form).filter((_, i) => i !== seat);
  const taken = others.some(
    (one) => (typed(one) || (one.kind === "computer" && levelName(one.level, say))) === level,
  );
  return taken ? `${own.level}-${number}` : own.level;
}

/** Only what is not as usual: the rest is as the server has it. */
export function settingsOf(
  form: Form,
  game: GameInfo,
  { applies = () => true }: Pick<GameStart, "applies">,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(form.settings).filter(
      ([name, value]) => value !== game.settings[name]?.[0] && applies(form, name),
    ),
  );
}

/** Why the server need not be asked; *names* are as they are read. */
export function problemOf(form: Form, names: readonly string[]): "names" | "nobody" | null {
  if (new Set(names).size < names.length) return "names";
  return seated(form).every(({ kind }) => kind === "computer") ? "nobody" : null;
}

export function tableOf(
  game: GameInfo,
  start: Pick<GameStart, "applies">,
  form: Form,
  names: readonly string[],
): NewTable {
  const seats = seated(form).map(({ kind, level }, seat) => ({
    name: names[seat] ?? "",
    bot: kind === "computer" ? level : "",
  }));
  return { game: game.name, seats, settings: settingsOf(form, game, start) };
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
