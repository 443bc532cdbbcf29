// The view of Isola dei Demoni, whose types are made from what the server sends, and what the page reads from it.

import type { ForceView, IsolaView, PlaceView } from "./view-types.ts";

export type * from "./view-types.ts";

/** The kinds of arguments that a card in a hand can be, and those of what lies on the table. */
export const IN_HAND = ["card", "place-card", "army-card", "assigned-card"] as const;
export const FORCES = ["force"] as const;
export const PLACES = ["place"] as const;
export const EVENTS = ["event"] as const;

export function forcesOf(view: IsolaView, seat: number): ForceView[] {
  return view.forces.filter((force) => force.owner === seat);
}

export function forceOf(view: IsolaView, thing: string): ForceView | null {
  return view.forces.find((force) => force.force === thing) ?? null;
}

/** A place, and whose it is. */
export function placeOf(view: IsolaView, thing: string): { place: PlaceView; owner: number } | null {
  for (const [owner, territory] of view.territories.entries()) {
    const place = territory.find((one) => one.place === thing);
    if (place) return { place, owner };
  }
  return null;
}

/** The places of a seat from the frontier backward, as they are attacked. */
export function fromFrontier(view: IsolaView, seat: number): PlaceView[] {
  return [...(view.territories[seat] ?? [])].reverse();
}

/** Whose side of the table is which: one's own is near; to spectators that of the first seat. */
export function sides(me: number | null): { near: number; far: number } {
  const near = me ?? 0;
  return { near, far: 1 - near };
}

/** So many points ahead in the own order phase win (ID-178). */
export const LEAD = 10;
