/** Before every test file: the words are there, in Italian, and nothing moves. */

import { configure } from "@testing-library/svelte";
import { vi } from "vitest";
import { loadWords, speak } from "./words.svelte.ts";

// A game's screen is fetched when it is needed: on a busy machine that takes a while, and nothing here measures time.
configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 30_000 });

await loadWords();
await loadWords("", "pages");
await speak("it");
