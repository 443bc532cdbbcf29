import { fireEvent, render, screen as page, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Ended, Seen } from "../../lib/game.ts";
import { table } from "../../lib/samples.ts";
import { loadWords } from "../../lib/words.svelte.ts";
import Ending from "./Ending.svelte";
import { PLACE, sampleLog, sampleSeen, sampleView, teamLog, teamView } from "./sample.ts";
import SeatBadge from "./SeatBadge.svelte";
import Table from "./Table.svelte";

beforeAll(() => loadWords("timeline"));
beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

function show(seen: Seen): ReturnType<typeof render> {
  return render(Table, { seen });
}

const hand = (): ReturnType<typeof within> => within(page.getByRole("list", { name: "Le tue carte" }));

describe("against each other", () => {
  it("shows the line with its dates, and of the hand only fronts", () => {
    const { container } = show(sampleSeen());
    const line = within(page.getByRole("list", { name: "La linea del tempo" }));
    expect(line.getAllByRole("button").map((card) => card.getAttribute("aria-label"))).toEqual([
      expect.stringMatching(/Cesare.*44 a\.C\./),
      expect.stringMatching(/America.*1492/),
      expect.stringMatching(/Luna.*1969/),
    ]);
    expect(hand().getAllByRole("button")).toHaveLength(4);
    expect(container.querySelectorAll(".hand .date")).toHaveLength(0);
  });

  it("takes a card, then a window, and asks once more", async () => {
    const send = vi.fn();
    const seen = sampleSeen({}, PLACE, { send, confirm: () => true });
    show(seen);
    const line = within(page.getByRole("list", { name: "La linea del tempo" }));
    expect(line.getAllByRole("button", { pressed: false })).toHaveLength(4);
    await fireEvent.click(hand().getByRole("button", { name: /^Moka/ }));
    expect(page.getAllByText(/Un dettaglio/).length).toBeGreaterThan(0);
    await fireEvent.click(line.getByRole("button", { name: /^tra .*America.*Luna/ }));
    expect(seen.choice.ready).toBe("place C12 2");
    expect(send).not.toHaveBeenCalled();
    // Another window takes the place of the first.
    await fireEvent.click(line.getByRole("button", { name: /^dopo .*Luna/ }));
    expect(seen.choice.ready).toBe("place C12 3");
    expect(line.getByRole("button", { pressed: true }).getAttribute("aria-label")).toContain("dopo");
  });

  it("moves with the arrows among cards and among windows", async () => {
    show(sampleSeen({}, PLACE));
    const cards = hand().getAllByRole("button");
    cards[0]!.focus();
    await fireEvent.keyDown(cards[0]!, { key: "ArrowRight" });
    expect(document.activeElement).toBe(cards[1]);
    await fireEvent.keyDown(cards[1]!, { key: "ArrowUp" });
    expect((document.activeElement as HTMLElement).dataset.window).toBe("2");
    await fireEvent.keyDown(document.activeElement!, { key: "ArrowLeft" });
    expect((document.activeElement as HTMLElement).dataset.window).toBe("1");
    await fireEvent.keyDown(document.activeElement!, { key: "End" });
    expect((document.activeElement as HTMLElement).dataset.window).toBe("3");
    await fireEvent.keyDown(document.activeElement!, { key: "ArrowDown" });
    expect((document.activeElement as HTMLElement).dataset.card).toBe("C11");
  });

  it("shows where a wrong card belonged, with its date and its story", () => {
    const { container } = show(sampleSeen({ log: sampleLog().slice(0, 2) }));
    expect(container.querySelector(".flag")?.textContent).toContain("1455");
    expect(container.querySelector(".belonged [data-window]")?.getAttribute("data-window")).toBe("1");
    expect(page.getByText("Sbagliato: “Stampa”, 1455.")).toBeTruthy();
    expect(page.getByText("La storia: Stampa")).toBeTruthy();
  });

  it("opens a card and reports it with one tap, nothing to type", async () => {
    const asked: unknown[] = [];
    vi.stubGlobal("fetch", async (path: string, request: RequestInit) => {
      asked.push([path, JSON.parse(String(request.body))]);
      return new Response("{}");
    });
    show(sampleSeen({ table: table({ id: "t7" }) }));
    await fireEvent.click(page.getByRole("button", { name: /Guarda da vicino .*America/ }));
    const dialog = within(page.getByRole("dialog"));
    expect(dialog.getByText("La storia: America")).toBeTruthy();
    await fireEvent.click(dialog.getByRole("button", { name: "Segnala questa carta" }));
    await fireEvent.click(dialog.getByRole("button", { name: "La data è sbagliata" }));
    expect(await dialog.findByText(/^Grazie/)).toBeTruthy();
    expect(asked).toEqual([["/api/tables/t7/cards/C2/report", { reason: "date" }]]);
  });

  it("remembers the cards of one's own table, not of a replay", () => {
    show(sampleSeen({ table: table({ id: "t7" }), replay: true }));
    expect(localStorage.getItem("tavolata-timeline-seen")).toBeNull();
    show(sampleSeen({ table: table({ id: "t7" }) }));
    expect(localStorage.getItem("tavolata-timeline-seen")).toContain("C40");
  });
});

