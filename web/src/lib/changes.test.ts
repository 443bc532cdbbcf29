import { describe, expect, test } from "vitest";

import { changed, whole } from "./changes.ts";
import type { Change, Replay } from "./wire.ts";

const nothing: Change = { put: {}, within: {}, gone: [] };

describe("changes of a view", () => {
  test("put, changed within and gone, also in lists", () => {
    const before = { round: 1, old: true, heroes: [{ life: 4, gold: 1 }, { life: 3, gold: 0 }], lying: { CITY: ["AXE"] } };
    const after = changed(before, {
      put: { round: 2 },
      within: {
        heroes: { ...nothing, within: { "1": { ...nothing, put: { life: 2 } } } },
        lying: { ...nothing, put: { RUINS: ["BEAR"] }, gone: ["CITY"] },
      },
      gone: ["old"],
    });
    expect(after).toEqual({ round: 2, heroes: [{ life: 4, gold: 1 }, { life: 2, gold: 0 }], lying: { RUINS: ["BEAR"] } });
    expect(before.heroes[1]).toEqual({ life: 3, gold: 0 });
    expect(after.heroes[0]).toBe(before.heroes[0]);
  });

  test("every frame of a replay gets its whole view", () => {
    const frame = (v: number, view: Record<string, unknown> | null, change: Change | null) => ({ v, at: 0, events: [], view, change });
    const replay = {
      table: {},
      seat: 0,
      frames: [frame(0, { dice: [1] }, null), frame(1, null, nothing), frame(2, null, { ...nothing, put: { dice: [6] } })],
    } as unknown as Replay;
    expect(whole(replay).frames.map((one) => one.view)).toEqual([{ dice: [1] }, { dice: [1] }, { dice: [6] }]);
  });

  test("where there is no view there is none to change", () => {
    const replay = { table: {}, seat: 0, frames: [{ v: 0, at: 0, events: [], view: null, change: null }] } as unknown as Replay;
    expect(whole(replay).frames[0]?.view).toBeNull();
  });
});
