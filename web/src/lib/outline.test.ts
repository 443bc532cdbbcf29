import { expect, it } from "vitest";
import { inWholeUnits } from "../../plugins/outline.ts";

it("draws a path in whole units, without errors that grow and without naming a command twice", () => {
  expect(inWholeUnits("M1.4 2.6l.4.4.4.4.4.4h.4V10.4z")).toBe("m1 3 1 0 0 0 1 1h0v6z");
  expect(inWholeUnits("M0 0 10.2 10.2L0 20")).toBe("m0 0 10 10-10 10");
  expect(inWholeUnits("m5 5c1.4 0 2.6 1.2 2.6 2.6zm1 1")).toBe("m5 5c1 0 3 1 3 3zm1 1");
});

it("reads the flags of an arc that stand together", () => {
  expect(inWholeUnits("M0 0a5.25 5.25 0 1110.4.4")).toBe("m0 0a5.3 5.3 0 1 1 10 0");
});

it("refuses what is no path", () => {
  expect(() => inWholeUnits("M1 2 3")).toThrow(/cannot read/);
});
