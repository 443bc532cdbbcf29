// Isola dei Demoni in words: cards and what lies on the table, answers, questions, and what decided the game.

import type { GameEvent, Seen } from "../../lib/game.ts";
import type { LogEntry, Question } from "../../lib/wire.ts";
import type { Words } from "../../lib/words.svelte.ts";
import { abilityOf, cardOf, isCard, keyOf, nameOf } from "./catalogue.ts";
import { forceOf, fromFrontier, placeOf, type CardFace, type IsolaView } from "./view.ts";

/** Arguments that name no card, whatever they look like. */
const PLAIN = new Set(["school", "colour", "type", "kind", "known", "name", "phase", "field", "reason"]);

function named(word: string): string {
  return isCard(keyOf(word)) ? nameOf(word) : word;
}

function joined(things: unknown, words: Words): string {
  return words.joined((Array.isArray(things) ? things : []).map((thing) => named(String(thing))));
}

/** A column with whoever commands it. */
function group(column: unknown, leaders: unknown, words: Words): string {
  const commanded = Array.isArray(leaders) && leaders.length ? words.say("isola-commanded", { forces: joined(leaders, words) }) : "";
  return joined(column, words) + commanded;
}

/** The cards that a purchase put on the table: "settle PLACE ARMY". */
function move(notation: string): string {
  return notation.split(" ").slice(1).map(named).join(" + ");
}

/** An argument of an event made readable. */
export function value(name: string, given: unknown, words: Words, _view?: unknown, event?: GameEvent): string | number {
  if (typeof given === "boolean") return given ? 1 : 0;
  // A score as one says it: whoever the sentence is about first, and that is whoever won.
  if (name === "points" && Array.isArray(given)) return (event?.seat === 1 ? [...given].reverse() : given).join("–");
  if (name === "ability") return (abilityOf(String(given))?.text ?? String(given)).replace(/\.$/, "");
  if (name === "moves" && Array.isArray(given)) return words.joined(given.map((one) => move(String(one))));
  if (name === "leaders" && Array.isArray(given) && event?.kind !== "fight") {
    return given.length ? words.say("isola-commanded", { forces: joined(given, words) }) : "";
  }
  if (name === "columns" && Array.isArray(given)) {
    const leaders = (event?.leaders ?? []) as unknown[];
    const attacker = event?.seat === 1 ? 1 : 0;
    const [one, other] = [attacker, 1 - attacker].map((seat) => group(given[seat], leaders[seat], words));
    return words.say("isola-against", { one: one!, other: other! });
  }
  if (Array.isArray(given)) return joined(given, words);
  if (typeof given === "string") return PLAIN.has(name) ? given : named(given);
  return typeof given === "number" ? given : String(given);
}

/** The arguments of an answer for its words. */
export function actionArgs(verb: string, args: string[], words: Words): Record<string, string | number> {
  const [first = "", second = ""] = args;
  switch (verb) {
    case "settle":
      return { place: nameOf(first), armies: words.joined(args.slice(1).map(nameOf)) };
    case "muster":
      return { card: nameOf(first), places: words.joined(args.slice(1).map(nameOf)) };
    case "assign":
      return { card: nameOf(first), force: nameOf(second) };
    case "attach":
      return { card: nameOf(first), place: nameOf(second) };
    case "act":
      return { force: nameOf(first), ability: (abilityOf(second)?.text ?? second).replace(/\.$/, "") };
    case "fight":
    case "choose":
      return { number: Number(first) + 1 };
    case "draw":
    case "at":
      return { count: Number(first), number: Number(first) };
    default: {
      const name = nameOf(first);
      return { card: name, force: name, place: name, event: name };
    }
  }
}

/** What is asked, with the card or the place that it is about. */
export function ask({ name, about }: Question, seen: Seen, words: Words): string {
  const view = seen.view as IsolaView;
  const them = seen.names[1 - (seen.me ?? 0)] ?? "";
  const card = about.card ? nameOf(about.card) : "";
  const place = about.space ? nameOf(about.space) : "";
  const last = view.plan?.at(-1);
  switch (name) {
    case "buy":
      return words.say("isola-ask-buy", { left: about.count ?? 0 });
    case "attack":
      if (last?.target) return words.say(last.column.length ? "ask-attack-more" : "ask-attack-first", { place: nameOf(last.target) });
      if (!fromFrontier(view, 1 - (seen.me ?? 0)).length) return words.say("ask-hunt", { seat: them });
      return place ? words.say(view.plan?.length ? "ask-attack-next" : "ask-attack", { place }) : "";
    case "defend":
      return words.say(last?.column.length ? "ask-defend-more" : "ask-defend", { place, seat: them });
    case "window":
      return view.battles.length ? words.say("ask-window-groups") : view.phase === "draw" ? words.say("ask-window-draw") : "";
    case "discard":
      return about.count ? words.say("ask-discard", { count: about.count }) : "";
    case "order":
    case "pick":
    case "find":
    case "choose":
      return card ? words.say(`ask-${name}`, { card }) : "";
    case "lose-life":
      return card ? words.say("ask-lose-life", { force: card }) : "";
    case "look":
      return about.cards?.length ? words.say("ask-look", { cards: words.joined(about.cards.map(nameOf)) }) : "";
    default:
      return "";
  }
}

