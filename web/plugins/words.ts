import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

/**
 * The parts of the words, of a game and of the house: what is said of a game in the hall; what is said at the table; what is said on
 * the pages around it, as the options of a game; the rules by number, which fill half of a file and are seldom read; what teaches a
 * game: the sheet, the glossary, the lessons; what is at stake in a question, for whoever wants to know; what puts a game on stage:
 * banners, great moments, the curve of a game, the television; what the coach says, at the table and of a game that is over. What cards are called and their texts are composed of is in none,
 * where the server composes them.
 */
export type Part = "cover" | "play" | "pages" | "rules" | "learn" | "stakes" | "stage" | "coach";

const HOUSE = resolve(import.meta.dirname, "../../src/tavolata");
const SCREEN = resolve(import.meta.dirname, "../src/words");
const LANGUAGES = ["it", "en"];
const ALL = "virtual:words";
const OF_WORKER = "virtual:worker-words";
const ONE = "virtual:words/";
const MESSAGE = /^([a-z][\w-]*) =/;

/** The file of the house's words for the pages around the table. */
const AROUND = "pages";
/** The files of the house's words for whoever learns a game, and for what happens on stage. */
const LEARN = "learn";
const STAGE = "stage";
/** And what the coach says. */
const COACH = "coach";
/** Each is a part of its own. */
const APART: readonly string[] = [AROUND, LEARN, STAGE, COACH];

/** The file of what the worker says when the server is away. */
const WORKER = "worker";
/** What the server says elsewhere: to whoever starts it, and in messages. */
const ELSEWHERE = /^(server|backup|nudge|preview)-/;

/** Whether a message of a game is in a part; what is said of the game is said at its table too. */
function belongs(key: string, part: Part, composes: boolean): boolean {
  if (part === "cover") return key.startsWith("game-");
  if (composes && /^(card|text)-/.test(key)) return false;
  if (/^(rule|ruling|section)-/.test(key)) return part === "rules";
  if (key.startsWith("lesson-")) return part === "learn";
  return key.startsWith("option-") ? part === "pages" : part === "play";
}

/** The messages of one part of a game's words, without the remarks for whoever writes them. */
export function only(part: Part, text: string): string {
  const composes = /^text-/m.test(text);
  return messages(text, (key) => belongs(key, part, composes));
}

/** The messages whose keys are wanted, without remarks. */
function messages(text: string, wanted: (key: string) => boolean): string {
  let keeps = false;
  const kept = text.split("\n").filter((line) => {
    const key = MESSAGE.exec(line)?.[1];
    if (key) keeps = wanted(key);
    return keeps && !line.startsWith("#");
  });
  // Between messages there is no empty line; within one there may be.
  return `${kept.join("\n").replace(/\n{2,}(?=[a-z])/g, "\n").trimEnd()}\n`;
}

function gamesWithWords(): string[] {
  const folders = readdirSync(join(HOUSE, "games"), { withFileTypes: true }).filter((one) => one.isDirectory());
  return folders.map((one) => one.name).filter((name) => readdirSync(join(HOUSE, "games", name)).includes("words"));
}

/** The names of the modules: it/play is said everywhere, it/talisman/play at the tables of a game. */
function names(): string[] {
  const parts: Part[] = ["cover", "play", "pages", "rules", "learn", "stakes", "stage"];
  return LANGUAGES.flatMap((language) => [
    `${language}/play`,
    ...APART.map((part) => `${language}/${part}`),
    ...gamesWithWords().flatMap((game) => parts.map((part) => `${language}/${game}/${part}`)),
  ]);
}

/** The game whose words a file of the page has: talisman.ftl, or a part of them as isola-fight.ftl. */
function gameOf(area: string): string {
  return area.split("-")[0]!;
}

const LATER: readonly Part[] = ["pages", "learn", "stakes", "stage"];

/** Words for the table, or for a part that comes later: isola-pages.ftl, isola-learn.ftl, isola-stakes.ftl, isola-stage.ftl. */
function partOf(area: string): Part {
  const part = area.split("-").at(-1) as Part;
  return area.includes("-") && LATER.includes(part) ? part : "play";
}

function filesOf(language: string, game: string, part: string): string[] {
  const file = `${language}.ftl`;
  const screen = (area: string): string => join(SCREEN, language, `${area}.ftl`);
  const areas = readdirSync(join(SCREEN, language)).map((name) => name.replace(".ftl", ""));
  const lessons = join(HOUSE, "games", game, "lessons", file);
  const taught = game && part === "learn" && existsSync(lessons) ? [lessons] : [];
  if (game) return [join(HOUSE, "games", game, "words", file), ...taught, ...areas.filter((area) => gameOf(area) === game && partOf(area) === part).map(screen)];
  if (APART.includes(part)) return [screen(part)];
  const games = [...gamesWithWords(), ...APART, WORKER];
  return [...["engine", "server"].map((one) => join(HOUSE, one, "words", file)), ...areas.filter((area) => !games.includes(gameOf(area))).map(screen)];
}

/** The words of the worker, which reads no Fluent: each is one line without variables. */
function plainWords(language: string): Record<string, string> {
  const text = readFileSync(join(SCREEN, language, `${WORKER}.ftl`), "utf-8");
  return Object.fromEntries(text.split("\n").flatMap((line) => (MESSAGE.test(line) ? [line.split(" = ", 2)] : [])));
}

/**
 * `import sources from "virtual:words"`: for each language and part a function that brings its text. What is always wanted together
 * is one file over the line, wherever its words are written.
 */
export function wordParts(): Plugin {
  return {
    name: "word-parts",
    resolveId: (id) => (id === ALL || id === OF_WORKER || id.startsWith(ONE) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${OF_WORKER}`) return `export default ${JSON.stringify(Object.fromEntries(LANGUAGES.map((one) => [one, plainWords(one)])))};`;
      if (id === `\0${ALL}`) {
        const sources = names().map((name) => `${JSON.stringify(name)}: () => import("${ONE}${name}").then((one) => one.default)`);
        return `export default { ${sources.join(", ")} };`;
      }
      if (!id.startsWith(`\0${ONE}`)) return null;
      const [language, ...rest] = id.slice(ONE.length + 1).split("/") as [string, ...string[]];
      const part = rest.at(-1) as Part;
      const game = rest.length > 1 ? rest[0]! : "";
      const texts = filesOf(language, game, part).map((path) => {
        this.addWatchFile(path);
        const text = readFileSync(path, "utf-8");
        if (path.startsWith(SCREEN)) return text;
        return game ? only(part, text) : messages(text, (key) => !ELSEWHERE.test(key));
      });
      return `export default ${JSON.stringify(texts.join("\n"))};`;
    },
  };
}
