/**
 * Live: one table as this browser sees it, kept up to date.
 *
 * Speaks the protocol of the socket, and the same over plain HTTP where sockets are blocked. Whatever is lost on the way is
 * fetched by version; an answer that was not acknowledged is sent again under the same id, which the server takes once.
 */

import * as api from "./api.ts";
import type { Command } from "./api.ts";
import { stir } from "./idle.ts";
import { shared } from "./share.ts";
import {
  PROTOCOL,
  type Ack,
  type ChatLine,
  type FromClient,
  type FromServer,
  type Hint,
  type LogEntry,
  type Nak,
  type Order,
  type State,
  type TableInfo,
  type Update,
  type You,
} from "./wire.ts";

/** What State and Update share. */
export type Moved = Omit<Update, "t" | "since" | "log">;

/** connecting: never been there yet; online: by socket; polling: by HTTP; retrying: lost; gone: no place here any more. */
export type Status = "connecting" | "online" | "polling" | "retrying" | "gone" | "closed";

/** A command without its id, which Live gives. */
type Wish = Command extends infer C ? (C extends Command ? Omit<C, "id"> : never) : never;

/** What a command is answered by. */
type Reply = Ack | Hint | Nak;

interface Pending {
  command: Command;
  answer: (answer: Reply) => void;
}

/** As much of a WebSocket as is needed. */
export interface Socket {
  readyState: number;
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: never) => void) | null;
}

/** What the page takes from the browser here; tests give their own. */
export interface Environment {
  connect?: () => Socket;
  now?: () => number;
  random?: () => number;
}

const OPEN = 1;
const PING_EVERY = 15_000;
/** No word for so long after a ping: the connection is dead, whatever the browser says. */
const SILENCE = 8_000;
const LONGEST_RETRY = 15_000;
/** While somebody looks at the page they should not wait long for a server that is back. */
const LONGEST_RETRY_SEEN = 3_000;
/** When a server process ends its clients go to another one within this time, not all at the same moment. */
const LONGEST_MOVE = 300;
/** So many failures before the first success mean that sockets are blocked here. */
const FAILURES_BEFORE_HTTP = 2;

/** What becomes of each command when the connection is lost: these can be said twice without harm. */
const REPEATABLE = new Set<Command["t"]>(["act", "orders", "back", "go-on"]);

/** A hello that is answered so will never be granted: there is no place for us here. */
const LOST = new Set(["error-no-link", "error-not-your-seat", "error-link", "error-no-table"]);

export class Live {
  readonly table: string;
  seat = $state<number | null>(null);
  info = $state.raw<TableInfo | null>(null);
  moved = $state.raw<Moved | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  status = $state<Status>("connecting");
  /** Milliseconds there and back. */
  lag = $state<number | null>(null);
  /** The server speaks a newer protocol: the page must be loaded anew. */
  outdated = $state(false);
  /** All seats of this device, and whether it is the host's: known also while another seat's view is fetched. */
  mySeats = $state.raw<number[]>([]);
  host = $state(false);
  /** Why this place is no longer ours. */
  goneKey = $state("");
  /** Answers on their way that the server has not acknowledged. */
  sending = $state(0);
  /** The server's clock minus ours, in seconds. */
  skew = $state(0);
  /** A refusal that nobody waits for: an answer that was held and came to nothing. */
  onrefused: (nak: Nak) => void = () => {};

