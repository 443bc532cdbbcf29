/** The HTTP calls of the server, typed. A refusal is thrown as `Refused`, with its sentence in the reader's language. */

import type {
  Act,
  AnalysisState,
  AskHint,
  Back,
  Consent,
  Created,
  Devices,
  Entered,
  Games,
  GoOn,
  Hello,
  Hint,
  Links,
  LogEntry,
  MyTables,
  NewTable,
  Orders,
  Person,
  PlaceChange,
  ProblemReport,
  Refusal,
  Replay,
  Say,
  SeatChange,
  State,
  TableChange,
  TableInfo,
  TakeBack,
  Update,
  Why,
  Ack,
  CardReason,
  DeckChecked,
  SeatDeckChecked,
  Nak,
} from "./wire.ts";
import { whole } from "./changes.ts";
import { language, words, type Words } from "./words.svelte.ts";

/** Everything a client sends with an id. */
export type Command = Act | Why | Orders | Say | TakeBack | Consent | Back | GoOn | AskHint;

/** The server said no, or could not be reached (status 0). */
export class Refused extends Error {
  readonly status: number;
  readonly refusal: Refusal;

  constructor(status: number, refusal: Refusal) {
    super(refusal.key);
    this.status = status;
    this.refusal = refusal;
  }

  get key(): string {
    return this.refusal.key;
  }

  /** Why, in the reader's language. */
  sentence(voice: Words = words()): string {
    return voice.refusal(this.refusal);
  }
}

/** The sentence for anything that can be thrown. */
export function sentenceOf(problem: unknown, voice: Words = words()): string {
  return problem instanceof Refused ? problem.sentence(voice) : voice.say("error-unknown");
}

function local(key: string): Refusal {
  return { key, details: {}, rule: "", text: "" };
}

async function ask(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  // What the server says in sentences it says in the language of the page.
  const headers = { Accept: "application/json", "Accept-Language": language() };
  const request: RequestInit = { method, credentials: "same-origin", headers };
  if (signal) request.signal = signal;
  if (method !== "GET") {
    // Without this type the server refuses: a form of another site could not set it.
    request.headers = { ...headers, "Content-Type": "application/json" };
    request.body = JSON.stringify(body ?? {});
  }
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch (problem) {
    if (signal?.aborted) throw problem;
    throw new Refused(0, local("error-connection"));
  }
  if (response.ok) return response;
  let refusal: Refusal;
  try {
    const found = (await response.json()) as Partial<Refusal>;
    refusal = { ...local("error-unknown"), ...found };
  } catch {
    refusal = local(response.status >= 500 ? "error-server" : "error-unknown");
  }
  throw new Refused(response.status, refusal);
}

export async function json<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const response = await ask(method, path, body, signal);
  return (await response.json()) as T;
}

export async function done(method: string, path: string, body?: unknown): Promise<void> {
  await ask(method, path, body);
}

function at(table: string, rest = ""): string {
  return `/api/tables/${encodeURIComponent(table)}${rest}`;
}

function looking(seat: number | null): string {
  return seat === null ? "" : `seat=${seat}`;
}

export const games = (only = ""): Promise<Games> => json("GET", `/api/games${only && `?game=${encodeURIComponent(only)}`}`);
export const mine = (): Promise<MyTables> => json("GET", "/api/mine");
/** This browser lets go of a table; its links still work. */
export const forget = (table: string): Promise<void> => done("DELETE", `/api/mine/${encodeURIComponent(table)}`);

export const create = (table: NewTable): Promise<Created> => json("POST", "/api/tables", table);
/** What this browser may do at a table it has entered before. */
export const entered = (table: string): Promise<Entered> => json("GET", at(table));
/** Exchange the token of a link for this browser's own right. */
export const enter = (table: string, token: string): Promise<Entered> => json("POST", at(table, "/enter"), { token });
export const sit = (table: string, person: Person, seat: number | null = null, also = false): Promise<Entered> =>
  json("POST", at(table, "/sit"), { person, seat, also });
