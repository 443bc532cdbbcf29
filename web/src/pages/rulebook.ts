/** The rules of a game as a book: chapters of numbered rules, found by words or by number. */

import type { GameInfo, OptionInfo } from "../lib/wire.ts";
import type { Words } from "../lib/words.svelte.ts";

export interface Rule {
  number: string;
  text: string;
  /** The decision that a table may take where this ruling speaks. */
  option: OptionInfo | null;
  /** What a search looks at. */
  folded: string;
}

export interface Chapter {
  key: string;
  title: string;
  rules: Rule[];
}

export function bookOf(game: GameInfo, words: Words): Chapter[] {
  return game.sections.map((section) => {
    const title = words.say(section.key);
    return { key: section.key, title, rules: section.rules.map((number) => ruleOf(game, words, number, title)) };
  });
}

function ruleOf(game: GameInfo, words: Words, number: string, title: string): Rule {
  const text = words.rule(number);
  const option = game.options.find((candidate) => candidate.ruling === number) ?? null;
  const keys = option ? ["", "-about", ...option.values.map((value) => `-${value}`)] : [];
  const decision = keys.map((key) => words.say(`option-${option!.name}${key}`));
  return { number, text, option, folded: folded([number, title, text, ...decision].join(" ")) };
}

/** Without accents, capitals and typographic apostrophes, so that a search finds what one means. */
export function folded(text: string): string {
  return text.replaceAll("’", "'").normalize("NFKD").replace(/\p{Mn}/gu, "").toLowerCase();
}

const NUMBER = /^([a-z]+)[-\s]?0*(\d+)$/;

/** The number of the rule that is meant: IN-018, also written in18, or by letters it had before; null if there is none. */
export function findRule(book: Chapter[], wanted: string, game: GameInfo | null): string | null {
  const asked = NUMBER.exec(wanted.trim().toLowerCase());
  if (!asked) return null;
  const letters = game?.rule_letters[asked[1]!.toUpperCase()]?.toLowerCase() ?? asked[1];
  for (const { number } of book.flatMap((chapter) => chapter.rules)) {
    const known = NUMBER.exec(number.toLowerCase());
    if (known && known[1] === letters && known[2] === asked[2]) return number;
  }
  return null;
}

/** What a search looks for: a word without its last vowel, which in Italian changes with number and gender. */
function stem(word: string): string {
  return word.length > 3 && /^\p{L}+$/u.test(word) ? word.replace(/[aeiou]$/, "") : word;
}

function wordsOf(query: string): string[] {
  return folded(query).split(/\s+/).filter(Boolean).map(stem);
}

const LETTER = /^\p{L}/u;

/** Whether a word of the text begins so; a number or a sign may stand anywhere. */
function begins(text: string, start: string): boolean {
  if (!LETTER.test(start)) return text.includes(start);
  for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1)) {
    if (at === 0 || !LETTER.test(text[at - 1]!)) return true;
  }
  return false;
}

/** The chapters with only the rules in which words begin like those of the query; a number finds that rule alone. */
export function search(book: Chapter[], query: string, game: GameInfo | null): Chapter[] {
  const wanted = wordsOf(query);
  if (!wanted.length) return book;
  const exact = findRule(book, query, game);
  const fits = (rule: Rule): boolean =>
    exact ? rule.number === exact : wanted.every((word) => begins(rule.folded, word));
  return book
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter(fits) }))
    .filter((chapter) => chapter.rules.length);
}

export interface Piece {
  text: string;
  found: boolean;
}

/** A text cut where the query's words stand, so that they can be marked. */
export function marked(text: string, query: string): Piece[] {
  const wanted = wordsOf(query).filter((word) => word.length > 1);
  if (!wanted.length) return [{ text, found: false }];
  // Folding may change the length of a text, so places are found letter by letter.
  const letters = [...text];
  const plain = letters.map(folded);
  const found = letters.map(() => false);
  for (const word of wanted) {
    for (let start = 0; start < letters.length; start++) {
      if (start > 0 && LETTER.test(word) && LETTER.test(plain[start - 1]!)) continue;
      let end = start;
      let have = "";
      while (end < letters.length && have.length < word.length) have += plain[end++];
      if (have !== word) continue;
      // What was cut off the word belongs to what was found.
      while (LETTER.test(word) && end < letters.length && LETTER.test(plain[end]!)) end++;
      found.fill(true, start, end);
    }
  }
  const pieces: Piece[] = [];
  letters.forEach((letter, place) => {
    const last = pieces.at(-1);
    if (last && last.found === found[place]) last.text += letter;
    else pieces.push({ text: letter, found: found[place] ?? false });
  });
  return pieces;
}