  readonly #environment: Required<Environment>;
  readonly #pending = new Map<string, Pending>();
  #socket: Socket | null = null;
  #opened = false;
  /** Nothing has come on this socket yet: what was not acknowledged on the one before is said again then. */
  #fresh = true;
  /** We are about to connect to another server process; the old connection may well go before. */
  #moving = false;
  #failures = 0;
  #count = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #poll: AbortController | null = null;
  readonly #wake = (): void => {
    if (document.visibilityState !== "hidden") this.awake();
  };

  constructor(table: string, seat: number | null, environment: Environment = {}) {
    this.table = table;
    this.seat = seat;
    this.#environment = {
      // The server does not need the table here: a proxy can keep those at one table together by it.
      connect: () =>
        new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket?table=${table}`) as Socket,
      now: () => performance.now(),
      random: Math.random,
      ...environment,
    };
  }

  get you(): You | null {
    return this.moved?.you ?? null;
  }

  /** The version on the screen. */
  get v(): number {
    return this.moved?.v ?? -1;
  }

  open(): void {
    document.addEventListener("visibilitychange", this.#wake);
    addEventListener("pageshow", this.#wake);
    addEventListener("online", this.#wake);
    this.#pings = setInterval(() => this.#ping(), PING_EVERY);
    this.#connect();
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#wake);
    removeEventListener("pageshow", this.#wake);
    removeEventListener("online", this.#wake);
    if (this.status !== "gone") this.status = "closed";
    this.#stop();
    this.#abandon(() => true);
  }

  /** The page woke up, or the network came back: a socket that looks alive may be long dead. */
  awake(): void {
    if (this.#over) return;
    if (this.#poll) this.#startPolling();
    else if (this.#socket?.readyState === OPEN) {
      this.#hello(this.v);
      this.#expectWord();
    } else this.#connect();
  }

  /** Look through another seat of this device. */
  look(seat: number | null): void {
    this.seat = seat;
    this.moved = null;
    this.log = [];
    if (this.#poll) this.#startPolling();
    else if (this.#socket?.readyState === OPEN) this.#hello(-1);
  }

  // What one can say

  /** Answer; `mark`: and hear afterwards if that was clearly a mistake. */
  act(decision: number, action: string, mark = false): Promise<Ack | Nak> {
    return this.#say({ t: "act", decision, action, on: Math.max(this.v, 0), ...(mark ? { mark } : {}) });
  }

  why(decision: number, action: string): Promise<Ack | Nak> {
    return this.#say({ t: "why", decision, action });
  }

  orders(orders: Record<string, Order>, quiet: boolean): Promise<Ack | Nak> {
    return this.#say({ t: "orders", orders, quiet });
  }

  say(text: string): Promise<Ack | Nak> {
    return this.#say({ t: "say", text });
  }

  phrase(phrase: string): Promise<Ack | Nak> {
    return this.#say({ t: "say", phrase });
  }

  takeBack(): Promise<Ack | Nak> {
    return this.#say({ t: "takeback" });
  }

  consent(yes: boolean): Promise<Ack | Nak> {
    return this.#say({ t: "consent", yes });
  }

  back(): Promise<Ack | Nak> {
    return this.#say({ t: "back" });
  }

  /** What the lesson says at this step has been read. */
  goOn(step: number): Promise<Ack | Nak> {
    return this.#say({ t: "go-on", step });
  }

  /** What would a strong player do? */
  hint(decision: number): Promise<Hint | Nak> {
    return this.#say<Hint>({ t: "hint", decision });
  }

  #say<Answer extends Reply = Ack>(wish: Wish): Promise<Answer | Nak> {
    const id = `${this.#environment.random().toString(36).slice(2, 10)}-${(this.#count += 1).toString(36)}`;
    const command = { ...wish, id } as Command;
    return new Promise((answer) => {
      if (this.#over) {
        answer(refusal(id, "error-connection"));
        return;
      }
      this.#pending.set(id, { command, answer: answer as (answer: Reply) => void });
      this.sending = this.#pending.size;
      if (this.#poll) void this.#post(command);
      else if (this.#socket?.readyState === OPEN) this.#write(command);
      else if (!REPEATABLE.has(command.t)) this.#answer(refusal(id, "error-connection"));
    });
  }

  #answer(answer: Reply): void {
    const pending = this.#pending.get(answer.id);
    this.#pending.delete(answer.id);
    this.sending = this.#pending.size;
    if (pending) pending.answer(answer);
    else if (answer.t === "nak") this.onrefused(answer);
  }

  #abandon(which: (command: Command) => boolean): void {
    for (const [id, { command }] of [...this.#pending]) {
      if (which(command)) this.#answer(refusal(id, "error-connection"));
    }
  }

  get #over(): boolean {
    return this.status === "gone" || this.status === "closed";
  }

  // The socket

  #connect(): void {
    if (this.#over) return;
    clearTimeout(this.#retry);
    this.#drop();
    const socket = this.#environment.connect();
    this.#socket = socket;
    this.#fresh = true;
    this.#moving = false;
    this.#expectWord();
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#opened = true;
      this.#hello(this.v);
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    clearTimeout(this.#watchdog);
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #lost(): void {
    this.#drop();
    if (this.#over) return;
    this.#abandon((command) => !REPEATABLE.has(command.t));
    if (this.#moving) return;
    this.lag = null;
    this.#failures += 1;
    if (!this.#opened && this.#failures >= FAILURES_BEFORE_HTTP) {
      this.#startPolling();
      return;
    }
    if (this.moved) this.status = "retrying";
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), this.#patience());
  }

  /** Longer with each failure, and never for all clients of a server at the same moment. */
  #patience(): number {
    const most = document.visibilityState === "hidden" ? LONGEST_RETRY : LONGEST_RETRY_SEEN;
    const longest = Math.min(most, 500 * 2 ** Math.min(this.#failures - 1, 10));
    return longest * (0.5 + this.#environment.random() / 2);
  }

  #write(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #hello(have: number): void {
    this.#write({ t: "hello", table: this.table, seat: this.seat, have, protocol: PROTOCOL });
  }

  /** Too many come from our address at this moment: a school, after the server was restarted. */
  #helloLater(): void {
    this.#failures += 1;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#hello(this.v), this.#patience());
  }

  #ping(): void {
    if (this.#socket?.readyState !== OPEN) return;
    this.#write({ t: "ping", at: this.#environment.now() });
    this.#expectWord();
  }

  #expectWord(): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => this.#lost(), SILENCE);
  }

  #hear(message: FromServer): void {
    clearTimeout(this.#watchdog);
    switch (message.t) {
      case "state":
      case "update":
        this.#arrived(message);
        break;
      case "table":
        this.info = shared(this.info, message.table);
        break;
      case "chat":
        this.#chatted(message.line);
        break;
      case "ack":
      case "hint":
        this.#answer(message);
        break;
      case "nak":
        // Without an id it answers a hello: whoever slept while their place was lost hears of it so.
        if (!message.id && LOST.has(message.key)) this.#gone(this.#lostPlace(message.key));
        else if (!message.id && message.key === "error-too-fast" && this.#fresh) this.#helloLater();
        else this.#answer(message);
        break;
      case "pong":
        this.lag = Math.max(0, Math.round(this.#environment.now() - message.at));
        break;
      case "gone":
        this.#gone(message.key);
        break;
      case "moving":
        this.#move();
        break;
    }
  }

  /** This server process ends, and another one goes on. Until we are there the old one still answers. */
  #move(): void {
    this.#moving = true;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => {
      this.#abandon((command) => !REPEATABLE.has(command.t));
      this.#connect();
    }, LONGEST_MOVE * this.#environment.random());
  }

  /** A view has come: whoever is behind asks for all, and what was not acknowledged is said again. */
  #arrived(message: State | Update): void {
    if (!this.#take(message)) {
      if (this.#poll) this.#startPolling();
      else this.#hello(-1);
      return;
    }
    this.#failures = 0;
    if (!this.#poll) this.status = "online";
    if (this.#fresh && !this.#poll) {
      this.#fresh = false;
      for (const { command } of this.#pending.values()) this.#write(command);
      this.#ping();
    }
  }

  /** Whether the message fits what is on the screen. */
  #take(message: State | Update): boolean {
    if (message.t === "state") {
      if (message.protocol !== PROTOCOL) this.outdated = true;
      this.info = shared(this.info, message.table);
      this.log = message.log;
      this.chat = message.chat;
    } else {
      if (!this.moved || message.since !== this.v) {
        // An older update that crossed with our hello is no gap.
        return this.moved !== null && message.v < this.v;
      }
      if (message.log.length) this.log = [...this.log, ...message.log];
      // The answer to a hello tells what else changed while we were away.
      if (message.table) this.info = shared(this.info, message.table);
      for (const line of message.chat ?? []) this.#chatted(line);
    }
    const { t: _, log: __, ...moved } = message;
    this.moved = shared(this.moved, moved);
    this.mySeats = moved.you.seats;
    this.host = moved.you.host;
    stir();
    if (moved.clock) this.skew = moved.clock.now - Date.now() / 1000;
    return true;
  }

  #chatted(line: ChatLine): void {
    if (!this.chat.some((known) => known.k === line.k)) this.chat = [...this.chat, line];
  }

  /** Why a place is no longer ours, as the server would have told us while we looked. */
  #lostPlace(key: string): string {
    if (key === "error-no-table") return "gone-table";
    if (!LOST.has(key)) return key;
    return this.seat !== null ? "gone-seat" : this.host ? "gone-host" : key;
  }

  #gone(key: string): void {
    this.goneKey = key;
    this.status = "gone";
    this.#stop();
    this.#abandon(() => true);
  }

  #stop(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#pings);
    this.#poll?.abort();
    this.#poll = null;
    this.#drop();
  }

  // The same over plain HTTP

  #startPolling(): void {
    this.#poll?.abort();
    const poll = new AbortController();
    this.#poll = poll;
    void this.#polling(poll.signal);
  }

  async #polling(signal: AbortSignal): Promise<void> {
    let fresh = true;
    while (!signal.aborted) {
      try {
        const began = this.#environment.now();
        const message: State | Update = fresh
          ? await api.hello({ t: "hello", table: this.table, seat: this.seat, have: -1, protocol: PROTOCOL })
          : await api.wait(this.table, this.seat, this.v, signal);
        if (signal.aborted) return;
        if (fresh) this.lag = Math.round(this.#environment.now() - began);
        // A hello brings the table and the chat too; waiting brings the game.
        fresh = !this.#take(message) || !fresh;
        this.#failures = 0;
        if (this.status === "connecting") for (const { command } of this.#pending.values()) void this.#post(command);
        this.status = "polling";
      } catch (problem) {
        if (signal.aborted) return;
        if (problem instanceof api.Refused && problem.status >= 400 && problem.status < 500 && problem.status !== 429) {
          this.#gone(this.#lostPlace(problem.key));
          return;
        }
        this.#failures += 1;
        this.status = "retrying";
        this.lag = null;
        fresh = true;
        await new Promise((go) => setTimeout(go, this.#patience()));
      }
    }
  }

  async #post(command: Command): Promise<void> {
    try {
      this.#answer(await api.send(this.table, this.seat, command));
    } catch (problem) {
      if (problem instanceof api.Refused && problem.status >= 400 && problem.status < 500) {
        this.#answer({ t: "nak", id: command.id, ...problem.refusal });
      } else if (!REPEATABLE.has(command.t)) {
        this.#answer(refusal(command.id, "error-connection"));
      } else {
        this.#failures += 1;
        setTimeout(() => {
          if (this.#pending.has(command.id)) void this.#post(command);
        }, this.#patience());
      }
    }
  }
}

function refusal(id: string, key: string): Nak {
  return { t: "nak", id, key, details: {}, rule: "", text: "" };
}
