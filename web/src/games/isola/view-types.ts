// Made by `python -m tavolata.server.types` from src/tavolata/games/isola/view_types.py: change that file, then run it again.

export type Phase = "start" | "order" | "draw" | "presentation" | "combat" | "epilogue";

export type CardType = "master" | "character" | "army" | "place" | "technique" | "spirit" | "equipment" | "special" | "event";

export type School = "hokuto" | "nanto" | "cento" | "noschool";

export type Colour = "red" | "blue" | "grey";

export type Basis = "fact" | "part" | "ours";

export type Counted = [string, string | null, number];

export type Values = [number, number, number];

/** A sentence of a card's text, without the pips in front of it. */
export interface CardLine {
  text: string;
  /** Of an ability its name. */
  ability?: string;
  /** Of one that lives of the card's school activate: how many, and the sentence as it is read aloud, with the pips in words. */
  pips?: number;
  spoken?: string;
}

/** A card as it is printed, in one language. */
export interface CardFace {
  key: string;
  /** Its number in the set. */
  id: string;
  name: string;
  type: CardType;
  school: School;
  colour: Colour;
  /** Type, school, colour, duration and traits in words. */
  type_line: string;
  /** Of what is assigned these are what it adds; with lives there is no resistance. */
  attack: number;
  defence: number;
  resistance: number;
  life: boolean;
  /** Of a place: whether an army must come with it. */
  inhabited: boolean;
  green: number;
  ochre: number;
  /** How long it stays; "": as long as nothing sends it away. */
  duration: string;
  /** The type it is assigned to; "": it says so itself, or it is not assigned. */
  profile: string;
  /** Words that are explained: keywords and labels that the card has, gives or names, unique, cumulative. */
  keywords: string[];
  lines: CardLine[];
  /** What it rests on. */
  basis: Basis;
  /** What it costs where the game starts with cards on the table; null: it cannot be bought. */
  cost: number | null;
  /** The first card of the same name and type: equal ones count together in a deck. */
  same: string;
}

/** What is in a deck that somebody builds. */
export interface DeckAbout {
  size: number;
  /** How many cards are of which type, school and colour; what there is none of is left out. */
  types: Record<string, number>;
  schools: Record<string, number>;
  colours: Record<string, number>;
  /** How many protagonists have which attack, the weakest first. */
  attacks: [number, number][];
  green: number;
  /** What the opponent could score by beating everything. */
  ochre: number;
  /** What all that can be bought costs together. */
  cost: number;
  /** How likely a place and its army are in hand by the first, second and third turn, of 1; none while there are too few cards. */
  chances: number[];
  /** A first hand, by the seed that was given. */
  hand: string[];
  /** The deck to pass on: as a short code, and as a list in the reader's language. */
  code: string;
  text: string;
}

/** A card that is assigned to another, or was played and still counts. */
export interface HeldView {
  card: string;
  owner: number;
}

/** A protagonist on the table. One with lives has no resistance. */
export interface ForceView {
  force: string;
  card: string;
  owner: number;
  attack: number;
  defence: number;
  engaged: boolean;
  held: HeldView[];
  keywords: string[];
  cancelled: boolean;
  /** Where each value comes from. */
  parts: Record<string, [string, string | null, number][]>;
  lives?: number;
  resistance?: number;
}

/** A place of a territory. */
export interface PlaceView {
  place: string;
  card: string;
  green: number;
  inhabited: boolean;
  held: HeldView[];
  cancelled: boolean;
  parts: Record<string, [string, string | null, number][]>;
}

/** An event of the destiny area. */
export interface EventView {
  event: string;
  owner: number;
}

/** What a fight or a combat comes to if nobody does anything more. */
export interface OutcomeView {
  /** Protagonists that leave the table, and those of them that leave the game. */
  fallen: string[];
  dead: string[];
  /** Lives lost by those that stay. */
  lives: [string, number][];
  /** Commanders that are drawn into a combat of their own. */
  drawn_in: string[];
  /** Places that are conquered, and those of them that leave the game. */
  places: string[];
  razed: string[];
  /** What each seat scores. */
  points: number[];
  /** Whether the game is over with it. */
  ends: boolean;
}

/** What a side would deal now. */
export interface BlowView {
  damage: number;
  /** The second wave of double damage; 0: there is none. */
  second: number;
  /** Whether its group has surprise; where only one has, that one strikes first. */
  first: boolean;
  /** Whatever it beats leaves the game. */
  mortal: boolean;
  /** Lives are worth 1: of characters, in a challenge of all. */
  ones: boolean;
}

/** An ability that a card in a fight has to activate, and how many lives it takes. */
export interface AbilityView {
  force: string;
  ability: string;
  pips: number;
  /** Active, could be activated now, or not. */
  state: "active" | "closed" | "open";
}

