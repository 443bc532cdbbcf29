/** The numbers of rules as people read them. */

import type { GameInfo } from "./wire.ts";

const LETTERS = /\b[A-Za-z]+(?=-\d)/g;

/** The number of a rule as people read it; events may tell it under older letters. */
export function shownRule(game: GameInfo, told: string): string {
  return told.replace(LETTERS, (letters) => game.rule_letters[letters] ?? letters);
}
