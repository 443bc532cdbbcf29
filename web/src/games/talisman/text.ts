// Talisman in words: cards, spaces, answers, events, and what decided the game.

import type { GameEvent, Seen } from "../../lib/game.ts";
import type { LogEntry } from "../../lib/wire.ts";
import type { Words } from "../../lib/words.svelte.ts";
import { creatureOf, isCard, isSpace, type Card } from "./box.ts";
import { kindOf } from "./kinds.ts";
import { tale } from "./story.ts";
import type { AttackView, HeroView, TalismanView } from "./view.ts";

/** The part of a key that names something: CAVE_DRAGON is cave-dragon. */
function slug(code: string): string {
  return code.toLowerCase().replaceAll("_", "-");
}

/** A card, or a creature that is none, by its bare name. */
export function cardName(code: string, words: Words): string {
  if (code === "COMMAND") return words.say("for-command");
  if (isCard(code)) return words.say(`card-${slug(kindOf(code))}`);
  return creatureOf(code) ? words.say(`creature-${slug(code)}`) : code;
}

/** The same inside a sentence. */
export function theCard(code: string, words: Words): string {
  if (!code) return words.say("card-none-the");
  if (code === "COMMAND") return words.say("command-the");
  if (isCard(code)) return words.say(`card-${slug(kindOf(code))}-the`);
  return creatureOf(code) ? words.say(`creature-${slug(code)}-the`) : code;
}

export function theCards(codes: readonly string[], words: Words): string {
  return words.joined(codes.map((code) => theCard(code, words)));
}

/** What a card is, in short: its type, its kind, what it is worth. */
export function cardFacts(card: Card, say: Words): string[] {
  const found = [say.say(`type-${card.type}`)];
  if (card.kind) found.push(say.say(`kind-${card.kind}`));
  if (card.weapon) found.push(say.say("keyword-weapon"));
  if (card.armour) found.push(say.say("keyword-armour"));
  if (card.strength) found.push(`${say.say("stat-strength")} ${card.strength}`);
  if (card.craft) found.push(`${say.say("stat-craft")} ${card.craft}`);
  return found;
}

export function cardText(code: string, words: Words): string {
  const key = `card-${slug(kindOf(code))}-text`;
  return words.has(key) ? words.say(key) : "";
}

export function cardFlavour(code: string, words: Words): string {
  const key = `card-${slug(kindOf(code))}-flavour`;
  return words.has(key) ? words.say(key) : "";
}

export function spaceName(code: string, words: Words): string {
  return words.say(`space-${slug(code)}`);
}

export function inSpace(code: string, words: Words): string {
  return words.say(`space-${slug(code)}-in`);
}

/** Which one of several spaces of the same name: «tra Cappella e Rupi»; "" where the name says it all. */
export function whereabouts(code: string, words: Words): string {
  const [name, whole] = [spaceName(code, words), inSpace(code, words)];
  const after = whole.indexOf(name) + name.length;
  return whole.includes(name) ? whole.slice(after).trim() : "";
}

/** A space told apart from all others: «Campi tra Cappella e Rupi». */
export function spaceInFull(code: string, words: Words): string {
  return [spaceName(code, words), whereabouts(code, words)].filter(Boolean).join(" ");
}

export function spaceText(code: string, words: Words): string {
  return words.say(`space-${slug(code)}-text`);
}

export function characterName(code: string, words: Words): string {
  return words.say(`character-${slug(code)}`);
}

/** The abilities of a character, one by one. */
export function abilities(code: string, words: Words): string[] {
  const found: string[] = [];
  for (let number = 1; words.has(`character-${slug(code)}-ability-${number}`); number += 1) {
    found.push(words.say(`character-${slug(code)}-ability-${number}`));
  }
  return found;
}

/** In which state a character is, besides its values. */
export function states(hero: HeroView, words: Words): string[] {
  const found: string[] = [];
  const tell = (key: string, args: Record<string, unknown> = {}): void => void found.push(words.say(key, args));
  if (hero.toad) tell("state-toad", { count: hero.toad });
  if (hero.missed) tell("state-missed", { count: hero.missed });
  if (hero.quest) tell("state-quest", { quest: words.say(`quest-${hero.quest}`) });
  if (hero.offer === 1) tell("state-offer-outer");
  if (hero.offer === 2) tell("state-offer-ferry");
  if (hero.enslaved) tell("state-enslaved");
  if (hero.back) tell("state-back");
  if (hero.fiends) tell("state-fiends", { count: hero.fiends });
  if (hero.werewolf) tell("state-werewolf", { strength: hero.werewolf });
  if (hero.invisible) tell("state-invisible");
  if (hero.immobile) tell("state-immobile");
  return found;
}

/** Why a seat has no character. */
export function absence(seen: Seen, seat: number, words: Words): string {
  const view = seen.view as TalismanView;
  if (view.out[seat]) return words.say("state-out");
  return words.say(view.round === 0 || (seen.waiting.includes(seat) && !seen.over) ? "talisman-choosing" : "state-waiting");
}

/** What holds for the whole table now. */
export function tableStates(view: TalismanView, names: readonly string[], words: Words): string[] {
  const found: string[] = [];
  if (view.blizzard > 0) found.push(words.say("table-blizzard", { count: view.blizzard }));
  if (view.hex > 0) found.push(words.say("table-hex", { count: view.hex }));
  if (view.magic_off >= 0) found.push(words.say("table-magic-off", { seat: names[view.magic_off] ?? "" }));
  if (view.warp > 0) found.push(words.say("table-warp", { count: view.warp }));
  if (view.crown_reached) found.push(words.say("table-crown-reached"));
  return found;
}

