"""Encounters: who or what is met on the space where a character has landed (T-084 to T-098, SEQUENZA INCONTRI)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tavolata.engine import PASS, About, IllegalAction, Question, Step, first_of, pack, verb_of
from tavolata.engine.saving import BIT, SEAT, Saved
from tavolata.games.talisman.actions import (
    A_VERB,
    ALIGN,
    ATTACK,
    BEGUILE,
    COINS_UP,
    DONE,
    DROP,
    EVADE,
    LOOK,
    LURE,
    MEET,
    MIND,
    MOST_PLAYERS,
    REPLACE,
    STEAL,
    TAKE,
    USE,
)
from tavolata.games.talisman.asking import Telling
from tavolata.games.talisman.cards import (
    A_CARD,
    ALCHEMIST,
    CARD_NAMES,
    COUNTERS_ON_PLACE,
    CRAFT,
    CROWN,
    CRYPT,
    DEATH,
    DOES,
    DRAW,
    ENEMY,
    FIRE,
    FOLLOWER,
    FORBIDDEN,
    FORCED,
    GOLD,
    HEX,
    INNER,
    KEY,
    MAGIC,
    MAIDEN,
    MINES,
    NOBODY,
    NUMBER,
    OBJECT,
    ORB,
    PERIL,
    PITS,
    POTION,
    PRICE,
    PRINCESS,
    RECORDS,
    REGION,
    SPACE_DOES,
    SPACE_FIRST,
    SPACE_NAMES,
    STAYS,
    STOCK,
    TERRAIN,
    TOWER,
    TYPE,
    UNICORN,
    WEREWOLF,
    WOODS,
    ability,
    space_of,
)
from tavolata.games.talisman.components import ALIGNMENTS
from tavolata.games.talisman.deeds import Do
from tavolata.games.talisman.dice import roll
from tavolata.games.talisman.ending import LoseLife, finish
from tavolata.games.talisman.fight import (
    Duel,
    MeetEnemies,
    can_evade,
    enemies_here,
    in_the_way,
    is_peaceful,
    leave_alone,
)
from tavolata.games.talisman.flow import end_turn
from tavolata.games.talisman.gains import (
    discard,
    draw_adventure,
    draw_spell,
    drink,
    drop,
    is_protected,
    lose_gold,
    pick_up,
    put_down,
    receive,
)
from tavolata.games.talisman.hero import Hero
from tavolata.games.talisman.lasting import ditched_by, is_drunk, magic_works
from tavolata.games.talisman.settle import SETTLE, quest_price, things_to_leave
from tavolata.games.talisman.shape import CHANGE_FIRST, change, changes
from tavolata.games.talisman.spell_book import ANY, MOVED, TakeFrom, TurnToGold
from tavolata.games.talisman.spells import asks, cast, is_cast, may_veil, spell_ability, spell_actions, veils
from tavolata.games.talisman.state import Talisman
from tavolata.games.talisman.steps import AfterCardRoll, AfterRoll, CardStep, OtherQuestion, asked_by, offered
from tavolata.games.talisman.totals import (
    can,
    carrying_limit,
    has_magic,
    may_have,
)

_PSYCHIC: Final = ability("psychic")
_THIEF: Final = ability("steal")
_BEGUILER: Final = ability("beguile")
_LURER: Final = ability("take-follower")
_MINSTREL: Final = ability("take-maidens")
_FORESIGHT: Final = ability("foresee")
_WOODS_SPELLS: Final = ability("woods-spells")
_MEETING_PLACES: Final = (PERIL, FIRE, CROWN)
#: The spaces of the Inner Region where nothing is taken before their instructions are fulfilled.
_TRIALS: Final = (TOWER, PITS, DEATH, WEREWOLF)
#: The number of the last Enemies to be met (T-059).
SPIRITS: Final = 3


class Encounter(Step[Talisman]):
    """The active character has landed: cards without a number first, then whom or what to meet (T-198, T-086)."""

    __slots__ = ()

    def run(self, state: Talisman) -> None:
        seat = self.seat
        hero = state.heroes[seat]
        if hero.space == CROWN:
            state.crown_reached = True
            if state.events is not None:
                state.tell("crown", "T-250", {"seat": seat})
            if state.rulings.sudden:
                finish(state, [seat], "T-274")
                return
        steps: list[Step[Any]] = []
        for card in state.cards_on(hero.space):
            if KEY[card] == HEX:
                state.faced = (*state.faced, card)
                if not is_protected(state, hero):
                    steps.append(LoseLife(seat, 1, NOBODY, 0))
                    if state.events is not None:
                        state.tell("hexed", "SP08", {"seat": seat, "space": SPACE_NAMES[hero.space]})
        if TERRAIN[hero.space] == WOODS and can(hero, _WOODS_SPELLS):
            steps.append(WOODLAND[seat])
        steps.append(SETTLE[seat])
        steps.append(WHOM[seat])
        state.then(steps)


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


def use_thing(state: Talisman, seat: int, card: int) -> None:
    if KEY[card] == POTION:
        drink(state, seat, card)
    else:
        state.push(TurnToGold(seat, "FO01"))


class Woodland(Step[Talisman]):
    """On Woods the Druid draws Spells up to the limit (R-43, R-84)."""

    __slots__ = ()

    def run(self, state: Talisman) -> None:
        while state.is_here(self.seat) and draw_spell(state, self.seat, "R-43"):
            pass


class Whom(Telling):
    """Another character, or the space (T-086, T-252); before that Destruction, or leaving things (SP05, T-093)."""

    __slots__ = ()
    name: ClassVar[str] = "encounter"
    rule: ClassVar[str] = "T-086"

    def run(self, state: Talisman) -> None:
        seat = self.seat
        if not state.is_here(seat):
            return
        if self.stands(state):
            super().run(state)
        else:
            state.push(SPACE_ENCOUNTER[seat])

    def stands(self, state: Talisman) -> bool:
        return state.halted or bool(others_here(state, self.seat)) or asks(state, self.seat, MOVED)

    def options(self, state: Talisman) -> list[int]:
        seat = self.seat
        hero = state.heroes[seat]
        others = others_here(state, seat)
        actions = [pack(MEET, other) for other in others]
        if hero.space != CROWN or not others:
            actions.append(pack(LOOK))
        if state.halted or others:
            # Put only for the sake of a Spell, the question offers nothing else: without a fitting one it is no question.
            actions += things_to_leave(hero)
            actions += changes(state, seat)
            actions += things_to_use(state, hero)
        actions += spell_actions(state, seat, MOVED | ANY)
        actions.sort()
        return actions

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        verb = verb_of(action)
        if verb == LOOK:
            state.halted = False
            state.push(SPACE_ENCOUNTER[seat])
        elif verb == MEET:
            state.halted = False
            state.push(MeetCharacter(seat, first_of(action)))
        else:
            state.push(self)
            if is_cast(action):
                cast(state, seat, action)
            elif verb == ALIGN:
                change(state, seat, action)
            elif verb == USE:
                use_thing(state, seat, first_of(action))
            else:
                state.push(SETTLE[seat])
                drop(state, seat, first_of(action), "T-093")

    def ability(self, action: int) -> str:
        return spell_ability(action)

    def about(self, state: Talisman, seat: int) -> About:
        return About(space=SPACE_NAMES[state.heroes[seat].space])

    def why_not(self, state: Talisman, seat: int, action: int) -> IllegalAction:
        if verb_of(action) == MEET:
            return IllegalAction("error-meet", {}, "T-227" if REGION[state.heroes[seat].space] == INNER else "T-086")
        return IllegalAction("error-encounter", {}, self.rule)


def others_here(state: Talisman, seat: int) -> list[int]:
    """The characters that may be encountered here (T-227)."""
    space = state.heroes[seat].space
    if REGION[space] == INNER and space not in _MEETING_PLACES:
        return []
    return [other for other in range(state.players) if other != seat and state.heroes[other].space == space]


# Another character


class MeetCharacter(OtherQuestion):
    """Attack it, or use a special ability on it; not both (T-087, R-40)."""

    __slots__ = ()
    name: ClassVar[str] = "meet"
    rule: ClassVar[str] = "T-087"

    def options(self, state: Talisman) -> list[int]:
        hero, target = state.heroes[self.seat], state.heroes[self.other]
        other = self.other
        actions = [pack(ATTACK, other)]
        if can(hero, _PSYCHIC):
            actions.append(pack(MIND, other))
        if can(hero, _THIEF) and (target.gold or [card for card in target.objects if may_have(hero, card)]):
            actions.append(pack(STEAL, other))
        if can(hero, _BEGUILER) and (target.gold or [card for card in target.objects if may_have(hero, card)]):
            actions.append(pack(BEGUILE, other))
        if lured(hero, target):
            actions.append(pack(LURE, other))
        return actions

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        verb, other = verb_of(action), self.other
        if verb in (ATTACK, MIND):
            state.push(END_ENCOUNTER[seat])
            state.push(Duel(seat, other, 1 if verb == MIND else 0))
            return
        if state.events is not None:
            state.tell("ability", "T-087", {"seat": seat, "other": other, "verb": NAMES[verb]})
        state.push(END_ENCOUNTER[seat])
        state.push(UseAbility(seat, other, verb))
        state.push(Dodge(other))


NAMES: Final = {STEAL: "steal", BEGUILE: "beguile", LURE: "lure"}


def ways_to_evade(state: Talisman, seat: int, evade: int) -> list[int]:
    """To let it happen, to evade if one can, or to become invisible first (T-160, SP10)."""
    actions = [PASS, evade] if can_evade(state, state.heroes[seat]) else [PASS, *veils(state, seat)]
    actions.sort()
    return actions


class Dodge(Telling):
    """Whoever can evade may evade a special ability too (T-160)."""

    __slots__ = ()
    name: ClassVar[str] = "dodge"
    rule: ClassVar[str] = "T-160"

    def stands(self, state: Talisman) -> bool:
        return can_evade(state, state.heroes[self.seat]) or may_veil(state, self.seat)

    def options(self, state: Talisman) -> list[int]:
        return ways_to_evade(state, self.seat, pack(EVADE)) if self.stands(state) else []

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        if is_cast(action):
            state.push(self)
            cast(state, seat, action)
        elif action != PASS:
            if state.events is not None:
                state.tell("evaded", "T-158", {"seat": seat, "card": ""})
            end_turn(state)

    def about(self, state: Talisman, seat: int) -> About:
        return About(seat=state.active)


class UseAbility(Step[Talisman]):
    """Steal, beguile, or take a Follower (CH06, CH10, CH11)."""

    __slots__ = ("other", "verb")
    saved: ClassVar[Saved] = (("other", SEAT), ("verb", A_VERB))

    def __init__(self, seat: int, other: int, verb: int) -> None:
        super().__init__(seat)
        self.other = other
        self.verb = verb

    def run(self, state: Talisman) -> None:
        seat, other = self.seat, self.other
        if not state.is_here(other):
            return
        if self.verb == STEAL:
            state.push(TakeFrom(seat, other, 0, "CH11"))
        elif self.verb == BEGUILE:
            roll(state, seat, 1, Beguiled(seat, other), "CH10")
            state.push(CHANGE_FIRST[other])
        else:
            state.push(TakeLured(seat, other))


class Beguiled(AfterRoll):
    """6 against Good, 5 or 6 against Neutral, 4 to 6 against Evil (CH10)."""

    __slots__ = ("other",)
    saved: ClassVar[Saved] = (("other", SEAT),)

    def __init__(self, seat: int, other: int) -> None:
        super().__init__(seat)
        self.other = other

    def rolled_for(self, state: Talisman) -> str:
        return "BEGUILE"

    def run(self, state: Talisman) -> None:
        if state.dice[0] >= 6 - state.heroes[self.other].alignment:
            state.push(TakeFrom(self.seat, self.other, 0, "CH10"))
        elif state.events is not None:
            state.tell("not-beguiled", "CH10", {"seat": self.seat, "other": self.other})


def lured(hero: Hero, target: Hero) -> list[int]:
    """The Followers that the Sorceress or the Minstrel may take."""
    free = [card for card in target.followers if TYPE[card] != ENEMY and may_have(hero, card)]
    if can(hero, _LURER):
        return sorted([card for card in free if KEY[card] not in (MAIDEN, UNICORN, PRINCESS)])
    if can(hero, _MINSTREL):
        return sorted([card for card in free if KEY[card] in (MAIDEN, PRINCESS)])
    return []


class TakeLured(OtherQuestion):
    """The Sorceress takes one, the Minstrel one or both (CH06, CH10)."""

    __slots__ = ()
    name: ClassVar[str] = "lure"
    rule: ClassVar[str] = "T-087"

    def options(self, state: Talisman) -> list[int]:
        actions = [pack(TAKE, card) for card in lured(state.heroes[self.seat], state.heroes[self.other])]
        return [*actions, pack(DONE)] if actions else []

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        if verb_of(action) == TAKE:
            card = first_of(action)
            target = state.heroes[self.other]
            target.followers = tuple([other for other in target.followers if other != card])
            receive(state, seat, card, "T-087", self.other)
            if can(state.heroes[seat], _MINSTREL):
                state.push(self)
            state.then([SETTLE[seat], SETTLE[self.other]])

    def about(self, state: Talisman, seat: int) -> About:
        return About(seat=self.other, read=offered(state, seat))


class EndEncounter(Step[Talisman]):
    """The encounter with a character is over, and with it the turn (T-089, T-122)."""

    __slots__ = ()

    def run(self, state: Talisman) -> None:
        end_turn(state)


# The space


class SpaceEncounter(Step[Talisman]):
    """The space's own penalty, cards up to its number, the cards in order, its instructions, what may be taken (T-253, T-254)."""

    __slots__ = ()

    def run(self, state: Talisman) -> None:
        seat = self.seat
        space = state.heroes[seat].space
        steps: list[Step[Any]] = []
        if SPACE_FIRST[space] >= 0:
            steps.append(Do(seat, SPACE_FIRST[space], NOBODY))
        if DRAW[space]:
            steps.append(DRAW_CARDS[seat])
        steps.append(FACE[seat])
        if SPACE_DOES[space] >= 0:
            # In the Inner Region things come after the instructions, but who leaves by them takes things before.
            if REGION[space] != INNER or space in (CRYPT, MINES):
                steps.append(TAKE_THINGS[seat])
            steps.append(Do(seat, SPACE_DOES[space], NOBODY))
        steps.append(TAKE_THINGS[seat])
        steps.append(END_ENCOUNTER[seat])
        state.then(steps)


