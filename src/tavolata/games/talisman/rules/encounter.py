"""Encounters: who or what is met on the space where a character has landed (T-084 to T-098, SEQUENZA INCONTRI)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tavolata.engine import About, IllegalAction, Step, first_of, pack, verb_of
from tavolata.games.talisman.box.actions import ALIGN, LOOK, MEET, MOST_PLAYERS, USE
from tavolata.games.talisman.box.cards import (
    ALCHEMIST,
    CROWN,
    CRYPT,
    DRAW,
    FIRE,
    HEX,
    INNER,
    KEY,
    MINES,
    NO_CARD,
    NOBODY,
    PERIL,
    POTION,
    REGION,
    SPACE_DOES,
    SPACE_FIRST,
    SPACE_NAMES,
    TERRAIN,
    WOODS,
    Card,
    ability,
)
from tavolata.games.talisman.rules.adventure import DRAW_CARDS, FACE_CARDS
from tavolata.games.talisman.rules.alignment import change, changes
from tavolata.games.talisman.rules.effects import ApplyEffect
from tavolata.games.talisman.rules.ending import LoseLife, finish
from tavolata.games.talisman.rules.flow import LANDED
from tavolata.games.talisman.rules.gains import draw_spell, drink, drop, is_protected
from tavolata.games.talisman.rules.hero import Hero
from tavolata.games.talisman.rules.lasting import is_drunk, magic_works
from tavolata.games.talisman.rules.limits import CHECK_LIMITS_AND_QUEST, breaks_limit_or_fulfils_quest, things_to_leave
from tavolata.games.talisman.rules.meeting import END_ENCOUNTER, MeetCharacter
from tavolata.games.talisman.rules.revealing import RevealingQuestion
from tavolata.games.talisman.rules.spell_book import ANY_WINDOW, MOVED_WINDOW, TurnToGold
from tavolata.games.talisman.rules.spells import asks, cast, is_cast, spell_ability, spell_actions
from tavolata.games.talisman.rules.state import Talisman
from tavolata.games.talisman.rules.taking import TAKE_THINGS
from tavolata.games.talisman.rules.totals import can

_WOODS_SPELLS: Final = ability("woods-spells")
_SHAPE: Final = ability("shape")
_MEETING_PLACES: Final = (PERIL, FIRE, CROWN)


class Encounter(Step[Talisman]):
    """The active character has landed: cards without a number first, then whom or what to meet (T-074, T-086, T-198)."""

    __slots__ = ()

    def run(self, state: Talisman) -> None:
        seat = self.seat
        hero = state.heroes[seat]
        if hero.space == CROWN:
            if state.events is not None and not state.crown_reached:
                state.tell("crown", "T-250", {"seat": seat})
            state.crown_reached = True
            if state.rulings.sudden:
                finish(state, [seat], "T-274")
                return
        hexes = 0
        for card in state.cards_on(hero.space):
            if KEY[card] == HEX:  # T-152
                state.visit.faced += (card,)
                if not is_protected(state, hero):
                    hexes += 1
                    if state.events is not None:
                        state.tell("hexed", "SP08", {"seat": seat, "space": SPACE_NAMES[hero.space]})
        woods = TERRAIN[hero.space] == WOODS and can(hero, _WOODS_SPELLS)
        if not hexes and not woods and not breaks_limit_or_fulfils_quest(state, seat):
            CHOOSE_ENCOUNTER[seat].run(state)
            return
        steps: list[Step[Any]] = [LoseLife(seat, 1, NOBODY, 0) for _ in range(hexes)]
        if woods:
            steps.append(WOODLAND[seat])
        steps.append(CHECK_LIMITS_AND_QUEST[seat])
        state.push(CHOOSE_ENCOUNTER[seat])
        state.then(steps)


class Woodland(Step[Talisman]):
    """On Woods the Druid draws Spells up to the limit (R-43, R-84)."""

    __slots__ = ()

    def run(self, state: Talisman) -> None:
        while state.is_here(self.seat) and draw_spell(state, self.seat, "R-43"):
            pass


# What may be used before


def potions(state: Talisman, hero: Hero) -> list[int]:
    """To drink the Potion (MO07)."""
    if not hero.objects or is_drunk(state, hero.seat) or not magic_works(state, hero):
        return []
    return [pack(USE, card) for card in hero.objects if KEY[card] == POTION]


def things_to_use(state: Talisman, hero: Hero) -> list[int]:
    """The Potion, and the Alchemist, before the move and before the encounter (MO07, FO01, T-182)."""
    actions = potions(state, hero)
    if hero.objects and hero.followers:
        actions += [pack(USE, card) for card in hero.followers if KEY[card] == ALCHEMIST]
    return actions


def use_thing(state: Talisman, seat: int, card: Card) -> None:
    if KEY[card] == POTION:
        drink(state, seat, card)
    else:
        state.push(TurnToGold(seat, "FO01"))


# Whom or what to encounter


class ChooseEncounter(RevealingQuestion):
    """Another character, or the space (T-086, T-252); before that Destruction, or leaving things (SP05, T-093, R-70)."""

    __slots__ = ()
    name: ClassVar[str] = "encounter"
    rule: ClassVar[str] = "T-086"

    def run(self, state: Talisman) -> None:
        seat = self.seat
        if not state.is_here(seat):
            return
        if self.is_asked(state):
            super().run(state)
        else:
            SPACE_ENCOUNTER[seat].run(state)

    def is_asked(self, state: Talisman) -> bool:
        if state.visit.looks_around or others_here(state, self.seat):
            return True
        return len(state.heroes[self.seat].spells) > 0 and asks(state, self.seat, MOVED_WINDOW)

    def is_window(self, state: Talisman) -> bool:
        return not state.visit.looks_around and not others_here(state, self.seat)

    def options(self, state: Talisman) -> list[int]:
        seat = self.seat
        hero = state.heroes[seat]
        others = others_here(state, seat)
        actions = [pack(MEET, other) for other in others] if others else []
        if hero.space != CROWN or not others:  # there the others come first (T-229, T-244, T-245, R-66)
            actions.append(pack(LOOK))
        if state.visit.looks_around or others:
            # Put only for the sake of a Spell, the question offers nothing else: without a fitting one it is no question.
            if hero.objects or hero.followers:
                actions += things_to_leave(hero)
                actions += things_to_use(state, hero)
            if can(hero, _SHAPE):
                actions += changes(state, seat)
        if hero.spells:
            actions += spell_actions(state, seat, MOVED_WINDOW | ANY_WINDOW)
        if len(actions) > 1:
            actions.sort()
        return actions

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        verb = verb_of(action)
        if verb == LOOK:
            state.visit.looks_around = False
            SPACE_ENCOUNTER[seat].run(state)
        elif verb == MEET:
            state.visit.looks_around = False
            state.push(MeetCharacter(seat, first_of(action)))
        else:
            state.push(self)
            if is_cast(action):
                cast(state, seat, action)
            elif verb == ALIGN:
                change(state, seat, action)
            elif verb == USE:
                use_thing(state, seat, Card(first_of(action)))
            else:
                state.push(CHECK_LIMITS_AND_QUEST[seat])
                drop(state, seat, Card(first_of(action)), "T-093")

    def ability(self, action: int) -> str:
        return spell_ability(action)

    def about(self, state: Talisman, seat: int) -> About:
        return About(space=SPACE_NAMES[state.heroes[seat].space])

    def why_not(self, state: Talisman, seat: int, action: int) -> IllegalAction:
        if verb_of(action) == MEET:
            return IllegalAction("error-meet", {}, "T-227" if REGION[state.heroes[seat].space] == INNER else "T-086")
        return IllegalAction("error-encounter", {}, self.rule)


def others_here(state: Talisman, seat: int) -> list[int]:
    """The characters that may be encountered here; in the Inner Region at both ends of it only (T-227, T-228)."""
    space = state.heroes[seat].space
    found: list[int] = []
    if REGION[space] == INNER and space not in _MEETING_PLACES:
        return found
    for hero in state.heroes:
        if hero.space == space and hero.seat != seat:
            found.append(hero.seat)
    return found


class SpaceEncounter(Step[Talisman]):
    """The space's own penalty, cards up to its number, the cards in order, its instructions, what may be taken (T-097, T-098, T-253, T-254)."""

    __slots__ = ()

    def run(self, state: Talisman) -> None:
        seat = self.seat
        space = state.heroes[seat].space
        agenda = state.agenda  # what comes first is put there last
        agenda.append(END_ENCOUNTER[seat])
        agenda.append(TAKE_THINGS[seat])
        if SPACE_DOES[space] >= 0:
            agenda.append(ApplyEffect(seat, SPACE_DOES[space], NO_CARD))
            # In the Inner Region things come after the instructions, but who leaves by them takes things before.
            if REGION[space] != INNER or space in (CRYPT, MINES):
                agenda.append(TAKE_THINGS[seat])
        agenda.append(FACE_CARDS[seat])
        if SPACE_FIRST[space] >= 0:  # the Desert takes its life before anything is drawn
            if DRAW[space]:
                agenda.append(DRAW_CARDS[seat])
            agenda.append(ApplyEffect(seat, SPACE_FIRST[space], NO_CARD))
        elif DRAW[space]:  # of no space of the Inner Region (T-224)
            DRAW_CARDS[seat].run(state)


SEATS: Final = range(MOST_PLAYERS)
WOODLAND: Final = [Woodland(seat) for seat in SEATS]
ENCOUNTER: Final = [Encounter(seat) for seat in SEATS]
CHOOSE_ENCOUNTER: Final = [ChooseEncounter(seat) for seat in SEATS]
SPACE_ENCOUNTER: Final = [SpaceEncounter(seat) for seat in SEATS]
LANDED.extend(ENCOUNTER)
STEPS: Final[tuple[type[Step[Any]], ...]] = (
    Encounter,
    Woodland,
    ChooseEncounter,
    SpaceEncounter,
)
