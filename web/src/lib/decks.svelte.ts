/** The decks that this browser keeps, by game: nobody else has them. Passed on they are a code, which is the whole deck. */

export interface KeptDeck {
  id: string;
  name: string;
  /** How many of each card, by its key. */
  cards: Record<string, number>;
  /** When it was last changed. */
  at: number;
}

export type Counts = Record<string, number>;

const PLACE = "tavolata-decks";
const CHOICE = "tavolata-deck";
const MOST = 100;
export const LONGEST_NAME = 40;

function isDeck(found: unknown): found is KeptDeck {
  const deck = found as Partial<KeptDeck> | null;
  if (typeof deck?.id !== "string" || typeof deck.name !== "string" || typeof deck.cards !== "object" || !deck.cards) return false;
  return Object.values(deck.cards).every((count) => Number.isInteger(count) && count > 0);
}

class Shelf {
  readonly #place: string;
  #decks = $state.raw<KeptDeck[]>([]);
  /** Whether the browser keeps what it is given: private windows may not. */
  keeps = $state(true);

  constructor(game: string) {
    this.#place = `${PLACE}-${game}`;
    this.#read();
    // Another tab has changed something.
    addEventListener("storage", (event) => event.key === this.#place && this.#read());
  }

  #read(): void {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(this.#place) ?? "[]");
      this.#decks = Array.isArray(found) ? found.filter(isDeck) : [];
    } catch {
      this.#decks = [];
    }
  }

  #write(decks: KeptDeck[]): void {
    this.#decks = decks;
    try {
      localStorage.setItem(this.#place, JSON.stringify(decks));
      this.keeps = true;
    } catch {
      this.keeps = false;
    }
  }

  /** All of them, the latest first. */
  get decks(): KeptDeck[] {
    return [...this.#decks].sort((a, b) => b.at - a.at);
  }

  get full(): boolean {
    return this.#decks.length >= MOST;
  }

  find(id: string): KeptDeck | null {
    return this.#decks.find((deck) => deck.id === id) ?? null;
  }

  /** Keep a deck as it is now; false: there are too many. */
  keep(deck: Omit<KeptDeck, "at">): boolean {
    const others = this.#decks.filter((one) => one.id !== deck.id);
    if (others.length >= MOST) return false;
    this.#write([{ ...deck, name: deck.name.slice(0, LONGEST_NAME), at: Date.now() }, ...others]);
    return true;
  }

  drop(id: string): void {
    this.#write(this.#decks.filter((deck) => deck.id !== id));
  }
}

const shelves = new Map<string, Shelf>();

export function shelfOf(game: string): Shelf {
  let shelf = shelves.get(game);
  if (!shelf) shelves.set(game, (shelf = new Shelf(game)));
  return shelf;
}

export function newId(): string {
  return crypto.getRandomValues(new Uint32Array(2)).reduce((text, part) => text + part.toString(36), "");
}

/** A list as the server reads it in any language. */
export function listOf(cards: Counts): string {
  return Object.entries(cards).map(([card, count]) => `${count} ${card}\n`).join("");
}

export function counted(cards: readonly string[]): Counts {
  const found: Counts = {};
  for (const card of cards) found[card] = (found[card] ?? 0) + 1;
  return found;
}

export function sizeOf(cards: Counts): number {
  return Object.values(cards).reduce((sum, count) => sum + count, 0);
}

/** Which deck somebody wants to play with next, as a DeckPicker names it; for this visit only. */
export function wanted(game: string): string {
  try {
    return sessionStorage.getItem(`${CHOICE}-${game}`) ?? "";
  } catch {
    return "";
  }
}

export function want(game: string, choice: string): void {
  try {
    if (choice) sessionStorage.setItem(`${CHOICE}-${game}`, choice);
    else sessionStorage.removeItem(`${CHOICE}-${game}`);
  } catch {
    // Then it is chosen again by hand.
  }
}

// A deck in an address: after the "#", which browsers send to nobody

export interface Shared {
  code: string;
  name: string;
}

export function addressOf(game: string, { code, name }: Shared): string {
  const parts = new URLSearchParams({ code, ...(name ? { name } : {}) });
  return `/decks/${game}/new#${parts}`;
}

export function sharedIn(fragment: string): Shared {
  const parts = new URLSearchParams(fragment);
  return { code: parts.get("code") ?? "", name: (parts.get("name") ?? "").slice(0, LONGEST_NAME) };
}
