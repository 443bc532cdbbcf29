import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { inWholeUnits } from "./outline.ts";

const PREFIX = "game-icon:";

interface IconSet {
  icons: Record<string, { body: string }>;
}

/**
 * `import feather from "game-icon:feather"` gives the path of one drawing (viewBox 0 0 512 512).
 * The whole collection weighs megabytes; only what is named reaches the bundle. `game-icon:feather@256` is the same, coarser: for
 * many that are never large.
 */
export function gameIcons(): Plugin {
  let set: IconSet | null = null;
  return {
    name: "game-icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      set ??= JSON.parse(
        readFileSync(createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json"), "utf-8"),
      ) as IconSet;
      const [name = "", size = "512"] = id.slice(PREFIX.length + 1).split("@");
      const path = /\sd="([^"]+)"/.exec(set.icons[name]?.body ?? "")?.[1];
      if (!path) throw new Error(`game-icons has no drawing called ${name}`);
      return `export default ${JSON.stringify(inWholeUnits(path, Number(size)))};`;
    },
  };
}
