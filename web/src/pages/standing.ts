/** How a table stands that somebody has a seat at, in words: for the list of one's tables, and for the one that comes first. */

import type { Mine } from "../lib/wire.ts";
import { say, words } from "../lib/words.svelte.ts";

export function myTurn(one: Mine): boolean {
  return one.table.stage === "playing" && !one.table.locked && one.waiting.some((seat) => one.you.seats.includes(seat));
}

/** First where one is awaited, last what is over. */
export function rank(one: Mine): number {
  if (myTurn(one)) return 0;
  return { playing: 1, open: 2, finished: 3 }[one.table.stage];
}

export function title(one: Mine): string {
  return one.table.name || words(one.table.game).say("game-name");
}

function namesOf(one: Mine, seats: number[]): string {
  return words().joined(seats.map((seat) => one.table.seats[seat]?.name ?? ""));
}

export function standing(one: Mine): string {
  const { table } = one;
  if (table.stage === "open") {
    const free = table.seats.filter((seat) => seat.kind === "open").length;
    return say("lobby-gathering", { free, host: one.you.host ? "yes" : "no", bots: table.fill ? "yes" : "no" });
  }
  if (table.stage === "finished") {
    const winners = table.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
    // Where all are first, a team has played: nobody has won against the others.
    if (!winners.length || winners.length === table.seats.length) return say("lobby-finished");
    return say(winners.length > 1 ? "lobby-won-by-many" : "lobby-won-by", { names: namesOf(one, winners) });
  }
  if (table.locked) return say("lobby-locked");
  if (myTurn(one)) return say("lobby-your-turn");
  return one.waiting.length ? say("lobby-turn-of", { names: namesOf(one, one.waiting) }) : say("lobby-going-on");
}

export function goOn(one: Mine): string {
  if (one.table.stage === "finished") return say("lobby-see-end");
  if (!one.you.seats.length) return say("lobby-look");
  return one.table.stage === "open" ? say("lobby-go-in") : say("lobby-go-on");
}
