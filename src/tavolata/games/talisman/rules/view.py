"""What one seat may see, and the worlds it must think possible: the one gate for secrets.

Hidden: the order of the decks, the Spells of the others (T-140; the Prophetess sees them), what Divination showed to
somebody else. Everything else lies open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavolata.engine import Decision, Moment, Part
from tavolata.games.talisman.box.cards import (
    CARD_NAMES,
    CHARACTER_NAMES,
    CREATURES,
    CROWN,
    NOBODY,
    SPACE_NAMES,
    Card,
    ability,
)
from tavolata.games.talisman.box.records import ALIGNMENTS
from tavolata.games.talisman.rules.hero import Attack
from tavolata.games.talisman.rules.lasting import (
    AGAIN,
    HELD,
    HEXED,
    INVISIBLE,
    NO_MAGIC,
    SLOW,
    is_blasting,
    is_hired,
    lasting,
    turns_left,
)
from tavolata.games.talisman.rules.odds import MILLION, odds
from tavolata.games.talisman.rules.revealing import RevealingQuestion
from tavolata.games.talisman.rules.score import counting_die, creature_score, dice_counts, own_score, weapons_worth
from tavolata.games.talisman.rules.totals import (
    ability_of,
    carrying_limit,
    craft_of,
    spell_limit,
    strength_of,
    trophy_points,
)

if TYPE_CHECKING:
    from tavolata.games.talisman.rules.state import Talisman

_SEES_SPELLS: Final = ability("see-spells")


def names(cards: tuple[int, ...] | list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def sees_spells(state: Talisman, seat: int, other: int) -> bool:
    """Whether the seat knows the other's Spells (T-140, CH09)."""
    if seat < 0:
        return False
    hero = state.heroes[seat]
    return seat == other or (hero.character != NOBODY and hero.toad == 0 and _SEES_SPELLS[hero.character])


def view(state: Talisman, seat: int) -> dict[str, object]:
    """The table as the seat sees it (-1: as a spectator does), built from nothing; lists without a name go by seat."""
    off = lasting(state, NO_MAGIC)
    seen: dict[str, object] = {
        "active": state.active,
        "first": state.first,
        "round": state.round,
        "crown_reached": state.crown_reached,
        "out": state.out[:],
        "heroes": [hero_view(state, seat, other) for other in range(state.players)],
        "lying": {SPACE_NAMES[space]: names(cards) for space, cards in sorted(state.lying.items())},
        "coins": {SPACE_NAMES[space]: coins for space, coins in sorted(state.coins.items())},
        "counters": {CARD_NAMES[card]: count for card, count in sorted(state.counters.items())},
        "purchases": names(state.purchases),
        "talismans": len(state.talismans),
        "adventure": len(state.adventure),
        "adventure_discards": names(state.adventure_discards),
        "spells": len(state.spells),
        "spell_discards": names(state.spell_discards),
        "aside": names(state.aside),
        "blizzard": turns_left(state, SLOW),
        "hex": turns_left(state, HEXED),
        "magic_off": NOBODY if off is None else off.seat,
        "warp": turns_left(state, AGAIN),
        "casting": [[cast[0], CARD_NAMES[cast[1]] if cast[1] >= 0 else "COMMAND"] for cast in state.casting],
        "dice": list(state.dice),
        "attack": attack_view(state),
        "evaded": names([card for card in state.visit.evaded if card != NOBODY]),
        "crossing": SPACE_NAMES[state.crossing] if state.crossing != NOBODY else None,
        "trophy_cost": state.rulings.points,
        "ended": how_it_ended(state, [place for place, rank in enumerate(state.ranking) if rank == 1]),
    }
    if seat >= 0:
        seen.update(own_view(state, seat))
    return seen


def own_view(state: Talisman, seat: int) -> dict[str, object]:
    """What a seat sees besides what lies open."""
    mine = state.decision_of(seat)
    return {
        "about": None if mine is None else about_view(state, mine),
        "own_spells": names(state.heroes[seat].spells),
        "foreseen": names(state.heroes[seat].foreseen),
        "offered": [CHARACTER_NAMES[character] for character in state.offered[seat]],
    }


def private_view(state: Talisman, seat: int, public: dict[str, object]) -> dict[str, object]:
    """What a seat sees otherwise than a spectator: besides its own entries, the Spells of those whose Spells it knows."""
    shown = public["heroes"]
    assert isinstance(shown, list)
    heroes: list[object] = []
    for other in range(state.players):
        hero = shown[other]
        if hero is not None and sees_spells(state, seat, other):
            hero = {**hero, "spells": names(state.heroes[other].spells)}
        heroes.append(hero)
    return {"heroes": heroes, **own_view(state, seat)}


def about_view(state: Talisman, mine: Decision) -> dict[str, object]:
    """What the open question of a seat is about, as ``About`` tells it; Death's dice have a name of their own here."""
    told = mine.about(state).told()
    told.pop("read", None)
    death = told.pop("against", None)
    return {"question": mine.name, **told} | ({"death": death} if death else {})


