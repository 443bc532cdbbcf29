// The view of Timeline Twist, whose types are made from what the server sends, and what the page reads from it.

import type { Face, IconName, Rank, Theme, TimelineView } from "./view-types.ts";

export type * from "./view-types.ts";

/** The kinds of icon in the corner of a card. */
export const ICONS = ["gear", "star", "leaf", "key"] as const satisfies readonly IconName[];

export const THEMES = ["inventions", "science", "states", "exploration", "art", "books", "music", "everyday"] as const satisfies readonly Theme[];

/** The ranks of a team, the lowest first, and the least score of each (TT-170). */
export const RANKS = ["aspirants", "novices", "staff", "company", "veterans", "experts", "genius", "travellers"] as const satisfies readonly Rank[];

export const CARD = /^C[1-9]\d{0,2}$/;

export function isTeam(view: TimelineView): boolean {
  return view.mode === "collaborative";
}

export function faceOf(view: TimelineView | null | undefined, name: string): Face | null {
  return view?.cards[name] ?? null;
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
