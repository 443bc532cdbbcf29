/**
 * Work that nobody waits for: after the frame that is due now, one piece in each task, so that the page can answer in between.
 * Pieces are done in the order in which they were asked for.
 */

import { hold } from "./idle.ts";

const waiting: (() => void)[] = [];
let release: (() => void) | null = null;

function next(): void {
  waiting.shift()?.();
  if (waiting.length) setTimeout(next);
  else {
    release?.();
    release = null;
  }
}

export function soon(work: () => void): void {
  waiting.push(work);
  if (release) return;
  release = hold();
  // A page in the background has no frames, but perhaps somebody who listens to it.
  if (document.visibilityState === "hidden") setTimeout(next);
  else requestAnimationFrame(() => setTimeout(next));
}
