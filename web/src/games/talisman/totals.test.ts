import { describe, expect, it } from "vitest";
import { attack } from "./sample.ts";
import { odds, parts, sides, sum, weaponWorth } from "./totals.ts";
import type { AttackView, Counted } from "./view.ts";

it("names every part of a sum, with its card if it is one", () => {
  const counted: Counted[] = [
    ["value", null, 4],
    ["objects", "BELT", 1],
  ];
  expect(parts(counted)).toEqual([
    { what: "part-value", count: 4 },
    { what: "part-objects", card: "BELT", count: 1 },
  ]);
  expect(sum(parts(counted))).toBe(5);
});

describe("both sides of an attack", () => {
  const mine: Counted[] = [
    ["value", null, 4],
    ["weapon", "AXE1", 1],
  ];
  const on = attack({
    parts: [mine, [["creature", "DRAGON1", 7]]],
    worth: { AXE1: 1, SWORD1: 1, LANCE: 3 },
    dice: [2, 5],
    rival_dice: [3],
    counting_dice: [5, 3],
  });

  it("adds the die that counts, as the server says", () => {
    const [first, second] = sides(on);
    expect(first).toMatchObject({ seat: 0, worth: 5, die: 5, score: 10 });
    expect(second).toMatchObject({ seat: -1, worth: 7, die: 3, score: 10 });
  });

  it("shows what other Weapons would do before they are chosen", () => {
    expect(sides(on, ["LANCE"], 0)[0].worth).toBe(7);
    expect(sides(on, [], 0)[0].worth).toBe(4);
    expect(sides(on, ["LANCE"], 1)[0].worth).toBe(5);
    expect(weaponWorth("LANCE", on)).toBe(3);
    expect(weaponWorth("LANCE", null)).toBe(0);
  });
});

it("finds the odds by who is ahead before the dice", () => {
  const even = { seat: 0, parts: [], dice: [], die: 0, worth: 5, score: 5 };
  const counted: Pick<AttackView, "odds"> = { odds: [[0, 3, 97], [42, 17, 42], [97, 3, 0]] };
  expect(odds(even, { ...even, seat: -1 }, counted)).toEqual({ win: 42, tie: 17 });
  expect(odds({ ...even, worth: 6 }, even, counted)).toEqual({ win: 97, tie: 3 });
  expect(odds(even, { ...even, worth: 12 }, counted)).toEqual({ win: 0, tie: 3 });
});
