import { render, screen as page } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import type { GameEvent, Seen } from "../../lib/game.ts";
import { option } from "../../lib/samples.ts";
import type { About } from "../../lib/wire.ts";
import { loadWords, speak, words } from "../../lib/words.svelte.ts";
import { actionText, eventText } from "../../table/story.ts";
import { ask } from "./about.ts";
import screen from "./index.ts";
import { ANSWERS, attack, entry, hero, NAMES, question, sampleSeen, tableOf } from "./sample.ts";
import { chapters, digest } from "./story.ts";
import Table from "./Table.svelte";
import type { TalismanView } from "./view.ts";

/** What a question is about, and which one it is. */
type Subject = About & { question: string };

const files = import.meta.glob<string>("../../../../src/tavolata/games/talisman/words/*.ftl", { query: "?raw", import: "default", eager: true });
const say = words("talisman");
const WRONG = /\[[a-z-]+[^\]]*\]|undefined|NaN|\{\s*\$|-1|\s[.,;:]|\s\s|^\s|\(\)|[A-Z]{4}/;

beforeAll(async () => {
  await loadWords("talisman");
});

/** The messages of the words file that begin like this, in both languages. */
function keys(start: string): string[] {
  return [...new Set(Object.values(files).flatMap((text) => [...text.matchAll(new RegExp(`^${start}-([\\w-]+) =`, "gm"))].map((found) => found[1]!)))];
}

const EVENTS: Record<string, Record<string, unknown>[]> = {
  enters: [{ seat: 1, character: "ELF" }],
  turn: [{ seat: 1, round: 3 }],
  missed: [{ seat: 1 }],
  misses: [{ seat: 1 }],
  rolled: ["MOVE", "BEGUILE", "COMMAND", "CHAPEL", "WITCH"].map((code) => ({ seat: 1, dice: [3, 4], for: code })),
  fate: [{ seat: 1, die: 3 }],
  "fate-die": [{ seat: 1, was: 2, die: 3 }],
  "added-one": [{ seat: 1, total: 5 }],
  "skipped-roll": [{ seat: 1, for: "CRAGS" }],
  "without-roll": ["toad", "poltergeist", "blizzard", "woods", "ferry", "outer"].map((why) => ({ seat: 1, why })),
  paid: [1, 2].map((count) => ({ seat: 1, count })),
  healed: [1, 2].map((count) => ({ seat: 1, count })),
  replenished: [1, 2].map((count) => ({ seat: 1, count })),
  built: [{ seat: 1, card: "RAFT1" }],
  charms: [{ seat: 1, card: "BEAR" }],
  charmed: [{ seat: 1, card: "BEAR" }],
  gave: [{ seat: 1, card: "MULE1" }],
  parted: [{ seat: 1, card: "MULE1" }],
  "cast-self": [{ seat: 1, card: "HEALING1" }],
  "cast-card-at": [{ seat: 1, card: "DESTRUCTION1", other: "BEAR", space: "RUINS" }],
  preserved: [{ against: ["BEAR"] }],
  "preserved-life": [{ seat: 1 }],
  defeated: [{ seat: 1, card: "SENTINEL" }],
  "left-alone": [{ seat: 1, cards: ["BEAR", "CAVE_DRAGON"] }],
  "outdiced-death": [{ seat: 1 }],
  "no-return": ["crown", "characters"].map((why) => ({ seat: 1, why })),
  arrived: [{ seat: 1, space: "CITY" }],
  rafted: [{ seat: 1 }],
  "turned-back": [{ seat: 1, space: "FIRE" }],
  bridge: [{ seat: 1, space: "HILLS3" }],
  portal: [{ seat: 1, way: "craft" }],
  "portal-opened": [{ seat: 1 }],
  "portal-shut": [{ seat: 1 }],
  drew: [{ seat: 1, cards: ["BEAR", "SWORD3"] }],
  replaced: [{ seat: 1, card: "BEAR", other: "SWORD3" }],
  placed: [{ seat: 1, card: "HERMIT", space: "RUINS" }],
  faced: [{ seat: 1, card: "BEAR" }],
  nothing: ["GRAVEYARD", "WITCH"].map((code) => ({ seat: 1, for: code })),
  chose: [{ seat: 1, way: "healed" }],
  wished: [{ seat: 1, card: "PIXIE", way: "gold" }],
  gained: ["strength", "craft", "life", "fate", "gold"].flatMap((what) => [1, 2].map((count) => ({ seat: 1, what, count }))),
  lost: ["strength", "craft", "life", "fate", "gold"].flatMap((what) => [1, 2].map((count) => ({ seat: 1, what, count }))),
  took: [{ seat: 1, card: "SWORD3" }],
  "took-from": [{ seat: 1, card: "SWORD3", other: 0 }],
  "took-gold": [1, 2].map((count) => ({ seat: 1, count, other: 0 })),
  "picked-gold": [1, 2].map((count) => ({ seat: 1, count, space: "RUINS" })),
  dropped: [{ seat: 1, card: "SWORD3", space: "RUINS" }],
  "dropped-gold": [1, 2].map((count) => ({ seat: 1, count, space: "RUINS" })),
  discarded: [{ seat: 1, card: "SWORD3" }],
  "drew-spell": [{ seat: 1 }],
  "drew-spell-secret": [{ seat: 1, card: "HEX" }],
  "discarded-spell": [{ seat: 1, card: "HEX" }],
  cast: [{ seat: 1, card: "NULLIFY" }],
  "cast-on": [{ seat: 1, card: "HEALING1", target: 0 }],
  "cast-at": [{ seat: 1, card: "HEX", space: "CITY" }],
  "cast-card": [{ seat: 1, card: "DESTRUCTION1", other: "BEAR" }],
  countered: [{ seat: 1, card: "HEX" }],
  hexed: [{ seat: 1, space: "CITY" }],
  "hex-over": [{ space: "CITY" }],
  "magic-back": [{ seat: 1 }],
  held: [{ seat: 1 }],
  foresaw: [{ seat: 1 }],
  "foresaw-secret": [{ seat: 1, cards: ["BEAR", "HERMIT"] }],
  aligned: [{ seat: 1, alignment: "evil" }],
  toad: [{ seat: 1 }],
  "toad-over": [{ seat: 1 }],
  blizzard: [1, 2].map((count) => ({ count })),
  "blizzard-over": [{}],
  regenerated: [{ seat: 1 }],
  enslaved: [{ seat: 1 }],
  "still-enslaved": [{ seat: 1 }],
  freed: [{ seat: 1 }],
  offered: ["ferry", "outer"].map((offer) => ({ seat: 1, offer })),
  ability: ["steal", "beguile", "lure"].map((verb) => ({ seat: 1, verb, other: 0 })),
  "not-beguiled": [{ seat: 1, other: 0 }],
  "not-charmed": [{ seat: 1, card: "BEAR" }],
  attacked: [
    { seat: 1, rival: 0, psychic: false },
    { seat: 1, rival: -1, against: ["BEAR"], psychic: true },
  ],
  "attack-rolled": [{ seat: 1, rival: -1, against: ["SENTINEL"], dice: [2], rival_dice: [3], score: 9, rival_score: 12 }],
  compared: [{ seat: 1, rival: 0, score: 9, rival_score: 12 }],
  "in-the-way": [{ seat: 1, cards: ["BEAR", "WOLF"] }],
  "stand-off": [{ seat: 1, rival: 0 }],
  killed: [{ seat: 1, card: "BEAR" }, { seat: 1, card: "FIEND" }],
  raised: [{ seat: 1, card: "BEAR" }],
  helped: [{ seat: 1, card: "BEAR" }],
  hired: [{ seat: 1, card: "MERCENARY" }],
  drank: [{ seat: 1, card: "POTION" }],
  evaded: [{ seat: 1, card: "BEAR" }, { seat: 1, card: "" }],
  "evaded-knight": [{ seat: 1 }],
  bribed: [{ seat: 1, card: "OGRE1" }],
  exorcised: [{ seat: 1, card: "GHOST" }],
  "armour-held": [{ seat: 1, card: "SHIELD2" }],
  raided: [1, 2].map((count) => ({ seat: 1, count })),
  quest: [{ seat: 1, quest: 2 }],
  "quest-done": [{ seat: 1, quest: 2 }],
  "handed-in": [{ seat: 1, cards: ["BEAR", "OGRE1"] }],
  bitten: [1, 2].map((count) => ({ seat: 1, count })),
  fiends: [1, 2].map((count) => ({ seat: 1, count })),
  werewolf: [{ seat: 1, strength: 7 }],
  "death-rolled": [{ seat: 1, dice: [3, 4] }],
  diced: [{ seat: 1, mine: 7, death: 9 }],
  cleared: [{ seat: 1, space: "DEATH" }],
  crown: [{ seat: 1 }],
  command: [{ seat: 1 }],
  "command-failed": [{ seat: 1 }],
  "command-countered": [{ seat: 1 }],
  died: [{ seat: 1, space: "CITY" }],
  out: [{ seat: 1 }],
  won: ["command", "last", "together", "crown", "time"].map((how) => ({ seats: [1, 3], how, score: 12 })),
};

/** A table at which Ada is asked this, about that. */
function asked({ question: name, ...about }: Subject, change: Partial<TalismanView> = {}, options = ["pass"]): Seen {
  const view = tableOf([hero({ gold: 3, quest: 2, space: "CASTLE" }), hero(), null, null], { dice: [2, 5], trophy_cost: 6, ...change });
  return sampleSeen("move", { me: 0, view, names: NAMES, question: question(name, options, about) });
}

function told(about: Subject, change: Partial<TalismanView> = {}): string {
  const seen = asked(about, change);
  return ask(seen.question!, seen, say);
}

const ABOUT: Record<string, About> = {
  "add-one": { space: "CRAGS" },
  alignment: { card: "HERMIT" },
  avoid: { card: "WITCH" },
  "before-dice": { seat: 1 },
  choose: { space: "CITY" },
  counter: { card: "HEALING1", seat: 1, target: 3 },
  "counter-here": { card: "FOUNTAIN", what: "life", count: 2 },
  defend: { seat: 1 },
  deliver: {},
  dodge: { seat: 1 },
  encounter: { space: "CITY" },
  enter: { card: "GATE" },
  fate: { for: "CHAPEL" },
  "fate-death": { for: "DEATH", against: [3, 4] },
  fight: {},
  "hand-in": { cards: ["BEAR", "OGRE1"], count: 8 },
  kill: { cards: ["BEAR"] },
  loot: { seat: 1 },
  loss: { seat: 1 },
  lure: { seat: 1 },
  meet: { seat: 1 },
  "need-not-roll": { space: "CRAGS" },
  "others-turn": { seat: 1 },
  pay: { space: "CASTLE", what: "life", price: 1 },
  raise: { card: "BEAR" },
  reward: { seat: 1 },
  shop: { space: "VILLAGE", prices: { SWORD: 2 } },
  strike: { seat: 1 },
  take: { space: "RUINS" },
  "take-full": { space: "RUINS", cards: ["SWORD3"] },
  "take-from": { seat: 1 },
  trophies: {},
  vampire: { count: 2 },
  where: { spaces: ["CITY", "RUINS"] },
  wish: { card: "PIXIE" },
};

describe.each(["it", "en"] as const)("in words (%s)", (language) => {
  beforeAll(async () => {
    await speak(language);
    return () => speak("it");
  });

  it("tells every event there is", () => {
    expect(Object.keys(EVENTS).toSorted()).toEqual(keys("event").toSorted());
    for (const [kind, events] of Object.entries(EVENTS)) {
      for (const event of events) {
        const seen: GameEvent = { kind: kind.replace(/-secret$/, ""), rule: "T-001", ...event };
        const text = eventText(seen, screen, NAMES, say);
        expect(text, kind).not.toMatch(WRONG);
        if ("other" in event && typeof event.other === "number") expect(text, kind).toContain("Ada");
        if ("seat" in event && say.needs(`event-${kind}`).includes("seat")) expect(text, kind).toContain("Bruno");
        if ("seats" in event) expect(text, kind).toMatch(/Bruno (e|and) Dino/);
      }
    }
  });

  it("asks every question about something", () => {
    expect(Object.keys(ABOUT).toSorted()).toEqual(keys("ask").toSorted());
    for (const [name, about] of Object.entries(ABOUT)) {
      const text = told({ question: name.replace(/-(death|full)$/, ""), ...about }, { attack: attack({ cards: ["BEAR"] }) });
      expect(text, name).not.toBe("");
      expect(text, name).not.toMatch(WRONG);
      if ("seat" in about) expect(text, name).toContain("Bruno");
      if ("target" in about) expect(text, name).toContain("Dino");
    }
  });

  it("says the answers in the words of their question", () => {
    for (const key of keys("choose")) {
      const name = Object.keys(ANSWERS).find((one) => key.startsWith(`${one}-`))!;
      const chosen = option(`choose ${key.slice(name.length + 1)}`);
      expect(actionText(chosen, name, screen, say), key).toBe(say.say(`choose-${key}`));
    }
    expect(actionText(option("choose healed"), "choose", screen, say)).toBe(say.say("way-healed"));
  });
});

describe("what a question is about", () => {
  it("names Death's dice, the space, the Command Spell, whose life it is", () => {
    expect(told({ question: "fate", for: "CHAPEL" })).toBe("Cappella: hai tirato 2, 5. Tieni il tiro, o ritiri un dado con il Fato?");
    expect(told({ question: "fate", for: "DEATH", against: [3, 4] })).toMatch(/^La Morte ha tirato 3, 4, tu 2, 5\./);
    expect(told({ question: "counter", card: "COMMAND", seat: 1 })).toBe("Bruno lancia la magia di Comando: annulli la Magia?");
    expect(told({ question: "loss", seat: 0 })).toBe("Stai per perdere una Vitalità: lanci una Magia?");
    expect(told({ question: "shop", card: "MARKET" })).toBe("Mercato: che cosa compri? Hai 3 monete.");
    expect(told({ question: "take", space: "RUINS", cards: [] })).toMatch(/^Sei /);
    expect(told({ question: "trophies" })).toContain("6 punti");
    expect(told({ question: "hand-in", cards: ["BEAR", "OGRE1"], count: 8 })).toContain("(8 punti, ne servono 6)");
  });

  it("falls back where nothing is known of it", () => {
    expect(told({ question: "fight" })).toBe("");
    expect(told({ question: "objects" })).toBe("");
    const seen = asked({ question: "shop", space: "VILLAGE" });
    expect(ask(seen.question!, { ...seen, me: null }, say)).toBe("");
  });
});

describe("at the table", () => {
  it("shows Death's dice beside the own ones", () => {
    render(Table, { seen: asked({ question: "fate", for: "DEATH", against: [3, 4] }, {}, ["keep", "fate 1", "fate 2"]) });
    expect(page.getByRole("img", { name: "La Morte tira 3, 4." })).toBeTruthy();
    expect(page.getByRole("img", { name: "2, 5" })).toBeTruthy();
  });

  it("shows the Spell that could be cancelled, once", () => {
    const about = { question: "counter", card: "HEALING1", seat: 1, target: 3, read: ["HEALING1"] };
    render(Table, { seen: asked(about, { casting: [[1, "HEALING1"]] }, ["pass", "cast COUNTERSPELL1"]) });
    expect(page.getByRole("button", { name: new RegExp(`^${say.say("card-healing")} `) })).toBeTruthy();
    expect(page.queryByText(/^Bruno lancia/)).toBeNull();
  });
});

it("leaves out of the others' turns what the rest tells", () => {
  const log = [
    entry(1, { kind: "turn", seat: 1, round: 2 }, { kind: "rolled", seat: 1, dice: [4], for: "MOVE" }, { kind: "rafted", seat: 1 }),
    entry(2, { kind: "arrived", seat: 1, space: "DEATH" }, { kind: "death-rolled", seat: 1, dice: [3, 4] }, { kind: "rolled", seat: 1, dice: [2, 6], for: "DEATH" }),
    entry(3, { kind: "diced", seat: 1, mine: 8, death: 7 }, { kind: "cleared", seat: 1, space: "DEATH" }, { kind: "took", seat: 1, card: "BAG1" }, { kind: "gained", seat: 1, what: "gold", count: 1 }),
  ];
  const kinds = (me: number): string[] => digest(chapters(log), me, 4)[0]!.events.map((placed) => placed.event.kind);
  expect(kinds(0)).toEqual(["arrived", "rolled", "diced", "cleared", "gained"]);
  expect(kinds(1)).toHaveLength(9);
});