describe("as a team", () => {
  const TURN = { name: "turn", options: ["play C11", "play C12", "play C13", "play C14", "discard C12"] };

  it("shows score, rank, way to the next, the active icon, and every gap with its width", () => {
    show(sampleSeen({ view: teamView() }));
    expect(page.getByText("Staff accreditato")).toBeTruthy();
    expect(page.getByText(/7 punti.*Compagnia sofisticata/)).toBeTruthy();
    expect(page.getByRole("button", { name: /icona attiva: stella/ })).toBeTruthy();
    const row = within(page.getByRole("list", { name: "La riga principale e gli intervalli" }));
    expect(row.getByText(/44 a\.C\..*1492: 1535 anni, intervallo occupato/)).toBeTruthy();
    expect(row.getByText(/1492.*1969: 477 anni, intervallo libero/)).toBeTruthy();
    expect(row.getByText("libero")).toBeTruthy();
    expect(row.getByText("occupato")).toBeTruthy();
  });

  it("marks what can be discarded; card and button are enough", async () => {
    const send = vi.fn();
    const seen = sampleSeen({ view: teamView() }, TURN, { send, confirm: () => true });
    show(seen);
    expect(hand().getByRole("button", { name: /^Moka.*stella.*si può scartare/ })).toBeTruthy();
    await fireEvent.click(hand().getByRole("button", { name: /^Moka/ }));
    expect(seen.choice.verbs).toEqual(["play", "discard"]);
    seen.choice.choose("discard");
    expect(send).toHaveBeenCalledWith("discard C12");
  });

  it("offers the places where a date fits, with what they are worth", async () => {
    const send = vi.fn();
    const view = teamView({ revealed: "C5" });
    show(sampleSeen({ view }, { name: "put", options: ["put right", "put gap2"] }, { send }));
    const row = within(page.getByRole("list", { name: "La riga principale e gli intervalli" }));
    expect(row.getByText("+2")).toBeTruthy();
    await fireEvent.click(row.getByRole("button", { name: /intervallo libero, 1 punto$/ }));
    expect(send).toHaveBeenCalledWith("put gap2");
  });

  it("lays blocked cards across, and lets one look at the others' cards", async () => {
    const { container } = show(sampleSeen({ view: teamView() }));
    await fireEvent.click(page.getByRole("button", { name: "Le carte di Bruno" }));
    const cards = within(page.getByRole("list", { name: "Le carte di Bruno" }));
    expect(cards.getByRole("button", { name: /Vespucci.*bloccata/ })).toBeTruthy();
    expect(container.querySelector(".hand .sideways")).toBeTruthy();
  });
});

it("a seat's badge tells cards, blocked ones and icons", () => {
  render(SeatBadge, { seen: sampleSeen({ view: teamView() }), seat: 1 });
  expect(page.getByRole("img", { name: "una carta da girare" })).toBeTruthy();
  expect(page.getByRole("img", { name: "una carta bloccata" })).toBeTruthy();
  expect(page.getByRole("img", { name: "ingranaggio" })).toBeTruthy();
});

describe("the end", () => {
  const ended = (change: Partial<Ended> = {}): Ended => ({
    table: table({ id: "t7", daily: "2026-11-16" }),
    view: teamView(),
    log: teamLog(),
    names: ["Ada", "Bruno", "Carla"],
    mine: [0],
    ...change,
  });

  it("of a team: the account, the best score, what was missed, a result to share", () => {
    render(Ending, { ended: ended() });
    expect(page.getByRole("heading", { name: "14 punti" })).toBeTruthy();
    expect(page.getByRole("row", { name: /Nella riga principale 3 × \+2 6/ })).toBeTruthy();
    expect(page.getByText(/primo punteggio/)).toBeTruthy();
    const missed = within(page.getByRole("region", { name: "Una carta mancata" }));
    expect(missed.getByText("La storia: Vespucci")).toBeTruthy();
    expect(page.getByText(/↔️🔼🟥⬜/)).toBeTruthy();
  });

  it("compares with the best of as many players, also when the page is opened again", () => {
    const { unmount } = render(Ending, { ended: ended() });
    unmount();
    const better = ended({ table: table({ id: "t8" }), view: teamView({ score: 20 }) });
    const { unmount: close } = render(Ending, { ended: better });
    expect(page.getByText(/Nuovo record in 3! Prima era 14/)).toBeTruthy();
    close();
    render(Ending, { ended: better });
    expect(page.getByText(/Nuovo record in 3! Prima era 14/)).toBeTruthy();
  });

  it("against each other: what was missed, and by whom", () => {
    render(Ending, { ended: ended({ view: sampleView(), log: sampleLog() }) });
    expect(page.queryByText(/×/)).toBeNull();
    expect(page.getByText("Bruno l’ha messa nel posto sbagliato")).toBeTruthy();
  });
});
