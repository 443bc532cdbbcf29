// What is at stake in a question of I Talismani del Tempo: what wins now, what the coin means, why losing may be good.

import type { Seen } from "../../lib/game.ts";
import type { Question } from "../../lib/wire.ts";
import type { Words } from "../../lib/words.svelte.ts";
import { plainStakes } from "../../table/stakes.ts";
import { stakeWorth, suitName } from "./text.ts";
import type { TalismaniView } from "./view.ts";

export function stakes(question: Question, seen: Seen, words: Words): string[] {
  if (question.name !== "play") return plainStakes(question, words);
  const { row } = seen.view as TalismaniView;
  const suit = (at: number): string => suitName(row.at(at) ?? "", words);
  return [
    words.say("stakes-play", { first: suit(0), second: suit(1), last: suit(-1) }),
    words.say("stakes-play-prize", { worth: stakeWorth(seen, words) }),
    words.say("stakes-play-coin"),
    words.say("stakes-play-lose"),
  ];
}
