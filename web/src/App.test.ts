import { configure, render, screen, waitFor } from "@testing-library/svelte";
import axe from "axe-core";
import { afterEach, expect, test, vi } from "vitest";
import App from "./App.svelte";
import { ANKH, PLAIN } from "./lib/start/example";

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  location.hash = "";
});

test("it speaks the reader's language and axe finds no fault", async () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["de-AT", "en"]);
  vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("[]"));
  location.hash = "#/nowhere";
  render(App);
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toMatch(/Seite/);
  expect(document.documentElement.lang).toBe("de");
  // Colours can't be measured without a browser.
  const found = await axe.run(document.body, { rules: { "color-contrast": { enabled: false } } });
  expect(found.violations.map(({ id, nodes }) => [id, ...nodes.map((node) => node.html)])).toEqual(
    [],
  );
});

const LENGTHS = {
  game: ["short", "long", "beginner"],
  discards: ["unused-down"],
  max_days: ["none"],
};
const KEMET = { ...PLAIN, name: "kemet", settings: LENGTHS };

function serve() {
  vi.stubGlobal("fetch", async (path: string) => {
    const body = path === "/api/games" ? [ANKH, KEMET] : { facts: null };
    return new Response(JSON.stringify(body));
  });
}

test("an address that names a game leads to its form", async () => {
  serve();
  localStorage.setItem("tawy-game", "ankh");
  location.hash = "#/start/kemet";
  render(App);
  const kemet = (await screen.findByRole("radio", { name: "Kemet" })) as HTMLInputElement;
  expect(kemet.checked).toBe(true);
  await waitFor(() => expect(document.activeElement?.id).toBe("start-create"));
  location.hash = "#/start/ankh";
  const ankh = () => screen.getByRole("radio", { name: "Ankh: Gods of Egypt" });
  await waitFor(() => expect((ankh() as HTMLInputElement).checked).toBe(true));
});

test("one that names no game leads nowhere", async () => {
  serve();
  location.hash = "#/start/chess";
  render(App);
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toMatch(/page/);
});
