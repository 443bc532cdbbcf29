// Isola dei Demoni from outside.

import type { Cover } from "../../lib/game.ts";
import "./isola.css";
import Picture from "./Picture.svelte";

export default { name: "isola", accent: "var(--isola)", Picture } satisfies Cover;
