import { beforeAll, describe, expect, it } from "vitest";
import { loadWords, speak, words } from "../../lib/words.svelte.ts";
import { option } from "../../lib/samples.ts";
import { actionText, eventText } from "../../table/story.ts";
import screen from "./index.ts";
import { NAMES, sampleEnd, sampleTurns } from "./sample.ts";
import { cardName, playText, talismans } from "./text.ts";

beforeAll(async () => {
  await loadWords("talismani");
});

describe("arguments in words", () => {
  it("names cards, suits, rows and halves", () => {
    const say = words("talismani");
    expect(screen.value("card", "SOL7", say)).toBe("il 7 di Sole");
    expect(screen.value("suit", "NEB", say)).toBe("Nebbia");
    expect(screen.value("row", ["NUV", "SOL"], say)).toBe("Nuvole, Sole");
    expect(screen.value("cards", ["SOL7", "J1"], say)).toBe("il 7 di Sole e un Jolly");
    expect(screen.value("halves", 7, say)).toBe("3 talismani e mezzo");
    expect(screen.value("turn", 7, say)).toBe(7);
    expect(cardName("CO2", say, [1, 2, 3, 4, 5, 6, 7, 8])).toBe("Cambia ordine (6)");
    expect(talismans(1, say)).toBe("mezzo talismano");
  });

  it("says how strong a play is", () => {
    const say = words("talismani");
    expect(playText({ cards: ["SOL4", "SOL5"], suit: "SOL", value: 9 }, say)).toBe("Sole 9, coppia");
    expect(playText({ cards: ["SOL9"], suit: "SOL", value: 9 }, say)).toBe("Sole 9");
    expect(playText({ cards: ["J1"], suit: null, value: 0 }, say)).toBe("Jolly");
  });

  it("makes whole sentences of answers and of every event, in both languages", async () => {
    const say = words("talismani");
    expect(actionText(option("play SOL7 SOL8"), "play", screen, say)).toBe("Gioca il 7 di Sole e l’8 di Sole");
    expect(actionText(option("move NEV 2"), "reorder", screen, say)).toBe("Sposta Neve al posto 2");
    expect(actionText(option("take CT1"), "take", screen, say)).toBe("Prendi Cambia il tempo");
    for (const language of ["en", "it"] as const) {
      await speak(language);
      for (const event of [...sampleTurns(), ...sampleEnd()].flatMap((one) => one.events)) {
        expect(eventText(event as never, screen, NAMES, say)).not.toMatch(/\[|undefined|NaN/);
      }
    }
  });
});

it("asks once more before cards are laid, not before a card is taken", () => {
  expect(screen.final("play", "play")).toBe(true);
  expect(screen.final("move", "reorder")).toBe(true);
  expect(screen.final("take", "take")).toBe(false);
});

it("leaves what is seen on the table out of the short log, but not the own moves", () => {
  expect(screen.isMinor({ kind: "taken", rule: "", seat: 1 }, 0)).toBe(true);
  expect(screen.isMinor({ kind: "taken", rule: "", seat: 0 }, 0)).toBe(false);
  expect(screen.isMinor({ kind: "won", rule: "", seat: 1 }, 0)).toBe(false);
});

it("tells what decided the game, in both languages", async () => {
  const italian = screen.decided(sampleEnd(), NAMES, words("talismani"));
  expect(italian[0]).toMatch(/Ada vince con 2 talismani e mezzo.*meno interi/);
  expect(italian.join(" ")).toContain("Carla");
  expect(italian.join(" ")).toContain("Bruno: 2 talismani");
  await speak("en");
  const english = screen.decided(sampleEnd(), NAMES, words("talismani"));
  await speak("it");
  expect(english).toHaveLength(italian.length);
  for (const sentence of [...italian, ...english]) expect(sentence).not.toContain("[");
  expect(screen.decided(sampleTurns(), NAMES, words("talismani"))).toEqual([]);
  expect([1, 2, 7].map((score) => screen.points!(score, words("talismani")))).toEqual(["½ talismano", "1 talismano", "3½ talismani"]);
});
