// Indy from outside.

import type { Cover } from "../../lib/game.ts";
import "./indy.css";
import Picture from "./Picture.svelte";

export default { name: "indy", accent: "var(--indy)", Picture } satisfies Cover;
