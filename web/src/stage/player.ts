/** Brings the files of the sounds, each when it is first heard, and plays them. */

import type { Sound } from "../lib/sound.ts";

const addresses = import.meta.glob<string>("./sounds/*.mp3", { eager: true, query: "?url", import: "default" });
const known = new Map<Sound, Promise<AudioBuffer>>();
const LOUD = 0.5;

function bring(context: AudioContext, sound: Sound): Promise<AudioBuffer> {
  let coming = known.get(sound);
  if (!coming) {
    const address = addresses[`./sounds/${sound}.mp3`]!;
    coming = fetch(address).then(async (file) => context.decodeAudioData(await file.arrayBuffer()));
    // A failed download must not be remembered: the next attempt may succeed.
    coming.catch(() => known.delete(sound));
    known.set(sound, coming);
  }
  return coming;
}

export async function play(context: AudioContext, sound: Sound, after: number): Promise<void> {
  const asked = context.currentTime;
  const buffer = await bring(context, sound);
  // What comes too late for what it belongs to is not heard any more.
  if (context.currentTime - asked > 1.5) return;
  const voice = context.createBufferSource();
  const volume = context.createGain();
  volume.gain.value = LOUD;
  voice.buffer = buffer;
  voice.connect(volume).connect(context.destination);
  voice.start(asked + after);
}
