import { render, screen } from "@testing-library/svelte";
import axe from "axe-core";
import { expect, test, vi } from "vitest";
import App from "./App.svelte";

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
