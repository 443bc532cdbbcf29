/**
 * Desk: what one person does at a table. Brings together what the server says (Live), how the game looks (GameScreen) and what
 * is being chosen (Choice); the parts of the frame only show it.
 */

import { untrack } from "svelte";
import type { GameScreen, Seen } from "../lib/game.ts";
import type { Live } from "../lib/live.svelte.ts";
import { lastSeen, sawSoon } from "../lib/mine.ts";
import { prefs } from "../lib/prefs.svelte.ts";
import { shownRule } from "../lib/rules.ts";
import type { Answer, GameInfo, Hint, Mark, Nak, Question, SeatInfo } from "../lib/wire.ts";
import { words, type Words } from "../lib/words.svelte.ts";
import { Choice, optionsOf } from "./choice.svelte.ts";
import { actionText, lines, type Line } from "./story.ts";

export interface Notice {
  /** In the language spoken now, also if that changes while it is shown. */
  readonly text: string;
  rule: string;
  bad: boolean;
}

/** Rules to be read, and what they are about. */
export interface WhyPage {
  about: string;
  rules: string[];
  /** It is about what is asked now: then what is at stake is said too. */
  asked: boolean | undefined;
}

const NOTICE_STAYS = 8000;
const SLOW = 500;
/** Refusals that only say that something is elsewhere. */
/** What a lesson answers to something that does not lead on. */
const OF_LESSON = /^(error-)?lesson-/;
const MISPLACED = /^error-not-(in|on)-/;

const markKey = (mark: Mark): string => `${mark.v} ${mark.decision}`;

export class Desk {
  readonly live: Live;
  readonly screen: GameScreen;
  readonly game: GameInfo;
  readonly words: Words;

  /** Whether a reaction is being chosen out of turn. */
  reacting = $state(false);
  notice = $state.raw<Notice | null>(null);
  why = $state.raw<WhyPage | null>(null);
  /** What the coach of a lesson has to say to the last answer, which did not lead on. */
  aside = $state.raw<Nak | null>(null);
  /** The answer that is on its way. */
  sent = $state<string | null>(null);
  /** Whether that takes so long that one should hear of it. */
  slow = $state(false);
  /** The version that was on the screen when the viewer last looked. */
  fresh = $state(0);
  /** Whether what is new is so since the viewer's last move, or since they last looked at the page. */
  freshSince = $state<"looked" | "moved">("looked");
  /** What the coach said, or that it thinks: about which decision. It is over with the question. */
  #hint = $state.raw<{ decision: number; said: Hint | null } | null>(null);
  /** The mark that was put away. */
  #markGone = $state("");
  /** The table as it was at the last answer: by then things may have gone. */
  #answered: { decision: number; view: unknown } | null = null;
  #hideNotice: ReturnType<typeof setTimeout> | undefined;
  #seatLooked: number | null | undefined;

  constructor(live: Live, screen: GameScreen, game: GameInfo) {
    this.live = live;
    this.screen = screen;
    this.game = game;
    this.words = words(game.name);
    live.onrefused = (nak) => this.refused(nak);
  }

  seats: SeatInfo[] = $derived.by(() => this.live.info?.seats ?? []);
  names: string[] = $derived(this.seats.map((seat) => seat.name));
  me: number | null = $derived.by(() => this.live.you?.seat ?? null);

  /** What is asked now: a reaction that was begun or that the table waits for comes before the question in turn. */
  question: Question | null = $derived.by(() => {
    const moved = this.live.moved;
    if (!moved) return null;
    const reaction = moved.reaction;
    if (reaction && (reaction.waits || this.reacting)) {
      const { decision, name, rule, about } = reaction;
      // Whoever presses the button wants to react: to pass is not asked of them.
      const kept = reaction.options.flatMap((option, at) => (reaction.waits || option !== "pass" ? [at] : []));
      return { decision, name, rule, about, options: kept.map((at) => reaction.options[at]!), answers: kept.map((at) => reaction.answers[at]!) };
    }
    return moved.question;
  });

  /** Whether what is asked is a reaction. */
  outOfTurn: boolean = $derived.by(() => this.question !== null && this.question.decision === this.live.moved?.reaction?.decision);

  /** Whether there is a coach to ask about this question. */
  coached: boolean = $derived.by(() => this.live.info?.coached === true && this.me !== null && this.question !== null);

