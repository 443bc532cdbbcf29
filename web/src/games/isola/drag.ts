// Dragging a card with mouse or finger: it follows the pointer, and where it is let go somebody else decides what that means.
//
// A finger that moves at once scrolls, as everywhere; one that rests first lifts the card.

import type { Attachment } from "svelte/attachments";

/** A finger trembles: only farther is a drag. */
const FAR = 9;
/** So many milliseconds a finger rests before it lifts a card: shorter than a look at the card takes. */
const LIFT = 220;
/** So near the edge of what scrolls, a dragged card scrolls it, by so much at a time. */
const EDGE = 44;
const STEP = 9;

export interface Drop {
  x: number;
  y: number;
}

/** Makes an element one that can be dragged; `dropped` is told where. */
export function drag(dropped: (at: Drop) => void, enabled: () => boolean = () => true): Attachment<HTMLElement> {
  return (element) => {
    let start: Drop | null = null;
    let at: Drop = { x: 0, y: 0 };
    /** A finger has rested: from now on it does not scroll. */
    let lifted = false;
    let moving = false;
    let timer = 0;
    let frame = 0;

    const follow = (): void => {
      if (start) element.style.translate = `${at.x - start.x}px ${at.y - start.y}px`;
    };
    /** What lies beyond the edge comes near while the card is held there. */
    const scroll = (): void => {
      frame = requestAnimationFrame(scroll);
      const around = scrollerOf(element);
      if (!start || !around) return;
      const { top, bottom } = around.getBoundingClientRect();
      const by = at.y < top + EDGE ? -STEP : at.y > bottom - EDGE ? STEP : 0;
      const before = around.scrollTop;
      if (by) around.scrollTop += by;
      start.y -= around.scrollTop - before;
      follow();
    };
    const stop = (): void => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      start = null;
      moving = lifted = false;
      element.style.translate = "";
      delete element.dataset.dragged;
      delete element.dataset.lifted;
    };
    const begin = (event: PointerEvent): void => {
      if (event.button !== 0 || !enabled()) return;
      stop();
      start = { x: event.clientX, y: event.clientY };
      if (event.pointerType !== "touch") lifted = true;
      else
        timer = window.setTimeout(() => {
          lifted = true;
          element.dataset.lifted = "";
        }, LIFT);
    };
    const move = (event: PointerEvent): void => {
      if (!start) return;
      at = { x: event.clientX, y: event.clientY };
      if (!moving) {
        if (Math.hypot(at.x - start.x, at.y - start.y) < FAR) return;
        // Whoever moves before the card is lifted wants to scroll.
        if (!lifted) return stop();
        moving = true;
        // Whoever drags does not want to read the card.
        element.dispatchEvent(new PointerEvent("pointercancel"));
        element.setPointerCapture?.(event.pointerId);
        element.dataset.dragged = "";
        scroll();
      }
      follow();
    };
    const end = (event: PointerEvent): void => {
      // Its own message that nothing is read any more is no end.
      if (!event.isTrusted && event.type === "pointercancel" && event.clientX === 0 && moving) return;
      const dragged = moving;
      stop();
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
    const hold = (event: TouchEvent): void => {
      if (start && lifted && event.cancelable) event.preventDefault();
    };
    element.addEventListener("pointerdown", begin);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", end);
    element.addEventListener("pointercancel", end);
    // The browser asks before it scrolls, so this listener must be able to say no.
    element.addEventListener("touchmove", hold, { passive: false });
    return () => {
      stop();
      element.removeEventListener("pointerdown", begin);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", end);
      element.removeEventListener("pointercancel", end);
      element.removeEventListener("touchmove", hold);
    };
  };
}

/** The nearest thing around it that scrolls up and down. */
function scrollerOf(element: HTMLElement): HTMLElement | null {
  let around = element.parentElement;
  while (around && !(around.scrollHeight > around.clientHeight && ["auto", "scroll"].includes(getComputedStyle(around).overflowY))) {
    around = around.parentElement;
  }
  return around;
}
