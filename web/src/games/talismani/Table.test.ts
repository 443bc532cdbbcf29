import { fireEvent, render, screen as page, within } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Seen } from "../../lib/game.ts";
import { loadWords } from "../../lib/words.svelte.ts";
import { revealed, sampleEnd, sampleSeen, sampleTurns, sampleView } from "./sample.ts";
import SeatBadge from "./SeatBadge.svelte";
import Table from "./Table.svelte";

beforeAll(async () => {
  await loadWords("talismani");
});

const PLAY = {
  name: "play",
  options: ["NUV4", "NUV4 J1", "SOL7", "SOL7 SOL8", "SOL7 J1", "SOL8", "SOL8 J1", "TEM0", "TEM0 J1", "J1", "SP1"].map((one) => `play ${one}`),
};

function show(seen: Seen): ReturnType<typeof render> {
  return render(Table, { seen });
}

describe("the table", () => {
  it("shows the weather with the dominant suit first, the stake and its worth", () => {
    show(sampleSeen());
    const row = within(page.getByRole("list", { name: /La fila del Tempo/ })).getAllByRole("img");
    expect(row[0]!.getAttribute("aria-label")).toBe("Nuvole, seme dominante, posto 1");
    expect(row).toHaveLength(6);
    expect(page.getByRole("img", { name: "Posta: 4 di Pioggia, mezzo talismano" })).toBeTruthy();
  });

  it("sorts the hand by the row and says what can forge and what the others know", () => {
    show(sampleSeen());
    const hand = within(page.getByRole("list", { name: "La tua mano" }));
    expect(hand.getAllByRole("button").map((card) => card.getAttribute("aria-label"))).toEqual([
      "4 di Nuvole",
      "8 di Sole, può forgiare con 7 di Sole",
      "7 di Sole, può forgiare con 8 di Sole, gli altri sanno che ce l’hai",
      "0 di Tempesta, può forgiare da sola",
      "Jolly",
      "Scegli posta (1)",
    ]);
  });

  it("lights the legal second cards, tells the strength, and asks once more", async () => {
    const [send, unlit] = [vi.fn(), vi.fn()];
    const seen = sampleSeen({}, PLAY, { send, unlit, confirm: () => true });
    show(seen);
    await fireEvent.click(page.getByRole("button", { name: /^7 di Sole/ }));
    expect(page.getByText("Sole 7")).toBeTruthy();
    expect(page.getByRole("button", { name: /^8 di Sole/ }).classList.contains("lit")).toBe(true);
    expect(page.getByRole("button", { name: /^4 di Nuvole/ }).getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(page.getByRole("button", { name: /^4 di Nuvole/ }));
    expect(unlit).toHaveBeenCalledWith("NUV4", expect.arrayContaining(["play SOL7 NUV4"]));
    await fireEvent.click(page.getByRole("button", { name: /^8 di Sole/ }));
    expect(page.getByText("Sole 15, coppia")).toBeTruthy();
    expect(page.getByText("può forgiare")).toBeTruthy();
    expect(page.getByText(/Sole è al posto 2/)).toBeTruthy();
    expect(seen.choice.ready).toBe("play SOL7 SOL8");
    expect(send).not.toHaveBeenCalled();
  });

  it("says why even where nothing goes with a card", async () => {
    const unlit = vi.fn();
    show(sampleSeen({}, PLAY, { unlit, confirm: () => true }));
    await fireEvent.click(page.getByRole("button", { name: /^Scegli posta/ }));
    await fireEvent.click(page.getByRole("button", { name: /^Jolly/ }));
    expect(unlit).toHaveBeenCalledWith("J1", ["play SP1 J1"]);
  });

  it("shows what one has laid, and of the others only that they have chosen", () => {
    show(sampleSeen({ view: sampleView({ laid: ["SOL7", "SOL8"] }), waiting: [3] }));
    const plays = within(page.getByRole("region", { name: "Carte coperte" }));
    expect(plays.getByRole("img", { name: "7 di Sole" })).toBeTruthy();
    expect(plays.getAllByText("ha scelto")).toHaveLength(3);
    expect(plays.getByText("sta scegliendo").closest("li")?.textContent).toContain("Dino");
    expect(within(page.getByRole("list", { name: "La tua mano" })).queryByRole("button", { name: /7 di Sole/ })).toBeNull();
  });

  it("explains the last turn while one chooses, and lets one look at who has chosen", async () => {
    show(sampleSeen({ log: sampleTurns() }, PLAY));
    const plays = page.getByRole("region", { name: "Le giocate del turno 2" });
    expect(within(plays).getByText("Bruno vince il turno con il 9 di Sole: stesso valore di Ada, ma con una carta sola.")).toBeTruthy();
    expect(within(plays).getByText("carta sola contro Ada")).toBeTruthy();
    expect(within(plays).getByRole("img", { name: "8 di Sole: presa da Carla" })).toBeTruthy();
    await fireEvent.click(page.getByRole("button", { name: "Chi ha scelto" }));
    expect(page.getByRole("region", { name: "Carte coperte" })).toBeTruthy();
  });

  it("shares cards out: the order, and what each card would forge with", async () => {
    const send = vi.fn();
    const view = revealed({ pool: ["SOL6", "CT1"], hand: ["SOL7"], cards: [1, 5, 4, 7] });
    show(sampleSeen({ view, waiting: [0] }, { name: "take", options: ["take SOL6", "take CT1"] }, { send }));
    expect(page.getByText("Prendono:").closest("p")?.textContent).toMatch(/Ada.*Dino/);
    await fireEvent.click(page.getByRole("button", { name: "6 di Sole, si può scegliere, può forgiare con 7 di Sole" }));
    expect(send).toHaveBeenCalledWith("take SOL6");
  });

  it("moves a Tempo card by its tile and its place, and shows the row that would come", async () => {
    const options = ["keep", ...["SOL", "TEM", "NEV", "NEB", "PIO"].flatMap((suit, at) => [2, 3, 4, 5, 6].filter((place) => place !== at + 2).map((place) => `move ${suit} ${place}`))];
    const unlit = vi.fn();
    const seen = sampleSeen({ view: revealed({ phase: "specials" }) }, { name: "reorder", options }, { confirm: () => true, unlit });
    show(seen);
    await fireEvent.click(page.getByRole("button", { name: /^Nuvole, seme dominante/ }));
    expect(unlit).toHaveBeenCalledWith("NUV", expect.arrayContaining([expect.stringContaining("move NUV")]));
    await fireEvent.click(page.getByRole("button", { name: /^Neve/ }));
    await fireEvent.click(page.getByRole("button", { name: /^Sole, posto 2: sposta qui Neve/ }));
    expect(seen.choice.ready).toBe("move NEV 2");
    const tiles = within(page.getByRole("list", { name: /La fila del Tempo/ })).getAllByRole("button");
    expect(tiles.map((tile) => tile.getAttribute("aria-label")!.split(",")[0])).toEqual(["Nuvole", "Neve", "Sole", "Tempesta", "Nebbia", "Pioggia"]);
    expect(page.getByText("Diventa")).toBeTruthy();
  });

  it("shows both weathers to come and whose talismans would ripen", () => {
    const view = revealed({ phase: "weather", row: ["NUV", "NEV", "SOL", "TEM", "NEB", "PIO"] });
    show(sampleSeen({ view }, { name: "weather", options: ["keep", "turn"] }));
    expect(page.getByText("Se cambia").closest("p")?.textContent).toContain("Carla forgia e salta il turno");
    expect(page.getByText("Se resta").closest("p")?.textContent).toContain("nessun talismano matura");
  });

  it("lists captures, what talismans wait for, known cards and discards", async () => {
    show(sampleSeen());
    await fireEvent.click(page.getByRole("button", { name: "Prese e talismani" }));
    const dialog = within(page.getByRole("dialog"));
    expect(dialog.getByText("Preparato: 3 di Neve e 4 di Neve; aspetta Neve, al posto 4")).toBeTruthy();
    expect(dialog.getByText("In mano, perché tutti hanno visto prenderle: 2 di Tempesta")).toBeTruthy();
    expect(dialog.getByText("Una carta fuori dal gioco")).toBeTruthy();
  });

  it("reckons at the end, with the tie-break in one sentence", () => {
    show(sampleSeen({ view: sampleView({ stake: null }), log: sampleEnd(), over: true, waiting: [] }));
    const end = within(page.getByRole("region", { name: "Il conto finale" }));
    expect(end.getByText(/meno interi/)).toBeTruthy();
    expect(end.getAllByRole("row").map((row) => row.textContent?.match(/Ada|Bruno|Carla|Dino/)?.[0])).toEqual([undefined, "Ada", "Bruno", "Carla", "Dino"]);
    expect(end.getAllByText("2½")).toHaveLength(2);
  });

  it("a spectator has no hand", () => {
    show(sampleSeen({ me: null, view: sampleView({ hand: undefined, laid: undefined }) }));
    expect(page.queryByRole("list", { name: "La tua mano" })).toBeNull();
  });
});

it("a seat's badge tells talismans, hand, prepared talismans and whether it has chosen", () => {
  render(SeatBadge, { seen: sampleSeen({ view: sampleView({ halves: [7, 1, 0, 0] }) }), seat: 2 });
  expect(page.getByText("nessun talismano")).toBeTruthy();
  expect(page.getByRole("img", { name: "4 carte in mano" })).toBeTruthy();
  expect(page.getByRole("img", { name: "un talismano preparato, aspetta Neve (posto 4)" })).toBeTruthy();
  expect(page.getByRole("img", { name: "ha scelto" })).toBeTruthy();
});
