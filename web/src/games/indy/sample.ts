// A table in the middle of a game, for tests.

import type { LogEntry, SeatInfo, VerbInfo } from "../../lib/wire.ts";
import { samplesOf } from "../samples.ts";
import type { IndyView } from "./view.ts";

export const NAMES = ["Ada", "Bruno", "Carla"];

export const VERBS: VerbInfo[] = [
  { name: "pass", kinds: [], unordered_from: 0 },
  { name: "shaman", kinds: ["shaman"], unordered_from: 1 },
  { name: "change", kinds: ["card", "card", "card"], unordered_from: 0 },
  { name: "swap", kinds: ["card", "card"], unordered_from: 2 },
  { name: "eagle", kinds: ["card"], unordered_from: 1 },
  { name: "lay", kinds: ["card", "card", "card"], unordered_from: 0 },
  { name: "return", kinds: ["card", "card", "card"], unordered_from: 1 },
  { name: "keep", kinds: ["card"], unordered_from: 1 },
];

const SEATS: SeatInfo[] = NAMES.map((name, seat) => ({
  seat,
  kind: "person",
  name,
  colour: (["red", "green", "blue"] as const)[seat]!,
  shape: (["circle", "square", "star"] as const)[seat]!,
  bot: "",
  standin: false,
  here: true,
  brings: false,
  deck: "",
}));

/** Ada's view in the luce: she holds two red characters, a red horse and an eagle. */
export function sampleView(change: Partial<IndyView> = {}): IndyView {
  return {
    phase: "light",
    manche: 3,
    dealer: 1,
    turn: 0,
    returned: -1,
    plate: 2,
    deck: 38,
    eagles_under: 1,
    table: ["RC6", "GH2", "BO5"],
    shamans: ["S1", "S4", "S5"],
    tokens: [4, 3, 3],
    cards: [4, 4, 4],
    laid: [[], [], []],
    evocations: [null, null, null],
    clues: [[["RC2"]], [["GO3"]], []],
    loose: [[], [], []],
    changed: [1, 0, 2],
    hand: ["RC2", "RC4", "RH1", "EAG"],
    discarded: ["BH3"],
    ...change,
  };
}

export const { entry, sampleSeen } = samplesOf({ view: sampleView, seats: SEATS, verbs: VERBS, rule: "IN-014" });

/** A whole manche of three, settled in one entry with the next deal: Ada's team earns, Carla pays her last token. */
export function sampleManche(): LogEntry[] {
  return [
    entry(1, { kind: "manche", manche: 3, seat: 1 }),
    entry(2, { kind: "evoked", seat: 1, cards: ["GC2", "GH2", "GO5"], category: "standard", feathers: 9 }),
    entry(3, { kind: "evoked", seat: 2, cards: ["BC1", "GH2", "RO3"], category: "wrong", feathers: 6 }),
    entry(
      4,
      { kind: "evoked", seat: 0, cards: ["RC3", "RC4", "RC6"], category: "team", feathers: 13 },
      { kind: "token-lost", seat: 2 },
      { kind: "plucked", seat: 2 },
      { kind: "token-won", seat: 0 },
      { kind: "manche", manche: 4, seat: 2 },
      { kind: "dealt", seat: 0, count: 3, cards: ["BO1", "BO2", "BO3"] },
    ),
  ];
}
