/** The curve of a finished game: what everybody had after each turn, and what in it decided. */

import type { Frame } from "../lib/wire.ts";
import type { Script } from "./script.ts";

/** How things stood at the end of a turn. */
export interface Point {
  turn: number;
  /** The version of the replay's moment. */
  v: number;
  values: number[];
}

/** One point for each turn, the one before the first turn included: the last moment of a turn tells how it ended. */
export function pointsOf(frames: readonly Frame[], script: Script): Point[] {
  const points: Point[] = [];
  for (const { v, view } of frames) {
    if (!view) continue;
    const point = { turn: script.turn(view), v, values: script.measure(view) };
    if (points.at(-1)?.turn === point.turn) points[points.length - 1] = point;
    else points.push(point);
  }
  return points;
}

/** The turn from which on nobody was ahead of the winner any more; null: somebody was at the end; 0: nobody ever was. */
export function leadsSince(points: readonly Point[], winner: number, less: boolean): number | null {
  const ahead = ({ values }: Point): boolean => values.every((value) => (less ? value >= values[winner]! : value <= values[winner]!));
  const behind = points.findLastIndex((point) => !ahead(point));
  if (behind === points.length - 1) return null;
  return behind < 0 ? 0 : points[behind + 1]!.turn;
}

export interface Leap {
  seat: number;
  turn: number;
  change: number;
}

/** The largest change for the better in one turn, if only one was so large and it was at least `least`. */
export function largestLeap(points: readonly Point[], least: number, less: boolean): Leap | null {
  let best: Leap | null = null;
  let only = false;
  points.slice(1).forEach((point, before) => {
    point.values.forEach((value, seat) => {
      const change = value - points[before]!.values[seat]!;
      const good = less ? -change : change;
      const most = best === null ? least - 1 : less ? -best.change : best.change;
      if (good > most) [best, only] = [{ seat, turn: point.turn, change }, true];
      else if (good === most && best) only = false;
    });
  });
  return only ? best : null;
}

/** Round figures for the axis: from the least to the most, at most five of them. */
export function ticks(least: number, most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((one) => (most - least) / one <= 4) ?? 200;
  const first = Math.floor(least / step) * step;
  const count = Math.max(1, Math.ceil((most - first) / step));
  return Array.from({ length: count + 1 }, (_, place) => first + place * step);
}
