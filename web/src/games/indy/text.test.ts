import { beforeAll, describe, expect, it } from "vitest";
import { loadWords, speak, words } from "../../lib/words.svelte.ts";
import screen from "./index.ts";
import { NAMES, entry, sampleManche } from "./sample.ts";

beforeAll(async () => {
  await loadWords("indy");
});

describe("arguments in words", () => {
  it("names cards, shamans and lists", () => {
    const say = words("indy");
    expect(screen.value("took", "RC4", say)).toBe("il personaggio rosso 4");
    expect(screen.value("took", "EAG", say)).toBe("un’aquila");
    expect(screen.value("cards", ["RC4", "GH1"], say)).toBe("il personaggio rosso 4 e il cavallo verde 1");
    expect(screen.value("shaman", "S3", say)).toBe("Felce Quieta (verde)");
    expect(screen.value("count", 2, say)).toBe(2);
    expect(screen.value("category", "team", say)).toBe("team");
  });

  it("makes whole sentences of answers", () => {
    const say = words("indy");
    const sentence = (option: string): string => {
      const [verb = "", ...args] = option.split(" ");
      return say.say(`action-${verb}`, screen.actionArgs(verb, args, say));
    };
    expect(sentence("swap RC2 GH5")).toBe("Lascia il personaggio rosso 2 e prendi il cavallo verde 5");
    expect(sentence("change RC2")).toBe("Cambia una carta: il personaggio rosso 2");
    expect(sentence("lay RC2 RC3 RC4")).toBe("Evoca il personaggio rosso 2, il personaggio rosso 3 e il personaggio rosso 4");
    expect(sentence("return RC2 RC3 RC4")).toBe("Team sciamano: il personaggio rosso 2 con il personaggio rosso 3 e il personaggio rosso 4");
    expect(sentence("keep EAG")).toBe("Tieni un’aquila");
    expect(sentence("eagle BO1")).toBe("Gioca l’aquila e prendi l’oggetto blu 1");
    expect(sentence("shaman S1")).toBe("Scegli Vento Rosso (rosso)");
  });
});

it("leaves dealt and opened cards out of the short log, but not the own ones", () => {
  expect(screen.isMinor({ kind: "opened", rule: "" }, 0)).toBe(true);
  expect(screen.isMinor({ kind: "dealt", rule: "", seat: 1 }, 0)).toBe(true);
  expect(screen.isMinor({ kind: "dealt", rule: "", seat: 0 }, 0)).toBe(false);
  expect(screen.isMinor({ kind: "evoked", rule: "" }, 0)).toBe(false);
});

it("asks once more before what cannot be taken back", () => {
  expect(screen.final("lay", "lay")).toBe(true);
  expect(screen.final("change", "change")).toBe(true);
  expect(screen.final("swap", "light")).toBe(false);
  expect(screen.final("pass", "light")).toBe(false);
});

describe("what decided the game", () => {
  const log = [...sampleManche(), entry(9, { kind: "won", seat: 0, count: 7, manche: 4 })];

  it("is told in sentences, in both languages, without a missing word", async () => {
    const italian = screen.decided(log, NAMES, words("indy"));
    expect(italian[0]).toContain("Ada ha resistito 4 manche");
    expect(italian.join(" ")).toContain("Carla");
    await speak("en");
    const english = screen.decided(log, NAMES, words("indy"));
    await speak("it");
    expect(english[0]).toContain("Ada held out for 4 rounds");
    for (const sentence of [...italian, ...english]) expect(sentence).not.toContain("[");
  });

  it("is not told before the end", () => {
    expect(screen.decided(sampleManche(), NAMES, words("indy"))).toEqual([]);
  });
});
