import { describe, expect, it } from "vitest";
import type { GameEvent } from "../lib/game.ts";
import type { LogEntry } from "../lib/wire.ts";
import type { Line } from "../table/story.ts";
import { drawn } from "../games/index.ts";
import { loadWords, words } from "../lib/words.svelte.ts";
import { alike, dramasAfter, lastDoneBy, soundsAfter } from "./following.ts";
import { scriptOf } from "./script.ts";

function entry(v: number, ...events: Partial<GameEvent>[]): LogEntry {
  return { v, at: 0, undone_to: null, events: events.map((event) => ({ rule: "", ...event })) as LogEntry["events"] };
}

function line(v: number, seat: number | null, change: Partial<Line> = {}): Line {
  return { key: String(v), v, at: 0, text: `${v}`, why: "", rule: "", seat, minor: false, undone: false, fresh: true, ...change };
}

const files = import.meta.glob("./sounds/*.mp3", { query: "?url" });

/** What is a great moment in each game: its event, and its name. */
const MOMENTS: Record<string, [Partial<GameEvent>, string][]> = {
  indy: [[{ kind: "plucked", seat: 1 }, "plucked"], [{ kind: "token-lost", seat: 1 }, ""]],
  talismani: [[{ kind: "forged", seat: 1 }, "forged"], [{ kind: "taken", seat: 1 }, ""]],
  timeline: [[{ kind: "placed", seat: 1, left: 0 }, "last-card"], [{ kind: "placed", seat: 1, left: 2 }, ""]],
  talisman: [
    [{ kind: "died", seat: 1 }, "died"],
    [{ kind: "toad", seat: 1 }, "toad"],
    [{ kind: "portal-opened", seat: 1 }, "portal"],
    [{ kind: "crown", seat: 1 }, "crown"],
    [{ kind: "attacked", seat: 1, rival: 0 }, "duel"],
    [{ kind: "attacked", seat: 1, rival: -1 }, ""],
  ],
  isola: [[{ kind: "conquered", seat: 1 }, "conquered"], [{ kind: "fight", challenge: 1 }, "duel"], [{ kind: "fight", challenge: 0 }, ""]],
};

describe("what others do", () => {
  it.each(drawn)("has its great moments in %s, each with a drawing", async (game) => {
    const script = (await scriptOf(game))!;
    for (const [event, name] of MOMENTS[game]!) {
      const found = dramasAfter([entry(3, event)], 2, script).map((drama) => drama.name);
      expect(found).toEqual(name ? [name] : []);
      if (name) expect(script.drawings[name]).toBeTruthy();
    }
  });

  it.each(drawn)("sounds by events that happen in %s, and by files that are there", async (game) => {
    const { sounds, drawings } = (await scriptOf(game))!;
    await Promise.all([loadWords(game), loadWords(game, "stage")]);
    expect(Object.keys(sounds).filter((kind) => !words(game).has(`event-${kind}`))).toEqual([]);
    expect(Object.values(sounds).filter((sound) => !(`./sounds/${sound}.mp3` in files))).toEqual([]);
    const unsaid = Object.keys(drawings).flatMap((name) => [`drama-${name}`, `drama-${name}-about`]).filter((key) => !words(game).has(key));
    expect(unsaid).toEqual([]);
  });

  it("sounds once for the same thing, and with two sounds at most", async () => {
    const script = (await scriptOf("indy"))!;
    const log = [entry(1, { kind: "plucked" }), entry(2, { kind: "opened" }, { kind: "token-lost" }, { kind: "token-lost" }, { kind: "plucked" }, { kind: "manche" })];
    expect(soundsAfter(log, 1, script)).toEqual(["coin", "fall"]);
    expect(soundsAfter(log, 2, script)).toEqual([]);
  });

  it("is told of what is new and stands, a few moments at most", async () => {
    const script = (await scriptOf("indy"))!;
    const plucked = { kind: "plucked", seat: 1 };
    expect(dramasAfter([entry(1, plucked), entry(2, plucked)], 1, script).map((drama) => drama.key)).toEqual(["2.0"]);
    expect(dramasAfter([entry(1, plucked, plucked, plucked, plucked)], 0, script)).toHaveLength(3);
    expect(dramasAfter([entry(2, plucked), { ...entry(3), undone_to: 1 }], 0, script)).toEqual([]);
  });

  it("tells the same thing by the same seat once, and the next after it", async () => {
    const script = (await scriptOf("isola"))!;
    const conquered = (seat: number) => ({ kind: "conquered", seat });
    const dramas = dramasAfter([entry(1, conquered(0), conquered(0), conquered(1))], 0, script);
    expect(alike(dramas).map((drama) => drama.key)).toEqual(["1.0", "1.1"]);
    expect(alike(dramas.slice(2)).map((drama) => drama.key)).toEqual(["1.2"]);
  });

  it("shows in a banner the last thing that somebody else did", () => {
    expect(lastDoneBy([line(1, 1), line(2, 2)], 0, 0)?.v).toBe(2);
    expect(lastDoneBy([line(1, 1), line(2, 2, { minor: true })], 0, 0)?.v).toBe(1);
    expect(lastDoneBy([line(1, 1), line(2, 0)], 0, 0)).toBeNull();
    expect(lastDoneBy([line(1, 1)], 1, 0)).toBeNull();
  });
});
