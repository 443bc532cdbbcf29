"""What a character gains, loses, carries and is worth: the smallest changes, which everything else is made of."""

from __future__ import annotations

from typing import Final

from tavolata.games.talisman.box.cards import (
    ADVENTURE,
    AMULET,
    CARD_NAMES,
    ENEMY,
    FORBIDDEN,
    FORCED,
    GOLD,
    HAG,
    KEY,
    MAGIC,
    NO_CARD,
    NOBODY,
    OBJECT,
    ORIGIN,
    PURCHASE,
    RAFT,
    SPACE_NAMES,
    SPELL,
    TALISMAN_KEY,
    TOAD_TURNS,
    TYPE,
    VALUE_ALIGNMENT,
    VALUE_FATE,
    VALUE_LIFE,
    WAND,
    Card,
    Space,
    ability,
)
from tavolata.games.talisman.box.records import ALIGNMENTS
from tavolata.games.talisman.rules.hero import Hero
from tavolata.games.talisman.rules.lasting import (
    CHANGED,
    DITCHED,
    NEW_RAFT,
    POTION_ADDS,
    STRONGER,
    Potion,
    for_the_turn,
    sober,
    turn_scope,
)
from tavolata.games.talisman.rules.state import Talisman
from tavolata.games.talisman.rules.totals import (
    can,
    has,
    has_magic,
    spell_limit,
)

_ALWAYS_SPELL: Final = ability("always-spell")


# Where cards are


def put_down(state: Talisman, space: Space, card: Card) -> None:
    """Lay a card face up on a space, after those that lie there."""
    state.lying[space] = state.cards_on(space) + (card,)  # noqa: RUF005  (half the time of a tuple written with a star)


def pick_up(state: Talisman, space: Space, card: Card) -> None:
    left = without(state.lying[space], card)
    if left:
        state.lying[space] = left
    else:
        del state.lying[space]


def discard(state: Talisman, card: Card) -> None:
    """To its discard pile; Purchase cards and Talismans back to their stacks (T-138, T-189)."""
    if card in state.counters:
        del state.counters[card]
    origin = ORIGIN[card]
    if origin == ADVENTURE:
        state.adventure_discards.append(card)
    elif origin == SPELL:
        state.spell_discards.append(card)
    elif origin == PURCHASE:
        state.purchases.append(card)
        state.purchases.sort()
    else:
        state.talismans.append(card)
        state.talismans.sort()


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    if len(cards) == 1 and cards[0] == card:
        return ()  # most often so
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


# What a character has


def may_leave(card: Card) -> bool:
    """Whether its owner may part with it at will: not with forced Followers or Rafts (R-80, T-211)."""
    return not FORCED[card] and KEY[card] != RAFT


def has_to_spare(hero: Hero) -> bool:
    """Whether there is anything that the character could leave."""
    return any(may_leave(card) for card in hero.objects) or any(may_leave(card) for card in hero.followers)


# Counters and coins


def gain_strength(state: Talisman, seat: int, points: int, rule: str) -> None:
    """Counters from the supply, as far as there are any (T-024, T-157, T-168)."""
    move_counters(state, seat, min(points, state.strength_left()), 0, rule)


def gain_craft(state: Talisman, seat: int, points: int, rule: str) -> None:
    """The same (T-030, T-157, T-168)."""
    move_counters(state, seat, 0, min(points, state.craft_left()), rule)


def lose_strength(state: Talisman, seat: int, points: int, rule: str) -> None:
    """Counters go back to the supply (T-027), never below the printed value (T-028, R-03)."""
    hero = state.heroes[seat]
    move_counters(state, seat, -min(points, hero.toad_strength if hero.toad else hero.strength), 0, rule)


def lose_craft(state: Talisman, seat: int, points: int, rule: str) -> None:
    """The same (T-031, R-03)."""
    hero = state.heroes[seat]
    move_counters(state, seat, 0, -min(points, hero.toad_craft if hero.toad else hero.craft), rule)


def move_counters(state: Talisman, seat: int, strength: int, craft: int, rule: str) -> None:
    """Counters come, or go where below 0; those of a Toad are its own (T-171)."""
    hero = state.heroes[seat]
    if hero.toad:
        hero.toad_strength += strength
        hero.toad_craft += craft
    else:
        hero.strength += strength
        hero.craft += craft
    if strength:
        tell_change(state, seat, "strength", strength, rule)
    if craft:
        tell_change(state, seat, "craft", craft, rule)


def gain_life(state: Talisman, seat: int, points: int, rule: str) -> None:
    """Also above the printed value (T-035, T-046)."""
    points = min(points, state.lives_left())
    if points > 0:
        state.heroes[seat].life += points
        tell_change(state, seat, "life", points, rule)


def heal(state: Talisman, seat: int, points: int, rule: str) -> int:
    """Up to the printed value (T-035, T-045). Gives what was healed."""
    hero = state.heroes[seat]
    points = min(points, VALUE_LIFE[hero.character] - hero.life, state.lives_left())
    if points <= 0:
        return 0
    hero.life += points
    if state.events is not None:
        state.tell("healed", rule, {"seat": seat, "count": points})
    return points


