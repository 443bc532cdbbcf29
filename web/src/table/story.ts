/** The log in words: what happened, line by line, as this viewer may know it. */

import type { GameEvent, GameScreen } from "../lib/game.ts";
import type { LogEntry, Reason } from "../lib/wire.ts";
import type { Words } from "../lib/words.svelte.ts";
import type { Option } from "./choice.svelte.ts";

export interface Line {
  /** Unique within the log. */
  key: string;
  v: number;
  at: number;
  text: string;
  /** Why a bot did this, in its own words; "": nobody says so. */
  why: string;
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

/** Seats that change hands in the middle of a game: the table tells it, whatever is played there. */
const OF_SEATS = new Set(["seat-given", "seat-freed", "seat-renewed", "seat-opened"]);

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
  // Who was there and who is now: the seat may have other people by the time this is read.
  if (OF_SEATS.has(event.kind)) return words.say(key, { before: event.before, name: event.name });
  const fixed = words.chooses(key);
  for (const [name, value] of Object.entries(event)) {
    if (name === "kind" || name === "rule") continue;
    if (fixed.includes(name) && (typeof value === "string" || typeof value === "number")) args[name] = value;
    else args[name] = seatsIn(name, value, names, words) ?? screen.value(name, value, words, view, event);
  }
  return words.say(key, args);
}

/** An argument that is a seat, or several: who sits there. */
function seatsIn(name: string, value: unknown, names: string[], words: Words): string | undefined {
  if (SEATS.has(name) && typeof value === "number" && value >= 0) return names[value] ?? "";
  if (name === "seats" && Array.isArray(value)) return words.joined(value.map((seat) => names[Number(seat)] ?? ""));
  return undefined;
}

/** Why a bot did something, in words; "": this page does not know the sentence. */
export function reasonText(
  reason: Pick<Reason, "key" | "named">,
  screen: Pick<GameScreen, "value">,
  names: string[],
  words: Words,
  view?: unknown,
): string {
  if (!words.has(reason.key)) return "";
  const args: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(reason.named)) {
    if (name === "reason" && Array.isArray(value)) {
      const [key, named] = value as [string, Record<string, unknown>];
      args[name] = reasonText({ key, named }, screen, names, words, view);
    } else args[name] = seatsIn(name, value, names, words) ?? screen.value(name, value, words, view);
  }
  return words.say(reason.key, args);
}

/** An answer in words. */
export function actionText(
  { verb, args }: Pick<Option, "verb" | "args">,
  question: string,
  screen: Pick<GameScreen, "actionArgs">,
  words: Words,
  view?: unknown,
  names: readonly string[] = [],
  me: number | null = null,
): string {
  if (verb === "pass" && args.length === 0) return words.say(`action-pass-${question}`);
  // Some answers are best said in the words of their question.
  const own = `${verb}-${question}-${args[0]}`;
  if (words.has(own)) return words.say(own);
  if (!args.length && words.has(`action-${verb}-${question}`)) return words.say(`action-${verb}-${question}`);
  return words.say(`action-${verb}`, screen.actionArgs(verb, args, words, view, names, me));
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

/** What was said of an event, and for whom: in which words, with which names. */
const said = new WeakMap<object, { reader: string; text: string }>();

function lastingText(event: GameEvent, { screen, names, words, view }: Reader, reader: string): string {
  const known = said.get(event);
  if (known?.reader === reader) return known.text;
  const text = eventText(event, screen, names, words, view);
  if (screen.lasting) said.set(event, { reader, text });
  return text;
}

/** The whole log, oldest first; or the entries from one place to before another. */
export function lines(log: readonly LogEntry[], reader: Reader, from = 0, to = log.length): Line[] {
  const found: Line[] = [];
  const { words, names } = reader;
  const who = [words.game, words.language, words.edition, ...names].join("\n");
  log.slice(from, to).forEach((entry, place) => {
    const number = from + place;
    const first = found.length;
    const fresh = entry.v > reader.fresh;
    if (entry.undone_to !== null) {
      for (const line of found) if (line.v > entry.undone_to) line.undone = true;
      found.push({
        key: `${number}`,
        v: entry.v,
        at: entry.at,
        text: reader.words.say("log-undone"),
        why: "",
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
        text: lastingText(event, reader, who),
        why: "",
        rule: event.rule,
        seat: typeof event.seat === "number" ? event.seat : null,
        minor: !OF_SEATS.has(event.kind) && reader.screen.isMinor(event, reader.me),
        undone: false,
        fresh,
      });
    });
    if (entry.why) explain(found.slice(first), entry.why, reader);
  });
  return found;
}

/** Put a reason with what the bot did: with a line that the short log has too, if there is one. */
function explain(told: Line[], reason: Reason, reader: Reader): void {
  const own = told.filter((line) => line.seat === reason.seat);
  const line = own.find((one) => !one.minor) ?? own[0] ?? told[0];
  if (line) line.why = reasonText(reason, reader.screen, reader.names, reader.words, reader.view);
}

/** What happened since a viewer last answered, the latest last; nothing where others did too little to be told of. */
export function sinceLastTurn(lines: readonly Line[], me: number | null): Line[] {
  const told = lines.filter((line) => line.fresh && !line.minor && !line.undone);
  return told.filter((line) => line.seat !== me).length > 1 ? told : [];
}
