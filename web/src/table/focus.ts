/**
 * Whoever plays by keyboard or listens to the screen always has a place at the table. An answer often takes away what was pressed, and
 * with it the focus: then the bar with the question has it, which stays there whatever is asked, and Tab leads on to the answers.
 */

import { soon } from "../lib/soon.ts";

const BAR = "section.bar";

/** Whether a key meant nothing in particular: no thing on the page has the focus. */
export function aimless(target: EventTarget | null): boolean {
  return target === document.body || (target instanceof Element && target.matches(BAR));
}

/** What had the focus can have it no more; otherwise somebody has pressed beside it, and has let it go. */
function isGone(element: Element): boolean {
  return !element.isConnected || element.matches(":disabled") || !element.checkVisibility();
}

/** For as long as the table is there; call what comes back when it goes. */
export function keepFocus(): () => void {
  let last: Element | null = null;
  let due = false;
  let over = false;

  function look(): void {
    due = false;
    // A dialog looks after its own.
    if (over || !last || document.activeElement !== document.body || document.querySelector("dialog[open]")) return;
    if (isGone(last)) document.querySelector<HTMLElement>(BAR)?.focus({ preventScroll: true });
    else last = null;
  }

  function focused(event: FocusEvent): void {
    last = event.target as Element;
  }

  // After the frame: by then the browser has taken the focus from what is hidden or disabled, and whoever wants it for something else,
  // as for the answer that is ready or the coach of a guided game, has it.
  const changes = new MutationObserver(() => {
    if (due || !last) return;
    due = true;
    soon(look);
  });
  changes.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  addEventListener("focusin", focused);
  return () => {
    over = true;
    changes.disconnect();
    removeEventListener("focusin", focused);
  };
}
