import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { loadWords, words } from "../../lib/words.svelte.ts";
import { bestBefore, keepScore, sawCards, seenLately } from "./memory.ts";
import { offers } from "./options.ts";
import { entry, sampleLog, sampleView, teamLog, teamView } from "./sample.ts";
import { shareText } from "./share.ts";
import { lastTurned, missed, signs, tale, turnings } from "./story.ts";
import { actionArgs, decided, gapSpan, value, windowText } from "./text.ts";

beforeAll(() => loadWords("timeline"));
beforeEach(() => localStorage.clear());
const say = words("timeline");

describe("the story", () => {
  it("tells which card was turned over last, and where a wrong one belonged", () => {
    expect(lastTurned(sampleLog())).toMatchObject({ card: "C3", seat: 0, fate: "placed", at: "2" });
    expect(lastTurned(sampleLog().slice(0, 2))).toMatchObject({ card: "C4", fate: "misplaced", right: [1] });
    expect(lastTurned([])).toBeNull();
  });

  it("forgets what was taken back", () => {
    expect(lastTurned([...sampleLog(), { ...entry(4), undone_to: 2 }])?.card).toBe("C4");
  });

  it("follows a team's cards to their places", () => {
    expect(turnings(teamLog()).map(({ fate, at }) => [fate, at])).toEqual([
      ["put", "right"],
      ["put", "gap1"],
      ["blocked", ""],
      ["discarded", ""],
    ]);
    expect(turnings(teamLog().slice(0, 1).concat(entry(2, { kind: "revealed", seat: 0, card: "C2", year: 1492 }))).at(-1)?.fate).toBe("choosing");
  });

  it("counts who was right, and what was missed", () => {
    expect(tale(sampleLog(), 3).seats).toEqual([{ right: 1, wrong: 0 }, { right: 0, wrong: 1 }, { right: 0, wrong: 0 }]);
    expect(missed(sampleLog()).map(({ card }) => card)).toEqual(["C4"]);
    expect(missed(teamLog()).map(({ card }) => card)).toEqual(["C5"]);
  });
});

describe("a shared result", () => {
  it("has one sign for each card, told apart by shape", () => {
    expect(signs(turnings(teamLog()))).toEqual(["↔️🔼🟥⬜"]);
    expect(signs(Array.from({ length: 12 }, () => turnings(teamLog())[2]!))).toEqual(["🟥".repeat(10), "🟥🟥"]);
  });

  it("tells day, score and rank, and nothing about the cards", () => {
    const text = shareText({ day: "2026-11-16", players: 3, score: 25, rank: "company", log: teamLog() }, say);
    expect(text.split("\n").slice(0, 3)).toEqual([
      "Timeline Twist, sfida del 16 novembre 2026",
      "25 punti: Compagnia sofisticata (in 3)",
      "↔️🔼🟥⬜",
    ]);
    for (const { title } of Object.values(teamView().cards)) expect(text).not.toContain(title.it);
    for (const year of ["1969", "1455", "1501", "1492"]) expect(text).not.toContain(year);
  });
});

describe("what the browser remembers", () => {
  it("is the cards of the last five games with a deck", () => {
    expect(seenLately("twist")).toBeNull();
    for (let game = 1; game <= 6; game += 1) {
      const cards = { [`C${game}`]: sampleView().cards.C1! };
      sawCards(`t${game}`, sampleView({ cards }));
      sawCards(`t${game}`, sampleView({ cards }));
    }
    const seen = seenLately("twist")!;
    expect(seen.print).toBe("abc");
    expect(seen.cards.toSorted()).toEqual(["C2", "C3", "C4", "C5", "C6"]);
    expect(seenLately("classe 3b")).toBeNull();
  });

  it("forgets what was seen of a deck that has changed", () => {
    sawCards("t1", sampleView());
    sawCards("t2", sampleView({ deck: { name: "twist", print: "new", count: 480 }, cards: { C9: sampleView().cards.C1! } }));
    expect(seenLately("twist")).toEqual({ print: "new", cards: ["C9"] });
  });

  it("survives rubbish in the storage", () => {
    localStorage.setItem("tavolata-timeline-seen", "{]");
    localStorage.setItem("tavolata-timeline-best", "[1]");
    expect(seenLately("twist")).toBeNull();
    expect(bestBefore(2, "t1")).toBeNull();
  });

  it("is the best score by the number of players, of other tables", () => {
    keepScore(3, "t1", 20);
    expect(bestBefore(3, "t1")).toBeNull();
    expect(bestBefore(3, "t2")).toBe(20);
    expect(bestBefore(2, "t2")).toBeNull();
    keepScore(3, "t2", 31);
    keepScore(3, "t2", 31);
    keepScore(3, "t3", -4);
    expect(bestBefore(3, "t2")).toBe(20);
    expect(bestBefore(3, "t9")).toBe(31);
  });
});

describe("in words", () => {
  it("names windows by their dated neighbours", () => {
    expect(windowText(0, say, sampleView())).toContain("44 a.C.");
    expect(windowText(3, say, sampleView())).toContain("1969");
    expect(windowText(2, say, sampleView())).toMatch(/America.*1492.*Luna.*1969/);
    expect(gapSpan(teamView(), 0, say)).toBe("1535 anni");
  });

  it("makes the arguments of events and answers readable", () => {
    const event = { kind: "placed", rule: "", card: "C5", year: 1501 };
    expect(value("card", "C11", say, sampleView())).toContain("Telefono");
    expect(value("year", 1501, say, sampleView(), event)).toBe("circa 1501");
    expect(value("year", 1501, say, undefined, event)).toBe("1501");
    expect(value("place", "gap3", say, teamView())).toBe(say.say("place-gap", { number: 3 }));
    expect(value("rank", "company", say)).toBe("Compagnia sofisticata");
    expect(value("icon", "leaf", say)).toBe("foglia");
    expect(value("left", 3, say)).toBe(3);
    expect(actionArgs("place", ["C11", "1"], say, sampleView()).window).toBe(windowText(1, say, sampleView()));
    expect(actionArgs("put", ["gap2"], say, teamView()).place).toMatch(/1492.*1969/);
  });

  it("tells what decided a game", () => {
    const log = [...sampleLog(), entry(4, { kind: "won", seats: [0], round: 5 })];
    const told = decided(log, ["Ada", "Bruno", "Carla"], say, sampleView());
    expect(told[0]).toContain("Ada");
    expect(told[1]).toBe("Ada: una carta giusta su 1.");
  });
});

describe("what a new table is asked", () => {
  const against = { players: 3, options: { mode: "competitive" } };
  const team = { players: 3, options: { mode: "collaborative" } };

  it("is a handicap only for seats that are there, against each other", () => {
    expect(offers("extra-3", "2", against)).toBe(true);
    expect(offers("extra-4", "0", against)).toBe(false);
    expect(offers("extra-1", "0", team)).toBe(false);
  });

  it("is the order of turns only where somebody can win by it", () => {
    expect(offers("turn-order", "to-and-fro", against)).toBe(true);
    expect(offers("turn-order", "to-and-fro", team)).toBe(false);
  });

  it("is who begins among those who play", () => {
    expect(offers("first", "lot", team)).toBe(true);
    expect(offers("first", "3", against)).toBe(true);
    expect(offers("first", "4", against)).toBe(false);
    expect(offers("mode", "competitive", { players: 1, options: {} })).toBe(false);
  });
});
