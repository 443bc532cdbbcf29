/** The ways into a guided game, and out of it into a free one. */

import * as api from "../lib/api.ts";
import { remember } from "../lib/mine.ts";
import { prefs } from "../lib/prefs.svelte.ts";
import { router } from "../lib/router.svelte.ts";
import type { GameInfo, LessonInfo, NewTable } from "../lib/wire.ts";
import { say } from "../lib/words.svelte.ts";
import { defaults } from "../pages/plan.ts";
import { rememberOffer } from "./memory.ts";

/** The guided games of a game. */
export async function lessonsOf(game: string): Promise<LessonInfo[]> {
  const { games } = await api.games(game);
  return games.find((one) => one.name === game)?.lessons ?? [];
}

async function lay(table: NewTable, start: boolean): Promise<void> {
  const created = await api.create({ ...table, language: prefs.language, host: { name: prefs.name || say("learn-guest") } });
  remember(created.table);
  if (start) await api.start(created.table.id);
  router.go(`/t/${created.table.id}`);
}

export async function beginLesson(game: string, lesson: string): Promise<void> {
  await lay({ game, lesson }, false);
  rememberOffer(game, "begun");
}

/** A table at the very position of an example in the rules; from there the game goes on as one likes. */
export async function playExample(game: string, example: string): Promise<void> {
  await lay({ game, lesson: example }, false);
}

/** An ordinary game at once, with the bots that are easiest to beat. */
export async function beginFreeGame(game: GameInfo, players: number): Promise<void> {
  const usual = defaults(game, prefs.language);
  const count = Math.min(game.max_players, Math.max(game.min_players, players));
  await lay({ ...usual, players: count, fill: game.easiest_bot || usual.fill }, true);
}
