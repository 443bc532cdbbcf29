/** What this person likes, remembered in this browser. */

import { LANGUAGES, language, speak, type Language } from "./words.svelte.ts";

export type Theme = "system" | "light" | "dark";
export type Motion = "off" | "fast" | "normal";

export const THEMES: readonly Theme[] = ["system", "light", "dark"];
export const MOTIONS: readonly Motion[] = ["off", "fast", "normal"];

interface Remembered {
  language?: Language;
  theme?: Theme;
  sound?: boolean;
  motion?: Motion;
  fullLog?: boolean;
  reasons?: boolean;
  proposals?: boolean;
  marks?: boolean;
  name?: string;
}

const PLACE = "tavolata-prefs";

function recall(): Remembered {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Remembered) : {};
  } catch {
    // Private windows may refuse storage: then nothing is remembered, and everything works.
    return {};
  }
}

function oneOf<T>(value: unknown, known: readonly T[], otherwise: T): T {
  return known.includes(value as T) ? (value as T) : otherwise;
}

class Prefs {
  #remembered = recall();
  #theme = $state<Theme>(oneOf(this.#remembered.theme, THEMES, "system"));
  #sound = $state(this.#remembered.sound !== false);
  #motion = $state<Motion>(oneOf(this.#remembered.motion, MOTIONS, "normal"));
  #fullLog = $state(this.#remembered.fullLog === true);
  #reasons = $state(this.#remembered.reasons !== false);
  #proposals = $state(this.#remembered.proposals !== false);
  #marks = $state(this.#remembered.marks === true);
  #name = $state(typeof this.#remembered.name === "string" ? this.#remembered.name : "");
  #still = $state(false);
  #night = $state(false);

  /** Before anything is shown: the words and the theme. */
  async begin(): Promise<void> {
    this.#paint();
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    this.#still = still.matches;
    still.addEventListener("change", () => (this.#still = still.matches));
    const night = matchMedia("(prefers-color-scheme: dark)");
    this.#night = night.matches;
    night.addEventListener("change", () => (this.#night = night.matches));
    const spoken = navigator.language.slice(0, 2);
    await speak(oneOf(this.#remembered.language, LANGUAGES, oneOf<Language>(spoken as Language, LANGUAGES, "en")));
  }

  get language(): Language {
    return language();
  }

  set language(next: Language) {
    this.#remember({ language: next });
    void speak(next);
  }

  get theme(): Theme {
    return this.#theme;
  }

  set theme(next: Theme) {
    this.#theme = next;
    this.#remember({ theme: next });
    this.#paint();
  }

  /** Whether it is night on the page: chosen, or as the system has it. */
  get dark(): boolean {
    return this.#theme === "dark" || (this.#theme === "system" && this.#night);
  }

  get sound(): boolean {
    return this.#sound;
  }

  set sound(next: boolean) {
    this.#sound = next;
    this.#remember({ sound: next });
  }

  /** How fast things move: what was chosen, but nothing moves for somebody whose system asks for that. */
  get motion(): Motion {
    return this.#still ? "off" : this.#motion;
  }

  set motion(next: Motion) {
    this.#motion = next;
    this.#remember({ motion: next });
    this.#paint();
  }

  /** Whether the system asks for stillness. */
  get still(): boolean {
    return this.#still;
  }

  /** How long something that takes `milliseconds` at normal speed may take. */
  lasting(milliseconds: number): number {
    return { off: 0, fast: milliseconds * 0.4, normal: milliseconds }[this.motion];
  }

  get fullLog(): boolean {
    return this.#fullLog;
  }

  set fullLog(next: boolean) {
    this.#fullLog = next;
    this.#remember({ fullLog: next });
  }

  /** Whether the log tells why bots did what they did. */
  get reasons(): boolean {
    return this.#reasons;
  }

  set reasons(next: boolean) {
    this.#reasons = next;
    this.#remember({ reasons: next });
  }

  /** Whether a game that can propose something ready-made does so. */
  get proposals(): boolean {
    return this.#proposals;
  }

  set proposals(next: boolean) {
    this.#proposals = next;
    this.#remember({ proposals: next });
  }

  /** Whether the coach marks clear mistakes, where there is one. */
  get marks(): boolean {
    return this.#marks;
  }

  set marks(next: boolean) {
    this.#marks = next;
    this.#remember({ marks: next });
  }

  /** The name under which this person sat down last. */
  get name(): string {
    return this.#name;
  }

  set name(next: string) {
    this.#name = next;
    this.#remember({ name: next });
  }

  #paint(): void {
    const root = document.documentElement;
    if (this.#theme === "system") root.removeAttribute("data-theme");
    else root.dataset.theme = this.#theme;
    root.dataset.motion = this.#motion;
  }

  #remember(change: Remembered): void {
    this.#remembered = { ...this.#remembered, ...change };
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#remembered));
    } catch {
      // See recall.
    }
  }
}

export const prefs = new Prefs();
