// Years as people write them: "1492", "44 a.C.", "66 milioni di anni fa"; and how far apart two of them are.

import type { Words } from "../../lib/words.svelte.ts";
import type { Face } from "./view.ts";

type Said = [key: string, args: Record<string, number>];

const MILLION = 1e6;
const BILLION = 1e9;

/** At most two decimals. */
function rounded(count: number): number {
  return Math.round(count * 100) / 100;
}

/** Key and arguments for a year. There is no year 0 (TTR-01). */
export function yearWords(year: number): Said {
  const ago = -year;
  if (year >= 1000) return ["year-ce", { year }];
  if (year > 0) return ["year-ce-early", { year }];
  if (ago >= BILLION) return ["years-ago-billions", { count: rounded(ago / BILLION) }];
  if (ago >= MILLION) return ["years-ago-millions", { count: rounded(ago / MILLION) }];
  if (ago >= 100_000) return ["years-ago", { count: ago }];
  return [ago >= 10_000 ? "year-bce-far" : "year-bce", { year: ago }];
}

/** A bare year in words. */
export function yearText(year: number, words: Words): string {
  const [key, args] = yearWords(year);
  return words.say(key, args);
}

/** The date of a card that was turned over: its own words, else the year; "" while it is hidden. */
export function dateText(face: Face | null, words: Words): string {
  if (face?.year === undefined) return "";
  const own = face.year_text?.[words.language];
  const text = own || yearText(face.year, words);
  return face.about && !own ? words.say("year-about", { year: text }) : text;
}

/** The years from one date to a later one: after -1 comes 1. */
export function yearsBetween(from: number, to: number): number {
  return to - from - (from < 0 && to > 0 ? 1 : 0);
}

export function spanWords(years: number): Said {
  if (years >= BILLION) return ["span-billions", { count: rounded(years / BILLION) }];
  if (years >= MILLION) return ["span-millions", { count: rounded(years / MILLION) }];
  return ["span-years", { count: years }];
}

export function spanText(years: number, words: Words): string {
  const [key, args] = spanWords(years);
  return words.say(key, args);
}
