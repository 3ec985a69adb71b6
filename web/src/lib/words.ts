// Words for people, from Fluent text: ids come in, sentences go out. The same as tawy/words.py, and
// the texts are the same files.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Obstacle, Choice, Observation } from "./protocol";
import { PSEUDO, pseudo } from "./pseudo";

export const LANGUAGES = ["en", "es", "it", "de", "pt-BR"] as const;
export type Language = (typeof LANGUAGES)[number];
/** What words can be had in. */
export type Tongue = Language | typeof PSEUDO;
/** An event as it was told to a seat. */
export type Told = Readonly<Record<string, unknown>>;

/** A rule that tables read differently: a setting with its rule and its readings, the usual one first. */
export interface Ruling {
  readonly name: string;
  readonly id: string;
  readonly readings: readonly string[];
}

/** What the words of a game are made from, beside its texts; see its facts.ts. */
export interface Speech {
  /** Its name: its ids begin with it, and so do its files. */
  readonly game: string;
  readonly told: Readonly<Record<string, Readonly<Record<string, string | null>>>>;
  readonly secret: Readonly<Record<string, string>>;
  readonly plain: readonly string[];
  readonly rulings?: readonly Ruling[];
  /** Seats have no names of their own: they go by those of their players. */
  readonly named?: boolean;
  /** What is asked of whoever looks; nothing if he is not asked. */
  readonly question: (words: Words, observation: Asked) => string;
}
/** What a question is made from; the draft says how far a secret choice has got. */
export type Asked = Pick<Observation, "question" | "facts"> & Partial<Pick<Observation, "draft">>;
/** What is told of a table; see `Facts` in game.ts. */
type Facts = Readonly<Record<string, unknown>>;
/** Where there is no table. */
export const SILENT: Speech = { game: "", told: {}, secret: {}, plain: [], question: () => "" };

/** The first wanted language that we speak; pt-PT is better served by pt-BR than by English. */
export function bestLanguage(wanted: readonly string[]): Language {
  for (const one of wanted) {
    const found =
      LANGUAGES.find((language) => language.toLowerCase() === one.toLowerCase()) ??
      LANGUAGES.find((language) => primary(language) === primary(one));
    if (found) return found;
  }
  return "en";
}

function primary(language: string): string {
  return language.toLowerCase().split("-")[0] ?? "";
}

/** By the address, else what the reader chose before, else what the browser asks for. */
export function wantedLanguage(
  search: string,
  stored: string | null,
  browser: readonly string[],
): Tongue {
  const asked = new URLSearchParams(search).get("language");
  if (asked === PSEUDO) return PSEUDO;
  return bestLanguage([asked, stored, ...browser].filter((one) => one !== null));
}

// What a language says of one game, or of none, is one file of the build: see vite.config.ts.
const TEXTS = import.meta.glob<string>(
  ["../../../src/tawy/locale/*/*.ftl", "!../../../src/tawy/locale/*/toy.ftl"],
  { query: "?raw", import: "default" },
);

const COMMON = ["page", "start", "table"];

/** For a page that speaks of these games, and tells what happens in the one whose *speech* it has. */
export async function loadWords(
  language: Tongue,
  games: readonly string[],
  speech = SILENT,
): Promise<Words> {
  const folder = `/locale/${language === PSEUDO ? "en" : language}/`;
  const wanted = Object.keys(TEXTS).filter((path) => {
    const [, name = ""] = path.split(folder);
    return [...COMMON, ...games].includes(name.split(/[-.]/)[0] ?? "");
  });
  const texts = await Promise.all(wanted.map((path) => TEXTS[path]!()));
  return new Words(language, speech, ...texts);
}

/** What a reader of one language reads. A game's ids begin with its name. */
export class Words {
  readonly #bundle: FluentBundle;
  readonly game: string;
  /** What needs no values is said a thousand times: the board has a sentence for every space. */
  readonly #said = new Map<string, string>();
  readonly #told = new WeakMap<Told, string>();
  /** By id of a seat: who sits there, where seats have no names of their own. */
  #people: ReadonlyMap<string, string> = new Map();

