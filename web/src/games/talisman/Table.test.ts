import { fireEvent, render, screen as page, within } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Seen } from "../../lib/game.ts";
import { loadWords } from "../../lib/words.svelte.ts";
import { question, sampleSeen, sampleView } from "./sample.ts";
import SeatBadge from "./SeatBadge.svelte";
import Table from "./Table.svelte";

beforeAll(async () => {
  await loadWords("talisman");
});

function show(seen: Seen): void {
  render(Table, { seen });
}

function board(): ReturnType<typeof within> {
  return within(page.getByRole("group", { name: "Il tabellone" }));
}

describe("the board", () => {
  it("has 49 spaces that say who and what is there", () => {
    const seen = sampleSeen("move");
    show(seen);
    expect(board().getAllByRole("button")).toHaveLength(49);
    expect(board().getByRole("button", { name: /^Taverna, Regione Esterna, Ada \(Guerriero\)/ })).toBeTruthy();
  });

  it("tells spaces of the same name apart", () => {
    show(sampleSeen("move"));
    const labels: string[] = board().getAllByRole("button").map((space: HTMLElement) => space.getAttribute("aria-label") ?? "");
    const fields = labels.map((label) => label.split(",")[0]!).filter((name) => name.startsWith("Campi"));
    expect(fields[0]).toMatch(/^Campi tra /);
    expect(new Set(fields).size).toBe(6);
  });

  it("tells all that happens at a goal before one goes, where a tap does not go at once", async () => {
    const send = vi.fn();
    show(sampleSeen("where", {}, { send, confirm: () => true }));
    const [chapel] = board().getAllByRole("button", { name: /^Cappella/ });
    await fireEvent.click(chapel!);
    expect(send).not.toHaveBeenCalled();
    expect(document.querySelector(".subject")!.textContent).toContain("Se sei Malvagio");
  });

  it("opens a space that is not lit", async () => {
    show(sampleSeen("move"));
    await fireEvent.click(board().getByRole("button", { name: /^Villaggio/ }));
    expect(within(page.getByRole("dialog", { name: "Villaggio" })).getByText(/Fabbro/)).toBeTruthy();
  });

  it("lights where one could get, with what lies there, and goes at a tap", async () => {
    const send = vi.fn();
    show(sampleSeen("where", {}, { send }));
    const lit = board().getAllByRole("button", { name: /si può scegliere/ });
    expect(lit.map((space: HTMLElement) => space.getAttribute("data-space"))).toEqual(["CHAPEL", "TAVERN", "VALLEY", "GLADE"]);
    const destinations = within(page.getByRole("list", { name: "Dove puoi arrivare" }));
    expect(destinations.getAllByText("Oltre la Sentinella")).toHaveLength(2);
    await fireEvent.click(lit[0]!);
    expect(send).toHaveBeenCalledExactlyOnceWith("go CHAPEL");
  });

  it("is answered with the keyboard", async () => {
    const send = vi.fn();
    show(sampleSeen("where", {}, { send }));
    const space = board().getByRole("button", { name: /^Taverna/ });
    expect(space.getAttribute("tabindex")).toBe("0");
    await fireEvent.keyDown(space, { key: "Enter" });
    expect(send).toHaveBeenCalledWith("go TAVERN");
  });

  it("aims a Spell: first the Spell, then the space", async () => {
    const send = vi.fn();
    const asked = question("move", ["roll", "cast-at HEX CITY", "cast-at HEX RUINS"]);
    show(sampleSeen("move", { question: asked }, { send }));
    await fireEvent.click(page.getByRole("button", { name: /^Lancia .* dove…$/ }));
    expect(page.getByText("Tocca una casella accesa sul tabellone.")).toBeTruthy();
    await fireEvent.click(board().getByRole("button", { name: /^Rovine/ }));
    expect(send).toHaveBeenCalledExactlyOnceWith("cast-at HEX RUINS");
  });
});

