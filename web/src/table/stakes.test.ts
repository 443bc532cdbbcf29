import { fireEvent, render, screen as page } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { screenOf } from "../games/index.ts";
import * as indy from "../games/indy/sample.ts";
import { stakes as indyStakes } from "../games/indy/stakes.ts";
import * as talismani from "../games/talismani/sample.ts";
import { stakes as talismaniStakes } from "../games/talismani/stakes.ts";
import * as talisman from "../games/talisman/sample.ts";
import { stage } from "../games/talisman/stakes.ts";
import { loadWords, speak, words } from "../lib/words.svelte.ts";
import OfferedStakes from "./OfferedStakes.svelte";
import Stakes from "./Stakes.svelte";
import { counselFor, plainStakes } from "./stakes.ts";

const files = import.meta.glob<string>("../words/it/*-stakes.ftl", { query: "?raw", import: "default", eager: true });
/** What a game says besides `stakes-<question>`. */
const MORE = /^stakes-(goal|ranking|tokens|play-\w+|place-drag)$/;

function roomy(is: boolean): void {
  const media = { matches: is, addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal("matchMedia", () => media);
}

beforeEach(async () => {
  localStorage.clear();
  await Promise.all(["indy", "talismani", "talisman"].flatMap((game) => [loadWords(game), loadWords(game, "stakes")]));
});
afterEach(() => {
  vi.unstubAllGlobals();
  return speak("it");
});

describe("what is at stake", () => {
  it.each(Object.keys(files))("%s speaks of questions that the game asks", async (path) => {
    const game = path.split("/").at(-1)!.split("-")[0]!;
    await loadWords(game);
    const keys = [...files[path]!.matchAll(/^(stakes-[\w-]+) =/gm)].map((match) => match[1]!);
    expect(keys.length).toBeGreaterThan(3);
    const strange = keys.filter((key) => !MORE.test(key) && !words(game).has(key.replace("stakes-", "question-")));
    expect(strange).toEqual([]);
    expect((await screenOf(game)).stakes).toBeTypeOf("function");
  });

  it("says what beats what where an evocation is prepared, and only the colour to whoever chooses a shaman", () => {
    const say = words("indy");
    const change = indy.sampleSeen({}, { name: "change", options: ["pass"] });
    expect(indyStakes(change.question!, change, say)[0]).toContain("standard 9 batte sbagliata 12");
    const shaman = indy.sampleSeen({ view: indy.sampleView({ phase: "shamans" }) }, { name: "shaman", options: ["shaman S1"] });
    expect(indyStakes(shaman.question!, shaman, say)).toEqual([expect.stringContaining("Conta solo il colore")]);
  });

  it("names the suits as they stand now, in the language spoken now", async () => {
    const say = words("talismani");
    const seen = talismani.sampleSeen({}, { name: "play", options: ["play SOL7"] });
    const [first, second] = seen.view.row.map((suit: string) => say.say(`suit-${suit.toLowerCase()}`));
    expect(talismaniStakes(seen.question!, seen, say)[0]).toContain(`${first} batte tutti, poi ${second}`);
    await speak("en");
    expect(talismaniStakes(seen.question!, seen, say).join(" ")).toContain("Losing may be good");
  });

  it("knows where a journey stands", () => {
    const view = talisman.sampleView("move");
    const seat = talisman.sampleSeen("move").me!;
    const at = (space: string, objects: string[]): string => {
      view.heroes[seat] = { ...view.heroes[seat]!, space, objects };
      return stage(view, seat);
    };
    expect(at("TAVERN", [])).toBe("outer");
    expect(at("TAVERN", ["TALISMAN1"])).toBe("outer-talisman");
    expect(at("TEMPLE", [])).toBe("middle");
    expect(at("PERIL", ["TALISMAN1"])).toBe("inner");
    expect(at("CROWN", [])).toBe("crown");
  });

  it("has nothing to say where there are no words, and no hint yet", () => {
    const seen = indy.sampleSeen({}, { name: "odd", options: ["pass"] });
    expect(plainStakes(seen.question!, words("indy"))).toEqual([]);
    expect(counselFor(seen.question!, seen, words("indy"))).toEqual({ stakes: [], hint: "" });
  });
});

describe("beside the table", () => {
  const asked = (): ReturnType<typeof indy.sampleSeen> => indy.sampleSeen({}, { name: "keep", options: ["keep RC1"] });

  it("is told until somebody has understood it", async () => {
    roomy(true);
    const { unmount } = render(OfferedStakes, { game: "indy", seen: asked() });
    expect(await page.findByText(/La carta che tieni/)).toBeTruthy();
    await fireEvent.click(page.getByRole("button", { name: "Ho capito" }));
    expect(page.queryByText(/La carta che tieni/)).toBeNull();
    unmount();
    render(OfferedStakes, { game: "indy", seen: asked() });
    await new Promise((done) => setTimeout(done, 50));
    expect(page.queryByText(/La carta che tieni/)).toBeNull();
  });

  it("is left to the question mark where there is no room", async () => {
    roomy(false);
    render(OfferedStakes, { game: "indy", seen: asked() });
    await new Promise((done) => setTimeout(done, 50));
    expect(page.queryByText(/La carta che tieni/)).toBeNull();
    render(Stakes, { game: "indy", seen: asked() });
    expect(await page.findByText(/La carta che tieni/)).toBeTruthy();
  });
});
