import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { counted, shelfOf, sizeOf, wanted } from "../../../lib/decks.svelte.ts";
import { router } from "../../../lib/router.svelte.ts";
import { loadWords } from "../../../lib/words.svelte.ts";
import { serve, type Asked } from "../../../pages/testing.ts";
import { bringCards, CARDS } from "../sample.ts";
import type { DeckAbout } from "../view-types.ts";
import Browser from "./Browser.svelte";
import Builder from "./Builder.svelte";
import { matches, NO_FILTERS } from "./filters.ts";
import Shelf from "./Shelf.svelte";

const MASTER = CARDS.find((card) => card.type === "master")!;
const OTHER = CARDS.find((card) => card.type === "army" && card.school === "noschool")!;

function about(text: string): DeckAbout {
  const size = text.split("\n").filter(Boolean).reduce((sum, line) => sum + Number(line.split(" ")[0]), 0);
  const counts = { types: { master: size }, schools: { hokuto: size }, colours: { blue: size } };
  return { size, ...counts, attacks: [[3, size]], green: 2, ochre: 7, cost: 30, chances: [0.5, 0.75, 0.875], hand: [MASTER.key], code: "ISOLA-AQEA", text };
}

/** A server that finds a list too short, and of codes knows one. */
function house(more: Record<string, (asked: Asked) => unknown> = {}): Asked[] {
  return serve({
    "POST /api/games/isola/seat-deck": ({ body }) => {
      const { text } = body as { text: string };
      const list = text.startsWith("ISOLA-") ? `9 ${MASTER.key}\n` : text;
      const cards = list.split("\n").filter(Boolean).flatMap((line) => Array<string>(Number(line.split(" ")[0])).fill(line.split(" ")[1]!));
      const short = { line: 0, field: "", text: "Servono almeno 8 carte (RU-15).", warning: false, card: "", rule: "RU-15" };
      return { cards, problems: cards.length < 8 ? [short] : [], about: about(list) };
    },
    ...more,
  });
}

beforeAll(async () => {
  await Promise.all([loadWords("isola", "cover"), loadWords("isola"), loadWords("isola", "pages")]);
  bringCards();
});
beforeEach(() => {
  history.replaceState(null, "", "/decks/isola/eins");
  router.replace("/decks/isola/eins");
  vi.stubGlobal("scrollTo", () => {});
});
afterEach(() => {
  for (const deck of shelfOf("isola").decks) shelfOf("isola").drop(deck.id);
  vi.unstubAllGlobals();
});

describe("filters", () => {
  it("find cards by kind, and by any words of name and text without their accents", () => {
    const found = (change: Partial<typeof NO_FILTERS>): string[] => CARDS.filter((card) => matches(card, { ...NO_FILTERS, ...change })).map((card) => card.key);
    expect(found({})).toHaveLength(CARDS.length);
    expect(found({ type: "master", school: MASTER.school })).toContain(MASTER.key);
    expect(found({ type: "place" })).not.toContain(MASTER.key);
    expect(found({ text: MASTER.name.toUpperCase() })).toContain(MASTER.key);
    expect(found({ text: "xyzzy" })).toEqual([]);
    expect(found({ basis: "fact" }).length).toBeLessThan(CARDS.length);
  });
});

