import { fireEvent, render, screen as page, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Seen } from "../../lib/game.ts";
import { loadWords, words } from "../../lib/words.svelte.ts";
import { cardOf, nameOf } from "./catalogue.ts";
import CardText from "./CardText.svelte";
import screen from "./index.ts";
import { bringCards, CARDS, sampleSeen, sampleView } from "./sample.ts";
import { bringStages } from "./staging.svelte.ts";
import SeatBadge from "./SeatBadge.svelte";
import Table from "./Table.svelte";
import { fromFrontier, IN_HAND } from "./view.ts";

beforeAll(async () => {
  await loadWords("isola");
  bringCards();
  await bringStages();
});

function show(seen: Seen): void {
  render(Table, { seen });
}

describe("the table", () => {
  it("shows both rows of places from the frontier, the forces with their values, and the hand", () => {
    const seen = sampleSeen("present");
    show(seen);
    const view = sampleView("present");
    const me = seen.me!;
    for (const seat of [0, 1]) {
      const label = seat === me ? "I tuoi luoghi, la frontiera per prima" : `Luoghi di ${seen.names[seat]}, la frontiera per prima`;
      const row = within(page.getByRole("region", { name: label }));
      const places = fromFrontier(view, seat);
      const shown = row.queryAllByRole("listitem").map((item) => within(item).getByRole("button").dataset.card);
      expect(shown).toEqual(places.map((place) => place.place));
      if (places.length) expect(row.getAllByRole("listitem")[0]!.textContent).not.toBe("");
    }
    const hand = within(page.getByRole("region", { name: "La tua mano" })).getAllByRole("button");
    expect(hand.map((card) => card.dataset.card).sort()).toEqual([...view.hand!].sort());
    const force = view.forces.find((one) => one.owner !== me)!;
    const label = page.getAllByRole("button").find((one) => one.dataset.card === force.force)!.getAttribute("aria-label")!;
    expect(label).toContain(nameOf(force.card));
    expect(label).toContain(`attacco ${force.attack}, difesa ${force.defence}`);
    expect(label).toContain(`di ${seen.names[force.owner]}`);
  });

  it("says of engaged cards that they are", () => {
    const view = sampleView("present");
    const [one] = view.forces;
    show(sampleSeen("present", { view: { ...view, forces: [{ ...one!, engaged: true }] } }));
    const card = page.getAllByRole("button").find((button) => button.dataset.card === one!.force)!;
    expect(card.getAttribute("aria-label")).toContain("impegnata");
    expect(card.querySelector(".engaged")).toBeTruthy();
  });

  it("lights a card that is searched for where it is searched, not one of that name in the hand", () => {
    const view = sampleView("find");
    show(sampleSeen("find", { view: { ...view, hand: ["TEMPIO-SUL-MONTE", ...(view.hand ?? [])] } }));
    const found = page.getAllByRole("button").filter((button) => button.dataset.card === "TEMPIO-SUL-MONTE");
    expect(found.map((card) => [card.closest(".hand") !== null, card.getAttribute("aria-disabled")])).toEqual([
      [false, null],
      [true, "true"],
    ]);
  });

  it("goes on in the shop with what fits, and with nothing else", async () => {
    const seen = sampleSeen("buy");
    show(seen);
    const settled = seen.choice.all.find((option) => option.verb === "settle")!;
    const [place, army] = settled.args;
    const shown = (): string[] => within(page.getByRole("region", { name: "Il tuo mazzo" })).getAllByRole("listitem").map((item) => within(item).getByRole("button").dataset.card!);
    const all = shown();
    seen.choice.pick(place!, IN_HAND);
    await tick();
    expect(shown()).toContain(army);
    expect(shown().length).toBeLessThan(all.length);
    expect(shown().filter((key) => !seen.choice.open(key, IN_HAND))).toEqual([]);
  });

  it("says in the advanced game that a phase is that of both", () => {
    show(sampleSeen("present", { options: { game: "advanced" } }));
    expect(page.getByText("Presentazione, tutti e due")).toBeTruthy();
  });

  it("tells the lead as a track of ten points", () => {
    const view = { ...sampleView("draw"), points: [12, 5] };
    show(sampleSeen("draw", { view, me: 0 }));
    expect(page.getByRole("img", { name: /^Punti ordine: Ada 12, Bruno 5\./ }).textContent).toContain("+7");
  });

  it("lights what can be played, and for a place the armies that can enter with it", async () => {
    const send = vi.fn();
    const seen = sampleSeen("present", {}, { send });
    show(seen);
    const settle = seen.choice.all.find((option) => option.verb === "settle")!;
    const [place, army] = settle.args as [string, string];
    const hand = within(page.getByRole("region", { name: "La tua mano" }));
    const card = (key: string): HTMLElement => hand.getAllByRole("button").find((one) => one.dataset.card === key && !one.classList.contains("picked"))!;
    expect(card(place).classList.contains("lit")).toBe(true);
    await fireEvent.click(card(place));
    expect(seen.choice.picked(place, IN_HAND)).toBe(true);
    await fireEvent.click(card(army));
    expect(send).toHaveBeenCalledWith(`settle ${place} ${army}`);
  });

  it("knows what was meant by a tap on a card that cannot be played", () => {
    const seen = sampleSeen("present");
    const place = CARDS.find((card) => card.type === "place" && card.inhabited)!;
    const army = CARDS.find((card) => card.type === "army")!;
    const view = { ...sampleView("present"), hand: [place.key, army.key] };
    expect(screen.meant!(place.key, seen.question!, { ...seen, view })).toEqual([`settle ${place.key} ${army.key}`]);
    expect(screen.meant!(place.key, seen.question!, { ...seen, view: { ...view, hand: [place.key] } })).toEqual([`play ${place.key}`]);
  });

  it("asks how many cards to draw with a button each", () => {
    const seen = sampleSeen("draw");
    expect(screen.buttons!(seen.question!, seen.view)).toEqual(["draw 1", "draw 2", "draw 3"]);
  });

  it("offers the cards that can be taken, and the text of the card that asks", () => {
    const seen = sampleSeen("find");
    show(seen);
    const tray = within(page.getByRole("region", { name: "Risposte" }));
    const cards = seen.choice.all.filter((option) => option.verb === "take").map((option) => option.args[0]);
    expect(tray.getAllByRole("button").map((one) => one.dataset.card)).toEqual(cards);
    expect(tray.getByText(cardOf(seen.question!.about.card!)!.lines[0]!.text)).toBeTruthy();
  });

  it("opens a past to be browsed", async () => {
    const seen = sampleSeen("discard");
    show(seen);
    const past = sampleView("discard").pasts[seen.me!]!;
    const name = new RegExp(`^Passato di ${seen.names[seen.me!]}`);
    await fireEvent.click(page.getByRole("button", { name }));
    const dialog = within(page.getByRole("dialog", { name }));
    expect(dialog.getAllByRole("button", { name: new RegExp(nameOf(past.at(-1)!)) }).length).toBeGreaterThan(0);
  });
});

