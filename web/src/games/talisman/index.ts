// Talisman on the screen.

import type { GameScreen } from "../../lib/game.ts";
import { ask } from "./about.ts";
import { sorted } from "./answers.ts";
import cover from "./cover.ts";
import Ending from "./Ending.svelte";
import SeatBadge from "./SeatBadge.svelte";
import { isMinor } from "./story.ts";
import Table from "./Table.svelte";
import { actionArgs, decided, points, value } from "./text.ts";
import { spellsOf, type TalismanView } from "./view.ts";

/** What one leaves lying is left to others: a second tap. */
const FINAL = new Set(["drop"]);

const screen: GameScreen = {
  ...cover,
  Table,
  long: true,
  SeatBadge,
  Ending,
  value,
  actionArgs,
  ask,
  isMinor,
  decided,
  points,
  buttons: (question) => sorted(question).bar,
  abilities: (view, seat) => ["fate", ...spellsOf(view as TalismanView, seat).map((card) => card.replace(/\d+$/, "").toLowerCase())],
  final: (verb, question) => FINAL.has(verb) && question !== "objects",
};

export default screen;
