// What is at stake in a question of Talisman, and what one's whole journey is about now.

import type { Seen } from "../../lib/game.ts";
import type { Question } from "../../lib/wire.ts";
import type { Words } from "../../lib/words.svelte.ts";
import { plainStakes } from "../../table/stakes.ts";
import { isTalisman, spaceOf } from "./box.ts";
import type { TalismanView } from "./view.ts";

/** Where a character is on its way: the words "stakes-goal" know what is wanted there. */
export function stage(view: TalismanView, seat: number): string {
  const hero = view.heroes[seat];
  const region = spaceOf(hero?.space ?? "")?.region ?? "outer";
  if (hero?.space === "CROWN") return "crown";
  if (region === "inner") return "inner";
  return hero?.objects.some(isTalisman) ? `${region}-talisman` : region;
}

/** What the character of a seat wants now; "": it has none. */
export function goal(seen: Seen, seat: number, words: Words): string {
  const view = seen.view as TalismanView;
  return view.heroes[seat] ? words.say("stakes-goal", { stage: stage(view, seat), points: view.trophy_cost }) : "";
}

export function stakes(question: Question, seen: Seen, words: Words): string[] {
  const wanted = seen.me === null ? "" : goal(seen, seen.me, words);
  return [...plainStakes(question, words), ...(wanted ? [wanted] : [])];
}