/** By the invitation into a spectator's chair, where the seats are taken. */
export const watch = (table: string): Promise<Entered> => json("POST", at(table, "/watch"));
/** A late guest would like a seat; without a name: no longer. */
export const askForSeat = (table: string, name: string): Promise<TableInfo> => json("POST", at(table, "/ask"), { name });
/** The host gives a late guest a seat; null: not now. */
export const answerGuest = (table: string, guest: string, seat: number | null): Promise<TableInfo> =>
  json("POST", at(table, `/guests/${encodeURIComponent(guest)}`), { seat });
/** Whether a late guest may have the seat of a bot in the middle of the game. */
export const agreeToGuest = (table: string, guest: string, yes: boolean): Promise<TableInfo> =>
  json("POST", at(table, `/guests/${encodeURIComponent(guest)}/consent`), { yes });
export const leave = (table: string, seat: number): Promise<void> => done("POST", at(table, `/leave?seat=${seat}`));
export const start = (table: string): Promise<void> => done("POST", at(table, "/start"));
export const change = (table: string, what: TableChange): Promise<void> => done("PATCH", at(table), what);
export const remove = (table: string): Promise<void> => done("DELETE", at(table));
export const links = (table: string): Promise<Links> => json("GET", at(table, "/links"));
/** Who holds this browser's own seats, and the host's rights if they are its own. */
export const devices = (table: string): Promise<Devices> => json("GET", at(table, "/devices"));
/** An own place gets a new link, and others are sent away. */
export const changePlace = (table: string, what: PlaceChange): Promise<Devices> => json("POST", at(table, "/devices"), what);
export const changeSeat = (table: string, seat: number, what: SeatChange): Promise<TableInfo> =>
  json("POST", at(table, `/seats/${seat}`), what);
export const rematch = (table: string): Promise<Created> => json("POST", at(table, "/rematch"));
export const log = (table: string, seat: number | null): Promise<LogEntry[]> =>
  json("GET", at(table, `/log?${looking(seat)}`));
/** Moments of a finished game, from one on, at most so many. Seat -1: as a spectator; -2: with all cards open. */
export const replay = (table: string, seat: number, first = 0, count?: number): Promise<Replay> => {
  const most = count === undefined ? "" : `&count=${count}`;
  return json<Replay>("GET", at(table, `/replay?changes=yes&first=${first}${most}&seat=${seat}`)).then(whole);
};

/** A finished game explained, or how far that is; and have it explained. */
export const analysis = (table: string): Promise<AnalysisState> => json("GET", at(table, "/analysis"));
export const explain = (table: string): Promise<AnalysisState> => json("POST", at(table, "/analysis"));

/** Where the picture of a link is: "invite", "spectator" or "seat-3". */
export const qr = (table: string, what: string): string => at(table, `/qr.svg?what=${what}`);
/** Where the file of a finished game is. */
export const file = (table: string): string => at(table, "/file");

/** A report of a problem: the file to keep or to send to whoever looks after the server. */
export async function report(table: string, what: ProblemReport): Promise<Blob> {
  return (await ask("POST", at(table, "/report"), what)).blob();
}

/** Something is wrong with a card in sight: kept for whoever looks after the server. */
export const reportCard = (table: string, card: string, reason: CardReason): Promise<void> =>
  done("POST", at(table, `/cards/${encodeURIComponent(card)}/report`), { reason });

/** Read a deck that somebody wrote: how many cards it has, and what is wrong with it. */
export const checkDeck = (game: string, name: string, text: string): Promise<DeckChecked> =>
  json("POST", `/api/games/${encodeURIComponent(game)}/deck`, { name, text });

/** Read a list for a seat, or its code: what is wrong with it and what is in it; the seed deals a hand. */
export const examineDeck = (game: string, text: string, seed = 0, signal?: AbortSignal): Promise<SeatDeckChecked> =>
  json("POST", `/api/games/${encodeURIComponent(game)}/seat-deck`, { text, seed }, signal);

// The same as over the socket, for networks that block it

export const hello = (what: Hello): Promise<State | Update> => json("POST", at(what.table, "/hello"), what);
export const send = (table: string, seat: number | null, what: Command): Promise<Ack | Hint | Nak> =>
  json("POST", at(table, `/send?${looking(seat)}`), what);
export const wait = (table: string, seat: number | null, have: number, signal: AbortSignal): Promise<State | Update> =>
  json("GET", at(table, `/wait?${looking(seat)}&have=${have}`), undefined, signal);
