// Cards in motion. The table is drawn as it is now; what moved since the last picture flies from where it was.
// Nothing waits for a flight, and every flight can be left out.

import type { GameEvent } from "../../lib/game.ts";
import { EAGLE } from "./cards.ts";

interface Lying {
  element: HTMLElement;
  at: DOMRect;
}

/** Where every card lies. */
export type Picture = Map<string, Lying>;

const FLIGHT = 420;
const STAGGER = 70;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/** Names with their number among their like, since there are three eagles. */
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

function placeOf(root: HTMLElement, place: string): DOMRect | null {
  return root.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect() ?? null;
}

/** The middle of a seat's box in the frame around the table, as small as a card in somebody else's hand. */
function seatBox(seat: unknown): DOMRect | null {
  const box = document.querySelector(`[data-indy-seat="${Number(seat)}"]`)?.getBoundingClientRect();
  return box ? new DOMRect(box.left + box.width / 2 - 12, box.top + box.height / 2 - 17, 24, 34) : null;
}

/** From where a card came that did not lie on the table before. */
function origin(name: string, events: readonly GameEvent[], root: HTMLElement): DOMRect | null {
  for (const event of events) {
    if (event.kind === "swapped" && event.gave === name) return seatBox(event.seat);
    if (event.kind === "evoked" && (event.cards as string[]).includes(name)) return seatBox(event.seat);
  }
  return placeOf(root, "deck");
}

/** Where a card went that lies on the table no more; null: it is gathered with all the others. */
function goal(name: string, events: readonly GameEvent[], root: HTMLElement): DOMRect | null {
  for (const event of events) {
    if ((event.kind === "swapped" || event.kind === "eagle-played") && event.took === name) return seatBox(event.seat);
    if (event.kind === "changed" && (event.given as string[] | undefined)?.includes(name)) return placeOf(root, "deck");
    if (event.kind === "swapped" && event.gave === name && name === EAGLE) return placeOf(root, "deck");
  }
  return null;
}

function from(start: DOMRect, end: DOMRect): string {
  const scale = start.width && end.width ? Math.min(start.width / end.width, 2.5) : 1;
  const x = start.left + start.width / 2 - (end.left + end.width / 2);
  const y = start.top + start.height / 2 - (end.top + end.height / 2);
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** An element that flies over the whole page and is gone when it lands. */
function ghost(element: HTMLElement, at: DOMRect, frames: Keyframe[], duration: number): void {
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

/**
 * Let everything fly that moved between two pictures. ``lasting`` shortens or silences it as the viewer likes;
 * ``eagle`` makes the drawing of an eagle.
 */
export function fly(
  root: HTMLElement,
  before: Picture,
  events: readonly GameEvent[],
  lasting: (milliseconds: number) => number,
  eagle: () => HTMLElement,
): void {
  const duration = lasting(FLIGHT);
  if (!duration || typeof root.animate !== "function") return;
  const now = picture(root);
  let arrivals = 0;
  for (const [key, { element, at }] of now) {
    const was = before.get(key);
    const start = was ? was.at : origin(key.split("-")[0]!, events, root);
    if (!start || (was && Math.abs(start.left - at.left) < 3 && Math.abs(start.top - at.top) < 3)) continue;
    // A card that only makes room for others glides; one that arrives is dealt, one after the other.
    const delay = was ? 0 : (arrivals++ * STAGGER * duration) / FLIGHT;
    const frames = [
      { transform: from(start, at), opacity: was ? 1 : 0.2, zIndex: 5 },
      { transform: "none", opacity: 1, zIndex: 5 },
    ];
    element.animate(frames, { duration, delay, easing: EASE, fill: "backwards" });
  }
  for (const [key, { element, at }] of before) {
    if (now.has(key)) continue;
    const end = goal(key.split("-")[0]!, events, root);
    if (end) ghost(element, at, [{ transform: "none" }, { transform: from(end, at), opacity: 0.15 }], duration);
  }
  for (const event of events) {
    if (event.kind !== "eagle-played") continue;
    const nest = seatBox(event.seat);
    const prey = before.get(event.took as string)?.at;
    const deck = placeOf(root, "deck");
    if (!nest || !prey || !deck) continue;
    const wings = new DOMRect(prey.left + prey.width / 2 - 48, prey.top + prey.height / 2 - 48, 96, 96);
    ghost(
      eagle(),
      wings,
      [
        { transform: `${from(nest, wings)} rotate(-14deg)`, opacity: 0 },
        { transform: "scale(1.5)", opacity: 1, offset: 0.45 },
        { transform: "scale(1.3)", opacity: 1, offset: 0.62 },
        { transform: `${from(deck, wings)} scale(0.5)`, opacity: 0 },
      ],
      lasting(1150),
    );
  }
}