class DrawCards(Step[Talisman]):
    """Cards that lie here are counted first (T-058, R-12, R-13)."""

    __slots__ = ()

    def run(self, state: Talisman) -> None:
        space = state.heroes[self.seat].space
        missing = DRAW[space] - len(state.cards_on(space))
        drawn: list[int] = []
        for _ in range(missing):
            card = draw_adventure(state)
            if card == NOBODY:
                break
            lay(state, space, card)
            drawn.append(card)
        state.drawn = tuple(drawn)
        if drawn and state.events is not None:
            state.tell("drew", "T-057", {"seat": self.seat, "cards": [CARD_NAMES[card] for card in drawn]})
        if drawn:
            state.push(PLACE_ELSEWHERE[self.seat])
            for _ in range(replacements(state, self.seat)):
                state.push(REPLACE_CARD[self.seat])


def lay(state: Talisman, space: int, card: int) -> None:
    """Lay a drawn card on the space, with its counters if it is a Place that has some (R-86)."""
    put_down(state, space, card)
    stock = STOCK[card]
    if stock:
        left = (state.strength_left(), state.craft_left(), state.lives_left())[stock - 1]
        state.counters[card] = min(COUNTERS_ON_PLACE, left)


def replacements(state: Talisman, seat: int) -> int:
    """How often a drawn card may be replaced: by the Prophetess, by the Orb, by both one after the other (R-42)."""
    hero = state.heroes[seat]
    return int(can(hero, _FORESIGHT)) + int(has_magic(state, hero, ORB))


