// What a fight comes to, as short sentences and as marks on the cards.

import type { Words } from "../../lib/words.svelte.ts";
import { nameOf } from "./catalogue.ts";
import type { IsolaView, OutcomeView } from "./view-types.ts";
import { forceOf, placeOf } from "./view.ts";

/** What becomes of a card: it falls, it leaves the game, it loses lives, it is drawn in. */
export type Fate = "falls" | "dies" | "bleeds" | "drawn";

export interface Part {
  kind: "place" | "falls" | "lives" | "drawn" | "points" | "ends" | "nothing";
  text: string;
  /** Good or bad for whoever looks; 0: neither, or one cannot tell. */
  mood: -1 | 0 | 1;
}

export function fateOf(outcome: OutcomeView | null | undefined, thing: string): Fate | null {
  if (!outcome) return null;
  if (outcome.dead.includes(thing)) return "dies";
  if (outcome.fallen.includes(thing)) return "falls";
  if (outcome.lives.some(([other]) => other === thing)) return "bleeds";
  return outcome.drawn_in.includes(thing) ? "drawn" : null;
}

/** How many lives it loses. */
export function livesLost(outcome: OutcomeView | null | undefined, thing: string): number {
  return outcome?.lives.find(([other]) => other === thing)?.[1] ?? 0;
}

function ownerOf(view: IsolaView, thing: string): number {
  return forceOf(view, thing)?.owner ?? placeOf(view, thing)?.owner ?? -1;
}

/** What it comes to, the places first; `targets`: what is fought for, which otherwise holds. */
export function partsOf(outcome: OutcomeView, view: IsolaView, me: number | null, names: readonly string[], words: Words, targets: readonly string[] = []): Part[] {
  const mood = (owner: number): -1 | 0 | 1 => (me === null || owner < 0 ? 0 : owner === me ? -1 : 1);
  const parts: Part[] = [];
  for (const place of outcome.places) {
    const key = outcome.razed.includes(place) ? "fight-place-razed" : "fight-place-falls";
    parts.push({ kind: "place", text: words.say(key, { place: nameOf(place) }), mood: mood(ownerOf(view, place)) });
  }
  for (const target of targets.filter((one) => placeOf(view, one) && !outcome.places.includes(one))) {
    const owner = ownerOf(view, target);
    parts.push({ kind: "place", text: words.say("fight-place-holds", { place: nameOf(target) }), mood: me === null ? 0 : owner === me ? 1 : -1 });
  }
  for (const owner of [me ?? 0, 1 - (me ?? 0)]) {
    const fallen = outcome.fallen.filter((thing) => ownerOf(view, thing) === owner);
    if (fallen.length) {
      const text = words.say("fight-falls", { seat: names[owner] ?? "", forces: words.joined(fallen.map(nameOf)) });
      parts.push({ kind: "falls", text, mood: mood(owner) });
    }
    for (const [thing, count] of outcome.lives.filter(([one]) => ownerOf(view, one) === owner)) {
      parts.push({ kind: "lives", text: words.say("fight-loses", { force: nameOf(thing), count }), mood: mood(owner) });
    }
    for (const thing of outcome.drawn_in.filter((one) => ownerOf(view, one) === owner && !outcome.fallen.includes(one))) {
      parts.push({ kind: "drawn", text: words.say("fight-drawn", { force: nameOf(thing) }), mood: 0 });
    }
  }
  outcome.points.forEach((count, seat) => {
    if (count) parts.push({ kind: "points", text: words.say("fight-points", { count, seat: names[seat] ?? "" }), mood: me === null ? 0 : seat === me ? 1 : -1 });
  });
  if (outcome.ends) parts.push({ kind: "ends", text: words.say("fight-ends"), mood: 0 });
  if (!parts.length) parts.push({ kind: "nothing", text: words.say("fight-nothing"), mood: 0 });
  return parts;
}
