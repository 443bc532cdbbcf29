// What is at stake in a question of Timeline Twist; and that cards can be dragged, where there is something to drag them with.

import type { Seen } from "../../lib/game.ts";
import type { Question } from "../../lib/wire.ts";
import type { Words } from "../../lib/words.svelte.ts";
import { plainStakes } from "../../table/stakes.ts";

export function stakes(question: Question, _seen: Seen, words: Words): string[] {
  const drags = question.name === "place" && matchMedia("(pointer: fine)").matches;
  return [...plainStakes(question, words), ...(drags ? [words.say("stakes-place-drag")] : [])];
}