describe("the builder", () => {
  it("adds and removes cards by tap and by keyboard, asks the server, and keeps every change", async () => {
    const asked = house();
    render(Builder, { deck: "eins", accent: "" });
    const card = screen.getAllByRole("button").find((one) => one.dataset.card === MASTER.key)!;
    card.focus();
    for (let times = 0; times < 8; times += 1) await fireEvent.keyDown(card, { key: "+" });
    await fireEvent.keyDown(card, { key: "-" });
    expect(shelfOf("isola").find("eins")?.cards).toEqual({ [MASTER.key]: 7 });
    expect((await screen.findAllByText(/Servono almeno 8 carte/)).length).toBe(1);
    const play = screen.getByRole<HTMLButtonElement>("button", { name: "Gioca" });
    expect(play.disabled).toBe(true);
    const tile = card.closest("li")!;
    await fireEvent.click(within(tile).getByRole("button", { name: `Aggiungi ${MASTER.name}` }));
    await waitFor(() => expect(play.disabled).toBe(false));
    expect(screen.getByText("Si può giocare")).toBeTruthy();
    expect(asked.at(-1)?.body).toMatchObject({ text: `8 ${MASTER.key}\n` });
    expect(screen.getByText("88%").closest("li")?.textContent).toContain("Puntata 3");
    await fireEvent.click(screen.getByRole("button", { name: "Annulla l’ultima modifica" }));
    expect(sizeOf(shelfOf("isola").find("eins")!.cards)).toBe(7);
  });

  it("moves from card to card with the arrows, with one stop for the tabulator", async () => {
    house();
    render(Builder, { deck: "eins", accent: "" });
    const cards = screen.getAllByRole("button").filter((one) => one.dataset.card);
    expect(cards.filter((one) => one.tabIndex === 0)).toHaveLength(1);
    cards[0]!.focus();
    await fireEvent.keyDown(cards[0]!, { key: "ArrowRight" });
    expect(document.activeElement).toBe(cards[1]);
    expect(cards[1]!.tabIndex).toBe(0);
  });

  it("opens a deck that came by a link, keeps nothing before somebody wants it, and then takes it out of the address", async () => {
    router.replace("/decks/isola/eins#code=ISOLA-AQEA&name=Pugno");
    const asked = house();
    render(Builder, { deck: "eins", accent: "" });
    await screen.findByText("Si può giocare");
    // Once what the code means, once what the list is worth; nothing about a deck without cards, and never again what is known.
    await new Promise((later) => setTimeout(later, 700));
    expect(asked.map(({ body }) => (body as { text: string }).text)).toEqual(["ISOLA-AQEA", `9 ${MASTER.key}\n`]);
    expect(screen.getByLabelText<HTMLInputElement>("Nome del mazzo").value).toBe("Pugno");
    expect(shelfOf("isola").decks).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: "Conservalo tra i miei" }));
    expect(shelfOf("isola").find("eins")).toMatchObject({ name: "Pugno", cards: { [MASTER.key]: 9 } });
    expect(location.hash).toBe("");
  });

  it("takes a list from elsewhere whole or not at all", async () => {
    house({
      "POST /api/games/isola/seat-deck": ({ body }) => {
        const wrong = (body as { text: string }).text.includes("Kenshirou");
        const problem = { line: 1, field: "name", text: "Riga 1: la carta «Kenshirou» non esiste.", warning: false, card: "", rule: "" };
        return { cards: [OTHER.key, MASTER.key], problems: wrong ? [problem] : [], about: about("") };
      },
    });
    render(Builder, { deck: "eins", accent: "" });
    await fireEvent.click(screen.getByRole("button", { name: "Importa" }));
    const field = screen.getByLabelText(/Incolla una lista/);
    const take = screen.getByRole<HTMLButtonElement>("button", { name: "Prendi queste carte" });
    await fireEvent.input(field, { target: { value: "1 Kenshirou" } });
    expect(await screen.findByText(/Riga 1/)).toBeTruthy();
    expect(take.disabled).toBe(true);
    await fireEvent.input(field, { target: { value: "1 Kenshiro" } });
    await waitFor(() => expect(take.disabled).toBe(false));
    await fireEvent.click(take);
    expect(shelfOf("isola").find("eins")?.cards).toEqual({ [OTHER.key]: 1, [MASTER.key]: 1 });
  });

  it("says why nothing is said where the server cannot be reached, and loses nothing", async () => {
    serve({});
    render(Builder, { deck: "eins", accent: "" });
    const card = screen.getAllByRole("button").find((one) => one.dataset.card === MASTER.key)!;
    await fireEvent.keyDown(card, { key: "+" });
    await waitFor(() => expect(screen.getByText("una carta").parentElement?.textContent).not.toContain("Si può giocare"));
    expect(shelfOf("isola").find("eins")?.cards).toEqual({ [MASTER.key]: 1 });
  });
});

describe("the shelf and the cards", () => {
  it("has one's own decks and the ready ones with how they are played, and remembers which one is wanted", async () => {
    shelfOf("isola").keep({ id: "zwei", name: "Mio", cards: { [MASTER.key]: 9 } });
    house({ "GET /api/games": () => ({ games: [{ name: "isola", seat_decks: { ready: [{ name: "LH1", cards: [MASTER.key] }] } }] }) });
    render(Shelf, { accent: "" });
    expect(await screen.findByText(/^Per imparare/)).toBeTruthy();
    const mine = screen.getByRole("heading", { name: "Mio" }).closest("li")!;
    await fireEvent.click(within(mine).getByRole("button", { name: "Gioca" }));
    expect(wanted("isola")).toBe("=zwei");
    expect(location.pathname).toBe("/new/isola");
  });

  it("shows all cards and the whole text of one", async () => {
    house();
    render(Browser, { accent: "" });
    expect(screen.getAllByRole("button").filter((one) => one.dataset.card)).toHaveLength(CARDS.length);
    await fireEvent.click(screen.getAllByRole("button").find((one) => one.dataset.card === MASTER.key)!);
    expect(screen.getByRole("dialog").textContent).toContain(MASTER.type_line);
  });

  it("counts lists", () => {
    expect(counted(["A", "B", "A"])).toEqual({ A: 2, B: 1 });
  });
});
