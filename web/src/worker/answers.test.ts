import { describe, expect, test } from "vitest";
import { awayPage, isPart, programOf, shows, turnIn } from "./answers.ts";

const TURN = { title: "Ada, tocca a te", body: "Venerdì", url: "/t/abcd", tables: ["abcd"], stops: ["x.y"], stop: "Basta", language: "it" };

describe("what the worker makes of what it is given", () => {
  test("a message of the server is one, anything else is not", () => {
    expect(turnIn(TURN)).toEqual(TURN);
    expect(turnIn({ ...TURN, extra: 1 })).toEqual(TURN);
    for (const wrong of [null, "text", [], {}, { ...TURN, title: 1 }, { ...TURN, tables: [1] }, { ...TURN, stops: "x" }]) expect(turnIn(wrong)).toBeNull();
  });

  test("a tap leads nowhere but to this server", () => {
    for (const url of ["https://evil.example/", "//evil.example/", "javascript:alert(1)", "t/abcd"]) expect(turnIn({ ...TURN, url })).toBeNull();
  });

  test("a page that shows the table is known by its address", () => {
    expect(shows("https://a.example/t/abcd#x", ["abcd"])).toBe(true);
    expect(shows("https://a.example/t/other", ["abcd"])).toBe(false);
    expect(shows("https://a.example/", ["abcd"])).toBe(false);
  });

  test("only parts of the page are kept", () => {
    const is = (address: string) => isPart(new URL(address), "https://a.example");
    expect(is("https://a.example/assets/index-1.js")).toBe(true);
    expect(is("https://a.example/api/mine")).toBe(false);
    expect(is("https://a.example/worker.js")).toBe(false);
    expect(is("https://b.example/assets/index-1.js")).toBe(false);
  });

  test("a page says which program it starts", () => {
    expect(programOf('<script type="module" crossorigin src="/assets/index-Ab1.js"></script>')).toBe("/assets/index-Ab1.js");
    expect(programOf("<p>no page</p>")).toBe("");
  });

  test("that the server is away is said in the reader's language", () => {
    expect(awayPage(["de-DE", "en-GB"])).toContain("The server does not answer");
    expect(awayPage(["de-DE"])).toContain("Il server non risponde");
    expect(awayPage(["it-IT"])).toContain('lang="it"');
    // No program is in it: it could be an old one.
    expect(awayPage(["it"])).not.toContain("<script");
  });
});
