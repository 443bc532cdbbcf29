// Timeline Twist from outside.

import type { Cover } from "../../lib/game.ts";
import { OURS, seenLately } from "./memory.ts";
import { offers } from "./options.ts";
import Picture from "./Picture.svelte";
import "./timeline.css";

export default {
  name: "timeline",
  accent: "var(--timeline)",
  Picture,
  offers,
  seenLately: (deck) => seenLately(deck ?? OURS),
} satisfies Cover;
