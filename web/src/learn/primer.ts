/** What a game brings to teach itself: drawings, the names of its terms, which rule has which example. Fetched when somebody learns. */

import type { Component } from "svelte";
import { loadWords } from "../lib/words.svelte.ts";

/** The three parts of the sheet that tells a game in one minute: `sheet-<part>` in words, `drawn-<part>` for the ear. */
export const PARTS = ["goal", "turn", "win"] as const;

export interface Primer {
  /** The keys of the terms: `<key>` is the term, `<key>-about` what it means, `<key>-forms` how it is written in texts. */
  terms: readonly string[];
  /** Examples with drawn cards, by the number of the rule they stand under; `example-<name>` says what one sees. */
  examples: Readonly<Record<string, readonly string[]>>;
  /** Draws a part of the sheet, or an example. */
  Drawing: Component<{ scene: string }>;
}

const primers = import.meta.glob<{ default: Primer }>("../games/*/learn/index.ts");

/** The primer of a game with all its words; null: this game does not teach itself yet. */
export async function primerOf(game: string): Promise<Primer | null> {
  const load = primers[`../games/${game}/learn/index.ts`];
  if (!load) return null;
  const spoken = [loadWords("", "learn"), ...(["cover", "play", "learn"] as const).map((part) => loadWords(game, part))];
  const [module] = await Promise.all([load(), ...spoken]);
  return module.default;
}
