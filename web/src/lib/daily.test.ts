import { beforeEach, describe, expect, it } from "vitest";
import { dailyStanding, playedDaily } from "./daily.ts";

beforeEach(() => localStorage.clear());

describe("the daily challenges of this browser", () => {
  it("knows nothing before the first", () => {
    expect(dailyStanding("timeline", "2026-11-17")).toEqual({ today: null, best: null, streak: 0 });
  });

  it("keeps the best of a day and of all days", () => {
    playedDaily("timeline", "2026-11-10", 4);
    playedDaily("timeline", "2026-11-17", -20);
    playedDaily("timeline", "2026-11-17", -3);
    playedDaily("timeline", "2026-11-17", -9);
    expect(dailyStanding("timeline", "2026-11-17")).toEqual({ today: -3, best: 4, streak: 1 });
    expect(dailyStanding("indy", "2026-11-17").best).toBeNull();
  });

  it("counts days in a row, also over the end of a month, and waits for today", () => {
    for (const day of ["2026-10-30", "2026-10-31", "2026-11-01"]) playedDaily("timeline", day, 1);
    expect(dailyStanding("timeline", "2026-11-01").streak).toBe(3);
    expect(dailyStanding("timeline", "2026-11-02")).toMatchObject({ today: null, streak: 3 });
    expect(dailyStanding("timeline", "2026-11-03").streak).toBe(0);
  });

  it("does not mind what else lies in the storage", () => {
    localStorage.setItem("tavolata-daily", '[3, {"day": 7}, null]');
    expect(dailyStanding("timeline", "2026-11-17").streak).toBe(0);
    localStorage.setItem("tavolata-daily", "{");
    expect(dailyStanding("timeline", "2026-11-17").best).toBeNull();
  });
});