def gain_fate(state: Talisman, seat: int, points: int, rule: str) -> None:
    """Also above the printed value (T-054)."""
    points = min(points, state.fate_left())
    if points > 0:
        state.heroes[seat].fate += points
        tell_change(state, seat, "fate", points, rule)


def replenish_fate(state: Talisman, seat: int, points: int, rule: str) -> int:
    """Up to the printed value (T-053)."""
    hero = state.heroes[seat]
    points = min(points, VALUE_FATE[hero.character] - hero.fate, state.fate_left())
    if points <= 0:
        return 0
    hero.fate += points
    if state.events is not None:
        state.tell("replenished", rule, {"seat": seat, "count": points})
    return points


def gain_gold(state: Talisman, seat: int, coins: int, rule: str) -> None:
    """From the supply (T-128, R-73); a Toad carries none (R-72)."""
    hero = state.heroes[seat]
    coins = min(coins, state.gold_left())
    if coins > 0 and not hero.toad:
        hero.gold += coins
        tell_change(state, seat, "gold", coins, rule)


def lose_gold(state: Talisman, seat: int, coins: int, rule: str) -> None:
    """To the supply; without gold nothing happens (T-130)."""
    hero = state.heroes[seat]
    coins = min(coins, hero.gold)
    if coins > 0:
        hero.gold -= coins
        tell_change(state, seat, "gold", -coins, rule)


def pay_gold(state: Talisman, seat: int, coins: int, rule: str) -> None:
    """To the supply, for something (T-128); what is free costs nothing."""
    if coins > 0:
        state.heroes[seat].gold -= coins
        if state.events is not None:
            state.tell("paid", rule, {"seat": seat, "count": coins})


def tell_change(state: Talisman, seat: int, what: str, points: int, rule: str) -> None:
    if state.events is not None:
        kind = "gained" if points > 0 else "lost"
        state.tell(kind, rule, {"seat": seat, "what": what, "count": points if points > 0 else -points})


# Cards


def receive(state: Talisman, seat: int, card: Card, rule: str, other: int = NOBODY) -> None:
    """The card, which lies nowhere just now, goes to the character's area. Bags become gold (R-71).

    ``other``: whose it was until now.
    """
    hero = state.heroes[seat]
    if state.events is not None:
        if other == NOBODY:
            kind = "built" if rule == "T-209" else "charmed" if rule == "R-38" else "took"
            state.tell(kind, rule, {"seat": seat, "card": CARD_NAMES[card]})
        else:
            state.tell("took-from", rule, {"seat": seat, "card": CARD_NAMES[card], "other": other})
    if GOLD[card]:
        discard(state, card)
        gain_gold(state, seat, GOLD[card], rule)
        return
    if TYPE[card] in (OBJECT, MAGIC):
        if KEY[card] == RAFT and not has(hero, RAFT):
            for_the_turn(state, NEW_RAFT, "raft", seat)  # a second one goes with the first
        hero.objects = (*hero.objects, card)
        return
    if KEY[card] == HAG:
        for gone in hero.followers:
            part_with(state, seat, gone, "parted", "FO02")
    hero.followers = (*hero.followers, card)


def give_up(hero: Hero, card: Card) -> None:
    """Take a card out of the character's area; it lies nowhere then."""
    if card in hero.objects:
        hero.objects = without(hero.objects, card)
    else:
        hero.followers = without(hero.followers, card)


def drop(state: Talisman, seat: int, card: Card, rule: str) -> None:
    """Leave a card of one's own on the space (T-186, T-191). Charmed and raised Enemies go to the discards (R-37, R-38)."""
    hero = state.heroes[seat]
    give_up(hero, card)
    state.modifiers.end_source(card)  # a Mercenary's help goes with him, paid or not
    if TYPE[card] == ENEMY:
        discard(state, card)
    else:
        put_down(state, hero.space, card)
        if seat == state.active:
            for_the_turn(state, DITCHED, "ditched", seat, 0, card)
            state.visit.faced += (card,)
    if state.events is not None:
        state.tell("dropped", rule, {"seat": seat, "card": CARD_NAMES[card], "space": SPACE_NAMES[hero.space]})


def lose_card(state: Talisman, seat: int, card: Card, rule: str) -> None:
    """Discard a card of one's own."""
    part_with(state, seat, card, "discarded", rule)


def part_with(state: Talisman, seat: int, card: Card, kind: str, rule: str) -> None:
    """The same, told as what it is: given to somebody, or lost against one's will."""
    give_up(state.heroes[seat], card)
    discard(state, card)
    if state.events is not None:
        state.tell(kind, rule, {"seat": seat, "card": CARD_NAMES[card]})


