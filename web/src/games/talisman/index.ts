// Talisman on the screen.

import type { GameScreen } from "../../lib/game.ts";
import { ask } from "./about.ts";
import { isTravel, sorted } from "./answers.ts";
import cover from "./cover.ts";
import Ending from "./Ending.svelte";
import SeatBadge from "./SeatBadge.svelte";
import { isMinor } from "./story.ts";
import { stakes } from "./stakes.ts";
import Table from "./Table.svelte";
import { actionArgs, decided, points, value } from "./text.ts";
import { spellsOf, type TalismanView } from "./view.ts";

/** What one leaves lying is left to others: a second tap. */
const FINAL = new Set(["drop"]);

/** On a small screen the first tap on a goal tells what happens there, the second one goes; beside a large board it is told already. */
function isFinal(verb: string, question: string): boolean {
  if (isTravel(verb, question)) return matchMedia("(max-width: 63.99rem)").matches;
  return FINAL.has(verb) && question !== "objects";
}

const screen: GameScreen = {
  ...cover,
  Table,
  long: true,
  SeatBadge,
  Ending,
  value,
  actionArgs,
  ask,
  stakes,
  ownStakes: true,
  lasting: true,
  isMinor,
  decided,
  points,
  buttons: (question) => sorted(question).bar,
  abilities: (view, seat) => ["fate", ...spellsOf(view as TalismanView, seat).map((card) => card.replace(/\d+$/, "").toLowerCase())],
  final: isFinal,
};

export default screen;
