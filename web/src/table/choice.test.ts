import { describe, expect, it, vi } from "vitest";
import { options, VERBS as KNOWN } from "../lib/samples.ts";
import { Choice, unlike } from "./choice.svelte.ts";

const VERBS = [...KNOWN, { name: "move", kinds: ["space", "space"], unordered_from: 3 }];

it("offers once what says the same", () => {
  expect(unlike(["keep", "fate 1", "fate 2", "fate 3"], (option) => (option === "fate 2" ? "fate 1" : option))).toEqual(["keep", "fate 1", "fate 3"]);
});

describe("the order of the answers", () => {
  it("has the ordinary ones first, and what is spent or given up last", () => {
    const verbs = [...KNOWN, { name: "fate", kinds: ["number"], unordered_from: 1, late: true }];
    const choice = new Choice(options(["fate 1", "swap RC1 GH2", "pass"]), verbs);
    expect(choice.remaining).toEqual(["swap RC1 GH2", "pass", "fate 1"]);
    expect(choice.verbs).toEqual(["swap", "pass", "fate"]);
  });
});

describe("narrowing", () => {
  it("lights what the answers contain and narrows with each click, in any order", () => {
    const send = vi.fn();
    const choice = new Choice(options(["pass", "swap RC1 GH2", "swap RC1 BO3", "swap RC4 GH2"]), VERBS, { send });
    expect(["RC1", "RC4", "GH2", "BO3"].every((card) => choice.lit(card))).toBe(true);
    expect(choice.lit("BH6")).toBe(false);
    expect(choice.ready).toBeNull();
    choice.pick("GH2");
    expect(choice.picked("GH2")).toBe(true);
    expect(choice.lit("RC1")).toBe(true);
    expect(choice.lit("BO3")).toBe(false);
    expect(choice.verbs).toEqual(["swap"]);
    choice.pick("RC4");
    expect(send).toHaveBeenCalledExactlyOnceWith("swap RC4 GH2");
  });

  it("waits for one more tap where the answer is final", () => {
    const send = vi.fn();
    const choice = new Choice(options(["lay RC1 RC2 RC3", "lay RC1 RC2 GH1"]), VERBS, { send, confirm: () => true });
    for (const card of ["RC3", "RC1", "RC2"]) choice.pick(card);
    expect(send).not.toHaveBeenCalled();
    expect(choice.ready).toBe("lay RC1 RC2 RC3");
    choice.send();
    expect(send).toHaveBeenCalledExactlyOnceWith("lay RC1 RC2 RC3");
  });

  it("is ready as soon as the picks make an answer, even if more could be picked", () => {
    const send = vi.fn();
    const choice = new Choice(options(["pass", "change RC1", "change RC1 GH2", "change GH2"]), VERBS, { send });
    choice.pick("RC1");
    expect(choice.ready).toBe("change RC1");
    expect(send).not.toHaveBeenCalled();
    expect(choice.lit("GH2")).toBe(true);
    choice.pick("GH2");
    expect(send).toHaveBeenCalledExactlyOnceWith("change RC1 GH2");
  });

  it("tells two things of the same name apart by counting", () => {
    const choice = new Choice(options(["change EAG", "change EAG EAG", "change EAG RC1"]), VERBS, { confirm: () => true });
    choice.toggle("EAG");
    expect(choice.count("EAG")).toBe(1);
    choice.toggle("EAG");
    expect(choice.count("EAG")).toBe(2);
    expect(choice.ready).toBe("change EAG EAG");
    choice.toggle("EAG");
    expect(choice.ready).toBe("change EAG");
  });

  it("lets the order of the clicks decide between answers alike but for their order", () => {
    const choice = new Choice(options(["move A B", "move B A"]), VERBS, { confirm: () => true });
    choice.pick("B");
    choice.pick("A");
    expect(choice.ready).toBe("move B A");
  });

  it("takes a verb by its button, and a whole answer from the list", () => {
    const send = vi.fn();
    const choice = new Choice(options(["pass", "swap RC1 GH2"]), VERBS, { send });
    choice.pick("RC1");
    choice.choose("pass");
    choice.take("swap RC1 GH2");
    expect(send.mock.calls).toEqual([["pass"], ["swap RC1 GH2"]]);
  });
});