class ReplaceCard(Question[Talisman]):
    """Discard one of the cards just drawn and draw another, which must be faced (CH09, MO06)."""

    __slots__ = ()
    name: ClassVar[str] = "replace"
    rule: ClassVar[str] = "R-42"

    def options(self, state: Talisman) -> list[int]:
        return [PASS] + [pack(REPLACE, card) for card in sorted(state.drawn)] if state.drawn else []

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        if action == PASS:
            return
        space, card = state.heroes[seat].space, first_of(action)
        pick_up(state, space, card)
        discard(state, card)
        other = draw_adventure(state)
        state.drawn = tuple([kept for kept in state.drawn if kept != card])
        if other != NOBODY:
            lay(state, space, other)
            state.drawn = (*state.drawn, other)
            if state.events is not None:
                told: dict[str, object] = {"seat": seat, "card": CARD_NAMES[card], "other": CARD_NAMES[other]}
                state.tell("replaced", "R-42", told)

    def about(self, state: Talisman, seat: int) -> About:
        return About(read=offered(state, seat))


class PlaceElsewhere(Step[Talisman]):
    """Ghosts and the Hermit go where the die sends them, before all else (T-061, T-062, R-15)."""

    __slots__ = ()

    def run(self, state: Talisman) -> None:
        for card in state.drawn:
            if RECORDS[card].place:
                state.drawn = tuple([other for other in state.drawn if other != card])
                state.push(self)
                roll(state, self.seat, 1, Placed(self.seat, card), "T-061")
                return


