// Made by `python -m tavolata.server.types` from src/tavolata/games/talisman/view_types.py: change that file, then run it again.

export type Alignment = "good" | "neutral" | "evil";

export type HowItEnded = "command" | "last" | "together" | "crown" | "time";

export type Counted = [string, string | null, number];

/** What is to be seen of a character. */
export interface HeroView {
  character: string;
  alignment: Alignment;
  space: string;
  /** With all that counts outside an attack. */
  strength: number;
  craft: number;
  /** Gained points of Strength and Craft. */
  counters: [number, number];
  life: number;
  fate: number;
  gold: number;
  objects: string[];
  followers: string[];
  /** How many Objects may be carried. */
  object_limit: number;
  trophies: string[];
  /** What the trophies are worth: points of Strength and of Craft. */
  trophy_points: [number, number];
  spell_count: number;
  spell_limit: number;
  toad: number;
  missed: number;
  quest: number;
  offer: number;
  enslaved: boolean;
  back: boolean;
  cleared: boolean;
  fiends: number;
  werewolf: number;
  invisible: boolean;
  immobile: boolean;
  /** Whether the Mercenary was paid for this turn. */
  mercenary: boolean;
  /** Where the points of Strength and of Craft come from. */
  parts: [[string, string | null, number][], [string, string | null, number][]];
  /** Only where the viewer may know them. */
  spells?: string[];
}

/** An attack while it goes on. */
export interface AttackView {
  seat: number;
  /** The seat that is attacked; -1: creatures. */
  rival: number;
  psychic: boolean;
  cards: string[];
  creature: string | null;
  base: number;
  assassinate: boolean;
  weapons: string[];
  rival_weapons: string[];
  blast: [boolean, boolean];
  /** Charmed Animals or raised Enemies that help. */
  helper: string | null;
  rival_helper: string | null;
  dice: number[];
  rival_dice: number[];
  /** Where the points of both sides come from, without the dice. */
  parts: [[string, string | null, number][], [string, string | null, number][]];
  /** The die of each side that counts; 0 before it is rolled. */
  counting_dice: [number, number];
  /** How many dice each side rolls. */
  dice_count: [number, number];
  /** How likely the attacker wins, stands off, loses, in percent, by its lead before the dice: from 7 behind to 7 ahead. */
  odds: [number, number, number][];
  /** What each Weapon would add. */
  worth: Record<string, number>;
}

/** What the open question is about; the question itself says the same, and more. */
export interface AboutView {
  question: string;
  card?: string;
  space?: string;
  /** What was rolled for. */
  for?: string;
  /** The other character, and at whom a Spell was cast. */
  seat?: number;
  target?: number;
  /** Death's dice. */
  death?: number[];
  what?: string;
  price?: number;
  count?: number;
  cards?: string[];
  spaces?: string[];
  prices?: Record<string, number>;
}

/** What a seat sees besides what lies open. */
export interface TalismanOwn {
  about: AboutView | null;
  own_spells: string[];
  foreseen: string[];
  offered: string[];
}

/** The table as one seat sees it; lists without a name of their own go by seat. */
export interface TalismanView {
  active: number;
  first: number;
  round: number;
  crown_reached: boolean;
  out: boolean[];
  /** null: without a character now. */
  heroes: (HeroView | null)[];
  lying: Record<string, string[]>;
  coins: Record<string, number>;
  /** What is left on the Places. */
  counters: Record<string, number>;
  purchases: string[];
  talismans: number;
  adventure: number;
  adventure_discards: string[];
  spells: number;
  spell_discards: string[];
  /** Events that last and lie beside the board. */
  aside: string[];
  blizzard: number;
  hex: number;
  magic_off: number;
  warp: number;
  /** Spells in the air: who, and which. */
  casting: [number, string][];
  dice: number[];
  attack: AttackView | null;
  evaded: string[];
  crossing: string | null;
  /** So many points of trophies are worth a counter. */
  trophy_cost: number;
  /** How it was won: only by time do points count; null while nobody has won. */
  ended: HowItEnded | null;
  /** Of the seat that looks. */
  about?: AboutView | null;
  own_spells?: string[];
  foreseen?: string[];
  offered?: string[];
  /** What each seat sees besides, where a finished game is shown open. */
  open?: TalismanOwn[];
}
