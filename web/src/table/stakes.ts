/** What can be said to whoever is asked: what is at stake. Why they are asked is said by the rules (Why.svelte). */

import type { Seen, Stakes } from "../lib/game.ts";
import type { Question } from "../lib/wire.ts";
import type { Words } from "../lib/words.svelte.ts";

export interface Counsel {
  /** What one may want, and what it would bring: in the game's words, a sentence or two each. */
  stakes: string[];
  /** The place for what a coach that searches would do, and why. Nobody gives such a hint yet: "" shows nothing. */
  hint: string;
}

/** What is said of a question wherever it is asked: `stakes-<name>`, if there are such words. */
export function plainStakes(question: Question, words: Words): string[] {
  const key = `stakes-${question.name}`;
  return words.has(key) ? [words.say(key)] : [];
}

/** The words of the part "stakes" must be there. */
export function counselFor(question: Question, seen: Seen, words: Words, stakes?: Stakes): Counsel {
  return { stakes: stakes ? stakes(question, seen, words) : plainStakes(question, words), hint: "" };
}
