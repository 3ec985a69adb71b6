// For tests: the real words, what a reader finds on the page, and what axe finds wrong with it.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { fireEvent } from "@testing-library/svelte";
import axe from "axe-core";
import type { Say } from "./say";

/** An id without words, or without its values, fails the test that asks. */
export function sayer(...files: readonly string[]): Say {
  const bundle = new FluentBundle("en", { useIsolating: false });
  for (const file of files) bundle.addResource(new FluentResource(file));
  return (id, values = {}) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`no words for ${id}`);
    return bundle.formatPattern(pattern, values);
  };
}

export function text(element: Element | null | undefined): string {
  return element?.textContent?.replace(/\s+/g, " ").trim() ?? "";
}

export function one(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

/** The symbols that the page draws, by their ids. */
export function symbols(): string[] {
  return [...document.querySelectorAll("use")].map((use) => use.getAttribute("href")!.slice(1));
}

// --- a board

/** The cell of a place. */
export function cell(place: string): HTMLElement {
  return one(`[data-place="${place}"]`);
}

/** The places that Tab leads to. */
export function stops(): (string | null)[] {
  return [...document.querySelectorAll('[tabindex="0"]')].map((stop) =>
    stop.getAttribute("data-place"),
  );
}

/** Where a key leads from the place in focus. */
export async function press(key: string, more: object = {}) {
  await fireEvent.keyDown(document.activeElement!, { key, ...more });
  return document.activeElement?.getAttribute("data-place");
}

// --- axe

// Colours can't be measured without a browser; landmarks and the first heading are the page's.
const OFF = ["color-contrast", "region", "landmark-one-main", "page-has-heading-one"];

/** Each rule that is broken, with the first place where it is. */
export async function faults(): Promise<[string, string | undefined][]> {
  document.documentElement.lang = "en";
  document.title = "Tawy";
  const rules = Object.fromEntries(OFF.map((id) => [id, { enabled: false }]));
  const { violations } = await axe.run(document.body, { rules });
  return violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
}
