/** Sounds of the table. Silent until the person has touched the page; the files come when the first one is to be heard. */

import { prefs } from "./prefs.svelte.ts";

/** Made by scripts/sounds.py. */
export type Sound =
  | "card" | "flip" | "dice" | "coin" | "step" | "blow" | "magic" | "fall" | "anvil" | "turn" | "chat" | "victory" | "end";

let context: AudioContext | null = null;

/** Browsers let a page sound only after a touch or a key. */
function wake(): void {
  context ??= typeof AudioContext === "undefined" ? null : new AudioContext();
  void context?.resume();
}

export function listenForTouch(): void {
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, wake, { once: true, passive: true });
}

/** Let a sound be heard, after so many seconds. */
export function play(sound: Sound, after = 0): void {
  const here = context;
  if (!here || here.state !== "running" || !prefs.sound) return;
  // Without its files a table is silent, and works.
  void import("../stage/player.ts").then((player) => player.play(here, sound, after)).catch(() => {});
}
