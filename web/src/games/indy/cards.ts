// What is in the box, as far as the screen must know it: how a card's name is read, and what three cards are worth.

export type Colour = "R" | "G" | "B";
export type Kind = "C" | "H" | "O";
export type Category = "wrong" | "standard" | "team";

export const EAGLE = "EAG";
export const SHAMANS = ["S1", "S2", "S3", "S4", "S5", "S6"] as const;
/** So many open cards lie beside the deck in the evocazione. */
export const OPEN_PLACES = 4;

export interface Face {
  colour: Colour;
  kind: Kind;
  feathers: number;
}

export interface Worth {
  category: Category;
  feathers: number;
}

const CARD = /^([RGB])([CHO])([1-6])$/;

/** What stands on a card; null for an eagle and for anything that is no card. */
export function face(name: string): Face | null {
  const parts = CARD.exec(name);
  return parts ? { colour: parts[1] as Colour, kind: parts[2] as Kind, feathers: Number(parts[3]) } : null;
}

export function isCard(name: unknown): name is string {
  return typeof name === "string" && (name === EAGLE || CARD.test(name));
}

/** Two shamans of each colour, in the order of the cards (IR-02). */
export function shamanColour(shaman: string): Colour {
  return "RRGGBB"[Number(shaman.slice(1)) - 1] as Colour;
}

/** Category and feathers of three cards (IN-006 to IN-008, IN-045, IR-11, IR-12); null while there are not three. */
export function worth(cards: readonly string[]): Worth | null {
  if (cards.length !== 3) return null;
  const faces = cards.map(face);
  const feathers = faces.reduce((sum, each) => sum + (each?.feathers ?? 0), 0);
  const [first] = faces;
  if (!first || faces.some((each) => each?.colour !== first.colour)) return { category: "wrong", feathers };
  const kinds = faces.map((each) => each?.kind).sort().join("");
  if (kinds === "CCC") return { category: "team", feathers };
  return { category: kinds === "CHO" ? "standard" : "wrong", feathers };
}

const RANK: Record<Category, number> = { wrong: 0, standard: 1, team: 2 };

/** Positive if ``a`` beats ``b``: first the category, then the feathers (IN-022, IN-023). */
export function compare(a: Worth, b: Worth): number {
  return RANK[a.category] - RANK[b.category] || a.feathers - b.feathers;
}

/** The best evocation that some three of these cards make. */
export function best(cards: readonly string[]): Worth | null {
  let found: Worth | null = null;
  for (let i = 0; i < cards.length; i++)
    for (let j = i + 1; j < cards.length; j++)
      for (let k = j + 1; k < cards.length; k++) {
        const made = worth([cards[i]!, cards[j]!, cards[k]!]);
        if (made && (!found || compare(made, found) > 0)) found = made;
      }
  return found;
}
