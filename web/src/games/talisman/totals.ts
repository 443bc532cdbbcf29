// Where each point of an attack comes from, as the server counts it; what a Weapon would add, and how likely one wins.

import type { AttackView, Counted } from "./view.ts";

/** A part of a sum: `what` is the key of its words, `card` says which card if it is one. */
export interface Part {
  what: string;
  card?: string;
  count: number;
}

export function sum(parts: readonly Part[]): number {
  return parts.reduce((all, part) => all + part.count, 0);
}

export function parts(counted: readonly Counted[]): Part[] {
  return counted.map(([what, card, count]) => (card === null ? { what: `part-${what}`, count } : { what: `part-${what}`, card, count }));
}

/** What a Weapon would add in this attack. */
export function weaponWorth(card: string, attack: AttackView | null): number {
  return attack?.worth[card] ?? 0;
}

export interface Side {
  /** The seat; -1: creatures. */
  seat: number;
  parts: Part[];
  dice: number[];
  /** The die that counts; 0 before it is rolled. */
  die: number;
  /** Without the dice. */
  worth: number;
  score: number;
}

function side(seat: number, found: Part[], dice: number[], die: number): Side {
  return { seat, parts: found, dice, die, worth: sum(found), score: sum(found) + die };
}

/** With other Weapons than those that are drawn: what somebody thinks about. */
function armed(found: Part[], attack: AttackView, weapons: readonly string[]): Part[] {
  const others = found.filter((part) => part.what !== "part-weapon");
  return [...others, ...weapons.map((card) => ({ what: "part-weapon", card, count: weaponWorth(card, attack) }))];
}

/** Both sides of an attack: who attacks, and who or what is attacked. `weapons` are what the chooser thinks about. */
export function sides(attack: AttackView, weapons?: readonly string[], chooser?: number): [Side, Side] {
  const [mine, theirs] = [attack.seat, attack.rival].map((seat, number) => {
    const found = parts(attack.parts[number] ?? []);
    const thinking = weapons !== undefined && chooser !== undefined && chooser === seat;
    const dice = number === 0 ? attack.dice : attack.rival_dice;
    return side(seat, thinking ? armed(found, attack, weapons) : found, dice, attack.counting_dice[number] ?? 0);
  });
  return [mine!, theirs!];
}

/** How likely the first side wins, in percent, as the server counts it; ties are told apart. */
export function odds(mine: Side, theirs: Side, attack: Pick<AttackView, "odds">): { win: number; tie: number } {
  const far = (attack.odds.length - 1) / 2;
  const lead = Math.min(far, Math.max(-far, mine.worth - theirs.worth));
  const [win = 0, tie = 0] = attack.odds[lead + far] ?? [];
  return { win, tie };
}
