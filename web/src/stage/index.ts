/** What puts a game on stage at its table, with its words: fetched together when something has happened there. */

import { loadWords } from "../lib/words.svelte.ts";
import Follow from "./Follow.svelte";
import { scriptOf } from "./script.ts";

export async function staged(game: string) {
  const [script] = await Promise.all([scriptOf(game), loadWords("", "stage"), loadWords(game, "stage")]);
  return { Follow, script };
}
