/**
 * Choice: from the legal answers to one answer, click by click.
 *
 * An answer is a text of the game's notation, "swap RC2 GH5": a verb and the things it is about. Whoever clicks a thing
 * keeps the answers that contain it; things may be clicked in any order, unless two answers differ in nothing but order.
 * The choice knows no rules: it only looks at what the answers name. Where a card in the hand and one on the table have the same
 * name, whoever clicks says of which kinds the thing is that lies there.
 */

import type { Question, VerbInfo } from "../lib/wire.ts";

/** An answer: its text, and what the server says it is made of. */
export interface Option {
  text: string;
  verb: string;
  args: string[];
  /** Of what kind each argument is: card, seat, space. */
  kinds: string[];
  /** Of answers that do the same by other means, the one that is usually wanted. */
  usual: boolean;
}

/** The answers to a question, taken apart. */
export function optionsOf(question: Pick<Question, "options" | "answers"> | null): Option[] {
  return (question?.options ?? []).map((text, at) => {
    const { verb = text, args = [], usual = false } = question?.answers[at] ?? {};
    return { text, verb, args: args.map(([, name]) => name), kinds: args.map(([kind]) => kind), usual };
  });
}

/** The arguments of one of these kinds. */
export function argsOfKind(option: Option, ...kinds: string[]): string[] {
  return option.args.filter((_, at) => kinds.includes(option.kinds[at]!));
}

export interface Hooks {
  /** What to do with the answer. */
  send?: (option: string) => void;
  /** Whether this answer wants a further tap before it is sent. */
  confirm?: (option: string) => boolean;
  /** Somebody clicked a thing that is not lit; `attempts` are answers they may have meant, the likeliest first. */
  unlit?: (thing: string, attempts: string[]) => void;
}

/** A thing that was clicked, and the kinds of arguments that it can be; none: any. */
interface Picked {
  thing: string;
  kinds: readonly string[] | undefined;
}

/** More than this would be guessing. */
const MOST_ATTEMPTS = 4;

export class Choice {
  readonly options: readonly string[];
  readonly #all: readonly Option[];
  readonly #named: Map<string, Option>;
  readonly #verbs: Map<string, VerbInfo>;
  readonly #hooks: Hooks;
  #picks = $state.raw<readonly Picked[]>([]);
  #verb = $state<string | null>(null);

