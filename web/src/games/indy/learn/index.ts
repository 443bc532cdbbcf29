// How Indy teaches itself.

import type { Primer } from "../../../learn/primer.ts";
// The table comes along: where both need the same parts, those stay one file with it, and a table is not more files for this.
import "../index.ts";
import Drawing from "./Drawing.svelte";

export default {
  terms: [
    "term-evocation", "term-manche", "term-team", "term-standard", "term-wrong", "term-feathers", "term-token", "term-plate",
    "term-dealer", "term-dark", "term-light", "term-open", "term-plucked", "term-shaman-team", "term-shaman", "term-eagle",
    "term-category",
  ],
  examples: {
    "IN-006": ["standard"],
    "IN-007": ["team"],
    "IN-008": ["wrong"],
    "IN-018": ["exchange"],
    "IN-022": ["ranking"],
    "IN-032": ["comeback"],
  },
  Drawing,
} satisfies Primer;
