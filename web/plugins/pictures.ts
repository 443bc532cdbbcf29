import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { filesBeside, icons } from "./beside.ts";

const CARDS = resolve(import.meta.dirname, "../../src/tavolata/games/timeline/decks/twist/pictures.json");
/** The drawings in one colour are dark with a light rim, so that they stand out on every ground. */
const INK = "#3b2a45";
const RIM = "#fffaf0";

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

/** The pictures of Timeline's cards, as files beside the page. */
export function pictures(): Plugin {
  return filesBeside("pictures", drawings);
}
