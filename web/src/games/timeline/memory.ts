// What this browser remembers between games: the cards it has seen lately, and the best score of its teams (TT-171).

import type { TimelineView } from "./view.ts";

const SEEN = "tavolata-timeline-seen";
const BEST = "tavolata-timeline-best";
/** The name of the deck of the house. */
export const OURS = "twist";
/** So many games are remembered. */
const GAMES = 5;

export interface SeenGame {
  table: string;
  /** The name of the deck and the print that tells it from every other. */
  deck: string;
  print: string;
  cards: string[];
}

function read<T>(place: string, otherwise: T): T {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place) ?? "null");
    return found && typeof found === "object" && Array.isArray(found) === Array.isArray(otherwise) ? (found as T) : otherwise;
  } catch {
    return otherwise;
  }
}

function write(place: string, what: unknown): void {
  try {
    localStorage.setItem(place, JSON.stringify(what));
  } catch {
    // Without storage every card is new and every score the best.
  }
}

function games(): SeenGame[] {
  return read<SeenGame[]>(SEEN, []).filter((game) => typeof game?.print === "string" && Array.isArray(game.cards));
}

/** The cards in sight at a table count as seen. */
export function sawCards(table: string, view: TimelineView): void {
  const known = games();
  const before = known.find((game) => game.table === table);
  const cards = [...new Set([...(before?.cards ?? []), ...Object.keys(view.cards)])];
  if (before && before.cards.length === cards.length) return;
  const game: SeenGame = { table, deck: view.deck.name, print: view.deck.print, cards };
  write(SEEN, [game, ...known.filter((other) => other.table !== table)].slice(0, GAMES));
}

/** What a new table may bring along: the cards of the last games with this deck; null if there were none. */
export function seenLately(deck: string): { print: string; cards: string[] } | null {
  const known = games();
  const print = known.find((game) => game.deck === deck)?.print;
  if (print === undefined) return null;
  const cards = known.filter((game) => game.print === print).flatMap((game) => game.cards);
  return { print, cards: [...new Set(cards)] };
}

interface Best {
  score: number;
  table: string;
}

/** The best score of a team of so many, before this table; null if it is the first. */
export function bestBefore(players: number, table: string): number | null {
  const best = read<Record<string, Best[]>>(BEST, {})[players];
  const scores = (Array.isArray(best) ? best : []).filter((one) => one.table !== table).map((one) => one.score);
  return scores.length ? Math.max(...scores) : null;
}

/** Keep a team's score: the best and those since, so that a page that is opened again compares with the same. */
export function keepScore(players: number, table: string, score: number): void {
  const all = read<Record<string, Best[]>>(BEST, {});
  const others = (Array.isArray(all[players]) ? all[players] : []).filter((one) => one.table !== table);
  const two = [...others, { score, table }].sort((a, b) => b.score - a.score).slice(0, 2);
  write(BEST, { ...all, [players]: two });
}
