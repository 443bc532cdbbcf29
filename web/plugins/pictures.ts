import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const CARDS = resolve(import.meta.dirname, "../../src/tavolata/games/timeline/decks/twist/pictures.json");
const MODULE = "virtual:pictures";
/** The drawings in one colour are dark with a light rim, so that they stand out on every ground. */
const INK = "#3b2a45";
const RIM = "#fffaf0";

interface IconSet {
  icons: Record<string, { body: string }>;
}

function icons(set: string): IconSet["icons"] {
  const file = createRequire(import.meta.url).resolve(`@iconify-json/${set}/icons.json`);
  return (JSON.parse(readFileSync(file, "utf-8")) as IconSet).icons;
}

/** Every drawing that a card names, as a file of its own: a coloured one, or where there is none one in ink. */
export function drawings(): Map<string, string> {
  const cards = Object.values(JSON.parse(readFileSync(CARDS, "utf-8")) as Record<string, string>);
  const [coloured, plain] = [icons("fluent-emoji-flat"), icons("game-icons")];
  const found = new Map<string, string>();
  for (const name of [...new Set(cards.flatMap((text) => text.split(" ")))].sort()) {
    const path = /\sd="([^"]+)"/.exec(plain[name]?.body ?? "")?.[1];
    const [size, body] = coloured[name]
      ? [32, coloured[name].body]
      : [512, `<path fill="${INK}" stroke="${RIM}" stroke-width="26" stroke-linejoin="round" paint-order="stroke" d="${path}"/>`];
    if (!coloured[name] && !path) throw new Error(`no drawing is called ${name}`);
    const room = size / 16;
    const box = coloured[name] ? `0 0 ${size} ${size}` : `${-room} ${-room} ${size + 2 * room} ${size + 2 * room}`;
    found.set(name, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${body}</svg>`);
  }
  return found;
}

/**
 * The pictures of Timeline's cards. They are files beside the page and not in it: a table loads those of its cards. The folder's name
 * changes when one of them does, so that a browser may keep them for ever.
 */
export function pictures(): Plugin {
  let all: Map<string, string> | null = null;
  const files = (): Map<string, string> => (all ??= drawings());
  const folder = (): string => {
    const digest = createHash("sha256").update([...files()].flat().join("\n")).digest("hex");
    return `assets/pictures-${digest.slice(0, 10)}`;
  };
  return {
    name: "pictures",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(`/${folder()}/`)};` : null),
    generateBundle() {
      for (const [name, source] of files()) this.emitFile({ type: "asset", fileName: `${folder()}/${name}.svg`, source });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, name] = /^\/assets\/pictures-\w+\/([\w-]+)\.svg$/.exec(request.url ?? "") ?? [];
        const source = name && files().get(name);
        if (!source) return next();
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(source);
      });
    },
  };
}
