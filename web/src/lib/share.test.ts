import { describe, expect, it } from "vitest";
import { shared } from "./share.ts";

describe("shared", () => {
  const before = { heroes: [{ life: 4, objects: ["SWORD"] }, null], lying: { CITY: ["WOLF"] }, round: 3 };
  const copy = (): typeof before => structuredClone(before);

  it("is the very same where nothing changed", () => {
    expect(shared(before, copy())).toBe(before);
  });

  it("is new along the way to what changed, and the same beside it", () => {
    const next = copy();
    next.heroes[0]!.life = 3;
    const now = shared(before, next);
    expect(now).toEqual({ ...before, heroes: [{ life: 3, objects: ["SWORD"] }, null] });
    expect(now).not.toBe(before);
    expect(now.heroes[0]!.objects).toBe(before.heroes[0]!.objects);
    expect(now.lying).toBe(before.lying);
  });

  it("sees what was added, what was taken away, and what became something else", () => {
    expect(shared([1, 2], [1, 2, 3])).toEqual([1, 2, 3]);
    expect(shared([1, 2, 3], [1, 2])).toEqual([1, 2]);
    expect(shared({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(shared({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
    expect(shared({ 0: "a" }, ["a"])).toEqual(["a"]);
    expect(shared(null, { a: 1 })).toEqual({ a: 1 });
    expect(shared({ a: 1 }, null)).toBe(null);
  });
});