describe("the start with cards on the table", () => {
  it("shows what is left of the points and what each card costs", () => {
    const seen = sampleSeen("buy");
    show(seen);
    expect(page.getByRole("progressbar", { name: "0 punti su 40" })).toBeTruthy();
    const shop = within(page.getByRole("region", { name: "Il tuo mazzo" }));
    const card = shop.getAllByRole("button").find((one) => one.dataset.card)!;
    expect(card.getAttribute("aria-label")).toMatch(/all’inizio costa/);
    expect(screen.ask!(seen.question!, seen, words("isola"))).toBe("Restano 40 punti: che cosa metti in gioco?");
  });
});

describe("a card one looks at", () => {
  it("stays while others play", async () => {
    const seen = sampleSeen("present");
    const { rerender, container } = render(Table, { seen });
    const card = container.querySelector<HTMLElement>("section.hand [data-card]")!;
    await fireEvent(card, new MouseEvent("pointerdown"));
    await new Promise((later) => setTimeout(later, 450));
    expect(container.querySelector(".look")?.textContent).toContain(nameOf(card.dataset.card!));
    await rerender({ seen: { ...seen, view: { ...(seen.view as object), points: [1, 2] } } as Seen });
    expect(container.querySelector(".look")).toBeTruthy();
    await fireEvent(card, new MouseEvent("pointerup"));
    expect(container.querySelector(".look")).toBeNull();
  });
});

describe("open lists", () => {
  it("show the other's deck beside their past, each card once", async () => {
    const cards = [CARDS[0]!.key, CARDS[0]!.key, CARDS[1]!.key];
    const decks = [0, 1].map(() => ({ commitment: "c", size: 3, cards }));
    const seen = sampleSeen("present", { view: { ...sampleView("present"), decks } });
    show(seen);
    await fireEvent.click(page.getByRole("button", { name: new RegExp(`^Passato di ${seen.names[1 - seen.me!]}`) }));
    const dialog = within(page.getByRole("dialog"));
    expect(dialog.getByRole("button", { name: `2 × ${CARDS[0]!.name}` })).toBeTruthy();
    expect(dialog.getByRole("button", { name: `1 × ${CARDS[1]!.name}` })).toBeTruthy();
  });
});

describe("a card in full", () => {
  it("tells its text, its keywords and what it rests on", () => {
    const card = CARDS.find((one) => one.keywords.length > 0)!;
    render(CardText, { thing: card.key });
    const [keyword] = card.keywords;
    expect(page.getByText(words("isola").say(`keyword-${keyword}`))).toBeTruthy();
    expect(page.getByText(words("isola").say(`keyword-${keyword}-about`))).toBeTruthy();
    expect(page.getByText(new RegExp(`· ${card.id}$`))).toBeTruthy();
  });

  it("breaks a value down into its parts", () => {
    const view = sampleView("present");
    const force = { ...view.forces[0]!, attack: 4, parts: { attack: [["value", null, 2], ["card", CARDS[0]!.key, 2]] as [string, string | null, number][] } };
    render(CardText, { thing: force.force, view: { ...view, forces: [force] } });
    expect(page.getByText(`attacco 4 = 2 stampato +2 ${CARDS[0]!.name}`)).toBeTruthy();
  });
});

describe("a seat", () => {
  it("tells points and cards in hand", () => {
    render(SeatBadge, { seen: sampleSeen("present", { view: { ...sampleView("present"), points: [3, 1], hands: [5, 1] } }), seat: 0 });
    expect(page.getByText("3 punti ordine")).toBeTruthy();
    expect(page.getByText("5 carte in mano")).toBeTruthy();
  });
});
