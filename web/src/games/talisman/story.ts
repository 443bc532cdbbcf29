// What happened, turn by turn: where each thing happened, what was rolled last, what the whole game was like.

import type { GameEvent } from "../../lib/game.ts";
import type { LogEntry } from "../../lib/wire.ts";
import { standing } from "../../table/story.ts";
import { cardOf, sheetOf } from "./box.ts";

/** One thing that happened, and where. */
export interface PlacedEvent {
  /** Unique within the log. */
  key: string;
  v: number;
  event: GameEvent;
  /** Where; "": nowhere on the board. */
  space: string;
}

/** The turn of one seat. */
export interface Chapter {
  key: string;
  seat: number;
  round: number;
  /** The last version in it. */
  v: number;
  events: PlacedEvent[];
}

/** Told better by what follows. */
const UNTOLD = new Set(["turn", "compared", "faced"]);
/** Of others also what comes of it, or what is seen on the board. */
const MINOR = new Set([
  "rolled", "faced", "compared", "chose", "nothing", "rafted", "helped", "hired", "handed-in", "discarded", "drew-spell", "dropped",
  "dropped-gold", "misses", "bitten", "fiends", "death-rolled",
]);

/** Whether the short log leaves this out; a bag of gold becomes gold, of which is told. */
export function isMinor(event: GameEvent, me: number | null): boolean {
  const bag = event.kind === "took" && (cardOf(String(event.card))?.gold ?? 0) > 0;
  return event.seat !== me && (bag || MINOR.has(event.kind));
}

/** Whether the digest tells it: as the short log, and the dice that decided something, to be seen once more. */
function isTold({ event }: PlacedEvent, me: number | null): boolean {
  return !isMinor(event, me) || (event.kind === "rolled" && event.for !== "MOVE");
}

function placeIn(event: GameEvent): string {
  return typeof event.space === "string" ? event.space : "";
}

/** The turns of a game, the oldest first. */
export function chapters(log: readonly LogEntry[]): Chapter[] {
  const found: Chapter[] = [];
  const at = new Map<number, string>();
  standing(log).forEach((entry, number) => {
    (entry.events as GameEvent[]).forEach((event, place) => {
      const seat = typeof event.seat === "number" ? event.seat : -1;
      if (event.kind === "enters") at.set(seat, sheetOf(String(event.character))?.start ?? "");
      if (event.kind === "portal") at.set(seat, "PORTAL");
      if (event.kind === "portal-opened") at.set(seat, "PERIL");
      if (event.kind === "crown") at.set(seat, "CROWN");
      const there = event.kind === "bridge" ? "SENTINEL" : placeIn(event);
      if (there && seat >= 0 && event.kind !== "placed" && event.kind !== "cast-at") at.set(seat, there);
      const key = `${entry.v}.${number}.${place}`;
      if (event.kind === "turn" || !found.length) {
        found.push({ key, seat: event.kind === "turn" ? seat : -1, round: Number(event.round ?? 0), v: entry.v, events: [] });
      }
      const chapter = found.at(-1)!;
      chapter.v = entry.v;
      if (!UNTOLD.has(event.kind)) chapter.events.push({ key, v: entry.v, event, space: there || (at.get(seat) ?? "") });
    });
  });
  return found;
}

/** The turns of the others since the viewer's last one, and what has happened in their own since. */
export function digest(told: readonly Chapter[], me: number | null, turns: number): Chapter[] {
  const full = told
    .map((chapter) => ({ ...chapter, events: chapter.events.filter((placed) => isTold(placed, me)) }))
    .filter((chapter) => chapter.events.length);
  if (me === null) return full.slice(-turns);
  const own = full.findLastIndex((chapter) => chapter.seat === me && chapter !== full.at(-1));
  return full.slice(Math.max(own + 1, full.length - 3 * turns));
}

export interface Roll {
  /** Changes with every roll. */
  key: string;
  v: number;
  seat: number;
  dice: number[];
  for: string;
}

