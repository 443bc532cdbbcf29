// Indy on the screen.

import type { GameScreen } from "../../lib/game.ts";
import cover from "./cover.ts";
import SeatBadge from "./SeatBadge.svelte";
import { stakes } from "./stakes.ts";
import Table from "./Table.svelte";
import { actionArgs, decided, value } from "./text.ts";

/** Cards dealt and cards opened are seen where they lie. */
const MINOR = new Set(["dealt", "opened"]);
/** Laid for good, chosen for the whole game, or paid for with cards that one never sees again. */
const FINAL = new Set(["shaman", "change", "lay", "return", "keep"]);

const screen: GameScreen = {
  ...cover,
  Table,
  SeatBadge,
  value,
  actionArgs,
  stakes,
  isMinor: (event, me) => MINOR.has(event.kind) && !(event.kind === "dealt" && event.seat === me),
  decided,
  final: (verb) => FINAL.has(verb),
};

export default screen;
