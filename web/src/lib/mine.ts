/** What this browser remembers of its tables: which they are, and what was on the screen when they were last looked at. */

import type { TableInfo } from "./wire.ts";

export interface Remembered {
  id: string;
  game: string;
  name: string;
  at: number;
  /** By seat ("spectator" for none): the last version seen. */
  seen: Record<string, number>;
}

const PLACE = "tavolata-tables";
const MOST = 60;

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

export function remember(table: TableInfo): void {
  const others = read().filter((known) => known.id !== table.id);
  const seen = read().find((known) => known.id === table.id)?.seen ?? {};
  write([{ id: table.id, game: table.game, name: table.name, at: Date.now(), seen }, ...others]);
}

export function forget(table: string): void {
  write(read().filter((known) => known.id !== table));
}

function key(seat: number | null): string {
  return seat === null ? "spectator" : String(seat);
}

/** The version that was on this viewer's screen when they last looked; -1: never. */
export function lastSeen(table: string, seat: number | null): number {
  return read().find((known) => known.id === table)?.seen?.[key(seat)] ?? -1;
}

export function sawUpTo(table: string, seat: number | null, version: number): void {
  const tables = read();
  const known = tables.find((one) => one.id === table);
  if (!known || known.seen?.[key(seat)] === version) return;
  known.seen = { ...known.seen, [key(seat)]: version };
  write(tables);
}
