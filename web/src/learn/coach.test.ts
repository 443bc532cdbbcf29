import { fireEvent, render, screen as page, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { screenOf } from "../games/index.ts";
import type { GameScreen } from "../lib/game.ts";
import { Live } from "../lib/live.svelte.ts";
import { asks, state } from "../lib/samples.ts";
import type { Lesson, State } from "../lib/wire.ts";
import { loadWords, speak } from "../lib/words.svelte.ts";
import { INDY, serve } from "../pages/testing.ts";
import { Desk } from "../table/desk.svelte.ts";
import Coach from "./Coach.svelte";
import LearnOffer from "./LearnOffer.svelte";
import { elementOf, seenOf } from "./pointing.ts";

const TAUGHT = { ...INDY, easiest_bot: "greedy", lessons: [{ name: "first", title: "lesson-indy-first-title", about: "", steps: 5, players: 3 }] };
const LIGHT = asks(["pass", "swap BO1 RO6", "swap RC2 RO6"], { decision: 7, name: "light", rule: "IN-014" });

function lesson(change: Partial<Lesson> = {}): Lesson {
  return { name: "first", step: 6, idea: 4, of: 5, key: "lesson-indy-first-light", point: [], answers: ["swap BO1 RO6"], done: false, busy: false, over: false, ...change };
}

let screen: GameScreen;

function desk(change: Partial<State>): Desk {
  const message = state(change);
  const live = new Live("t1", 0, { connect: () => ({ readyState: 0, send() {}, close() {}, onopen: null, onmessage: null, onclose: null }) });
  live.info = message.table;
  live.moved = message;
  return new Desk(live, screen, TAUGHT);
}

async function coached(change: Partial<Lesson> = {}): Promise<Desk> {
  const given = lesson(change);
  const on = desk({ question: LIGHT, lesson: given });
  render(Coach, { desk: on, lesson: given });
  await page.findByRole("region", { name: "La guida" });
  return on;
}

beforeEach(async () => {
  await speak("it");
  await loadWords("indy");
  await loadWords("indy", "learn");
  screen = await screenOf("indy");
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe("the coach", () => {
  it("says the step, and shows the answer in words when asked", async () => {
    const on = await coached();
    expect(page.getByText("Passo 4 di 5")).toBeTruthy();
    expect(page.getByRole("status").textContent).toContain(on.words.say("lesson-indy-first-light").slice(0, 20));
    expect(page.queryByText(/^Così:/)).toBeNull();
    await fireEvent.click(page.getByRole("button", { name: "Mostrami" }));
    expect(page.getByText("Così: Lascia l’oggetto blu 1 e prendi l’oggetto rosso 6")).toBeTruthy();
  });

  it("waits for whoever reads, and goes on by a button or by Enter", async () => {
    const on = await coached({ answers: [] });
    const goOn = vi.spyOn(on.live, "goOn").mockResolvedValue({ t: "ack", id: "1", v: 6 });
    await fireEvent.click(page.getByRole("button", { name: "Avanti" }));
    expect(goOn).toHaveBeenLastCalledWith(6);
    await waitFor(() => expect(page.getByRole<HTMLButtonElement>("button", { name: "Avanti" }).disabled).toBe(false));
    await fireEvent.keyDown(document.body, { key: "Enter" });
    expect(goOn).toHaveBeenCalledTimes(2);
  });

  it("says kindly, beside the step and not as an alarm, that an answer does not lead on", async () => {
    const on = await coached();
    vi.spyOn(on.live, "act").mockResolvedValue({ t: "nak", id: "1", key: "error-lesson-other", details: {}, rule: "", text: "" });
    await on.answer(LIGHT, "pass");
    await waitFor(() => expect(page.getByRole("status").textContent).toContain(on.words.say("error-lesson-other")));
    expect(on.notice).toBeNull();
    vi.spyOn(on.live, "act").mockResolvedValue({ t: "ack", id: "2", v: 7 });
    await on.answer(LIGHT, "swap BO1 RO6");
    await waitFor(() => expect(page.getByRole("status").textContent).not.toContain(on.words.say("error-lesson-other")));
  });

  it("leads at its end to a game with the easiest bots", async () => {
    const asked = serve({
      "POST /api/tables": () => ({ table: { id: "t2", game: "indy", name: "" } }),
      "POST /api/tables/t2/start": () => ({}),
    });
    await coached({ over: true, answers: [], key: "lesson-indy-first-end" });
    expect(page.getByText("Lezione finita")).toBeTruthy();
    await fireEvent.click(page.getByRole("button", { name: "Gioca una partita vera" }));
    await waitFor(() => expect(location.pathname).toBe("/t/t2"));
    expect(asked[0]!.body).toMatchObject({ game: "indy", fill: "greedy", host: { name: "Ospite" } });
    expect(asked[0]!.body).not.toHaveProperty("lesson");
  });

  it("goes when one wants to play on", async () => {
    await coached({ over: true, answers: [], key: "lesson-indy-first-end" });
    await fireEvent.click(page.getByRole("button", { name: "Continua qui" }));
    expect(page.queryByRole("region", { name: "La guida" })).toBeNull();
  });
});

describe("what is pointed at", () => {
  it("is found by its kind and name, and only where it is seen", () => {
    document.body.innerHTML = `<main class="middle"><button data-card="RO6"></button><button data-card="MERCENARI.A1"></button>
      <li data-thing="S1"></li><ul class="hand"></ul><li class="seat"><span data-seat="1"></span></li><i data-window="2"></i></main><section class="bar"><button data-answer="pass"></button></section>`;
    const seen = { width: 10, height: 10, left: 0, top: 0, right: 10, bottom: 10 } as DOMRect;
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(seen);
    const named = (kind: string, value: string): string => elementOf({ kind, value })?.outerHTML.slice(0, 32) ?? "";
    expect(named("card", "RO6")).toContain('data-card="RO6"');
    expect(named("army-card", "MERCENARI")).toContain("MERCENARI.A1");
    expect(named("shaman", "S1")).toContain('data-thing="S1"');
    expect(named("window", "2")).toContain('data-window="2"');
    expect(named("part", "hand")).toContain('class="hand"');
    expect(named("part", "question")).toContain('class="bar"');
    expect(named("part", "seat 1")).toContain('class="seat"');
    expect(named("seat", "P2")).toContain('class="seat"');
    expect(named("answer", "pass")).toContain('data-answer="pass"');
    expect(named("card", "BO1")).toBe("");
    vi.restoreAllMocks();
    expect(elementOf({ kind: "card", value: "RO6" })).toBeNull();
    document.body.innerHTML = "";
  });
});

describe("what is seen of what is pointed at", () => {
  const box = (left: number, top: number, right: number, bottom: number): DOMRect => ({ left, top, right, bottom, width: right - left, height: bottom - top }) as DOMRect;

  function within(thing: DOMRect, scroller: DOMRect): ReturnType<typeof seenOf> {
    document.body.innerHTML = `<div style="overflow-x: auto; overflow-y: auto"><button></button></div>`;
    vi.spyOn(document.querySelector("div")!, "getBoundingClientRect").mockReturnValue(scroller);
    const button = document.querySelector("button")!;
    vi.spyOn(button, "getBoundingClientRect").mockReturnValue(thing);
    const seen = seenOf(button);
    document.body.innerHTML = "";
    return seen;
  }

  it("ends where the region that it scrolls in ends", () => {
    expect(within(box(10, 10, 50, 50), box(0, 0, 200, 200))).toEqual({ left: 10, top: 10, right: 50, bottom: 50 });
    expect(within(box(10, 10, 50, 50), box(0, 0, 200, 40))).toMatchObject({ bottom: 40 });
  });

  it("is nothing when it is scrolled away", () => {
    expect(within(box(10, 210, 50, 250), box(0, 0, 200, 200))).toBeNull();
    expect(within(box(10, 190, 50, 250), box(0, 0, 200, 200))).toBeNull();
  });
});

describe("the offer of a guided game", () => {
  it("is made once, asks the server nothing that the page has, and whoever declines is not asked again", async () => {
    const asked = serve({});
    const { unmount } = render(LearnOffer, { game: TAUGHT });
    await page.findByRole("button", { name: "Partita guidata" });
    expect(asked).toEqual([]);
    await fireEvent.click(page.getByRole("button", { name: "Non ora" }));
    expect(page.queryByRole("button", { name: "Non ora" })).toBeNull();
    unmount();
    render(LearnOffer, { game: TAUGHT });
    await Promise.resolve();
    expect(page.queryByRole("button", { name: "Non ora" })).toBeNull();
  });

  it("is not made for a game without lessons", async () => {
    render(LearnOffer, { game: INDY });
    await Promise.resolve();
    expect(page.queryByRole("complementary")).toBeNull();
  });
});
