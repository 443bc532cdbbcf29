// I Talismani del Tempo on the screen.

import type { GameScreen } from "../../lib/game.ts";
import cover from "./cover.ts";
import SeatBadge from "./SeatBadge.svelte";
import { stakes } from "./stakes.ts";
import Table from "./Table.svelte";
import { actionArgs, decided, points, value } from "./text.ts";

/** Seen where it lies: hands dealt, cards taken, what each has laid. */
const MINOR = new Set(["dealt", "taken", "played", "played-jolly", "played-special", "weather-kept", "order-kept", "left"]);
/** Laid face down, and Tempo cards moved: a second tap shows first what it would be. */
const FINAL = new Set(["play", "stake", "move"]);

const screen: GameScreen = {
  ...cover,
  Table,
  long: true,
  SeatBadge,
  value,
  actionArgs,
  stakes,
  isMinor: (event, me) => MINOR.has(event.kind) && event.seat !== me,
  decided,
  points,
  final: (verb) => FINAL.has(verb),
};

export default screen;
