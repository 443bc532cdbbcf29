/** What the server tells of its lab. The types are those of `server/laboratory.py`. */

import { done, json } from "../lib/api.ts";

export interface LabRun {
  id: string;
  at: number;
  game: string;
  players: number;
  bots: string[];
  options: Record<string, string>;
  other: Record<string, string>;
  decks: string[];
  deals: number;
  seed: number;
  games: number;
  all: number;
  playing: boolean;
  digest: string;
  ours: boolean;
}

export interface Lab {
  missing: string;
  command: string;
  most_games: number;
  most_runs: number;
  most_seed: number;
  runs: LabRun[];
}

export interface LabWish {
  game: string;
  players: number;
  bots: string[];
  deals: number;
  seed: number;
  options: Record<string, string>;
  decks: string[];
  other: Record<string, string>;
}

const at = (run: string, rest = ""): string => `/api/admin/lab/${encodeURIComponent(run)}${rest}`;

export const lab = (): Promise<Lab> => json("GET", "/api/admin/lab");
export const beginRun = (wish: LabWish): Promise<LabRun> => json("POST", "/api/admin/lab", wish);
export const goOn = (run: string): Promise<LabRun> => json("POST", at(run));
export const stopRun = (run: string): Promise<LabRun> => json("POST", at(run, "/stop"));
export const deleteRun = (run: string): Promise<void> => done("DELETE", at(run));
export const reportFile = (run: string, language: string): string => at(run, `/report?lang=${language}`);
/** The report as a page of the server: no page of ours, so it is loaded as a whole. */
export const reportPage = (run: string, language: string): string => `/lab/${encodeURIComponent(run)}?lang=${language}`;

/** How many games an experiment has: each deal once from every seat, unless all who sit there are the same. */
export function gamesOf(wish: LabWish): number {
  const places = wish.bots.map((bot, place) => `${bot} ${wish.decks[place] ?? ""}`);
  const count = places.length;
  let turns = count;
  for (let step = count - 1; step >= 1; step--) if (count % step === 0 && places.every((one, place) => one === places[(place + step) % count])) turns = step;
  return wish.deals * turns * (Object.keys(wish.other).length ? 2 : 1);
}