  /** What the coach says to what is asked now; `said` is null while it thinks. */
  hint = $derived.by(() => (this.#hint && this.#hint.decision === this.question?.decision ? this.#hint : null));

  /** What the coach says of the last answer, which was clearly a mistake: for whoever wants to hear it. */
  mark: Mark | null = $derived.by(() => {
    const mark = this.live.moved?.mark ?? null;
    return mark && prefs.marks && this.me !== null && this.#markGone !== markKey(mark) ? mark : null;
  });

  /** Whether the table waits for this viewer: their question, or a reaction they want to be asked about. */
  myTurn: boolean = $derived.by(() => {
    const moved = this.live.moved;
    return moved !== null && !moved.over && (moved.question !== null || moved.reaction?.waits === true);
  });

  // As long as the same is asked, the same picks stand, whatever else arrives.
  #asked: string = $derived(JSON.stringify(this.question));
  choice: Choice = $derived.by(() => {
    const asked = JSON.parse(this.#asked) as Question | null;
    return untrack(() => this.#choiceFor(asked));
  });

  /** One object whose parts change one by one: an answer on its way is no reason to look at the whole table anew. */
  readonly seen: Seen = this.#seeing();

  lines: Line[] = $derived.by(() =>
    lines(this.live.log, {
      screen: this.screen,
      names: this.names,
      words: this.words,
      me: this.me,
      view: this.live.moved?.view,
      fresh: this.fresh,
    }),
  );

  /** The names of those who are awaited, without this viewer. */
  awaited: string[] = $derived.by(() =>
    (this.live.moved?.waiting ?? []).filter((seat) => seat !== this.me).map((seat) => this.names[seat] ?? ""),
  );

  #seeing(): Seen {
    // Within the getters of an object `this` is that object.
    const desk = this;
    return {
      replay: false,
      get view() {
        return desk.live.moved?.view ?? null;
      },
      get table() {
        return desk.live.info;
      },
      get me() {
        return desk.me;
      },
      get names() {
        return desk.names;
      },
      get seats() {
        return desk.seats;
      },
      get options() {
        return desk.live.info?.options ?? {};
      },
      get question() {
        return desk.question;
      },
      get choice() {
        return desk.choice;
      },
      get log() {
        return desk.live.log;
      },
      get waiting() {
        return desk.live.moved?.over ? [] : (desk.live.moved?.waiting ?? []);
      },
      get exchange() {
        return desk.live.moved?.exchange ?? null;
      },
      get busy() {
        return desk.sent !== null;
      },
      get over() {
        return desk.live.moved?.over ?? false;
      },
      get fresh() {
        return desk.fresh;
      },
    };
  }

  #choiceFor(asked: Question | null): Choice {
    if (!asked) return new Choice([], this.game.verbs);
    const options = optionsOf(asked);
    const named = new Map(options.map((option) => [option.text, option]));
    return new Choice(options, this.game.verbs, {
      send: (option) => void this.answer(asked, option),
      confirm: (option) => this.screen.final(named.get(option)?.verb ?? "", asked.name, named.get(option)?.args ?? []),
      unlit: (thing, attempts) => void this.explain(asked, [...(this.screen.meant?.(thing, asked, this.seen) ?? []), ...attempts]),
    });
  }

  actionText(option: string): string {
    return actionText(this.choice.of(option), this.question?.name ?? "", this.screen, this.words, this.live.moved?.view, this.names, this.me);
  }

  /** An answer of a mark in words, as things were called when it was given. */
  markedText(answer: Answer, mark: Mark): string {
    const view = this.#answered?.decision === mark.decision ? this.#answered.view : this.live.moved?.view;
    const taken = { verb: answer.verb, args: answer.args.map(([, name]) => name) };
    return actionText(taken, mark.question, this.screen, this.words, view, this.names, this.me);
  }

  questionText(question: Question): string {
    return this.screen.ask?.(question, this.seen, this.words) || this.words.say(`question-${question.name}`);
  }

  async answer(asked: Question, option: string): Promise<void> {
    if (this.sent !== null) return;
    this.sent = option;
    this.notice = null;
    this.aside = null;
    const patience = setTimeout(() => (this.slow = true), SLOW);
    const marks = prefs.marks && this.game.marks && this.live.info?.coached === true;
    if (marks) this.#answered = { decision: asked.decision, view: this.live.moved?.view };
    const answer = await (marks ? this.live.act(asked.decision, option, marks) : this.live.act(asked.decision, option));
    clearTimeout(patience);
    this.slow = false;
    this.sent = null;
    this.reacting = false;
    if (answer.t === "ack") {
      // Whoever answers has looked at the table.
      this.fresh = answer.v;
      this.freshSince = "moved";
    } else {
      this.choice.clear();
      this.refused(answer);
    }
  }

  /** Ask for the own last choice back. */
  async takeBack(): Promise<void> {
    const answer = await this.live.takeBack();
    if (answer.t === "nak") this.refused(answer);
  }

  /** What would a strong player do? */
  async askHint(): Promise<void> {
    const decision = this.question?.decision;
    if (decision === undefined || !this.coached || this.hint) return;
    const mine = (this.#hint = { decision, said: null });
    const answer = await this.live.hint(decision);
    // Another hint was asked for in the meantime, or this one was put away.
    if (this.#hint !== mine) return;
    if (answer.t === "hint") this.#hint = { decision, said: answer };
    else {
      this.#hint = null;
      if (this.question?.decision === decision) this.refused(answer);
    }
  }

  /** Enough of that. */
  closeHint(): void {
    this.#hint = null;
  }

  closeMark(): void {
    if (this.mark) this.#markGone = markKey(this.mark);
  }

  /** Something that looks possible is not: say why. */
  async explain(asked: Question, attempts: string[]): Promise<void> {
    if (attempts.length === 0) {
      const picked = this.choice.picks.length;
      this.tell(() => this.words.say(picked ? "choice-full" : "choice-not-now", { count: picked }), asked.rule);
      return;
    }
    const answers = await Promise.all(attempts.map((attempt) => this.live.why(asked.decision, attempt)));
    const refusals = answers.filter((answer) => answer.t === "nak" && answer.key !== "error-it-can") as Nak[];
    // That a thing does not lie where the guess had it says nothing; a reason of the rules does.
    const telling = refusals.find((nak) => !MISPLACED.test(nak.key)) ?? refusals[0];
    if (telling) this.refused(telling);
    else this.tell(() => this.words.say("choice-not-now"), asked.rule);
  }

  refused(nak: Nak): void {
    // The coach speaks for itself, and not of mistakes.
    if (this.live.moved?.lesson && OF_LESSON.test(nak.key)) {
      this.aside = nak;
      return;
    }
    this.tell(() => this.reasonOf(nak), nak.rule, true);
  }

  /** Why something was refused, in the language that is spoken now. */
  reasonOf(nak: Nak): string {
    const fixed = this.words.chooses(nak.key);
    const details = Object.entries(nak.details).map(([name, value]) => {
      const readable = typeof value === "string" && !fixed.includes(name);
      return [name, readable ? this.screen.value(name, value, this.words, this.live.moved?.view) : value];
    });
    const text = this.words.refusal({ ...nak, rule: "", details: Object.fromEntries(details) as Nak["details"] });
    return text.charAt(0).toUpperCase() + text.slice(1);
  }

  /** A short message over the table; it goes by itself. */
  tell(text: string | (() => string), rule = "", bad = false): void {
    const speak = typeof text === "string" ? () => text : text;
    this.notice = {
      get text() {
        return speak();
      },
      rule,
      bad,
    };
    clearTimeout(this.#hideNotice);
    this.#hideNotice = setTimeout(() => (this.notice = null), NOTICE_STAYS);
  }

  /** Show the rules behind something. */
  explainRules(about: string, rules: string[], asked?: boolean): void {
    this.why = { about, asked, rules: [...new Set(rules.flatMap((rule) => shownRule(this.game, rule).split(/[\s,;]+/)))] };
  }

  explainQuestion(question: Question): void {
    this.explainRules(this.questionText(question), [question.rule, ...(this.game.questions[question.name] ?? [])], true);
  }

  changeMind(): void {
    if (this.choice.begun) this.choice.clear();
    else this.reacting = false;
  }

  /** The viewer looks at the table as it is now: remember it, and know what was there the last time. */
  looked(): void {
    const { table, seat, v } = this.live;
    if (v < 0) return;
    if (this.#seatLooked !== seat) {
      this.#seatLooked = seat;
      const last = lastSeen(table, seat);
      this.fresh = last < 0 ? v : last;
      this.freshSince = "looked";
    }
    if (document.visibilityState === "visible") sawSoon(table, seat, v);
  }

  /** The viewer comes back to a page that lay in the background. */
  returned(): void {
    this.#seatLooked = undefined;
    this.looked();
  }
}
