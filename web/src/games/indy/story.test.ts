import { describe, expect, it } from "vitest";
import { best, compare, face, worth } from "./cards.ts";
import { entry, sampleManche, sampleView } from "./sample.ts";
import { lastSettlement, tale } from "./story.ts";
import { standingOf } from "./view.ts";

describe("what three cards are worth", () => {
  it("counts as the rulebook's examples do (IN-046)", () => {
    expect(worth(["GC2", "GH2", "GO5"])).toEqual({ category: "standard", feathers: 9 });
    expect(worth(["RC6", "RC3", "RC4"])).toEqual({ category: "team", feathers: 13 });
    expect(worth(["RC1", "GH2", "BO3"])).toEqual({ category: "wrong", feathers: 6 });
  });

  it("an eagle makes it wrong and has no feathers (IR-11); three horses are wrong (IR-12)", () => {
    expect(worth(["RC6", "RC5", "EAG"])).toEqual({ category: "wrong", feathers: 11 });
    expect(worth(["BH1", "BH2", "BH3"])).toEqual({ category: "wrong", feathers: 6 });
    expect(worth(["BH1", "BH2"])).toBeNull();
  });

  it("the category comes before the feathers (IN-022)", () => {
    expect(compare({ category: "team", feathers: 6 }, { category: "standard", feathers: 15 })).toBeGreaterThan(0);
    expect(compare({ category: "standard", feathers: 6 }, { category: "wrong", feathers: 15 })).toBeGreaterThan(0);
    expect(best(["RC2", "RC4", "RH1", "RC1"])).toEqual({ category: "team", feathers: 7 });
    expect(face("EAG")).toBeNull();
  });
});

describe("the settlement, built from the events", () => {
  it("ranks the evocations and says who pays and who earns, though the next deal is in the same entry", () => {
    const made = lastSettlement(sampleManche())!;
    expect(made.manche).toBe(3);
    expect(made.v).toBe(4);
    expect(made.rows.map((row) => [row.seat, row.place])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
    expect(made.rows[0]).toMatchObject({ won: true, lost: false });
    expect(made.rows[2]).toMatchObject({ lost: true, plucked: true });
  });

  it("is still the last one while the next manche is played", () => {
    const next = entry(5, { kind: "evoked", seat: 0, cards: ["BO1", "BO2", "BO3"], category: "wrong", feathers: 6 });
    const made = lastSettlement([...sampleManche(), next])!;
    expect(made.manche).toBe(3);
    expect(made.rows[0]!.feathers).toBe(13);
  });

  it("those who are level have the same place and pay together (IN-025)", () => {
    const made = lastSettlement([
      entry(1, { kind: "manche", manche: 1, seat: 0 }),
      entry(2, { kind: "evoked", seat: 0, cards: ["RC1", "RC2", "RC3"], category: "team", feathers: 6 }),
      entry(3, { kind: "evoked", seat: 1, cards: ["RC4", "RH5", "GO1"], category: "wrong", feathers: 10 }),
      entry(
        4,
        { kind: "evoked", seat: 2, cards: ["BC4", "BH5", "GO1"], category: "wrong", feathers: 10 },
        { kind: "token-lost", seat: 1 },
        { kind: "token-lost", seat: 2 },
        { kind: "plate-empty", seat: 0 },
      ),
    ])!;
    expect(made.rows.map((row) => row.place)).toEqual([1, 2, 2]);
    expect(made.rows.filter((row) => row.lost).map((row) => row.seat)).toEqual([1, 2]);
    expect(made.empty).toBe(0);
  });

  it("a team sciamano is not compared (IR-22) and stands apart, and a victory is told", () => {
    const made = lastSettlement([
      entry(1, { kind: "manche", manche: 9, seat: 0 }),
      entry(2, { kind: "evoked", seat: 0, cards: ["RC1", "GH2", "BO1"], category: "wrong", feathers: 4 }),
      entry(
        3,
        { kind: "returned", seat: 2, cards: ["BC1", "BC2", "BC3"], category: "team", feathers: 6 },
        { kind: "token-lost", seat: 0 },
        { kind: "token-returned", seat: 2 },
        { kind: "won", seat: 2, count: 11, manche: 9 },
      ),
    ])!;
    expect(made.rows.map((row) => [row.seat, row.returned, row.place])).toEqual([
      [0, false, 1],
      [2, true, 0],
    ]);
    expect(made.rows[1]!.won).toBe(true);
    expect(made.winner).toEqual({ seat: 2, count: 11 });
  });

  it("forgets what was taken back", () => {
    const log = [...sampleManche(), { ...entry(5), undone_to: 3 }];
    expect(lastSettlement(log)).toBeNull();
  });

  it("there is none before the first manche has ended", () => {
    expect(lastSettlement(sampleManche().slice(0, 3))).toBeNull();
  });
});

it("the whole game in figures", () => {
  const flight = { kind: "eagle-played", seat: 1, took: "RC6" };
  const end = entry(9, flight, { kind: "won", seat: 0, count: 7, manche: 4 });
  const told = tale([...sampleManche(), end], 3);
  expect(told.accounts[2]).toEqual({ seat: 2, lost: 1, won: 0, returned: 0, plucked: [3] });
  expect(told.accounts[0]!.won).toBe(1);
  expect(told.best?.seat).toBe(0);
  expect(told.eagles).toEqual([0, 1, 0]);
  expect(told.winner).toEqual({ seat: 0, count: 7 });
});

it("among the evocations laid so far the worst and the best team are marked", () => {
  const view = sampleView({
    phase: "evocation",
    laid: [["RC3", "RC4", "RC6"], ["GC2", "GH2", "GO5"], []],
    evocations: [["team", 13], ["standard", 9], null],
  });
  expect([0, 1, 2].map((seat) => standingOf(view, seat))).toEqual(["best", "worst", null]);
});
