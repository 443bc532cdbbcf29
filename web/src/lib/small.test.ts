import { beforeEach, describe, expect, it } from "vitest";
import { companies, forget, forgetLevel, keepsGames, lastSeen, levelLikeMe, remember, remembered, rememberLevel, sawSoon, sawUpTo, wantedAt } from "./mine.ts";
import { prefs } from "./prefs.svelte.ts";
import { routeOf } from "./router.svelte.ts";
import { table } from "./samples.ts";
import type { SeatInfo } from "./wire.ts";
import { showInTab } from "./turn.ts";

beforeEach(() => localStorage.clear());

describe("addresses", () => {
  it.each([
    ["/", { page: "lobby" }],
    ["/new/indy", { page: "new", game: "indy" }],
    ["/t/abc", { page: "table", table: "abc" }],
    ["/t/abc/replay", { page: "replay", table: "abc" }],
    ["/kept", { page: "kept" }],
    ["/tv/abc", { page: "tv", table: "abc" }],
    ["/tv/abc/more", { page: "nowhere" }],
    ["/rules/indy", { page: "rules", game: "indy", rule: "" }],
    ["/rules/indy/IN-018", { page: "rules", game: "indy", rule: "IN-018" }],
    ["/admin", { page: "admin" }],
    ["/t", { page: "nowhere" }],
    ["/t/abc/replay/more", { page: "nowhere" }],
    ["/%", { page: "nowhere" }],
  ])("%s", (path, route) => expect(routeOf(path)).toEqual(route));
});

describe("my tables", () => {
  it("know the people of earlier tables, each company once, without bots and oneself", () => {
    const person = (seat: number, name: string): SeatInfo => ({ ...table().seats[0]!, seat, kind: "person", name });
    const bot = { ...person(2, "Corvo"), kind: "bot" as const };
    const both = [person(0, "Ada"), person(1, "Bruno"), bot];
    remember(table({ id: "one", stage: "playing", seats: both }), [0]);
    remember(table({ id: "two", stage: "finished", seats: both }), [0]);
    remember(table({ id: "three", seats: [person(0, "Ada"), bot] }), [0]);
    expect(companies()).toEqual([{ game: "indy", people: ["Bruno"], players: 3 }]);
    remember(table({ id: "four" }), null, ["Bruno"]);
    remember(table({ id: "four", name: "Di nuovo" }));
    expect(wantedAt("four")).toEqual(["Bruno"]);
    expect(wantedAt("one")).toEqual([]);
  });

  it("are remembered with what was seen last, seat by seat", () => {
    remember(table());
    expect(lastSeen("t1", 0)).toBe(-1);
    sawUpTo("t1", 0, 12);
    sawUpTo("t1", null, 9);
    remember(table({ name: "Altro" }));
    expect(remembered().map((one) => one.name)).toEqual(["Altro"]);
    expect([lastSeen("t1", 0), lastSeen("t1", 1), lastSeen("t1", null)]).toEqual([12, -1, 9]);
    // Written a little later, and known at once.
    sawSoon("t1", 0, 13);
    sawSoon("t1", 0, 14);
    expect(remembered()[0]?.seen["0"]).toBe(12);
    expect(lastSeen("t1", 0)).toBe(14);
    forget("t1");
    expect(remembered()).toEqual([]);
  });

  it("survive a storage that holds nonsense", () => {
    localStorage.setItem("tavolata-tables", "{");
    expect(remembered()).toEqual([]);
  });
});

describe("likings", () => {
  it("are shown at once and remembered", () => {
    prefs.theme = "dark";
    prefs.motion = "fast";
    expect(document.documentElement.dataset).toMatchObject({ theme: "dark", motion: "fast" });
    expect(prefs.lasting(1000)).toBe(400);
    prefs.theme = "system";
    expect(document.documentElement.dataset.theme).toBeUndefined();
    expect(JSON.parse(localStorage.getItem("tavolata-prefs")!)).toMatchObject({ theme: "system", motion: "fast" });
  });
});

describe("the tab", () => {
  it("shows that it is my turn in title and icon", () => {
    document.head.innerHTML = '<link rel="icon" href="/icon.svg">';
    showInTab("Giovedì", true);
    expect(document.title).toBe("● Tocca a te · Giovedì · Tavolata");
    expect(document.querySelector("link[rel=icon]")?.getAttribute("href")).toBe("/icon-turn.svg");
    showInTab("Giovedì", false);
    expect(document.title).toBe("Giovedì · Tavolata");
    expect(document.querySelector("link[rel=icon]")?.getAttribute("href")).toBe("/icon.svg");
  });
});

describe("bots as strong as me", () => {
  it("are remembered by game, and only at a level that the game still has", () => {
    localStorage.clear();
    rememberLevel({ game: "indy", next_level: "easy" });
    rememberLevel({ game: "timeline", next_level: "teacher" });
    rememberLevel({ game: "indy", next_level: "" });
    expect(levelLikeMe("indy", ["random", "easy", "medium"])).toBe("easy");
    expect(levelLikeMe("indy", ["greedy"])).toBe("");
    expect(levelLikeMe("isola", ["easy"])).toBe("");
    forgetLevel("indy");
    expect(levelLikeMe("indy", ["easy"])).toBe("");
    expect(levelLikeMe("timeline", ["teacher"])).toBe("teacher");
    expect(keepsGames()).toBe(true);
    forgetLevel();
    expect(keepsGames()).toBe(false);
  });
});
