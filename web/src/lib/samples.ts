/** Small messages for tests. */

import { optionsOf, type Option } from "../table/choice.svelte.ts";
import type { About, Answer, Question, SeatInfo, State, TableInfo, Update, VerbInfo } from "./wire.ts";

/** Answers as the server takes them apart, for texts that a test writes; `kind` says of what kind a thing is. */
export function answersOf(texts: readonly string[], kind: (name: string) => string = () => "card"): Answer[] {
  return texts.map((text) => {
    const [verb = "", ...names] = text.split(" ");
    return { verb, args: names.map((name) => [kind(name), name]) };
  });
}

/** A question with these answers. */
export function asks(options: string[], change: Partial<Question> = {}): Question {
  return { decision: 1, name: "", rule: "", options, about: {} satisfies About, answers: answersOf(options), ...change };
}

export function options(texts: string[]): Option[] {
  return optionsOf(asks(texts));
}

export function option(text: string): Option {
  return options([text])[0]!;
}

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
    brings: false,
    deck: "",
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
    decks: [],
    seat_decks: "no",
    lesson: "",
    watch: true,
    guests: [],
    match: null,
    bot_pace: "usual",
    hints: "bots",
    coached: false,
    hints_given: [],
    like_me: false,
    next_level: "",
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
  exchange: null,
  clock: null,
  you: { seat: 0, seats: [0], host: true, orders: {}, quiet: false, takeback: false, deck: null },
  over: false,
  lesson: null,
  mark: null,
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
