"""The set-up, the frame of a turn, and new characters (PREPARAZIONE, IL TURNO DI GIOCO)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from tavolata.engine import PASS, IllegalAction, Question, Step, first_of, pack
from tavolata.games.talisman.box.actions import (
    BE,
    BY_CRAFT,
    BY_STRENGTH,
    CHOOSE,
    DONE,
    MOST_PLAYERS,
)
from tavolata.games.talisman.box.cards import (
    ADVENTURE,
    BLIZZARD,
    CHARACTER_NAMES,
    KEY,
    ORIGIN,
    PURCHASE,
    SHEETS,
    SPACE_NAMES,
    SPELL,
    START_SPACE,
    START_SPELLS,
    TALISMAN,
    VALUE_ALIGNMENT,
    VALUE_FATE,
    VALUE_LIFE,
    Card,
    Space,
    deck_of,
)
from tavolata.games.talisman.rules import (
    adventure,
    alignment,
    atoms,
    attack,
    creatures,
    crossing,
    dice,
    duel,
    effects,
    encounter,
    ending,
    flow,
    inner_region,
    limits,
    meeting,
    move,
    offers,
    spaces,
    special,
    spell_book,
    spells,
    taking,
    trophies,
)
from tavolata.games.talisman.rules.ending import CHECK_VICTORY, finish, put_out
from tavolata.games.talisman.rules.flow import TurnMark
from tavolata.games.talisman.rules.gains import (
    discard,
    draw_spell,
    gain_craft,
    gain_strength,
    put_down,
    receive,
    tell_change,
)
from tavolata.games.talisman.rules.hero import Hero
from tavolata.games.talisman.rules.lasting import (
    AGAIN,
    HELD,
    HEXED,
    NO_MAGIC,
    SLOW,
    count_turn,
    is_again,
    lasting,
    with_turns,
)
from tavolata.games.talisman.rules.limits import CHECK_LIMITS_AND_QUEST, breaks_limit_or_fulfils_quest
from tavolata.games.talisman.rules.move import MOVE, drop_rafts
from tavolata.games.talisman.rules.revealing import RevealingQuestion
from tavolata.games.talisman.rules.spell_book import END_WINDOW
from tavolata.games.talisman.rules.spells import TURN_MOMENT, asks, cast, is_cast, spell_ability, spell_actions
from tavolata.games.talisman.rules.state import Talisman
from tavolata.games.talisman.rules.totals import (
    may_have,
)
from tavolata.games.talisman.rules.trophies import TROPHIES

_OF_THREE: Final = 3


class Start(Step[Talisman]):
    """T-012 to T-023, T-268."""

    __slots__ = ()

    def run(self, state: Talisman) -> None:
        chance = state.chance
        state.adventure = deck_of(ADVENTURE)
        chance.shuffle(state.adventure)
        state.spells = deck_of(SPELL)
        chance.shuffle(state.spells)
        state.purchases = deck_of(PURCHASE)
        state.talismans = deck_of(TALISMAN)
        if state.rulings.bloodbath:
            del state.talismans[1:]
        state.heroes = [Hero(seat) for seat in range(state.players)]
        state.sheets = list(range(len(SHEETS)))
        state.first = 0 if state.options["first"] == "host" else chance.below(state.players)
        order = [(state.first + distance) % state.players for distance in range(state.players)]
        steps: list[Step[Any]] = []
        if state.rulings.of_three and len(state.sheets) >= _OF_THREE * state.players:
            for seat in order:
                draw_characters(state, seat)
        for seat in order:
            steps += new_character(state, seat)
        steps.append(TURN_BEGIN[state.first])
        state.then(steps)


def new_character(state: Talisman, seat: int) -> list[Step[Any]]:
    """A character, and the bonus if the table plays with it (T-015, T-267)."""
    steps: list[Step[Any]] = [CHOOSE_CHARACTER[seat]]
    if state.rulings.bonus:
        steps.append(BONUS[seat])
    return steps


class ChooseCharacter(Question[Talisman]):
    """Take one of the characters drawn; the others go back (T-016)."""

    __slots__ = ()
    name: ClassVar[str] = "character"
    rule: ClassVar[str] = "T-016"

    def run(self, state: Talisman) -> None:
        if not state.offered[self.seat]:
            draw_characters(state, self.seat)
        if len(state.offered[self.seat]) == 1:
            enter(state, self.seat, state.offered[self.seat][0])
        else:
            super().run(state)

    def options(self, state: Talisman) -> list[int]:
        return [pack(BE, character) for character in state.offered[self.seat]]

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        enter(state, seat, first_of(action))

    def why_not(self, state: Talisman, seat: int, action: int) -> IllegalAction:
        return IllegalAction("error-character", {}, "T-016")


def draw_characters(state: Talisman, seat: int) -> None:
    """One at random, or three to choose from (T-015, T-016, R-07).

    At the start all draw before anybody chooses, as far as the sheets go round; in a crowd those not chosen are back by now.
    """
    count = min(len(state.sheets), _OF_THREE if state.rulings.of_three else 1)
    drawn = [state.sheets.pop(state.chance.below(len(state.sheets))) for _ in range(count)]
    state.offered[seat] = tuple(sorted(drawn))


def enter(state: Talisman, seat: int, character: int) -> None:
    """The character comes into the game with lives, fate, a coin and its Spells (T-018 to T-022, T-033, T-056); it may inherit (T-262)."""
    state.sheets += [other for other in state.offered[seat] if other != character]
    state.sheets.sort()
    state.offered[seat] = ()
    hero = state.heroes[seat] = Hero(seat)
    hero.character = character
    hero.alignment = VALUE_ALIGNMENT[character]
    hero.life = min(VALUE_LIFE[character], state.lives_left())
    hero.fate = min(VALUE_FATE[character], state.fate_left())
    hero.gold = min(1, state.gold_left())
    hero.space = START_SPACE[character]
    if state.events is not None:
        state.tell("enters", "T-015", {"seat": seat, "character": CHARACTER_NAMES[character]})
    for _ in range(START_SPELLS[character]):
        draw_spell(state, seat, "T-021")
    hero.from_start = hero.spells
    for card in state.heirlooms[seat]:
        if may_have(hero, card):
            receive(state, seat, card, "T-262")
        else:
            put_down(state, hero.space, card)
    if state.heirloom_gold[seat]:
        hero.gold += state.heirloom_gold[seat]
        tell_change(state, seat, "gold", state.heirloom_gold[seat], "T-262")
    state.heirlooms[seat] = ()
    state.heirloom_gold[seat] = 0
    state.push(CHECK_LIMITS_AND_QUEST[seat])


class Bonus(Question[Talisman]):
    """A counter of Strength or Craft to begin with (T-267, R-91)."""

    __slots__ = ()
    name: ClassVar[str] = "bonus"
    rule: ClassVar[str] = "T-267"

    def options(self, state: Talisman) -> list[int]:
        return [pack(CHOOSE, BY_STRENGTH), pack(CHOOSE, BY_CRAFT)]

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        if first_of(action) == BY_STRENGTH:
            gain_strength(state, seat, 1, "T-267")
        else:
            gain_craft(state, seat, 1, "T-267")


class TurnBegin(Step[Talisman]):
    """What ends now, a new character, a missed turn; then Spells and the move (part 1A of the facts)."""

    __slots__ = ()

    def run(self, state: Talisman) -> None:
        seat = self.seat
        state.active = seat
        state.turn_number += 1
        state.push(NextTurn(seat, state.new_scope()))
        if seat == state.first and not is_again(state):
            state.round += 1
        if state.modifiers.by_kind:
            end_lasting(state, seat)
        if state.out[seat]:
            return
        if state.events is not None:
            state.tell("turn", "T-073", {"seat": seat, "round": state.round})
        if not state.is_here(seat):
            if state.crown_reached or not state.sheets:
                if state.events is not None:
                    reason = "crown" if state.crown_reached else "characters"
                    state.tell("no-return", "R-08" if state.crown_reached else "R-07", {"seat": seat, "why": reason})
                put_out(state, seat)
                state.push(CHECK_VICTORY)
                return
            state.then([*new_character(state, seat), GO_ON[seat]])
            return
        go_on(state, seat)


class GoOn(Step[Talisman]):
    """A new character has come into the game and has its turn at once (T-042)."""

    __slots__ = ()

    def run(self, state: Talisman) -> None:
        go_on(state, self.seat)


def go_on(state: Talisman, seat: int) -> None:
    """Miss the turn, or take it."""
    hero = state.heroes[seat]
    if hero.missed:
        hero.missed -= 1
        if state.events is not None:
            state.tell("missed", "R-21", {"seat": seat})
        drop_rafts(state, seat)
        state.push(CLOSE_TURN[seat])
    else:
        state.spells_at_start = len(hero.spells)
        state.push(TURN_END[seat])
        state.push(MOVE[seat])
        if not breaks_limit_or_fulfils_quest(state, seat):
            TURN_MOMENT[seat].run(state)
            return
        state.push(TURN_MOMENT[seat])
    if breaks_limit_or_fulfils_quest(state, seat):
        state.push(CHECK_LIMITS_AND_QUEST[seat])  # a table laid so; in a game it was settled when it came about


def end_lasting(state: Talisman, seat: int) -> None:
    """What ends with the beginning of the turn of whoever brought it: Destroy Magic (SP04), and a Hex in the end (R-74)."""
    off = lasting(state, NO_MAGIC)
    if off is not None and off.seat == seat:
        count_turn(state, NO_MAGIC)
        if state.events is not None:
            state.tell("magic-back", "SP04", {"seat": seat})
    hexed = lasting(state, HEXED)
    if hexed is not None and hexed.seat == seat and not is_again(state) and count_turn(state, HEXED):
        lift_hex(state)


def lift_hex(state: Talisman) -> None:
    """Gone at the start of the caster's turn after three full rounds (R-74)."""
    for space in list(state.lying):
        for card in state.lying[space]:
            if ORIGIN[card] == SPELL:
                remove_hex(state, Space(space), card)
                return


