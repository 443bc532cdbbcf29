import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { speak } from "../lib/words.svelte.ts";
import Rules from "./Rules.svelte";
import { GAMES, INDY, serve, table, TIMELINE, you } from "./testing.ts";

async function page(rule = "", game = "indy"): Promise<void> {
  render(Rules, { game, rule });
  await screen.findByRole("searchbox");
}

function numbers(): string[] {
  return [...document.querySelectorAll(".rule")].map((rule) => rule.id);
}

async function type(text: string): Promise<void> {
  await fireEvent.input(screen.getByRole("searchbox"), { target: { value: text } });
}

beforeEach(() => {
  history.replaceState(null, "", "/rules/indy");
  serve({
    "GET /api/games": () => ({ ...GAMES, games: [INDY, TIMELINE] }),
    "GET /api/tables/tavolo": () => ({
      table: table({ name: "Il martedì", options: { "plucked-exchange": "no", settlement: "losers-first" } }),
      role: "seat",
      seat: 0,
      you: you(),
    }),
  });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await speak("it");
});

describe("the rules", () => {
  it("shows every rule in its chapter, with its number", async () => {
    await page();
    expect(numbers()).toEqual(["IN-017", "IN-018", "IN-019", "IN-040", "IN-041", "IR-07", "IR-23"]);
    expect(screen.getByRole("heading", { name: "Le aquile" })).toBeTruthy();
  });

  it("finds rules as one types, without minding accents and capitals", async () => {
    await page();
    await type("CAVALLO");
    expect(numbers()).toEqual(["IN-018"]);
    expect(screen.getByText("Ne parla una regola.")).toBeTruthy();
    expect([...document.querySelectorAll("mark")].some((mark) => mark.textContent === "cavallo")).toBe(true);
    await type("un'aquila puo giocare");
    expect(numbers()).toEqual(["IN-040"]);
    await type("zzz");
    expect(numbers()).toEqual([]);
    expect(screen.getByText("Nessuna regola ne parla.")).toBeTruthy();
  });

  it("finds words by how they begin, whatever their last letter", async () => {
    await page();
    await type("AQUILE giocare");
    expect(numbers()).toContain("IN-040");
    expect([...document.querySelectorAll("mark")].map((mark) => mark.textContent?.toLowerCase())).toContain("aquila");
    await type("vallo");
    expect(numbers()).toEqual([]);
  });

  it("finds a rule by its number, however it is written", async () => {
    await page();
    for (const written of ["IN-018", "in18", "In 018"]) {
      await type(written);
      expect(numbers()).toEqual(["IN-018"]);
    }
  });

  it("finds a decision of the table by its words", async () => {
    await page();
    await type("prima prende il team");
    expect(numbers()).toEqual(["IR-23"]);
  });

  it("marks what was chosen at the table one comes from", async () => {
    history.replaceState(null, "", "/rules/indy?table=tavolo");
    await page();
    await waitFor(() => expect(screen.getByText("Le scelte del tavolo «Il martedì» sono segnate.")).toBeTruthy());
    const ruling = document.getElementById("IR-07")!;
    const chosen = ruling.querySelector(".chosen")!;
    expect(chosen.textContent).toContain("No, aspettano l’evocazione");
    expect(chosen.textContent).toContain("a questo tavolo");
  });

  it("points at the rule of the address", async () => {
    await page("in-041");
    await waitFor(() => expect(document.getElementById("IN-041")!.classList.contains("here")).toBe(true));
  });

  it("knows a ruling by the letters that stored games have", async () => {
    await page("r-05", "timeline");
    await waitFor(() => expect(document.getElementById("TTR-05")!.classList.contains("here")).toBe(true));
    for (const written of ["TTR-02", "R-02", "r2"]) {
      await type(written);
      expect(numbers()).toEqual(["TTR-02"]);
    }
  });

  it("changes its language at once, and searches in it", async () => {
    await page();
    await type("horse");
    expect(numbers()).toEqual([]);
    await speak("en");
    await waitFor(() => expect(numbers()).toContain("IN-018"));
  });
});
