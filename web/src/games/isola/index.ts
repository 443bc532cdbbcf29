// Isola dei Demoni on the screen.

import type { GameScreen } from "../../lib/game.ts";
import { cardOf } from "./catalogue.ts";
import cover from "./cover.ts";
import SeatBadge from "./SeatBadge.svelte";
import { stakes } from "./stakes.ts";
import Table from "./Table.svelte";
import { actionArgs, ask, decided, meant, value } from "./text.ts";

/** Seen where it lies: what was drawn, became ready or engaged, which strikes came to nothing. */
const MINOR = new Set(["drew", "disengaged", "engaged", "touched", "no-effect", "event-ended", "held"]);
/** What is used up is asked once more; so is what one throws away. */
const FINAL = new Set(["use", "expend", "discard"]);

const screen: GameScreen = {
  ...cover,
  long: true,
  proposes: true,
  Table,
  SeatBadge,
  value,
  actionArgs,
  ask,
  meant,
  stakes,
  isMinor: (event, me) => MINOR.has(event.kind) && event.seat !== me,
  decided,
  final: (verb, _question, args = []) => FINAL.has(verb) || (verb === "play" && cardOf(args[0] ?? "")?.type === "event"),
  // How many cards to draw is no thing on the table; the rest are answers about nothing, such as to pass.
  buttons: ({ name, options, answers }) => options.filter((_, at) => name === "draw" || answers[at]!.args.length === 0),
  mainButton: ({ name }) => (name === "attack" || name === "defend" ? "done" : ""),
};

export default screen;
