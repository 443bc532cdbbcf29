// How Isola dei Demoni teaches itself.

import type { Primer } from "../../../learn/primer.ts";
// The table comes along: where both need the same parts, those stay one file with it, and a table is not more files for this.
import "../index.ts";
import Drawing from "./Drawing.svelte";

export default {
  terms: [
    "term-turn", "term-turn-player", "term-order-points", "term-green", "term-ochre", "term-future", "term-past",
    "term-present", "term-destiny", "term-territory", "term-frontier", "term-place", "term-inhabited", "term-master",
    "term-character", "term-army", "term-protagonist", "term-school", "term-life", "term-stack", "term-mirror",
    "term-resistance", "term-defence", "term-engaged", "term-ready", "term-group", "term-column", "term-commander",
    "term-fight", "term-beaten", "term-assigned", "term-presentation", "term-play-discard", "term-event", "term-technique",
    "term-spirit", "term-equipment", "term-special", "keyword-surprise", "keyword-double", "keyword-mortal",
    "keyword-massacre", "keyword-cancel", "keyword-zero", "keyword-distract", "keyword-suicide", "keyword-challenge",
    "keyword-cobra", "keyword-rebel", "keyword-unique", "keyword-cumulative",
  ],
  examples: {
    "ID-036": ["life"],
    "ID-063": ["settle"],
    "ID-135": ["frontier"],
    "ID-167": ["column"],
    "ID-168": ["not-beaten"],
  },
  Drawing,
} satisfies Primer;
