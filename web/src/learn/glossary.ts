/** The terms of a game, and where they stand in a text. */

import type { Words } from "../lib/words.svelte.ts";
import type { Primer } from "./primer.ts";

export interface Term {
  key: string;
  name: string;
  about: string;
}

export interface Piece {
  text: string;
  term: Term | null;
}

interface Form {
  term: Term;
  /** Written with a capital it is the term only with that capital: "Forza", not "forza". */
  capital: boolean;
}

const LETTER = "[\\p{L}\\p{N}]";
const SPECIAL = /[.*+?^${}()|[\]\\]/g;

export class Glossary {
  readonly terms: Term[];
  readonly #forms = new Map<string, Form>();
  readonly #pattern: RegExp;

  constructor(primer: Primer, words: Words) {
    this.terms = primer.terms.map((key) => ({ key, name: words.say(key), about: words.say(`${key}-about`) }));
    for (const term of this.terms) {
      const forms = words.has(`${term.key}-forms`) ? words.say(`${term.key}-forms`).split(",") : [term.name.toLowerCase()];
      for (const form of forms.map((one) => one.trim())) {
        this.#forms.set(form.toLowerCase(), { term, capital: form.charAt(0) !== form.charAt(0).toLowerCase() });
      }
    }
    // "team sciamano" is found before "team".
    const longest = [...this.#forms.keys()].sort((a, b) => b.length - a.length).map((form) => form.replace(SPECIAL, "\\$&"));
    this.#pattern = new RegExp(`(?<!${LETTER})(?:${longest.join("|")})(?!${LETTER})`, "giu");
  }

  #termOf(found: string): Term | null {
    const form = this.#forms.get(found.toLowerCase());
    if (!form || (form.capital && found.charAt(0) === found.charAt(0).toLowerCase())) return null;
    return form.term;
  }

  /** A text cut where terms stand, each where it comes first; `without`: the term that the text explains. */
  cut(text: string, without = ""): Piece[] {
    const pieces: Piece[] = [];
    const told = new Set([without]);
    let from = 0;
    if (!this.#forms.size) return [{ text, term: null }];
    for (const match of text.matchAll(this.#pattern)) {
      const term = this.#termOf(match[0]);
      if (!term || told.has(term.key)) continue;
      told.add(term.key);
      if (match.index > from) pieces.push({ text: text.slice(from, match.index), term: null });
      pieces.push({ text: match[0], term });
      from = match.index + match[0].length;
    }
    if (from < text.length) pieces.push({ text: text.slice(from), term: null });
    return pieces;
  }

  /** The terms in the order of the alphabet. */
  sorted(language: string): Term[] {
    return [...this.terms].sort((a, b) => a.name.localeCompare(b.name, language));
  }
}
