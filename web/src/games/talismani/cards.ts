// What is in the box, as far as the screen must know it: how a card's name is read, what a play is worth, what can forge.

/** Fog, snow, clouds, rain, sun, storm. */
export const SUITS = ["NEB", "NEV", "NUV", "PIO", "SOL", "TEM"] as const;
export type Suit = (typeof SUITS)[number];

/** Scegli posta, Inverti ordine, Cambia ordine, Cambia il tempo: two cards of each. */
export const KINDS = ["SP", "IN", "CO", "CT"] as const;
export type Kind = (typeof KINDS)[number];

export const PRIMO = "PRIMO";

export type Face =
  | { is: "fairy"; suit: Suit; value: number }
  | { is: "jolly" }
  | { is: "special"; kind: Kind; at: number }
  | { is: "primo" };

const FAIRY = /^(NEB|NEV|NUV|PIO|SOL|TEM)(\d|1[0-4])$/;
const SPECIAL = /^(SP|IN|CO|CT)([12])$/;

/** What stands on a card; null for anything that is no card. `at` counts the eight specials from 0. */
export function face(name: string): Face | null {
  const fairy = FAIRY.exec(name);
  if (fairy) return { is: "fairy", suit: fairy[1] as Suit, value: Number(fairy[2]) };
  const special = SPECIAL.exec(name);
  if (special) {
    const kind = special[1] as Kind;
    return { is: "special", kind, at: 2 * KINDS.indexOf(kind) + Number(special[2]) - 1 };
  }
  if (name === "J1" || name === "J2") return { is: "jolly" };
  return name === PRIMO ? { is: "primo" } : null;
}

export function isCard(name: unknown): name is string {
  return typeof name === "string" && face(name) !== null;
}

export function isSuit(name: unknown): name is Suit {
  return (SUITS as readonly unknown[]).includes(name);
}

/** The suit of a play: that of its fairy, which a Jolly takes (TdT-010); null without one. */
export function suitOf(cards: readonly string[]): Suit | null {
  for (const name of cards) {
    const shown = face(name);
    if (shown?.is === "fairy") return shown.suit;
  }
  return null;
}

function values(cards: readonly string[]): number[] {
  return cards.flatMap((name) => {
    const shown = face(name);
    return shown?.is === "fairy" ? [shown.value] : [];
  });
}

function hasJolly(cards: readonly string[]): boolean {
  return cards.some((name) => face(name)?.is === "jolly");
}

/** The sum of a play (TdT-013); `jolly` is what a Jolly counts beside a fairy of each value (TR-07). */
export function valueOf(cards: readonly string[], jolly: readonly number[]): number {
  const sum = values(cards).reduce((all, one) => all + one, 0);
  return hasJolly(cards) && values(cards).length ? sum + (jolly[values(cards)[0]!] ?? 0) : sum;
}

/** Whether these cards can forge: a lone 0, two in sequence, a Jolly with a fairy (TdT-040). `anyZero`: also a 0 with any other (TR-09). */
export function canForge(cards: readonly string[], anyZero = false): boolean {
  const [first, second] = values(cards).sort((a, b) => a - b);
  if (cards.some((name) => face(name)?.is === "special") || first === undefined) return false;
  if (cards.length === 1) return first === 0;
  if (hasJolly(cards)) return cards.length === 2;
  if (cards.length !== 2 || face(cards[0]!)?.is !== "fairy") return false;
  const suits = new Set(cards.map((name) => suitOf([name])));
  return suits.size === 1 && (second! - first === 1 || (anyZero && first === 0));
}

/** What decides between two plays with fairies, the better one first (TdT-015 to TdT-019). */
export type Decided = "suit" | "value" | "single" | "top" | "no-jolly";

export function decidedBy(better: readonly string[], worse: readonly string[], jolly: readonly number[]): Decided {
  if (suitOf(better) !== suitOf(worse)) return "suit";
  if (valueOf(better, jolly) !== valueOf(worse, jolly)) return "value";
  if (better.length !== worse.length) return "single";
  return Math.max(...values(better)) !== Math.max(...values(worse)) ? "top" : "no-jolly";
}

/** A hand as one holds it: by suit in the order of the row, within a suit from high to low; then Jollies, then specials. */
export function sorted(hand: readonly string[], row: readonly Suit[]): string[] {
  const rank = (name: string): number => {
    const shown = face(name)!;
    if (shown.is === "fairy") return row.indexOf(shown.suit) * 100 - shown.value;
    return shown.is === "jolly" ? 1000 : 2000 + (shown.is === "special" ? shown.at : 0);
  };
  return [...hand].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}

/** The cards of a hand with which a card forges; Jollies, which forge with every fairy, are not told. */
export function partners(name: string, hand: readonly string[]): string[] {
  if (face(name)?.is !== "fairy") return [];
  return hand.filter((other) => other !== name && face(other)?.is !== "jolly" && canForge([name, other]));
}

/** The row after its dominant card went to the back. */
export function turned(row: readonly Suit[]): Suit[] {
  return [...row.slice(1), row[0]!];
}

/** The row after a Tempo card went to a place, counted from 1. */
export function movedTo(row: readonly Suit[], suit: Suit, place: number): Suit[] {
  const rest = row.filter((other) => other !== suit);
  return [...rest.slice(0, place - 1), suit, ...rest.slice(place - 1)];
}

/** Half talismans as one reads them: 7 is 3½. */
export function halves(count: number): string {
  const whole = Math.floor(count / 2);
  return `${whole || count % 2 === 0 ? whole : ""}${count % 2 ? "½" : ""}`;
}