  constructor(
    readonly language: Tongue,
    readonly speech: Speech,
    ...texts: string[]
  ) {
    this.game = speech.game;
    const disguised = language === PSEUDO;
    this.#bundle = new FluentBundle(disguised ? "en" : language, {
      useIsolating: false, // our values are words of the same script
      ...(disguised && { transform: pseudo }),
    });
    for (const text of texts) this.#bundle.addResource(new FluentResource(text));
  }

  /** Who sits where; before anything is said. */
  seat(words: readonly string[], names: readonly string[]): void {
    if (!this.speech.named) return;
    this.#people = new Map(words.map((word, i) => [this.#idOf("seat", word), names[i] ?? word]));
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The message with this id; an unknown id says itself, so that it is seen and mended. */
  say(id: string, values?: Record<string, FluentVariable>): string {
    if (values) return this.#format(id, values);
    const said = this.#people.get(id) ?? this.#said.get(id) ?? this.#format(id, {});
    this.#said.set(id, said);
    return said;
  }

  #format(id: string, values: Record<string, FluentVariable>): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) return id;
    // With a list for the errors a missing value shows as {$name}; without one it would throw.
    return this.#bundle.formatPattern(pattern, values, []);
  }

  /** What something is called, standing alone. */
  noun(kind: string | null, word: unknown): string {
    if (word === null || word === undefined) return this.say("hidden");
    if (kind === null || this.speech.plain.includes(kind)) return String(word);
    return this.say(this.#idOf(kind, word));
  }

  /** What something is called in a sentence, as its object: "a warrior", "einen Krieger". */
  thing(kind: string | null, word: unknown): string {
    const message = kind === null ? undefined : this.#bundle.getMessage(this.#idOf(kind, word));
    const form = message?.attributes["object"];
    return form ? this.#bundle.formatPattern(form, {}, []) : this.noun(kind, word);
  }

  /**
   * What sentences call something: `$space`, and `$space-in` where nouns have a form `in`. A language
   * gives its nouns the forms that its sentences need: "nel tempio", "im Tempel".
   */
  forms(name: string, kind: string | null, word: unknown): Record<string, string> {
    const found = { [name]: this.thing(kind, word) };
    const message = kind === null ? undefined : this.#bundle.getMessage(this.#idOf(kind, word));
    for (const [form, pattern] of Object.entries(message?.attributes ?? {}))
      if (form !== "object") found[`${name}-${form}`] = this.#bundle.formatPattern(pattern, {}, []);
    return found;
  }

  /** What a choice says; with the thing that it is done with, where the game names one. */
  choice({ verb, noun, thing }: Pick<Choice, "verb" | "noun" | "thing">): string {
    return this.say(`${this.game}-choice-${verb}`, {
      noun: noun ? this.noun(noun[0] ?? null, noun[1]) : "",
      ...(thing ? this.forms("thing", thing[0] ?? null, thing[1]) : { thing: "" }),
    });
  }

  /** What an event, as it was told to a seat, says. */
  event(told: Told): string {
    const sentence = this.#told.get(told) ?? this.#tell(told);
    this.#told.set(told, sentence);
    return sentence;
  }

  #tell(told: Told): string {
    const name = String(told["event"]);
    const values: Record<string, FluentVariable> = {};
    for (const [field, kind] of Object.entries(this.speech.told[name] ?? {})) {
      const value = told[field];
      Object.assign(
        values,
        typeof value === "number" ? { [field]: value } : this.forms(field, kind, value),
      );
    }
    const secret = this.speech.secret[name];
    const known = secret && told[secret] === null ? "no" : "yes";
    const why = String(told["why"] ?? "");
    const cause = this.cause(why);
    return this.say(`${this.game}-event-${name}`, { why, cause, known, ...values });
  }

  /** What a cause is called that has a noun's name (a tile, a power); else it says itself. */
  cause(why: string): string {
    const kinds = Object.values(this.speech.told).flatMap((fields) => Object.values(fields));
    const named = kinds.find((kind) => kind !== null && this.has(this.#idOf(kind, why)));
    return named ? this.noun(named, why) : why;
  }

  /** Several in one sentence: all of them, or one of them. */
  list(items: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string {
    return new Intl.ListFormat(this.language, { type }).format(items);
  }

  /** Why something may not be chosen; the rules that say so are shown apart. */
  /** Why a choice would do nothing. */
  idle({ reason }: Pick<Obstacle, "reason">): string {
    return this.say(`${this.game}-idle-${reason}`);
  }

  reason({ reason }: Pick<Obstacle, "reason">): string {
    const own = `${this.game}-reason-${reason}`;
    return this.say(this.has(own) ? own : `reason-${reason}`);
  }

  /** Of a table: a sentence for each ruling that it plays otherwise than usual. */
  otherRulings(table: Facts): string[] {
    const read = readingsOf(table);
    return (this.speech.rulings ?? [])
      .filter(({ name }) => read[name])
      .map(({ name }) => this.#reading(name, read[name]!));
  }

  /** What this table plays, where one of these *rules* is a ruling that others play otherwise. */
  ruling(rules: readonly string[], table: Facts): string | null {
    const found = this.speech.rulings?.find(({ id }) => rules.includes(id));
    if (!found) return null;
    return this.#reading(found.name, readingsOf(table)[found.name] ?? found.readings[0]!);
  }

  #reading(name: string, reading: string): string {
    return this.say(`${this.game}-setting-${name}-${reading}`);
  }

  question(observation: Asked): string {
    return this.speech.question(this, observation);
  }

  #idOf(kind: string, word: unknown): string {
    return `${this.game}-${kind}-${word}`.replaceAll(" ", "-");
  }
}

/** By ruling, what a table plays otherwise than usual: facts say nothing of the others. */
function readingsOf(table: Facts): Readonly<Record<string, string>> {
  return (table["rulings"] ?? {}) as Record<string, string>;
}