def remove_hex(state: Talisman, space: Space, card: Card) -> None:
    left = tuple([other for other in state.lying[space] if other != card])
    if left:
        state.lying[space] = left
    else:
        del state.lying[space]
    discard(state, card)
    if state.events is not None:
        state.tell("hex-over", "SP08", {"space": SPACE_NAMES[space]})


class TurnEnd(TurnMark):
    """Destroy Magic, trophies, and the turn is over (part 1D of the facts)."""

    __slots__ = ()

    def leave(self, state: Talisman) -> None:
        seat = self.seat
        state.attack = None
        state.visit.looks_around = False
        drop_rafts(state, seat)
        if breaks_limit_or_fulfils_quest(state, seat):
            # A quest fulfilled now is still fulfilled in this turn, and its end comes again after the encounter.
            state.then([CHECK_LIMITS_AND_QUEST[seat], self])
            return
        hero = state.heroes[seat]
        if not hero.spells and not hero.trophies:
            CLOSE_TURN[seat].run(state)
            return
        state.push(CLOSE_TURN[seat])
        if not state.affected(HELD, seat):  # else nothing may be done (SP09)
            state.push(TROPHIES[seat])  # a Spell may still bring one
            if hero.spells:
                state.push(END_SPELLS[seat])


class EndSpells(RevealingQuestion):
    """Destroy Magic may be cast at the end of the turn too (SP04)."""

    __slots__ = ()
    name: ClassVar[str] = "end-spell"
    rule: ClassVar[str] = "SP04"

    def is_asked(self, state: Talisman) -> bool:
        return state.is_here(self.seat) and asks(state, self.seat, END_WINDOW)

    def is_window(self, state: Talisman) -> bool:
        return True

    def options(self, state: Talisman) -> list[int]:
        return [PASS, *spell_actions(state, self.seat, END_WINDOW)] if self.is_asked(state) else []

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        if is_cast(action):
            cast(state, seat, action)

    def ability(self, action: int) -> str:
        return spell_ability(action)


