import { describe, expect, test } from "vitest";
import { stayAwake } from "./awake.ts";

/** A page that can be hidden, and a device that counts how many locks are held. */
function stage(works = true) {
  const page = new EventTarget() as EventTarget & { visibilityState: string };
  page.visibilityState = "visible";
  const device = { held: 0, asked: 0 };
  const lock = {
    async request() {
      device.asked += 1;
      if (!works) throw new Error("low on power");
      device.held += 1;
      return { release: async () => void (device.held -= 1) };
    },
  };
  const show = async (state: string) => {
    page.visibilityState = state;
    page.dispatchEvent(new Event("visibilitychange"));
    await settle();
  };
  return { page: page as unknown as Document, device, lock, show };
}

const settle = () => new Promise((done) => setTimeout(done));

describe("the screen", () => {
  test("stays awake while the page is seen, and no longer", async () => {
    const { page, device, lock, show } = stage();
    const end = stayAwake(page, { wakeLock: lock });
    await settle();
    expect(device.held).toBe(1);
    await show("hidden");
    expect(device.held).toBe(0);
    await show("visible");
    expect(device.held).toBe(1);
    end();
    await settle();
    expect(device.held).toBe(0);
    await show("visible");
    expect(device.held).toBe(0);
  });

  test("is let go also if the table was left before the lock came", async () => {
    const { page, device, lock } = stage();
    stayAwake(page, { wakeLock: lock })();
    await settle();
    expect(device.held).toBe(0);
  });

  test("goes dark as always where the browser cannot or will not", async () => {
    const { page, device, lock } = stage(false);
    stayAwake(page, { wakeLock: lock })();
    stayAwake(page, {})();
    await settle();
    expect(device.held).toBe(0);
  });
});
