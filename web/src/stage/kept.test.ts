import { beforeEach, describe, expect, it } from "vitest";
import { seat, table } from "../lib/samples.ts";
import type { TableInfo } from "../lib/wire.ts";
import { levelsLikeMe, rememberLevel } from "../lib/mine.ts";
import { companions, erase, exported, keep, kept, recordOf, turn } from "./kept.ts";

beforeEach(() => localStorage.clear());

function played(id: string, places: number[], more: Partial<TableInfo> = {}): TableInfo {
  const seats = places.map((_, place) => seat(place, place ? { kind: "bot", bot: "greedy", name: "Corvo" } : {}));
  return table({ id, stage: "finished", players: places.length, seats, places, scores: places.map(() => 0), ...more });
}

describe("what this device keeps", () => {
  it("is every finished game once, and none that is a lesson or not over", () => {
    keep(played("one", [1, 2]), 0, 1);
    keep(played("one", [1, 2]), 0, 2);
    keep(played("two", [1, 2], { lesson: "first" }), 0, 3);
    keep(played("three", []), 0, 4);
    expect(kept().map((one) => one.id)).toEqual(["one"]);
    expect(kept()[0]).toMatchObject({ at: 1, place: 1, level: "greedy", people: [] });
  });

  it("tells wins, levels and streaks of a game", () => {
    [[2, 1], [1, 2], [1, 2], [1, 2], [2, 1], [1, 2]].forEach((places, at) => keep(played(`${at}`, places), 0, at));
    keep(played("other", [1, 2], { game: "isola" }), 0, 9);
    const record = recordOf("indy", kept());
    expect(record).toMatchObject({ played: 6, won: 4, streak: 1, best: 3, levels: [{ level: "greedy", played: 6, won: 4 }] });
    expect(record.last).toEqual(["lost", "won", "won", "won", "lost", "won"]);
  });

  it("counts no win where all played together", () => {
    keep(played("team", [1, 1]), 0, 1);
    expect(recordOf("indy", kept())).toMatchObject({ played: 1, won: 0, streak: 0, last: ["together"], levels: [] });
  });

  it("knows the people one played with", () => {
    const seats = [seat(0), seat(1), seat(2)];
    keep(played("a", [1, 2, 3], { seats }), 0, 1);
    keep(played("b", [2, 1], { seats: seats.slice(0, 2) }), 0, 2);
    expect(companions(kept())).toEqual([
      { name: "Bruno", played: 2, won: 1 },
      { name: "Carla", played: 1, won: 1 },
    ]);
  });

  it("can be taken along, deleted and switched off", () => {
    keep(played("one", [1, 2]), 0, 1);
    rememberLevel({ game: "indy", next_level: "strong" });
    const taken = JSON.parse(exported()) as { games: unknown[]; levels: unknown };
    expect(taken.games).toHaveLength(1);
    expect(taken.levels).toEqual({ indy: "strong" });
    erase();
    expect(kept()).toEqual([]);
    expect(levelsLikeMe()).toEqual({});
    turn(false);
    keep(played("two", [1, 2]), 0, 1);
    expect(kept()).toEqual([]);
  });

  it("survives nonsense in the storage", () => {
    localStorage.setItem("tavolata-kept", '{"no": "list"}');
    expect(kept()).toEqual([]);
  });
});
