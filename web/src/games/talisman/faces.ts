// The pictures of cards, characters and spaces: files beside the page (plugins/faces.ts), of which a table loads those it shows.

import folder from "virtual:faces";
import { creatureOf, isCard } from "./box.ts";
import { kindOf } from "./kinds.ts";

/** A card, or a creature that is none. */
export function cardFace(code: string): string {
  if (isCard(code)) return `${folder}cards-${kindOf(code)}.svg`;
  return creatureOf(code) ? `${folder}creatures-${code}.svg` : "";
}

/** A character; a Toad is one, whoever it was. */
export function characterFace(character: string, toad = 0): string {
  return character || toad ? `${folder}characters-${toad ? "TOAD" : character}.svg` : "";
}

export function spaceFace(space: string, night = false): string {
  return `${folder}spaces-${space}${night ? "-night" : ""}.svg`;
}
