import { afterEach, expect, test, vi } from "vitest";
import { get, set, startFollows, startTheme } from "./settings";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function prefer(dark: boolean) {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: dark && query.includes("dark") }));
}

test("what is set is got again", () => {
  expect(get("language")).toBe(null);
  set("language", "de");
  set("theme", "dark");
  expect([get("language"), get("theme")]).toEqual(["de", "dark"]);
});

test("blocked storage is as if nothing had been set", () => {
  const blocked = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: blocked, setItem: blocked, clear: () => {} });
  expect(() => set("name", "Inés")).not.toThrow();
  expect(get("name")).toBe(null);
});

test.each([
  [null, false, "light"],
  [null, true, "dark"],
  ["light", true, "light"],
  ["dark", false, "dark"],
  ["purple", true, "dark"],
])("with the theme %s kept and dark preferred (%s) it is %s", (kept, dark, theme) => {
  prefer(dark);
  if (kept !== null) set("theme", kept);
  expect(startTheme()).toBe(theme);
});

test.each([
  [null, false, true],
  [null, true, false],
  ["yes", true, true],
  ["no", false, false],
])("with %s kept and less motion preferred (%s) steps are followed: %s", (kept, less, follows) => {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: less && query.includes("motion") }));
  if (kept !== null) set("follows", kept);
  expect(startFollows()).toBe(follows);
});