class Placed(AfterCardRoll):
    __slots__ = ()

    def run(self, state: Talisman) -> None:
        space = state.heroes[self.seat].space
        target = space_of(RECORDS[self.card].place[state.dice[0] - 1])
        if target != space:
            pick_up(state, space, self.card)
            put_down(state, target, self.card)
        if state.events is not None:
            state.tell("placed", "T-061", {"card": CARD_NAMES[self.card], "space": SPACE_NAMES[target]})


class Face(Step[Talisman]):
    """The cards of the space in the order of their numbers; Enemies of a number together (T-059, T-060, R-14, R-16)."""

    __slots__ = ()

    def run(self, state: Talisman) -> None:
        seat = self.seat
        hero = state.heroes[seat]
        next_card = NOBODY
        for card in state.cards_on(hero.space):
            if card in state.faced or card in state.evaded or (NUMBER[card] == 5 and not FORCED[card]):
                continue
            if next_card == NOBODY or NUMBER[card] < NUMBER[next_card]:
                next_card = card
        if next_card == NOBODY or NUMBER[next_card] > SPIRITS:
            # All Enemies were met. What comes after them is only for whoever killed or evaded them all (T-255).
            left = in_the_way(state, hero.space)
            if left:
                if state.events is not None:
                    state.tell("in-the-way", "T-255", {"seat": seat, "cards": [CARD_NAMES[card] for card in left]})
                end_turn(state)
                return
        if next_card == NOBODY or NUMBER[next_card] == 6:
            # Things of number 5 may be taken before a Place acts.
            if next_card != NOBODY:
                state.faced = (*state.faced, next_card)
                state.then([TAKE_THINGS[seat], FaceCard(seat, next_card), self])
            return
        state.push(self)
        if TYPE[next_card] == ENEMY:
            psychic = CRAFT[next_card] > 0
            if not [card for card in enemies_here(state, psychic) if not is_peaceful(hero, card)]:
                # Only Animals and Dragons that leave the Minstrel alone: he is asked once, then they are passed by.
                state.push(PassBy(seat, int(psychic)))
            state.push(MeetEnemies(seat, int(psychic)))
            return
        state.faced = (*state.faced, next_card)
        state.push(FaceCard(seat, next_card))


