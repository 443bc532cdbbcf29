import { beforeAll, describe, expect, it } from "vitest";
import { option as optionOf } from "../../lib/samples.ts";
import { loadWords, speak, words } from "../../lib/words.svelte.ts";
import { actionText, eventText } from "../../table/story.ts";
import { CARD_KEYS, SHEETS, SPACES } from "./box.ts";
import screen from "./index.ts";
import { ANSWERS, entry, NAMES, sampleSeen, sampleView } from "./sample.ts";
import type { LogEntry } from "../../lib/wire.ts";
import { abilities, actionArgs, cardName, cardText, characterName, decided, inSpace, points, spaceText, value } from "./text.ts";

const say = words("talisman");

beforeAll(async () => {
  await loadWords("talisman");
});

const WRONG = /\[[a-z-]+[^\]]*\]|undefined/;

describe.each(["it", "en"] as const)("words (%s)", (language) => {
  beforeAll(async () => {
    await speak(language);
    return () => speak("it");
  });

  it("has a sentence for every answer to every question", () => {
    for (const [name, options] of Object.entries(ANSWERS)) {
      expect(say.has(`question-${name}`), name).toBe(true);
      for (const option of options) expect(actionText(optionOf(option), name, screen, say, sampleView("attack-fate"), NAMES)).not.toMatch(WRONG);
    }
  });

  it("names every card, space and character", () => {
    for (const key of CARD_KEYS) {
      expect(cardName(key, say) + cardText(key, say)).not.toMatch(WRONG);
    }
    for (const { key } of SPACES) {
      expect(inSpace(key, say) + spaceText(key, say)).not.toMatch(WRONG);
    }
    for (const { key } of SHEETS) {
      expect(characterName(key, say)).not.toMatch(WRONG);
      expect(abilities(key, say).length, key).toBeGreaterThan(0);
    }
  });

  it("has a button for every verb with a thing", () => {
    const verbs = new Set(Object.values(ANSWERS).flatMap((options) => options.filter((option) => option.includes(" ")).map((option) => option.split(" ")[0]!)));
    for (const verb of verbs) expect(say.has(`verb-${verb}`), verb).toBe(true);
  });

  it("tells what happened in the sample games", () => {
    for (const name of ["move", "where", "fight", "attack-fate", "fate", "character", "others-turn", "meet", "shop"]) {
      for (const { events } of sampleSeen(name).log) {
        for (const event of events) expect(eventText(event as never, screen, NAMES, say)).not.toMatch(WRONG);
      }
    }
  });
});

it("makes arguments readable", () => {
  expect(value("card", "CAVE_DRAGON", say)).toBe(say.say("creature-cave-dragon-the"));
  expect(value("card", "", say)).toBe("l’incontro");
  expect(value("space", "VILLAGE", say)).toBe("nel Villaggio");
  expect(value("alignment", "evil", say)).toBe("Malvagio");
  expect(value("rival", -1, say)).toBe("la creatura");
  expect(value("rival", -1, say, null, { kind: "compared", rule: "T-106", against: ["BEAR", "FIEND"] })).toBe("l’Orso e il Demone dei Pozzi");
  expect(value("psychic", true, say)).toBe(1);
  expect(value("for", "MOVE", say)).toBe("movimento");
  expect(value("cards", ["SWORD3", "BAG1"], say)).toMatch(/^la Spada e la /);
});

it("names seats in answers, and the die that fate would roll again", () => {
  const cast = (me: number): string => say.say("action-cast-on", actionArgs("cast-on", ["HEALING2", "P3"], say, null, NAMES, me));
  expect(cast(0)).toBe("Lancia Guarigione su Carla");
  expect(cast(2)).toBe("Lancia Guarigione su di te");
  const view = sampleView("attack-fate");
  expect(actionArgs("fate", ["1"], say, view, NAMES, sampleSeen("attack-fate").me)).toEqual({ die: 3 });
});

it("says what decided the game", () => {
  const log = (hunter: number): LogEntry[] => [
    entry(1, { kind: "turn", seat: 0, round: 12 }, { kind: "killed", seat: hunter, card: "BEAR" }, { kind: "crown", seat: 0 }),
    entry(2, { kind: "command", seat: 0 }, { kind: "died", seat: 1, space: "CITY" }, { kind: "won", seats: [0] }),
  ];
  const crown = "Alla Corona del Comando è arrivato per primo il personaggio di Ada, con una magia di Comando.";
  expect(decided(log(0), NAMES, say)).toEqual([crown, "Solo Ada ha ucciso un Nemico.", "Bruno ha perso un personaggio."]);
  // Who killed most and lost all the same decided nothing.
  expect(decided(log(1), NAMES, say)).toEqual([crown, "Bruno ha perso un personaggio."]);
});

it("tells points only where they decided", async () => {
  expect(points(4, say, { ...sampleView("move"), ended: "time" })).toBe("4 punti");
  expect(points(4, say, { ...sampleView("move"), ended: "command" })).toBe("");
});
