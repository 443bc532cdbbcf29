import { describe, expect, it } from "vitest";
import { chartOf, configOf, draw, textOf } from "./charts.ts";

const DOTS = {
  height: { step: 26 },
  data: { values: [{ name: "greedy", low: 0.2, value: 0.3, high: 0.4, tip: "greedy: 30%" }] },
  encoding: { y: { field: "name", type: "nominal", axis: { labelLimit: 150 } } },
  layer: [
    { mark: "rule", encoding: { x: { field: "low", type: "quantitative" }, x2: { field: "high" } } },
    { mark: { type: "point" }, transform: [{ filter: "datum.value > 0" }], encoding: { x: { field: "value", type: "quantitative" }, tooltip: { field: "tip" } } },
  ],
};

describe("charts of a report", () => {
  it("fit the width of their place and leave room for the figures on a phone", () => {
    expect(chartOf(DOTS, 700, "light").width).toBe(700);
    expect(JSON.stringify(chartOf(DOTS, 330, "light"))).toContain('"labelLimit":109');
    expect(JSON.stringify(chartOf(DOTS, 700, "light"))).toContain('"labelLimit":150');
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
