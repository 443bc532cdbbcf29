// Timeline Twist on the screen.

import type { GameScreen } from "../../lib/game.ts";
import cover from "./cover.ts";
import Ending from "./Ending.svelte";
import SeatBadge from "./SeatBadge.svelte";
import { stakes } from "./stakes.ts";
import Table from "./Table.svelte";
import { actionArgs, decided, points, value, verdict } from "./text.ts";

/** Seen where it lies: cards dealt and drawn; a card that is put was told when it was turned over. */
const MINOR = new Set(["dealt", "refilled", "drew", "round", "round-back"]);
/** What turns a card over cannot be taken back: it asks for one more tap. */
const FINAL = new Set(["place", "play", "discard"]);

const screen: GameScreen = {
  ...cover,
  Table,
  long: true,
  SeatBadge,
  Ending,
  value,
  actionArgs,
  stakes,
  isMinor: (event, me) => MINOR.has(event.kind) && event.seat !== me,
  decided,
  verdict,
  points,
  final: (verb) => FINAL.has(verb),
};

export default screen;
