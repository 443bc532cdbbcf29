// Talisman from outside.

import type { Cover } from "../../lib/game.ts";
import Picture from "./Picture.svelte";
import "./talisman.css";

export default {
  name: "talisman",
  accent: "var(--talisman)",
  Picture,
  offers: (option, value, wish) => option !== "crowd" || value !== "no" || wish.players <= 6,
} satisfies Cover;
