import { fireEvent, render, screen as page, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Seen } from "../../lib/game.ts";
import { prefs } from "../../lib/prefs.svelte.ts";
import { asks } from "../../lib/samples.ts";
import type { LogEntry } from "../../lib/wire.ts";
import { loadWords, words } from "../../lib/words.svelte.ts";
import { Choice, optionsOf, type Hooks } from "../../table/choice.svelte.ts";
import Building from "./Building.svelte";
import { nameOf } from "./catalogue.ts";
import Fight from "./Fight.svelte";
import { partsOf } from "./outcome.ts";
import { inserted, moved, stepsBetween, without, type Wanted } from "./plan.ts";
import { bringCards, sampleSeen, sampleView, VERBS } from "./sample.ts";
import { combats, moments } from "./strikes.ts";
import Struck from "./Struck.svelte";
import type { IsolaView, OutcomeView } from "./view.ts";

const say = words("isola");
const onopen = vi.fn();

beforeAll(async () => {
  await loadWords("isola");
  bringCards();
});
beforeEach(() => onopen.mockClear());

const group = (target: string, column: string[], leaders: string[] = []): Wanted => ({ target, column, leaders });

describe("steps from one plan to another", () => {
  it("goes back to what both share, then on", () => {
    expect(stepsBetween([group("P", ["a", "b"], ["m"])], [group("P", ["a", "c"], ["m"])])).toEqual(["back", "back", "add c", "lead m"]);
    expect(stepsBetween([], [group("P", ["a"])])).toEqual(["add a"]);
    expect(stepsBetween([group("P", ["a"]), group("Q", ["b"])], [group("P", ["a", "b"])])).toEqual(["back", "back", "add b"]);
  });

  it("undoes a chosen target and the way to it in one step", () => {
    const from = [group("x", ["a"]), group("y", ["b"])];
    expect(stepsBetween(from, [group("x", ["a"])], true)).toEqual(["back", "back"]);
    expect(stepsBetween(from, [group("x", ["a"]), group("z", ["b"])], true)).toEqual(["back", "back", "next", "target z", "add b"]);
  });

  it("moves, inserts and takes out", () => {
    const plan = [group("P", ["a", "b", "c"], ["m"])];
    expect(moved(plan, "c", -1)[0]!.column).toEqual(["a", "c", "b"]);
    expect(moved(plan, "a", -1)[0]!.column).toEqual(["a", "b", "c"]);
    expect(inserted(plan, "d", 0)[0]!.column).toEqual(["d", "a", "b", "c"]);
    expect(without(plan, ["b"])[0]).toEqual(group("P", ["a", "c"], ["m"]));
    expect(without([group("P", ["a"], ["m"])], ["a"])[0]).toEqual(group("P", []));
  });
});

/** A table at which somebody builds, with these answers. */
function building(name: string, options: string[], change: Partial<IsolaView> = {}, hooks: Hooks = {}): Seen {
  const view = { ...sampleView(name), ...change };
  const question = asks(options, { decision: 5, name });
  return sampleSeen(name, { view, question, choice: new Choice(optionsOf(question), VERBS, hooks) });
}

