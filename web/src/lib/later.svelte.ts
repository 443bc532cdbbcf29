/**
 * A table as it was shown a moment ago: for what stands around the middle. What is asked, and the board, are drawn first; the seats and
 * the own things follow in a task and a frame of their own, so that neither is long.
 */

import { untrack } from "svelte";
import type { Seen } from "./game.ts";
import { soon } from "./soon.ts";

/** For a component: call it while that is made. */
export function later(now: () => Seen): { readonly seen: Seen } {
  let shown = $state.raw(untrack(() => ({ ...now() })));
  let gone = false;
  let due = false;

  function follow(): void {
    due = false;
    if (!gone) shown = untrack(() => ({ ...now() }));
  }

  $effect.pre(() => {
    const { me, view, replay } = { ...now() };
    const old = untrack(() => shown);
    // Nobody sees a moment longer what another seat of this device saw; and whoever steps through a game wants to see the step.
    if (replay || me !== old.me || view === null || old.view === null) follow();
    else if (!due) {
      due = true;
      soon(follow);
    }
  });
  $effect(() => () => void (gone = true));

  return {
    get seen() {
      return shown;
    },
  };
}