describe("changing one's mind", () => {
  it("puts everything back", () => {
    const choice = new Choice(options(["pass", "swap RC1 GH2", "swap RC1 BO3"]), VERBS);
    choice.pick("RC1");
    expect(choice.begun).toBe(true);
    choice.clear();
    expect(choice.begun).toBe(false);
    expect(choice.picks).toEqual([]);
  });

  it("replaces a thing by another in the same place", () => {
    const choice = new Choice(options(["swap RC1 GH2", "swap RC1 BO3", "swap RC4 GH2", "swap RC4 BO3"]), VERBS);
    choice.pick("RC1");
    expect(choice.lit("RC4")).toBe(false);
    expect(choice.open("RC4")).toBe(true);
    choice.pick("RC4");
    expect(choice.picks).toEqual(["RC4"]);
  });
});

describe("a button after the things", () => {
  it("is the further tap that a final answer asks for", () => {
    const send = vi.fn();
    const choice = new Choice(options(["swap RC1 GH2", "change RC1 GH2"]), VERBS, { send, confirm: () => true });
    choice.pick("RC1");
    choice.pick("GH2");
    expect(choice.ready).toBeNull();
    choice.choose("change");
    expect(send).toHaveBeenCalledWith("change RC1 GH2");
  });

  it("pressed first leaves the confirming to the end", () => {
    const send = vi.fn();
    const choice = new Choice(options(["swap RC1 GH2", "change RC1 GH2"]), VERBS, { send, confirm: () => true });
    choice.choose("change");
    choice.pick("RC1");
    choice.pick("GH2");
    expect(send).not.toHaveBeenCalled();
    expect(choice.ready).toBe("change RC1 GH2");
  });
});

describe("why not", () => {
  it("asks about the answer that was meant", () => {
    const unlit = vi.fn();
    const choice = new Choice(options(["pass", "swap RC1 RC2", "swap GH1 GH2"]), VERBS, { unlit });
    choice.pick("RC1");
    choice.pick("GH2");
    expect(unlit).toHaveBeenLastCalledWith("GH2", ["swap RC1 GH2", "swap GH2 RC2"]);
    expect(choice.picks).toEqual(["RC1"]);
    choice.clear();
    choice.pick("RC2");
    choice.pick("BO1");
    expect(unlit).toHaveBeenLastCalledWith("BO1", ["swap BO1 RC2", "swap RC1 BO1"]);
  });

  it("tries each place where the thing might stand", () => {
    const unlit = vi.fn();
    new Choice(options(["pass", "swap RC1 RC2", "swap GH1 GH2"]), VERBS, { unlit }).pick("BO1");
    expect(unlit).toHaveBeenCalledWith("BO1", ["swap BO1 RC2", "swap RC1 BO1"]);
    new Choice(options(["lay RC1 RC2 RC3", "lay RC1 RC2 RC4"]), VERBS, { unlit }).pick("GH1");
    expect(unlit).toHaveBeenCalledWith("GH1", ["lay GH1 RC2 RC3"]);
  });

  it("asks nothing where nothing is missing", () => {
    const unlit = vi.fn();
    const choice = new Choice(options(["change RC1 GH2"]), VERBS, { unlit, confirm: () => true });
    for (const card of ["RC1", "GH2", "BO1"]) choice.pick(card);
    expect(unlit).toHaveBeenCalledWith("BO1", []);
  });

  it("tells a card in the hand from one of the same name on the table by its kind", () => {
    const sent: string[] = [];
    const options = [
      { text: "play KEN", verb: "play", args: ["KEN"], kinds: ["card"], usual: false },
      { text: "assign FIST KEN", verb: "assign", args: ["FIST", "KEN"], kinds: ["card", "force"], usual: false },
    ];
    const choice = new Choice(options, [], { send: (option) => sent.push(option), confirm: () => true });
    choice.pick("KEN", ["card"]);
    expect(choice.ready).toBe("play KEN");
    expect([choice.picked("KEN", ["card"]), choice.picked("KEN", ["force"])]).toEqual([true, false]);
    choice.clear();
    choice.pick("KEN", ["force"]);
    expect([choice.ready, choice.lit("FIST")]).toEqual([null, true]);
    choice.pick("FIST", ["card"]);
    expect(choice.ready).toBe("assign FIST KEN");
  });
});
