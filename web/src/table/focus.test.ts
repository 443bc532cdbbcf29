import { afterEach, describe, expect, it } from "vitest";
import { aimless, keepFocus } from "./focus.ts";

let end = (): void => {};

function table(inside: string): HTMLElement {
  document.body.innerHTML = `<section class="bar" tabindex="-1"></section>${inside}`;
  end = keepFocus();
  return document.querySelector<HTMLElement>("section.bar")!;
}

/** What is done after the frame is over. */
const after = (): Promise<void> => new Promise((done) => setTimeout(done, 80));

afterEach(() => {
  end();
  document.body.innerHTML = "";
});

describe("the focus at the table", () => {
  it("goes to the question when what had it is gone", async () => {
    const bar = table("<button>Tempio</button>");
    const pressed = document.querySelector("button")!;
    pressed.focus();
    pressed.remove();
    await after();
    expect(document.activeElement).toBe(bar);
  });

  it("stays where somebody has put it meanwhile", async () => {
    table("<button id=one></button><button id=two></button>");
    document.getElementById("one")!.focus();
    document.getElementById("one")!.remove();
    document.getElementById("two")!.focus();
    await after();
    expect(document.activeElement!.id).toBe("two");
  });

  it("is not taken by the question where nothing had it, nor where somebody let it go", async () => {
    table("<button id=one></button><p></p>");
    document.querySelector("p")!.remove();
    await after();
    expect(document.activeElement).toBe(document.body);
    const one = document.getElementById("one")!;
    one.focus();
    one.blur();
    document.body.append(document.createElement("p"));
    await after();
    expect(document.activeElement).toBe(document.body);
  });

  it("counts as nowhere in particular while the question has it: Enter confirms as without any", () => {
    const bar = table("<button></button>");
    expect([document.body, bar, document.querySelector("button")].map(aimless)).toEqual([true, true, false]);
  });
});
