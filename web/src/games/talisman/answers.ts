// The answers to a question, sorted by how one gives them: in the bar, on the board, as buttons, or behind a fold.

import type { Question } from "../../lib/wire.ts";
import { argsOfKind, optionsOf, type Option } from "../../table/choice.svelte.ts";

/** A Spell with more than one aim: first the Spell is chosen, then at whom. */
export interface Aimed {
  verb: string;
  card: string;
  options: string[];
}

export interface Sorted {
  /** Beside the question. */
  bar: string[];
  /** Where one can go, also through the Portal: lit on the board, told in full beside it. */
  destinations: string[];
  /** More of them than can be told: only lit on the board. */
  far: string[];
  /** Buttons at the table. */
  buttons: string[];
  aimed: Aimed[];
  /** What one seldom wants. */
  rare: string[];
}

const TRAVEL = new Set(["go", "cross", "raft", "back"]);
const AIMED = new Set(["cast-on", "cast-at", "cast-card"]);
/** Verbs that are seldom wanted, unless the question is about nothing else. */
const RARE = new Set(["halt", "drop", "align"]);
/** Verbs that end a question: beside them alone nothing is rare. */
const ENDS = new Set(["pass", "done"]);
/** Answers by which nothing is done. */
const NOTHING = new Set(["choose none", "choose no", "pay 0"]);
const MOST_IN_BAR = 3;
/** So many plain answers have room there, side by side. */
const MOST_PLAIN = 8;
/** What has a picture: an answer about it stands at the table, beside the picture. */
const DRAWN = ["card", "ware", "character", "space"];
const MOST_DESTINATIONS = 8;

/** Whether an answer leads to a space, on foot or otherwise; at the Portal itself it is asked how to open it. */
export function isTravel(verb: string, question: string): boolean {
  return TRAVEL.has(verb) || (verb === "open" && question !== "open");
}

export function sorted(question: Question): Sorted {
  const found: Sorted = { bar: [], destinations: [], far: [], buttons: [], aimed: [], rare: [] };
  const options = optionsOf(question);
  const verbs = new Set(options.map((option) => option.verb));
  /** Verbs that several answers carry out by other means: with one Weapon or another. */
  const alike = new Set(options.filter((option) => option.usual).map((option) => option.verb));
  const main: Option[] = [];
  const others: Option[] = [];
  const aims = new Map<string, Aimed>();
  for (const option of options) {
    const { text, verb } = option;
    const [first = ""] = option.args;
    if (verb === "sell" && verbs.has("trade")) found.rare.push(text);
    else if (RARE.has(verb) && [...verbs].some((other) => !RARE.has(other) && !ENDS.has(other))) found.rare.push(text);
    else if (isTravel(verb, question.name)) found.destinations.push(text);
    else if (AIMED.has(verb)) {
      const key = `${verb} ${first}`;
      const aim = aims.get(key) ?? { verb, card: first, options: [] };
      aim.options.push(text);
      aims.set(key, aim);
    } else if (alike.has(verb) && !option.usual) others.push(option);
    else main.push(option);
  }
  // Of many Weapons those that are usually wanted are offered; who wants others finds them behind the fold. Fate is spent seldom.
  main.sort((one, two) => Number(two.usual) - Number(one.usual) || Number(one.verb === "fate") - Number(two.verb === "fate"));
  for (const verb of [...alike].reverse()) found.rare.push(...others.filter((option) => option.verb === verb).map((option) => option.text));
  for (const aim of aims.values()) {
    if (aim.options.length === 1) main.push(options.find((option) => option.text === aim.options[0])!);
    else found.aimed.push(aim);
  }
  if (found.destinations.length > MOST_DESTINATIONS) {
    found.far = found.destinations;
    found.destinations = [];
  }
  // Spells and what is used stand at the table: the bar is for what most people do.
  const plain = main.filter(({ verb }) => !verb.startsWith("cast") && verb !== "use");
  const few = plain.length <= MOST_IN_BAR && !(question.name === "character");
  const undrawn = plain.filter((option) => NOTHING.has(option.text) || (!RARE.has(option.verb) && !argsOfKind(option, ...DRAWN).length));
  const bar = few ? plain : undrawn.slice(0, MOST_PLAIN);
  found.bar = bar.map((option) => option.text);
  found.buttons = main.filter((option) => !bar.includes(option)).map((option) => option.text);
  return found;
}

/** The answer that a tap on a space means at once; null: none, or something else must be told first. */
export function stepTo(options: readonly string[], space: string): string | null {
  for (const verb of ["go", "cross", "raft", "back"]) {
    const option = `${verb} ${space}`;
    if (options.includes(option)) return option;
  }
  return null;
}

/** The answers in which a thing is named, those with a second thing left out. */
export function about(options: readonly Option[], thing: string): string[] {
  return options.filter(({ args }) => args.length === 1 && args[0] === thing).map((option) => option.text);
}

/** The space that an answer leads to; the Portal opens to the Plain of Peril. */
export function goalOf(option: Option): string {
  if (option.verb === "open") return "PERIL";
  return argsOfKind(option, "space")[0] ?? "";
}

/** A card that an answer is about, for its drawing. */
export function cardIn(option: Option): string {
  return argsOfKind(option, "card", "ware")[0] ?? "";
}
