// Which options a new table is asked about: some make sense only with others.

import type { Wish } from "../../lib/game.ts";

const EXTRA = /^extra-(\d+)$/;

export function offers(option: string, value: string, wish: Wish): boolean {
  const team = wish.options.mode === "collaborative";
  const extra = EXTRA.exec(option);
  // A handicap is for those who play against each other, and for seats that are there.
  if (extra) return !team && Number(extra[1]) <= wish.players;
  if (option === "mode" && value === "competitive") return wish.players > 1;
  if (option === "first") return wish.players > 1 && (value === "lot" || Number(value) <= wish.players);
  // What a team decides, and what the others do (TTR-05, TTR-08, TTR-25).
  if (option === "equal-dates" || option === "blocked-cards") return team;
  if (option === "tie-break") return !team && wish.players > 2;
  if (option === "turn-order") return !team;
  return true;
}
