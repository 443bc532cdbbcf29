/**
 * Words: every sentence a person reads comes from Fluent files, the same ones that the terminal reads.
 *
 * `words()` knows what all pages say, `words("indy")` the words of that game besides. Whatever asks inside a component
 * or an effect is asked again when the language changes.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Language = "it" | "en";
export const LANGUAGES: readonly Language[] = ["it", "en"];

type Args = Record<string, unknown>;
type Source = () => Promise<string>;

const house = import.meta.glob<string>(
  ["../../../src/tavolata/engine/words/*.ftl", "../../../src/tavolata/server/words/*.ftl"],
  { query: "?raw", import: "default" },
);
const ofGames = import.meta.glob<string>("../../../src/tavolata/games/*/words/*.ftl", {
  query: "?raw",
  import: "default",
});
const ofScreen = import.meta.glob<string>("../words/*/*.ftl", { query: "?raw", import: "default" });

const games = new Set(Object.keys(ofGames).map((path) => path.split("/").at(-3)!));

/** The files behind a language and a game ("": what all pages say). */
function sources(language: Language, game: string): Source[] {
  const found: Source[] = [];
  if (!game) {
    for (const [path, load] of Object.entries(house)) if (path.endsWith(`/${language}.ftl`)) found.push(load);
  }
  for (const [path, load] of Object.entries(ofGames)) {
    if (game && path.endsWith(`/games/${game}/words/${language}.ftl`)) found.push(load);
  }
  for (const [path, load] of Object.entries(ofScreen)) {
    const [folder, file] = path.split("/").slice(-2) as [string, string];
    const area = file.replace(".ftl", "");
    if (folder === language && (games.has(area) ? area === game : !game)) found.push(load);
  }
  return found;
}

const current = $state<{ language: Language; arrived: number }>({ language: "it", arrived: 0 });
const bundles = new Map<string, FluentBundle>();
const wanted = new Set<string>([""]);
const voices = new Map<string, Words>();

async function fetchBundle(language: Language, game: string): Promise<void> {
  const name = `${language}/${game}`;
  if (bundles.has(name)) return;
  const texts = await Promise.all(sources(language, game).map((load) => load()));
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  bundles.set(name, bundle);
  current.arrived += 1;
}

/** The language spoken now. */
export function language(): Language {
  return current.language;
}

/** Bring the words of a game (or of all pages) into the page. */
export async function loadWords(game = ""): Promise<void> {
  wanted.add(game);
  await fetchBundle(current.language, game);
}

/** Speak another language from now on, as soon as everything that is on the page can be said in it. */
export async function speak(next: Language): Promise<void> {
  await Promise.all([...wanted].map((game) => fetchBundle(next, game)));
  current.language = next;
  if (typeof document !== "undefined") document.documentElement.lang = next;
}

/** After an abbreviation, as "44 a.C.", a sentence has no full stop of its own. */
const TWO_STOPS = /(?<=[\p{L}\p{N}])\.\.(?=\s|$)/gu;

/** The words of one game ("": of all pages), in whatever language is spoken now. */
export class Words {
  readonly game: string;

  constructor(game: string) {
    this.game = game;
  }

  get language(): Language {
    return current.language;
  }

  #find(key: string): { bundle: FluentBundle; pattern: Parameters<FluentBundle["formatPattern"]>[0] } | null {
    void current.arrived;
    for (const game of this.game ? [this.game, ""] : [""]) {
      const bundle = bundles.get(`${current.language}/${game}`);
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
    const names = new Set<string>();
    if (found) collect(found.pattern, names);
    return [...names];
  }

  /** The variables by which a sentence chooses among its forms: they must stay as they are. */
  chooses(key: string): string[] {
    const found = this.#find(key);
    const names = new Set<string>();
    if (found) collect(found.pattern, names, true);
    return [...names];
  }

  /** The sentence behind a key. A missing key is a defect, shown as the key itself so that it is seen. */
  say(key: string, args: Args = {}): string {
    const found = this.#find(key);
    if (!found) return `[${key}]`;
    const problems: Error[] = [];
    const text = found.bundle.formatPattern(found.pattern, shown(args), problems);
    return problems.length ? `[${key}: ${problems[0]!.message}]` : text.replace(TWO_STOPS, ".");
  }

  /** A list as one says it: "Ada, Bruno e Carla". */
  joined(parts: string[]): string {
    if (parts.length < 2) return parts.join("");
    return this.say("list-and", { first: parts.slice(0, -1).join(", "), last: parts.at(-1)! });
  }

  /** The text of a rule or ruling; "" if there is none of this number. */
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

/** The words of a game ("": of all pages). Its files must have been brought by `loadWords`. */
export function words(game = ""): Words {
  let voice = voices.get(game);
  if (!voice) voices.set(game, (voice = new Words(game)));
  return voice;
}

/** The sentence behind a key that all pages share. */
export function say(key: string, args: Args = {}): string {
  return words().say(key, args);
}
