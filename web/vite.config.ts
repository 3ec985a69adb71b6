import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

/** What a language says of all games is one file, and what it says of one game is another. */
const COMMON = ["page", "start", "table"];
function words(path: string): string | null {
  const [, language, game = ""] = /\/locale\/([^/]+)\/(\w+)[^/]*\.ftl/.exec(path) ?? [];
  if (!language) return null;
  return COMMON.includes(game) ? `words-${language}` : `words-${language}-${game}`;
}

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  // From the root and not relative: a link may lead deep into the site.
  base: "/",
  build: {
    // build.py builds elsewhere and moves the result to this place when it is whole.
    outDir: "../src/tawy/server/static",
    emptyOutDir: true,
    sourcemap: false,
    license: true, // .vite/license.md: the licences of what is inside ask to be passed on
    // Nothing in data: addresses, so that the server may forbid them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false }, // all browsers that can run the rest know it
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: words, debugName: "words" }] } },
    },
  },
  // What both sides share: words, pictures, maps.
  server: { fs: { allow: [".", "../src/tawy", "../docs"] } },
  test: {
    testTimeout: 20_000, // a table comes with all its parts, and the machine may be busy
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
  },
});
