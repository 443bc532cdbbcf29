// Indy in words: cards, shamans, evocations, answers, and what decided the game.

import type { Words } from "../../lib/words.svelte.ts";
import type { LogEntry } from "../../lib/wire.ts";
import { EAGLE, face, isCard, shamanColour, type Colour, type Kind, type Worth } from "./cards.ts";
import { tale } from "./story.ts";

export function cardName(name: string, words: Words): string {
  const shown = face(name);
  if (!shown) return name === EAGLE ? words.say("card-eagle") : name;
  return words.say("card", { type: shown.kind, colour: shown.colour, feathers: shown.feathers });
}

export function cardNames(names: readonly string[], words: Words): string {
  return words.joined(names.map((name) => cardName(name, words)));
}

/** Cards inside a sentence, with their articles; eagles are counted. */
export function theCards(names: readonly string[], words: Words): string {
  const others = names.flatMap((name) => face(name) ?? []);
  const said = others.map((shown) => words.say("card-the", { type: shown.kind, colour: shown.colour, feathers: shown.feathers }));
  const eagles = names.filter((name) => name === EAGLE).length;
  return words.joined(eagles ? [...said, words.say("card-eagles", { count: eagles })] : said);
}

export function shamanName(shaman: string, words: Words): string {
  return words.say(`shaman-${shaman.toLowerCase()}`);
}

/** A shaman by name and colour. */
export function shamanInFull(shaman: string, words: Words): string {
  const colour = words.say(`colour-${shamanColour(shaman).toLowerCase()}`);
  return words.say("indy-shaman", { name: shamanName(shaman, words), colour });
}

/** Category and feathers: "team, 13 penne". */
export function worthText(worth: Worth, words: Words): string {
  return words.say("indy-worth", { category: worth.category, feathers: worth.feathers });
}

/** What would make a hand right: "un personaggio verde o un oggetto blu"; of many the two best. */
export function lackText(lacks: readonly (readonly [Colour, Kind])[], words: Words): string {
  const [first, second] = lacks.map(([colour, type]) => words.say("indy-lack", { colour, type }));
  return second ? words.say("indy-or", { first: first!, last: second }) : first!;
}

/** An argument of an event made readable. */
export function value(name: string, given: unknown, words: Words): string | number {
  if (name === "shaman" && typeof given === "string") return shamanInFull(given, words);
  if (isCard(given)) return theCards([given], words);
  if (Array.isArray(given)) return theCards(given.filter(isCard), words);
  return typeof given === "number" ? given : String(given);
}

/** The arguments of an answer for its words. */
export function actionArgs(verb: string, args: string[], words: Words): Record<string, string | number> {
  const [first = "", second = ""] = args;
  switch (verb) {
    case "shaman":
      return { shaman: shamanInFull(first, words) };
    case "swap":
      return { gave: theCards([first], words), took: theCards([second], words) };
    case "eagle":
      return { took: theCards([first], words) };
    case "return":
      return { own: theCards([first], words), cards: theCards(args.slice(1), words) };
    case "keep":
      return { card: theCards([first], words) };
    default:
      return { cards: theCards(args, words), count: args.length };
  }
}

/** What decided the game, in a few sentences. */
export function decided(log: LogEntry[], names: string[], words: Words): string[] {
  const told = tale(log, names.length);
  if (!told.winner) return [];
  const winner = told.accounts[told.winner.seat]!;
  const name = (seat: number): string => names[seat] ?? "";
  const sentences = [
    words.say("indy-decided-winner", { seat: name(winner.seat), manches: told.manches, lost: winner.lost, won: winner.won }),
  ];
  if (told.last?.losers.length) {
    const losers = told.last.losers;
    sentences.push(
      words.say("indy-decided-last", {
        seats: words.joined(losers.map((row) => name(row.seat))),
        count: losers.length,
        worth: worthText(losers[0]!, words),
      }),
    );
  }
  if (winner.plucked.length) {
    sentences.push(words.say("indy-decided-comeback", { seat: name(winner.seat), manche: winner.plucked.at(-1)! }));
  }
  const first = told.accounts
    .filter((account) => account.seat !== winner.seat && account.plucked.length)
    .sort((a, b) => a.plucked[0]! - b.plucked[0]!)[0];
  // With two players nobody is plucked before the game is over.
  if (first && names.length > 2) {
    const { seat, returned } = first;
    sentences.push(words.say("indy-decided-first-plucked", { seat: name(seat), manche: first.plucked[0]!, returned }));
  }
  if (told.best) {
    const { seat, cards, feathers } = told.best;
    sentences.push(words.say("indy-decided-best", { seat: name(seat), cards: cardNames(cards, words), feathers }));
  }
  const most = Math.max(...told.eagles);
  const flyers = told.eagles.flatMap((count, seat) => (count === most ? [name(seat)] : []));
  if (most > 1 && flyers.length === 1) {
    sentences.push(words.say("indy-decided-eagles", { seat: flyers[0]!, count: most }));
  }
  return sentences;
}
