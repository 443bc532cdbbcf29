/** For the tests of the pages: a server that answers from a list, and a table of Indy to talk about. */

import { vi } from "vitest";
import { seat as sampleSeat, table as sampleTable } from "../lib/samples.ts";
import type { GameInfo, OptionInfo, SeatInfo, TableInfo, You } from "../lib/wire.ts";

export interface Asked {
  method: string;
  path: string;
  body: unknown;
}

type Answer = (asked: Asked) => unknown;

/** A refusal of the server, as an answer. */
export class No {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly details: Record<string, unknown> = {},
  ) {}
}

/** Answers by "METHOD /path" without the query; what is not there is refused. Returns what was asked, in order. */
export function serve(answers: Record<string, Answer>): Asked[] {
  const log: Asked[] = [];
  vi.stubGlobal("fetch", async (path: string, request: RequestInit = {}): Promise<Response> => {
    const method = request.method ?? "GET";
    const asked = { method, path, body: typeof request.body === "string" ? JSON.parse(request.body) : undefined };
    log.push(asked);
    const answer = answers[`${method} ${path.split("?")[0]}`]?.(asked) ?? new No(404, "error-no-page");
    if (answer instanceof No) {
      const refusal = { key: answer.key, details: answer.details, rule: "", text: "" };
      return new Response(JSON.stringify(refusal), { status: answer.status });
    }
    return new Response(JSON.stringify(answer), { status: 200 });
  });
  return log;
}

/** An option as the server describes it. */
function option(name: string, values: string[], more: Partial<OptionInfo> = {}): OptionInfo {
  return { name, values, ruling: "", ...more };
}

export const INDY: GameInfo = {
  name: "indy",
  version: "1",
  min_players: 2,
  max_players: 6,
  options: [
    option("plucked-exchange", ["yes", "no"], { ruling: "IR-07" }),
    option("settlement", ["losers-first", "winner-first"], { ruling: "IR-23" }),
  ],
  verbs: [{ name: "pass", kinds: [], unordered_from: 3 }],
  bots: ["random", "greedy"],
  usual_bot: "greedy",
  brings: [],
  daily: {},
  rule_letters: {},
  seat_decks: null,
  lessons: [],
  easiest_bot: "",
  match: false,
  examples: [],
  coach: "strong",
  marks: true,
  questions: {},
  sections: [
    { key: "section-evocation", rules: ["IN-017", "IN-018", "IN-019"] },
    { key: "section-eagle", rules: ["IN-040", "IN-041"] },
    { key: "section-rulings", rules: ["IR-07", "IR-23"] },
  ],
  abilities: [{ name: "eagle", orders: ["button", "ask", "never"] }],
};

export const TIMELINE: GameInfo = {
  ...INDY,
  name: "timeline",
  min_players: 1,
  options: [
    option("mode", ["competitive", "collaborative"], { usual: true }),
    option("theme", ["all", "science", "music"], { usual: true }),
    option("first", ["lot", "1", "2", "3", "4", "5", "6"], { ruling: "TTR-03" }),
    ...[1, 2, 3, 4, 5, 6].map((seat) => option(`extra-${seat}`, ["0", "1", "2"])),
    option("equal-dates", ["fit", "blocked"], { ruling: "TTR-05" }),
  ],
  bots: ["random", "child", "adult", "teacher"],
  usual_bot: "adult",
  brings: ["deck", "seen"],
  daily: { mode: "collaborative" },
  rule_letters: { R: "TTR" },
  sections: [
    { key: "section-aim", rules: ["TT-001", "TT-002"] },
    { key: "section-rulings", rules: ["TTR-01", "TTR-02", "TTR-05"] },
  ],
  abilities: [],
};

export const TALISMAN: GameInfo = {
  ...INDY,
  name: "talisman",
  options: [
    option("characters", ["dealt", "of-three"], { ruling: "R-07", usual: true, proposed: "of-three" }),
    option("sudden-death", ["no", "crown", "minutes-45", "minutes-90"], { ruling: "R-90", lengths: ["minutes-45", "minutes-90", "no"] }),
    option("gold", ["taken", "offered"], { ruling: "R-103" }),
  ],
};

export const ISOLA: GameInfo = {
  ...INDY,
  name: "isola",
  max_players: 2,
  options: [option("first", ["lot", "1", "2"], { ruling: "RU-16" })],
  abilities: [],
  match: true,
};

export const GAMES = { games: [INDY], server: "0.1", protocol: 1, keep_finished: 90, keep_idle: 365 };

/** A seat that is still free. */
export function seat(number: number, more: Partial<SeatInfo> = {}): SeatInfo {
  return sampleSeat(number, { kind: "open", name: "", here: false, ...more });
}

/** A table that waits for its people. */
export function table(more: Partial<TableInfo> = {}): TableInfo {
  return sampleTable({
    id: "tavolo",
    name: "",
    stage: "open",
    options: { "plucked-exchange": "yes", settlement: "losers-first" },
    seats: [seat(0, { kind: "person", name: "Ada" }), seat(1), seat(2)],
    ...more,
  });
}

export function you(more: Partial<You> = {}): You {
  return { seat: null, seats: [], host: false, orders: {}, quiet: false, takeback: false, deck: null, ...more };
}
