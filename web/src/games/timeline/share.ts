// A result to send to friends: how it went, and nothing about the cards.

import type { LogEntry } from "../../lib/wire.ts";
import type { Words } from "../../lib/words.svelte.ts";
import { signs, turnings } from "./story.ts";
import { rankText } from "./text.ts";
import type { Rank } from "./view.ts";

export interface Result {
  /** The day of the challenge, "2026-11-16". */
  day: string;
  players: number;
  score: number;
  rank: Rank;
  log: readonly LogEntry[];
}

/** The day as one writes it: "16 novembre 2026". */
function dayText(day: string, language: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(date);
}

export function shareText(result: Result, words: Words): string {
  const { score, players, rank } = result;
  return [
    words.say("timeline-share-title", { day: dayText(result.day, words.language) }),
    words.say("timeline-share-score", { points: words.say("points", { score }), rank: rankText(rank, words, players), players }),
    ...signs(turnings(result.log)),
    words.say("timeline-share-legend"),
  ].join("\n");
}
