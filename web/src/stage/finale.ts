/** What the end page tells of the whole game beside the result: its curve, and what in it decided. */

import * as api from "../lib/api.ts";
import type { Frame } from "../lib/wire.ts";
import { loadWords, type Words } from "../lib/words.svelte.ts";
import { largestLeap, leadsSince, pointsOf, type Point } from "./curve.ts";
import { scriptOf } from "./script.ts";

export interface Finale {
  points: Point[];
  less: boolean;
  leap: number;
  /** One line for all who played together. */
  team: boolean;
}

const SPECTATOR = -1;

/** The curve of a finished game, as a spectator saw it; null where there is none to be shown. */
export async function finaleOf(table: string, game: string): Promise<Finale | null> {
  const [script, { frames }] = await Promise.all([scriptOf(game), api.replay(table, SPECTATOR), loadWords("", "stage"), loadWords(game, "stage")]);
  const last: Frame | undefined = frames.at(-1);
  if (!script || !last?.view) return null;
  const points = pointsOf(frames, script);
  // A game that was over in its first turn has no curve.
  if (points.length < 3) return null;
  const team = points[0]!.values.length === 1;
  return { points, team, less: script.less?.(last.view) ?? false, leap: script.leap };
}

/** What the figures say about who won: since when nobody was ahead of them, and the greatest leap. */
export function turningPoints({ points, less, leap, team }: Finale, winners: readonly number[], names: readonly string[], words: Words): string[] {
  if (team) return [];
  const told: string[] = [];
  const winner = winners.length === 1 ? winners[0]! : null;
  const since = winner === null ? null : leadsSince(points, winner, less);
  if (winner !== null && since !== null) {
    const name = names[winner] ?? "";
    told.push(since ? words.say("stage-lead", { name, turn: since }) : words.say("stage-lead-always", { name }));
  }
  const greatest = largestLeap(points, leap, less);
  if (greatest) {
    const change = `${greatest.change > 0 ? "+" : "−"}${Math.abs(greatest.change).toLocaleString(words.language)}`;
    told.push(words.say("stage-leap", { name: names[greatest.seat] ?? "", when: words.say("stage-when", { turn: greatest.turn }), change }));
  }
  return told;
}
