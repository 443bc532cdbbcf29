import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { bringCards } from "../games/isola/sample.ts";
import { speak, words } from "../lib/words.svelte.ts";
import { serve, table } from "../pages/testing.ts";
import Example from "./Example.svelte";
import { PARTS, primerOf } from "./primer.ts";
import Sheet from "./Sheet.svelte";

beforeAll(async () => {
  await speak("it");
  bringCards();
});

describe.each(["indy", "talismani", "timeline", "talisman", "isola"])("the sheet of %s", (game) => {
  it("says goal, turn and what wins, each with a drawing that has words for the ear", async () => {
    const primer = (await primerOf(game))!;
    render(Sheet, { game, primer });
    const texts = words(game);
    expect(screen.getAllByRole("heading").map((heading) => heading.textContent)).toEqual(PARTS.map((part) => texts.say(`learn-${part}`)));
    for (const part of PARTS) {
      const drawing = screen.getByRole("img", { name: texts.say(`drawn-${part}`) });
      expect(drawing.querySelector("svg")).not.toBeNull();
    }
    expect(document.querySelector(".sheet")!.textContent).not.toContain("[");
  });

  it("draws every example of the rules", async () => {
    const primer = (await primerOf(game))!;
    for (const name of Object.values(primer.examples).flat()) {
      const { container, unmount } = render(Example, { game, primer, name });
      expect(container.querySelector(".drawing svg"), name).not.toBeNull();
      expect(container.textContent).not.toContain("[");
      unmount();
    }
  });
});

it("an example that the server can lay is played from there", async () => {
  const primer = (await primerOf("indy"))!;
  const asked = serve({ "POST /api/tables": () => ({ table: table(), seats: [], invite: "", spectator: "", token: "" }) });
  render(Example, { game: "indy", primer, name: "team", playable: true });
  await fireEvent.click(screen.getByRole("button", { name: /^Gioca da qui: Tre personaggi rossi/ }));
  await waitFor(() => expect(location.pathname).toBe("/t/tavolo"));
  expect(asked[0]?.body).toMatchObject({ game: "indy", lesson: "team" });
  vi.unstubAllGlobals();
});

describe("a term", () => {
  it("explains itself on tap and to whoever reaches it, and Esc closes it", async () => {
    const primer = (await primerOf("indy"))!;
    render(Sheet, { game: "indy", primer });
    const term = screen.getByRole("button", { name: "evocazione" });
    expect(term.getAttribute("aria-expanded")).toBe("false");
    await fireEvent.click(term);
    const tip = document.querySelector("[role=tooltip]")!;
    expect(tip.textContent).toContain(words("indy").say("term-evocation-about"));
    expect(term.getAttribute("aria-describedby")).toBe(tip.id);
    await fireEvent.keyDown(term, { key: "Escape" });
    expect(document.querySelector("[role=tooltip]")).toBeNull();
    await fireEvent.click(term);
    await fireEvent.click(term);
    expect(document.querySelector("[role=tooltip]")).toBeNull();
  });
});
