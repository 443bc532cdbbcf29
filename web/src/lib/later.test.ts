import { render, screen as page } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import { screenOf } from "../games/index.ts";
import { sampleSeen, sampleView } from "../games/talisman/sample.ts";
import Board from "../table/Board.svelte";
import type { GameScreen, Seen } from "./game.ts";
import { soon } from "./soon.ts";
import { loadWords } from "./words.svelte.ts";

let screen: GameScreen;

beforeEach(async () => {
  await loadWords("talisman");
  screen = await screenOf("talisman");
});

/** The table in this round, as this seat sees it, with Ada as strong as that. */
function seen(round: number, strength: number, me = 0): Seen {
  const view = sampleView("move");
  view.round = round;
  view.heroes[0]!.strength = strength;
  return { ...sampleSeen("move"), view, me };
}

/** How strong Ada is, as her seat says. */
function strength(): string {
  const badge = document.querySelector('[data-seat="0"] button')!;
  return /Forza (\d+)/.exec(badge.getAttribute("aria-label")!)![1]!;
}

/** Until what was put off has been done. */
async function afterwards(): Promise<void> {
  await new Promise<void>((done) => soon(done));
}

test("the seats follow the middle of the table in a task of their own", async () => {
  const { rerender } = render(Board, { screen, seen: seen(4, 3) });
  expect(strength()).toBe("3");
  await rerender({ seen: seen(5, 8) });
  expect(page.getByText("Giro 5")).toBeTruthy();
  expect(strength()).toBe("3");
  await afterwards();
  expect(strength()).toBe("8");
});

test("what came meanwhile is not left behind", async () => {
  const { rerender } = render(Board, { screen, seen: seen(4, 3) });
  await rerender({ seen: seen(5, 8) });
  await rerender({ seen: seen(5, 9) });
  await afterwards();
  expect(strength()).toBe("9");
});

test("whoever looks through another seat sees nothing of the one before", async () => {
  const { rerender } = render(Board, { screen, seen: seen(4, 3) });
  await rerender({ seen: seen(4, 8, 1) });
  expect(strength()).toBe("8");
});
