/** The signs that a person can choose from, and a free one for somebody who has not chosen. */

import type { Colour, SeatInfo, Shape } from "../lib/wire.ts";

export const COLOURS: readonly Colour[] = ["red", "orange", "yellow", "green", "teal", "blue", "violet", "pink"];
export const SHAPES: readonly Shape[] = ["circle", "square", "triangle", "diamond", "star", "hexagon", "cross", "moon"];

/** A colour and a shape that nobody at the table has, as far as there are any left. */
export function freeLook(seats: SeatInfo[]): { colour: Colour; shape: Shape } {
  const seated = seats.filter((seat) => seat.kind !== "open");
  const free = <T>(all: readonly T[], taken: T[]): T => all.find((value) => !taken.includes(value)) ?? all[0]!;
  return {
    colour: free(COLOURS, seated.map((seat) => seat.colour)),
    shape: free(SHAPES, seated.map((seat) => seat.shape)),
  };
}
