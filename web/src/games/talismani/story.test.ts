import { describe, expect, it } from "vitest";
import { canForge, decidedBy, face, halves, movedTo, partners, sorted, turned, valueOf, type Suit } from "./cards.ts";
import { entry, revealed, sampleEnd, sampleTurns, sampleView } from "./sample.ts";
import { fates, ranking, reckoning, tale, turnBefore, turnNow } from "./story.ts";
import { held, picksToCome, ripening, waitsFor } from "./view.ts";

const ROW: Suit[] = ["NUV", "SOL", "TEM", "NEV", "NEB", "PIO"];
const { jolly } = sampleView();

describe("cards", () => {
  it("reads names", () => {
    expect(face("SOL14")).toEqual({ is: "fairy", suit: "SOL", value: 14 });
    expect(face("CO2")).toEqual({ is: "special", kind: "CO", at: 5 });
    expect(face("J2")).toEqual({ is: "jolly" });
    expect(face("SOL15")).toBeNull();
  });

  it("knows what can forge (TS-11)", () => {
    for (const cards of [["SOL0"], ["SOL0", "SOL1"], ["SOL7", "SOL8"], ["SOL0", "J1"], ["SOL14", "J2"]]) expect(canForge(cards)).toBe(true);
    for (const cards of [["SOL1"], ["SOL0", "SOL2"], ["SOL6", "SOL8"], ["J1"], ["CT1"], ["SOL7", "NEV8"]]) expect(canForge(cards)).toBe(false);
    expect(canForge(["SOL0", "SOL5"], true)).toBe(true);
    expect(partners("SOL7", ["SOL8", "SOL6", "NEV8", "J1"])).toEqual(["SOL8", "SOL6"]);
  });

  it("sums with the Jolly as the table says", () => {
    expect(valueOf(["SOL5", "J1"], jolly)).toBe(9);
    expect(valueOf(["SOL0", "J1"], jolly)).toBe(0);
    expect(valueOf(["J1"], jolly)).toBe(0);
  });

  it("sorts a hand by the row, high to low, then Jollies and specials", () => {
    expect(sorted(["PIO4", "SP1", "SOL2", "J1", "NUV1", "SOL9"], ROW)).toEqual(["NUV1", "SOL9", "SOL2", "PIO4", "J1", "SP1"]);
  });

  it("turns and reorders the row", () => {
    expect(turned(ROW)).toEqual(["SOL", "TEM", "NEV", "NEB", "PIO", "NUV"]);
    expect(movedTo(ROW, "PIO", 2)).toEqual(["NUV", "PIO", "SOL", "TEM", "NEV", "NEB"]);
    expect(movedTo(ROW, "SOL", 6)).toEqual(["NUV", "TEM", "NEV", "NEB", "PIO", "SOL"]);
  });

  it("writes halves", () => {
    expect([0, 1, 2, 7].map(halves)).toEqual(["0", "½", "1", "3½"]);
  });
});

describe("a turn", () => {
  it("is ranked, each play with what puts it before the next (TS-06)", () => {
    const plays = [["SOL9"], ["SOL4", "SOL5"], ["SOL1", "SOL8"], ["SOL3", "SOL6"]];
    const ranked = ranking(plays, [1, 3, 2, 0], jolly);
    expect(ranked.map((play) => [play.seat, play.by])).toEqual([[0, "single"], [2, "top"], [3, "top"], [1, null]]);
    expect(decidedBy(["SOL2", "SOL7"], ["SOL5", "J1"], jolly)).toBe("top");
  });

  it("is read from the table once it is revealed, with specials behind the fairies", () => {
    expect(turnNow(sampleView(), [])).toBeNull();
    const now = turnNow(revealed(), [])!;
    expect(now.plays.map((play) => [play.seat, play.place, play.by])).toEqual([
      [1, 1, "suit"],
      [0, 2, "suit"],
      [2, 3, null],
      [3, 0, null],
    ]);
    expect(now.winner).toBe(1);
  });

  it("is read from the log when it is over", () => {
    const before = turnBefore(sampleView(), sampleTurns())!;
    expect(before.turn).toBe(2);
    expect(before.plays.map((play) => [play.seat, play.by])).toEqual([[1, "single"], [0, null], [2, null]]);
    expect(before.sitting).toEqual([3]);
    expect(before.events.map((event) => event.kind)).toEqual(["won", "stake-taken", "stake-chosen", "forged", "taken", "weather-turned"]);
    const went = fates(before.events);
    expect(went.get("SOL9")).toEqual({ to: "stake", seat: null });
    expect(went.get("SOL8")).toEqual({ to: "taken", seat: 2 });
    expect(turnBefore(sampleView(), [])).toBeNull();
  });

  it("leaves out what was taken back", () => {
    const log = [...sampleTurns(), entry(6, { kind: "played", seat: 0, cards: ["NUV4"], suit: "NUV", value: 4, place: 1 }), { v: 7, at: 0, events: [], undone_to: 5 }];
    expect(turnBefore(sampleView(), log)?.turn).toBe(2);
  });
});

describe("the table", () => {
  it("tells what prepared talismans wait for, and who would ripen", () => {
    expect(waitsFor(sampleView(), 2)).toEqual([{ suit: "NEV", count: 1 }]);
    expect(ripening(sampleView(), "NEV")).toEqual([2]);
    expect(ripening(sampleView(), "SOL")).toEqual([]);
  });

  it("tells who takes how many", () => {
    const view = revealed({ takers: [0, 3], pool: ["SOL3", "CT1", "TEM1"] });
    expect(picksToCome(view, 3)).toEqual([{ seat: 3, count: 2 }, { seat: 0, count: 1 }]);
  });

  it("takes laid cards out of the hand", () => {
    expect(held(sampleView({ laid: ["SOL7", "SOL8"] }))).toEqual(["NUV4", "TEM0", "J1", "SP1"]);
  });
});

describe("the end", () => {
  it("is reckoned with what was never forged", () => {
    const made = reckoning(sampleEnd())!;
    expect(made.by).toBe("wholes");
    expect(made.accounts.map(({ seat, won, lost }) => [seat, won, lost.length])).toEqual([[0, 3, 0], [1, 1, 0], [2, 0, 1], [3, 0, 0]]);
    expect(reckoning(sampleTurns())).toBeNull();
    expect(tale(sampleEnd(), 4).forged).toEqual([0, 2, 0, 0]);
  });
});
