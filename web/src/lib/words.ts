// Words for people, from Fluent text: ids come in, sentences go out. The same as tawy/words.py, and
// the texts are the same files.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "es", "it", "de", "pt-BR"] as const;
export type Language = (typeof LANGUAGES)[number];

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

export class Words {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: Language,
    ...texts: string[]
  ) {
    // No isolating marks: our values are words of the same script.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.#bundle.addResource(new FluentResource(text));
  }

  /** The message with this id; an unknown id says itself, so that it is seen and mended. */
  say(id: string, values: Record<string, FluentVariable> = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) return id;
    // With a list for the errors a missing value shows as {$name}; without one it would throw.
    return this.#bundle.formatPattern(pattern, values, []);
  }
}
