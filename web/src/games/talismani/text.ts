// I Talismani del Tempo in words: cards, suits, plays, answers, and what decided the game.

import type { Seen } from "../../lib/game.ts";
import type { LogEntry } from "../../lib/wire.ts";
import type { Words } from "../../lib/words.svelte.ts";
import { face, halves, isCard, isSuit, PRIMO, suitOf } from "./cards.ts";
import { reckoning, tale, type Play } from "./story.ts";
import type { TalismaniView } from "./view.ts";

/** A card by name; a special with its number, where the numbers of the table are known. */
export function cardName(name: string, words: Words, numbers: readonly number[] = []): string {
  const shown = face(name);
  switch (shown?.is) {
    case "fairy":
      return words.say("card", { suit: shown.suit, value: shown.value });
    case "special": {
      const card = words.say(`card-${shown.kind.toLowerCase()}`);
      const number = numbers[shown.at];
      return number === undefined ? card : words.say("card-numbered", { card, number });
    }
    case "jolly":
      return words.say("card-jolly");
    case "primo":
      return words.say("card-primo");
    default:
      return name;
  }
}

export function cardNames(names: readonly string[], words: Words, numbers: readonly number[] = []): string {
  return words.joined(names.map((name) => cardName(name, words, numbers)));
}

/** Cards inside a sentence, with their articles. */
export function theCards(names: readonly string[], words: Words): string {
  const said = names.map((name) => {
    const shown = face(name);
    if (shown?.is === "fairy") return words.say("card-the", { suit: shown.suit, value: shown.value });
    return shown?.is === "jolly" || shown?.is === "primo" ? words.say(`card-${shown.is}-the`) : cardName(name, words);
  });
  return words.joined(said);
}

export function suitName(suit: string, words: Words): string {
  return words.say(`suit-${suit.toLowerCase()}`);
}

/** Half talismans in words: "3 talismani e mezzo". */
export function talismans(count: number, words: Words): string {
  return words.say("talismans", { whole: Math.floor(count / 2), half: count % 2 });
}

/** Whether what is played for is a whole talisman: the Primo is, every later stake a half, unless the table ruled otherwise
 *  (TdT-023, TR-17, TR-18). */
export function isWholeStake(seen: Seen): boolean {
  const view = seen.view as TalismaniView;
  const name = view.stake ?? view.next_stake;
  if (name === PRIMO) return !(seen.options["primo-later"] === "half" && view.turn > 1);
  const shown = name ? face(name) : null;
  return shown?.is === "fairy" && shown.value === 0 && seen.options["zero-stake"] === "whole";
}

/** What is played for is worth, in words. */
export function stakeWorth(seen: Seen, words: Words): string {
  return talismans(isWholeStake(seen) ? 2 : 1, words);
}

/** A score on the end page, short: "3½ talismani". */
export function points(score: number, words: Words): string {
  return words.say("talismani-score", { amount: halves(score), count: score === 1 || score === 2 ? 1 : 2 });
}

/** What a play is, in a few words: "Sole 9, coppia"; a Jolly alone, a special by its name. */
export function playText(play: Pick<Play, "cards" | "suit" | "value">, words: Words, numbers: readonly number[] = []): string {
  if (play.suit === null) return cardNames(play.cards, words, numbers);
  const suit = suitName(play.suit, words);
  return words.say("talismani-worth", { suit, value: play.value, count: play.cards.length });
}

/** An argument of an event made readable. */
export function value(name: string, given: unknown, words: Words): string | number {
  if (name === "halves" && typeof given === "number") return talismans(given, words);
  if (isCard(given)) return theCards([given], words);
  if (isSuit(given)) return suitName(given, words);
  if (Array.isArray(given) && given.some(isSuit)) return given.map((suit) => suitName(String(suit), words)).join(", ");
  if (Array.isArray(given)) return theCards(given.filter(isCard), words);
  return typeof given === "number" ? given : String(given);
}

/** The arguments of an answer for its words. */
export function actionArgs(verb: string, args: string[], words: Words): Record<string, string | number> {
  const [first = "", second = ""] = args;
  switch (verb) {
    case "play":
      return { cards: theCards(args, words) };
    case "move":
      return { suit: suitName(first, words), place: Number(second) };
    case "stake":
    case "take":
      return { card: theCards([first], words) };
    default:
      return {};
  }
}

/** What decided the game, in a few sentences. */
export function decided(log: LogEntry[], names: string[], words: Words): string[] {
  const made = reckoning(log);
  if (!made) return [];
  const told = tale(log, names.length);
  const name = (seat: number): string => names[seat] ?? "";
  const best = made.accounts.find((account) => made.winners.includes(account.seat))!;
  const sentences = [
    words.say("event-won-game", {
      by: made.by,
      seats: words.joined(made.winners.map(name)),
      halves: talismans(best.halves, words),
    }),
  ];
  if (made.winners.length === 1) {
    const { seat, forged, stakes } = best;
    sentences.push(words.say("talismani-decided-how", { seat: name(seat), turns: told.turns, forged, stakes: stakes.length }));
  }
  const smiths = most(told.forged);
  if (smiths && !made.winners.includes(smiths.seat)) {
    sentences.push(words.say("talismani-decided-smith", { seat: name(smiths.seat), count: smiths.count }));
  }
  const unlucky = most(names.map((_, seat) => made.accounts.find((account) => account.seat === seat)?.lost.length ?? 0));
  if (unlucky) {
    const lost = made.accounts.find((account) => account.seat === unlucky.seat)!.lost;
    const suits = lost.map((talisman) => suitName(suitOf(talisman) ?? "", words));
    sentences.push(
      words.say("talismani-decided-lost", { seat: name(unlucky.seat), count: lost.length, suits: words.joined([...new Set(suits)]) }),
    );
  }
  return sentences;
}

/** Who has most of something, if nobody has as many. */
function most(counts: readonly number[]): { seat: number; count: number } | null {
  const count = Math.max(...counts);
  const seats = counts.flatMap((one, seat) => (one === count ? [seat] : []));
  return count > 0 && seats.length === 1 ? { seat: seats[0]!, count } : null;
}
