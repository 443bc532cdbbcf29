// The view of Timeline Twist as the server sends it; lists without a name of their own go by seat.

import type { Language } from "../../lib/words.svelte.ts";

/** The kinds of icon in the corner of a card. */
export const ICONS = ["gear", "star", "leaf", "key"] as const;
export type IconName = (typeof ICONS)[number];

export const THEMES = ["inventions", "science", "states", "exploration", "art", "books", "music", "everyday"] as const;
export type Theme = (typeof THEMES)[number];

/** The ranks of a team, the lowest first, and the least score of each (TT-170). */
export const RANKS = ["aspirants", "novices", "staff", "company", "veterans", "experts", "genius", "travellers"] as const;
export type Rank = (typeof RANKS)[number];

/** Something written in both languages. */
export type Both = Record<Language, string>;

/** What stands on a card: its front, and of a card that was turned over its back too. */
export interface Face {
  title: Both;
  detail: Both;
  theme: Theme;
  icon: IconName;
  /** Which moment the date means: "published", "first shown". */
  meaning: string;
  year?: number;
  back?: IconName;
  year_text?: Both;
  /** By how many years the date may be off; 0: it is exact. */
  about?: number;
  fact?: Both;
}

export interface TimelineView {
  mode: "competitive" | "collaborative";
  deck: { name: string; print: string; count: number };
  round: number;
  first: number;
  turn: number;
  /** The line, or the main row of a team, in the order of dates. */
  line: string[];
  /** The card in the gap slot after each card of the main row but the last. */
  slots: (string | null)[];
  hands: string[][];
  blocked: string[][];
  /** How many cards the draw pile has, and the one on top. */
  draw: number;
  top: string | null;
  discards: string[];
  /** A team's card that is turned over and still needs a place. */
  revealed: string | null;
  /** How many cards were placed in this turn. */
  placed: number;
  tie_break: boolean;
  out: boolean[];
  cards: Record<string, Face>;
  /** Of a team: the active icon, the score, its rank and the points to the next one. */
  icon?: IconName | null;
  score?: number;
  rank?: Rank;
  next?: number | null;
}

export const CARD = /^C[1-9]\d{0,2}$/;

export function isTeam(view: TimelineView): boolean {
  return view.mode === "collaborative";
}

export function faceOf(view: TimelineView | null | undefined, name: string): Face | null {
  return view?.cards[name] ?? null;
}

export function yearOf(view: TimelineView, name: string): number | null {
  return view.cards[name]?.year ?? null;
}

/** The first year of each age but the first. */
const AGES = [-3000, 500, 1500, 1760, 1914, 1946, 1992];

/** The age of a date, from 0: cards of an age have one colour. */
export function ageOf(year: number): number {
  return AGES.filter((first) => year >= first).length;
}

/** The rank after this one; null after the last. */
export function nextRank(rank: Rank): Rank | null {
  return RANKS[RANKS.indexOf(rank) + 1] ?? null;
}
