// Which cards are shown: by type, school, colour, keyword, what they rest on, and any words of their text.

import type { CardFace, CardType } from "../view-types.ts";

export interface Filters {
  text: string;
  type: string;
  school: string;
  colour: string;
  keyword: string;
  basis: string;
}

export const NO_FILTERS: Filters = { text: "", type: "", school: "", colour: "", keyword: "", basis: "" };

export const TYPES: readonly CardType[] = ["master", "character", "army", "place", "technique", "spirit", "equipment", "special", "event"];
export const SCHOOLS = ["hokuto", "nanto", "cento", "noschool"] as const;
export const COLOURS = ["blue", "red", "grey"] as const;
export const BASES = ["fact", "part", "ours"] as const;

/** Without what people leave out: capitals and accents. */
export function plain(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();
}

/** What may be searched in a card. */
function spoken(card: CardFace): string {
  return plain([card.name, card.type_line, card.id, ...card.lines.map((line) => line.text)].join(" "));
}

export function matches(card: CardFace, filters: Filters): boolean {
  const { type, school, colour, keyword, basis } = filters;
  if (type && card.type !== type) return false;
  if (school && card.school !== school) return false;
  if (colour && card.colour !== colour) return false;
  if (basis && card.basis !== basis) return false;
  if (keyword && !card.keywords.includes(keyword)) return false;
  const words = plain(filters.text).split(/\s+/).filter(Boolean);
  if (!words.length) return true;
  const text = spoken(card);
  return words.every((word) => text.includes(word));
}

/** The keywords that some card has, in the order of the set. */
export function keywordsOf(cards: readonly CardFace[]): string[] {
  return [...new Set(cards.flatMap((card) => card.keywords))];
}

export function byType(cards: readonly CardFace[]): [CardType, CardFace[]][] {
  return TYPES.map((type): [CardType, CardFace[]] => [type, cards.filter((card) => card.type === type)]).filter(([, found]) => found.length);
}
