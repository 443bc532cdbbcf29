/** Where on the page the things are that a lesson points at. */

import type { PointAt, Question } from "../lib/wire.ts";
import type { Choice } from "../table/choice.svelte.ts";

/** The regions of the page, the first that is there: each game has those that it has. */
const PARTS: Record<string, readonly string[]> = {
  hand: ["[data-place=hand]", ".middle .hand"],
  table: ["[data-place=table]", ".middle"],
  board: ["[data-place=board]", ".middle"],
  deck: ["[data-place=deck]", "[data-place=draw]"],
  score: ["[data-place=score]", ".seat.mine"],
  question: [".bar"],
  answer: [".bar .ready", ".bar .answers"],
  reaction: [".bar .reaction"],
  log: [".log-side", "[data-tool=log]"],
};

/** The attributes under which things of a kind lie on the table; a kind that is not named here lies there as a thing. */
const HOOKS: Record<string, readonly string[]> = {
  card: ["data-card", "data-answer"],
  space: ["data-space"],
  window: ["data-window"],
  place: ["data-spot", "data-card"],
};

function selectorsOf({ kind, value }: PointAt): string[] {
  if (kind === "part") {
    const seat = /^seat (\d+)$/.exec(value);
    return seat ? [`.seat:has([data-seat="${seat[1]}"])`] : [...(PARTS[value] ?? [`[data-place="${CSS.escape(value)}"]`])];
  }
  // A whole answer, in notation, that has a button beside the question.
  if (kind === "answer") return [`.bar [data-answer="${CSS.escape(value)}"]`];
  // In the notation of every game a seat is P and its number.
  if (kind === "seat") return [`.seat:has([data-seat="${Number(value.slice(1)) - 1}"])`];
  const name = CSS.escape(value);
  const exact = [...(HOOKS[kind] ?? []), "data-thing", "data-card"].map((hook) => `main [${hook}="${name}"]`);
  // Something on the table has the name of its card and a number: MERCENARI.A1.
  return [...exact, `main [data-card^="${name}."]`];
}

/** The element of a thing, as it is seen now; null: it is not on the screen. */
export function elementOf(point: PointAt, root: ParentNode = document): HTMLElement | SVGElement | null {
  for (const selector of selectorsOf(point)) {
    for (const found of root.querySelectorAll<HTMLElement | SVGElement>(selector)) {
      const { width, height } = found.getBoundingClientRect();
      if (width > 0 && height > 0) return found;
    }
  }
  return null;
}

/** What is to be tapped for an answer, in this order; null: it was. */
export function thingsOf(question: Question | null, answer: string, choice: Pick<Choice, "picked">): (PointAt | null)[] {
  const at = question?.options.indexOf(answer) ?? -1;
  return (question?.answers[at]?.args ?? []).map(([kind, value]) => (choice.picked(value) ? null : { kind, value }));
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const CLIPS = /auto|scroll|hidden|clip/;

/** What is seen of an element: not what a region that scrolls has out of sight. Null: too little to be pointed at. */
export function seenOf(element: Element): Box | null {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  const box = { left, top, right, bottom };
  for (let around = element.parentElement; around; around = around.parentElement) {
    const style = getComputedStyle(around);
    if (!CLIPS.test(style.overflowX) && !CLIPS.test(style.overflowY)) continue;
    const clip = around.getBoundingClientRect();
    box.left = Math.max(box.left, clip.left);
    box.top = Math.max(box.top, clip.top);
    box.right = Math.min(box.right, clip.right);
    box.bottom = Math.min(box.bottom, clip.bottom);
  }
  box.left = Math.max(box.left, 0);
  box.top = Math.max(box.top, 0);
  box.right = Math.min(box.right, innerWidth);
  box.bottom = Math.min(box.bottom, innerHeight);
  const enough = (box.right - box.left) * 3 > width && (box.bottom - box.top) * 3 > height;
  return enough ? box : null;
}
