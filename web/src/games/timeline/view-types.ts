// Made by `python -m tavolata.server.types` from src/tavolata/games/timeline/view_types.py: change that file, then run it again.

export type Mode = "competitive" | "collaborative";

export type IconName = "gear" | "star" | "leaf" | "key";

export type Theme = "inventions" | "science" | "states" | "exploration" | "art" | "books" | "music" | "everyday";

export type Rank = "aspirants" | "novices" | "staff" | "company" | "veterans" | "experts" | "genius" | "travellers";

/** Something written in both languages. */
export interface Both {
  it: string;
  en: string;
}

/** What stands on a card: its front, and of a card that was turned over its back too. */
export interface Face {
  title: Both;
  detail: Both;
  theme: Theme;
  /** The drawings on it by name, the second one small beside the first; none: the emblem of the theme. */
  picture: string[];
  icon: IconName;
  /** Which moment the date means: "published", "first shown". */
  meaning: string;
  year?: number;
  back?: IconName;
  year_text?: Both;
  /** By how many years the date may be off; 0: it is exact. */
  about?: number;
  fact?: Both;
}

/** The deck of the table. */
export interface DeckView {
  name: string;
  print: string;
  count: number;
}

/** All seats see the same. */
export interface TimelineOwn {
}

/** The table; lists without a name of their own go by seat. */
export interface TimelineView {
  mode: Mode;
  deck: DeckView;
  round: number;
  first: number;
  turn: number;
  /** The line, or the main row of a team, in the order of dates. */
  line: string[];
  /** The card in the gap slot after each card of the main row but the last. */
  slots: (string | null)[];
  hands: string[][];
  blocked: string[][];
  /** How many cards the draw pile has, and the one on top. */
  draw: number;
  top: string | null;
  discards: string[];
  /** A team's card that is turned over and still needs a place. */
  revealed: string | null;
  /** How many cards were placed in this turn. */
  placed: number;
  tie_break: boolean;
  out: boolean[];
  cards: Record<string, Face>;
  /** Of a team: the active icon, the score, its rank and the points to the next one. */
  icon?: IconName | null;
  score?: number;
  rank?: Rank;
  next?: number | null;
  /** What each seat sees besides, where a finished game is shown open. */
  open?: TimelineOwn[];
}
