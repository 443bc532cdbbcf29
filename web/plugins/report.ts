import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { build, type Plugin } from "vite";

/** Whoever passes a report on passes on what is in it: the licences go with it. */
function licences(): string {
  const texts = ["BSD-3-Clause-vega", "ISC-d3"].map((name) => readFileSync(resolve(import.meta.dirname, `../../licenses/${name}.txt`), "utf-8"));
  return `/*! Vega, Vega-Lite and D3 are in here.\n\n${texts.join("\n")}*/`;
}

/**
 * The charts of the lab's reports: one script that stands alone, since a report carries it inside. It shares nothing with the page and
 * is never fetched by it.
 */
export function report(): Plugin {
  let outDir = "";
  return {
    name: "report",
    apply: "build",
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      await build({
        configFile: false,
        publicDir: false,
        logLevel: "error",
        build: {
          outDir,
          emptyOutDir: false,
          target: "es2022",
          rolldownOptions: { output: { postBanner: licences() } },
          lib: { entry: resolve(import.meta.dirname, "../src/report/report.ts"), formats: ["iife"], name: "report", fileName: () => "report.js" },
        },
      });
    },
  };
}
