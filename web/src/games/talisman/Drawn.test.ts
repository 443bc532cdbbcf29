import { fireEvent, render, screen as page } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import type { Seen } from "../../lib/game.ts";
import { soon } from "../../lib/soon.ts";
import { loadWords } from "../../lib/words.svelte.ts";
import Drawn from "./Drawn.svelte";
import { entry, sampleSeen } from "./sample.ts";
import { lastDrawn } from "./story.ts";

beforeAll(async () => {
  await loadWords("talisman");
});

const LATER = 100_000;

/** The same table, and then this happened. */
function after(...events: Parameters<typeof entry>[1][]): Seen {
  const { log } = sampleSeen("move");
  return sampleSeen("move", { log: [...log, ...events.map((event, at) => entry(LATER + at, event))] });
}

const DRAGON = { kind: "drew", seat: 1, cards: ["DRAGON1"] };

describe("cards that were drawn", () => {
  it("are shown large when somebody draws them, and go at a tap or with Escape", async () => {
    const { rerender } = render(Drawn, { seen: sampleSeen("move") });
    await rerender({ seen: after(DRAGON) });
    await fireEvent.click(await page.findByRole("button", { name: "Drago: Chiudi" }));
    expect(page.queryByRole("button")).toBeNull();
    await rerender({ seen: after(DRAGON, { kind: "drew", seat: 0, cards: ["ANGEL", "WOLF"] }) });
    expect((await page.findByRole("button")).textContent).toContain("Lupo");
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(page.queryByRole("button")).toBeNull();
  });

  it("do not lie over a board on which one is to choose", async () => {
    const { rerender } = render(Drawn, { seen: sampleSeen("move"), busy: true });
    await rerender({ seen: after(DRAGON) });
    await new Promise((done) => soon(() => done(null)));
    expect(page.queryByRole("button")).toBeNull();
    await rerender({ busy: false });
    expect(page.getByRole("button", { name: "Drago: Chiudi" })).toBeTruthy();
  });

  it("are no news when the page comes up after them", () => {
    render(Drawn, { seen: after(DRAGON) });
    expect(page.queryByRole("button")).toBeNull();
  });

  it("are those that the viewer may know, of this turn", () => {
    const turn = entry(1, { kind: "turn", seat: 0, round: 1 });
    expect(lastDrawn([turn, entry(2, { kind: "drew-spell", seat: 0 })])).toBeNull();
    expect(lastDrawn([turn, entry(2, { kind: "drew-spell", seat: 0, card: "HEALING1" })])?.cards).toEqual(["HEALING1"]);
    expect(lastDrawn([entry(1, DRAGON), entry(2, { kind: "turn", seat: 0, round: 1 })])).toBeNull();
  });
});
