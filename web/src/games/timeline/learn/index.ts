// How Timeline Twist teaches itself.

import type { Primer } from "../../../learn/primer.ts";
// The table comes along: where both need the same parts, those stay one file with it, and a table is not more files for this.
import "../index.ts";
import Drawing from "./Drawing.svelte";

export default {
  terms: [
    "term-line", "term-window", "term-discards", "term-round", "term-tiebreak", "term-competitive", "term-icon",
    "term-main-row", "term-gap", "term-blocked", "term-active",
  ],
  examples: {
    "TT-021": ["windows"],
    "TT-024": ["right"],
    "TT-025": ["wrong"],
    "TT-124": ["gap"],
  },
  Drawing,
} satisfies Primer;