describe("groups", () => {
  const view = (): IsolaView => sampleView("attack");
  const own = (): string[] => view().forces.filter((force) => force.owner === sampleSeen("attack").me).map((force) => force.force);

  it("puts a card behind the others at a tap", async () => {
    const send = vi.fn();
    const [first] = own();
    render(Building, { seen: building("attack", ["pass", `add ${first}`], {}, { send }), onopen });
    await fireEvent.click(page.getByRole("button", { name: new RegExp(`^${escaped(nameOf(first!))}, .*può entrare`) }));
    expect(send).toHaveBeenCalledExactlyOnceWith(`add ${first}`);
  });

  it("keeps a card that is tapped while the one before is on its way", async () => {
    const send = vi.fn();
    const [first, second, third] = own();
    const asked = (decision: number, options: string[]): Seen => {
      const seen = building("attack", options, {}, { send });
      const question = { ...seen.question!, decision };
      return { ...seen, question, choice: new Choice(optionsOf(question), VERBS, { send }) };
    };
    const every = [first, second, third].map((one) => `add ${one}`);
    const { rerender } = render(Building, { seen: asked(5, every), onopen });
    const tile = (thing: string): HTMLElement => page.getByRole("button", { name: new RegExp(`^${escaped(nameOf(thing))}, .*può entrare`) });
    await fireEvent.click(tile(first!));
    await rerender({ seen: { ...asked(5, every), busy: true } });
    await fireEvent.click(tile(second!));
    await fireEvent.click(tile(third!));
    expect(send).toHaveBeenCalledExactlyOnceWith(every[0]);
    // The answer has arrived, the table has not followed yet.
    await rerender({ seen: asked(5, every) });
    expect(send).toHaveBeenCalledTimes(1);
    await rerender({ seen: asked(6, every.slice(1)) });
    expect(send.mock.calls.map(([step]) => step)).toEqual(every.slice(0, 2));
    // With the second the third may not stand: then it was not meant.
    await rerender({ seen: asked(7, ["done"]) });
    await rerender({ seen: asked(8, every.slice(2)) });
    expect(send).toHaveBeenCalledTimes(2);
  });

  it("shows the column from the front, takes a card out with Delete and moves it with the arrows, step by step", async () => {
    const send = vi.fn();
    const [one, other] = own();
    const target = view().territories[1 - sampleSeen("attack").me!]!.at(-1)!.place;
    const plan = [{ target, column: [one!, other!], leaders: [], values: [[2, 1, 1], [1, 0, 1]] as [number, number, number][], facing: [], ahead: null }];
    const seen = building("attack", ["back", "done"], { plan, building: "attack", unfit: [] }, { send });
    render(Building, { seen, onopen });
    const column = within(page.getByRole("list", { name: "La colonna, dal fronte" }));
    const ranks = column.getAllByRole("button");
    expect(ranks.map((rank) => rank.getAttribute("aria-label"))).toEqual([expect.stringContaining("posto 1"), expect.stringContaining("posto 2")]);
    await fireEvent.keyDown(ranks[1]!, { key: "ArrowUp" });
    expect(send).toHaveBeenCalledExactlyOnceWith("back");
  });

  it("proposes a group that is ready-made, unless one does not want that", async () => {
    const [first] = own();
    const target = view().territories[1 - sampleSeen("attack").me!]!.at(-1)!.place;
    const ahead: OutcomeView = { fallen: [], dead: [], lives: [], drawn_in: [], places: [target], razed: [], points: [0, 0], ends: false };
    const suggested = { groups: [{ target, column: [first!], leaders: [] }], steps: [`add ${first}`], ahead, resisted: null };
    render(Building, { seen: building("attack", ["pass", `add ${first}`], { suggested, plan: [] }), onopen });
    expect(page.queryByText(say.say("fight-suggested"))).toBeTruthy();
    prefs.proposals = false;
    await tick();
    expect(page.queryByText(say.say("fight-suggested"))).toBeNull();
    prefs.proposals = true;
  });

  it("says of a proposal against several attacks also which place holds", () => {
    const seen = sampleSeen("attack");
    const [first, second] = view().territories[seen.me!]!.map((one) => one.place);
    const [one] = own();
    const [foe] = view().forces.filter((force) => force.owner !== seen.me).map((force) => force.force);
    const battles = [first!, second!].map((target) => ({
      target, attacker: 1 - seen.me!, attack: [foe!], attack_leaders: [], defence: [], defence_leaders: [], values: [[[1, 1, 1]], []] as [number, number, number][][], ahead: null,
    }));
    const ahead: OutcomeView = { fallen: [], dead: [], lives: [], drawn_in: [], places: [second!], razed: [], points: [0, 0], ends: false };
    const groups = [{ target: first!, column: [one!], leaders: [] }, { target: second!, column: [], leaders: [] }];
    const change = { building: "defend" as const, battles, suggested: { groups, steps: [`add ${one}`], ahead, resisted: null }, plan: [] };
    const at = building("defend", ["pass", `add ${one}`], change);
    render(Building, { seen: { ...at, question: { ...at.question!, about: { space: first! } } }, onopen });
    const told = page.getAllByText(say.say("fight-if-suggested")).map((lead) => lead.closest(".preview")!.textContent);
    expect(told).toEqual([expect.stringContaining(`${nameOf(first!)} resiste`)]);
  });

  it("says why a card cannot join, by which rule, and what would do", async () => {
    const send = vi.fn();
    const [one, other] = own();
    const plan = [{ target: "", column: [one!], leaders: [], values: [[2, 1, 1]] as [number, number, number][], facing: [], ahead: null }];
    const unfit = [{ force: other!, key: "error-group-colour", rule: "ID-142", details: { force: other!, other: one! }, without: [one!], before: false, further: 1 }];
    render(Building, { seen: building("attack", ["next", "back", "done"], { plan, building: "attack", unfit }, { send }), onopen });
    const card = page.getAllByRole("button").find((button) => button.getAttribute("aria-disabled") === "true" && button.getAttribute("aria-label")!.startsWith(nameOf(other!)))!;
    await fireEvent.click(card);
    expect(page.getByRole("status").textContent).toContain("ID-142");
    await fireEvent.click(page.getByRole("button", { name: "nel gruppo successivo" }));
    expect(send).toHaveBeenCalledExactlyOnceWith("next");
  });

  it("tells what a group comes to", () => {
    const [one] = own();
    const enemy = 1 - sampleSeen("attack").me!;
    const place = view().territories[enemy]!.at(-1)!.place;
    const ahead: OutcomeView = { fallen: [], dead: [], lives: [], drawn_in: [], places: [place], razed: [], points: [0, 0], ends: false };
    const plan = [{ target: place, column: [one!], leaders: [], values: [[2, 1, 1]] as [number, number, number][], facing: [], ahead }];
    render(Building, { seen: building("attack", ["back", "done"], { plan, building: "attack", unfit: [] }), onopen });
    expect(page.getByText("Se nessuno difende:").parentElement!.textContent).toContain(`${nameOf(place)} cade.`);
  });
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

describe("a fight", () => {
  it("has both sides face to face, the own one first, with what it comes to", () => {
    const seen = sampleSeen("abilities");
    render(Fight, { seen, onopen });
    const fight = (seen.view as IsolaView).fights.at(-1)!;
    const sides = page.getAllByRole("region").filter((one) => /attacca|difende/.test(one.getAttribute("aria-label") ?? ""));
    expect(sides[0]!.getAttribute("aria-label")).toContain(seen.names[seen.me!]);
    for (const [at, seat] of [seen.me!, 1 - seen.me!].entries()) {
      const text = sides[at]!.textContent;
      for (const thing of [...fight.columns[seat]!, ...fight.leaders[seat]!]) expect(text).toContain(nameOf(thing));
    }
    expect(page.getByText("Se entrambi passano:")).toBeTruthy();
  });

  it("activates an ability by its button, which shows its pips", async () => {
    const send = vi.fn();
    const seen = sampleSeen("abilities", {}, { send });
    render(Fight, { seen, onopen });
    const options = seen.choice.all.filter((one) => one.verb === "act").map((one) => one.text);
    await fireEvent.click(page.getAllByRole("button", { name: /si può attivare/ })[0]!);
    expect(send).toHaveBeenCalledOnce();
    expect(options).toContain(send.mock.calls[0]![0]);
  });

  it("asks why an ability cannot be activated", async () => {
    const unlit = vi.fn();
    const view = sampleView("abilities");
    const fight = view.fights.at(-1)!;
    const closed = fight.abilities.flat().find((one) => one.state === "open")!;
    closed.state = "closed";
    const question = asks(["pass"], { decision: 2, name: "abilities" });
    const seen = sampleSeen("abilities", { view, question, choice: new Choice(optionsOf(question), VERBS, { unlit }) });
    render(Fight, { seen, onopen });
    await fireEvent.click(page.getAllByRole("button", { name: /ora non si può attivare/ })[0]!);
    expect(unlit.mock.calls[0]![0]).toBe(`${closed.force} ${closed.ability}`);
  });

  it("says whose reply it is and who has passed", () => {
    const seen = sampleSeen("replies");
    render(Fight, { seen: { ...seen, exchange: { seat: seen.me!, passed: [1 - seen.me!], name: "replies", rule: "ID-158" } }, onopen });
    expect(page.getByText("può rispondere ora")).toBeTruthy();
    expect(page.getByText("ha passato")).toBeTruthy();
  });

  it("lays a challenge on top of the fight that it interrupts", () => {
    const view = sampleView("replies");
    const [outer] = view.fights;
    view.fights = [{ ...outer!, ahead: null }, { ...outer!, challenge: true, place: "" }];
    render(Fight, { seen: sampleSeen("replies", { view }), onopen });
    expect(page.getByRole("region", { name: "Sfida" })).toBeTruthy();
    expect(page.getByText(/^In attesa: /)).toBeTruthy();
  });
});

it("tells an outcome from the side of whoever looks", () => {
  const view = sampleView("attack");
  const [mine] = view.forces.filter((force) => force.owner === 0);
  const outcome: OutcomeView = { fallen: [mine!.force], dead: [], lives: [], drawn_in: [], places: [], razed: [], points: [0, 3], ends: false };
  expect(partsOf(outcome, view, 0, ["Ada", "Bruno"], say)).toEqual([
    { kind: "falls", text: `Ada perde ${nameOf(mine!.force)}`, mood: -1 },
    { kind: "points", text: "+3 a Bruno", mood: -1 },
  ]);
  expect(partsOf(outcome, view, null, ["Ada", "Bruno"], say).map((part) => part.mood)).toEqual([0, 0]);
});

it("says of every place that is fought for whether it holds", () => {
  const view = sampleView("attack");
  const [held, lost] = view.territories.flat().map((one) => one.place);
  const outcome: OutcomeView = { fallen: [], dead: [], lives: [], drawn_in: [], places: [lost!], razed: [], points: [0, 0], ends: false };
  const places = partsOf(outcome, view, null, ["Ada", "Bruno"], say, [lost!, held!]).filter((part) => part.kind === "place");
  expect(places.map((part) => part.text)).toEqual([`${nameOf(lost!)} cade`, `${nameOf(held!)} resiste`]);
});

describe("damage", () => {
  const rule = "ID-164";
  const entry = (v: number, ...events: Record<string, unknown>[]): LogEntry => ({ v, at: 0, undone_to: null, events: events.map((event) => ({ rule, ...event }) as never) });
  const fight = { kind: "fight", seat: 0, challenge: false, place: "OASI.B1", columns: [["MERCENARI.A1"], ["MERCENARI.B1"]], leaders: [["RAOUL"], []] };
  const strike = { kind: "strike", seat: 0, damage: 3, second: 0, path: [[["MERCENARI.B1", 3, 1, 1]]] };
  const back = { kind: "strike", seat: 1, damage: 2, second: 2, path: [[["MERCENARI.A1", 2, 1, 0]], []] };
  const log = [entry(3, fight), entry(4, strike, back, { kind: "beaten", seat: 1, force: "MERCENARI.B1", points: 1 }, { kind: "reached", seat: 0, force: "RAOUL" }, { kind: "conquered", seat: 0, place: "OASI.B1" })];

  it("is read from the log, card by card", () => {
    const [combat, ...more] = combats(log);
    expect(more).toEqual([]);
    expect(moments(combat!).map(({ met }) => met.force)).toEqual(["MERCENARI.B1", "MERCENARI.A1"]);
    expect(combat).toMatchObject({ place: "OASI.B1", points: [1, 0], reached: ["RAOUL"], result: "conquered" });
    expect(combats(log, 4)).toEqual([]);
  });

  it("is shown when it is new, ends at a tap, and stands still for whoever wants that", async () => {
    prefs.motion = "off";
    const seen = sampleSeen("present", { question: null, log: [] });
    const { rerender } = render(Struck, { seen });
    expect(page.queryByRole("button", { name: "Salta" })).toBeNull();
    await rerender({ seen: { ...seen, log } });
    expect(document.querySelectorAll(".struck li")).toHaveLength(3);
    expect(document.querySelectorAll(".struck .gone")).toHaveLength(2);
    await fireEvent.click(page.getByRole("button", { name: "Salta" }));
    expect(document.querySelector(".struck")).toBeNull();
    prefs.motion = "normal";
  });
});
