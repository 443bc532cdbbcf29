import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string }>;
}

/** All drawings of an icon set, by name. */
export function icons(set: string): IconSet["icons"] {
  const file = createRequire(import.meta.url).resolve(`@iconify-json/${set}/icons.json`);
  return (JSON.parse(readFileSync(file, "utf-8")) as IconSet).icons;
}

/**
 * Pictures that are files beside the page and not in it: a table loads those that it shows. `virtual:NAME` is the address of their
 * folder. The folder's name changes when one of them does, so that a browser may keep them for ever.
 */
export function filesBeside(name: string, draw: () => Map<string, string>): Plugin {
  const module = `virtual:${name}`;
  const asked = new RegExp(`^/assets/${name}-\\w+/([\\w-]+)\\.svg$`);
  let all: Map<string, string> | null = null;
  const files = (): Map<string, string> => (all ??= draw());
  const folder = (): string => {
    const digest = createHash("sha256").update([...files()].flat().join("\n")).digest("hex");
    return `assets/${name}-${digest.slice(0, 10)}`;
  };
  return {
    name,
    resolveId: (id) => (id === module ? `\0${module}` : null),
    load: (id) => (id === `\0${module}` ? `export default ${JSON.stringify(`/${folder()}/`)};` : null),
    generateBundle() {
      for (const [file, source] of files()) this.emitFile({ type: "asset", fileName: `${folder()}/${file}.svg`, source });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, file] = asked.exec(request.url ?? "") ?? [];
        const source = file && files().get(file);
        if (!source) return next();
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(source);
      });
    },
  };
}