class PassBy(Step[Talisman]):
    """Those who were not provoked are met, and may be in the way (R-38)."""

    __slots__ = ("psychic",)
    saved: ClassVar[Saved] = (("psychic", BIT),)

    def __init__(self, seat: int, psychic: int) -> None:
        super().__init__(seat)
        self.psychic = psychic

    def run(self, state: Talisman) -> None:
        hero = state.heroes[self.seat]
        calm = [card for card in enemies_here(state, self.psychic == 1) if is_peaceful(hero, card)]
        leave_alone(state, calm, state.rulings.peaceful_passed_by)


class FaceCard(CardStep):
    """Follow one card: an Event, a forced Follower, a Stranger, a Place (T-063, T-070, T-072)."""

    __slots__ = ()

    def run(self, state: Talisman) -> None:
        seat, card = self.seat, self.card
        hero = state.heroes[seat]
        if card not in state.cards_on(hero.space):
            return
        avoid = AvoidCard(seat, card)
        if avoid.stands(state):
            state.push(avoid)
        else:
            follow_card(state, seat, card)


def follow_card(state: Talisman, seat: int, card: int) -> None:
    hero = state.heroes[seat]
    if state.events is not None:
        state.tell("faced", "T-059", {"seat": seat, "card": CARD_NAMES[card]})
    if FORCED[card]:
        if may_have(hero, card):
            pick_up(state, hero.space, card)
            receive(state, seat, card, "R-80")
            state.push(SETTLE[seat])
        return
    state.push(Do(seat, DOES[card], card))
    if not STAYS[card]:
        # It is out of the way before it acts: an Event that moves the character is discarded all the same.
        pick_up(state, hero.space, card)
        if RECORDS[card].after == "lasts":
            state.aside = (*state.aside, card)
        else:
            discard(state, card)


