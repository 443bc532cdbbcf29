import { fireEvent, render, screen as page, within } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Seen } from "../../lib/game.ts";
import { loadWords } from "../../lib/words.svelte.ts";
import { sampleManche, sampleSeen, sampleView } from "./sample.ts";
import SeatBadge from "./SeatBadge.svelte";
import Table from "./Table.svelte";

beforeAll(async () => {
  await loadWords("indy");
});

const LIGHT = {
  name: "light",
  options: ["pass", ...["RC2", "RC4", "RH1"].flatMap((own) => ["RC6", "GH2", "BO5"].map((open) => `swap ${own} ${open}`))],
};
const LAY = { name: "lay", options: ["lay RC2 RC4 RC6", "lay RC2 RC4 RH1", "lay RC2 RC6 RH1", "lay RC4 RC6 RH1"] };

function show(seen: Seen): ReturnType<typeof render> {
  return render(Table, { seen });
}

describe("the table", () => {
  it("names every card, lists hand and open cards, and shows what is known", () => {
    show(sampleSeen());
    const hand = within(page.getByRole("list", { name: "La tua mano" }));
    expect(hand.getAllByRole("button").map((card) => card.getAttribute("aria-label"))).toEqual([
      "personaggio rosso 2, gli altri sanno che ce l’hai",
      "personaggio rosso 4",
      "cavallo rosso 1",
      "aquila",
    ]);
    expect(within(page.getByRole("list", { name: "Carte scoperte" })).getAllByRole("button")).toHaveLength(3);
    expect(page.getByRole("img", { name: "Piatto: 2 gettoni" })).toBeTruthy();
    expect(page.getByRole("button", { name: /Mazzo: 38 carte/ })).toBeTruthy();
    expect(page.getByText("Luce").closest("li")?.getAttribute("aria-current")).toBe("step");
  });

  it("lights what can be chosen, and only that", () => {
    show(sampleSeen({}, LIGHT));
    const eagle = page.getByRole("button", { name: "aquila" });
    expect(eagle.getAttribute("aria-disabled")).toBe("true");
    const own = page.getByRole("button", { name: /personaggio rosso 4/ });
    expect(own.classList.contains("lit")).toBe(true);
    expect(own.getAttribute("aria-pressed")).toBe("false");
  });

  it("says what a swap would make of the hand", () => {
    show(sampleSeen({}, LIGHT));
    expect(page.getByRole("button", { name: /personaggio rosso 6.*la mano varrebbe team, 12 penne/ })).toBeTruthy();
  });

  it("a swap is made from either side", async () => {
    const send = vi.fn();
    show(sampleSeen({}, LIGHT, { send }));
    await fireEvent.click(page.getByRole("button", { name: /personaggio rosso 6/ }));
    const own = page.getByRole("button", { name: /cavallo rosso 1/ });
    await fireEvent.click(own);
    expect(send).toHaveBeenCalledWith("swap RH1 RC6");
  });

  it("while picking for an evocation it says what the three cards make, and picked cards can be put back", async () => {
    const view = sampleView({ phase: "evocation", hand: ["RC2", "RC4", "RC6", "RH1"], table: ["GH2"] });
    show(sampleSeen({ view }, LAY, { confirm: () => true }));
    for (const name of [/personaggio rosso 2/, /personaggio rosso 4/, /personaggio rosso 6/]) {
      await fireEvent.click(page.getByRole("button", { name }));
    }
    expect(page.getByText("team, 12 penne")).toBeTruthy();
    expect(page.getByText(/in mano resta cavallo rosso 1/)).toBeTruthy();
    const picked = page.getByRole("button", { name: /personaggio rosso 6, scelta/ });
    expect(picked.getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(picked);
    expect(page.getByText("Ancora una carta")).toBeTruthy();
  });

  it("shows an evocation with two eagles in it", () => {
    const laid = [["EAG", "EAG", "RC6"], [], []];
    show(sampleSeen({ view: sampleView({ phase: "evocation", laid, evocations: [["wrong", 6], null, null] }) }));
    expect(document.querySelectorAll('[data-card="EAG"]')).toHaveLength(2 + 1); // and one in the hand
  });

  it("two eagles in a hand are chosen one by one", async () => {
    const view = sampleView({ hand: ["RC2", "RC4", "EAG", "EAG"], phase: "dark", table: [] });
    const options = ["pass", "change EAG", "change EAG EAG", "change RC2", "change RC2 EAG"];
    show(sampleSeen({ view }, { name: "change", options }, { confirm: () => true }));
    await fireEvent.click(page.getAllByRole("button", { name: /^aquila/ })[0]!);
    expect(page.getAllByRole("button", { name: /^aquila, scelta/ })).toHaveLength(1);
    await fireEvent.click(page.getByRole("button", { name: "aquila, si può scegliere" }));
    expect(page.getAllByRole("button", { name: /^aquila, scelta/ })).toHaveLength(2);
  });

  it("shamans are chosen by their masks; those taken name their owner", async () => {
    const send = vi.fn();
    const view = sampleView({ phase: "shamans", manche: 0, shamans: [null, "S4", null], hand: [], table: [] });
    const options = ["S1", "S2", "S3", "S5", "S6"].map((shaman) => `shaman ${shaman}`);
    show(sampleSeen({ view }, { name: "shaman", options }, { send }));
    expect(page.getByRole("button", { name: /Abete Antico.*di Bruno/ }).getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(page.getByRole("button", { name: /Lago Profondo/ }));
    expect(send).toHaveBeenCalledWith("shaman S5");
  });

  it("a spectator has no hand", () => {
    show(sampleSeen({ me: null, view: sampleView({ hand: undefined, discarded: undefined }) }));
    expect(page.queryByRole("list", { name: "La tua mano" })).toBeNull();
  });
});

describe("the settlement", () => {
  const dark = sampleView({ phase: "dark", table: [], manche: 4, tokens: [5, 3, 0] });

  it("opens when a manche ends, closes at once, and can be opened again", async () => {
    show(sampleSeen({ view: dark, log: sampleManche() }));
    const panel = page.getByRole("region", { name: "Resa dei conti, manche 3" });
    const rows = within(within(panel).getByRole("list")).getAllByRole("listitem");
    expect(rows.map((row) => row.textContent?.match(/Ada|Bruno|Carla/)?.[0])).toEqual(["Ada", "Bruno", "Carla"]);
    expect(within(panel).getByText("L’evocazione di Carla è la peggiore: un gettone va nel piatto.")).toBeTruthy();
    expect(within(panel).getByText("Per Carla era l’ultimo: passa tra gli spennati.")).toBeTruthy();
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(page.queryByRole("region", { name: "Resa dei conti, manche 3" })).toBeNull();
    await fireEvent.click(page.getByRole("button", { name: "Ultima resa dei conti" }));
    expect(page.getByRole("region", { name: "Resa dei conti, manche 3" })).toBeTruthy();
  });

  it("leaves the hand free: a card can be chosen while it is open", async () => {
    const asked = { name: "change", options: ["pass", "change RC2", "change RC4"] };
    const seen = sampleSeen({ view: dark, log: sampleManche() }, asked, { confirm: () => true });
    show(seen);
    await fireEvent.click(page.getByRole("button", { name: /personaggio rosso 4/ }));
    expect(seen.choice.picks).toEqual(["RC4"]);
  });

  it("makes room when cards are opened and one is asked", async () => {
    const shown = show(sampleSeen({ view: dark, log: sampleManche() }));
    const log = [...sampleManche(), { v: 5, at: 0, events: [], undone_to: null }];
    await shown.rerender({ seen: sampleSeen({ log }) });
    expect(page.getByRole("region", { name: "Resa dei conti, manche 3" })).toBeTruthy();
    await shown.rerender({ seen: sampleSeen({ log }, LIGHT) });
    expect(page.queryByRole("region", { name: "Resa dei conti, manche 3" })).toBeNull();
  });

  it("does not open for what is long past", () => {
    show(sampleSeen({ view: dark, log: [...sampleManche(), { v: 5, at: 0, events: [], undone_to: null }] }));
    expect(page.queryByRole("region", { name: "Resa dei conti, manche 3" })).toBeNull();
  });
});

it("a seat's badge tells shaman, tokens, hand and who deals", () => {
  render(SeatBadge, { seen: sampleSeen(), seat: 1 });
  expect(page.getByRole("img", { name: "Abete Antico (verde)" })).toBeTruthy();
  expect(page.getByText("3 gettoni")).toBeTruthy();
  expect(page.getByRole("img", { name: "4 carte in mano" })).toBeTruthy();
  expect(page.getByText("mazziere")).toBeTruthy();
});
