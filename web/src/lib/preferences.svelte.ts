// What the reader prefers, for all pages.
import { get, set, startFollows, startTheme, type Theme } from "./settings";
import { type Tongue, wantedLanguage } from "./words";

export class Preferences {
  language = $state<Tongue>(wantedLanguage(location.search, get("language"), navigator.languages));
  theme = $state<Theme>(startTheme());
  /** Whether a choice that could be taken back is confirmed all the same. */
  confirms = $state(get("confirms") === "yes");
  /** Whether what others do is shown step by step as it comes. */
  follows = $state(startFollows());
  /** Whether keys of a single sign are commands: who dictates may want none of them. */
  signs = $state(get("signs") !== "no");

  setLanguage(language: Tongue): void {
    this.language = language;
    set("language", language);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    set("theme", theme);
  }

  setConfirms(confirms: boolean): void {
    this.confirms = confirms;
    set("confirms", confirms ? "yes" : "no");
  }

  setSigns(signs: boolean): void {
    this.signs = signs;
    set("signs", signs ? "yes" : "no");
  }

  setFollows(follows: boolean): void {
    this.follows = follows;
    set("follows", follows ? "yes" : "no");
  }
}