class AvoidCard(Telling):
    """Unfriendly encounters may be evaded at tables that play so (T-258, R-87)."""

    __slots__ = ("card",)
    name: ClassVar[str] = "avoid"
    rule: ClassVar[str] = "T-258"
    saved: ClassVar[Saved] = (("card", A_CARD),)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def stands(self, state: Talisman) -> bool:
        """Whether the card is unfriendly to the character, which has a means to evade."""
        hero = state.heroes[self.seat]
        if not state.rulings.unfriendly or RECORDS[self.card].unfriendly not in ("all", ALIGNMENTS[hero.alignment]):
            return False
        return can_evade(state, hero) or may_veil(state, self.seat)

    def options(self, state: Talisman) -> list[int]:
        return ways_to_evade(state, self.seat, pack(EVADE, self.card))

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        if action == PASS:
            follow_card(state, seat, self.card)
        elif is_cast(action):
            state.push(self)
            cast(state, seat, action)
        elif state.events is not None:
            state.tell("evaded", "T-258", {"seat": seat, "card": CARD_NAMES[self.card]})

    def about(self, state: Talisman, seat: int) -> About:
        return asked_by(state, seat, self.card)


# Taking things


class TakeThings(Question[Talisman]):
    """Objects, Followers and gold that lie here, once no Enemy is in the way (T-071, T-092, T-257)."""

    __slots__ = ()
    name: ClassVar[str] = "take"
    rule: ClassVar[str] = "T-092"

    def run(self, state: Talisman) -> None:
        seat = self.seat
        hero = state.heroes[seat]
        if not state.is_here(seat) or hero.back:
            return
        if not state.cards_on(hero.space) and hero.space not in state.coins:
            return  # most often nothing lies here
        if hero.space in _TRIALS and not hero.cleared:
            return
        if hero.toad:
            meet_things(state, hero.space)
            return
        if not offers_gold(state, hero):
            before = hero.gold
            for card in bags_here(state, hero):
                pick_up(state, hero.space, card)
                receive(state, seat, card, "R-103")
            pick_coins(state, seat)
            if hero.gold != before:
                state.push(SETTLE[seat])
        meet_things(state, hero.space)
        super().run(state)

    def options(self, state: Talisman) -> list[int]:
        hero = state.heroes[self.seat]
        room = len(hero.objects) < carrying_limit(hero)
        left = ditched_by(state, self.seat)
        actions: list[int] = []
        barred = False
        for card in state.cards_on(hero.space):
            if card in left or TYPE[card] == ENEMY or FORCED[card]:
                continue
            if not may_have(hero, card):
                barred = barred or FORBIDDEN[card] == hero.alignment
                continue
            if TYPE[card] == FOLLOWER:
                if PRICE[card] <= hero.gold:
                    actions.append(pack(TAKE, card))
            elif TYPE[card] in (OBJECT, MAGIC):
                actions.append(pack(TAKE, card))
        if hero.space in state.coins:
            actions.append(pack(COINS_UP))
        if barred:
            actions += changes(state, self.seat)  # the Druid could have it by changing
        if not actions:
            return []
        if not room:
            actions = [action for action in actions if verb_of(action) != TAKE or needs_no_room(first_of(action))]
        actions += things_to_leave(hero)
        actions.sort()
        return [*actions, pack(DONE)]

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        hero = state.heroes[seat]
        verb, card = verb_of(action), first_of(action)
        if verb == DONE:
            return
        state.push(self)
        if verb == ALIGN:
            change(state, seat, action)
            return
        if verb == DROP:
            state.push(SETTLE[seat])
            drop(state, seat, card, "T-186")
            return
        if verb == COINS_UP:
            pick_coins(state, seat)
            state.push(SETTLE[seat])
            return
        lose_gold(state, seat, PRICE[card], "R-79")
        pick_up(state, hero.space, card)
        receive(state, seat, card, "T-071")
        state.push(SETTLE[seat])

    def about(self, state: Talisman, seat: int) -> About:
        """What lies here; where hands are full, the things for which there is no room."""
        hero = state.heroes[seat]
        barred: list[int] = []
        if len(hero.objects) >= carrying_limit(hero):
            left = ditched_by(state, seat)
            things = [card for card in state.cards_on(hero.space) if TYPE[card] in (OBJECT, MAGIC)]
            barred = [card for card in things if may_have(hero, card) and card not in left]
        return About(
            space=SPACE_NAMES[hero.space], cards=[CARD_NAMES[card] for card in barred], read=offered(state, seat)
        )