/** A card that cannot join the group being built: why, as a refusal says it, and what would do. */
export interface UnfitView {
  force: string;
  key: string;
  rule: string;
  details: Record<string, string | number>;
  /** It could if these were not in the group. */
  without: string[];
  /** It could before the commanders, who come last. */
  before: boolean;
  /** It could be in a group so many further on; 0: in none. */
  further: number;
}

/** An attacked place for which there is no defence yet, and what comes of that. */
export interface UndefendedView {
  target: string;
  ahead: OutcomeView;
}

/** A group that is being built, with the values that it and the column it meets will have in that fight. */
export interface GroupView {
  /** "": it will be the next one. */
  target: string;
  column: string[];
  leaders: string[];
  values: [number, number, number][];
  facing: [number, number, number][];
  /** What its battle comes to if it were announced now. */
  ahead: OutcomeView | null;
}

/** A group that could be built. */
export interface SuggestedGroup {
  target: string;
  column: string[];
  leaders: string[];
}

/** Groups that a sensible player would form, where none are begun yet. */
export interface SuggestionView {
  groups: SuggestedGroup[];
  /** The answers that build them, in notation; to announce them is another one. */
  steps: string[];
  /** What they come to if nobody defends, or with this defence; and of an attack, if it is defended sensibly. */
  ahead: OutcomeView;
  resisted: OutcomeView | null;
}

/** An attack that was declared and is not fought yet. */
export interface BattleView {
  attacker: number;
  target: string;
  attack: string[];
  attack_leaders: string[];
  defence: string[];
  defence_leaders: string[];
  /** By seat, as they will be then. */
  values: ([number, number, number][])[];
  ahead: OutcomeView | null;
}

/** A combat being fought; the lists go by seat. */
export interface FightView {
  attacker: number;
  place: string;
  challenge: boolean;
  columns: string[][];
  leaders: string[][];
  behind: string[][];
  techniques: string[];
  spirits: string[];
  /** Who activated which ability. */
  activated: [string, string][];
  /** Of each card of the columns. */
  values: ([number, number, number][])[];
  blows: BlowView[];
  /** The lives that activate abilities, and how many of them are spoken for. */
  command: [number, number][];
  abilities: AbilityView[][];
  /** What it comes to if both pass; null: another fight comes first. */
  ahead: OutcomeView | null;
}

/** What is known of a deck: sealed by its commitment until the game is over. */
export interface DeckView {
  commitment: string;
  size: number;
  name?: string;
  cards?: string[];
  salt?: string;
}

/** What a seat sees besides what lies open. */
export interface IsolaOwn {
  hand: string[];
  remaining: string[];
  foreseen: string[];
  spied: string[];
  bought?: string[];
  plan?: GroupView[];
  building?: string;
  planned?: OutcomeView;
  resisted?: OutcomeView;
  suggested?: SuggestionView;
  undefended?: UndefendedView[];
  unfit?: UnfitView[];
}

/** The table as one seat sees it; lists without a name of their own go by seat. */
export interface IsolaView {
  phase: Phase;
  turn: number;
  active: number;
  points: number[];
  /** How many cards each hand and each future holds. */
  hands: number[];
  futures: number[];
  pasts: string[][];
  removed: string[][];
  /** Cards that everybody saw go into the hand. */
  shown: string[][];
  forces: ForceView[];
  /** The oldest place first, the frontier last. */
  territories: PlaceView[][];
  destiny: EventView[];
  /** Cards played for this combat or turn that still count. */
  spent: HeldView[];
  battles: BattleView[];
  /** The innermost fight last: a challenge interrupts another. */
  fights: FightView[];
  decks: DeckView[];
  /** What the combat comes to if nobody does anything more, where one is open. */
  ahead?: OutcomeView;
  /** Once the game is over. */
  last_hands?: string[][];
  /** Of the seat that looks. */
  hand?: string[];
  /** What is left in its future, in no order; the top cards if it has seen them; cards of the other hand that it has seen. */
  remaining?: string[];
  foreseen?: string[];
  spied?: string[];
  /** What it has bought for the different start, in notation. */
  bought?: string[];
  /** The groups it is building, and for what: attack, defend. */
  plan?: GroupView[];
  building?: string;
  /** What the whole combat comes to if these groups were announced now; attacked places without a defence; cards that cannot join. */
  planned?: OutcomeView;
  undefended?: UndefendedView[];
  unfit?: UnfitView[];
  /** Of an attack being built: what it comes to if the other one defends sensibly. Groups to be had ready-made. */
  resisted?: OutcomeView;
  suggested?: SuggestionView;
  /** What each seat sees besides, where a finished game is shown open. */
  open?: IsolaOwn[];
}
