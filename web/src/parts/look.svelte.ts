// Looking at a card closely: a mouse that rests on it, a finger that stays, or the keyboard's focus.

import type { Attachment } from "svelte/attachments";

interface Looked {
  name: string;
  /** Where the card lies on the screen. */
  at: DOMRect;
}

const REST = 450;
const HOLD = 380;

/** The first move of a mouse on the page has no length yet. */
let mouseKnown = false;
let looked = $state<Looked | null>(null);

export function lookedAt(): Looked | null {
  return looked;
}

/** Makes an element that shows a card show it large. */
export function look(name: string): Attachment<HTMLElement> {
  return (element) => {
    let timer = 0;
    let held = false;

    const show = (): void => {
      looked = { name, at: element.getBoundingClientRect() };
    };
    const soon = (milliseconds: number, then: () => void): void => {
      clearTimeout(timer);
      timer = window.setTimeout(then, milliseconds);
    };
    const away = (): void => {
      clearTimeout(timer);
      if (looked?.name === name) looked = null;
    };
    const events: Record<string, (event: Event) => void> = {
      // Not when the card comes to lie under a mouse that nobody moves.
      pointermove: (event) => {
        const { pointerType, movementX, movementY } = event as PointerEvent;
        const moved = movementX !== 0 || movementY !== 0 || !mouseKnown;
        mouseKnown = true;
        if (pointerType === "mouse" && moved && looked?.name !== name) soon(REST, show);
      },
      pointerleave: away,
      pointerdown: (event) => {
        held = false;
        if ((event as PointerEvent).pointerType === "mouse") {
          away();
          return;
        }
        soon(HOLD, () => {
          held = true;
          show();
        });
      },
      pointerup: away,
      pointercancel: away,
      // A long press looks; it must not also choose.
      click: (event) => {
        if (!held) return;
        held = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      contextmenu: (event) => {
        if (held || timer) event.preventDefault();
      },
      focus: () => {
        if (element.matches(":focus-visible")) soon(REST, show);
      },
      blur: away,
      keydown: (event) => {
        if ((event as KeyboardEvent).key !== "Tab") away();
      },
    };
    for (const [kind, listener] of Object.entries(events)) element.addEventListener(kind, listener, { capture: true });
    return () => {
      away();
      for (const [kind, listener] of Object.entries(events)) {
        element.removeEventListener(kind, listener, { capture: true });
      }
    };
  };
}
