// The answers to a question, sorted by how one gives them: in the bar, on the board, as buttons, or behind a fold.

import type { Question } from "../../lib/wire.ts";
import { cardOf, isSpace } from "./box.ts";
import { weaponWorth } from "./totals.ts";
import type { TalismanView } from "./view.ts";

/** A Spell with more than one aim: first the Spell is chosen, then at whom. */
export interface Aimed {
  verb: string;
  card: string;
  options: string[];
}

export interface Sorted {
  /** Beside the question. */
  bar: string[];
  /** Ways to a space, and through the Portal: lit on the board, told in full beside it. */
  ways: string[];
  /** More ways than can be told: only lit on the board. */
  far: string[];
  /** Buttons at the table. */
  buttons: string[];
  aimed: Aimed[];
  /** What one seldom wants. */
  rare: string[];
}

const WAYS = new Set(["go", "cross", "raft", "back"]);
const AIMED = new Set(["cast-on", "cast-at", "cast-card"]);
/** Verbs that are seldom wanted, unless the question is about nothing else. */
const RARE = new Set(["halt", "drop", "align"]);
/** Verbs that end a question: beside them alone nothing is rare. */
const ENDS = new Set(["pass", "done"]);
/** Answers by which nothing is done. */
const NOTHING = new Set(["choose none", "choose no", "pay 0"]);
const MOST_IN_BAR = 3;
const MOST_WAYS = 8;

export function verbOf(option: string): string {
  return option.split(" ", 1)[0] ?? "";
}

export function argsOf(option: string): string[] {
  return option.split(" ").slice(1);
}

/** The best way to fight: what adds most; among equals the Runesword, which may win a life, then the fewest. */
export function bestFight(options: readonly string[], view: TalismanView | null): string | null {
  const worth = (option: string): number => {
    const weapons = argsOf(option);
    const sum = weapons.reduce((all, card) => all + weaponWorth(card, view?.attack ?? null), 0);
    return sum * 100 + (weapons.some((card) => card.startsWith("RUNESWORD")) ? 10 : 0) - weapons.length;
  };
  return options.length ? options.reduce((best, one) => (worth(one) > worth(best) ? one : best)) : null;
}

export function sorted(question: Question, view: TalismanView | null): Sorted {
  const found: Sorted = { bar: [], ways: [], far: [], buttons: [], aimed: [], rare: [] };
  const verbs = new Set(question.options.map(verbOf));
  const main: string[] = [];
  const aims = new Map<string, Aimed>();
  const weapons: Record<string, string[]> = { fight: [], assassinate: [] };
  for (const option of question.options) {
    const verb = verbOf(option);
    const [first = ""] = argsOf(option);
    if (verb === "sell" && verbs.has("trade")) found.rare.push(option);
    else if (RARE.has(verb) && [...verbs].some((other) => !RARE.has(other) && !ENDS.has(other))) found.rare.push(option);
    else if (WAYS.has(verb) || (verb === "open" && question.name !== "open")) found.ways.push(option);
    else if (AIMED.has(verb)) {
      const key = `${verb} ${first}`;
      const aim = aims.get(key) ?? { verb, card: first, options: [] };
      aim.options.push(option);
      aims.set(key, aim);
    } else if (verb in weapons) weapons[verb]!.push(option);
    else main.push(option);
  }
  // Of many Weapons the best is offered; who wants another one finds it behind the fold.
  for (const options of [weapons.assassinate!, weapons.fight!]) {
    const best = bestFight(options, view);
    if (best === null) continue;
    main.unshift(best);
    found.rare.push(...options.filter((option) => option !== best));
  }
  for (const aim of aims.values()) {
    if (aim.options.length === 1) main.push(aim.options[0]!);
    else found.aimed.push(aim);
  }
  if (found.ways.length > MOST_WAYS) {
    found.far = found.ways;
    found.ways = [];
  }
  // Fate is asked beside the dice.
  if (question.name === "fate" || question.name === "attack-fate") return found;
  // Spells and what is used stand at the table: the bar is for what most people do.
  const plain = main.filter((option) => !verbOf(option).startsWith("cast") && verbOf(option) !== "use");
  if (plain.length <= MOST_IN_BAR && !(question.name === "character")) found.bar = plain;
  else found.bar = plain.filter((option) => !argsOf(option).length || NOTHING.has(option)).slice(0, MOST_IN_BAR);
  found.buttons = main.filter((option) => !found.bar.includes(option));
  return found;
}

/** Of answers that say the same, one: which of two Talismans, or of two dice with the same face, is all the same. */
export function unlike(options: readonly string[], said: (option: string) => string): string[] {
  const heard = new Set<string>();
  return options.filter((option) => heard.size < heard.add(said(option)).size);
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
export function about(options: readonly string[], thing: string): string[] {
  return options.filter((option) => argsOf(option).includes(thing) && argsOf(option).length === 1);
}

/** The space that an answer leads to; the Portal opens to the Plain of Peril. */
export function goalOf(option: string): string {
  if (verbOf(option) === "open") return "PERIL";
  return argsOf(option).find(isSpace) ?? "";
}

/** A card that an answer is about, for its drawing. */
export function cardIn(option: string): string {
  return argsOf(option).find((thing) => cardOf(thing) !== null && !isSpace(thing)) ?? "";
}
