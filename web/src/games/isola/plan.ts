// Groups being built. The rules know small steps: one more behind the others, a commander, the next group, one step back. Whoever
// moves a card to the front or takes one out wants another plan, and the page walks there by these steps.

import type { GroupView } from "./view-types.ts";

/** A group as somebody wants it. */
export interface Wanted {
  target: string;
  column: readonly string[];
  leaders: readonly string[];
}

/** A small step, and how many steps back undo it: to choose a target and to go on to it are undone together. */
interface SmallStep {
  text: string;
  undone: number;
}

/** The steps that build a plan; `hunt`: targets are chosen, since there are no places. */
function building(plan: readonly Wanted[], hunt: boolean): SmallStep[] {
  return plan.flatMap((group, at) => [
    ...(at > 0 ? [{ text: "next", undone: hunt ? 0 : 1 }] : []),
    ...(hunt && group.target ? [{ text: `target ${group.target}`, undone: 1 }] : []),
    ...group.column.map((thing) => ({ text: `add ${thing}`, undone: 1 })),
    ...group.leaders.map((thing) => ({ text: `lead ${thing}`, undone: 1 })),
  ]);
}

/** The answers that lead from one plan to another. */
export function stepsBetween(from: readonly Wanted[], to: readonly Wanted[], hunt = false): string[] {
  const [old, wanted] = [building(from, hunt), building(to, hunt)];
  let same = 0;
  while (same < old.length && same < wanted.length && old[same]!.text === wanted[same]!.text) same += 1;
  // One does not stop between going on and choosing a target: that is one step back.
  while (same > 0 && same < old.length && old[same - 1]!.undone === 0) same -= 1;
  const backs = old.slice(same).reduce((sum, step) => sum + step.undone, 0);
  return [...Array.from({ length: backs }, () => "back"), ...wanted.slice(same).map((step) => step.text)];
}

export function wantedOf(plan: readonly GroupView[]): Wanted[] {
  return plan.map(({ target, column, leaders }) => ({ target, column, leaders }));
}

/** The plan with another last group; empty where nobody is left in it. */
function withLast(plan: readonly Wanted[], last: Wanted): Wanted[] {
  return [...plan.slice(0, -1), last];
}

/** The last group without some of its cards. */
export function without(plan: readonly Wanted[], things: readonly string[]): Wanted[] {
  const last = plan.at(-1);
  if (!last) return [...plan];
  const stay = (thing: string): boolean => !things.includes(thing);
  const column = last.column.filter(stay);
  // Nobody commands where there is nobody to command.
  return withLast(plan, { ...last, column, leaders: column.length ? last.leaders.filter(stay) : [] });
}

/** The last group with a card at a place of its column. */
export function inserted(plan: readonly Wanted[], thing: string, at: number): Wanted[] {
  const last = plan.at(-1) ?? { target: "", column: [], leaders: [] };
  const column = last.column.filter((other) => other !== thing);
  return withLast(plan.length ? plan : [last], { ...last, column: [...column.slice(0, at), thing, ...column.slice(at)] });
}

/** The last group with a card so many places nearer the front (-1) or the back (1); the same where it stands at the end already. */
export function moved(plan: readonly Wanted[], thing: string, by: number): Wanted[] {
  const last = plan.at(-1);
  if (!last) return [...plan];
  const shift = (line: readonly string[]): string[] => {
    const at = line.indexOf(thing);
    const to = at + by;
    if (at < 0 || to < 0 || to >= line.length) return [...line];
    const others = line.filter((other) => other !== thing);
    return [...others.slice(0, to), thing, ...others.slice(to)];
  };
  return withLast(plan, { ...last, column: shift(last.column), leaders: shift(last.leaders) });
}
