/** A replay comes as the first view and then what is new: here every frame gets its whole view again. */

import type { Change, Replay } from "./wire.ts";

type View = Record<string, unknown>;

/** What did not change is shared with the view before, so that a long game takes little memory. */
export function changed<T extends View | unknown[]>(before: T, change: Change): T {
  const after = (Array.isArray(before) ? [...before] : { ...before }) as View;
  Object.assign(after, change.put);
  for (const [key, within] of Object.entries(change.within)) after[key] = changed(after[key] as View, within);
  for (const key of change.gone) delete after[key];
  return after as T;
}

export function whole(replay: Replay): Replay {
  let view: View | null = null;
  for (const frame of replay.frames) {
    if (view && frame.change) frame.view = changed(view, frame.change);
    view = frame.view;
  }
  return replay;
}
