// Which drawing stands for which card.

import army from "game-icon:spears";
import character from "game-icon:person";
import equipment from "game-icon:knapsack";
import event from "game-icon:tied-scroll";
import master from "game-icon:fist";
import place from "game-icon:village";
import special from "game-icon:flying-flag";
import spirit from "game-icon:fire";
import technique from "game-icon:punch-blast";
import type { CardFace, CardType } from "./view-types.ts";

/** For a type, until the drawing of the card has come. */
const TYPES: Record<CardType, string> = { master, character, army, place, technique, spirit, equipment, special, event };

let drawings = $state.raw<Record<string, string>>({});
let coming: Promise<void> | null = null;

export function drawCards(): Promise<void> {
  coming ??= import("./drawings.ts").then((module) => void (drawings = module.default));
  // Without them the cards have the sign of their type; the next card tries again.
  return coming.catch(() => void (coming = null));
}

export function typeIcon(type: CardType): string {
  return TYPES[type];
}

/** Printings of a card for several schools have one drawing. */
export function cardIcon(card: CardFace): string {
  void drawCards();
  const name = card.key.toLowerCase();
  return drawings[name] ?? drawings[name.replace(/-(hokuto|nanto|cento)$/, "")] ?? TYPES[card.type];
}
