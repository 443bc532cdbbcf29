import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

// Read as files: to an import the test says that every style sheet is empty.
const sources = globSync("src/games/*/**/*.{svelte,css}").map((path) => ({ game: path.split("/")[2]!, path, text: readFileSync(path, "utf8") }));

it("what a game sets for the whole page is named by no other game: once it was shown it is there at all tables", () => {
  const whole = sources.filter(({ path }) => /^src\/games\/\w+\/\w+\.css$/.test(path));
  expect(whole.length).toBeGreaterThan(3);
  for (const { game, text } of whole) {
    const names = [...text.matchAll(/(--[\w-]+)\s*:/g)].map((match) => match[1]!);
    expect(names, game).toContain(`--${game}`);
    for (const name of names) {
      const word = new RegExp(`${name}(?![\\w-])`);
      const others = sources.filter((one) => one.game !== game && word.test(one.text)).map((one) => one.path);
      expect(others, `${name} of ${game}`).toEqual([]);
    }
  }
});