/** An argument of an event made readable. */
export function value(name: string, given: unknown, words: Words, _view?: unknown, event?: GameEvent): string | number {
  if (typeof given === "boolean") return given ? 1 : 0;
  switch (name) {
    case "rival":
    case "target":
    case "against": {
      const creatures = event?.against;
      return Array.isArray(creatures) && creatures.length ? theCards(creatures.map(String), words) : words.say("rival-creature");
    }
    case "card":
    case "other":
      return typeof given === "string" ? theCard(given, words) : "";
    case "cards":
      return Array.isArray(given) ? theCards(given.map(String), words) : "";
    case "space":
      return inSpace(String(given), words);
    case "for":
      return rolledFor(String(given), words);
    case "way":
      return words.say(`way-${String(given)}`);
    case "quest":
      return words.say(`quest-${String(given)}`);
    case "character":
      return words.say(`character-${slug(String(given))}-the`);
    case "alignment":
      return words.say(`alignment-${String(given)}`);
    case "dice":
    case "rival_dice":
    case "mine":
    case "death":
      if (Array.isArray(given)) return words.joined(given.map(String));
  }
  if (typeof given === "number") return given;
  // Events to come may name cards and spaces under other names.
  if (isCard(given) && event) return theCard(given, words);
  return Array.isArray(given) ? given.map(String).join(", ") : String(given ?? "");
}

/** What somebody rolled for: to move, a space, a card. */
export function rolledFor(code: string, words: Words): string {
  const fixed = `for-${slug(code)}`;
  if (words.has(fixed)) return words.say(fixed);
  return isSpace(code) ? spaceName(code, words) : cardName(code, words);
}

/** The dice that a seat may roll again: in an attack its own. */
export function diceOf(view: TalismanView, seat: number): number[] {
  const attack = view.attack;
  if (attack && attack.seat === seat && attack.dice.length) return attack.dice;
  if (attack && attack.rival === seat && attack.rival_dice.length) return attack.rival_dice;
  return view.dice;
}

/** The arguments of an answer for its words. */
export function actionArgs(
  verb: string,
  args: string[],
  words: Words,
  view?: unknown,
  names: readonly string[] = [],
  me: number | null = null,
): Record<string, string | number> {
  const [first = "", second = ""] = args;
  const seat = (code: string): string => names[Number(code.slice(1)) - 1] ?? code;
  const seen = view as TalismanView | null | undefined;
  switch (verb) {
    case "go":
    case "halt":
    case "back":
    case "raft":
      return { space: inSpace(first, words) };
    case "cross":
      return { space: inSpace(first, words), portal: first === "PERIL" ? 1 : 0 };
    case "meet":
    case "attack":
    case "mind":
    case "steal":
    case "beguile":
    case "lure":
      return { seat: seat(first) };
    case "open":
    case "choose":
    case "align":
    case "trade":
      return { way: words.say(`way-${first}`) };
    case "fight":
    case "assassinate":
      return { count: args.length, cards: theCards(args, words) };
    case "evade":
    case "exorcise":
      return { count: args.length, card: theCard(first, words) };
    case "cast-on":
      return { card: theCard(first, words), seat: seat(second), self: me !== null && second === `P${me + 1}` ? 1 : 0 };
    case "cast-at":
      return { card: theCard(first, words), space: inSpace(second, words) };
    case "cast-card":
      return { card: theCard(first, words), other: theCard(second, words) };
    case "fate":
      return { die: seen && me !== null ? (diceOf(seen, me)[Number(first) - 1] ?? 0) : 0 };
    case "buy":
    case "free":
      return { ware: theCard(first, words) };
    case "pay":
      return { number: Number(first) };
    case "be":
      return { character: words.say(`character-${slug(first)}-the`) };
    default:
      return first ? { card: theCard(first, words) } : {};
  }
}

/** Who stands against a character in an attack. */
export function rivalName(attack: AttackView, names: readonly string[], words: Words): string {
  if (attack.rival >= 0) return names[attack.rival] ?? "";
  if (attack.creature) return cardName(attack.creature, words);
  return words.joined(attack.cards.map((card) => cardName(card, words)));
}

/** What mattered in the game, in a few sentences; how it was won is told beside them. */
export function decided(log: LogEntry[], names: string[], words: Words): string[] {
  const told = tale(log, names.length);
  if (!told.winners.length) return [];
  const name = (seat: number): string => names[seat] ?? "";
  const sentences: string[] = [];
  if (told.crowned !== null) sentences.push(words.say("talisman-decided-crown", { seat: name(told.crowned), count: told.commands }));
  const hunter = most(told.killed);
  // Who killed most and lost all the same decided nothing.
  if (hunter && told.winners.includes(hunter.seat)) sentences.push(words.say("talisman-decided-hunter", { seat: name(hunter.seat), count: hunter.count }));
  const unlucky = most(told.died);
  if (unlucky) sentences.push(words.say("talisman-decided-died", { seat: name(unlucky.seat), count: unlucky.count }));
  const toad = most(told.toads);
  if (toad) sentences.push(words.say("talisman-decided-toad", { seat: name(toad.seat), count: toad.count }));
  return sentences;
}

/** Points on the end page: they count only where time decided. */
export function points(score: number, words: Words, view?: unknown): string {
  return (view as TalismanView | null | undefined)?.ended === "time" ? words.say("end-points", { score }) : "";
}

/** Who has most of something, if nobody has as many. */
function most(counts: readonly number[]): { seat: number; count: number } | null {
  const count = Math.max(...counts);
  const seats = counts.flatMap((one, seat) => (one === count ? [seat] : []));
  return count > 0 && seats.length === 1 ? { seat: seats[0]!, count } : null;
}
