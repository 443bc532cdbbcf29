/**
 * Words: every sentence a person reads comes from Fluent files, the same ones that the terminal reads.
 *
 * `words()` knows what all pages say, `words("indy")` the words of that game besides. Whatever asks inside a component
 * or an effect is asked again when the language changes.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import sources from "virtual:words";
import type { Part } from "../../plugins/words.ts";
import { functions } from "./grammar.ts";

export type Language = "it" | "en";
export const LANGUAGES: readonly Language[] = ["it", "en"];

type Args = Record<string, unknown>;
const current = $state<{ language: Language; arrived: number }>({ language: "it", arrived: 0 });
const bundles = new Map<string, FluentBundle>();
/** What has been added to them, and what the page has asked for: names of parts. */
const added = new Map<string, Promise<void>>();
const wanted = new Map<string, [string, Part]>([["/play", ["", "play"]]]);
const voices = new Map<string, Words>();

async function fetchPart(language: Language, game: string, part: Part): Promise<void> {
  // Whatever names a game that has no words says so by its missing keys.
  const text = (await sources[[language, game, part].filter(Boolean).join("/")]?.()) ?? "";
  const name = `${language}/${game}`;
  const bundle = bundles.get(name) ?? new FluentBundle(language, { functions: functions(language), useIsolating: false });
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
  bundles.set(name, bundle);
  current.arrived += 1;
}

function bring(language: Language, game: string, part: Part): Promise<void> {
  const name = `${language}/${game}/${part}`;
  let coming = added.get(name);
  if (!coming) {
    coming = fetchPart(language, game, part);
    // A failed download must not be remembered: the next attempt may succeed.
    coming.catch(() => added.delete(name));
    added.set(name, coming);
  }
  return coming;
}

/** The language spoken now. */
export function language(): Language {
  return current.language;
}

/** Bring words of a game (or of all pages) into the page: what is said at its table, or another part. */
export async function loadWords(game = "", part: Part = "play"): Promise<void> {
  wanted.set(`${game}/${part}`, [game, part]);
  await bring(current.language, game, part);
}

/** Speak another language from now on, as soon as everything that is on the page can be said in it. */
export async function speak(next: Language): Promise<void> {
  await Promise.all([...wanted.values()].map(([game, part]) => bring(next, game, part)));
  current.language = next;
  if (typeof document !== "undefined") document.documentElement.lang = next;
}

/** After an abbreviation, as "44 a.C.", a sentence has no full stop of its own. */
const TWO_STOPS = /(?<=[\p{L}\p{N}])\.\.(?=\s|$)/gu;

/** A number below zero has a minus, not a hyphen. */
const HYPHEN_MINUS = /(?<![^\s(])-(?=\d)/g;

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];
interface Found {
  bundle: FluentBundle;
  pattern: Pattern;
  needs?: string[];
  chooses?: string[];
}

/** The words of one game ("": of all pages), in whatever language is spoken now. */
export class Words {
  readonly game: string;
  // A table says hundreds of sentences at a time: what was looked up once is not looked up again.
  #found = new Map<string, Found | null>();
  #language: Language = "it";
  #edition = -1;

  constructor(game: string) {
    this.game = game;
  }

  get language(): Language {
    return current.language;
  }

  /** Which words there are: another number, and what was said may be said otherwise. */
  get edition(): number {
    return current.arrived;
  }

  #find(key: string): Found | null {
    const { language, arrived } = current;
    if (language !== this.#language || arrived !== this.#edition) {
      this.#found.clear();
      this.#language = language;
      this.#edition = arrived;
    }
    let found = this.#found.get(key);
    if (found === undefined) this.#found.set(key, (found = this.#look(key, language)));
    return found;
  }

  #look(key: string, language: Language): Found | null {
    for (const game of this.game ? [this.game, ""] : [""]) {
      const bundle = bundles.get(`${language}/${game}`);
      const pattern = bundle?.getMessage(key)?.value;
      if (bundle && pattern) return { bundle, pattern };
    }
    return null;
  }

  has(key: string): boolean {
    return this.#find(key) !== null;
  }

  /** The variables that a sentence mentions. */
  needs(key: string): string[] {
    const found = this.#find(key);
    if (!found) return [];
    return (found.needs ??= variables(found.pattern));
  }

  /** The variables by which a sentence chooses among its forms: they must stay as they are. */
  chooses(key: string): string[] {
    const found = this.#find(key);
    if (!found) return [];
    return (found.chooses ??= variables(found.pattern, true));
  }

  /** The sentence behind a key. A missing key is a defect, shown as the key itself so that it is seen. */
  say(key: string, args: Args = {}): string {
    const found = this.#find(key);
    if (!found) return `[${key}]`;
    const problems: Error[] = [];
    const text = found.bundle.formatPattern(found.pattern, shown(args), problems);
    return problems.length ? `[${key}: ${problems[0]!.message}]` : text.replace(TWO_STOPS, ".").replace(HYPHEN_MINUS, "−");
  }

  /** A list as one says it: "Ada, Bruno e Carla". */
  joined(parts: string[]): string {
    if (parts.length < 2) return parts.join("");
    return this.say("list-and", { first: parts.slice(0, -1).join(", "), last: parts.at(-1)! });
  }

  /** The text of a rule or ruling; "" if there is none of this number, or while the rules are not here. */
  rule(id: string): string {
    for (const kind of ["rule", "ruling"]) {
      const key = `${kind}-${id.toLowerCase()}`;
      if (this.has(key)) return this.say(key);
    }
    return "";
  }

  /** Why something was refused: by its key, else in the words of the server. */
  refusal(refused: { key: string; details: Args; rule: string; text: string }): string {
    if (!this.has(refused.key)) return refused.text || this.say("error-unknown");
    const sentence = this.say(refused.key, { game: this.game, ...refused.details });
    if (!refused.rule) return sentence;
    return sentence.endsWith(".") ? `${sentence.slice(0, -1)} (${refused.rule}).` : `${sentence} (${refused.rule})`;
  }
}

function variables(pattern: Pattern, choosing = false): string[] {
  const names = new Set<string>();
  collect(pattern, names, choosing);
  return [...names];
}

/** All variables in a parsed pattern, wherever they stand in it; or only those by which it chooses. */
function collect(part: unknown, names: Set<string>, choosing = false): void {
  if (Array.isArray(part)) for (const one of part) collect(one, names, choosing);
  else if (typeof part === "object" && part !== null) {
    const node = part as Record<string, unknown>;
    if (node.type === "select") collect(node.selector, names);
    if (node.type === "var" && !choosing) names.add(String(node.name));
    for (const one of Object.values(node)) collect(one, names, choosing);
  }
}

function shown(args: Args): Record<string, FluentVariable> {
  const found: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    found[name] = typeof value === "number" || typeof value === "string" ? value : String(value);
  }
  return found;
}

/** The words of a game ("": of all pages). They must have been brought by `loadWords`. */
export function words(game = ""): Words {
  let voice = voices.get(game);
  if (!voice) voices.set(game, (voice = new Words(game)));
  return voice;
}

/** The sentence behind a key that all pages share. */
export function say(key: string, args: Args = {}): string {
  return words().say(key, args);
}

/** What a deck is called: one of a game's own has a name in words, another the name that its owner gave it. */
export function readyDeckName(words: Words, deck: string): string {
  const key = `deck-${deck.toLowerCase()}`;
  return deck && words.has(key) ? words.say(key) : deck;
}
