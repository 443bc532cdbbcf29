/** The games of this person, kept in this browser alone: nothing of it is ever sent. */

import { forgetLevel, KEPT, levelsLikeMe } from "../lib/mine.ts";
import type { TableInfo } from "../lib/wire.ts";

/** One finished game, as far as it is remembered. */
export interface Kept {
  id: string;
  game: string;
  /** When it ended here, in milliseconds since 1970. */
  at: number;
  players: number;
  place: number;
  score: number;
  /** All played together: nobody won or lost. */
  together: boolean;
  /** How good the bots were; "": there were none. */
  level: string;
  /** The other people. */
  people: string[];
}

const PLACE = KEPT;
const OFF = "tavolata-kept-off";
const MOST = 2000;

export function isOn(): boolean {
  try {
    return localStorage.getItem(OFF) === null;
  } catch {
    return false;
  }
}

export function turn(on: boolean): void {
  try {
    if (on) localStorage.removeItem(OFF);
    else localStorage.setItem(OFF, "yes");
  } catch {
    // Without storage nothing is kept anyway.
  }
}

/** All games, the latest first. */
export function kept(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    const games = Array.isArray(found) ? (found as Kept[]).filter((one) => typeof one?.id === "string" && Array.isArray(one.people)) : [];
    return games.sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

/** Remember a finished game once, as the person at this seat played it. */
export function keep(table: TableInfo, seat: number, now = Date.now()): void {
  const games = kept();
  const place = table.places[seat];
  if (!isOn() || place === undefined || table.lesson || games.some((one) => one.id === table.id)) return;
  const others = table.seats.filter((one) => one.seat !== seat);
  const bots = [...new Set(others.filter((one) => one.kind === "bot").map((one) => one.bot))];
  const one: Kept = {
    id: table.id,
    game: table.game,
    at: now,
    players: table.players,
    place,
    score: table.scores[seat] ?? 0,
    together: table.places.every((any) => any === 1),
    level: bots.length === 1 ? bots[0]! : "",
    people: others.filter((any) => any.kind === "person").map((any) => any.name),
  };
  try {
    localStorage.setItem(PLACE, JSON.stringify([one, ...games].slice(0, MOST)));
  } catch {
    // A full or closed storage keeps nothing, and the game is over all the same.
  }
}

/** Everything: the games, and how strong bots must be. */
export function erase(): void {
  forgetLevel();
  try {
    localStorage.removeItem(PLACE);
  } catch {
    // There is nothing to erase.
  }
}

/** Everything as a file to keep elsewhere. */
export function exported(): string {
  return `${JSON.stringify({ tavolata: "games", version: 1, games: kept(), levels: levelsLikeMe() }, null, 2)}\n`;
}

export interface Tally {
  played: number;
  won: number;
}

export interface GameRecord extends Tally {
  game: string;
  /** Against bots of one level only. */
  levels: (Tally & { level: string })[];
  /** Wins in a row up to now, and the most there ever were. */
  streak: number;
  best: number;
  /** The last results, the latest last: won, lost, or played together. */
  last: ("won" | "lost" | "together")[];
}

const RECENT = 12;

export const isWon = (one: Kept): boolean => !one.together && one.place === 1;

function tally(games: readonly Kept[]): Tally {
  return { played: games.length, won: games.filter(isWon).length };
}

/** How it went with a game; `games`: the latest first. */
export function recordOf(game: string, games: readonly Kept[]): GameRecord {
  const own = games.filter((one) => one.game === game);
  const counted = own.filter((one) => !one.together).reverse();
  let [streak, best] = [0, 0];
  for (const one of counted) {
    streak = isWon(one) ? streak + 1 : 0;
    best = Math.max(best, streak);
  }
  const levels = [...new Set(own.filter((one) => one.level && !one.people.length && !one.together).map((one) => one.level))].sort();
  return {
    game,
    ...tally(own),
    levels: levels.map((level) => ({ level, ...tally(own.filter((one) => one.level === level && !one.people.length && !one.together)) })),
    streak,
    best,
    last: own
      .slice(0, RECENT)
      .reverse()
      .map((one) => (one.together ? "together" : isWon(one) ? "won" : "lost")),
  };
}

/** The people one played with: how often, and how often oneself won; the most frequent first. */
export function companions(games: readonly Kept[]): (Tally & { name: string })[] {
  const names = [...new Set(games.flatMap((one) => one.people))];
  return names
    .map((name) => ({ name, ...tally(games.filter((one) => one.people.includes(name))) }))
    .sort((a, b) => b.played - a.played || a.name.localeCompare(b.name));
}
