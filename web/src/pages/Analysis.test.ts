import { fireEvent, render, screen as page, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { screenOf } from "../games/index.ts";
import * as api from "../lib/api.ts";
import type { GameScreen } from "../lib/game.ts";
import type { AnalysisState } from "../lib/wire.ts";
import { loadWords } from "../lib/words.svelte.ts";
import Analysis from "./Analysis.svelte";
import { seat, table } from "./testing.ts";

const DONE: AnalysisState = {
  stage: "done",
  done: 9,
  of: 9,
  analysis: {
    points: [
      { v: 1, clock: 1, chances: [0.5, 0.5] },
      { v: 4, clock: 2, chances: [0.72, 0.28] },
      { v: 9, clock: 3, chances: [1, 0] },
    ],
    moments: [{ since: 1, until: 4, clock: 1, seat: 0, before: 0.5, after: 0.72 }],
    mistakes: [[], [{ v: 3, seat: 1, clock: 1, question: "light", given: { verb: "pass", args: [] }, better: { verb: "eagle", args: [["card", "RC1"]] }, cost: 0.22, error: 0.04, why: null }]],
    lost: [0, 0.22],
    deal: [0.3, 0.7],
  },
};

let screen: GameScreen;
const jump = vi.fn();

function shown(v = 1): void {
  const info = table({ stage: "finished", places: [1, 2], players: 2, seats: [seat(0, { kind: "person", name: "Ada" }), seat(1, { kind: "person", name: "Bruno" })] });
  render(Analysis, { table: info, screen, frames: [], v, onjump: jump });
}

beforeEach(async () => {
  await Promise.all([loadWords("indy"), loadWords("", "coach"), loadWords("", "pages")]);
  screen = await screenOf("indy");
  jump.mockReset();
  vi.restoreAllMocks();
});

describe("the analysis", () => {
  it("is made when somebody asks, and says how far it is", async () => {
    vi.spyOn(api, "analysis").mockResolvedValue({ stage: "none", done: 0, of: 0, analysis: null });
    const explain = vi.spyOn(api, "explain").mockResolvedValue({ stage: "running", done: 3, of: 12, analysis: null });
    shown();
    await fireEvent.click(await page.findByRole("button", { name: "Spiega questa partita" }));
    expect(explain).toHaveBeenCalledOnce();
    expect((await page.findByRole("status")).textContent).toContain("25%");
    expect(page.getByRole("progressbar")).toBeTruthy();
  });

  it("tells what decided it, what cost most and what the cards were worth, and leads there", async () => {
    vi.spyOn(api, "analysis").mockResolvedValue(DONE);
    shown();
    const slider = await page.findByRole("slider");
    expect(slider.getAttribute("aria-valuetext")).toContain("Ada 50%");
    await fireEvent.input(slider, { target: { value: "1" } });
    expect(jump).toHaveBeenLastCalledWith(4);
    await fireEvent.click(page.getByRole("button", { name: /Ada sale da 50 a 72%/ }));
    expect(jump).toHaveBeenLastCalledWith(4, true);
    const costly = page.getByRole("button", { name: /è costata 22 punti/ });
    expect(within(costly).getByText(/^Meglio: /)).toBeTruthy();
    await fireEvent.click(costly);
    expect(jump).toHaveBeenLastCalledWith(3, true);
    expect(page.getByText(/contro le carte: da lì bot uguali vincono solo 30/)).toBeTruthy();
    expect(page.getByText("nessun errore evidente")).toBeTruthy();
  });

  it("says in words why there is none", async () => {
    const refused = new api.Refused(409, { key: "error-analyse-long", details: { most: 2500 }, rule: "", text: "" });
    vi.spyOn(api, "analysis").mockResolvedValue({ stage: "none", done: 0, of: 0, analysis: null });
    vi.spyOn(api, "explain").mockRejectedValue(refused);
    shown();
    await fireEvent.click(await page.findByRole("button", { name: "Spiega questa partita" }));
    expect((await page.findByRole("alert")).textContent).toContain("troppo lunga");
  });
});
