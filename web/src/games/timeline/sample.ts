// Tables in the middle of a game, for tests.

import { seat } from "../../lib/samples.ts";
import type { LogEntry, VerbInfo } from "../../lib/wire.ts";
import { samplesOf, type Asked } from "../samples.ts";
import type { Face, TimelineView } from "./view.ts";

export const NAMES = ["Ada", "Bruno", "Carla"];

export const VERBS: VerbInfo[] = [
  { name: "pass", kinds: [], unordered_from: 0 },
  { name: "place", kinds: ["card", "window"], unordered_from: 2 },
  { name: "play", kinds: ["card"], unordered_from: 1 },
  { name: "put", kinds: ["place"], unordered_from: 1 },
  { name: "discard", kinds: ["card"], unordered_from: 1 },
  { name: "stop", kinds: [], unordered_from: 0 },
];

export function face(title: string, change: Partial<Face> = {}): Face {
  return {
    title: { it: title, en: `${title} (en)` },
    detail: { it: "Un dettaglio", en: "A detail" },
    theme: "inventions",
    picture: ["light-bulb"],
    icon: "gear",
    meaning: "first shown",
    ...change,
  };
}

export function dated(title: string, year: number, change: Partial<Face> = {}): Face {
  const fact = { it: `La storia: ${title}`, en: `The story: ${title}` };
  return face(title, { year, back: "star", year_text: { it: "", en: "" }, about: 0, fact, ...change });
}

const CARDS: Record<string, Face> = {
  C1: dated("Cesare", -44),
  C2: dated("America", 1492),
  C3: dated("Luna", 1969),
  C4: dated("Stampa", 1455),
  C5: dated("Vespucci", 1501, { about: 2 }),
  C11: face("Telefono"),
  C12: face("Moka", { icon: "star" }),
  C13: face("Fonografo", { icon: "leaf" }),
  C14: face("Radio", { icon: "key" }),
  C20: face("Bicicletta"),
  C30: face("Treno"),
  C40: face("Aereo"),
};

/** Ada is to place one of her four cards in a line of three. */
export function sampleView(change: Partial<TimelineView> = {}): TimelineView {
  return {
    mode: "competitive",
    deck: { name: "twist", print: "abc", count: 480 },
    round: 2,
    first: 0,
    turn: 0,
    line: ["C1", "C2", "C3"],
    slots: [],
    hands: [["C11", "C12", "C13", "C14"], ["C20"], ["C30"]],
    blocked: [[], [], []],
    draw: 100,
    top: "C40",
    discards: ["C4"],
    revealed: null,
    placed: 0,
    tie_break: false,
    out: [false, false, false],
    cards: CARDS,
    ...change,
  };
}

/** The same cards for a team: one gap is taken, one card is blocked. */
export function teamView(change: Partial<TimelineView> = {}): TimelineView {
  return sampleView({
    mode: "collaborative",
    slots: ["C4", null],
    blocked: [[], ["C5"], []],
    discards: [],
    icon: "star",
    score: 14,
    rank: "staff",
    next: 7,
    ...change,
  });
}

export const { entry, sampleSeen } = samplesOf({ view: sampleView, seats: [0, 1, 2].map((number) => seat(number)), verbs: VERBS, rule: "TT-002", waiting: [0] });

/** Bruno was wrong, then Ada right. */
export function sampleLog(): LogEntry[] {
  return [
    entry(1, { kind: "first-card", card: "C1", year: -44 }),
    entry(2, { kind: "misplaced", seat: 1, card: "C4", window: 2, year: 1455, right: [1] }, { kind: "drew", seat: 1, card: "C20" }),
    entry(3, { kind: "placed", seat: 0, card: "C3", window: 2, year: 1969, left: 4 }),
  ];
}

/** A team: an end, a gap, a card that found no place, a discard. */
export function teamLog(): LogEntry[] {
  return [
    entry(1, { kind: "revealed", seat: 0, card: "C3", year: 1969 }, { kind: "put", seat: 0, card: "C3", place: "right", score: 3 }),
    entry(2, { kind: "revealed", seat: 0, card: "C4", year: 1455 }, { kind: "put", seat: 0, card: "C4", place: "gap1", score: 5 }),
    entry(3, { kind: "revealed", seat: 1, card: "C5", year: 1501 }, { kind: "blocked", seat: 1, card: "C5" }),
    entry(4, { kind: "discarded", seat: 2, card: "C2", year: 1492, icon: "star" }),
  ];
}

/** Every card of Ada's into every window. */
export const PLACE: Asked = {
  name: "place",
  options: ["C11", "C12", "C13", "C14"].flatMap((card) => [0, 1, 2, 3].map((window) => `place ${card} ${window}`)),
};
