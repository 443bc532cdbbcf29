// The view of Talisman, whose types are made from what the server sends, and what the page reads from it.

import type { TalismanView } from "./view-types.ts";

export type * from "./view-types.ts";

/** The Spells of a seat, as far as the viewer may know them. */
export function spellsOf(view: TalismanView, seat: number): string[] {
  return view.heroes[seat]?.spells ?? view.open?.[seat]?.own_spells ?? [];
}

/** Those who stand on each space, in the order of the seats. */
export function standing(view: TalismanView): Map<string, number[]> {
  const found = new Map<string, number[]>();
  view.heroes.forEach((hero, seat) => {
    if (hero) found.set(hero.space, [...(found.get(hero.space) ?? []), seat]);
  });
  return found;
}

/** What somebody would meet on a space. */
export interface Lying {
  cards: string[];
  coins: number;
  seats: number[];
}

export function lyingOn(view: TalismanView, space: string): Lying {
  return {
    cards: view.lying[space] ?? [],
    coins: view.coins[space] ?? 0,
    seats: standing(view).get(space) ?? [],
  };
}
