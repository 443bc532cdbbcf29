import { describe, expect, it } from "vitest";
import { option, options as optionsOf } from "../../lib/samples.ts";
import { about, goalOf, sorted, stepTo } from "./answers.ts";
import { ANSWERS, question } from "./sample.ts";

function all(name: string, options: string[]): string[] {
  const { bar, destinations, far, buttons, aimed, rare } = sorted(question(name, options));
  return [...bar, ...destinations, ...far, ...buttons, ...aimed.flatMap((aim) => aim.options), ...rare];
}

describe("every answer can be given", () => {
  for (const [name, options] of Object.entries(ANSWERS)) {
    it(name, () => {
      expect(all(name, options).toSorted()).toEqual(options.toSorted());
    });
  }
});

describe("where an answer stands", () => {
  it("folds what one seldom wants, unless nothing else is asked", () => {
    const move = sorted(question("move", ["roll", "drop SWORD1", "align good", "cast-at HEX CITY", "cast-at HEX RUINS"]));
    expect(move.bar).toEqual(["roll"]);
    expect(move.rare).toEqual(["drop SWORD1", "align good"]);
    expect(move.aimed).toEqual([{ verb: "cast-at", card: "HEX", options: ["cast-at HEX CITY", "cast-at HEX RUINS"] }]);
    expect(sorted(question("objects", ["drop SWORD1", "drop RAFT1"])).bar).toEqual(["drop SWORD1", "drop RAFT1"]);
    expect(sorted(question("alignment", ["pass", "align good"])).bar).toEqual(["pass", "align good"]);
    // What one may not take as one is, or has no hands for: then one leaves something or changes.
    const full = sorted(question("take", ["drop AXE1", "drop RING", "align good", "done"]));
    expect(full).toMatchObject({ bar: ["done"], buttons: ["drop AXE1", "drop RING", "align good"], rare: [] });
  });

  it("asks in the bar whether to spend fate, and offers first what costs nothing", () => {
    expect(sorted(question("attack-fate", ["fate 1", "keep"])).bar).toEqual(["keep", "fate 1"]);
    expect(sorted(question("fate", ["fate 1", "fate 2", "keep"])).bar).toEqual(["keep", "fate 1", "fate 2"]);
  });

  it("has all plain answers in the bar, and at the table only what has a picture", () => {
    const village = ["choose healer", "choose blacksmith", "choose mystic", "choose none"];
    expect(sorted(question("choose-visit", village))).toMatchObject({ bar: village, buttons: [] });
    const shop = sorted(question("buy", ["buy HELMET", "buy SWORD", "buy AXE", "buy SHIELD", "done"]));
    expect(shop).toMatchObject({ bar: ["done"], buttons: ["buy HELMET", "buy SWORD", "buy AXE", "buy SHIELD"] });
  });

  it("tells a few destinations in full, many only on the board", () => {
    const few = sorted(question("where", ["fate 1", "go CITY", "halt CITY", "cross HILLS3", "open strength"]));
    expect(few).toMatchObject({ bar: ["fate 1"], destinations: ["go CITY", "cross HILLS3", "open strength"], rare: ["halt CITY"] });
    const many = sorted(question("teleport", Array.from({ length: 9 }, (_, at) => `go FIELDS${at}`)));
    expect(many.destinations).toEqual([]);
    expect(many.far).toHaveLength(9);
  });

  it("offers the usual Weapon of each verb, the others behind the fold", () => {
    const options = ["fight", "fight SWORD1", "fight LANCE", "assassinate", "assassinate LANCE", "evade BEAR"];
    const fight = sorted(question("fight", options, {}, ["fight LANCE", "assassinate LANCE"]));
    expect(fight.bar).toEqual(["fight LANCE", "assassinate LANCE", "evade BEAR"]);
    expect(fight.rare).toEqual(["assassinate", "fight", "fight SWORD1"]);
  });

  it("trades trophies by a button, card by card behind the fold", () => {
    const trophies = sorted(question("trophies", ["trade strength", "sell OGRE1", "sell BEAR", "done"]));
    expect(trophies).toMatchObject({ bar: ["trade strength", "done"], rare: ["sell OGRE1", "sell BEAR"] });
  });
});

it("knows what a tap on a space or a card means", () => {
  const options = ["roll", "go CITY", "halt CITY", "cast-at HEX CITY", "use POTION", "drop POTION"];
  expect(stepTo(options, "CITY")).toBe("go CITY");
  expect(stepTo(options, "RUINS")).toBeNull();
  expect(about(optionsOf(options), "POTION")).toEqual(["use POTION", "drop POTION"]);
  expect(about(optionsOf(options), "HEX")).toEqual([]);
  expect(goalOf(option("open craft"))).toBe("PERIL");
});
