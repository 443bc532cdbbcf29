/** Small messages for tests. */

import type { SeatInfo, State, TableInfo, Update, VerbInfo } from "./wire.ts";

export function seat(number: number, change: Partial<SeatInfo> = {}): SeatInfo {
  const names = ["Ada", "Bruno", "Carla", "Dino"];
  return {
    seat: number,
    kind: "person",
    name: names[number]!,
    colour: (["red", "blue", "green", "violet"] as const)[number]!,
    shape: (["circle", "square", "triangle", "star"] as const)[number]!,
    bot: "",
    standin: false,
    here: true,
    ...change,
  };
}

export function table(change: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "t1",
    name: "Il nostro tavolo",
    game: "indy",
    rules: "1",
    stage: "playing",
    players: 3,
    options: {},
    reactions: "quick",
    tempo: "live",
    language: "it",
    turn_seconds: 0,
    absent_seconds: 0,
    fill: "",
    seats: [seat(0), seat(1), seat(2)],
    created: 0,
    commitment: "",
    key: "",
    places: [],
    scores: [],
    takeback: null,
    rematch: "",
    locked: false,
    brought: {},
    daily: "",
    ends_at: null,
    ...change,
  };
}

const moved = {
  v: 5,
  view: {},
  question: null,
  reaction: null,
  held: false,
  waiting: [0],
  clock: null,
  you: { seat: 0, seats: [0], host: true, orders: {}, quiet: false, takeback: false },
  over: false,
};

export function state(change: Partial<State> = {}): State {
  return { t: "state", ...moved, protocol: 1, server: "test", table: table(), log: [], chat: [], ...change };
}

export function update(change: Partial<Update> = {}): Update {
  return { t: "update", ...moved, v: 6, since: 5, log: [], table: null, chat: null, ...change };
}

export const VERBS: VerbInfo[] = [
  { name: "pass", kinds: [], unordered_from: 3 },
  { name: "swap", kinds: ["card", "card"], unordered_from: 3 },
  { name: "change", kinds: ["card", "card"], unordered_from: 0 },
  { name: "lay", kinds: ["card", "card", "card"], unordered_from: 0 },
  { name: "eagle", kinds: ["card"], unordered_from: 3 },
];
