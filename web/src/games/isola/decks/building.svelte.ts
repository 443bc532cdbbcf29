// A deck that is being built: its cards, what the server says of it, and the way back.

import { untrack } from "svelte";
import * as api from "../../../lib/api.ts";
import { counted, listOf, sizeOf, type Counts } from "../../../lib/decks.svelte.ts";
import type { DeckProblem } from "../../../lib/wire.ts";
import { language } from "../../../lib/words.svelte.ts";
import { allCards } from "../catalogue.ts";
import type { DeckAbout } from "../view-types.ts";

/** So long nothing is asked while somebody goes on changing things. */
const PAUSE = 300;
/** So many steps back. */
const STEPS = 200;
/** More copies of one card than anybody wants; what the rules allow the server says. */
const MOST = 99;

export class Building {
  cards = $state.raw<Counts>({});
  #before = $state.raw<Counts[]>([]);
  /** What the server said last, of which list; null: nothing yet. */
  checked = $state.raw<{ list: string; problems: DeckProblem[]; about: DeckAbout } | null>(null);
  /** Why it says nothing. */
  trouble = $state("");
  seed = $state(Math.floor(Math.random() * 10_000));
  readonly onchange: () => void;

  constructor(cards: Counts, onchange: () => void) {
    this.cards = cards;
    this.onchange = onchange;
  }

  readonly list = $derived(listOf(this.cards));
  readonly size = $derived(sizeOf(this.cards));
  readonly mistakes = $derived((this.checked?.problems ?? []).filter((one) => !one.warning));
  readonly warnings = $derived((this.checked?.problems ?? []).filter((one) => one.warning));
  readonly about = $derived(this.checked?.about ?? null);
  /** Whether what was said is about the deck as it is now. */
  readonly settled = $derived(this.checked?.list === this.list && !this.trouble);
  readonly playable = $derived(this.settled && this.size > 0 && !this.mistakes.length);

  count(card: string): number {
    return this.cards[card] ?? 0;
  }

  change(card: string, by: number): void {
    const count = Math.max(0, Math.min(MOST, this.count(card) + by));
    if (count !== this.count(card)) this.replace({ ...this.cards, [card]: count });
  }

  /** Another list in place of this one; it can be taken back. Cards stay in the order of the set. */
  replace(cards: Counts): void {
    this.#before = [...this.#before, this.cards].slice(-STEPS);
    this.#put(cards);
  }

  undo(): void {
    const last = this.#before.at(-1);
    if (!last) return;
    this.#before = this.#before.slice(0, -1);
    this.#put(last);
  }

  get mayUndo(): boolean {
    return this.#before.length > 0;
  }

  #put(cards: Counts): void {
    const order = new Map(allCards().map((card, at) => [card.key, at]));
    const kept = Object.entries(cards).filter(([, count]) => count > 0);
    kept.sort(([a], [b]) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
    this.cards = Object.fromEntries(kept);
    this.onchange();
  }

  /** For an effect: asks the server about the deck as it is, a moment after the last change; in the language that is spoken now. */
  watch(): () => void {
    const { list, seed } = this;
    void language();
    if (!list) {
      // Not a mistake yet, and a deck that is on its way here has no cards either.
      this.checked = null;
      this.trouble = "";
      return () => {};
    }
    const leaving = new AbortController();
    // What was said is no reason to ask again.
    const pause = untrack(() => (this.checked ? PAUSE : 0));
    const timer = setTimeout(() => void this.#ask(list, seed, leaving.signal), pause);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }

  async #ask(list: string, seed: number, signal: AbortSignal): Promise<void> {
    try {
      const { problems, about } = await api.examineDeck("isola", list, seed, signal);
      this.checked = { list, problems, about: about as unknown as DeckAbout };
      this.trouble = "";
    } catch (failure) {
      if (!signal.aborted) this.trouble = api.sentenceOf(failure);
    }
  }

  /** The cards behind a code that somebody passed on; throws what is wrong with it. */
  static async fromCode(code: string): Promise<Counts> {
    const { cards, problems } = await api.examineDeck("isola", code);
    const wrong = problems.find((one) => !one.warning && !one.rule);
    if (wrong) throw new Error(wrong.text);
    return counted(cards);
  }
}