/** The dice that were rolled last, in an attack the attacker's. */
export function lastRoll(log: readonly LogEntry[]): Roll | null {
  for (const entry of standing(log).reverse()) {
    const events = entry.events as GameEvent[];
    for (let place = events.length - 1; place >= 0; place -= 1) {
      const event = events[place]!;
      const key = `${entry.v}.${place}`;
      const seat = Number(event.seat ?? -1);
      if (event.kind === "rolled") return { key, v: entry.v, seat, dice: event.dice as number[], for: String(event.for) };
      if (event.kind === "fate" || event.kind === "fate-die") return { key, v: entry.v, seat, dice: [Number(event.die)], for: "fate" };
      if (event.kind === "attack-rolled") return { key, v: entry.v, seat, dice: event.dice as number[], for: "attack" };
      if (event.kind === "turn") return null;
    }
  }
  return null;
}

/** Cards that somebody drew together. */
export interface Drawn {
  /** Changes with every draw. */
  key: string;
  seat: number;
  cards: string[];
}

/** What was drawn last in this turn, as far as the viewer may know it. */
export function lastDrawn(log: readonly LogEntry[]): Drawn | null {
  for (const entry of standing(log).reverse()) {
    const events = entry.events as GameEvent[];
    for (let place = events.length - 1; place >= 0; place -= 1) {
      const event = events[place]!;
      const cards = event.kind === "drew" ? (event.cards as string[]) : event.kind === "drew-spell" && event.card ? [String(event.card)] : [];
      if (cards.length) return { key: `${entry.v}.${place}`, seat: Number(event.seat), cards };
      if (event.kind === "turn") return null;
    }
  }
  return null;
}

/** An attack that is over: what both sides rolled and came to. */
export interface Fought {
  key: string;
  seat: number;
  /** -1: creatures. */
  rival: number;
  against: string[];
  dice: number[];
  rivalDice: number[];
  score: number;
  rivalScore: number;
}

/** The attack that ended in the last entries of the log, if one did. */
export function lastFight(log: readonly LogEntry[]): Fought | null {
  let compared: GameEvent | null = null;
  for (const entry of standing(log).slice(-RECENT).reverse()) {
    for (const event of (entry.events as GameEvent[]).toReversed()) {
      if (event.kind === "compared") compared ??= event;
      if (event.kind !== "attack-rolled" || !compared) continue;
      return {
        key: String(entry.v),
        seat: Number(event.seat),
        rival: Number(event.rival),
        against: (event.against as string[] | undefined) ?? [],
        dice: event.dice as number[],
        rivalDice: event.rival_dice as number[],
        score: Number(compared.score),
        rivalScore: Number(compared.rival_score),
      };
    }
  }
  return null;
}

/** How many entries of the log are still news. */
const RECENT = 3;

export interface Tale {
  winners: number[];
  /** Who reached the Crown first. */
  crowned: number | null;
  /** How often the Command Spell was cast by them. */
  commands: number;
  killed: number[];
  died: number[];
  toads: number[];
}

/** The whole game in numbers. */
export function tale(log: readonly LogEntry[], players: number): Tale {
  const none = (): number[] => Array.from({ length: players }, () => 0);
  const told: Tale = { winners: [], crowned: null, commands: 0, killed: none(), died: none(), toads: none() };
  for (const entry of standing(log)) {
    for (const event of entry.events as GameEvent[]) {
      const seat = Number(event.seat ?? -1);
      const count = (counts: number[]): void => void (counts[seat] = (counts[seat] ?? 0) + 1);
      if (event.kind === "won") told.winners = (event.seats as number[]).map(Number);
      else if (event.kind === "crown") told.crowned ??= seat;
      else if (event.kind === "command" && told.crowned === seat) told.commands += 1;
      else if (event.kind === "killed") count(told.killed);
      else if (event.kind === "died") count(told.died);
      else if (event.kind === "toad") count(told.toads);
    }
  }
  return told;
}

/** A character that somebody played. */
export interface Life {
  character: string;
  died: boolean;
}

/** The characters of every seat, the first one first. */
export function lives(log: readonly LogEntry[], players: number): Life[][] {
  const found: Life[][] = Array.from({ length: players }, () => []);
  for (const entry of standing(log)) {
    for (const event of entry.events as GameEvent[]) {
      const own = found[Number(event.seat ?? -1)];
      if (event.kind === "enters") own?.push({ character: String(event.character), died: false });
      else if (event.kind === "died" && own?.length) own[own.length - 1] = { ...own.at(-1)!, died: true };
    }
  }
  return found;
}
