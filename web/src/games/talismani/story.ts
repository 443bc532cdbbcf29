// What happened, read from the table and from the log: the ranking of a turn, what became of its cards, the final reckoning.

import type { GameEvent } from "../../lib/game.ts";
import type { LogEntry } from "../../lib/wire.ts";
import { standing } from "../../table/story.ts";
import { decidedBy, suitOf, valueOf, type Decided, type Suit } from "./cards.ts";
import type { TalismaniView } from "./view.ts";

/** One play of a turn. */
export interface Play {
  seat: number;
  cards: string[];
  suit: Suit | null;
  value: number;
  /** 1 for the best; 0 for plays without a fairy, which never win. */
  place: number;
  /** What puts it before the next play; null where there is none to compare with. */
  by: Decided | null;
}

/** A turn from the reveal on. */
export interface Turn {
  turn: number;
  /** The best first, then lone Jollies and specials. */
  plays: Play[];
  sitting: number[];
  winner: number | null;
  /** The stake of the turn. */
  stake: string;
  /** What became of the cards: events in the order in which they happened, from the winner's stake on. */
  events: GameEvent[];
  /** The version of the reveal; -1: not in the log. */
  v: number;
}

/** The plays on the table, the best first. */
export function ranking(plays: readonly string[][], order: readonly number[], jolly: readonly number[]): Play[] {
  const best = [...order].reverse();
  const fairies = best.filter((seat) => suitOf(plays[seat]!) !== null);
  // The order of the share-out: specials last, from 8 down to 1, a lone Jolly first.
  const others = best.filter((seat) => suitOf(plays[seat]!) === null);
  return [...fairies, ...others].map((seat, at): Play => {
    const cards = plays[seat]!;
    const suit = suitOf(cards);
    const next = suit !== null ? fairies[at + 1] : undefined;
    return {
      seat,
      cards,
      suit,
      value: suit === null ? 0 : valueOf(cards, jolly),
      place: suit === null ? 0 : at + 1,
      by: next === undefined ? null : decidedBy(cards, plays[next]!, jolly),
    };
  });
}

const REVEALED = new Set(["played", "played-jolly", "played-special"]);
/** What comes before the reveal, or says only what the ranking shows. */
const UNTOLD = new Set(["row", "dealt", "turn", "sits-out", ...REVEALED]);

/** The turn that is on the table now, once it has been revealed; null while cards are chosen. */
export function turnNow(view: TalismaniView, log: readonly LogEntry[]): Turn | null {
  if (!view.order.length) return null;
  const { events, v } = since(log, view.turn);
  return {
    turn: view.turn,
    plays: ranking(view.plays, view.order, view.jolly),
    sitting: view.sitting,
    winner: view.winner >= 0 ? view.winner : null,
    stake: view.stake ?? String(events.find((event) => event.kind === "stake-taken")?.card ?? ""),
    events: events.filter((event) => !UNTOLD.has(event.kind)),
    v,
  };
}

/** The last turn that was revealed before this one, as the log tells it. */
export function turnBefore(view: TalismaniView, log: readonly LogEntry[]): Turn | null {
  for (let turn = view.order.length ? view.turn - 1 : view.turn; turn > 0; turn -= 1) {
    const { events, v } = since(log, turn);
    const began = events.find((event) => event.kind === "turn");
    if (!began) return null;
    const revealed = events.filter((event) => REVEALED.has(event.kind));
    const sitting = events.filter((event) => event.kind === "sits-out").map((event) => Number(event.seat));
    if (!revealed.length && !events.some((event) => event.kind === "all-sit-out")) continue;
    const plays: string[][] = [];
    for (const event of revealed) plays[Number(event.seat)] = event.cards as string[];
    const order = revealed.map((event) => Number(event.seat)).reverse();
    const won = events.find((event) => event.kind === "won" || event.kind === "won-alone");
    return {
      turn,
      plays: ranking(plays, order, view.jolly),
      sitting,
      winner: won ? Number(won.seat) : null,
      stake: String(began.card),
      events: events.filter((event) => !UNTOLD.has(event.kind)),
      v,
    };
  }
  return null;
}

