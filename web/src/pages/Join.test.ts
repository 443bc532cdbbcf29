import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refused } from "../lib/api.ts";
import type { Entered } from "../lib/wire.ts";
import Join from "./Join.svelte";
import { GAMES, INDY, No, seat, serve, table, you } from "./testing.ts";

function entered(more: Partial<Entered> = {}): Entered {
  return { table: table(), role: "invite", seat: null, you: you(), link: "", ...more };
}

async function page(given: Entered | null, refused: Refused | null = null) {
  const onentered = vi.fn();
  render(Join, { table: "tavolo", entered: given, refused, onentered });
  await screen.findByRole("heading", { level: 1 });
  return onentered;
}

function refusal(status: number, key: string): Refused {
  return new Refused(status, { key, details: {}, rule: "", text: "" });
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe("coming to a table", () => {
  it("shows who is there, and takes the chosen seat", async () => {
    const result = entered({ role: "seat", seat: 2 });
    const asked = serve({ "POST /api/tables/tavolo/sit": () => result });
    const onentered = await page(entered());
    expect(screen.getByText("Ada")).toBeTruthy();
    await fireEvent.input(screen.getByLabelText("Il tuo nome"), { target: { value: "Bruno" } });
    await fireEvent.click(screen.getByLabelText("Posto 3"));
    await fireEvent.click(screen.getByLabelText("stella"));
    await fireEvent.click(screen.getByRole("button", { name: "Siediti" }));
    await waitFor(() => expect(onentered).toHaveBeenCalledWith(result));
    expect(asked[0]?.body).toEqual({ person: { name: "Bruno", colour: "orange", shape: "star" }, seat: 2, also: false });
  });

  it("brings a deck where the game takes one: one that is ready, or a list, with what is wrong beside it", async () => {
    const games = { ...GAMES, games: [{ ...INDY, seat_decks: { ready: [{ name: "bold", cards: ["LANCE"] }] } }] };
    const result = entered({ role: "seat", seat: 2 });
    let tries = 0;
    const asked = serve({
      "GET /api/games": () => games,
      "POST /api/tables/tavolo/sit": () => (tries++ ? result : new No(400, "error-brings", { what: "CANNON" })),
    });
    const onentered = await page(entered({ table: table({ seat_decks: "must" }) }));
    const bodies = () => asked.filter((one) => one.method === "POST").map((one) => one.body);
    await fireEvent.input(screen.getByLabelText("Il tuo nome"), { target: { value: "Bruno" } });
    await fireEvent.input(screen.getByLabelText("Le carte"), { target: { value: "10 CANNON" } });
    await fireEvent.click(screen.getByRole("button", { name: "Siediti" }));
    await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("CANNON"));
    expect(screen.getByLabelText("Le carte").getAttribute("aria-invalid")).toBe("true");
    expect(bodies()[0]).toMatchObject({ person: { deck: { text: "10 CANNON", name: "", named: false } } });
    await screen.findByRole("option", { name: "bold" });
    await fireEvent.change(screen.getByLabelText("Il tuo mazzo"), { target: { value: "+bold" } });
    await fireEvent.click(screen.getByRole("button", { name: "Siediti" }));
    await waitFor(() => expect(onentered).toHaveBeenCalledWith(result));
    expect(bodies()[1]).toMatchObject({ person: { deck: { ready: "bold", named: false } } });
  });

  it("asks for no deck where the game takes none", async () => {
    serve({});
    await page(entered());
    expect(screen.queryByText("Il tuo mazzo")).toBeNull();
  });

  it("marks the colours and shapes that others have, and begins with free ones", async () => {
    serve({});
    await page(entered());
    expect(screen.getByLabelText("rosso, già di Ada")).toBeTruthy();
    expect(screen.getByLabelText("cerchio, già di Ada")).toBeTruthy();
    expect((screen.getByLabelText("arancione") as HTMLInputElement).checked).toBe(true);
    expect((screen.getByLabelText("quadrato") as HTMLInputElement).checked).toBe(true);
  });

  it("says beside the name that somebody has it", async () => {
    serve({ "POST /api/tables/tavolo/sit": () => new No(409, "error-name-taken", { name: "Ada" }) });
    const onentered = await page(entered());
    const field = screen.getByLabelText("Il tuo nome");
    await fireEvent.input(field, { target: { value: "Ada" } });
    await fireEvent.click(screen.getByRole("button", { name: "Siediti" }));
    await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("c’è già Ada"));
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(onentered).not.toHaveBeenCalled();
  });

  it("moves on with a sign that nobody chose, when somebody else was faster", async () => {
    const bruno = seat(1, { kind: "person", name: "Bruno", colour: "orange", shape: "square" });
    const later = entered({ table: table({ seats: [table().seats[0]!, bruno, seat(2)] }) });
    const result = entered({ role: "seat", seat: 2 });
    let tries = 0;
    const asked = serve({
      "POST /api/tables/tavolo/sit": () => (tries++ ? result : new No(409, "error-looks-taken")),
      "GET /api/tables/tavolo": () => later,
    });
    const onentered = await page(entered());
    await fireEvent.input(screen.getByLabelText("Il tuo nome"), { target: { value: "Carla" } });
    await fireEvent.click(screen.getByRole("button", { name: "Siediti" }));
    await waitFor(() => expect(onentered).toHaveBeenCalledWith(result));
    expect(asked.at(-1)?.body).toMatchObject({ person: { name: "Carla", colour: "yellow", shape: "triangle" } });
  });

  it("leaves a chosen sign as it is, and says beside it that it is taken", async () => {
    serve({
      "POST /api/tables/tavolo/sit": () => new No(409, "error-looks-taken"),
      "GET /api/tables/tavolo": () => entered(),
    });
    await page(entered());
    const field = screen.getByLabelText("Il tuo nome");
    await fireEvent.input(field, { target: { value: "Carla" } });
    await fireEvent.click(screen.getByLabelText("stella"));
    await fireEvent.click(screen.getByRole("button", { name: "Siediti" }));
    await waitFor(() => expect(screen.getByRole("alert").closest(".look")).toBeTruthy());
    expect(field.getAttribute("aria-invalid")).toBeNull();
    expect((screen.getByLabelText("stella") as HTMLInputElement).checked).toBe(true);
  });

  const playing = { stage: "playing" as const, seats: [seat(0, { kind: "person", name: "Ada" }), seat(1, { kind: "bot", name: "Corvo", bot: "greedy" })] };

  it("lets a late guest watch where the host allows it, and go home", async () => {
    const result = entered({ role: "spectator", table: table(playing) });
    serve({ "POST /api/tables/tavolo/watch": () => result });
    const onentered = await page(entered({ table: table(playing) }));
    expect(screen.getAllByRole("link").some((one) => one.textContent === "Torna all’ingresso")).toBe(true);
    await fireEvent.click(screen.getByRole("button", { name: "Guarda soltanto" }));
    await waitFor(() => expect(onentered).toHaveBeenCalledWith(result));
    document.body.innerHTML = "";
    await page(entered({ table: table({ ...playing, watch: false }) }));
    expect(screen.queryByRole("button", { name: "Guarda soltanto" })).toBeNull();
  });

  it("lets a late guest ask for a seat, and sits down when the host gives one", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const waiting = table({ ...playing, guests: [{ id: "g1", name: "Dina", seat: null, asked: [] }] });
    const given = entered({ role: "seat", seat: 1, you: you({ seats: [1] }), table: table({ ...playing, seats: [playing.seats[0]!, seat(1, { kind: "person", name: "Dina" })] }) });
    let now = entered({ table: waiting });
    const asked = serve({ "POST /api/tables/tavolo/ask": () => waiting, "GET /api/tables/tavolo": () => now });
    const onentered = await page(entered({ table: table(playing) }));
    await fireEvent.input(screen.getByLabelText("Il tuo nome"), { target: { value: "Dina" } });
    await fireEvent.click(screen.getByRole("button", { name: "Chiedi un posto" }));
    expect(await screen.findByText("Hai chiesto un posto come Dina.")).toBeTruthy();
    expect(asked[0]?.body).toEqual({ name: "Dina" });
    now = given;
    await vi.advanceTimersByTimeAsync(4_500);
    await waitFor(() => expect(onentered).toHaveBeenCalledWith(given));
    vi.useRealTimers();
  });

  it("leads on whoever has only the address of a table", async () => {
    await page(null, refusal(403, "error-no-link"));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Per questo tavolo serve l’invito");
    const field = screen.getByLabelText("Hai il link? Incollalo qui");
    await fireEvent.input(field, { target: { value: "https://example.org/t/tavolo" } });
    await fireEvent.click(screen.getByRole("button", { name: "Entra" }));
    expect(screen.getByRole("alert").textContent).toContain("non è un link d’invito");
    await fireEvent.input(field, { target: { value: " https://example.org/t/tavolo#abcdefghijklmnop " } });
    await fireEvent.click(screen.getByRole("button", { name: "Entra" }));
    expect(location.pathname + location.hash).toBe("/t/tavolo#abcdefghijklmnop");
  });

  it("follows the table: a full one that has a seat again", async () => {
    const people = ["Ada", "Bruno", "Carla"].map((name, number) => seat(number, { kind: "person", name }));
    serve({ "GET /api/tables/tavolo": () => entered() });
    await page(entered({ table: table({ seats: people }) }));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Il tavolo è al completo");
    document.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(screen.getByLabelText("Il tuo nome")).toBeTruthy());
    expect(screen.getByText("Si è liberato un posto.")).toBeTruthy();
  });

  it("lets a spectator watch, and nothing else", async () => {
    serve({});
    const given = entered({ role: "spectator" });
    const onentered = await page(given);
    expect(screen.queryByRole("button", { name: "Siediti" })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Guarda soltanto" }));
    expect(onentered).toHaveBeenCalledWith(given);
  });

  it("says that the table is full", async () => {
    serve({});
    const people = ["Ada", "Bruno", "Carla"].map((name, number) => seat(number, { kind: "person", name }));
    await page(entered({ table: table({ seats: people }) }));
    expect(screen.getByText("I posti sono tutti presi.")).toBeTruthy();
    expect(screen.queryByLabelText("Il tuo nome")).toBeNull();
  });

  it.each([
    [403, "error-link", "Qui serve un link valido"],
    [410, "gone-seat", "Questo posto non è più tuo"],
    [410, "gone-table", "Questo tavolo non c’è più"],
    [404, "error-no-table", "Questo tavolo non c’è più"],
  ])("explains a refusal %i %s", async (status, key, title) => {
    serve({});
    await page(null, refusal(status, key));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
  });
});