def hero_view(state: Talisman, seat: int, other: int) -> dict[str, object] | None:
    """A character as a seat sees it: all lies open, that it is a Toad too, but for the Spells (T-009, T-132, T-137, T-140)."""
    hero = state.heroes[other]
    if hero.character == NOBODY:
        return None
    strength: list[Part] = []
    craft: list[Part] = []
    seen: dict[str, object] = {
        "character": CHARACTER_NAMES[hero.character],
        "alignment": ALIGNMENTS[hero.alignment],
        "space": SPACE_NAMES[hero.space],
        "strength": ability_of(state, hero, False, strength),
        "craft": ability_of(state, hero, True, craft),
        "counters": [hero.strength, hero.craft],
        "life": hero.life,
        "fate": hero.fate,
        "gold": hero.gold,
        "objects": names(hero.objects),
        "followers": names(hero.followers),
        "object_limit": carrying_limit(hero),
        "trophies": names(hero.trophies),
        "trophy_points": list(trophy_points(hero.trophies)),
        "spell_count": len(hero.spells),
        "spell_limit": spell_limit(state, hero),
        "toad": hero.toad,
        "missed": hero.missed,
        "quest": hero.quest,
        "offer": hero.stay.passage_offer,
        "enslaved": hero.stay.enslaved,
        "back": hero.stay.turned_back,
        "cleared": hero.stay.trial_done,
        "fiends": hero.stay.fiends_left,
        "werewolf": hero.stay.werewolf_strength,
        "invisible": state.affected(INVISIBLE, other),
        "immobile": state.affected(HELD, other),
        "mercenary": is_hired(state, other),
        "parts": [parts_view(strength), parts_view(craft)],
    }
    if sees_spells(state, seat, other):
        seen["spells"] = names(hero.spells)
    return seen


def parts_view(parts: list[Part], creature: str | None = None) -> list[list[object]]:
    """Parts of a sum with the names of their cards; ``creature`` is the one that is no card."""
    found: list[list[object]] = []
    for what, card, count in parts:
        of = creature if what == "creature" else None
        if card != NOBODY and what != "mercenary":  # there is but one, and the sentence names him
            of = CARD_NAMES[card]
        found.append([what, of, count])
    return found


def sides_view(state: Talisman, attack: Attack) -> list[list[list[object]]]:
    """Where the points of both sides come from, without the dice; nothing of a side that is no longer there."""
    found: list[list[list[object]]] = []
    creature = CREATURES[attack.creature].key if attack.creature != NOBODY else None
    for seat in (attack.seat, attack.rival):
        parts: list[Part] = []
        if seat == NOBODY:
            creature_score(state, attack, parts)
        elif state.is_here(seat):
            own_score(state, seat, attack, parts)
        found.append(parts_view(parts, creature))
    return found


def attack_view(state: Talisman) -> dict[str, object] | None:
    attack = state.attack
    if attack is None:
        return None
    return {
        "seat": attack.seat,
        "rival": attack.rival,
        "psychic": attack.psychic,
        "cards": names(attack.cards),
        "creature": CREATURES[attack.creature].key if attack.creature != NOBODY else None,
        "base": attack.base,
        "assassinate": attack.assassinate,
        "weapons": names(attack.weapons),
        "rival_weapons": names(attack.rival_weapons),
        "blast": [is_blasting(state, attack.seat), is_blasting(state, attack.rival)],
        "helper": CARD_NAMES[attack.helper] if attack.helper != NOBODY else None,
        "rival_helper": CARD_NAMES[attack.rival_helper] if attack.rival_helper != NOBODY else None,
        "dice": list(attack.dice),
        "rival_dice": list(attack.rival_dice),
        "parts": sides_view(state, attack),
        "counting_dice": [counting_die(attack.dice), counting_die(attack.rival_dice)],
        "dice_count": list(dice_counts(state, attack)),
        "odds": odds_view(state, attack),
        "worth": {CARD_NAMES[card]: count for card, count in sorted(weapons_worth(state, attack).items())},
    }


#: Whoever is so far behind before the dice cannot win, so far ahead cannot lose.
FAR: Final = 7


