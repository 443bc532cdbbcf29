import { fireEvent, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, expect, it, vi } from "vitest";
import { bringCards } from "../games/isola/sample.ts";
import { screenOf } from "../games/index.ts";
import type { GameEvent, GameScreen } from "../lib/game.ts";
import { Live, type Moved } from "../lib/live.svelte.ts";
import { seat, state, table } from "../lib/samples.ts";
import type { GameInfo, LogEntry } from "../lib/wire.ts";
import { loadWords } from "../lib/words.svelte.ts";
import { Desk } from "../table/desk.svelte.ts";
import Follow from "./Follow.svelte";
import { scriptOf, type Script } from "./script.ts";

const played = vi.hoisted(() => vi.fn());
vi.mock("../lib/sound.ts", () => ({ play: played }));

let screen: GameScreen;
let script: Script;
let live: Live;

beforeEach(async () => {
  bringCards();
  played.mockReset();
  await Promise.all([loadWords("isola"), loadWords("", "stage"), loadWords("isola", "stage")]);
  [screen, script] = [await screenOf("isola"), (await scriptOf("isola"))!];
});

/** Somebody who looks on at a table of Isola: Ada plays with Bruno, and Ada is asked. */
function follow(change: { beside?: boolean } = {}): HTMLElement {
  const start = state({ v: 1, waiting: [0], you: { ...state().you!, seat: null, seats: [] }, table: table({ game: "isola", players: 2, seats: [seat(0), seat(1)] }) });
  live = new Live("t1", null, { connect: () => ({ readyState: 0, send() {}, close() {}, onopen: null, onmessage: null, onclose: null }) });
  live.info = start.table;
  live.moved = start;
  const desk = new Desk(live, screen, { name: "isola", verbs: [], abilities: [], questions: {} } as unknown as GameInfo);
  const { container } = render(Follow, { desk, script, from: 1, ...change });
  flushSync();
  return container;
}

/** A frame arrives: what happened, and whom the table waits for then. */
function arrives(v: number, waiting: number[], ...events: Partial<GameEvent>[]): void {
  comes(v, { waiting, exchange: null }, ...events);
}

function comes(v: number, change: Partial<Moved>, ...events: Partial<GameEvent>[]): void {
  live.log = [...live.log, ...events.map((event): LogEntry => ({ v, at: 0, undone_to: null, events: [{ rule: "", ...event }] as LogEntry["events"] }))];
  live.moved = { ...live.moved!, v, ...change };
  flushSync();
}

/** The page has been painted, and what waited for that is done. */
async function painted(): Promise<void> {
  for (let task = 0; task < 4; task += 1) {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    flushSync();
  }
}

const CONQUERED = { kind: "conquered", seat: 0, place: "LH1", other: 1, by: "H2" };

it("tells a great moment once, and lets it sound once, though three frames come between two paintings", async () => {
  const container = follow();
  await painted();
  arrives(2, [0]);
  arrives(3, [0]);
  arrives(4, [0], CONQUERED);
  await painted();
  expect(container.querySelectorAll("[data-drama] .told p:not(.headline, .about)")).toHaveLength(1);
  expect(played.mock.calls.map(([sound]) => sound)).toEqual(["anvil"]);
});

const bannerOf = (container: HTMLElement) => [...container.querySelectorAll(".banner p > *")].map((part) => part.textContent);

it("says who is to play when it is somebody else, not when the same seat goes on", async () => {
  const container = follow();
  await painted();
  arrives(2, [1], { kind: "turn", seat: 1, turn: 2 });
  await painted();
  expect(bannerOf(container)).toEqual(["Puntata 2: gioca Bruno."]);
  // Somebody may reply, does not, and Bruno goes on.
  arrives(3, [1], { kind: "played", seat: 1, card: "LH1" });
  await painted();
  const told = bannerOf(container);
  expect(told).toEqual([expect.stringContaining("Bruno gioca ")]);
  comes(4, { waiting: [0], exchange: { seat: 0, passed: [], name: "replies", rule: "" } });
  await painted();
  arrives(5, [1]);
  await painted();
  expect(bannerOf(container)).toEqual(told);
  // Whoever has done nothing yet is named, once.
  arrives(6, [0]);
  await painted();
  expect(bannerOf(container)).toEqual(["Tocca ad Ada."]);
});

it("leaves the board of a television free: beside it stands who is to play and what happened", async () => {
  const container = follow({ beside: true });
  await painted();
  arrives(2, [1], CONQUERED);
  await painted();
  expect(container.querySelectorAll("[data-drama]")).toHaveLength(1);
  arrives(3, [1], { kind: "turn", seat: 1, turn: 2 });
  await painted();
  await fireEvent.click(container.querySelector("[data-drama] button")!);
  expect(bannerOf(container)).toEqual([]);
});
