// What is in the box, from the same files that the rules read: the board, the characters, the cards.

import adventure from "../../../../src/tavolata/games/talisman/box/data/adventure.json";
import sheets from "../../../../src/tavolata/games/talisman/box/data/characters.json";
import beasts from "../../../../src/tavolata/games/talisman/box/data/creatures.json";
import purchases from "../../../../src/tavolata/games/talisman/box/data/purchases.json";
import board from "../../../../src/tavolata/games/talisman/box/data/spaces.json";
import spells from "../../../../src/tavolata/games/talisman/box/data/spells.json";
import { kindOf } from "./kinds.ts";

export type Region = "outer" | "middle" | "inner";

export interface Space {
  key: string;
  region: Region;
  /** Row and column of the board, 0 to 6. */
  grid: [number, number];
  /** How many cards are drawn here. */
  draw: number;
  terrain: string;
}

export type Type = "event" | "enemy" | "stranger" | "follower" | "magic" | "object" | "place" | "spell";

export interface Card {
  key: string;
  type: Type;
  kind: string;
  strength: number;
  craft: number;
  weapon: number;
  armour: number;
  gold: number;
}

export interface Sheet {
  key: string;
  strength: number;
  craft: number;
  life: number;
  fate: number;
  alignment: string;
  start: string;
}

type Raw = Record<string, unknown>;

export const SPACES: Space[] = (board as unknown as Raw[]).map((one) => ({
  key: String(one.key),
  region: one.region as Region,
  grid: one.grid as [number, number],
  draw: Number(one.draw),
  terrain: String(one.terrain ?? ""),
}));
const spaces = new Map(SPACES.map((space) => [space.key, space]));

function card(raw: Raw, type: Type): Card {
  const number = (name: string): number => Number(raw[name] ?? 0);
  return {
    key: String(raw.key),
    type,
    kind: String(raw.kind ?? ""),
    strength: number("strength"),
    craft: number("craft"),
    weapon: number("weapon"),
    armour: number("armour"),
    gold: number("gold"),
  };
}

const cards = new Map<string, Card>();
for (const raw of adventure as unknown as Raw[]) cards.set(String(raw.key), card(raw, raw.type as Type));
for (const raw of spells as unknown as Raw[]) cards.set(String(raw.key), card(raw, "spell"));
// All that is sold is also found on the way; should that change, it is an Object.
for (const raw of purchases as unknown as Raw[]) {
  if (!cards.has(String(raw.key))) cards.set(String(raw.key), card(raw, "object"));
}

export const SHEETS: Sheet[] = sheets;
const sheetsByKey = new Map(SHEETS.map((sheet) => [sheet.key, sheet]));

interface Creature {
  key: string;
  strength?: number;
  craft?: number;
  kind?: string;
}

const creatures = new Map((beasts as Creature[]).map((creature) => [creature.key, creature]));

/** The keys of the creatures that are no cards. */
export const CREATURE_KEYS: string[] = [...creatures.keys()];
/** The keys of all cards, for the words. */
export const CARD_KEYS: string[] = [...cards.keys()];

export function spaceOf(key: string): Space | null {
  return spaces.get(key) ?? null;
}

/** SWORD3: what a Sword is. */
export function cardOf(code: string): Card | null {
  return cards.get(kindOf(code)) ?? null;
}

export function sheetOf(key: string): Sheet | null {
  return sheetsByKey.get(key) ?? null;
}

export function creatureOf(key: string): Creature | null {
  return creatures.get(key) ?? null;
}

export function isSpace(code: unknown): code is string {
  return typeof code === "string" && spaces.has(code);
}

export function isCard(code: unknown): code is string {
  return typeof code === "string" && cards.has(kindOf(code));
}

export function isTalisman(code: string): boolean {
  return kindOf(code) === "TALISMAN";
}
