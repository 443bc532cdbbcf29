/** The log in words: what happened, line by line, as this viewer may know it. */

import type { GameEvent, GameScreen } from "../lib/game.ts";
import type { LogEntry } from "../lib/wire.ts";
import type { Words } from "../lib/words.svelte.ts";

export interface Line {
  /** Unique within the log. */
  key: string;
  v: number;
  at: number;
  text: string;
  rule: string;
  /** Who it is about, if it is about one seat. */
  seat: number | null;
  /** Left out of the short log. */
  minor: boolean;
  /** Taken back later: it did not happen. */
  undone: boolean;
  /** Happened since the viewer last looked. */
  fresh: boolean;
}

/** The log without what was taken back. */
export function standing(log: readonly LogEntry[]): LogEntry[] {
  const kept: LogEntry[] = [];
  for (const entry of log) {
    const undone = entry.undone_to;
    if (undone !== null && undone !== undefined) while (kept.length && kept.at(-1)!.v > undone) kept.pop();
    kept.push(entry);
  }
  return kept;
}

/** The arguments of events that are seats; -1 is none of them and left to the game. */
const SEATS = new Set(["seat", "other", "rival", "target"]);

/** An event in words; `view`: the table as it is now. */
export function eventText(
  event: GameEvent,
  screen: Pick<GameScreen, "value">,
  names: string[],
  words: Words,
  view?: unknown,
): string {
  let key = `event-${event.kind}`;
  // Whoever sees more of it than others has the arguments that only the longer sentence mentions.
  const secret = `${key}-secret`;
  if (words.has(secret) && words.needs(secret).every((name) => name in event)) key = secret;
  const args: Record<string, unknown> = {};
  const fixed = words.chooses(key);
  for (const [name, value] of Object.entries(event)) {
    if (name === "kind" || name === "rule") continue;
    if (fixed.includes(name) && (typeof value === "string" || typeof value === "number")) args[name] = value;
    else if (SEATS.has(name) && typeof value === "number" && value >= 0) args[name] = names[value];
    else if (name === "seats" && Array.isArray(value)) args[name] = words.joined(value.map((seat) => names[Number(seat)] ?? ""));
    else args[name] = screen.value(name, value, words, view, event);
  }
  return words.say(key, args);
}

/** An answer in words. */
export function actionText(
  option: string,
  question: string,
  screen: Pick<GameScreen, "actionArgs">,
  words: Words,
  view?: unknown,
  names: readonly string[] = [],
): string {
  const [verb = "", ...args] = option.split(" ");
  if (verb === "pass" && args.length === 0) return words.say(`action-pass-${question}`);
  // Some answers are best said in the words of their question.
  const own = `${verb}-${question}-${args[0]}`;
  if (words.has(own)) return words.say(own);
  return words.say(`action-${verb}`, screen.actionArgs(verb, args, words, view, names));
}

export interface Reader {
  screen: GameScreen;
  names: string[];
  words: Words;
  me: number | null;
  /** The table as it is now. */
  view?: unknown;
  /** Entries of later versions are news. */
  fresh: number;
}

/** The whole log, oldest first. */
export function lines(log: readonly LogEntry[], reader: Reader): Line[] {
  const found: Line[] = [];
  log.forEach((entry, number) => {
    const fresh = entry.v > reader.fresh;
    if (entry.undone_to !== null) {
      for (const line of found) if (line.v > entry.undone_to) line.undone = true;
      found.push({
        key: `${number}`,
        v: entry.v,
        at: entry.at,
        text: reader.words.say("log-undone"),
        rule: "",
        seat: null,
        minor: false,
        undone: false,
        fresh,
      });
    }
    entry.events.forEach((raw, place) => {
      const event = raw as GameEvent;
      found.push({
        key: `${number}.${place}`,
        v: entry.v,
        at: entry.at,
        text: eventText(event, reader.screen, reader.names, reader.words, reader.view),
        rule: event.rule,
        seat: typeof event.seat === "number" ? event.seat : null,
        minor: reader.screen.isMinor(event, reader.me),
        undone: false,
        fresh,
      });
    });
  });
  return found;
}
