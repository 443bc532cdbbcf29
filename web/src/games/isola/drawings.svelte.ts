// Which drawing stands for which card.

import army from "game-icon:spears@256";
import character from "game-icon:person@256";
import equipment from "game-icon:knapsack@256";
import event from "game-icon:tied-scroll@256";
import master from "game-icon:fist@256";
import place from "game-icon:village@256";
import special from "game-icon:flying-flag@256";
import spirit from "game-icon:fire@256";
import technique from "game-icon:punch-blast@256";
import type { CardFace, CardType } from "./view-types.ts";

/** For a type, until the drawing of the card has come. */
const TYPES: Record<CardType, string> = { master, character, army, place, technique, spirit, equipment, special, event };

/** How many units wide these drawings are. */
export const GRID = 256;

/** They are many, and most tables never see most of them: a part of them comes when a card of it is seen. */
const PARTS = {
  learning: () => import("./drawings/learning.ts"),
  hokuto: () => import("./drawings/hokuto.ts"),
  nanto: () => import("./drawings/nanto.ts"),
  cento: () => import("./drawings/cento.ts"),
  free: () => import("./drawings/free.ts"),
  rare: () => import("./drawings/rare.ts"),
};
type Part = keyof typeof PARTS;
let drawings = $state.raw<Record<string, string>>({});
const coming = new Map<Part, Promise<void>>();
let arrived = $state.raw<readonly Part[]>([]);

/** Bring a part of the drawings; without them cards have the sign of their type, and the next card tries again. */
function bring(part: Part): void {
  if (coming.has(part)) return;
  const one = PARTS[part]().then((module) => {
    drawings = { ...drawings, ...module.default };
    arrived = [...arrived, part];
  });
  coming.set(part, one);
  one.catch(() => coming.delete(part));
}

/** Where the drawing of a card may be, the likeliest part first. */
export function partsOf(card: CardFace): Part[] {
  return card.school === "noschool" ? ["learning", "free", "rare"] : ["learning", card.school, "rare"];
}

export function typeIcon(type: CardType): string {
  return TYPES[type];
}

/** Printings of a card for several schools have one drawing. */
export function cardIcon(card: CardFace): string {
  const name = card.key.toLowerCase();
  const found = drawings[name] ?? drawings[name.replace(/-(hokuto|nanto|cento)$/, "")];
  if (!found) {
    const next = partsOf(card).find((part) => !arrived.includes(part));
    if (next) bring(next);
  }
  return found ?? TYPES[card.type];
}
