import { describe, expect, it } from "vitest";
import type { Frame } from "../lib/wire.ts";
import { drawn } from "../games/index.ts";
import { largestLeap, leadsSince, pointsOf, ticks, type Point } from "./curve.ts";
import { scriptOf, type Script } from "./script.ts";

const script: Script = { drama: () => "", drawings: {}, sounds: {}, measure: (view) => view.points, turn: (view) => view.turn, leap: 3 };

function frame(v: number, turn: number, ...points: number[]): Frame {
  return { v, at: 0, events: [], view: { turn, points }, change: null };
}

function curve(...values: number[][]): Point[] {
  return values.map((one, turn) => ({ turn, v: turn * 10, values: one }));
}

describe("the curve of a game", () => {
  it("has one point for each turn: how things stood when it was over", () => {
    const points = pointsOf([frame(0, 0, 0, 0), frame(3, 1, 1, 0), frame(5, 1, 1, 2), frame(9, 2, 4, 2)], script);
    expect(points).toEqual([
      { turn: 0, v: 0, values: [0, 0] },
      { turn: 1, v: 5, values: [1, 2] },
      { turn: 2, v: 9, values: [4, 2] },
    ]);
  });

  it("tells since when nobody was ahead of the winner", () => {
    expect(leadsSince(curve([0, 0], [0, 2], [3, 2], [4, 4]), 0, false)).toBe(2);
    expect(leadsSince(curve([0, 0], [2, 0], [3, 3]), 0, false)).toBe(0);
    expect(leadsSince(curve([0, 0], [2, 0], [3, 5]), 0, false)).toBeNull();
    // Cards that one wants to be rid of.
    expect(leadsSince(curve([5, 5], [5, 4], [3, 4], [0, 2]), 0, true)).toBe(2);
  });

  it("finds the greatest leap, if there is one", () => {
    expect(largestLeap(curve([0, 0], [1, 0], [1, 4], [3, 4]), 3, false)).toEqual({ seat: 1, turn: 2, change: 4 });
    expect(largestLeap(curve([0, 0], [1, 0], [1, 2]), 3, false)).toBeNull();
    expect(largestLeap(curve([0, 0], [4, 0], [4, 4]), 3, false)).toBeNull();
    expect(largestLeap(curve([9, 9], [4, 8], [4, 7]), 3, true)).toEqual({ seat: 0, turn: 1, change: -5 });
  });

  it("has an axis of round figures that holds everything", () => {
    expect(ticks(0, 3)).toEqual([0, 1, 2, 3]);
    expect(ticks(0, 17)).toEqual([0, 5, 10, 15, 20]);
    expect(ticks(-33, 12)).toEqual([-40, -20, 0, 20]);
    expect(ticks(0, 1)).toEqual([0, 1]);
  });

  it.each(drawn)("is there for %s", async (game) => {
    expect(await scriptOf(game)).not.toBeNull();
  });
});
