/**
 * What a finger's tap leads to, in a task of its own. Chromium hands taps over in the middle of a frame: whatever is done there at once
 * makes that frame longer, which is still to be laid out and painted. Keys and the mouse come between frames, and are answered at once.
 */

import { hold } from "./idle.ts";

const waiting: (() => void)[] = [];
/** The next task: a timer would first wait until it is due. */
const next = new MessageChannel();
next.port1.onmessage = () => waiting.shift()?.();

export function tapped(event: Event, work: () => void): void {
  if (!(event instanceof PointerEvent) || event.pointerType !== "touch") {
    work();
    return;
  }
  const done = hold();
  waiting.push(() => {
    done();
    work();
  });
  next.port2.postMessage(null);
}
