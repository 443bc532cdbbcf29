import { beforeAll, describe, expect, it } from "vitest";
import { loadWords, words } from "../../lib/words.svelte.ts";
import { dated, face } from "./sample.ts";
import { dateText, spanWords, yearsBetween, yearText, yearWords } from "./years.ts";

beforeAll(() => loadWords("timeline"));
const say = words("timeline");

describe("years", () => {
  it.each([
    [1492, "1492"],
    [79, "79 d.C."],
    [-44, "44 a.C."],
    [-9999, "9999 a.C."],
    [-27_000, "27.000 a.C."],
    [-300_000, "300.000 anni fa"],
    [-66_000_000, "66 milioni di anni fa"],
    [-201_400_000, "201,4 milioni di anni fa"],
    [-13_800_000_000, "13,8 miliardi di anni fa"],
  ])("%i is written %s", (year, text) => {
    expect(yearText(year, say)).toBe(text);
  });

  it("keeps two decimals", () => {
    expect(yearWords(-5_333_000)).toEqual(["years-ago-millions", { count: 5.33 }]);
  });

  it("prefers the words of the card, says about where the date is not exact, and nothing while it is hidden", () => {
    expect(dateText(dated("Lucy", -3_200_000, { year_text: { it: "3,2 milioni di anni fa", en: "" }, about: 5 }), say)).toBe("3,2 milioni di anni fa");
    expect(dateText(dated("Piramide", -2560, { about: 30 }), say)).toBe("circa 2560 a.C.");
    expect(dateText(face("Telefono"), say)).toBe("");
    expect(dateText(null, say)).toBe("");
  });

  it("counts the years between two dates without a year 0", () => {
    expect(yearsBetween(1492, 1789)).toBe(297);
    expect(yearsBetween(-1, 1)).toBe(1);
    expect(yearsBetween(-44, -27)).toBe(17);
    expect(spanWords(297)).toEqual(["span-years", { count: 297 }]);
    expect(spanWords(66_002_000)).toEqual(["span-millions", { count: 66 }]);
  });
});
