import { beforeAll, describe, expect, it } from "vitest";
import type { GameEvent } from "../../lib/game.ts";
import { loadWords, words } from "../../lib/words.svelte.ts";
import { abilityOf, keyOf, nameOf } from "./catalogue.ts";
import { bringCards, CARDS, sampleSeen } from "./sample.ts";
import { cardIcon, partsOf, typeIcon } from "./drawings.svelte.ts";
import cento from "./drawings/cento.ts";
import free from "./drawings/free.ts";
import hokuto from "./drawings/hokuto.ts";
import learning from "./drawings/learning.ts";
import nanto from "./drawings/nanto.ts";
import rare from "./drawings/rare.ts";
import { actionArgs, ask, decided, value } from "./text.ts";

beforeAll(async () => {
  await loadWords("isola");
  bringCards();
});

const say = words("isola");

describe("names", () => {
  it("number the second copy on the table", () => {
    const army = CARDS.find((card) => card.type === "army")!;
    expect(nameOf(`${army.key}.A1`)).toBe(army.name);
    expect(nameOf(`${army.key}.B2`)).toBe(`${army.name} (2)`);
    expect(keyOf(`${army.key}.B2`)).toBe(army.key);
  });
});

describe("events", () => {
  it("tell both groups of a fight, the attacker's first", () => {
    const [one, other] = CARDS.filter((card) => card.type === "master").map((card) => card.key) as [string, string];
    const event: GameEvent = { kind: "fight", rule: "ID-150", seat: 1, columns: [[one], [other]], leaders: [[], []], challenge: false };
    expect(value("columns", event.columns, say, undefined, event)).toBe(`${nameOf(other)} contro ${nameOf(one)}`);
  });

  it("say who commands, what an ability does and both points", () => {
    const card = CARDS.find((one) => one.lines.some((line) => line.ability))!;
    const line = card.lines.find((one) => one.ability)!;
    expect(value("leaders", [card.key], say, undefined, { kind: "attack", rule: "" })).toBe(`, al comando ${nameOf(card.key)}`);
    expect(value("ability", line.ability, say)).toBe(abilityOf(line.ability!)!.text.replace(/\.$/, ""));
    expect(value("points", [12, 2], say)).toBe("12–2");
  });
});

describe("answers and questions", () => {
  it("name what every answer of the samples is about", () => {
    for (const name of ["draw", "present", "attack", "find", "buy", "discard", "abilities"]) {
      for (const option of sampleSeen(name).choice.all) {
        const key = say.has(`action-${option.verb}-${name}`) ? `action-${option.verb}-${name}` : `action-${option.verb}`;
        expect(say.say(key, actionArgs(option.verb, option.args, say))).not.toContain("[");
      }
    }
  });

  it("say what the question is about", () => {
    const seen = sampleSeen("attack");
    const told = ask(seen.question!, seen, say);
    expect(told).toMatch(/\?$|\.$/);
    expect(told).not.toContain("[");
  });
});

describe("the end", () => {
  it("tells who won how", () => {
    const events = [
      { kind: "conquered", rule: "ID-170", seat: 0, place: "X", removed: false },
      { kind: "won", rule: "ID-178", seat: 0, points: [12, 2] },
    ];
    const log = [{ v: 1, at: 0, events, undone_to: null }];
    const told = decided(log, ["Ada", "Bruno"], say);
    expect(told[0]).toContain("12–2");
    expect(told[1]).toBe("Ada: un luogo conquistato, nessuna carta o vita nemica vinta.");
  });

  it("gives the winner's points first, whichever seat it is", () => {
    const won: GameEvent = { kind: "won", rule: "ID-120", seat: 1, points: [0, 12] };
    const log = [{ v: 1, at: 0, events: [won], undone_to: null }];
    expect(decided(log, ["Ada", "Corvo"], say)[0]).toContain("(12–0)");
    expect(value("points", won.points, say, undefined, won)).toBe("12–0");
  });
});

describe("drawings", () => {
  it("are there for every card of the first file: others may do with the sign of their type", () => {
    const files = import.meta.glob<string>("../../../../src/tavolata/games/isola/box/data/cards-base.json", { eager: true, query: "?raw", import: "default" });
    const names = (JSON.parse(Object.values(files)[0]!) as { name: string }[]).map((card) => card.name);
    expect(names.length).toBeGreaterThan(150);
    const all = { ...learning, ...hokuto, ...nanto, ...cento, ...free, ...rare };
    expect(names.filter((name) => !all[name])).toEqual([]);
  });

  it("of a card that has none is the sign of its type", () => {
    expect(cardIcon({ ...CARDS[0]!, key: "GUARDIA-NUOVA", type: "army" })).toBe(typeIcon("army"));
  });

  it("are where a card looks for its own", () => {
    const parts: Record<string, Record<string, string>> = { learning, hokuto, nanto, cento, free, rare };
    const lost = CARDS.filter((card) => {
      const name = card.key.toLowerCase().replace(/^(successore)-.*/, "$1");
      return !partsOf(card).some((part) => parts[part]![name]);
    });
    expect(lost.map((card) => card.key)).toEqual([]);
  });
});
