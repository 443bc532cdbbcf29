// Timeline Twist in words: cards, places, answers, and what decided the game.

import type { Ended, GameEvent } from "../../lib/game.ts";
import type { LogEntry } from "../../lib/wire.ts";
import type { Words } from "../../lib/words.svelte.ts";
import { eventText } from "../../table/story.ts";
import { tale } from "./story.ts";
import { CARD, faceOf, ICONS, isTeam, nextRank, RANKS, type TimelineView } from "./view.ts";
import { dateText, spanText, yearsBetween, yearText } from "./years.ts";

export function titleOf(name: string, words: Words, view: TimelineView | null | undefined): string {
  return faceOf(view, name)?.title[words.language] ?? name;
}

/** «Title». */
export function cardText(name: string, words: Words, view: TimelineView | null | undefined): string {
  return words.say("card", { title: titleOf(name, words, view) });
}

/** «Title» (1492), of a card that was turned over. */
export function datedText(name: string, words: Words, view: TimelineView | null | undefined): string {
  const year = dateText(faceOf(view, name), words);
  const card = cardText(name, words, view);
  return year ? words.say("card-dated", { card, year }) : card;
}

/** Title and detail, for lines of text. */
export function plainText(name: string, words: Words, view: TimelineView | null | undefined): string {
  const detail = faceOf(view, name)?.detail[words.language] ?? "";
  const title = titleOf(name, words, view);
  return detail ? words.say("card-detail", { title, detail }) : title;
}

/** A window of the line, 0 before its first card. */
export function windowText(at: number, words: Words, view: TimelineView): string {
  const { line } = view;
  if (at <= 0) return words.say("window-first", { card: datedText(line[0] ?? "", words, view) });
  if (at >= line.length) return words.say("window-last", { card: datedText(line.at(-1) ?? "", words, view) });
  return words.say("window-between", { left: datedText(line[at - 1]!, words, view), right: datedText(line[at]!, words, view) });
}

/** The number of a gap slot from 0: of "gap4" 3; null for an end. */
export function gapOf(place: string): number | null {
  return place.startsWith("gap") ? Number(place.slice(3)) - 1 : null;
}

function placeText(place: string, words: Words, view: TimelineView | null): string {
  const gap = gapOf(place);
  if (gap === null) return words.say(`place-${place}`);
  const [left, right] = [view?.line[gap], view?.line[gap + 1]];
  if (!left || !right) return words.say("place-gap", { number: gap + 1 });
  return words.say("place-between", { left: datedText(left, words, view), right: datedText(right, words, view) });
}

/** How wide a gap of the main row is. */
export function gapSpan(view: TimelineView, gap: number, words: Words): string {
  const [left, right] = [view.cards[view.line[gap]!]?.year, view.cards[view.line[gap + 1]!]?.year];
  return left === undefined || right === undefined ? "" : spanText(yearsBetween(left, right), words);
}

/** A rank by its name, which is another for whoever plays alone. */
export function rankText(rank: string, words: Words, players = 2): string {
  return words.say(`rank-${rank}`, { players });
}

/** What is missing to the next rank, if there is one. */
export function nextText(view: TimelineView, words: Words): string {
  const next = view.rank ? nextRank(view.rank) : null;
  if (!next || !view.next) return words.say("rank-top");
  return words.say("rank-next", { points: view.next, rank: rankText(next, words, view.hands.length) });
}

/** An argument of an event made readable. */
export function value(name: string, given: unknown, words: Words, view?: unknown, event?: GameEvent): string | number {
  const table = (view ?? null) as TimelineView | null;
  if (typeof given === "string" && CARD.test(given)) return cardText(given, words, table);
  if (name === "cards" && Array.isArray(given)) return words.joined(given.map((card) => cardText(String(card), words, table)));
  if (name === "year" && typeof given === "number") {
    const face = typeof event?.card === "string" ? faceOf(table, event.card) : null;
    return face?.year === given ? dateText(face, words) : yearText(given, words);
  }
  // The row has grown since: only the number of the gap is as it was.
  if (name === "place") return placeText(String(given), words, null);
  if (name === "icon" && (ICONS as readonly unknown[]).includes(given)) return words.say(`icon-${String(given)}`);
  if (name === "rank" && (RANKS as readonly unknown[]).includes(given)) return rankText(String(given), words, table?.hands.length);
  return typeof given === "number" ? given : String(given);
}

/** The arguments of an answer for its words. */
export function actionArgs(verb: string, args: string[], words: Words, view?: unknown): Record<string, string | number> {
  const table = view as TimelineView;
  const [first = "", second = ""] = args;
  switch (verb) {
    case "place":
      return { card: cardText(first, words, table), window: windowText(Number(second), words, table) };
    case "put":
      return { place: placeText(first, words, table) };
    case "play":
    case "discard":
      return { card: cardText(first, words, table) };
    default:
      return {};
  }
}

/** A score on the end page: cards left, or points. */
export function points(score: number, words: Words): string {
  return words.say("cards-left", { count: -score });
}

/** The rank of the team as heading of the end page. */
export function verdict(ended: Ended, words: Words): string {
  const view = ended.view as TimelineView | null;
  return view && isTeam(view) && view.rank ? rankText(view.rank, words, view.hands.length) : "";
}

const TELLING = new Set(["won", "ended", "team-score"]);

/** What decided the game, in a few sentences. */
export function decided(log: LogEntry[], names: string[], words: Words, view?: unknown): string[] {
  const told = tale(log, names.length);
  const sentences = told.end.filter((event) => TELLING.has(event.kind)).map((event) => eventText(event, { value }, names, words, view));
  if (told.end.some((event) => event.kind === "won")) {
    names.forEach((seat, at) => {
      const { right, wrong } = told.seats[at]!;
      if (right + wrong) sentences.push(words.say("timeline-decided-seat", { seat, right, wrong, total: right + wrong }));
    });
  }
  return sentences;
}

const LONGEST_WORD = 10.5;
const LONG_TITLE = 24;

/** How large a title is printed, 1 at most: a long word must not be broken, and a long title needs room. */
export function printOf(title: string): number {
  const longest = Math.max(...title.split(/[\s–-]/).map((word) => word.length));
  return Math.min(1, LONGEST_WORD / longest) * (title.length > LONG_TITLE ? 0.89 : 1);
}
