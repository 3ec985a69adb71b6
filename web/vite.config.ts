import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

/** All words of a language are one file: a reader loads one, and with one request. */
function language(path: string): string | null {
  const found = /\/locale\/([^/]+)\/[^/]+\.ftl/.exec(path);
  return found ? `words-${found[1]}` : null;
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
      output: { codeSplitting: { groups: [{ name: language, debugName: "words" }] } },
    },
  },
  // What both sides share: words, pictures, maps.
  server: { fs: { allow: [".", "../src/tawy"] } },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
  },
});
