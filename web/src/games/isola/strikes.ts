// How damage went through the columns, read from the log.

import type { GameEvent } from "../../lib/game.ts";
import type { LogEntry } from "../../lib/wire.ts";

/** A card that damage met: with how much, what it lost, how much went on behind it. */
export interface Met {
  force: string;
  arrived: number;
  lost: number;
  on: number;
}

export interface Blow {
  /** Who strikes. */
  seat: number;
  damage: number;
  second: number;
  /** Wave by wave. */
  waves: Met[][];
}

/** One combat with damage: who stood where, who struck, who was drawn in, and what became of the place. */
export interface Combat {
  key: string;
  v: number;
  attacker: number;
  place: string;
  challenge: boolean;
  columns: string[][];
  leaders: string[][];
  blows: Blow[];
  reached: string[];
  /** Points by seat. */
  points: number[];
  /** Conquered, held; "": not decided yet, or nothing to decide. */
  result: "conquered" | "held" | "";
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function metOf(raw: unknown): Met {
  const [force, arrived, lost, on] = raw as [string, number, number, number];
  return { force, arrived, lost, on };
}

/** The combats of a log in which somebody struck, oldest first; those that ended in entries after `since`. */
export function combats(log: readonly LogEntry[], since = -1): Combat[] {
  const found: Combat[] = [];
  // A challenge interrupts another combat, which then goes on.
  const open: Combat[] = [];
  for (const entry of log) {
    entry.events.forEach((raw, at) => {
      const event = raw as GameEvent;
      const now = open.at(-1);
      if (event.kind === "fight") {
        if (!event.challenge) open.length = 0;
        open.push({
          key: `${entry.v}.${at}`,
          v: entry.v,
          attacker: Number(event.seat),
          place: typeof event.place === "string" ? event.place : "",
          challenge: Boolean(event.challenge),
          columns: (event.columns as unknown[]).map(strings),
          leaders: (event.leaders as unknown[]).map(strings),
          blows: [],
          reached: [],
          points: [0, 0],
          result: "",
        });
      } else if (event.kind === "challenge-over") open.pop();
      else if (!now) return;
      else if (event.kind === "strike") {
        const waves = Array.isArray(event.path) ? event.path.map((wave) => (wave as unknown[]).map(metOf)) : [];
        if (!now.blows.length && entry.v > since) found.push(now);
        now.blows.push({ seat: Number(event.seat), damage: Number(event.damage), second: Number(event.second), waves });
      } else if (event.kind === "reached") now.reached.push(String(event.force));
      else if (event.kind === "beaten" || event.kind === "life-lost") now.points[1 - Number(event.seat)]! += Number(event.points ?? 0);
      else if (event.kind === "conquered" || event.kind === "held") now.result = event.kind;
    });
  }
  return found;
}

/** What a screen shows, step by step: a blow arrives, runs from card to card, ends. */
export interface Moment {
  /** The blow and the wave. */
  blow: number;
  wave: number;
  met: Met;
}

export function moments(combat: Combat): Moment[] {
  return combat.blows.flatMap(({ waves }, blow) => waves.flatMap((wave, number) => wave.map((met) => ({ blow, wave: number, met }))));
}
