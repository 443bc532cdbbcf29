// What happened, read from the log: the settlement of a manche, and what decided the game.

import type { GameEvent } from "../../lib/game.ts";
import type { LogEntry } from "../../lib/wire.ts";
import { standing } from "../../table/story.ts";
import { compare, type Category, type Worth } from "./cards.ts";

/** What a seat evoked in a manche, and what came of it. */
export interface Row extends Worth {
  seat: number;
  cards: string[];
  /** 1 for the best; the same for those who are level. */
  place: number;
  /** Team sciamano of a plucked seat: not compared with the others (IR-22). */
  returned: boolean;
  lost: boolean;
  plucked: boolean;
  won: boolean;
}

/** How a manche ended. */
export interface Settlement {
  manche: number;
  /** The version at which it happened. */
  v: number;
  /** The compared evocations from the best to the worst, then the team sciamano of whoever returned. */
  rows: Row[];
  /** Seats whose best teams are level: nobody earns (IN-027). */
  shared: number[];
  /** The best team would have earned, but the plate was empty. */
  empty: number | null;
  /** Plucked seats that did not evoke. */
  stayed: number[];
  /** The end of the game: who won, and with how many tokens from the plate. */
  winner: { seat: number; count: number } | null;
  cancelled: boolean;
  nobody: boolean;
}

/** What a settlement consists of; it is told after the last evocation and before the next deal. */
const CONTENT = new Set([
  "token-lost",
  "token-returned",
  "token-won",
  "team-shared",
  "plate-empty",
  "losses-cancelled",
  "nobody-left",
  "won",
]);

/** Whether any tokens were counted in this entry. */
function settles(entry: LogEntry): boolean {
  return entry.events.some((event) => CONTENT.has(event.kind as string));
}

/** The last settlement in the log, null before the first one. */
export function lastSettlement(log: readonly LogEntry[]): Settlement | null {
  const entries = standing(log);
  const at = entries.findLastIndex(settles);
  if (at < 0) return null;
  // In one entry the evocation that closes the manche, the settlement and the next deal may stand together.
  const events: GameEvent[] = [];
  let manche = 0;
  for (const entry of entries.slice(0, at + 1)) {
    for (const event of entry.events as GameEvent[]) {
      if (event.kind === "manche") {
        if (entry === entries[at] && events.some((earlier) => CONTENT.has(earlier.kind))) break;
        events.length = 0;
        manche = Number(event.manche);
      } else {
        events.push(event);
      }
    }
  }
  return settlement(events, manche, entries[at]!.v);
}

/** The settlement told by the events of one manche. */
export function settlement(events: readonly GameEvent[], manche: number, v: number): Settlement {
  const made: Settlement = {
    manche,
    v,
    rows: [],
    shared: [],
    empty: null,
    stayed: [],
    winner: null,
    cancelled: false,
    nobody: false,
  };
  const rows = new Map<number, Row>();
  for (const event of events) {
    const seat = Number(event.seat);
    const row = rows.get(seat);
    switch (event.kind) {
      case "evoked":
      case "returned":
        rows.set(seat, {
          seat,
          cards: event.cards as string[],
          category: event.category as Category,
          feathers: Number(event.feathers),
          place: 0,
          returned: event.kind === "returned",
          lost: false,
          plucked: false,
          won: false,
        });
        break;
      case "stays-plucked":
        made.stayed.push(seat);
        break;
      case "token-lost":
        if (row) row.lost = true;
        break;
      case "plucked":
        if (row) row.plucked = true;
        break;
      case "token-won":
      case "token-returned":
        if (row) row.won = true;
        break;
      case "team-shared":
        made.shared = event.seats as number[];
        break;
      case "plate-empty":
        made.empty = seat;
        break;
      case "losses-cancelled":
        made.cancelled = true;
        break;
      case "nobody-left":
        made.nobody = true;
        break;
      case "won":
        made.winner = { seat, count: Number(event.count) };
        made.manche = Number(event.manche);
        break;
    }
  }
  const compared = [...rows.values()].filter((row) => !row.returned).sort((a, b) => compare(b, a));
  for (const row of compared) row.place = 1 + compared.filter((other) => compare(other, row) > 0).length;
  made.rows = [...compared, ...[...rows.values()].filter((row) => row.returned)];
  return made;
}

/** What a seat lost and won in the whole game. */
export interface Account {
  seat: number;
  lost: number;
  won: number;
  returned: number;
  /** The manches in which the last token went. */
  plucked: number[];
}

export interface Tale {
  manches: number;
  winner: { seat: number; count: number } | null;
  accounts: Account[];
  /** The last manche in which tokens were lost, and by whom. */
  last: { manche: number; losers: Row[] } | null;
  eagles: number[];
  best: Row | null;
}

/** The whole game in figures. */
export function tale(log: readonly LogEntry[], players: number): Tale {
  const accounts = Array.from({ length: players }, (_, seat): Account => ({ seat, lost: 0, won: 0, returned: 0, plucked: [] }));
  const eagles = Array.from({ length: players }, () => 0);
  const told: Tale = { manches: 0, winner: null, accounts, last: null, eagles, best: null };
  const evoked = new Map<number, Row>();
  for (const entry of standing(log)) {
    for (const event of entry.events as GameEvent[]) {
      const seat = Number(event.seat);
      const account = accounts[seat];
      if (event.kind === "manche") {
        told.manches = Number(event.manche);
        evoked.clear();
      }
      if (!account) continue;
      if (event.kind === "evoked" || event.kind === "returned") {
        const row = settlement([event], told.manches, entry.v).rows[0]!;
        evoked.set(seat, row);
        if (row.category === "team" && (!told.best || compare(row, told.best) > 0)) told.best = row;
      } else if (event.kind === "token-lost") {
        account.lost += 1;
        if (told.last?.manche !== told.manches) told.last = { manche: told.manches, losers: [] };
        const row = evoked.get(seat);
        if (row) told.last.losers.push(row);
      } else if (event.kind === "token-won") account.won += 1;
      else if (event.kind === "token-returned") account.returned += 1;
      else if (event.kind === "plucked") account.plucked.push(told.manches);
      else if (event.kind === "eagle-played") eagles[seat]! += 1;
      else if (event.kind === "won") told.winner = { seat, count: Number(event.count) };
    }
  }
  return told;
}
