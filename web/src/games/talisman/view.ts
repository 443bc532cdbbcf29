// The view of Talisman as the server sends it; lists without a name of their own go by seat.

export type Alignment = "good" | "neutral" | "evil";

/** A part of a sum: of what kind, which card, how many points. */
export type Counted = [what: string, card: string | null, count: number];

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
  trophies: string[];
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
  /** Where the points of Strength and of Craft come from. */
  parts: [Counted[], Counted[]];
  /** Only what the viewer may know. */
  spells?: string[];
}

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
  dice: number[];
  rival_dice: number[];
  /** Where the points of both sides come from, without the dice. */
  parts: [Counted[], Counted[]];
  /** How many dice each side rolls. */
  dice_count: number[];
  /** How likely the attacker wins, stands off, loses, in percent, by its lead before the dice: from 7 behind to 7 ahead. */
  odds: number[][];
  /** What each Weapon would add. */
  worth: Record<string, number>;
}

/** A name stands there only where there is something to say. */
export interface About {
  question: string;
  /** What asks: a card or a space. */
  card?: string;
  space?: string;
  /** What was rolled for. */
  for?: string;
  /** The other character. */
  seat?: number;
  /** At whom a Spell was cast. */
  target?: number;
  /** Death's dice. */
  death?: number[];
  /** What a counter or a payment is for, what a point costs, and how many are left. */
  what?: string;
  price?: number;
  count?: number;
  /** Already chosen, in danger, or without room. */
  cards?: string[];
  /** Where one can get, if that is not far too many spaces. */
  spaces?: string[];
  /** What everything costs in a shop: wares and prices. */
  prices?: Record<string, number>;
}

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
  /** How it was won: only by time do points count; null while nobody has won. */
  ended?: "command" | "last" | "together" | "crown" | "time" | null;
  /** What the open question of the viewer is about. */
  about?: About | null;
  foreseen?: string[];
  offered?: string[];
  /** What each seat sees besides, where a finished game is shown open. */
  open?: { own_spells?: string[] }[];
}

/** The Spells of a seat, as far as the viewer may know them. */
export function spellsOf(view: TalismanView, seat: number): string[] {
  return view.heroes[seat]?.spells ?? view.open?.[seat]?.own_spells ?? [];
}

/** Those who stand on each space, in the order of the seats. */
export function standing(view: TalismanView): Map<string, number[]> {
  const found = new Map<string, number[]>();
  view.heroes.forEach((hero, seat) => {
    if (hero) found.set(hero.space, [...(found.get(hero.space) ?? []), seat]);
  });
  return found;
}

/** What somebody would meet on a space. */
export interface Lying {
  cards: string[];
  coins: number;
  seats: number[];
}

export function lyingOn(view: TalismanView, space: string): Lying {
  return {
    cards: view.lying[space] ?? [],
    coins: view.coins[space] ?? 0,
    seats: standing(view).get(space) ?? [],
  };
}
