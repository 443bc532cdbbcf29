/** The games this page can draw. Each lives in a folder of its own and is fetched when a table needs it. */

import type { Cover, GameScreen } from "../lib/game.ts";

const folders = import.meta.glob<{ default: GameScreen }>("./*/index.ts");
const covers = import.meta.glob<{ default: Cover }>("./*/cover.ts");

/** The names of all games that have a screen. */
export const drawn: string[] = Object.keys(folders).map((path) => path.split("/")[1]!);

const screens = new Map<string, Promise<GameScreen>>();

function fetchOnce<T>(game: string, load: (() => Promise<{ default: T }>) | undefined, fetched: Map<string, Promise<T>>): Promise<T> {
  let coming = fetched.get(game);
  if (!coming) {
    coming = load ? load().then((module) => module.default) : Promise.reject(new Error(`no screen for the game ${game}`));
    // A failed download must not be remembered: the next attempt may succeed.
    coming.catch(() => fetched.delete(game));
    fetched.set(game, coming);
  }
  return coming;
}

/** The screen of a game, fetched once. */
export function screenOf(game: string): Promise<GameScreen> {
  return fetchOnce(game, folders[`./${game}/index.ts`], screens);
}

const shown = new Map<string, Promise<Cover>>();

/** What the pages around the table show of a game. */
export function coverOf(game: string): Promise<Cover> {
  return fetchOnce(game, covers[`./${game}/cover.ts`], shown);
}
