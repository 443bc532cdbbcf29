import { render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import type { MatchInfo } from "../lib/wire.ts";
import { loadWords } from "../lib/words.svelte.ts";
import MatchStanding from "./MatchStanding.svelte";
import { seat, table } from "./testing.ts";

const FIRST = { table: "tavolo", first: 1, places: [1, 2], scores: [14, 3] };
const SECOND = { table: "ritorno", first: 0, places: [2, 1], scores: [2, 13] };

function shown(match: Partial<MatchInfo>): string {
  const info = table({ game: "isola", players: 2, seats: [seat(0, { kind: "person", name: "Ada" }), seat(1, { kind: "person", name: "Bruno" })] });
  const whole: MatchInfo = { games: 2, number: 1, played: [FIRST], wins: [1, 0], points: [14, 3], next: 0, places: [], ...match };
  const { container } = render(MatchStanding, { info, match: whole });
  return container.textContent ?? "";
}

beforeAll(async () => {
  await Promise.all([loadWords("isola"), loadWords("", "pages")]);
});

describe("how a match stands", () => {
  it("says after the first game who leads and who begins the next", () => {
    expect(shown({})).toContain("La prossima partita la comincia Ada.");
    const cells = screen.getAllByRole("row").map((row) => [...row.children].map((cell) => cell.textContent?.trim().replace(/\s+/g, " ")));
    expect(cells).toEqual([
      ["", "Ada", "Bruno"],
      ["Partita 1", "14 punti vinta", "3 punti ha cominciato"],
      ["Partite vinte", "1", "0"],
      ["Punti in tutto", "14", "3"],
    ]);
  });

  it("says on what the match was decided", () => {
    const both = { number: 2, played: [FIRST, SECOND], next: -1 };
    expect(shown({ ...both, wins: [1, 1], points: [16, 16], places: [1, 1] })).toContain("nessuno dei due vince");
    expect(shown({ ...both, wins: [1, 1], points: [16, 17], places: [2, 1] })).toContain("decidono i punti ordine");
    expect(shown({ ...both, wins: [2, 0], points: [16, 17], places: [1, 2] })).toContain("le partite vinte.");
    expect(screen.getAllByRole("link", { name: "Partita 2" })[0]!.getAttribute("href")).toBe("/t/ritorno");
  });
});
