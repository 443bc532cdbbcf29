// The view of I Talismani del Tempo, whose types are made from what the server sends, and what the page reads from it.

import { suitOf } from "./cards.ts";
import type { Suit, TalismaniView } from "./view-types.ts";

export type * from "./view-types.ts";

/** The own hand without what lies face down already. */
export function held(view: TalismaniView): string[] {
  const laid = view.laid ?? [];
  return (view.hand ?? []).filter((name) => !laid.includes(name));
}

/** The suits that the prepared talismans of a seat wait for, with how many do, in the order of the row. */
export function waitsFor(view: TalismaniView, seat: number): { suit: Suit; count: number }[] {
  const suits = (view.prepared[seat] ?? []).map((talisman) => suitOf(talisman));
  return view.row
    .map((suit) => ({ suit, count: suits.filter((other) => other === suit).length }))
    .filter(({ count }) => count > 0);
}

/** The seats whose prepared talismans would ripen if this suit were dominant: they would sit the next turn out (TdT-046). */
export function ripening(view: TalismaniView, dominant: Suit): number[] {
  return view.prepared.flatMap((talismans, seat) => (talismans.some((one) => suitOf(one) === dominant) ? [seat] : []));
}

/** Who takes how many cards of the pool from now on, beginning with the seat that is asked. */
export function picksToCome(view: TalismaniView, next: number): { seat: number; count: number }[] {
  const at = Math.max(0, view.takers.indexOf(next));
  const order = [...view.takers.slice(at), ...view.takers.slice(0, at)];
  return order
    .map((seat, place) => ({ seat, count: Math.ceil((view.pool.length - place) / order.length) }))
    .filter(({ count }) => count > 0);
}
