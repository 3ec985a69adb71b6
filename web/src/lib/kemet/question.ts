// What is asked now, with what the sentence names, from a view. The same as tawy/cli/kemet/question.py.
import type { Asked, Words } from "../words";
import { TILES } from "./facts";
import { isSpace } from "./map";
import { COLOURS, readTroops } from "./read";

/** The part of a view that questions are about. */
interface View {
  readonly board: Readonly<Record<string, string>>;
  readonly coming: readonly string[];
  readonly own: { readonly seat: string } | null;
  readonly seats: Readonly<Record<string, Seat>>;
  readonly tokens: { readonly placed: boolean };
  readonly running: {
    readonly pyramid: string | null;
    readonly colour: string | null;
    readonly tile: string | null;
    readonly queue: readonly string[];
    readonly plan?: Readonly<Record<string, number>>;
    readonly displaced: readonly string[];
  };
  readonly march: {
    readonly space: string | null;
    readonly units: number;
    readonly visited: readonly string[];
  } | null;
  readonly announced: {
    readonly card: string;
    readonly last: string;
    readonly vetoes: number;
  } | null;
  readonly battle: {
    readonly space: string;
    readonly attacker: string;
    readonly defender: string;
    readonly winner: string | null;
  } | null;
}

interface Seat {
  readonly tiles: readonly string[];
  readonly pyramids: Readonly<Record<string, string>>;
}

/** What a sentence may call something; see `Words.forms`. */
type Forms = Readonly<Record<string, string>>;

const IN_BATTLE = ["escape", "choose cards", "lose", "drive", "win"];
const IN_MARCH = ["march on", "take units", "take creature", "step to"];
const OF_A_TILE = ["bring creature", "return to", "exchange card"];
const QUEUED = ["deploy in", "recruit in"];
const ENDS_THE_DAY: Readonly<Record<string, string>> = {
  delta: "delta-temple",
  sanctuary: "sanctuary",
};

export function questionOf(words: Words, { question: rule, facts, draft }: Asked): string {
  if (!rule) return "";
  // The server sends what docs/kemet-positions.md says.
  const view = facts as unknown as View;
  return words.say(`kemet-ask-${rule}`.replaceAll(" ", "-"), {
    ...whoAndWhat(words, view, rule),
    ...spaceOf(words, view, rule),
    ...creatureOf(words, view, rule),
    ...colourOf(words, view, rule),
    units: view.march?.units ?? 0,
    moving: view.march?.visited.length ? "yes" : "no",
    placed: view.tokens.placed ? "yes" : "no",
    enlisted: Object.values(view.running.plan ?? {}).reduce((all, units) => all + units, 0),
    place: view.coming.length + 1,
    vetoes: view.announced?.vetoes ?? 0,
    chosen: draft?.length ?? 0,
  });
}

/** Whom a question is about besides whoever is asked, and what was played or is exchanged. */
function whoAndWhat(words: Words, view: View, rule: string): { seat: string; card: string } {
  const { running, announced, battle } = view;
  const seat = (word: string | undefined) => (word ? words.noun("seat", word) : "");
  switch (rule) {
    case "exchange card":
      return { seat: "", card: words.noun("card", running.tile) };
    case "raise to":
      return { seat: seat(running.pyramid?.split(" ")[0]), card: "" };
    case "drive":
      return { seat: seat(fighters(view).find((one) => one !== battle?.winner)), card: "" };
    case "escape":
      return { seat: seat(battle?.attacker), card: "" };
  }
  if (!announced) return { seat: "", card: "" };
  return { seat: seat(announced.last), card: words.noun("intervention", announced.card) };
}

function fighters({ battle }: View): string[] {
  return battle ? [battle.attacker, battle.defender] : [];
}

function spaceOf(words: Words, view: View, rule: string): Forms {
  const name = QUEUED.includes(rule)
    ? view.running.queue[0]
    : IN_BATTLE.includes(rule)
      ? view.battle?.space
      : IN_MARCH.includes(rule)
        ? view.march?.space
        : ENDS_THE_DAY[rule];
  return name && isSpace(name) ? words.forms("space", "space", name) : { space: "" };
}

/** Where the rule asks about one: on its tile, without a troop, or in a troop that goes. */
function creatureOf(words: Words, view: View, rule: string): Forms {
  let name: string | null | undefined = null;
  if (OF_A_TILE.includes(rule)) name = isCreature(view.running.tile) ? view.running.tile : null;
  else if (rule === "rehome")
    name = view.running.displaced.find((one) => ownSeat(view)?.tiles.includes(one));
  else if (rule === "take creature")
    name = readTroops(view.board[view.march?.space ?? ""] ?? "", Object.keys(view.seats))[0]
      ?.creature;
  return name ? words.forms("creature", "creature", name) : { creature: "" };
}

/** A special card comes with a tile too. */
function isCreature(tile: string | null): boolean {
  return TILES.some(({ word }) => word === tile) && !tile?.endsWith("-strategy");
}

/** A pyramid of this colour, or, in the market, the colour itself. */
function colourOf(words: Words, view: View, rule: string): Forms {
  if (rule === "buy") {
    const colour = words.noun("colour", view.running.colour);
    return { ...words.forms("colour", "colour", view.running.colour), colour };
  }
  if (rule === "raise to")
    return words.forms("colour", "colour", view.running.pyramid?.split(" ")[1]);
  if (rule === "build") {
    const pyramids = ownSeat(view)?.pyramids ?? {};
    const homeless = COLOURS.find((one) => /^[1-9]$/.test(pyramids[one] ?? ""));
    return words.forms("colour", "colour", homeless);
  }
  return { colour: "" };
}

function ownSeat({ own, seats }: View): Seat | undefined {
  return seats[own?.seat ?? ""];
}
