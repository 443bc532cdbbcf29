import { describe, expect, it } from "vitest";
import { SPACES } from "./box.ts";
import { around, beside, boxOf, lines, middleOf, places, SIZE, sizeOf, WHOLE, within, zoomAt } from "./geometry.ts";

describe("the board", () => {
  it("has 49 spaces of which none covers another", () => {
    const boxes = SPACES.map(boxOf);
    expect(boxes).toHaveLength(49);
    boxes.forEach((one, at) => {
      expect(one.x >= 0 && one.y >= 0 && one.x + one.width <= SIZE && one.y + one.height <= SIZE).toBe(true);
      for (const other of boxes.slice(at + 1)) {
        const apart = one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y || other.y + other.height <= one.y;
        expect(apart).toBe(true);
      }
    });
  });

  it("leads by arrows from space to space, and over the river", () => {
    expect(beside("VILLAGE", "ArrowRight")).toBe("FIELDS1");
    expect(beside("SENTINEL", "ArrowDown")).toBe("HILLS3");
    expect(beside("FIRE", "ArrowUp")).toBe("PITS");
    expect(beside("VILLAGE", "ArrowUp")).toBe("VILLAGE");
    for (const { key } of SPACES) {
      const around = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].map((arrow) => beside(key, arrow));
      expect(around.some((other) => other !== key)).toBe(true);
    }
  });

  it("puts several figures beside each other", () => {
    expect(places(1, 50)).toEqual([{ x: 0, y: 0 }]);
    expect(new Set(places(6, 50).map(({ x, y }) => `${x} ${y}`)).size).toBe(6);
  });

  it("breaks long names", () => {
    expect(lines("Campi", 12)).toEqual(["Campi"]);
    expect(lines("Valle Nascosta", 12)).toEqual(["Valle", "Nascosta"]);
    expect(lines("Caverna dello Stregone", 12)).toEqual(["Caverna", "dello", "Stregone"]);
  });
});

describe("near and far", () => {
  it("never looks beyond the board", () => {
    const far = within({ x: -500, y: 5000, zoom: 2 });
    expect(far.x).toBeGreaterThan(200);
    expect(far.y).toBeLessThan(800);
    expect(within({ x: 0, y: 0, zoom: 0.2 })).toEqual(WHOLE);
    expect(within({ x: 0, y: 0, zoom: 99 }).zoom).toBe(4);
  });

  it("keeps the point under the fingers", () => {
    const point = { x: 600, y: 520 };
    const near = zoomAt(WHOLE, 2, point);
    expect((point.x - near.x) * near.zoom).toBeCloseTo(point.x - WHOLE.x);
    expect(middleOf("CROWN")).toEqual({ x: 500, y: 500 });
  });
});

it("shows all goals in a low window, as near as they allow", () => {
  const seen = (spaces: string[]) => {
    const glass = around(spaces, 2);
    const { width, height } = sizeOf(glass.zoom, 2);
    for (const { x, y } of spaces.map(middleOf)) {
      expect(Math.abs(x - glass.x)).toBeLessThan(width / 2);
      expect(Math.abs(y - glass.y)).toBeLessThan(height / 2);
    }
    return glass;
  };
  expect(seen(["CROWN"]).zoom).toBe(2);
  expect(seen(["VILLAGE", "CHAPEL"]).zoom).toBeGreaterThan(1);
  expect(seen(["VILLAGE", "CITY", "TAVERN"])).toEqual(WHOLE);
});
