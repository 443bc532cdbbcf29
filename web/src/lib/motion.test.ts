// Only transform and opacity move: a browser draws those without laying out or painting the page anew.
import { expect, it } from "vitest";

const files = import.meta.glob<string>(["../**/*.svelte", "../**/*.css"], { query: "?raw", import: "default", eager: true });

const MOVES = new Set(["transform", "opacity"]);
/** In a keyframe: not a property that moves, but how the others do. */
const HOW = new Set(["animation-timing-function"]);

/** The rules of a file, without comments. */
function rulesOf(path: string, text: string): string {
  const styles = path.endsWith(".css") ? [text] : [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map((found) => found[1]!);
  return styles.join("\n").replace(/\/\*.*?\*\//gs, "");
}

/** The properties that a list of transitions names. */
function named(list: string): string[] {
  // Commas inside of cubic-bezier(...) part nothing.
  const parts = list.replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, "").split(",");
  return parts.map((part) => part.trim().split(/\s+/)[0]!).filter((name) => name !== "none" && name !== "");
}

/** What the keyframes of a style sheet change. */
function changed(rules: string): string[] {
  const found: string[] = [];
  for (const { index } of rules.matchAll(/@keyframes/g)) {
    let depth = 0;
    let end = rules.indexOf("{", index);
    do depth += { "{": 1, "}": -1 }[rules[end++]!] ?? 0;
    while (depth > 0);
    found.push(...[...rules.slice(index, end).matchAll(/([a-z-]+)\s*:/g)].map((one) => one[1]!));
  }
  return found.filter((name) => !HOW.has(name));
}

function moved(rules: string): string[] {
  const transitions = [...rules.matchAll(/(?<![\w-])transition(?:-property)?\s*:\s*([^;}]*)/g)].flatMap((found) => named(found[1]!.replace("!important", "")));
  return [...transitions, ...changed(rules)];
}

it("finds what moves", () => {
  const rules = "a { transition: color 1s cubic-bezier(0, 1, 0, 1), width var(--x) var(--y); } @keyframes b { 0% { top: 0; opacity: 0; } to { left: 1px; } } c { color: red; }";
  expect(moved(rules)).toEqual(["color", "width", "top", "opacity", "left"]);
});

it("is only transform and opacity, in every file", () => {
  const found = Object.entries(files).flatMap(([path, text]) => moved(rulesOf(path, text)).map((name) => [path, name]));
  expect(found.length).toBeGreaterThan(30);
  expect(found.filter(([, name]) => !MOVES.has(name!))).toEqual([]);
});
