/** The games this page can draw. Each lives in a folder of its own and is fetched when a table needs it. */

import type { GameScreen } from "../lib/game.ts";

const folders = import.meta.glob<{ default: GameScreen }>("./*/index.ts");

/** The names of all games that have a screen. */
export const drawn: string[] = Object.keys(folders).map((path) => path.split("/")[1]!);

const fetched = new Map<string, Promise<GameScreen>>();

/** The screen of a game, fetched once. */
export function screenOf(game: string): Promise<GameScreen> {
  let screen = fetched.get(game);
  if (!screen) {
    const load = folders[`./${game}/index.ts`];
    screen = load
      ? load().then((module) => module.default)
      : Promise.reject(new Error(`no screen for the game ${game}`));
    // A failed download must not be remembered: the next attempt may succeed.
    screen.catch(() => fetched.delete(game));
    fetched.set(game, screen);
  }
  return screen;
}
