// Made by `python -m tavolata.server.types` from src/tavolata/games/talismani/view_types.py: change that file, then run it again.

export type Phase = "play" | "stake" | "specials" | "share" | "weather";

export type Suit = "NEB" | "NEV" | "NUV" | "PIO" | "SOL" | "TEM";

/** What a seat sees besides what lies open. */
export interface TalismaniOwn {
  hand: string[];
  laid: string[];
}

/** The table as one seat sees it; lists without a name of their own go by seat. */
export interface TalismaniView {
  phase: Phase;
  turn: number;
  /** The suits, the dominant one first. */
  row: Suit[];
  stake: string | null;
  next_stake: string | null;
  winner: number;
  sitting: number[];
  asides: number[];
  /** The seats with a play, the lowest first. */
  order: number[];
  plays: string[][];
  values: number[];
  pool: string[];
  takers: number[];
  /** How many cards each hand holds. */
  cards: number[];
  /** Cards that everybody saw go into the hand. */
  known: string[][];
  prepared: string[][][];
  forged: string[][][];
  stakes: string[][];
  halves: number[];
  wholes: string[][];
  discards: string[];
  /** The numbers on the eight specials. */
  numbers: number[];
  /** What a Jolly counts beside a fairy of each value. */
  jolly: number[];
  /** Of the seat that looks; what it has laid face down still counts as its hand. */
  hand?: string[];
  laid?: string[];
  /** What each seat sees besides, where a finished game is shown open. */
  open?: TalismaniOwn[];
}
