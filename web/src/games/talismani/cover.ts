// I Talismani del Tempo from outside.

import type { Cover } from "../../lib/game.ts";
import Picture from "./Picture.svelte";
import "./talismani.css";

export default { name: "talismani", accent: "var(--talismani)", Picture } satisfies Cover;
