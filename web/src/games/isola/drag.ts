// Dragging a card with mouse or finger: it follows the pointer, and where it is let go somebody else decides what that means.

import type { Attachment } from "svelte/attachments";

/** A finger trembles: only farther is a drag. */
const FAR = 9;

export interface Drop {
  x: number;
  y: number;
}

/** Makes an element one that can be dragged; `dropped` is told where. */
export function drag(dropped: (at: Drop) => void, enabled: () => boolean = () => true): Attachment<HTMLElement> {
  return (element) => {
    let start: Drop | null = null;
    let moving = false;

    const move = (event: PointerEvent): void => {
      if (!start) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!moving) {
        if (Math.hypot(x, y) < FAR) return;
        moving = true;
        // Whoever drags does not want to read the card.
        element.dispatchEvent(new PointerEvent("pointercancel"));
        element.setPointerCapture?.(event.pointerId);
        element.dataset.dragged = "";
      }
      element.style.translate = `${x}px ${y}px`;
    };
    const end = (event: PointerEvent): void => {
      // Its own message that nothing is read any more is no end.
      if (!event.isTrusted && event.type === "pointercancel" && event.clientX === 0 && moving) return;
      const dragged = moving;
      start = null;
      moving = false;
      element.style.translate = "";
      delete element.dataset.dragged;
      if (dragged && event.type === "pointerup") {
        // The click that follows is the end of the drag, not a choice.
        element.addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => element.removeEventListener("click", swallow, { capture: true }), 0);
        dropped({ x: event.clientX, y: event.clientY });
      }
    };
    const swallow = (event: Event): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const begin = (event: PointerEvent): void => {
      if (event.button === 0 && enabled()) start = { x: event.clientX, y: event.clientY };
    };
    element.addEventListener("pointerdown", begin);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", end);
    element.addEventListener("pointercancel", end);
    return () => {
      element.removeEventListener("pointerdown", begin);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", end);
      element.removeEventListener("pointercancel", end);
    };
  };
}
