"""Casting Spells: who may cast, when each may be cast, and the chance to counter it. What each does: ``spell_book.py``."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tavolata.engine import (
    About,
    IllegalAction,
    Moment,
    Step,
    Threat,
    first_of,
    second_of,
    threatened,
    verb_of,
)
from tavolata.engine.saving import SEAT, Saved
from tavolata.games.talisman.box.actions import CAST, CAST_AT, CAST_CARD, CAST_ON, MOST_PLAYERS
from tavolata.games.talisman.box.cards import (
    AMULET,
    CARD_NAMES,
    KEY,
    NOBODY,
    RECORDS,
    SPACE_NAMES,
    Card,
)
from tavolata.games.talisman.rules.gains import (
    discard,
    draw_spell,
    is_protected,
    keeps_a_spell,
    without,
)
from tavolata.games.talisman.rules.lasting import (
    NO_MAGIC,
    SPELL_CAST_BY,
    for_the_turn,
    magic_works,
    spells_cast,
)
from tavolata.games.talisman.rules.spell_book import (
    ANY_WINDOW,
    BATTLE_WINDOW,
    BOOK,
    END_WINDOW,
    FIGHT_WINDOW,
    LOSS_WINDOW,
    MOVE_WINDOW,
    MOVED_WINDOW,
    SPELL_WINDOW,
    START_WINDOW,
    TURN_WINDOW,
)
from tavolata.games.talisman.rules.state import Talisman
from tavolata.games.talisman.rules.steps import CardThreat
from tavolata.games.talisman.rules.totals import (
    has,
)

#: The words of the data files for the times to cast.
_WINDOWS: Final = {
    "start": START_WINDOW,
    "move": MOVE_WINDOW,
    "moved": MOVED_WINDOW,
    "end": END_WINDOW,
    "turn": TURN_WINDOW,
    "fight": FIGHT_WINDOW,
    "battle": BATTLE_WINDOW,
}
_WINDOWS.update({"loss": LOSS_WINDOW, "spell": SPELL_WINDOW, "any": ANY_WINDOW})
WHEN: Final[list[int]] = [sum([_WINDOWS[word] for word in record.when]) for record in RECORDS]
SPELL_NAMES: Final[list[str]] = [record.key.lower() for record in RECORDS]

#: What the table may be told for each Spell for which somebody is asked, or a turn stops. For those that save their caster
#: from something it can find out when: it may ask then, or cast them then.
_STOPS: Final = MOVED_WINDOW | END_WINDOW | TURN_WINDOW | LOSS_WINDOW | SPELL_WINDOW | ANY_WINDOW
SPELL_ORDERS: Final[dict[str, tuple[str, ...]]] = {
    SPELL_NAMES[card]: ("concern", "ask", "use", "never") if BOOK[KEY[card]].saves else ("button", "ask", "never")
    for card in range(len(RECORDS))
    if WHEN[card] & _STOPS
}

#: The number of the Command Spell, which is no card.
COMMAND: Final = Card(-1)


def can_cast(state: Talisman, seat: int) -> bool:
    """Whether the character may cast anything now (T-149, T-150, T-175, R-54, R-97)."""
    hero = state.heroes[seat]
    if not hero.spells or hero.toad or not magic_works(state, hero):
        return False
    most = state.spells_at_start if seat == state.active else 1
    return spells_cast(state, seat) < most and not has(hero, AMULET)


def spell_actions(state: Talisman, seat: int, window: int) -> list[int]:
    """The Spells that the seat can cast now, each with a target that it can affect (R-31), in ascending order."""
    found: list[int] = []
    checked = False
    for card in state.heroes[seat].spells:  # most often there is none, or none that fits
        if WHEN[card] & window:
            if not checked:
                if not can_cast(state, seat):
                    return found
                checked = True
            found += BOOK[KEY[card]].targets(state, seat, card, window)
    if len(found) > 1:
        found.sort()
    return found


def somebody_holds_a_spell(state: Talisman) -> bool:
    """Else nobody need be asked for the sake of one: most often so."""
    for hero in state.heroes:  # noqa: SIM110 - "any" is slower in plain Python
        if hero.spells:
            return True
    return False


def asks(state: Talisman, seat: int, window: int) -> bool:
    """Whether to ask a seat for the sake of its Spells; at strict tables whoever could hold one, so that it tells nothing."""
    return can_cast(state, seat) if state.strict else bool(spell_actions(state, seat, window))


def veils(state: Talisman, seat: int) -> list[int]:
    """Invisibility, for a seat that is about to meet what could be evaded (SP10)."""
    return [action for action in spell_actions(state, seat, ANY_WINDOW) if BOOK[KEY[first_of(action)]].hides]


def may_veil(state: Talisman, seat: int) -> bool:
    """Whether to ask a seat for the sake of Invisibility; see ``asks``."""
    return can_cast(state, seat) if state.strict else bool(veils(state, seat))


def is_cast(action: int) -> bool:
    return CAST <= verb_of(action) <= CAST_CARD


def spell_ability(action: int) -> str:
    """What a standing order for a Spell goes by."""
    return SPELL_NAMES[first_of(action)] if is_cast(action) else ""


def cast(state: Talisman, seat: int, action: int) -> None:
    """The Spell leaves the hand; others may counter it; then it works (T-146, R-27)."""
    hero = state.heroes[seat]
    card, target = Card(first_of(action)), second_of(action)
    hero.spells = without(hero.spells, card)
    for_the_turn(state, SPELL_CAST_BY, "cast", seat, 1)
    state.casting = (*state.casting, (seat, card, target, False))
    if state.events is not None:
        name, rule, verb = CARD_NAMES[card], RECORDS[card].id, verb_of(action)
        if verb == CAST_ON and target == seat:
            state.tell("cast-self", rule, {"seat": seat, "card": name})
        elif verb == CAST_ON:
            state.tell("cast-on", rule, {"seat": seat, "card": name, "target": target})
        elif verb == CAST_AT:
            state.tell("cast-at", rule, {"seat": seat, "card": name, "space": SPACE_NAMES[target]})
        elif verb == CAST_CARD:
            tell_target(state, seat, card, Card(target))
        else:
            state.tell("cast", rule, {"seat": seat, "card": name})
    state.push(RESOLVE[seat])
    state.push(COUNTER[(seat + 1) % state.players])


def tell_target(state: Talisman, seat: int, card: Card, target: Card) -> None:
    """A Spell is cast at a card; of those that lie elsewhere there may be several of the same name."""
    told: dict[str, object] = {"seat": seat, "card": CARD_NAMES[card], "other": CARD_NAMES[target]}
    where = next((space for space, cards in state.lying.items() if target in cards), NOBODY)
    if where in (NOBODY, state.heroes[seat].space):
        state.tell("cast-card", RECORDS[card].id, told)
    else:
        state.tell("cast-card-at", RECORDS[card].id, {**told, "space": SPACE_NAMES[where]})


class SpellMoment(Moment[Talisman]):
    """A moment in which others may cast Spells."""

    __slots__ = ()

    def run(self, state: Talisman) -> None:
        if somebody_holds_a_spell(state):
            super().run(state)

    def could_react(self, state: Talisman, seat: int) -> bool:
        return len(state.heroes[seat].spells) > 0

    def react(self, state: Talisman, seat: int, action: int) -> None:
        cast(state, seat, action)

    def ability(self, action: int) -> str:
        return spell_ability(action)


class CounterMoment(SpellMoment):
    """Right after a Spell is cast others may counter it, clockwise from the caster (R-27)."""

    __slots__ = ()
    lasting: ClassVar[bool] = True
    name: ClassVar[str] = "counter"
    rule: ClassVar[str] = "R-27"

    def reactions(self, state: Talisman, seat: int) -> list[int]:
        return spell_actions(state, seat, SPELL_WINDOW)

    def might_react(self, state: Talisman, seat: int) -> bool:
        return state.casting[-1][0] != seat and not state.casting[-1][3] and can_cast(state, seat)

    def is_relevant(self, state: Talisman, seat: int, action: int) -> bool:
        """Against a Spell cast at this character, and against the Command Spell."""
        caster, card, target, _ = state.casting[-1]
        if card == COMMAND:
            return True
        spell = BOOK[KEY[card]]
        return target == seat and spell.hostile and spell.aims_at_character(state, caster)

    def about(self, state: Talisman, seat: int) -> About:
        """The Spell, who casts it, and at whom."""
        caster, card, target, _ = state.casting[-1]
        if card == COMMAND:
            return About(card="COMMAND", seat=caster)
        name = CARD_NAMES[card]
        return About(
            card=name,
            seat=caster,
            target=target if BOOK[KEY[card]].aims_at_character(state, caster) else NOBODY,
            read=[name],
        )


class Resolve(Step[Talisman]):
    """The Spell cast last works, unless it was countered; then it is discarded (T-146)."""

    __slots__ = ()
    lasting: ClassVar[bool] = True

    def run(self, state: Talisman) -> None:
        seat, card, target, cancelled = state.casting[-1]
        state.casting = state.casting[:-1]
        state.push(KEEP_SPELL[seat])
        if cancelled:
            discard(state, card)
            if state.events is not None:
                state.tell("countered", "R-27", {"card": CARD_NAMES[card]})
            return
        BOOK[KEY[card]].resolve(state, seat, card, target)


class KeepSpell(Step[Talisman]):
    """Wizard, Prophetess and whoever has the Wand draw a Spell when the last one was cast (R-28)."""

    __slots__ = ()
    lasting: ClassVar[bool] = True

    def run(self, state: Talisman) -> None:
        hero = state.heroes[self.seat]
        if state.is_here(self.seat) and not hero.spells and keeps_a_spell(state, hero):
            draw_spell(state, self.seat, "R-28")


class TurnMoment(SpellMoment):
    """Before a character moves, the others may cast at it, or whatever may be cast at any time (R-26)."""

    __slots__ = ()
    name: ClassVar[str] = "others-turn"
    rule: ClassVar[str] = "T-150"

    def could_react(self, state: Talisman, seat: int) -> bool:
        return seat != self.seat and len(state.heroes[seat].spells) > 0

    def reactions(self, state: Talisman, seat: int) -> list[int]:
        return [] if seat == self.seat else spell_actions(state, seat, TURN_WINDOW | ANY_WINDOW)

    def might_react(self, state: Talisman, seat: int) -> bool:
        return seat != self.seat and can_cast(state, seat)

    def about(self, state: Talisman, seat: int) -> About:
        return About(seat=state.active)


class LossMoment(SpellMoment):
    """A life is about to be lost: Preservation, or Healing of the victim (SP13, R-33, R-68)."""

    __slots__ = ("victim",)
    lasting: ClassVar[bool] = True
    name: ClassVar[str] = "loss"
    rule: ClassVar[str] = "R-33"
    saved: ClassVar[Saved] = (("victim", SEAT),)

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim = victim

    def reactions(self, state: Talisman, seat: int) -> list[int]:
        if not state.heroes[seat].spells:
            return []
        if not self._stands(state) or is_protected(state, state.heroes[self.victim]):
            return []
        healing = [
            action
            for action in spell_actions(state, seat, ANY_WINDOW)
            if BOOK[KEY[first_of(action)]].averts_loss(action, self.victim)
        ]
        return spell_actions(state, seat, LOSS_WINDOW) + healing

    def _stands(self, state: Talisman) -> bool:
        """Whether the life is still about to be lost."""
        return threatened(state, Threat, self.victim) and state.is_here(self.victim)

    def might_react(self, state: Talisman, seat: int) -> bool:
        return threatened(state, Threat, self.victim) and can_cast(state, seat)

    def is_relevant(self, state: Talisman, seat: int, action: int) -> bool:
        """For the own life; Healing only for the last one, since it brings all of them back."""
        last = state.heroes[seat].life == 1
        return self.victim == seat and BOOK[KEY[first_of(action)]].saves_life(last)

    def about(self, state: Talisman, seat: int) -> About:
        return About(seat=self.victim)


class KillMoment(SpellMoment):
    """A Follower or an Enemy is about to be killed: Preservation may save it (SP13)."""

    __slots__ = ()
    name: ClassVar[str] = "kill"
    rule: ClassVar[str] = "SP13"

    def reactions(self, state: Talisman, seat: int) -> list[int]:
        return spell_actions(state, seat, LOSS_WINDOW) if threatened(state, Threat) else []

    def might_react(self, state: Talisman, seat: int) -> bool:
        return threatened(state, Threat) and can_cast(state, seat)

    def about(self, state: Talisman, seat: int) -> About:
        """The Follower that falls, or the Enemies of the attack."""
        then = state.upcoming
        if isinstance(then, CardThreat):
            return About(cards=[CARD_NAMES[then.card]])
        return About(cards=[CARD_NAMES[card] for card in state.attack.cards] if state.attack is not None else [])


def why_not_cast(state: Talisman, seat: int, action: int) -> IllegalAction:
    """Why a Spell cannot be cast now."""
    card = Card(first_of(action))
    hero = state.heroes[seat]
    told: dict[str, object] = {"card": CARD_NAMES[card]}
    if card not in hero.spells:
        return IllegalAction("error-not-your-spell", told, "T-145")
    if hero.toad:
        return IllegalAction("error-toad-spell", {}, "T-175")
    if not magic_works(state, hero) or has(hero, AMULET):
        return IllegalAction("error-no-magic", {}, "R-97" if state.modifiers.of(NO_MAGIC) else "R-54")
    most = state.spells_at_start if seat == state.active else 1
    if spells_cast(state, seat) >= most:
        return IllegalAction("error-spell-limit", {"count": most}, "T-149" if seat == state.active else "T-150")
    return IllegalAction("error-spell-now", told, "T-146")


COUNTER: Final = [CounterMoment(seat) for seat in range(MOST_PLAYERS)]
RESOLVE: Final = [Resolve(seat) for seat in range(MOST_PLAYERS)]
KEEP_SPELL: Final = [KeepSpell(seat) for seat in range(MOST_PLAYERS)]
TURN_MOMENT: Final = [TurnMoment(seat) for seat in range(MOST_PLAYERS)]
KILL_MOMENT: Final = [KillMoment(seat) for seat in range(MOST_PLAYERS)]
STEPS: Final[tuple[type[Step[Any]], ...]] = (
    CounterMoment,
    Resolve,
    KeepSpell,
    TurnMoment,
    LossMoment,
    KillMoment,
)
