// How I Talismani del Tempo teaches itself.

import type { Primer } from "../../../learn/primer.ts";
// The table comes along: where both need the same parts, those stay one file with it, and a table is not more files for this.
import "../index.ts";
import Drawing from "./Drawing.svelte";

export default {
  terms: [
    "term-suit", "term-row", "term-dominant", "term-fairy", "term-play", "term-stake", "term-first", "term-combination",
    "term-sequence", "term-forge", "term-prepared", "term-captured", "term-share", "term-jolly", "term-special",
  ],
  examples: {
    "TdT-015": ["row"],
    "TdT-017": ["single"],
    "TdT-038": ["turn-row"],
    "TdT-040": ["forge", "no-forge"],
    "TdT-041": ["aside"],
  },
  Drawing,
} satisfies Primer;
