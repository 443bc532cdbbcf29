/** A few soft tones, made on the spot: no files, nothing to load. Silent until the person has touched the page. */

import { prefs } from "./prefs.svelte.ts";

let context: AudioContext | null = null;

/** Browsers let a page sound only after a touch or a key. */
function wake(): void {
  context ??= typeof AudioContext === "undefined" ? null : new AudioContext();
  void context?.resume();
}

export function listenForTouch(): void {
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, wake, { once: true, passive: true });
}

interface Tone {
  /** In hertz. */
  pitch: number;
  /** Seconds from now, and seconds long. */
  from: number;
  long: number;
  loud: number;
}

function play(tones: Tone[]): void {
  if (!context || context.state !== "running" || !prefs.sound) return;
  for (const tone of tones) {
    const start = context.currentTime + tone.from;
    const voice = context.createOscillator();
    const volume = context.createGain();
    voice.type = "triangle";
    voice.frequency.value = tone.pitch;
    // A struck string: quick to come, slow to go.
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(tone.loud, start + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + tone.long);
    voice.connect(volume).connect(context.destination);
    voice.start(start);
    voice.stop(start + tone.long + 0.05);
  }
}

export const sound = {
  /** It is my turn. */
  turn: (): void =>
    play([
      { pitch: 523.25, from: 0, long: 0.5, loud: 0.16 },
      { pitch: 783.99, from: 0.14, long: 0.8, loud: 0.16 },
    ]),
  /** Somebody has moved. */
  move: (): void => play([{ pitch: 329.63, from: 0, long: 0.22, loud: 0.07 }]),
  /** Somebody has said something. */
  chat: (): void => play([{ pitch: 880, from: 0, long: 0.16, loud: 0.05 }]),
  /** The game is over. */
  end: (): void =>
    play(
      [392, 493.88, 587.33, 783.99].map((pitch, number) => ({ pitch, from: number * 0.16, long: 1.2, loud: 0.13 })),
    ),
};
