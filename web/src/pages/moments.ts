/** Moments of a replay: which frame is meant, and the address of one. */

import type { Frame } from "../lib/wire.ts";

/** Who looks: a seat, a spectator, or everybody's cards open. */
export const SPECTATOR = -1;
export const ALL_OPEN = -2;

export interface Moment {
  v: number | null;
  seat: number | null;
  /** Whether its analysis is to be seen, too. */
  analysis: boolean;
}

/** From the fragment of an address: `v=12&seat=1`. */
export function momentOf(fragment: string): Moment {
  const parts = new URLSearchParams(fragment);
  const number = (name: string): number | null => {
    const text = parts.get(name);
    return text !== null && /^-?\d{1,12}$/.test(text) ? Number(text) : null;
  };
  return { v: number("v"), seat: number("seat"), analysis: parts.has("analysis") };
}

export function fragmentOf(v: number, seat: number): string {
  return `v=${v}&seat=${seat}`;
}

/** The last frame that is not later than a version. */
export function frameAt(frames: readonly Frame[], v: number): number {
  let found = 0;
  frames.forEach((frame, index) => {
    if (frame.v <= v) found = index;
  });
  return found;
}
