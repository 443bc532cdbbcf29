// The view of Indy, whose types are made from what the server sends, and what the page reads from it.

import { compare, type Worth } from "./cards.ts";
import type { IndyView } from "./view-types.ts";

export type * from "./view-types.ts";

/** What a seat has laid is worth. */
export function evocation(view: IndyView, seat: number): Worth | null {
  const laid = view.evocations[seat];
  return laid ? { category: laid[0], feathers: laid[1] } : null;
}

/** Whether a seat's evocation is the worst or the best team of those laid so far; only seats with tokens count (IR-22). */
export function standingOf(view: IndyView, seat: number): "worst" | "best" | null {
  const mine = evocation(view, seat);
  if (!mine || seat === view.returned) return null;
  const others = view.laid.flatMap((_, other) => {
    const worth = other === seat || other === view.returned ? null : evocation(view, other);
    return worth ? [worth] : [];
  });
  if (others.length && others.every((other) => compare(mine, other) <= 0)) return "worst";
  return mine.category === "team" && others.every((other) => compare(mine, other) >= 0) ? "best" : null;
}

/** How many cards of the same name stand before this one: two eagles in a hand are told apart by it. */
export function occurrence(names: readonly string[], at: number): number {
  return names.slice(0, at).filter((name) => name === names[at]).length;
}
