import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { drag } from "./drag.ts";

const dropped = vi.fn();
let card: HTMLElement;
let off: (() => void) | void;

beforeEach(() => {
  vi.useFakeTimers();
  dropped.mockClear();
  card = document.body.appendChild(document.createElement("button"));
  off = drag(dropped)(card);
});
afterEach(() => {
  off?.();
  card.remove();
  vi.useRealTimers();
});

function pointer(type: string, pointerType: string, x: number, y: number): void {
  card.dispatchEvent(new PointerEvent(type, { pointerType, clientX: x, clientY: y, button: 0 }));
}

/** Whether the page may scroll by this move of a finger. */
function scrolls(): boolean {
  return card.dispatchEvent(new Event("touchmove", { cancelable: true }));
}

describe("dragging a card", () => {
  it("follows a mouse at once", () => {
    pointer("pointerdown", "mouse", 10, 10);
    pointer("pointermove", "mouse", 40, 60);
    expect(card.style.translate).toBe("30px 50px");
    pointer("pointerup", "mouse", 40, 60);
    expect(dropped).toHaveBeenCalledExactlyOnceWith({ x: 40, y: 60 });
    expect(card.style.translate).toBe("");
  });

  it("lets a finger that moves at once scroll", () => {
    pointer("pointerdown", "touch", 10, 10);
    expect(scrolls()).toBe(true);
    pointer("pointermove", "touch", 10, 60);
    vi.advanceTimersByTime(1000);
    expect(scrolls()).toBe(true);
    pointer("pointerup", "touch", 10, 60);
    expect(dropped).not.toHaveBeenCalled();
  });

  it("is lifted by a finger that rests, and then does not scroll", () => {
    pointer("pointerdown", "touch", 10, 10);
    vi.advanceTimersByTime(300);
    expect(card.dataset.lifted).toBe("");
    expect(scrolls()).toBe(false);
    pointer("pointermove", "touch", 10, 60);
    pointer("pointerup", "touch", 10, 60);
    expect(dropped).toHaveBeenCalledExactlyOnceWith({ x: 10, y: 60 });
    expect(card.dataset.lifted).toBeUndefined();
    expect(scrolls()).toBe(true);
  });

  it("is no drag where the finger only rests", () => {
    pointer("pointerdown", "touch", 10, 10);
    vi.advanceTimersByTime(300);
    pointer("pointermove", "touch", 12, 11);
    pointer("pointerup", "touch", 12, 11);
    expect(dropped).not.toHaveBeenCalled();
  });
});