def drink(state: Talisman, seat: int, card: Card) -> None:
    """The Potion counts for this turn, and is gone (MO07)."""
    hero = state.heroes[seat]
    state.add(Potion(STRONGER, "potion", NOBODY, turn_scope(state), seat, POTION_ADDS))
    give_up(hero, card)
    discard(state, card)
    if state.events is not None:
        state.tell("drank", "MO07", {"seat": seat, "card": CARD_NAMES[card]})


def may_gain_spell(state: Talisman, hero: Hero) -> bool:
    """Whether Craft allows one more, and one is left (T-141, R-29, T-168). A Toad gains none (T-175)."""
    if hero.toad or len(hero.spells) >= spell_limit(state, hero):
        return False
    return bool(state.spells or state.spell_discards)


def draw_spell(state: Talisman, seat: int, rule: str) -> bool:
    """One Spell, if it may be gained; the discards make a new deck (T-139)."""
    hero = state.heroes[seat]
    if not may_gain_spell(state, hero):
        return False
    if not state.spells:
        state.spells = sorted(state.spell_discards)
        state.spell_discards = []
        state.chance.shuffle(state.spells)
    card = Card(state.spells.pop())
    hero.spells = (*hero.spells, card)
    if state.events is not None:
        state.tell("drew-spell", rule, {"seat": seat}, {"card": CARD_NAMES[card]}, (seat,))
    return True


def draw_adventure(state: Talisman) -> Card:
    """The top card of the Adventure deck; the discards make a new deck (R-11). NOBODY if there is none."""
    if not state.adventure:
        state.adventure = sorted(state.adventure_discards)
        state.adventure_discards = []
        state.chance.shuffle(state.adventure)
        if not state.adventure:
            return NO_CARD
    for hero in state.heroes:
        if hero.foreseen:
            hero.foreseen = hero.foreseen[:-1]
    return Card(state.adventure.pop())


def discard_spell(state: Talisman, seat: int, card: Card, rule: str) -> None:
    hero = state.heroes[seat]
    hero.spells = without(hero.spells, card)
    discard(state, card)
    if state.events is not None:
        state.tell("discarded-spell", rule, {"seat": seat, "card": CARD_NAMES[card]})


def keeps_a_spell(state: Talisman, hero: Hero) -> bool:
    """Whether the character always has a Spell: by ability, or by the Wand (R-28)."""
    return can(hero, _ALWAYS_SPELL) or has_magic(state, hero, WAND)


def gain_talisman(state: Talisman, seat: int, rule: str) -> bool:
    """A Talisman card for a quest, or from a card or space, if one is left (T-192, R-57)."""
    if not state.talismans or state.heroes[seat].toad:
        return False
    receive(state, seat, Card(state.talismans.pop()), rule)
    return True


def is_protected(state: Talisman, hero: Hero) -> bool:
    """Whether no Spell affects the character: the Amulet (R-31)."""
    return has_magic(state, hero, AMULET)


# Alignment and Toads


def may_align(state: Talisman, hero: Hero, alignment: int) -> bool:
    """Whether it can change to this one: once in a turn at most, and with an Alignment card to show it (T-163, R-06)."""
    if hero.alignment == alignment or state.affected(CHANGED, hero.seat):
        return False
    has_card = hero.alignment != VALUE_ALIGNMENT[hero.character]
    return has_card or state.rulings.free_supplies or state.alignment_cards_left() > 0


def align(state: Talisman, seat: int, alignment: int, rule: str) -> None:
    """Change the alignment, if it can be (T-161, T-162)."""
    hero = state.heroes[seat]
    if not may_align(state, hero, alignment):
        return
    hero.alignment = alignment
    for_the_turn(state, CHANGED, "aligned", seat)
    if state.events is not None:
        state.tell("aligned", rule, {"seat": seat, "alignment": ALIGNMENTS[alignment]})
    for card in hero.objects + hero.followers:
        if FORBIDDEN[card] == alignment:
            drop(state, seat, card, "T-164")


def make_toad(state: Talisman, seat: int, rule: str) -> None:
    """Three turns as a Toad; everything carried stays on the space (T-169 to T-179, R-06, R-72)."""
    hero = state.heroes[seat]
    if not hero.toad and not state.toads_left() and not state.rulings.free_supplies:
        return
    if state.events is not None:
        state.tell("toad", rule, {"seat": seat})
    if not hero.toad:
        for card in hero.objects + hero.followers:
            drop(state, seat, card, "R-72")
        if hero.gold:
            state.coins[hero.space] = state.coins.get(hero.space, 0) + hero.gold
            if state.events is not None:
                told: dict[str, object] = {"seat": seat, "count": hero.gold, "space": SPACE_NAMES[hero.space]}
                state.tell("dropped-gold", "R-72", told)
            hero.gold = 0
    hero.toad = TOAD_TURNS
    hero.toad_since = state.turn_number
    sober(state, seat)


def has_talisman(hero: Hero) -> bool:
    """Having one is enough (R-97)."""
    return has(hero, TALISMAN_KEY)