def odds_view(state: Talisman, attack: Attack) -> list[list[int]]:
    """How likely the attacker wins, stands off, loses, in hundredths, by its lead before the dice: from 7 behind to 7 ahead."""
    mine, theirs = dice_counts(state, attack)
    found: list[list[int]] = []
    for lead in range(-FAR, FAR + 1):
        shares = odds(lead, mine, theirs, False)[:3]
        found.append([(2 * 100 * share + MILLION) // (2 * MILLION) for share in shares])
    return found


def how_it_ended(state: Talisman, winners: list[int]) -> str | None:
    """Why the game is over; None while nobody has won.

    ``command``: the others are out, and the winner is at the Crown; ``last``: the others are out; ``together``: the last
    ones went out in the same turn; ``crown``: the first at the Crown wins (T-274); ``time``: points decide (T-275).
    """
    if not winners:
        return None
    left = [seat for seat in range(state.players) if not state.out[seat]]
    at_crown = state.heroes[winners[0]].space == CROWN
    if not left:
        return "together"
    if len(left) == 1:
        return "command" if at_crown else "last"
    return "crown" if state.rulings.sudden and at_crown else "time"


#: So often a deal is tried in which the open question would be put; then somebody is dealt what it takes.
_TRIES: Final = 40


def redeal(state: Talisman, seat: int) -> None:
    """Shuffle the decks and deal the Spells of the others anew, as far as the seat does not know them.

    At a quick table a question that waits for somebody's Spell tells that it is held: so it must be in this world too.
    """
    holders = [other for other in range(state.players) if not sees_spells(state, seat, other)]
    for _ in range(_TRIES):
        deal_spells(state, holders)
        if open_question_is_asked(state, seat):
            break
    else:
        deal_a_reason(state, seat, holders)
    deal_sheets(state, seat)
    for other in range(state.players):
        if other != seat:
            state.heroes[other].foreseen = ()
    known = state.heroes[seat].foreseen if seat >= 0 else ()
    below = state.adventure[: len(state.adventure) - len(known)]
    below.sort()
    state.chance.shuffle(below)
    state.adventure = below + list(known)


def deal_sheets(state: Talisman, seat: int) -> None:
    """Other characters for those who still choose one of three: only they have seen theirs (T-016)."""
    choosing = [other for other in range(state.players) if other != seat and state.offered[other]]
    if not choosing:
        return
    pool = state.sheets + [character for other in choosing for character in state.offered[other]]
    pool.sort()
    state.chance.shuffle(pool)
    for other in choosing:
        count = len(state.offered[other])
        state.offered[other] = tuple(sorted(pool[:count]))
        pool = pool[count:]
    state.sheets = sorted(pool)


def open_question_is_asked(state: Talisman, seat: int) -> bool:
    """Whether the open question would be put, as the Spells are dealt; the seat knows of it, but not who else is asked."""
    if state.strict or not state.decisions or state.decision_of(seat) is not None:
        return True
    question = state.decisions[0].question
    if isinstance(question, Moment):
        return any(bool(question.reactions(state, other)) for other in range(state.players) if other != seat)
    return not isinstance(question, RevealingQuestion) or question.is_asked(state)


def deal_a_reason(state: Talisman, seat: int, holders: list[int]) -> None:
    """Deal such that the open question stands: somebody gets the one Spell for which it is put."""
    cards = state.spells[:]
    for other in holders:
        cards += list(state.heroes[other].spells)
    cards.sort()
    state.chance.shuffle(cards)
    asked = holders[:]
    state.chance.shuffle(asked)
    for card in cards:
        for other in asked:
            if state.heroes[other].spells:
                deal_spells(state, holders, other, card)
                if open_question_is_asked(state, seat):
                    return


def deal_spells(state: Talisman, holders: list[int], lucky: int = NOBODY, card: int = NOBODY) -> None:
    """Other Spells for these seats, as many as before; ``lucky`` gets the card in any case."""
    hidden = state.spells[:]
    for other in holders:
        hidden += list(state.heroes[other].spells)
    hidden.sort()
    state.chance.shuffle(hidden)
    if lucky != NOBODY:
        hidden.remove(card)
    for other in holders:
        hero = state.heroes[other]
        began = len([spell for spell in hero.spells if spell in hero.from_start])
        dealt = [Card(card)] if other == lucky else []
        while len(dealt) < len(hero.spells):
            dealt.append(Card(hidden.pop()))
        hero.spells = tuple(dealt)
        hero.from_start = hero.spells[:began]
    state.spells = hidden


def show(state: Talisman) -> str:
    """The whole table, open, for debugging: ``print(state)``."""
    lines = [f"talisman, round {state.round}, turn of {state.active}"]
    for seat in range(state.players):
        hero = state.heroes[seat]
        if hero.character == NOBODY:
            lines.append(f"seat {seat}: no character{', out' if state.out[seat] else ''}")
            continue
        lines.append(
            f"seat {seat}: {CHARACTER_NAMES[hero.character]} on {SPACE_NAMES[hero.space]}, strength {strength_of(state, hero)}, "
            f"craft {craft_of(state, hero)}, life {hero.life}, fate {hero.fate}, gold {hero.gold}; "
            f"{' '.join(names(hero.objects + hero.followers))}; spells {' '.join(names(hero.spells))}; "
            f"trophies {' '.join(names(hero.trophies))}"
        )
    for decision in state.decisions:
        answers = ", ".join([state.game.text(action) for action in decision.actions])
        lines.append(f"seat {decision.seat} is asked: {decision.name} ({decision.rule}): {answers}")
    return "\n".join(lines)
