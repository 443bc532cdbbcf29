// What happened, read from the log: the card turned over last, what each seat got right, what was missed.

import type { GameEvent } from "../../lib/game.ts";
import type { LogEntry } from "../../lib/wire.ts";
import { standing } from "../../table/story.ts";

/** A card that was turned over, and what became of it. */
export interface Turned {
  card: string;
  seat: number;
  /** The version at which it was turned over. */
  v: number;
  fate: "placed" | "misplaced" | "put" | "choosing" | "blocked" | "discarded";
  /** Competitive: the window that was chosen; collaborative: the place, "left", "right" or "gap3". */
  at: string;
  /** Misplaced: the windows where it belonged (TTR-29). */
  right: number[];
}

/** All cards turned over by somebody, in order. */
export function turnings(log: readonly LogEntry[]): Turned[] {
  const found: Turned[] = [];
  for (const entry of standing(log)) {
    for (const event of entry.events as GameEvent[]) {
      const base = { card: String(event.card), seat: Number(event.seat), v: entry.v, right: [] as number[], at: "" };
      switch (event.kind) {
        case "placed":
          found.push({ ...base, fate: "placed", at: String(event.window) });
          break;
        case "misplaced":
          found.push({ ...base, fate: "misplaced", at: String(event.window), right: (event.right as number[] | undefined) ?? [] });
          break;
        case "revealed":
          found.push({ ...base, fate: "choosing" });
          break;
        case "put":
        case "blocked": {
          const open = found.at(-1);
          if (open?.card === base.card) Object.assign(open, { fate: event.kind, at: String(event.place ?? "") });
          break;
        }
        case "discarded":
          found.push({ ...base, fate: "discarded" });
          break;
      }
    }
  }
  return found;
}

/** The last card that was turned over; null if none was, or if the pile was made anew since. */
export function lastTurned(log: readonly LogEntry[]): Turned | null {
  return turnings(log).at(-1) ?? null;
}

export interface Tale {
  seats: { right: number; wrong: number }[];
  /** The events of the last entry: how it ended. */
  end: GameEvent[];
  turned: Turned[];
}

export function tale(log: readonly LogEntry[], players: number): Tale {
  const turned = turnings(log);
  const seats = Array.from({ length: players }, () => ({ right: 0, wrong: 0 }));
  for (const { seat, fate } of turned) {
    const one = seats[seat];
    if (!one) continue;
    if (fate === "placed" || fate === "put") one.right += 1;
    else if (fate === "misplaced" || fate === "blocked") one.wrong += 1;
  }
  return { seats, turned, end: standing(log).flatMap((entry) => entry.events as GameEvent[]).slice(-8) };
}

/** What was missed, each card once: misplaced cards, or those that found no place. */
export function missed(log: readonly LogEntry[]): Turned[] {
  const found = new Map<string, Turned>();
  for (const one of turnings(log)) if (one.fate === "misplaced" || one.fate === "blocked") found.set(one.card, one);
  return [...found.values()];
}

/** The signs of a shared result, told apart by shape: they tell how it went and nothing about the cards. */
function sign({ fate, at }: Turned): string {
  if (fate === "put") return at === "left" || at === "right" ? "↔️" : "🔼";
  return fate === "placed" ? "🟩" : fate === "misplaced" || fate === "blocked" ? "🟥" : "⬜";
}

/** One sign for each card turned over, ten in a row. */
export function signs(turned: readonly Turned[]): string[] {
  const rows: string[] = [];
  for (let start = 0; start < turned.length; start += 10) rows.push(turned.slice(start, start + 10).map(sign).join(""));
  return rows;
}