describe("what can be done", () => {
  it("keeps leaving things behind a fold", async () => {
    show(sampleSeen("move"));
    expect(page.queryByRole("button", { name: /^Lascia qui/ })).toBeNull();
    await fireEvent.click(page.getByRole("button", { name: /^Altro/ }));
    expect(page.getAllByRole("button", { name: /^Lascia qui/ }).length).toBeGreaterThan(3);
  });

  it("opens a card large, with what can be done with it", async () => {
    const send = vi.fn();
    show(sampleSeen("move", {}, { send }));
    await fireEvent.click(page.getAllByRole("button", { name: /^Alchimista, si può usare ora/ })[0]!);
    const dialog = within(page.getByRole("dialog", { name: "Alchimista" }));
    await fireEvent.click(dialog.getByRole("button", { name: "Usa l’Alchimista" }));
    expect(send).toHaveBeenCalledWith("use ALCHEMIST");
  });

  it("offers characters with their values", async () => {
    const send = vi.fn();
    show(sampleSeen("character", {}, { send }));
    expect(page.getAllByRole("img", { name: "Forza" })).toHaveLength(3);
    await fireEvent.click(page.getByRole("button", { name: "Gioca con il Monaco" }));
    expect(send).toHaveBeenCalledWith("be MONK");
  });

  it("buys by buttons", async () => {
    const send = vi.fn();
    show(sampleSeen("shop", {}, { send }));
    await fireEvent.click(page.getByRole("button", { name: /^Compra lo Scudo/ }));
    expect(send).toHaveBeenCalledWith("buy SHIELD");
  });
});

describe("an attack", () => {
  it("shows both sums, where each point comes from, and the odds", () => {
    show(sampleSeen("fight"));
    const fight = within(page.getByRole("region", { name: "Combattimento" }));
    expect(fight.getByText("segnalini").closest("li")?.textContent).toContain("+4");
    expect(fight.getByText(/^Ascia/).closest("li")?.textContent).toContain("+1");
    expect(fight.getByText("Dino vince 58 volte su 100, stallo 14")).toBeTruthy();
  });

  it("says who is ahead; whether to spend fate is asked in the bar", () => {
    show(sampleSeen("attack-fate"));
    const fight = within(page.getByRole("region", { name: "Confronto psichico" }));
    expect(fight.getByText("Bruno è avanti di 6")).toBeTruthy();
    expect(fight.queryByRole("button", { name: /Fato/ })).toBeNull();
  });
});

describe("who one is", () => {
  it("tells where Strength comes from", async () => {
    show(sampleSeen("fight"));
    await fireEvent.click(page.getAllByRole("button", { name: "Forza 7: da dove viene" })[0]!);
    expect(within(page.getByRole("dialog", { name: "Forza: 7" })).getByText("scheda")).toBeTruthy();
  });

  it("a spectator sees the area of whoever plays", () => {
    const seen = sampleSeen("move", { me: null, question: null });
    show(seen);
    expect(page.getAllByRole("button", { name: /^Leggi il personaggio/ })).toHaveLength(1);
  });

  it("a seat's badge opens the whole area, Spells of others face down", async () => {
    const seen = sampleSeen("others-turn");
    const view = sampleView("others-turn");
    const other = view.heroes.findIndex((hero, seat) => hero && seat !== seen.me);
    view.heroes[other] = { ...view.heroes[other]!, spell_count: 2, spells: undefined };
    render(SeatBadge, { seen: { ...seen, view, question: null, choice: sampleSeen("move", { question: null }).choice }, seat: other });
    await fireEvent.click(page.getByRole("button", { name: /^Apri l’area/ }));
    expect(within(page.getByRole("dialog")).getByText("2 Magie coperte")).toBeTruthy();
  });
});

it("replays a line of the digest on the board", async () => {
  show(sampleSeen("where"));
  await fireEvent.click(page.getByRole("button", { name: "Che cosa è successo" }));
  await fireEvent.click((await page.findAllByTitle(/^Mostra sul tabellone/))[0]!);
  expect(document.querySelector(".flashed")).toBeTruthy();
});
