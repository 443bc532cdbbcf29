/** What this browser remembers of its tables: which they are, and what was on the screen when they were last looked at. */

import type { TableInfo } from "./wire.ts";

export interface Remembered {
  id: string;
  game: string;
  name: string;
  at: number;
  /** By seat ("spectator" for none): the last version seen. */
  seen: Record<string, number>;
  /** The other people who sat there, and at how many seats. */
  people?: string[];
  players?: number;
  /** Whom this table was laid for, before they have come. */
  wanted?: string[];
}

/** People one has played with, and what. */
export interface Company {
  game: string;
  people: string[];
  players: number;
}

const PLACE = "tavolata-tables";
/** The finished games of this device, as `stage/kept.ts` keeps them. */
export const KEPT = "tavolata-kept";

/** How strong bots are that are as strong as this person, by game: what the last table said. */
const LIKE_ME = "tavolata-like-me";

/** Whether any game was finished here: who has none need not fetch the way to them. */
export function keepsGames(): boolean {
  try {
    return localStorage.getItem(KEPT) !== null || localStorage.getItem(LIKE_ME) !== null;
  } catch {
    return false;
  }
}

const MOST = 60;

/** By game the level at which bots are as strong as this person, as far as anybody knows. */
export function levelsLikeMe(): Record<string, string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(LIKE_ME) ?? "{}");
    const pairs = typeof found === "object" && found !== null ? Object.entries(found) : [];
    return Object.fromEntries(pairs.filter((pair): pair is [string, string] => typeof pair[1] === "string" && pair[1] !== ""));
  } catch {
    return {};
  }
}

/** Begin again with the usual level: in one game, or in all of them. */
export function forgetLevel(game?: string): void {
  const others = Object.entries(levelsLikeMe()).filter(([name]) => game !== undefined && name !== game);
  try {
    if (others.length) localStorage.setItem(LIKE_ME, JSON.stringify(Object.fromEntries(others)));
    else localStorage.removeItem(LIKE_ME);
  } catch {
    // Without storage there is nothing to forget.
  }
}

/** The level at which bots are as strong as this person; "": nobody knows yet. */
export function levelLikeMe(game: string, known: readonly string[]): string {
  const level = levelsLikeMe()[game] ?? "";
  return known.includes(level) ? level : "";
}

/** A game with bots as strong as this person is over: so strong they are in the next one. */
export function rememberLevel({ game, next_level }: Pick<TableInfo, "game" | "next_level">): void {
  if (!next_level) return;
  try {
    localStorage.setItem(LIKE_ME, JSON.stringify({ ...levelsLikeMe(), [game]: next_level }));
  } catch {
    // Private windows may refuse storage: then the next table begins with the usual level.
  }
}

function read(): Remembered[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? (found as Remembered[]).filter((table) => typeof table?.id === "string") : [];
  } catch {
    return [];
  }
}

function write(tables: Remembered[]): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(tables.slice(0, MOST)));
  } catch {
    // Without storage nothing is remembered: the server still knows this browser by its cookie.
  }
}

/** All tables, the latest first. */
export function remembered(): Remembered[] {
  return read().sort((a, b) => b.at - a.at);
}

/** `mine`: the own seats, so that the others are known; `wanted`: whom it is laid for. */
export function remember(table: TableInfo, mine: readonly number[] | null = null, wanted?: string[]): void {
  const others = read().filter((known) => known.id !== table.id);
  const known = read().find((one) => one.id === table.id);
  const people = mine ? table.seats.filter((seat) => seat.kind === "person" && !mine.includes(seat.seat)).map((seat) => seat.name) : known?.people;
  const kept: Remembered = { id: table.id, game: table.game, name: table.name, at: Date.now(), seen: known?.seen ?? {} };
  if (people?.length) Object.assign(kept, { people, players: table.players });
  const laidFor = wanted ?? known?.wanted;
  if (laidFor?.length) kept.wanted = laidFor;
  write([kept, ...others]);
}

/** Whom a table was laid for that were there the last time. */
export function wantedAt(table: string): string[] {
  return read().find((known) => known.id === table)?.wanted ?? [];
}

/** The people of earlier tables, each company once for each game, the latest first. */
export function companies(most = 3): Company[] {
  const found = new Map<string, Company>();
  for (const { game, people, players } of remembered()) {
    if (!people?.length || !players) continue;
    const key = `${game} ${[...people].sort().join("\n")}`;
    if (!found.has(key)) found.set(key, { game, people, players });
  }
  return [...found.values()].slice(0, most);
}

export function forget(table: string): void {
  write(read().filter((known) => known.id !== table));
}

function key(seat: number | null): string {
  return seat === null ? "spectator" : String(seat);
}

/** The version that was on this viewer's screen when they last looked; -1: never. */
export function lastSeen(table: string, seat: number | null): number {
  writeSeen();
  return read().find((known) => known.id === table)?.seen?.[key(seat)] ?? -1;
}

/** What was seen and is not written yet: to write takes longer than a frame may, and a table moves many times a second. */
let unwritten: Parameters<typeof sawUpTo> | null = null;
const SOON = 500;

export function sawSoon(...seen: Parameters<typeof sawUpTo>): void {
  if (unwritten && (unwritten[0] !== seen[0] || unwritten[1] !== seen[1])) writeSeen();
  if (!unwritten) setTimeout(writeSeen, SOON);
  unwritten = seen;
}

function writeSeen(): void {
  const seen = unwritten;
  unwritten = null;
  if (seen) sawUpTo(...seen);
}

if (typeof addEventListener === "function") addEventListener("pagehide", writeSeen);

export function sawUpTo(table: string, seat: number | null, version: number): void {
  const tables = read();
  const known = tables.find((one) => one.id === table);
  if (!known || known.seen?.[key(seat)] === version) return;
  known.seen = { ...known.seen, [key(seat)]: version };
  write(tables);
}
