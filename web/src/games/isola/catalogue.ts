// The cards as they are printed, with their texts: composed by the server, fetched once for each language.

import { SvelteMap } from "svelte/reactivity";
import { json } from "../../lib/api.ts";
import type { Catalogue } from "../../lib/wire.ts";
import { language, words, type Language } from "../../lib/words.svelte.ts";
import type { CardFace, CardLine } from "./view-types.ts";

/** By language, then by key. Whatever asks inside a component is asked again when the cards arrive. */
const arrived = new SvelteMap<Language, ReadonlyMap<string, CardFace>>();
const coming = new Map<Language, Promise<void>>();
/** Keys of cards whose name cards of other schools have too: the school is said as well. */
const shared = new Set<string>();

async function fetchCards(wanted: Language): Promise<void> {
  const { cards } = await json<Catalogue>("GET", `/api/games/isola/cards?lang=${wanted}`);
  keepCards(cards as unknown as CardFace[], wanted);
}

/** The cards of a language are these: for tests, which have no server. */
export function keepCards(cards: readonly CardFace[], wanted: Language = language()): void {
  for (const card of cards) {
    if (card.same === card.key || card.school === "noschool") continue;
    shared.add(card.key).add(card.same);
  }
  arrived.set(wanted, new Map(cards.map((card) => [card.key, card])));
}

/** Bring the cards in the language that is spoken now. */
export function loadCards(wanted: Language = language()): Promise<void> {
  if (arrived.has(wanted)) return Promise.resolve();
  let one = coming.get(wanted);
  if (!one) {
    one = fetchCards(wanted);
    coming.set(wanted, one);
    // A failed download must not be remembered: the next card tries again.
    one.catch(() => coming.delete(wanted));
  }
  return one;
}

/** All cards in the order of the set; none before they have arrived. */
export function allCards(): CardFace[] {
  loadCards().catch(() => {});
  return [...(arrived.get(language())?.values() ?? [])];
}

/** The card of a key; null before the cards have arrived, or if there is none. */
export function cardOf(key: string): CardFace | null {
  const cards = arrived.get(language());
  if (!cards) loadCards().catch(() => {});
  return cards?.get(key) ?? null;
}

/** The key of the card of something on the table: BANDA-DI-CUORI.A2 is a BANDA-DI-CUORI. */
export function keyOf(thing: string): string {
  return thing.replace(/\.[AB]\d$/, "");
}

/** A card or something on the table by name, the second copy with its number: "Banda di cuori (2)". */
export function nameOf(thing: string): string {
  const key = keyOf(thing);
  const card = cardOf(key);
  const name = card?.name ?? key.toLowerCase().replaceAll("-", " ");
  const school = card && shared.has(key) ? ` (${words("isola").say(`school-${card.school}`)})` : "";
  const copy = Number(/\.[AB](\d)$/.exec(thing)?.[1] ?? 1);
  return copy > 1 ? `${name}${school} (${copy})` : `${name}${school}`;
}

/** A name for where there is little room: a line may also end after an apostrophe, as what follows it is a word of its own. */
export function wrapping(name: string): string {
  return name.replaceAll("’", "’\u200b");
}

/** Whether this is the key of a card. */
export function isCard(key: string): boolean {
  return cardOf(key) !== null;
}

/** A sentence of a card by the name of its ability: BANDA-DI-CUORI/0. */
export function abilityOf(name: string): CardLine | null {
  return cardOf(name.split("/")[0]!)?.lines.find((line) => line.ability === name) ?? null;
}
