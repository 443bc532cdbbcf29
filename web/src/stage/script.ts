/** What a game gives to the stage: its great moments, figures for its curve. Fetched when something is staged, never with the table. */

import type { GameEvent } from "../lib/game.ts";
import type { Sound } from "../lib/sound.ts";

export interface Script {
  /**
   * The name of the great moment that an event is; "": it is none. Under `drama-<name>` are the words for it, under
   * `drama-<name>-about` what it means for the game.
   */
  drama(event: GameEvent): string;
  /** The drawing of each great moment. */
  drawings: Record<string, string>;
  /** Great moments that come again and again, or that the table itself shows: a strip tells them. */
  often?: readonly string[];
  /** What an event sounds like, by its kind; what is not here is silent. */
  sounds: Record<string, Sound>;
  /** What everybody has at a moment, by seat; where all play together one figure for all. */
  measure(view: any): number[];
  /** In which turn (round, manche) a moment lies. */
  turn(view: any): number;
  /** Whether less is better, as with cards that one wants to be rid of. */
  less?(view: any): boolean;
  /** So much in one turn is worth a sentence. */
  leap: number;
}

const scripts = import.meta.glob<{ default: Script }>("../games/*/stage.ts");

/** The script of a game; null: it has none. */
export async function scriptOf(game: string): Promise<Script | null> {
  return (await scripts[`../games/${game}/stage.ts`]?.())?.default ?? null;
}
