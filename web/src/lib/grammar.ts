/** What a sentence does to the name that stands in it, as `src/tavolata/engine/grammar.py` says: one place for each language. */

import type { FluentFunction } from "@fluent/bundle";
import type { Language } from "./words.svelte.ts";

/** What becomes of Italian prepositions before an article; before any other word they stay as they are. */
const ENDINGS: Record<string, string> = { il: "l ", lo: "llo ", la: "lla ", "l’": "ll’", i: "i ", gli: "gli ", le: "lle " };
const ARTICLE = /^(?:(il|lo|la|i|gli|le) |(l’))/;
/** The article of a title is part of it and keeps its capital. */
const TITLE = /^(?:(?:Il|Lo|La|I|Gli|Le) |L’)/;

/** A preposition and a name, in one word with the article if the name has one. */
function joined(stem: string, alone: string, name: string): string {
  const found = ARTICLE.exec(name);
  return found ? stem + ENDINGS[found[1] ?? found[2]!] + name.slice(found[0].length) : `${alone} ${name}`;
}

export function ordinal(number: string): string {
  const ending = /1[123]$/.test(number) ? "th" : { 1: "st", 2: "nd", 3: "rd" }[number.slice(-1)];
  return number + (ending ?? "th");
}

const FORMS: Record<Language, Record<string, (name: string) => string>> = {
  it: {
    A: (name) => joined("a", /^[aàAÀEÈÉIOU]/.test(name) && !TITLE.test(name) ? "ad" : "a", name),
    DA: (name) => joined("da", "da", name),
    DI: (name) => joined("de", TITLE.test(name) ? "de" : "di", name),
    E: (name) => `${/^[eèé]/i.test(name) ? "ed" : "e"} ${name}`,
    SU: (name) => joined("su", "su", name),
  },
  en: { ORDINAL: ordinal },
};

/** What the sentences of a language may call. */
export function functions(language: Language): Record<string, FluentFunction> {
  const called =
    (form: (name: string) => string): FluentFunction =>
    (args, named) => {
      const said = form(String(args[0]?.valueOf() ?? ""));
      // Where it begins a sentence.
      return named.capital ? said.charAt(0).toUpperCase() + said.slice(1) : said;
    };
  return Object.fromEntries(Object.entries(FORMS[language]).map(([name, form]) => [name, called(form)]));
}
