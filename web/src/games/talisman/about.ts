// What is asked, with the card, the space or the character that it is about.

import type { Seen } from "../../lib/game.ts";
import type { Question } from "../../lib/wire.ts";
import type { Words } from "../../lib/words.svelte.ts";
import { cardName, inSpace, rolledFor, spaceName, theCard, theCards } from "./text.ts";
import type { AttackView, TalismanView } from "./view.ts";

function attackers(attack: AttackView | null): string[] {
  if (!attack) return [];
  return attack.creature ? [attack.creature] : attack.cards;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The question in the words of what it is about; "": there is nothing to say beyond what is always asked. */
export function ask(question: Question, seen: Seen, words: Words): string {
  const view = seen.view as TalismanView;
  const about = question.about;
  if (seen.me === null) return "";
  const key = `ask-${question.name}${about.against ? "-death" : question.name === "take" && about.cards?.length ? "-full" : ""}`;
  const cards = about.cards?.length ? about.cards : attackers(view.attack);
  if (!words.has(key) || (question.name === "fight" && !cards.length)) return "";
  const hero = view.heroes[seen.me];
  const space = about.space ?? hero?.space ?? "";
  const name = about.for ? rolledFor(about.for, words) : about.card ? cardName(about.card, words) : space && spaceName(space, words);
  return words.say(key, {
    name: capital(name),
    card: about.card ? theCard(about.card, words) : "",
    space: space && inSpace(space, words),
    seat: seen.names[about.seat ?? -1] ?? "",
    target: seen.names[about.target ?? -1] ?? "none",
    own: about.seat === seen.me ? 1 : 0,
    dice: view.dice.join(", "),
    death: about.against?.join(", ") ?? "",
    what: about.what ?? "",
    stat: about.what ? words.say(`stat-${about.what}`) : "",
    count: about.count ?? 0,
    price: about.price ?? 0,
    cards: theCards(cards, words),
    points: view.trophy_cost,
    gold: hero?.gold ?? 0,
    quest: hero?.quest ? words.say(`quest-${hero.quest}`) : "",
  });
}
