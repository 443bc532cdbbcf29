// Made by `python -m tavolata.server.types` from src/tavolata/games/indy/view_types.py: change that file, then run it again.

export type Phase = "shamans" | "dark" | "light" | "evocation" | "settlement";

export type Category = "wrong" | "standard" | "team";

export type Colour = "R" | "G" | "B";

export type Kind = "C" | "H" | "O";

/** What a seat sees besides what lies open. */
export interface IndyOwn {
  hand: string[];
  /** Colour and type of the cards of which one would make the hand right, the best first; none: it is, or cannot be. */
  lacks: [Colour, Kind][];
  discarded: string[];
}

/** The table as one seat sees it; lists without a name of their own go by seat. */
export interface IndyView {
  phase: Phase;
  manche: number;
  dealer: number;
  turn: number;
  /** The seat that returned in this manche; -1: none. */
  returned: number;
  plate: number;
  deck: number;
  eagles_under: number;
  table: string[];
  shamans: (string | null)[];
  tokens: number[];
  /** How many cards each hand holds. */
  cards: number[];
  laid: string[][];
  /** What was laid is worth: category and feathers. */
  evocations: ([Category, number] | null)[];
  /** A card of each of these is in the hand. */
  clues: string[][][];
  /** One of these is in the hand, or under the deck by now. */
  loose: string[][];
  /** How many cards each seat has changed in the dark. */
  changed: number[];
  /** Of the seat that looks. */
  hand?: string[];
  lacks?: [Colour, Kind][];
  discarded?: string[];
  /** What each seat sees besides, where a finished game is shown open. */
  open?: IndyOwn[];
}
