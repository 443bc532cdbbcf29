// What is at stake in a question of Isola dei Demoni: what wins the game, where one works towards it.

import type { Seen } from "../../lib/game.ts";
import type { Question } from "../../lib/wire.ts";
import type { Words } from "../../lib/words.svelte.ts";
import { plainStakes } from "../../table/stakes.ts";

const TOWARDS_VICTORY = new Set(["present", "attack"]);

export function stakes(question: Question, _seen: Seen, words: Words): string[] {
  return [...(TOWARDS_VICTORY.has(question.name) ? [words.say("stakes-goal")] : []), ...plainStakes(question, words)];
}
