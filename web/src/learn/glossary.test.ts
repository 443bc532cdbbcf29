import { beforeAll, describe, expect, it } from "vitest";
import { speak, words } from "../lib/words.svelte.ts";
import { Glossary } from "./glossary.ts";
import { PARTS, primerOf, type Primer } from "./primer.ts";

const GAMES = ["indy", "talismani", "timeline", "talisman", "isola"];

async function glossaryOf(game: string): Promise<Glossary> {
  return new Glossary((await primerOf(game))!, words(game));
}

function termsIn(glossary: Glossary, text: string, without = ""): string[] {
  return glossary.cut(text, without).flatMap((piece) => (piece.term ? [`${piece.text}=${piece.term.key}`] : []));
}

describe("the glossary", () => {
  beforeAll(() => speak("it"));

  it("finds a term where it first stands, in any of its forms, and loses no letter of the text", async () => {
    const glossary = await glossaryOf("indy");
    const text = "Le evocazioni sbagliate: un’evocazione di tre carte. Le penne, le penne!";
    expect(termsIn(glossary, text)).toEqual(["evocazioni=term-evocation", "sbagliate=term-wrong", "penne=term-feathers"]);
    expect(glossary.cut(text).map((piece) => piece.text).join("")).toBe(text);
  });

  it("prefers the longer term, and no part of another word", async () => {
    const glossary = await glossaryOf("indy");
    expect(termsIn(glossary, "Il team sciamano.")).toEqual(["team sciamano=term-shaman-team"]);
    expect(termsIn(glossary, "Teamwork, buiore e luci.")).toEqual([]);
  });

  it("leaves out the term that the text explains", async () => {
    const glossary = await glossaryOf("indy");
    expect(termsIn(glossary, "Il piatto e il mazziere.", "term-plate")).toEqual(["mazziere=term-dealer"]);
  });

  it("takes a word for a term only with its capital, where the term has one", async () => {
    const glossary = await glossaryOf("talisman");
    expect(termsIn(glossary, "Con la forza della Forza.")).toEqual(["Forza=term-strength"]);
  });

  it("has the keywords of Isola's cards with the words that the cards have", async () => {
    const glossary = await glossaryOf("isola");
    const surprise = glossary.terms.find((term) => term.key === "keyword-surprise");
    expect(surprise?.about).toBe(words("isola").say("keyword-surprise-about"));
    expect(termsIn(glossary, "Chi ha la sorpresa colpisce prima.")).toEqual(["sorpresa=keyword-surprise"]);
  });
});

describe.each(GAMES)("what teaches %s", (game) => {
  let primer: Primer;
  beforeAll(async () => {
    await speak("it");
    primer = (await primerOf(game))!;
  });

  it.each(["it", "en"] as const)("is said whole in %s", async (language) => {
    await speak(language);
    const texts = words(game);
    const examples = Object.values(primer.examples).flat();
    const keys = [
      ...PARTS.flatMap((part) => [`sheet-${part}`, `drawn-${part}`]),
      ...examples.map((name) => `example-${name}`),
      ...primer.terms.flatMap((key) => [key, `${key}-about`]),
    ];
    expect(keys.filter((key) => texts.say(key).startsWith("["))).toEqual([]);
    const count = PARTS.map((part) => texts.say(`sheet-${part}`)).join(" ").split(/\s+/).length;
    expect(count).toBeGreaterThanOrEqual(60);
    expect(count).toBeLessThanOrEqual(112);
    await speak("it");
  });

  it("has no term twice, and its examples stand under rules that there are", async () => {
    const glossary = new Glossary(primer, words(game));
    expect(new Set(glossary.terms.map((term) => term.name)).size).toBe(glossary.terms.length);
    const { loadWords } = await import("../lib/words.svelte.ts");
    await loadWords(game, "rules");
    expect(Object.keys(primer.examples).filter((rule) => !words(game).rule(rule))).toEqual([]);
  });
});
