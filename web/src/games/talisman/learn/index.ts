// How Talisman teaches itself.

import type { Primer } from "../../../learn/primer.ts";
// The table comes along: where both need the same parts, those stay one file with it, and a table is not more files for this.
import "../index.ts";
import Drawing from "./Drawing.svelte";

export default {
  terms: [
    "term-strength", "term-craft", "term-life", "term-fate", "term-alignment", "term-region", "term-space", "term-adventure",
    "term-enemy", "term-spirit", "term-stranger", "term-follower", "term-object", "term-spell", "term-talisman", "term-crown",
    "term-command", "term-battle", "term-psychic", "term-creature", "term-standoff", "term-trophy", "term-evade", "term-toad",
    "term-quest", "term-supply", "term-counter", "term-sheet",
  ],
  examples: {
    "T-047": ["fate"],
    "T-079": ["move"],
    "T-106": ["battle"],
    "T-112": ["standoff"],
    "T-155": ["trophies"],
  },
  Drawing,
} satisfies Primer;
