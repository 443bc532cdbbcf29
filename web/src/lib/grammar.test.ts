import { describe, expect, it } from "vitest";
import { functions } from "./grammar.ts";

const call = (language: "it" | "en", name: string, value: string): unknown => functions(language)[name]!([value], {});

describe("what a sentence does to the names in it", () => {
  // The same as in tests/words/test_grammar.py.
  it.each([
    ["A", "Bruno", "a Bruno"],
    ["A", "Anna", "ad Anna"],
    ["A", "Elsa", "ad Elsa"],
    ["A", "il Drago", "al Drago"],
    ["A", "lo Spettro", "allo Spettro"],
    ["A", "l’Orso", "all’Orso"],
    ["A", "Ilaria", "ad Ilaria"],
    ["A", "I Talismani del Tempo", "a I Talismani del Tempo"],
    ["A", "un maestro", "a un maestro"],
    ["DA", "la Sentinella", "dalla Sentinella"],
    ["DA", "Anna", "da Anna"],
    ["DI", "Indy", "di Indy"],
    ["DI", "I Talismani del Tempo", "de I Talismani del Tempo"],
    ["DI", "Isola dei Demoni", "di Isola dei Demoni"],
    ["DI", "gli Spiriti", "degli Spiriti"],
    ["DI", "l’Ogre", "dell’Ogre"],
    ["E", "Bruno", "e Bruno"],
    ["E", "Esploratori", "ed Esploratori"],
    ["E", "Anna", "e Anna"],
    ["SU", "Bruno", "su Bruno"],
    ["SU", "le Rune", "sulle Rune"],
  ])("%s %s", (name, value, text) => expect(call("it", name, value)).toBe(text));

  it("has a capital where a sentence begins", () => {
    expect(functions("it").A!(["Anna"], { capital: 1 as unknown as string })).toBe("Ad Anna");
  });

  it.each([[1, "1st"], [2, "2nd"], [3, "3rd"], [4, "4th"], [11, "11th"], [12, "12th"], [13, "13th"], [21, "21st"], [102, "102nd"], [111, "111th"]])(
    "the %i is the %s",
    (number, text) => expect(call("en", "ORDINAL", String(number))).toBe(text),
  );
});
