// Cards in motion. The table is drawn as it is now; what moved since the last picture flies from where it was.
// Nothing waits for a flight, and every flight can be left out.

import { untrack } from "svelte";
import type { GameEvent, Seen } from "../lib/game.ts";
import { prefs } from "../lib/prefs.svelte.ts";

interface Lying {
  element: HTMLElement;
  at: DOMRect;
}

/** Where everything lies that has a name: `data-card`. */
export type Picture = Map<string, Lying>;

/** Where things come from and go to that do not lie on the table all the time. */
export interface Routes {
  /** From where a card came that did not lie on the table before; null: it appears where it lies. */
  origin(name: string, events: readonly GameEvent[], root: HTMLElement): DOMRect | null;
  /** Where a card went that lies on the table no more; null: it is gathered with all the others. */
  goal(name: string, events: readonly GameEvent[], root: HTMLElement): DOMRect | null;
  /** What else happens in the air. */
  besides?(before: Picture, events: readonly GameEvent[], root: HTMLElement): void;
}

const FLIGHT = 420;
const STAGGER = 70;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/** Names with their number among their like, since some cards are alike. */
export function picture(root: HTMLElement): Picture {
  const found: Picture = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-card]")) {
    const name = element.dataset.card!;
    let key = name;
    for (let copy = 1; found.has(key); copy += 1) key = `${name}-${copy}`;
    found.set(key, { element, at: element.getBoundingClientRect() });
  }
  return found;
}

/** A place on the table that has a name: `data-place`. */
export function placeOf(root: HTMLElement, place: string): DOMRect | null {
  return root.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect() ?? null;
}

/** The middle of a seat's box in the frame around the table, as small as a card in somebody else's hand. */
export function seatBox(seat: unknown): DOMRect | null {
  const box = document.querySelector(`[data-seat="${Number(seat)}"]`)?.getBoundingClientRect();
  return box ? new DOMRect(box.left + box.width / 2 - 12, box.top + box.height / 2 - 17, 24, 34) : null;
}

/** The transformation that puts a thing lying at `end` back to `start`. */
export function from(start: DOMRect, end: DOMRect): string {
  const scale = start.width && end.width ? Math.min(start.width / end.width, 2.5) : 1;
  const x = start.left + start.width / 2 - (end.left + end.width / 2);
  const y = start.top + start.height / 2 - (end.top + end.height / 2);
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** An element that flies over the whole page and is gone when it lands. */
export function ghost(element: HTMLElement, at: DOMRect, frames: Keyframe[], duration: number): void {
  const carrier = document.createElement("div");
  carrier.setAttribute("aria-hidden", "true");
  carrier.inert = true;
  Object.assign(carrier.style, {
    position: "fixed",
    zIndex: "40",
    left: `${at.left}px`,
    top: `${at.top}px`,
    width: `${at.width}px`,
    height: `${at.height}px`,
    pointerEvents: "none",
  });
  carrier.append(element);
  document.body.append(carrier);
  const animation = carrier.animate(frames, { duration, easing: EASE, fill: "both" });
  const land = (): void => carrier.remove();
  animation.addEventListener("finish", land);
  animation.addEventListener("cancel", land);
}

/** Let everything fly that moved between two pictures. */
function fly(root: HTMLElement, before: Picture, events: readonly GameEvent[], routes: Routes): void {
  const duration = prefs.lasting(FLIGHT);
  if (!duration || typeof root.animate !== "function") return;
  const now = picture(root);
  let arrivals = 0;
  for (const [key, { element, at }] of now) {
    const was = before.get(key);
    const start = was ? was.at : routes.origin(key.split("-")[0]!, events, root);
    if (!start || (was && Math.abs(start.left - at.left) < 3 && Math.abs(start.top - at.top) < 3)) continue;
    // A card that only makes room for others glides; one that arrives is dealt, one after the other.
    const delay = was ? 0 : (arrivals++ * STAGGER * duration) / FLIGHT;
    const frames = [
      { transform: from(start, at), opacity: was ? 1 : 0.2 },
      { transform: "none", opacity: 1 },
    ];
    const animation = element.animate(frames, { duration, delay, easing: EASE, fill: "backwards" });
    // Over the others while it flies, but not as a part of the motion: then the browser would draw each frame of it anew.
    element.style.zIndex = "5";
    const land = (): void => void element.style.removeProperty("z-index");
    animation.addEventListener("finish", land);
    animation.addEventListener("cancel", land);
  }
  for (const [key, { element, at }] of before) {
    // An element that still lies on the table shows something else by now.
    if (now.has(key) || element.isConnected) continue;
    const end = routes.goal(key.split("-")[0]!, events, root);
    if (end) ghost(element, at, [{ transform: "none" }, { transform: from(end, at), opacity: 0.15 }], duration);
  }
  routes.besides?.(before, events, root);
}

/** From now on what moves on a table flies: call it once while the component that draws the table is made. */
export function flights(root: () => HTMLElement | undefined, seen: () => Seen, routes: Routes): void {
  let before: Picture = new Map();
  let flownTo = -1;

  $effect.pre(() => {
    void seen().view;
    before = untrack(() => {
      const element = root();
      return element ? picture(element) : new Map();
    });
  });
  $effect(() => {
    void seen().view;
    untrack(() => {
      const { log } = seen();
      const events = log.filter((entry) => entry.v > flownTo).flatMap((entry) => entry.events as GameEvent[]);
      const isFirst = flownTo < 0;
      flownTo = log.at(-1)?.v ?? -1;
      const element = root();
      if (element && !isFirst && events.length) fly(element, before, events, routes);
    });
  });
}
