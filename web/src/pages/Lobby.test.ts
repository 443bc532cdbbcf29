import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { playedDaily } from "../lib/daily.ts";
import { KEPT, remember } from "../lib/mine.ts";
import type { Mine, NewTable } from "../lib/wire.ts";
import Lobby from "./Lobby.svelte";
import { GAMES, INDY, seat, serve, table, TIMELINE, you } from "./testing.ts";

const ALL = { ...GAMES, games: [INDY, TIMELINE] };
const CREATED = { table: table({ id: "nuovo" }), seats: [], invite: "", spectator: "", token: "" };
const TODAY = new Date().toISOString().slice(0, 10);

function mine(more: Partial<Mine> = {}): Mine {
  return { table: table({ fill: "greedy" }), you: you({ seats: [0], host: true }), waiting: [], updated: Date.now() / 1000, ...more };
}

async function hall(tables: Mine[] = []) {
  const asked = serve({ "GET /api/games": () => ALL, "GET /api/mine": () => ({ tables }), "POST /api/tables": () => CREATED });
  render(Lobby);
  await screen.findByRole("heading", { name: "Timeline Twist" });
  return asked;
}

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
});
afterEach(() => vi.unstubAllGlobals());

describe("the hall", () => {
  it("leads to the games of this device where there are some", async () => {
    localStorage.setItem(KEPT, "[]");
    await hall();
    expect((await screen.findByRole("link", { name: "Le mie partite su questo dispositivo" })).getAttribute("href")).toBe("/kept");
  });

  it("has for each game a way to play and one to invite, and the rest behind a fold", async () => {
    await hall();
    expect(screen.getByRole("link", { name: "Gioca ad Indy" }).getAttribute("href")).toBe("/new/indy");
    expect(screen.getByRole("link", { name: "Invita amici a giocare ad Indy" }).getAttribute("href")).toBe("/new/indy?with=friends");
    expect(screen.getByText("10–60 minuti")).toBeTruthy();
    expect(screen.getByText(/Sei uno sciamano/).closest("details")?.open).toBe(false);
  });

  it("says in one line which table waits, and has all of them below the games", async () => {
    await hall([mine(), mine({ table: table({ id: "altro", stage: "playing", seats: [seat(0, { kind: "person", name: "Ada" })] }), waiting: [0] })]);
    const link = await screen.findByRole("link", { name: "Tutti i miei tavoli (2)" });
    expect(within(link.closest("p")!).getByText(/Tocca a te/)).toBeTruthy();
    const own = await screen.findByRole("heading", { name: "I miei tavoli" });
    const games = screen.getByRole("link", { name: "Gioca a Timeline Twist" });
    expect(games.compareDocumentPosition(own) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it("does not wait for people where bots take the free seats", async () => {
    await hall([mine()]);
    await screen.findByRole("heading", { name: "I miei tavoli" });
    expect(screen.getAllByText(/Comincia quando vuoi: i bot prendono i posti liberi/)).toHaveLength(2);
    expect(screen.queryByText(/Mancano ancora/)).toBeNull();
  });

  it("says what the challenge of the day is, and how it went", async () => {
    await hall();
    const box = screen.getByRole("region", { name: /Sfida del giorno/ });
    expect(within(box).queryByText(/Il tuo migliore/)).toBeNull();
    document.body.innerHTML = "";
    playedDaily("timeline", TODAY, -20);
    playedDaily("timeline", "2026-01-01", 4);
    await hall();
    const again = screen.getByRole("region", { name: /Sfida del giorno/ });
    expect(within(again).getByText("Oggi: −20.")).toBeTruthy();
    expect(within(again).getByText(/Il tuo migliore: 4\./)).toBeTruthy();
  });

  it("lays a table for the people of an earlier one", async () => {
    const seats = [seat(0, { kind: "person", name: "Ada" }), seat(1, { kind: "person", name: "Bruno" }), seat(2, { kind: "bot", name: "Corvo" })];
    remember(table({ id: "prima", stage: "finished", seats }), [0]);
    const asked = await hall();
    await fireEvent.click(screen.getByRole("button", { name: "Indy con Bruno" }));
    await waitFor(() => expect(location.pathname).toBe("/t/nuovo"));
    expect(asked.find((one) => one.method === "POST")?.body as NewTable).toMatchObject({ game: "indy", players: 3 });
  });
});