def needs_no_room(card: int) -> bool:
    """Followers, and Bags, which are gold at once (R-71)."""
    return TYPE[card] == FOLLOWER or GOLD[card] > 0


def bags_here(state: Talisman, hero: Hero) -> list[int]:
    bags = [card for card in state.cards_on(hero.space) if GOLD[card]]
    if bags:
        left = ditched_by(state, hero.seat)
        bags = [card for card in bags if card not in left]
    return bags


def pick_coins(state: Talisman, seat: int) -> None:
    hero = state.heroes[seat]
    found = state.coins.pop(hero.space, 0)
    if found:
        hero.gold += found
        if state.events is not None:
            told: dict[str, object] = {"seat": seat, "count": found, "space": SPACE_NAMES[hero.space]}
            state.tell("picked-gold", "R-103", told)


def offers_gold(state: Talisman, hero: Hero) -> bool:
    """Gold is always welcome: nobody is asked, unless a quest would be fulfilled by it, or the table wants it so (R-103)."""
    if state.rulings.offer_gold:
        return True
    price = quest_price(hero)
    if not price:
        return False
    lies = state.coins.get(hero.space, 0) + sum([GOLD[card] for card in bags_here(state, hero)])
    return hero.gold < price <= hero.gold + lies


def meet_things(state: Talisman, space: int) -> None:
    """Things whose turn has come are faced by that, taken or not, also by a Toad that cannot take them (R-19)."""
    for card in state.cards_on(space):
        if NUMBER[card] == 5 and card not in state.faced:
            state.faced = (*state.faced, card)


SEATS: Final = range(MOST_PLAYERS)
WOODLAND: Final = [Woodland(seat) for seat in SEATS]
WHOM: Final = [Whom(seat) for seat in SEATS]
SPACE_ENCOUNTER: Final = [SpaceEncounter(seat) for seat in SEATS]
END_ENCOUNTER: Final = [EndEncounter(seat) for seat in SEATS]
DRAW_CARDS: Final = [DrawCards(seat) for seat in SEATS]
REPLACE_CARD: Final = [ReplaceCard(seat) for seat in SEATS]
PLACE_ELSEWHERE: Final = [PlaceElsewhere(seat) for seat in SEATS]
FACE: Final = [Face(seat) for seat in SEATS]
TAKE_THINGS: Final = [TakeThings(seat) for seat in SEATS]
STEPS: Final[tuple[type[Step[Any]], ...]] = (
    Encounter,
    Woodland,
    Whom,
    MeetCharacter,
    Dodge,
    UseAbility,
    Beguiled,
    TakeLured,
    EndEncounter,
    SpaceEncounter,
    DrawCards,
    ReplaceCard,
    PlaceElsewhere,
    Placed,
    Face,
    PassBy,
    FaceCard,
    AvoidCard,
    TakeThings,
)
