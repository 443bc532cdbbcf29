/** What the samples of all games share: a table as a test needs it. */

import type { GameEvent, Seen } from "../lib/game.ts";
import type { LogEntry, SeatInfo, VerbInfo } from "../lib/wire.ts";
import { asks } from "../lib/samples.ts";
import { Choice, optionsOf, type Hooks } from "../table/choice.svelte.ts";

export interface Asked {
  name: string;
  options: string[];
}

/** A game's own part of its samples. */
export interface Sampled {
  view: () => unknown;
  seats: SeatInfo[];
  verbs: VerbInfo[];
  /** The rule behind every event and question. */
  rule: string;
  waiting?: number[];
}

export function samplesOf({ view, seats, verbs, rule, waiting = [] }: Sampled) {
  return {
    entry: (v: number, ...events: Omit<GameEvent, "rule">[]): LogEntry => ({
      v,
      at: 1_700_000_000 + v,
      events: events.map((event) => ({ rule, ...event })),
      undone_to: null,
    }),
    sampleSeen: (change: Partial<Seen> = {}, asked: Asked | null = null, hooks: Hooks = {}): Seen => ({
      view: view(),
      table: null,
      me: 0,
      names: seats.map((seat) => seat.name),
      seats,
      options: {},
      question: asked ? asks(asked.options, { decision: 7, name: asked.name, rule }) : null,
      choice: new Choice(optionsOf(change.question ?? (asked ? asks(asked.options) : null)), verbs, hooks),
      log: [],
      waiting,
      over: false,
      replay: false,
      fresh: 0,
      ...change,
    }),
  };
}
