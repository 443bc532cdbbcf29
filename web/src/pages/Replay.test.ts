import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { prefs } from "../lib/prefs.svelte.ts";
import { router } from "../lib/router.svelte.ts";
import type { Frame } from "../lib/wire.ts";
import { loadWords } from "../lib/words.svelte.ts";
import { frameAt, momentOf } from "./moments.ts";
import frames from "./replay.fixture.json";
import Replay from "./Replay.svelte";
import { GAMES, No, seat, serve, table, you, type Asked } from "./testing.ts";

// The first moments of a game of two, as Ada saw them (0) and with all cards open (-2).
const byViewer = frames as unknown as Record<string, Frame[]>;
const mine = byViewer["0"]!.filter((frame, place) => place === 0 || frame.events.length);
const played = table({
  stage: "finished",
  players: 2,
  seats: [seat(0, { kind: "person", name: "Ada" }), seat(1, { kind: "bot", name: "Corvo", bot: "greedy" })],
});
let asked: Asked[];

beforeEach(() => {
  router.replace("/t/tavolo/replay");
  asked = serve({
    "GET /api/games": () => GAMES,
    "GET /api/tables/tavolo": () => ({ table: played, role: "seat", seat: 0, you: you({ seat: 0, seats: [0] }) }),
    "GET /api/tables/tavolo/replay": ({ path }) => {
      const viewer = Number(path.split("seat=")[1]);
      const found = byViewer[String(viewer)]!;
      return { table: played, seat: viewer, frames: found, first: 0, total: found.length };
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function page(): Promise<HTMLInputElement> {
  render(Replay, { table: "tavolo" });
  return (await screen.findByRole("slider", undefined, { timeout: 15_000 })) as HTMLInputElement;
}

function step(number: number): string {
  return `Momento ${number} di ${mine.length}`;
}

describe("the replay", () => {
  it("begins at the start with one's own eyes and steps with buttons, slider and keys", async () => {
    const slider = await page();
    expect(asked.some((one) => one.path.endsWith("&seat=0"))).toBe(true);
    expect(slider.getAttribute("aria-valuetext")).toBe(step(1));
    await fireEvent.click(screen.getByRole("button", { name: "Un passo avanti" }));
    expect(slider.getAttribute("aria-valuetext")).toBe(step(2));
    await fireEvent.keyDown(document.body, { key: "ArrowRight" });
    expect(slider.getAttribute("aria-valuetext")).toBe(step(3));
    await fireEvent.keyDown(document.body, { key: "ArrowLeft" });
    expect(slider.getAttribute("aria-valuetext")).toBe(step(2));
    await fireEvent.keyDown(document.body, { key: "End" });
    expect(slider.getAttribute("aria-valuetext")).toBe(step(mine.length));
    await fireEvent.input(slider, { target: { value: "3" } });
    expect(slider.getAttribute("aria-valuetext")).toBe(step(4));
    await fireEvent.keyDown(document.body, { key: "Home" });
    expect(slider.getAttribute("aria-valuetext")).toBe(step(1));
  });

  it("plays by itself, faster if wanted, and stops at the end", async () => {
    const slider = await page();
    vi.useFakeTimers();
    await fireEvent.change(screen.getByRole("combobox", { name: "Velocità" }), { target: { value: "4" } });
    await fireEvent.keyDown(document.body, { key: " " });
    expect(screen.getByRole("button", { name: "Ferma" })).toBeTruthy();
    await vi.advanceTimersByTimeAsync(450);
    expect(slider.getAttribute("aria-valuetext")).toBe(step(2));
    await vi.advanceTimersByTimeAsync(450 * mine.length);
    expect(slider.getAttribute("aria-valuetext")).toBe(step(mine.length));
    expect(screen.getByRole("button", { name: "Riproduci" })).toBeTruthy();
  });

  it("opens at the moment and with the eyes that a link names", async () => {
    router.replace("/t/tavolo/replay#v=3&seat=-2");
    const slider = await page();
    expect(asked.some((one) => one.path.endsWith("&seat=-2"))).toBe(true);
    const open = byViewer["-2"]!;
    expect(Number(slider.value)).toBe(frameAt(open, 3));
  });

  it("keeps the moment when one looks with other eyes, and puts both into the address", async () => {
    const slider = await page();
    await fireEvent.input(slider, { target: { value: "4" } });
    const moment = mine[4]!.v;
    await fireEvent.change(screen.getByRole("combobox", { name: "Con gli occhi di" }), { target: { value: "-2" } });
    await waitFor(() => expect(asked.at(-1)?.path).toContain("seat=-2"));
    await waitFor(() => expect(location.hash).toBe(`#v=${moment}&seat=-2`), { timeout: 2000 });
  });

  it("tells in words what happened so far, and goes where one clicks", async () => {
    const slider = await page();
    await fireEvent.keyDown(document.body, { key: "End" });
    const first = screen.getAllByText(/Si tira a sorte/)[0]!.closest("button")!;
    await fireEvent.click(first);
    expect(slider.getAttribute("aria-valuetext")).toBe(step(1));
  });

  it("begins with the first moments of a long game and fetches the others meanwhile", async () => {
    const open = byViewer["-2"]!;
    const first = 3;
    let rest: (() => void) | undefined;
    const waiting = new Promise<void>((done) => (rest = done));
    serve({ "GET /api/games": () => GAMES });
    const usual = fetch;
    vi.stubGlobal("fetch", async (path: string, request: RequestInit = {}): Promise<Response> => {
      if (!path.includes("/replay?")) return usual(path, request);
      const later = !path.includes("first=0&");
      if (later) await waiting;
      const part = later ? open.slice(first) : open.slice(0, first);
      return new Response(JSON.stringify({ table: played, seat: -2, frames: part, first: later ? first : 0, total: open.length }));
    });
    const slider = await page();
    // Where nothing has come yet one cannot be, but one gets there.
    await fireEvent.input(slider, { target: { value: String(open.length - 1) } });
    expect(slider.getAttribute("aria-valuetext")).toBe(`Momento ${first} di ${open.length}`);
    rest!();
    await waitFor(() => expect(slider.getAttribute("aria-valuetext")).toBe(`Momento ${open.length} di ${open.length}`));
  });

  it("tells why a bot did something, unless one does not want to know", async () => {
    await loadWords("indy");
    const why = { seat: 1, key: "event-passed", named: { seat: 1 } };
    const told = byViewer["0"]!.map((frame, place) => (place === 0 ? { ...frame, why: { ...why, seat: -1 } } : frame));
    serve({
      "GET /api/games": () => GAMES,
      "GET /api/tables/tavolo/replay": () => ({ table: played, seat: 0, frames: told, first: 0, total: told.length }),
    });
    await page();
    expect(screen.getAllByText(/^«.*Corvo.*»$/).length).toBeGreaterThan(0);
    prefs.reasons = false;
    await waitFor(() => expect(screen.queryByText(/^«.*»$/)).toBeNull());
    prefs.reasons = true;
  });

  it("says that a game is not over yet", async () => {
    serve({ "GET /api/games": () => GAMES, "GET /api/tables/tavolo/replay": () => new No(409, "error-not-finished") });
    render(Replay, { table: "tavolo" });
    expect((await screen.findByRole("heading", { level: 1 }, { timeout: 15_000 })).textContent).toContain("non è ancora finita");
  });
});

describe("moments", () => {
  it("are read from an address, however strange", () => {
    expect(momentOf("analysis")).toEqual({ v: null, seat: null, analysis: true });
    expect(momentOf("v=12&seat=1")).toEqual({ v: 12, seat: 1, analysis: false });
    expect(momentOf("seat=-2")).toEqual({ v: null, seat: -2, analysis: false });
    expect(momentOf("v=abc&seat=1e9")).toEqual({ v: null, seat: null, analysis: false });
    expect(momentOf("")).toEqual({ v: null, seat: null, analysis: false });
  });
});
