// Tables in the middle of a game, for tests: samples.json holds what seats saw in games of bots.

import type { Seen } from "../../lib/game.ts";
import { seat } from "../../lib/samples.ts";
import type { LogEntry, Question, VerbInfo } from "../../lib/wire.ts";
import { Choice, optionsOf, type Hooks } from "../../table/choice.svelte.ts";
import { samplesOf } from "../samples.ts";
import { keepCards } from "./catalogue.ts";
import samples from "./samples.json";
import type { CardFace, IsolaView } from "./view.ts";

interface Sample {
  seat: number;
  question: Question;
  view: IsolaView;
  log: LogEntry[];
  options: Record<string, string>;
}

const TABLES = samples.tables as unknown as Record<string, Sample>;
export const VERBS = samples.verbs as VerbInfo[];
/** All cards that these tables name, in Italian. */
export const CARDS = samples.cards as unknown as CardFace[];

/** Tests have no server: the cards are these. */
export function bringCards(): void {
  keepCards(CARDS, "it");
}

export function sampleView(name: string): IsolaView {
  return structuredClone(TABLES[name]!.view);
}

/** A table at which this question is asked. */
export function sampleSeen(name: string, change: Partial<Seen> = {}, hooks: Hooks = {}): Seen {
  const sample = TABLES[name]!;
  const question = change.question === undefined ? sample.question : change.question;
  const of = samplesOf({ view: () => sample.view, seats: [seat(0), seat(1)], verbs: VERBS, rule: "ID-115", waiting: [sample.seat] });
  const choice = new Choice(optionsOf(question), VERBS, hooks);
  return of.sampleSeen({ me: sample.seat, options: sample.options, log: sample.log, choice, ...change, question });
}