/** All events of a turn, from its beginning to the beginning of the next, and the version at which its cards were revealed. */
function since(log: readonly LogEntry[], turn: number): { events: GameEvent[]; v: number } {
  const events: GameEvent[] = [];
  let v = -1;
  let now = 0;
  for (const entry of standing(log)) {
    for (const event of entry.events as GameEvent[]) {
      if (event.kind === "turn") now = Number(event.turn);
      if (now !== turn) continue;
      events.push(event);
      if (v < 0 && (REVEALED.has(event.kind) || event.kind === "all-sit-out")) v = entry.v;
    }
  }
  return { events, v };
}

/** Where each card of a turn went: who took it, put it aside, or that it became the stake or left the game. */
export type Fate = { to: "taken" | "aside" | "forged"; seat: number } | { to: "stake" | "discarded"; seat: null };

export function fates(events: readonly GameEvent[]): Map<string, Fate> {
  const found = new Map<string, Fate>();
  const all = (cards: unknown, fate: Fate): void => {
    for (const card of cards as string[]) found.set(card, fate);
  };
  for (const event of events) {
    const seat = Number(event.seat);
    if (event.kind === "taken") all([event.card], { to: "taken", seat });
    else if (event.kind === "aside") all(event.cards, { to: "aside", seat });
    else if (event.kind === "forged") all(event.cards, { to: "forged", seat });
    else if (event.kind === "stake-chosen") all([event.card], { to: "stake", seat: null });
    else if (event.kind === "discarded") all(event.cards, { to: "discarded", seat: null });
  }
  return found;
}

/** What a seat had at the end. */
export interface Account {
  seat: number;
  place: number;
  halves: number;
  /** The stakes it won, and what they were worth. */
  stakes: string[];
  won: number;
  forged: number;
  wholes: number;
  /** Talismans that were never forged. */
  lost: string[][];
}

export interface Reckoning {
  accounts: Account[];
  winners: number[];
  by: string;
}

/** The final reckoning, the best first; null before the end. */
export function reckoning(log: readonly LogEntry[]): Reckoning | null {
  const accounts: Account[] = [];
  const lost = new Map<number, string[][]>();
  let made: Reckoning | null = null;
  for (const entry of standing(log)) {
    for (const event of entry.events as GameEvent[]) {
      const seat = Number(event.seat);
      if (event.kind === "not-forged") lost.set(seat, [...(lost.get(seat) ?? []), event.cards as string[]]);
      else if (event.kind === "reckoning") {
        const forged = Number(event.forged);
        accounts.push({
          seat,
          place: Number(event.place),
          halves: Number(event.halves),
          stakes: event.stakes as string[],
          won: Number(event.halves) - 2 * forged,
          forged,
          wholes: Number(event.wholes),
          lost: lost.get(seat) ?? [],
        });
      } else if (event.kind === "won-game") {
        made = { accounts, winners: event.seats as number[], by: String(event.by) };
      }
    }
  }
  return made;
}

/** What a game consisted of, besides its reckoning. */
export interface Tale {
  turns: number;
  /** Talismans forged by each seat. */
  forged: number[];
  stakes: number[];
  /** Turns in which each seat sat out to collect. */
  sat: number[];
}

export function tale(log: readonly LogEntry[], players: number): Tale {
  const none = (): number[] => Array.from({ length: players }, () => 0);
  const told: Tale = { turns: 0, forged: none(), stakes: none(), sat: none() };
  for (const entry of standing(log)) {
    for (const event of entry.events as GameEvent[]) {
      const seat = Number(event.seat);
      if (event.kind === "turn") told.turns = Number(event.turn);
      else if (event.kind === "forged") told.forged[seat]! += 1;
      else if (event.kind === "stake-taken") told.stakes[seat]! += 1;
      else if (event.kind === "sits-out") told.sat[seat]! += 1;
    }
  }
  return told;
}