class CloseTurn(TurnMark):
    """Toads, rounds that end, the end of the game, the next turn (T-169, T-075, R-74, R-75)."""

    __slots__ = ()

    def leave(self, state: Talisman) -> None:
        seat = self.seat
        hero = state.heroes[seat]
        if hero.toad and hero.toad_since != state.turn_number:
            hero.toad -= 1
            if not hero.toad:
                hero.toad_strength = 0
                hero.toad_craft = 0
                if state.events is not None:
                    state.tell("toad-over", "T-169", {"seat": seat})
        # Back in the old shape, but without what was carried: there may be too many Spells now (T-142).
        if breaks_limit_or_fulfils_quest(state, seat):
            state.push(CHECK_VICTORY)
            state.push(CHECK_LIMITS_AND_QUEST[seat])
        else:
            CHECK_VICTORY.run(state)


@mypyc_attr(free_list_len=1)
class NextTurn(TurnMark):
    """The scope of a turn. Then the same seat again under Temporal Warp, else the next one clockwise (T-075, R-75)."""

    __slots__ = ()

    def leave(self, state: Talisman) -> None:
        seat = self.seat
        if state.modifiers.by_kind:
            again, blizzard = lasting(state, AGAIN), lasting(state, SLOW)
        else:
            again = blizzard = None
        if again is not None:
            if again.turns and state.is_here(seat):
                with_turns(state, again, again.turns - 1, again.since)
                if blizzard is not None and blizzard.seat == seat and blizzard.since == state.turn_number:
                    # Its rounds begin when the last of these turns ends.
                    with_turns(state, blizzard, blizzard.turns, blizzard.since + 1)
                state.push(TURN_BEGIN[seat])
                return
            state.modifiers.drop(again)
        counts = blizzard is not None and blizzard.seat == seat and blizzard.since != state.turn_number
        if counts and count_turn(state, SLOW):
            end_blizzard(state)
        following = (seat + 1) % state.players
        if following == state.first and state.rulings.rounds and state.round >= state.rulings.rounds:
            end_by_time(state)
        elif following == state.first and state.rulings.minutes:
            state.push(LookAtClock(following))
        else:
            TURN_BEGIN[following].run(state)


