import { describe, expect, it } from "vitest";
import { say } from "../lib/words.svelte.ts";
import { ago, duration, roughly } from "./times.ts";

describe("times in words", () => {
  it("says a limit in its largest whole unit", () => {
    expect([30, 60, 90, 300, 3600, 43200, 86400, 172800].map((seconds) => duration(seconds, say))).toEqual([
      "30 secondi",
      "un minuto",
      "90 secondi",
      "5 minuti",
      "un’ora",
      "12 ore",
      "un giorno",
      "2 giorni",
    ]);
  });

  it("says roughly how long something lasts", () => {
    expect([5, 130, 7300, 200_000].map((seconds) => roughly(seconds, say))).toEqual(["5 secondi", "2 minuti", "2 ore", "2 giorni"]);
  });

  it("says how long ago, and never in the future", () => {
    const now = 1_790_000_000;
    expect(ago(now + 5, now, "it")).toBe("ora");
    expect(ago(now - 300, now, "it")).toBe("5 minuti fa");
    expect(ago(now - 86_400, now, "en")).toBe("yesterday");
  });
});
