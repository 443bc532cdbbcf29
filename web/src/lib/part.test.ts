import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isLate, part, WAITS } from "./part.svelte.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What loads after so many failures. */
function failing(times: number): () => Promise<string> {
  return () => (times-- > 0 ? Promise.reject(new Error("no connection")) : Promise.resolve("here"));
}

test("a part that comes at once is there at once", async () => {
  await expect(part(failing(0))).resolves.toBe("here");
});

test("a part that did not come is asked for again, and the page says so if it takes long", async () => {
  const arrived = vi.fn();
  void part(failing(WAITS.length + 1)).then(arrived);
  await vi.advanceTimersByTimeAsync(WAITS[0]!);
  expect(isLate()).toBe(false);
  await vi.advanceTimersByTimeAsync(WAITS[1]!);
  expect(isLate()).toBe(true);
  await vi.advanceTimersByTimeAsync(2 * WAITS[2]!);
  expect(arrived).toHaveBeenCalledWith("here");
  expect(isLate()).toBe(false);
});

test("a style sheet that did not come is asked for again", async () => {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  document.head.append(link);
  Object.defineProperty(link, "sheet", { value: null });
  void part(failing(1));
  await vi.advanceTimersByTimeAsync(WAITS[0]!);
  expect(link.isConnected).toBe(false);
  expect(document.querySelectorAll('link[rel="stylesheet"]')).toHaveLength(1);
});
