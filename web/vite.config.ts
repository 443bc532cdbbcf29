/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vite";
import { gameIcons } from "./plugins/game-icons.ts";
import { pictures } from "./plugins/pictures.ts";
import { report } from "./plugins/report.ts";
import { talismanFaces } from "./plugins/faces.ts";
import { wordParts } from "./plugins/words.ts";

/** What every page needs, and what every table needs, is one file each: every file has headers of nearly a kilobyte. */
const RARE = "DeckPicker|Enlarged|LookPicker|OfGame|PageFrame|Problem|SitForm|VersionNotice|decks.svelte|look.svelte|looks|live.svelte|turn";
const together = [
  { name: "base", test: new RegExp(`/node_modules/|/src/(lib|parts|games)/(?!(${RARE})[.])[^/]+$`) },
  { name: "table", test: /\/src\/table\/(?!Thing|flights)/, minShareCount: 2 },
];

/**
 * The oldest browsers that we support, as docs/online.md says: they know `light-dark()` and popovers, which the page is made with.
 * Whoever uses something newer raises them in both places.
 */
const OLDEST = ["chrome123", "edge123", "firefox125", "safari17.5", "ios17.5"];

export default defineConfig(({ mode }) => ({
  plugins: [gameIcons(), pictures(), talismanFaces(), wordParts(), svelte(), report(), ...(mode === "test" ? [svelteTesting()] : [])],
  build: {
    outDir: "../src/tavolata/server/static",
    emptyOutDir: true,
    assetsDir: "assets",
    target: OLDEST,
    // A data: address would break the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The worker stands alone, under a name that never changes: browsers look there whether it has.
      input: { index: "index.html", worker: "src/worker/worker.ts" },
      output: {
        codeSplitting: { groups: together },
        entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: {
    // The words of the games lie beside the Python code.
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env.TAVOLATA_SERVER ?? "http://127.0.0.1:8000", ws: true } },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], setupFiles: ["src/lib/testing.ts"] },
}));
