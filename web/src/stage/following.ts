/** What others do, as it is put on stage: what they did last, great moments and their sounds. */

import type { GameEvent } from "../lib/game.ts";
import type { Sound } from "../lib/sound.ts";
import type { LogEntry } from "../lib/wire.ts";
import { standing, type Line } from "../table/story.ts";
import type { Script } from "./script.ts";

/** A great moment of the game. */
export interface Drama {
  key: string;
  name: string;
  event: GameEvent;
}

/** More than so many at once are told by the log alone. */
const MOST = 3;

/** The great moments after a version, the last few of them. */
export function dramasAfter(log: readonly LogEntry[], after: number, script: Script): Drama[] {
  const found: Drama[] = [];
  for (const entry of standing(log)) {
    if (entry.v <= after) continue;
    (entry.events as GameEvent[]).forEach((event, place) => {
      const name = script.drama(event);
      if (name) found.push({ key: `${entry.v}.${place}`, name, event });
    });
  }
  return found.slice(-MOST);
}

/** Those that are told as one: the same thing, done by the same seat, again and again. */
export function alike(dramas: readonly Drama[]): Drama[] {
  const [first] = dramas;
  const other = dramas.findIndex((drama) => drama.name !== first!.name || drama.event.seat !== first!.event.seat);
  return dramas.slice(0, other < 0 ? dramas.length : other);
}

/** So many sounds at once can be told apart. */
const CHORD = 2;

/** What is heard of what happened after a version: the last two sounds that differ. */
export function soundsAfter(log: readonly LogEntry[], after: number, script: Script): Sound[] {
  const events = log.filter((entry) => entry.v > after).flatMap((entry) => entry.events as GameEvent[]);
  const heard = events.flatMap((event) => script.sounds[event.kind] ?? []);
  return heard.filter((sound, place) => heard.lastIndexOf(sound) === place).slice(-CHORD);
}

/** What was done last after a version by somebody else: the banner tells it. */
export function lastDoneBy(lines: readonly Line[], after: number, me: number | null): Line | null {
  const line = lines.findLast((one) => one.v > after && !one.minor && !one.undone);
  return line && line.seat !== me ? line : null;
}
