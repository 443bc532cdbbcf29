import { describe, expect, it } from "vitest";
import { chartOf, configOf, draw, inLines, textOf } from "./charts.ts";

const DOTS = {
  height: { step: 26 },
  data: { values: [{ name: "greedy", low: 0.2, value: 0.3, high: 0.4, tip: "greedy: 30%" }] },
  encoding: { y: { field: "name", type: "nominal", axis: { labelLimit: 150 } } },
  layer: [
    { mark: "rule", encoding: { x: { field: "low", type: "quantitative" }, x2: { field: "high" } } },
    { mark: { type: "point" }, transform: [{ filter: "datum.value > 0" }], encoding: { x: { field: "value", type: "quantitative" }, tooltip: { field: "tip" } } },
  ],
};

/** Where the only dot is. */
const rowMiddle = (place: Element): number => Number(/,([\d.]+)\)/.exec(place.querySelector(".mark-symbol path")?.getAttribute("transform") ?? "")?.[1]);

describe("charts of a report", () => {
  it("fit the width of their place and leave room for the figures on a phone", () => {
    expect(chartOf(DOTS, 700, "light").width).toBe(700);
    expect(JSON.stringify(chartOf(DOTS, 330, "light"))).toContain('"labelLimit":109');
    expect(JSON.stringify(chartOf(DOTS, 700, "light"))).toContain('"labelLimit":150');
  });

  it("write names in several lines rather than cutting them off", async () => {
    const name = "Ultimo cambio al comando (parte della partita)";
    const long = { ...DOTS, data: { values: [{ ...DOTS.data.values[0], name }] }, encoding: { y: { ...DOTS.encoding.y, sort: [name] } } };
    for (const width of [330, 700]) {
      const place = document.createElement("div");
      Object.defineProperty(place, "clientWidth", { value: width });
      await draw(place, long, "light", () => undefined);
      const lines = [...place.querySelectorAll(".role-axis-label tspan")].map((line) => line.textContent);
      expect(lines.length).toBe(width < 400 ? 4 : 2);
      expect(lines.join(" ")).toBe(name);
      // Beside the middle of the row.
      const label = place.querySelector(".role-axis-label tspan")?.parentElement;
      const top = Number(/,(-?[\d.]+)\)/.exec(label?.getAttribute("transform") ?? "")?.[1]);
      expect(top + (15 * (lines.length - 1)) / 2).toBeCloseTo(rowMiddle(place), -1);
    }
    expect(inLines("won-game: talismans", 10)).toEqual(["won-game:", "talismans"]);
    expect(inLines("short", 10)).toEqual(["short"]);
  });

  it("put the names of a legend below each other where they are too wide", () => {
    const coloured = (series: string[]): Record<string, unknown> => ({
      ...DOTS,
      data: { values: series.map((one) => ({ ...DOTS.data.values[0], series: one })) },
      encoding: { ...DOTS.encoding, color: { field: "series", type: "nominal", legend: { orient: "top" } } },
    });
    const legend = (series: string[], width: number): Record<string, unknown> =>
      (chartOf(coloured(series), width, "light").legends as unknown as Record<string, unknown>[])[0]!;
    expect(legend(["base", "to-and-fro"], 330).columns).toBeUndefined();
    expect(legend(["base", "balanced hands, and one plays to and fro"], 330)).toMatchObject({ columns: 1 });
    expect(legend(["base", "balanced hands, and one plays to and fro"], 330).labelLimit).toBe(238);
  });

  it("have colours of their own in each theme", () => {
    expect(configOf("dark")).not.toEqual(configOf("light"));
    expect(Object.keys(configOf("dark"))).toEqual(Object.keys(configOf("light")));
  });

  it("are drawn without making a function of a text", async () => {
    const place = document.createElement("div");
    const real = globalThis.Function;
    globalThis.Function = (() => {
      throw new Error("unsafe-eval");
    }) as unknown as FunctionConstructor;
    try {
      await draw(place, DOTS, "dark", () => undefined);
    } finally {
      globalThis.Function = real;
    }
    expect(place.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
    expect(place.textContent).toContain("greedy");
  });

  it("say what is pointed at", () => {
    expect(textOf({ tip: "greedy: 30%" })).toBe("greedy: 30%");
    expect(textOf("plain")).toBe("plain");
    expect(textOf(null)).toBe("");
  });
});
