import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { prefs } from "../lib/prefs.svelte.ts";
import type { NewTable as Wish } from "../lib/wire.ts";
import NewTable from "./NewTable.svelte";
import { GAMES, INDY, No, serve, table, type Asked } from "./testing.ts";

const CREATED = { table: table(), seats: [], invite: "", spectator: "", token: "" };

function laid(asked: Asked[]): Wish {
  return asked.find((one) => one.method === "POST" && one.path === "/api/tables")!.body as Wish;
}

async function page(): Promise<void> {
  render(NewTable, { game: "indy" });
  await screen.findByRole("heading", { level: 1 });
}

beforeEach(() => {
  localStorage.clear();
  prefs.name = "";
  history.replaceState(null, "", "/new/indy");
});
afterEach(() => vi.unstubAllGlobals());

describe("a new table", () => {
  it("says the defaults in a sentence and lays the table with them", async () => {
    const asked = serve({ "GET /api/games": () => GAMES, "POST /api/tables": () => CREATED });
    await page();
    expect(screen.getByText("Dal vivo, reazioni rapide, senza limiti di tempo.")).toBeTruthy();
    expect(screen.getByText("Dove il regolamento tace valgono le scelte di serie.")).toBeTruthy();
    await fireEvent.input(screen.getByLabelText("Il tuo nome"), { target: { value: " Ada " } });
    await fireEvent.click(screen.getByRole("button", { name: "Apri il tavolo" }));
    await waitFor(() => expect(location.pathname).toBe("/t/tavolo"));
    expect(laid(asked)).toMatchObject({
      game: "indy",
      players: 4,
      fill: "greedy",
      tempo: "live",
      options: { "plucked-exchange": "yes", settlement: "losers-first" },
      host: { name: "Ada", colour: "red", shape: "circle" },
    });
  });

  it("wants a name, says so beside the field and asks the server nothing", async () => {
    const asked = serve({ "GET /api/games": () => GAMES });
    await page();
    await fireEvent.input(screen.getByLabelText("Il tuo nome"), { target: { value: "  " } });
    await fireEvent.click(screen.getByRole("button", { name: "Apri il tavolo" }));
    const field = screen.getByLabelText("Il tuo nome");
    await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
    const about = document.getElementById(field.getAttribute("aria-describedby")!)!;
    expect(about.textContent).toContain("Scrivi un nome");
    expect(document.activeElement).toBe(field);
    expect(asked.every((one) => one.method === "GET")).toBe(true);
    await fireEvent.input(field, { target: { value: "Ada" } });
    expect(field.getAttribute("aria-invalid")).toBeNull();
  });

  it("sends what was decided, and names it in the sentence", async () => {
    const asked = serve({ "GET /api/games": () => GAMES, "POST /api/tables": () => CREATED });
    await page();
    await fireEvent.input(screen.getByLabelText("Il tuo nome"), { target: { value: "Ada" } });
    await fireEvent.click(screen.getByLabelText("2"));
    await fireEvent.click(screen.getByLabelText(/^Nessuno/));
    await fireEvent.click(screen.getByLabelText(/Prima prende il team migliore/));
    await fireEvent.click(screen.getByLabelText(/A distanza di giorni/));
    await fireEvent.click(screen.getByLabelText(/Rigorose/));
    expect(screen.getByText("Una scelta diversa da quelle di serie: Ordine dei conti.")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Apri il tavolo" }));
    await waitFor(() => expect(location.pathname).toBe("/t/tavolo"));
    expect(laid(asked)).toMatchObject({
      players: 2,
      fill: "",
      tempo: "days",
      reactions: "strict",
      options: { settlement: "winner-first", "plucked-exchange": "yes" },
    });
  });

  it("shows a refusal of the server where it belongs", async () => {
    serve({
      "GET /api/games": () => GAMES,
      "POST /api/tables": () => new No(400, "error-players", { least: 2, most: 6, players: 4 }),
    });
    await page();
    await fireEvent.input(screen.getByLabelText("Il tuo nome"), { target: { value: "Ada" } });
    await fireEvent.click(screen.getByRole("button", { name: "Apri il tavolo" }));
    const group = screen.getByRole("group", { name: "In quanti giocate, bot compresi?" }).parentElement!;
    await waitFor(() => expect(within(group).getByText(/da 2 a 6 persone/)).toBeTruthy());
    expect(location.pathname).toBe("/new/indy");
  });

  it("begins at once against the bots with one tap, even without a name", async () => {
    const asked = serve({
      "GET /api/games": () => GAMES,
      "POST /api/tables": () => CREATED,
      "POST /api/tables/tavolo/start": () => ({}),
    });
    await page();
    await fireEvent.click(screen.getByRole("button", { name: "Gioca subito contro i bot" }));
    await waitFor(() => expect(location.pathname).toBe("/t/tavolo"));
    expect(laid(asked)).toMatchObject({ fill: INDY.bots.at(-1), host: { name: "Ospite" } });
    expect(asked.at(-1)?.path).toBe("/api/tables/tavolo/start");
  });

  it("says that a game is not there", async () => {
    serve({ "GET /api/games": () => ({ ...GAMES, games: [] }) });
    await page();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("non è in questa casa");
  });
});
