/** What a game brings to the screen. The frame, the waiting room, the end and the replay know a game only by this. */

import type { Component } from "svelte";
import type { Choice } from "../table/choice.svelte.ts";
import type { Exchange, LogEntry, Question, SeatInfo, TableInfo } from "./wire.ts";
import type { Words } from "./words.svelte.ts";

/** An event as this viewer may know it: kind, rule, and its arguments by name. */
export interface GameEvent {
  kind: string;
  rule: string;
  [argument: string]: unknown;
}

/** What the viewer sees now: everything a game needs to draw its middle. */
export interface Seen {
  /** `state.view(seat)` of the game; each game knows its own shape. */
  view: any;
  /** What is known of the table besides the game; null before it is known. */
  table: TableInfo | null;
  /** The seat that looks; null: a spectator. */
  me: number | null;
  names: string[];
  seats: SeatInfo[];
  /** The rulings that this table chose. */
  options: Record<string, string>;
  question: Question | null;
  choice: Choice;
  log: LogEntry[];
  /** The seats that have not answered yet. */
  waiting: number[];
  /** Whose reply it is, where seats reply in turn, and who has passed. */
  exchange?: Exchange | null;
  /** An answer is on its way. */
  busy?: boolean;
  over: boolean;
  replay: boolean;
  /** The version that was on the screen when this viewer last looked: entries beyond it are news. */
  fresh: number;
}

/** What one may want and what it would bring, in sentences; the words are those of the part "stakes". */
export type Stakes = (question: Question, seen: Seen, words: Words) => string[];

/** A finished game, for the end page. */
export interface Ended {
  table: TableInfo;
  view: any;
  /** The whole log. */
  log: LogEntry[];
  names: string[];
  /** The seats of whoever looks. */
  mine: number[];
}

/** A table that is about to be laid, as far as its options depend on each other. */
export interface Wish {
  players: number;
  options: Record<string, string>;
}

/** What the pages around the table show of a game: little, and fetched without the rest. */
export interface Cover {
  name: string;
  /**
   * One strong colour per game: a CSS value, best a custom property that the game's styles set for light and for dark, "var(--indy)".
   * White must be readable on it in the light theme, near-black in the dark one: the frame makes --accent of it.
   */
  accent: string;
  /** For the lobby card; decorative. */
  Picture: Component;
  /** Whether a new table is asked about this value of an option: some make sense only with others. */
  offers?(option: string, value: string, wish: Wish): boolean;
  /** The cards that this browser has seen lately with a deck (null: that of the house), where a new table may deal others. */
  seenLately?(deck: string | null): unknown;
}

export interface GameScreen extends Cover {
  /** Draws the middle: everything on the real table, and the own hand. */
  Table: Component<{ seen: Seen }>;
  /** The middle needs the whole width of the screen: people sit in a row above it, not around it. */
  long?: boolean;
  /** Whether it proposes something ready-made to whoever is asked: then one may do without. */
  proposes?: boolean;
  /** Public things of one seat, shown inside the shared seat box. */
  SeatBadge: Component<{ seen: Seen; seat: number }>;
  /** What the end page shows besides: where the game has more to tell than a ranking. */
  Ending?: Component<{ ended: Ended }>;
  /** An argument of an event, readable; `view` is the table as it is now. */
  value(name: string, value: unknown, words: Words, view?: unknown, event?: GameEvent): string | number;
  /** Its `value` looks at nothing but the event: a long log is not put into words again with every move. */
  lasting?: boolean;
  /** The arguments of `action-<verb>`; `names`: who sits at the table, `me`: the seat that looks. */
  actionArgs(
    verb: string,
    args: string[],
    words: Words,
    view?: unknown,
    names?: readonly string[],
    me?: number | null,
  ): Record<string, string | number>;
  /** What is asked, where the game knows more of it than `question-<name>` says; "": no more. */
  ask?(question: Question, seen: Seen, words: Words): string;
  /** What is at stake in what is asked, sentence by sentence, where `stakes-<name>` alone does not say it. */
  stakes?: Stakes;
  /** The middle itself has a place for that; elsewhere it stands beside the table, above the log. */
  ownStakes?: boolean;
  /** Whether the short log leaves this event out. */
  isMinor(event: GameEvent, me: number | null): boolean;
  /** What decided the game, in sentences for the end page. */
  decided(log: LogEntry[], names: string[], words: Words, view?: unknown): string[];
  /** The heading of the end page where all played together and nobody has won; "": somebody has. */
  verdict?(ended: Ended, words: Words): string;
  /** A score on the end page, where the words under "score" cannot say it; "": points did not decide. */
  points?(score: number, words: Words, view?: unknown): string;
  /**
   * The answers that have buttons of their own beside the question, where the verbs alone do not say which they are; the game
   * itself draws the way to all others. Without it, verbs have buttons.
   */
  buttons?(question: Question, view: unknown): string[];
  /** The one of these buttons that ends what was being prepared, such as to declare an attack: it stands out. */
  mainButton?(question: Question): string;
  /** The abilities that a seat has now, where it may not have all of them: only for those it is offered standing orders. */
  abilities?(view: unknown, seat: number): string[];
  /** Whether a choice asks for one more tap before it is sent. */
  final(verb: string, question: string, args?: readonly string[]): boolean;
  /** Answers in notation that somebody may have meant by a click on something that is not lit, where its name alone tells more than
   * the answers that are possible; why they are not is then said. */
  meant?(thing: string, question: Question, seen: Seen): string[];
}
