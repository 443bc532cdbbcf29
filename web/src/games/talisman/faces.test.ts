import { describe, expect, it } from "vitest";
import { gzipSync } from "node:zlib";
import { faces } from "../../../plugins/faces.ts";
import { CARD_KEYS, CREATURE_KEYS, cardOf, SHEETS, SPACES } from "./box.ts";
import named from "./faces.json";
import { cardFace, characterFace, spaceFace } from "./faces.ts";

const drawn = faces();

/** The name of the file at an address. */
function file(address: string): string {
  return /([\w-]+)\.svg$/.exec(address)?.[1] ?? "";
}

describe("faces", () => {
  it("has a picture for every card, creature, character and space, by day and by night", () => {
    for (const key of CARD_KEYS) expect(drawn.has(file(cardFace(`${key}2`))), key).toBe(true);
    for (const key of CREATURE_KEYS) expect(drawn.has(file(cardFace(key))), key).toBe(true);
    for (const { key } of SHEETS) expect(drawn.has(file(characterFace(key))), key).toBe(true);
    expect(drawn.has(file(characterFace("DWARF", 2)))).toBe(true);
    for (const { key } of SPACES) for (const night of [false, true]) expect(drawn.has(file(spaceFace(key, night))), key).toBe(true);
    expect(SPACES).toHaveLength(49);
  });

  it("names nothing that is not in the box", () => {
    const known = { cards: CARD_KEYS, creatures: CREATURE_KEYS, characters: [...SHEETS.map(({ key }) => key), "TOAD"], spaces: SPACES.map(({ key }) => key) };
    for (const [list, keys] of Object.entries(known)) expect(Object.keys(named[list as keyof typeof named]).sort(), list).toEqual([...keys].sort());
  });

  it("shows another figure on every card of a type, every character and every space", () => {
    const groups = new Map<string, string[]>();
    const add = (group: string, figure: string): void => void groups.set(group, [...(groups.get(group) ?? []), figure]);
    for (const [key, figure] of Object.entries(named.cards)) add(cardOf(key)!.type, figure);
    for (const list of ["creatures", "characters", "spaces"] as const) for (const figure of Object.values(named[list])) add(list, figure);
    for (const [group, figures] of groups) expect(new Set(figures).size, group).toBe(figures.length);
  });

  it("weighs little: the whole board under 60 kB, one picture under 2", () => {
    const weight = (name: string): number => gzipSync(drawn.get(name)!).length;
    expect(SPACES.reduce((sum, { key }) => sum + weight(`spaces-${key}`), 0)).toBeLessThan(60_000);
    expect(Math.max(...[...drawn.keys()].map(weight))).toBeLessThan(2_000);
  });
});
