/** Before every test file: the words are there, in Italian, and nothing moves. */

import { loadWords, speak } from "./words.svelte.ts";

await loadWords();
await speak("it");
