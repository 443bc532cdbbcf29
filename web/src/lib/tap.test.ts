import { expect, test, vi } from "vitest";
import { tapped } from "./tap.ts";

function click(pointerType: string): Event {
  return new PointerEvent("click", { pointerType });
}

test("what a finger taps is done after the task in which the tap came", async () => {
  const work = vi.fn();
  tapped(click("touch"), work);
  expect(work).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce());
});

test("taps are done in their order", async () => {
  const done: number[] = [];
  tapped(click("touch"), () => done.push(1));
  tapped(click("touch"), () => done.push(2));
  await vi.waitFor(() => expect(done).toEqual([1, 2]));
});

test("keys and the mouse are answered at once", () => {
  const work = vi.fn();
  tapped(new MouseEvent("click"), work);
  tapped(click("mouse"), work);
  // A button that is pressed with a key is clicked by no pointer.
  tapped(click(""), work);
  expect(work).toHaveBeenCalledTimes(3);
});
