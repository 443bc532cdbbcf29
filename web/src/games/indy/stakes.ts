// What is at stake in a question of Indy: what beats what, where it is needed.

import type { Seen } from "../../lib/game.ts";
import type { Question } from "../../lib/wire.ts";
import type { Words } from "../../lib/words.svelte.ts";
import { plainStakes } from "../../table/stakes.ts";
import type { IndyView } from "./view.ts";

/** Where one changes what one will evoke. */
const RANKED = new Set(["change", "light", "exchange", "lay"]);

export function stakes(question: Question, seen: Seen, words: Words): string[] {
  const view = seen.view as IndyView;
  // Who is plucked does not evoke with the others: three characters of one colour are all that counts.
  const plucked = seen.me !== null && !view.tokens[seen.me] && view.phase !== "shamans";
  if (plucked && RANKED.has(question.name)) return [words.say("stakes-return")];
  const more = RANKED.has(question.name) ? [words.say("stakes-ranking"), words.say("stakes-tokens")] : [];
  return [...more, ...plainStakes(question, words)];
}