  constructor(options: readonly Option[], verbs: readonly VerbInfo[], hooks: Hooks = {}) {
    this.#verbs = new Map(verbs.map((verb) => [verb.name, verb]));
    const late = (option: Option): number => Number(this.#verbs.get(option.verb)?.late ?? false);
    // The ordinary answers first: what is spent or given up must not be the first thing at hand.
    this.#all = [...options].sort((one, two) => late(one) - late(two));
    this.options = this.#all.map((option) => option.text);
    this.#named = new Map(options.map((option) => [option.text, option]));
    this.#hooks = hooks;
  }

  /** All answers, taken apart. */
  get all(): readonly Option[] {
    return this.#all;
  }

  /** An answer taken apart; what is none of them is a verb without things. */
  of(text: string): Option {
    return this.#named.get(text) ?? { text, verb: text, args: [], kinds: [], usual: false };
  }

  /** The things picked so far, in the order of the clicks. */
  get picks(): readonly string[] {
    return this.#picks.map((pick) => pick.thing);
  }

  /** The verb chosen by its own button, if one was. */
  get verb(): string | null {
    return this.#verb;
  }

  /** The answers that contain everything picked. */
  get remaining(): readonly string[] {
    return this.#remaining(this.#picks).map((option) => option.text);
  }

  /** The verbs that are still possible. */
  get verbs(): string[] {
    return [...new Set(this.#remaining(this.#picks).map((option) => option.verb))];
  }

  /** Whether anything has been picked or chosen that one could change one's mind about. */
  get begun(): boolean {
    return this.#picks.length > 0 || this.#verb !== null;
  }

  /** Whether this thing can be clicked next. */
  lit(thing: string, kinds?: readonly string[]): boolean {
    return this.#remaining([...this.#picks, { thing, kinds }]).length > 0;
  }

  /** Whether a click on this thing leads anywhere: it is lit, it is picked, or it would take the place of a picked one. */
  open(thing: string, kinds?: readonly string[]): boolean {
    return this.picked(thing, kinds) || this.lit(thing, kinds) || this.#replaced(thing, kinds) !== null;
  }

  picked(thing: string, kinds?: readonly string[]): boolean {
    return this.count(thing, kinds) > 0;
  }

  /** How often a thing is picked: two cards may be alike. */
  count(thing: string, kinds?: readonly string[]): number {
    return this.#picks.filter((pick) => pick.thing === thing && alike(pick.kinds, kinds)).length;
  }

  /** The complete answer that the picks make, even if more could be picked. */
  get ready(): string | null {
    const remaining = this.#remaining(this.#picks);
    const whole = remaining.filter((option) => option.args.length === this.#picks.length);
    if (!this.begun) return this.#all.length === 1 && whole.length === 1 ? whole[0]!.text : null;
    if (whole.length === 1) return whole[0]!.text;
    // Alike but for the order of their things: the order of the clicks decides.
    const inOrder = whole.filter((option) => option.args.every((arg, at) => arg === this.#picks[at]?.thing));
    return inOrder.length === 1 ? inOrder[0]!.text : null;
  }

  /** Click a thing. What is lit is picked; a thing that takes the place of another replaces it; else it is explained why not. */
  pick(thing: string, kinds?: readonly string[]): void {
    if (!this.lit(thing, kinds)) {
      const replaced = this.#replaced(thing, kinds);
      if (replaced === null) {
        this.#hooks.unlit?.(thing, this.attempts(thing));
        return;
      }
      this.#picks = this.#picks.filter((_, at) => at !== replaced);
    }
    this.#picks = [...this.#picks, { thing, kinds }];
    this.#sendIfDone();
  }

  unpick(thing: string, kinds?: readonly string[]): void {
    const at = this.#picks.findLastIndex((pick) => pick.thing === thing && alike(pick.kinds, kinds));
    if (at >= 0) this.#picks = this.#picks.filter((_, other) => other !== at);
  }

  /** Click a thing that may be picked already. A second thing of the same name is picked before the first is put back. */
  toggle(thing: string, kinds?: readonly string[]): void {
    if (this.picked(thing, kinds) && !this.lit(thing, kinds)) this.unpick(thing, kinds);
    else this.pick(thing, kinds);
  }

  /** Choose a verb by its own button, such as "pass". */
  choose(verb: string): void {
    if (!this.#all.some((option) => option.verb === verb)) return;
    if (this.#remaining(this.#picks, verb).length === 0) this.#picks = [];
    this.#verb = verb;
    // Whoever has picked the things and then presses the button has tapped twice: that is asked no further.
    const option = this.#picks.length ? this.ready : null;
    if (option !== null && this.#remaining(this.#picks).length === 1) this.#hooks.send?.(option);
    else this.#sendIfDone();
  }

  /** Choose a whole answer at once, as from a list. */
  take(option: string): void {
    const found = this.#all.find((known) => known.text === option);
    if (!found) return;
    this.#verb = found.verb;
    this.#picks = found.args.map((thing) => ({ thing, kinds: undefined }));
    this.#sendIfDone(found.text);
  }

  clear(): void {
    this.#picks = [];
    this.#verb = null;
  }

  /** Send the answer that is ready. */
  send(): void {
    const option = this.ready;
    if (option !== null) this.#hooks.send?.(option);
  }

  /**
   * Answers that somebody may have meant by clicking an unlit thing, in the notation: those still possible, with the thing in a
   * place that no pick has taken, then in the place of a pick. Where more is missing, the rest is as in the first answer that fits.
   */
  attempts(thing: string): string[] {
    const free: string[] = [];
    const taken: string[] = [];
    const tried = new Set<string>();
    const missing = (option: Option): number => option.args.length - this.#picks.length;
    const nearest = this.#remaining(this.#picks).filter((option) => missing(option) > 0);
    nearest.sort((a, b) => missing(a) - missing(b));
    for (const option of nearest) {
      const unordered = this.#verbs.get(option.verb)?.unordered_from ?? option.args.length;
      const rest = this.#picks.map((pick) => pick.thing);
      option.args.forEach((arg, place) => {
        const at = rest.indexOf(arg);
        if (at >= 0) rest.splice(at, 1);
        // Places whose order is free are all one.
        const kind = `${option.verb} ${Math.min(place, unordered)} ${at >= 0}`;
        if (tried.has(kind)) return;
        tried.add(kind);
        (at >= 0 ? taken : free).push([option.verb, ...option.args.with(place, thing)].join(" "));
      });
    }
    // Where nothing goes with the picks, the verb itself may leave room for one thing more.
    if (!nearest.length) {
      for (const option of this.#remaining(this.#picks)) {
        const room = this.#verbs.get(option.verb)?.kinds.length ?? 0;
        if (option.args.length && room > option.args.length) free.push([option.text, thing].join(" "));
      }
    }
    return [...free, ...taken].slice(0, MOST_ATTEMPTS);
  }

  #sendIfDone(option: string | null = null): void {
    const done = option ?? (this.#remaining(this.#picks).length === 1 ? this.ready : null);
    if (done !== null && !this.#hooks.confirm?.(done)) this.#hooks.send?.(done);
  }

  #remaining(picks: readonly Picked[], verb = this.#verb): Option[] {
    return this.#all.filter((option) => (verb === null || option.verb === verb) && contains(option, picks));
  }

  /** Which pick this thing would replace: one in the same place of the notation, where places are told apart. */
  #replaced(thing: string, kinds?: readonly string[]): number | null {
    for (let at = this.#picks.length - 1; at >= 0; at -= 1) {
      const others = this.#picks.filter((_, other) => other !== at);
      const pick = this.#picks[at]!.thing;
      const fits = this.#remaining([...others, { thing, kinds }]).some((option) => {
        const place = option.args.indexOf(thing);
        const verb = this.#verbs.get(option.verb);
        if (place >= (verb?.unordered_from ?? 0) && (verb?.kinds.length ?? option.args.length) > 1) return false;
        return this.#all.some((other) => other.verb === option.verb && other.args[place] === pick);
      });
      if (fits) return at;
    }
    return null;
  }
}

/** Whether what was picked there is what lies here: who says nothing of kinds means whatever has the name. */
function alike(picked: readonly string[] | undefined, kinds: readonly string[] | undefined): boolean {
  return !picked || !kinds || picked.some((kind) => kinds.includes(kind));
}

/** Whether all these things are among the arguments, each as often as it was picked. */
function contains({ args, kinds }: Option, picks: readonly Picked[]): boolean {
  const free = args.map(() => true);
  return picks.every((pick) => {
    const at = args.findIndex((arg, place) => free[place] && arg === pick.thing && (!pick.kinds || pick.kinds.includes(kinds[place]!)));
    if (at < 0) return false;
    free[at] = false;
    return true;
  });
}

/** Of answers that say the same, one: which of two Talismans, or of two dice with the same face, is all the same. */
export function unlike(options: readonly string[], said: (option: string) => string): string[] {
  const heard = new Set<string>();
  return options.filter((option) => heard.size < heard.add(said(option)).size);
}
