import { FluentBundle, FluentResource } from "@fluent/bundle";
import { afterEach, describe, expect, it } from "vitest";
import { only } from "../../plugins/words.ts";
import { drawn } from "../games/index.ts";
import { language, loadWords, readyDeckName, say, speak, words } from "./words.svelte.ts";

const files = import.meta.glob<string>("../words/*/*.ftl", { query: "?raw", import: "default", eager: true });
const ofGames = import.meta.glob<string>("../../../src/tavolata/games/*/words/*.ftl", { query: "?raw", import: "default", eager: true });
const code = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The variables of each message of a file. */
function messages(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of new FluentResource(text).body) {
    const names = [...JSON.stringify(entry.value).matchAll(/"type":"var","name":"(\w+)"/g)].map((match) => match[1]!);
    found.set(entry.id, [...new Set(names)].sort().join(" "));
  }
  return found;
}

afterEach(() => speak("it"));

describe("the two languages", () => {
  const areas = [...new Set(Object.keys(files).map((path) => path.split("/").at(-1)!))];

  it.each(areas)("%s says the same in both, with the same variables", (area) => {
    expect(messages(files[`../words/en/${area}`]!)).toEqual(messages(files[`../words/it/${area}`]!));
  });

  it.each(Object.keys(files))("%s has no key twice and nothing that cannot be read", (path) => {
    const text = files[path]!;
    const keys = [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    expect([...messages(text).keys()].sort()).toEqual([...keys].sort());
    const bundle = new FluentBundle("it");
    expect(bundle.addResource(new FluentResource(text))).toEqual([]);
  });

  it("takes every key that the pages name", async () => {
    await Promise.all(drawn.flatMap((game) => [loadWords(game), loadWords(game, "pages"), loadWords(game, "learn"), loadWords(game, "stakes"), loadWords(game, "stage")]));
    await Promise.all([loadWords("", "learn"), loadWords("", "stage"), loadWords("", "coach")]);
    const missing: string[] = [];
    for (const [path, text] of Object.entries(code)) {
      // A game says its own words; what the pages say of a game every game says.
      const voice = words(/\/games\/(\w+)\//.exec(path)?.[1] ?? "indy");
      // What is asked for only where it is there may be missing.
      const guarded = new Set([...text.matchAll(/\bhas\("([\w-]+)"\)/g)].map((match) => match[1]!));
      for (const [, key] of text.matchAll(/\bsay\(\s*"([a-z][\w-]*)"/g)) {
        if (!voice.has(key!) && !guarded.has(key!)) missing.push(`${path}: ${key}`);
      }
    }
    expect(missing).toEqual([]);
  });
});

describe("the parts of a game's words", () => {
  it.each(Object.keys(ofGames))("of %s make up the whole but what texts of cards are composed of, each message once", (path) => {
    const composes = messages(ofGames[path]!).has("text-and");
    const all = new Map([...messages(ofGames[path]!)].filter(([key]) => !composes || !/^(card|text)-/.test(key)));
    const parts = (["play", "pages", "rules"] as const).map((part) => only(part, ofGames[path]!));
    expect(new Map(parts.flatMap((part) => [...messages(part)]))).toEqual(all);
    const bodies = parts.flatMap((part) => new FluentResource(part).body);
    expect(bodies.length).toBe(all.size);
    const whole = new Map(new FluentResource(ofGames[path]!).body.map((entry) => [entry.id, entry.value]));
    for (const { id, value } of bodies) expect(value).toEqual(whole.get(id));
  });

  it.each(Object.keys(ofGames))("of %s tell the hall a little", (path) => {
    const cover = messages(only("cover", ofGames[path]!));
    expect([...cover.keys()]).toContain("game-about");
    expect(cover.size).toBeLessThan(8);
  });
});

describe("words", () => {
  it("switches the language for everything that was brought", async () => {
    await loadWords("indy");
    expect(words("indy").say("question-lay")).toBe("Quali tre carte evochi?");
    await speak("en");
    expect(language()).toBe("en");
    expect(document.documentElement.lang).toBe("en");
    expect(words("indy").say("question-lay")).toBe("Which three cards do you evoke?");
    expect(say("log-title")).toBe("Log");
  });

  it("shows a missing key as itself", () => {
    expect(say("no-such-key")).toBe("[no-such-key]");
    expect(say("ask-waiting")).toMatch(/^\[ask-waiting: /);
  });

  it("joins a list as one says it", () => {
    expect(words().joined(["Ada"])).toBe("Ada");
    expect(words().joined(["Ada", "Bruno", "Carla"])).toBe("Ada, Bruno e Carla");
  });

  it("finds the text of a rule, and the variables of a sentence", async () => {
    await loadWords("indy");
    // The rules by number weigh half of a game's words and come when they are read.
    expect(words("indy").rule("IN-018")).toBe("");
    await loadWords("indy", "rules");
    expect(words("indy").rule("IN-018")).toContain("scambio");
    expect(words("indy").rule("IR-05")).toContain("possibilità");
    expect(words("indy").rule("XX-1")).toBe("");
    expect(words("indy").needs("event-dealt-secret").sort()).toEqual(["cards", "seat"]);
    expect(words("indy").chooses("event-dealt")).toEqual(["count"]);
  });

  it("explains a refusal, in the server's words where it knows none", async () => {
    await loadWords("indy");
    const nak = { key: "error-no-eagle", details: {}, rule: "IN-040", text: "" };
    expect(words("indy").refusal(nak)).toBe("Non hai aquile in mano: passa (IN-040).");
    expect(words().refusal({ ...nak, key: "error-odd", text: "Strano." })).toBe("Strano.");
  });
});

it("calls a deck of the game by its name, and another as its owner does", async () => {
  await loadWords("isola");
  expect(["LH1", "I miei", ""].map((deck) => readyDeckName(words("isola"), deck))).toEqual(["Allievi del nord", "I miei", ""]);
});
