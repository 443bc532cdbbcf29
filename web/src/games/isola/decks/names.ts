// What is said of cards on the pages of decks.

import type { Words } from "../../../lib/words.svelte.ts";
import { allCards } from "../catalogue.ts";
import { SIGNS } from "../signs.ts";
import type { CardFace } from "../view-types.ts";

/** A card by its name; where schools share a name, with its school. */
export function titleOf(card: CardFace, words: Words): string {
  const shared = card.school !== "noschool" && allCards().some((other) => other.name === card.name && other.key !== card.key);
  return shared ? `${card.name} (${words.say(`school-${card.school}`)})` : card.name;
}

/** The values of a card in a row, each with its sign. */
export function valuesOf(card: CardFace): { sign: string; name: string; text: string }[] {
  const fights = ["master", "character", "army"].includes(card.type);
  const found: { sign: string; name: string; text: string }[] = [];
  const put = (name: "attack" | "defence" | "resistance", value: number): void => {
    if (fights || value) found.push({ sign: SIGNS[name], name, text: fights ? String(value) : value > 0 ? `+${value}` : `−${-value}` });
  };
  put("attack", card.attack);
  put("defence", card.defence);
  if (!card.life) put("resistance", card.resistance);
  if (card.life) found.push({ sign: SIGNS.life, name: "life", text: "" });
  if (card.green) found.push({ sign: SIGNS.green, name: "green", text: String(card.green) });
  if (card.ochre) found.push({ sign: SIGNS.ochre, name: "ochre", text: String(card.ochre) });
  return found;
}
