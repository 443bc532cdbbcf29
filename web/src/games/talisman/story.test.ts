import { describe, expect, it } from "vitest";
import { entry } from "./sample.ts";
import { chapters, digest, lastFight, lastRoll, lives } from "./story.ts";

const LOG = [
  entry(1, { kind: "enters", seat: 0, character: "ELF" }, { kind: "turn", seat: 0, round: 1 }),
  entry(2, { kind: "rolled", seat: 0, dice: [4], for: "MOVE" }),
  entry(3, { kind: "arrived", seat: 0, space: "RUINS" }, { kind: "drew", seat: 0, cards: ["BEAR"] }, { kind: "faced", seat: 0, card: "BEAR" }),
  entry(4, { kind: "turn", seat: 1, round: 1 }, { kind: "bridge", seat: 1, space: "GLADE" }),
  entry(5, { kind: "attack-rolled", seat: 1, rival: -1, dice: [2, 6], rival_dice: [3], score: 9, rival_score: 12 }),
];

describe("what happened", () => {
  it("goes turn by turn, and knows where", () => {
    const told = chapters(LOG);
    expect(told.map((chapter) => [chapter.seat, chapter.events.map((placed) => [placed.event.kind, placed.space])])).toEqual([
      [-1, [["enters", "FOREST"]]],
      [0, [["rolled", "FOREST"], ["arrived", "RUINS"], ["drew", "RUINS"]]],
      [1, [["bridge", "SENTINEL"], ["attack-rolled", "SENTINEL"]]],
    ]);
  });

  it("leaves out what was taken back", () => {
    const undone = { v: 6, at: 0, events: [], undone_to: 3 };
    expect(chapters([...LOG, undone]).at(-1)?.seat).toBe(0);
  });

  it("shows the others' turns since the own one", () => {
    expect(digest(chapters(LOG), 0, 2).map((chapter) => chapter.seat)).toEqual([1]);
    expect(digest(chapters(LOG), null, 2).map((chapter) => chapter.seat)).toEqual([0, 1]);
  });

  it("knows the last dice", () => {
    expect(lastRoll(LOG)).toMatchObject({ seat: 1, dice: [2, 6], for: "attack" });
    expect(lastRoll(LOG.slice(0, 2))).toMatchObject({ seat: 0, dice: [4], for: "MOVE" });
  });

  it("remembers an attack that is over, with what fate changed", () => {
    expect(lastFight(LOG)).toBeNull();
    const over = [...LOG, entry(6, { kind: "fate", seat: 1, die: 6 }, { kind: "compared", seat: 1, rival: -1, against: ["SENTINEL"], score: 13, rival_score: 12 })];
    expect(lastFight(over)).toMatchObject({ seat: 1, score: 13, rivalScore: 12, rivalDice: [3] });
  });
});

it("knows the characters that somebody has played", () => {
  const log = [
    entry(1, { kind: "enters", seat: 0, character: "ELF" }, { kind: "enters", seat: 1, character: "TROLL" }),
    entry(2, { kind: "died", seat: 0, space: "RUINS" }, { kind: "enters", seat: 0, character: "MONK" }),
  ];
  expect(lives(log, 2)).toEqual([[{ character: "ELF", died: true }, { character: "MONK", died: false }], [{ character: "TROLL", died: false }]]);
});