/** What somebody who taps an unlit card probably wanted, so that the reason fits. */
export function meant(thing: string, question: Question, seen: Seen): string[] {
  const view = seen.view as IsolaView;
  const card = cardOf(thing);
  // An ability of a card in a fight: "KENSHIRO KENSHIRO/0".
  if (question.name === "abilities" && thing.includes(" ")) return [`act ${thing}`];
  if (!card || !view.hand?.includes(thing)) return [];
  if (question.name === "present" || question.name === "buy") {
    const hand = view.hand.map((key) => cardOf(key));
    const force = view.forces.find((one) => one.owner === seen.me && cardOf(one.card)?.type === card.profile)?.force ?? view.forces[0]?.force;
    if (card.type === "place" && card.inhabited) {
      const army = hand.find((one) => one?.type === "army");
      return army ? [`settle ${thing} ${army.key}`] : [`play ${thing}`];
    }
    if (card.type === "army") {
      const place = hand.find((one) => one?.type === "place" && one.inhabited);
      return place ? [`settle ${place.key} ${thing}`] : [`play ${thing}`];
    }
    if (["technique", "spirit", "equipment", "special"].includes(card.type) && force) return [`assign ${thing} ${force}`];
  }
  return [`play ${thing}`];
}

/** A card in a few words: name, type, values. */
export function describe(card: CardFace, words: Words, live: { attack?: number; defence?: number; resistance?: number; lives?: number; green?: number } = {}): string {
  const parts = [nameOf(card.key), card.type_line];
  if (["master", "character", "army"].includes(card.type)) {
    const [attack, defence, resistance] = [live.attack ?? card.attack, live.defence ?? card.defence, live.resistance ?? card.resistance];
    parts.push(card.life ? words.say("isola-worth-life", { attack, defence, lives: live.lives ?? 1 }) : words.say("isola-worth", { attack, defence, resistance }));
  } else {
    parts.push(...(["attack", "defence", "resistance"] as const).filter((name) => card[name]).map((name) => `${words.say(`isola-value-${name}`)} ${signed(card[name])}`));
  }
  const green = live.green ?? card.green;
  if (green) parts.push(words.say("isola-green", { count: green }));
  if (card.ochre) parts.push(words.say("isola-ochre", { count: card.ochre }));
  return parts.join(", ");
}

/** What lies on the table, in words: with its owner, its values now, whether it is engaged. */
export function describeThing(thing: string, view: IsolaView, words: Words, names: readonly string[], me: number | null): string {
  const card = cardOf(keyOf(thing));
  const force = forceOf(view, thing);
  const site = placeOf(view, thing);
  const owner = force?.owner ?? site?.owner ?? -1;
  const { attack, defence, resistance, lives } = force ?? {};
  const live = force ? { attack: attack!, defence: defence!, ...(resistance === undefined ? {} : { resistance }), ...(lives === undefined ? {} : { lives }) } : site ? { green: site.place.green } : {};
  const parts = [card ? describe(card, words, live).replace(nameOf(card.key), nameOf(thing)) : nameOf(thing)];
  if (owner >= 0 && owner !== me) parts.push(words.say("isola-owned", { seat: names[owner] ?? "" }));
  if (force?.engaged) parts.push(words.say("isola-engaged"));
  if (force?.cancelled || site?.place.cancelled) parts.push(words.say("isola-cancelled"));
  const held = force?.held ?? site?.place.held ?? [];
  if (held.length) parts.push(words.say("isola-bears", { cards: words.joined(held.map((one) => nameOf(one.card))) }));
  return parts.join(", ");
}

export function signed(number: number): string {
  return number > 0 ? `+${number}` : `−${-number}`;
}

/** What decided the game, in a few sentences. */
export function decided(log: LogEntry[], names: string[], words: Words): string[] {
  const events = log.flatMap((entry) => entry.events as GameEvent[]);
  const last = events.findLast((event) => event.kind === "won" || event.kind === "ran-out");
  if (!last) return [];
  const name = (seat: unknown): string => names[Number(seat)] ?? "";
  const sentences = [
    last.kind === "won"
      ? words.say("event-won", { seat: name(last.seat), points: value("points", last.points, words, undefined, last) })
      : words.say("event-ran-out", { seat: name(last.seat) }),
  ];
  const counts = names.map((_, seat) => ({
    seat,
    places: events.filter((event) => event.kind === "conquered" && event.seat === seat).length,
    beaten: events.filter((event) => (event.kind === "beaten" || event.kind === "life-lost") && event.seat === 1 - seat).length,
  }));
  for (const { seat, places, beaten } of counts) sentences.push(words.say("isola-decided", { seat: name(seat), places, beaten }));
  return sentences;
}
