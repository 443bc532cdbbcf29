// Tables in the middle of a game, for tests: samples.json holds what seats saw in games of random players.

import type { Seen } from "../../lib/game.ts";
import { answersOf, asks, seat } from "../../lib/samples.ts";
import type { About, LogEntry, Question, VerbInfo } from "../../lib/wire.ts";
import type { Hooks } from "../../table/choice.svelte.ts";
import { samplesOf } from "../samples.ts";
import { isCard, isSpace } from "./box.ts";
import samples from "./samples.json";
import type { AttackView, HeroView, TalismanView } from "./view.ts";

export const NAMES = ["Ada", "Bruno", "Carla", "Dino"];

interface Sample {
  players: number;
  seat: number;
  question: Question;
  view: TalismanView;
  log: LogEntry[];
  options: Record<string, string>;
}

const TABLES = samples.tables as unknown as Record<string, Sample>;
/** Answers that were legal once, by question: all questions of the game. */
export const ANSWERS: Record<string, string[]> = samples.questions;

/** The rule behind every event and question. */
const RULE = "T-073";
const AIMED: Record<string, string[]> = { "cast-on": ["card", "seat"], "cast-at": ["card", "space"], "cast-card": ["card", "card"] };
const PAIRS = new Set(["fight", "assassinate"]);

function verbs(options: readonly string[]): VerbInfo[] {
  return [...new Set(options.map((option) => option.split(" ")[0]!))].map((name) => ({
    name,
    kinds: AIMED[name] ?? (PAIRS.has(name) ? ["card", "card"] : options.some((option) => option.startsWith(`${name} `)) ? ["thing"] : []),
    unordered_from: PAIRS.has(name) ? 0 : 3,
  }));
}

/** A table at which this question is asked. */
export function sampleSeen(name: string, change: Partial<Seen> = {}, hooks: Hooks = {}): Seen {
  const sample = TABLES[name]!;
  const question = change.question === undefined ? sample.question : change.question;
  const options = question?.options ?? [];
  const of = samplesOf({
    view: () => sample.view,
    seats: Array.from({ length: sample.players }, (_, number) => seat(number)),
    verbs: verbs(options),
    rule: RULE,
    waiting: [sample.seat],
  });
  return of.sampleSeen({ me: sample.seat, options: sample.options, log: sample.log, ...change, question }, { name, options }, hooks);
}

export function sampleView(name: string): TalismanView {
  return structuredClone(TABLES[name]!.view);
}

/** Of what kind a thing in an answer is. */
function kindOf(name: string): string {
  return isSpace(name) ? "space" : /^P\d$/.test(name) ? "seat" : isCard(name) ? "card" : "way";
}

/** A question about something; `usual` are the answers that are usually wanted. */
export function question(name: string, options: string[], about: About = {}, usual: string[] = []): Question {
  const answers = answersOf(options, kindOf).map((answer, at) => ({ ...answer, usual: usual.includes(options[at]!) }));
  return asks(options, { name, rule: RULE, about, answers });
}

export const { entry } = samplesOf({ view: () => null, seats: [], verbs: [], rule: RULE });

export function hero(change: Partial<HeroView> = {}): HeroView {
  return {
    character: "WARRIOR",
    alignment: "neutral",
    space: "FIELDS1",
    strength: 4,
    craft: 2,
    counters: [0, 0],
    life: 5,
    fate: 1,
    gold: 1,
    objects: [],
    followers: [],
    object_limit: 4,
    trophies: [],
    trophy_points: [0, 0],
    spell_count: 0,
    spell_limit: 0,
    toad: 0,
    missed: 0,
    quest: 0,
    offer: 0,
    enslaved: false,
    back: false,
    cleared: false,
    fiends: 0,
    werewolf: 0,
    invisible: false,
    immobile: false,
    mercenary: false,
    parts: [[["value", null, 4]], [["value", null, 2]]],
    ...change,
  };
}

export function attack(change: Partial<AttackView> = {}): AttackView {
  return {
    seat: 0,
    rival: -1,
    psychic: false,
    cards: [],
    creature: null,
    base: 0,
    assassinate: false,
    weapons: [],
    rival_weapons: [],
    blast: [false, false],
    helper: null,
    rival_helper: null,
    dice: [],
    rival_dice: [],
    counting_dice: [0, 0],
    dice_count: [1, 1],
    odds: [[42, 17, 42]],
    parts: [[["value", null, 4]], [["creature", "OGRE1", 5]]],
    worth: {},
    ...change,
  };
}

/** A table with just these characters. */
export function tableOf(heroes: (HeroView | null)[], change: Partial<TalismanView> = {}): TalismanView {
  return { ...sampleView("move"), heroes, magic_off: -1, attack: null, ...change };
}
