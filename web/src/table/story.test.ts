import { beforeAll, describe, expect, it } from "vitest";
import { screenOf } from "../games/index.ts";
import type { GameScreen } from "../lib/game.ts";
import type { LogEntry, Reason } from "../lib/wire.ts";
import { loadWords, speak, words } from "../lib/words.svelte.ts";
import { lines, reasonText, sinceLastTurn, type Line, type Reader } from "./story.ts";

let screen: GameScreen;
const names = ["Ada", "Bruno", "Carla"];

beforeAll(async () => {
  await loadWords("talisman");
  screen = await screenOf("talisman");
});

function said(key: string, named: Record<string, unknown> = {}): string {
  return reasonText({ key, named }, screen, names, words("talisman"));
}

function reader(): Reader {
  return { screen, names, words: words("talisman"), me: 0, fresh: Infinity };
}

const arrived = { kind: "arrived", rule: "T-010", seat: 1, space: "CITY" };
const rolled = { kind: "rolled", rule: "T-010", seat: 1, dice: [4], for: "MOVE" };

function entry(v: number, why: Reason | null, ...events: Record<string, unknown>[]): LogEntry {
  return { v, at: 0, events, undone_to: null, ...(why && { why }) };
}

describe("a seat that changes hands", () => {
  it("is told in every game with the names there were then, in the short log too", async () => {
    const told = ["seat-given", "seat-freed", "seat-renewed", "seat-opened"].map((kind) => ({ kind, rule: "", seat: 1, before: "Corvo", name: "Dina" }));
    const found = lines([entry(1, null, ...told)], reader());
    expect(found.map((line) => line.text)).toEqual([
      "Da qui in poi Dina gioca al posto di Corvo e ne vede la mano.",
      "Chi ospita ha tolto il posto a Corvo. Continua Dina, un bot.",
      "Chi ospita ha rinnovato il link del posto di Corvo: chi apre quello nuovo vede questa mano.",
      "Qualcuno ha aperto il link del posto di Corvo, e da qui in poi vede questa mano.",
    ]);
    expect(found.map((line) => [line.minor, line.seat])).toEqual(told.map(() => [false, 1]));
    await speak("en");
    expect(lines([entry(1, null, told[0]!)], reader())[0]?.text).toBe("From here on Dina plays in Corvo’s seat, and sees its hand.");
    await speak("it");
  });
});

describe("why a bot did it", () => {
  it("is said in the words of its game, with names for cards, spaces and seats", async () => {
    expect(said("why-heal")).toBe("Mi servono Vitalità.");
    expect(said("why-duel", { other: 2 })).toBe("Un incontro con Carla mi conviene.");
    expect(said("why-hunt", { cards: ["BEAR"], percent: 72 })).toContain("vinco 72 volte su 100");
    expect(said("why-toward", { space: "CITY", reason: ["why-spend", {}] })).toMatch(/^Così mi avvicino: .*Città.* Ho monete da spendere\.$/);
    await speak("en");
    expect(said("why-toward", { space: "CITY", reason: ["why-spend", {}] })).toMatch(/^This takes me nearer: .*City.* I have gold to spend\.$/);
    await speak("it");
  });

  it("is not said where the page does not know the sentence", () => {
    expect(said("why-of-another-time")).toBe("");
  });

  it("stands with what the bot did, where the short log has it", () => {
    const why = { seat: 1, key: "why-spend", named: {} };
    const other = { kind: "arrived", rule: "T-010", seat: 2, space: "VILLAGE" };
    const told = lines([entry(1, null, arrived), entry(2, why, other, rolled, arrived)], reader());
    expect(told.map((line) => line.why)).toEqual(["", "", "", "Ho monete da spendere."]);
    expect(told.map((line) => line.minor)).toEqual([false, false, true, false]);
    expect(lines([entry(2, why, rolled)], reader())[0]?.why).toBe("Ho monete da spendere.");
  });

  it("a sentence is made once, and anew for other names and in another language", async () => {
    const log = [entry(1, null, { ...arrived })];
    let asked = 0;
    const counting = { ...screen, value: (...given: Parameters<GameScreen["value"]>) => ((asked += 1), screen.value(...given)) };
    const [first] = lines(log, { ...reader(), screen: counting });
    const once = asked;
    expect(lines(log, { ...reader(), screen: counting })).toEqual([first]);
    expect(asked).toBe(once);
    expect(lines(log, { ...reader(), names: ["Ada", "Dino", "Carla"] })[0]?.text).toContain("Dino");
    await speak("en");
    expect(lines(log, reader())[0]?.text).not.toBe(first?.text);
    await speak("it");
    expect(lines(log, reader())[0]?.text).toBe(first?.text);
  });

  it("a part of the log has the same lines as the whole", () => {
    const log = [1, 2, 3, 4].map((v) => entry(v, null, arrived));
    expect(lines(log, reader(), 1, 3)).toEqual(lines(log, reader()).slice(1, 3));
  });
});

describe("what happened since one's own last answer", () => {
  function line(v: number, seat: number | null, change: Partial<Line> = {}): Line {
    return { key: String(v), v, at: 0, text: `${v}`, why: "", rule: "", seat, minor: false, undone: false, fresh: true, ...change };
  }

  it("is told if others did more than one thing", () => {
    expect(sinceLastTurn([line(1, 1, { fresh: false }), line(2, 1), line(3, 2), line(4, 2, { minor: true })], 0).map((one) => one.v)).toEqual([2, 3]);
    expect(sinceLastTurn([line(2, 1)], 0)).toEqual([]);
    // What one did oneself is no news.
    expect(sinceLastTurn([line(2, 0), line(3, 0), line(4, 1)], 0)).toEqual([]);
  });
});
