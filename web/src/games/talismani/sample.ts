// A table in the middle of a game, for tests.

import { seat } from "../../lib/samples.ts";
import type { LogEntry, VerbInfo } from "../../lib/wire.ts";
import { samplesOf } from "../samples.ts";
import type { TalismaniView } from "./view.ts";

export const NAMES = ["Ada", "Bruno", "Carla", "Dino"];

export const VERBS: VerbInfo[] = [
  { name: "pass", kinds: [], unordered_from: 0 },
  { name: "play", kinds: ["card", "card"], unordered_from: 0 },
  { name: "aside", kinds: [], unordered_from: 0 },
  { name: "leave", kinds: [], unordered_from: 0 },
  { name: "stake", kinds: ["card"], unordered_from: 1 },
  { name: "move", kinds: ["suit", "place"], unordered_from: 2 },
  { name: "keep", kinds: [], unordered_from: 0 },
  { name: "turn", kinds: [], unordered_from: 0 },
  { name: "take", kinds: ["card"], unordered_from: 1 },
];

/** Ada's view while everybody chooses cards; Carla has a talisman of Neve prepared. */
export function sampleView(change: Partial<TalismaniView> = {}): TalismaniView {
  return {
    phase: "play",
    turn: 3,
    row: ["NUV", "SOL", "TEM", "NEV", "NEB", "PIO"],
    stake: "PIO4",
    next_stake: null,
    winner: -1,
    sitting: [],
    asides: [],
    order: [],
    plays: [[], [], [], []],
    values: [0, 0, 0, 0],
    pool: [],
    takers: [],
    cards: [6, 5, 4, 7],
    known: [["SOL7"], ["TEM2"], [], []],
    prepared: [[], [], [["NEV3", "NEV4"]], []],
    forged: [[["SOL0"]], [], [], []],
    stakes: [["PRIMO"], ["NEB5"], [], []],
    halves: [4, 1, 0, 0],
    wholes: [["SOL", "PRIMO"], [], [], []],
    discards: ["PIO9"],
    numbers: [1, 2, 3, 4, 5, 6, 7, 8],
    jolly: [0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
    hand: ["NUV4", "SOL7", "SOL8", "TEM0", "J1", "SP1"],
    laid: [],
    ...change,
  };
}

/** After the reveal: Bruno has won with clouds, Carla put her pair of storm aside, Dino laid a Cambia il tempo. */
export function revealed(change: Partial<TalismaniView> = {}): TalismaniView {
  return sampleView({
    phase: "share",
    stake: null,
    next_stake: "NUV2",
    winner: 1,
    asides: [2],
    order: [2, 0, 1, 3],
    plays: [["SOL3"], ["NUV2"], ["TEM5", "TEM6"], ["CT1"]],
    values: [3, 2, 11, 0],
    pool: ["SOL3", "CT1"],
    takers: [0, 3],
    ...change,
  });
}

export const { entry, sampleSeen } = samplesOf({ view: sampleView, seats: [0, 1, 2, 3].map((number) => seat(number)), verbs: VERBS, rule: "TdT-008", waiting: [0, 1] });

/** Two turns: Bruno wins the first by a single card, the second has just begun. */
export function sampleTurns(): LogEntry[] {
  return [
    entry(1, { kind: "turn", turn: 2, suit: "SOL", card: "PRIMO" }, { kind: "sits-out", seat: 3, suit: "SOL" }),
    entry(
      2,
      { kind: "played", seat: 1, cards: ["SOL9"], suit: "SOL", value: 9, place: 1 },
      { kind: "played", seat: 0, cards: ["SOL1", "SOL8"], suit: "SOL", value: 9, place: 2 },
      { kind: "played-jolly", seat: 2, cards: ["J1"] },
      { kind: "won", seat: 1, cards: ["SOL9"], other: 0, by: "single" },
      { kind: "stake-taken", seat: 1, card: "PRIMO", worth: 2 },
    ),
    entry(3, { kind: "stake-chosen", seat: 1, card: "SOL9" }, { kind: "forged", seat: 3, cards: ["SOL4", "SOL5"], suit: "SOL" }),
    entry(4, { kind: "taken", seat: 2, card: "SOL8" }),
    entry(
      5,
      { kind: "weather-turned", seat: 1, row: ["NUV", "TEM", "NEV", "NEB", "PIO", "SOL"] },
      { kind: "turn", turn: 3, suit: "NUV", card: "SOL9" },
    ),
  ];
}

/** The end: Ada and Bruno level, the whole talismans decide. */
export function sampleEnd(): LogEntry[] {
  return [
    entry(90, { kind: "turn", turn: 21, suit: "NUV", card: "SOL9" }),
    entry(91, { kind: "forged", seat: 1, cards: ["NUV3", "NUV4"], suit: "NUV" }, { kind: "forged", seat: 1, cards: ["NUV7", "NUV8"], suit: "NUV" }),
    entry(
      92,
      { kind: "game-ends", seats: [1], turn: 21 },
      { kind: "not-forged", seat: 2, cards: ["NEV3", "NEV4"] },
      { kind: "stake-lost", card: "PIO4" },
      { kind: "reckoning", seat: 0, place: 1, halves: 5, stakes: ["PRIMO", "NEB5"], forged: 1, wholes: 2 },
      { kind: "reckoning", seat: 1, place: 2, halves: 5, stakes: ["NEB6"], forged: 2, wholes: 0 },
      { kind: "reckoning", seat: 2, place: 3, halves: 0, stakes: [], forged: 0, wholes: 0 },
      { kind: "reckoning", seat: 3, place: 3, halves: 0, stakes: [], forged: 0, wholes: 0 },
      { kind: "won-game", seats: [0], halves: 5, by: "wholes" },
    ),
  ];
}