class LookAtClock(Question[Talisman]):
    """At the end of a round: is the agreed time over? The clock answers (T-275, R-90)."""

    __slots__ = ()
    name: ClassVar[str] = "clock"
    rule: ClassVar[str] = "R-90"

    def options(self, state: Talisman) -> list[int]:
        return [PASS, pack(DONE)]

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        if action == PASS:
            state.push(TURN_BEGIN[seat])
        else:
            end_by_time(state)


def end_blizzard(state: Talisman) -> None:
    if state.events is not None:
        state.tell("blizzard-over", "EV02", {})
    for card in state.aside:
        if KEY[card] == BLIZZARD:
            state.aside = tuple([other for other in state.aside if other != card])
            discard(state, card)


def end_by_time(state: Talisman) -> None:
    """The most points, then the most Strength and Craft (T-275, R-90)."""
    worth = []
    for seat in range(state.players):
        hero = state.heroes[seat]
        worth.append(
            (state.points_of(seat), hero.strength + hero.craft) if not state.out[seat] else (-1, state.out_in[seat])
        )
    best = max(worth)
    standing = [len([1 for other in worth if other < mine]) for mine in worth]
    finish(state, [seat for seat in range(state.players) if worth[seat] == best], "T-275", standing)


SEATS: Final = range(MOST_PLAYERS)
CHOOSE_CHARACTER: Final = [ChooseCharacter(seat) for seat in SEATS]
BONUS: Final = [Bonus(seat) for seat in SEATS]
TURN_BEGIN: Final = [TurnBegin(seat) for seat in SEATS]
GO_ON: Final = [GoOn(seat) for seat in SEATS]
TURN_END: Final = [TurnEnd(seat) for seat in SEATS]
END_SPELLS: Final = [EndSpells(seat) for seat in SEATS]
CLOSE_TURN: Final = [CloseTurn(seat) for seat in SEATS]
STEPS: Final[tuple[type[Step[Any]], ...]] = (
    Start,
    ChooseCharacter,
    Bonus,
    TurnBegin,
    GoOn,
    TurnEnd,
    EndSpells,
    CloseTurn,
    NextTurn,
    LookAtClock,
    *flow.STEPS,
    *dice.STEPS,
    *spell_book.STEPS,
    *spells.STEPS,
    *ending.STEPS,
    *limits.STEPS,
    *alignment.STEPS,
    *atoms.STEPS,
    *offers.STEPS,
    *effects.STEPS,
    *crossing.STEPS,
    *attack.STEPS,
    *creatures.STEPS,
    *duel.STEPS,
    *taking.STEPS,
    *meeting.STEPS,
    *adventure.STEPS,
    *encounter.STEPS,
    *spaces.STEPS,
    *inner_region.STEPS,
    *special.STEPS,
    *move.STEPS,
    *trophies.STEPS,
)
