"""Movement in the three Regions: where a roll leads, Rafts, the way in and back (T-078 to T-083, T-199 to T-223)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from tavolata.engine import About, IllegalAction, Question, Step, first_of, pack, verb_of
from tavolata.engine.saving import COUNT, Saved
from tavolata.games.talisman.box.actions import (
    ALIGN,
    BACK,
    BUILD,
    BY_CRAFT,
    BY_STRENGTH,
    CROSS_BRIDGE,
    DROP,
    FATE,
    GO,
    HALT,
    MOST_PLAYERS,
    OPEN,
    RAFT_TO,
    REGENERATE,
    ROLL,
    STAY,
    USE,
)
from tavolata.games.talisman.box.cards import (
    AMULET,
    AXE,
    CROWN,
    FACES,
    FIRE,
    FOREST,
    HILLS3,
    INNER,
    KEY,
    MIDDLE,
    NO_CARD,
    NOBODY,
    OUTER,
    PERIL,
    POLTERGEIST,
    PORTAL,
    RAFT,
    REGION,
    RING_PLACE,
    RINGS,
    SENTINEL,
    SPACE_NAMES,
    SPACES,
    TAVERN,
    TEMPLE,
    TERRAIN,
    WOODS,
    Card,
    Space,
    ability,
    around,
    creature_of,
    toward_crown,
    toward_plain,
)
from tavolata.games.talisman.rules.alignment import change, changes
from tavolata.games.talisman.rules.creatures import Meet
from tavolata.games.talisman.rules.crossing import cross_river, open_portal
from tavolata.games.talisman.rules.dice import spend_fate, throw
from tavolata.games.talisman.rules.encounter import ENCOUNTER, potions, things_to_use, use_thing
from tavolata.games.talisman.rules.flow import arrive, end_turn
from tavolata.games.talisman.rules.gains import (
    drop,
    has_talisman,
    heal,
    lose_card,
    receive,
)
from tavolata.games.talisman.rules.hero import Hero
from tavolata.games.talisman.rules.lasting import HELD, NEW_RAFT, SLOW
from tavolata.games.talisman.rules.limits import CHECK_LIMITS_AND_QUEST, things_to_leave
from tavolata.games.talisman.rules.offers import on_stack
from tavolata.games.talisman.rules.revealing import RevealingQuestion
from tavolata.games.talisman.rules.spell_book import ANY_WINDOW, MOVE_WINDOW, START_WINDOW
from tavolata.games.talisman.rules.spells import asks, cast, is_cast, spell_actions, why_not_cast
from tavolata.games.talisman.rules.state import Talisman
from tavolata.games.talisman.rules.stay import NO_OFFER, OFFER_OUTER, Stay, Visit
from tavolata.games.talisman.rules.totals import (
    can,
    has,
)

_WALKER: Final = ability("woods-walk")
_REGENERATES: Final = ability("regenerate")
_SENTINEL: Final = creature_of("SENTINEL")
_TO_SPACES: Final = (GO, CROSS_BRIDGE, BACK, RAFT_TO)
_FEW_SPACES: Final = 6
_SPEND_FATE: Final[list[int]] = [pack(FATE, 1)]
#: The steps from the Hills beyond the bridge to the Portal.
_SHAPE: Final = ability("shape")
_BRIDGE_TO_PORTAL: Final = RING_PLACE[HILLS3] - RING_PLACE[PORTAL]


class Move(RevealingQuestion):
    """Before and instead of the roll: Spells, things to use or leave, and the ways to move (T-251, T-080)."""

    __slots__ = ()
    name: ClassVar[str] = "move"
    rule: ClassVar[str] = "T-078"

    def run(self, state: Talisman) -> None:
        seat = self.seat
        if not state.is_here(seat):
            return
        if state.affected(HELD, seat):
            if state.events is not None:
                state.tell("held", "SP09", {"seat": seat})
            end_turn(state)
        elif self.is_asked(state):
            super().run(state)
        else:
            state.push(ENCOUNTER[seat])  # T-243

    def is_asked(self, state: Talisman) -> bool:
        """On the Crown only for Spells, or to leave the Amulet (R-32)."""
        hero = state.heroes[self.seat]
        return hero.space != CROWN or has(hero, AMULET) or asks(state, self.seat, START_WINDOW | ANY_WINDOW)

    def is_window(self, state: Talisman) -> bool:
        hero = state.heroes[self.seat]
        return hero.space == CROWN and not has(hero, AMULET)

    def options(self, state: Talisman) -> list[int]:
        seat = self.seat
        hero = state.heroes[seat]
        actions = ways_to_move(state, hero)
        if hero.objects or hero.followers:
            actions += things_to_leave(hero)
            actions += things_to_use(state, hero)
        if can(hero, _SHAPE):
            actions += changes(state, seat)
        if hero.spells:
            window = START_WINDOW | ANY_WINDOW
            if rolls(state, hero):
                window |= MOVE_WINDOW
            actions += spell_actions(state, seat, window)
        if len(actions) > 1:
            actions.sort()
        return actions

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        hero = state.heroes[seat]
        verb = verb_of(action)
        if is_cast(action):
            state.push(self)
            cast(state, seat, action)
        elif verb == DROP:
            state.then([CHECK_LIMITS_AND_QUEST[seat], self])
            drop(state, seat, Card(first_of(action)), "T-186")
        elif verb == USE:
            state.push(self)
            use_thing(state, seat, Card(first_of(action)))
        elif verb == ALIGN:
            state.push(self)
            change(state, seat, action)
        else:
            move(state, seat, hero, action)

    def about(self, state: Talisman, seat: int) -> About:
        return About(spaces=goals(state, seat))

    def why_not(self, state: Talisman, seat: int, action: int) -> IllegalAction:
        hero = state.heroes[seat]
        verb = verb_of(action)
        if is_cast(action):
            return why_not_cast(state, seat, action)
        if verb == ROLL and REGION[hero.space] == INNER:
            return IllegalAction("error-no-roll", {}, "T-218")
        if verb == GO and first_of(action) == FIRE and not has_talisman(hero):
            return IllegalAction("error-no-talisman", {}, "T-242")
        if verb == DROP:
            return IllegalAction("error-drop", {}, "R-80")
        return IllegalAction("error-move", {}, self.rule)


def rolls(state: Talisman, hero: Hero) -> bool:
    """Whether the character would roll to move now: only then something can be done instead (SP16)."""
    return REGION[hero.space] != INNER and not hero.stay.enslaved and not is_slow(state, hero)


def is_slow(state: Talisman, hero: Hero) -> bool:
    """One space a turn, without a roll (T-174, FO09, EV02)."""
    by_kind = state.modifiers.by_kind
    return hero.toad > 0 or (len(by_kind) > 0 and SLOW in by_kind) or has(hero, POLTERGEIST)


def raft_of(state: Talisman, hero: Hero) -> Card:
    """A Raft that can be used now; NOBODY: none (T-208, T-210)."""
    for card in hero.objects:
        if KEY[card] == RAFT and not state.affected(NEW_RAFT, hero.seat):
            return card
    return NO_CARD


def ways_to_move(state: Talisman, hero: Hero) -> list[int]:
    """All that the character can do for a move, one of which it must (T-082)."""
    space = hero.space
    if space == CROWN:
        return [pack(STAY)]  # nobody walks away from it
    if REGION[space] == INNER:
        return inner_ways(hero)
    if hero.stay.enslaved:
        return [pack(ROLL)]
    actions: list[int] = []
    if hero.objects:
        if raft_of(state, hero) != NOBODY:
            actions += [pack(RAFT_TO, other) for other in FACES[space]]
        if may_build(state, hero):
            actions.append(pack(BUILD))
    offer = hero.stay.passage_offer
    if offer != NO_OFFER:
        targets = [other for other in RINGS[OUTER] if other != space] if offer == OFFER_OUTER else [TEMPLE]
        actions += go_or_halt(targets)
    if is_slow(state, hero):
        if not actions:
            return after_roll(state, hero, 1)[:]
        actions += after_roll(state, hero, 1)
    else:
        actions.append(pack(ROLL))
        if TERRAIN[space] == WOODS and can(hero, _WALKER):  # instead of the roll
            actions += go_or_halt(
                [other for other in RINGS[REGION[space]] if TERRAIN[other] == WOODS and other != space]
            )
    return sorted(set(actions)) if len(actions) > 1 else actions


def go_or_halt(spaces: list[Space]) -> list[int]:
    """Go there, or go there and leave something before cards are drawn (T-093)."""
    return [pack(GO, space) for space in spaces] + [pack(HALT, space) for space in spaces]


def inner_ways(hero: Hero) -> list[int]:
    """One space a turn, forward once the space is done with, or back (T-218 to T-223, R-62 to R-65); into the Valley only with a Talisman (T-002)."""
    space = hero.space
    if hero.stay.turned_back:
        return [pack(BACK, other) for other in toward_plain(space)]
    actions = [pack(BACK, other) for other in toward_plain(space)]
    if hero.stay.trial_done or space in (PERIL, FIRE):
        actions += [pack(GO, other) for other in toward_crown(space) if other != FIRE or has_talisman(hero)]
    else:
        actions.append(pack(STAY))
    return actions


def may_build(state: Talisman, hero: Hero) -> bool:
    """A Raft, with an Axe, in Woods or Forest (T-209)."""
    if TERRAIN[hero.space] != WOODS and hero.space != FOREST:
        return False
    return has(hero, AXE) and on_stack(state, hero, RAFT) != NOBODY


def move(state: Talisman, seat: int, hero: Hero, action: int) -> None:
    """The choice is made. A Raft that was not used goes (T-211, R-60)."""
    verb, space = verb_of(action), Space(first_of(action))
    offer = hero.stay.passage_offer
    hero.stay.passage_offer = NO_OFFER
    if verb == RAFT_TO and state.events is not None:
        state.tell("rafted", "T-210", {"seat": seat})
    drop_rafts(state, seat)
    if verb == ROLL:
        state.dice = throw(state, 1)
        if state.events is not None:
            state.tell("rolled", "T-078", {"seat": seat, "dice": list(state.dice), "for": "MOVE"})
        state.push(Where(seat, 0))
    elif verb == RAFT_TO:
        cross_river(state, seat)
        arrive(state, seat, space, "T-210")
    elif verb == BUILD:
        card = on_stack(state, hero, RAFT)
        state.purchases.remove(card)
        receive(state, seat, card, "T-209")
        end_turn(state)
        state.push(CHECK_LIMITS_AND_QUEST[seat])
    elif verb == BACK:
        turn_back(state, seat, space)
    elif verb == STAY:
        state.visit = Visit()
        state.push(ENCOUNTER[seat])
    else:
        if state.events is not None:
            tell_without_roll(state, hero, offer, action)
        if offer != NO_OFFER and space == TEMPLE:
            cross_river(state, seat)
        walk(state, seat, action)


def tell_without_roll(state: Talisman, hero: Hero, offer: int, action: int) -> None:
    """Why somebody moves who has not rolled; in the Inner Region nobody does (T-218)."""
    if REGION[hero.space] == INNER:
        return
    reasons: dict[str, str] = {"toad": "T-174", "poltergeist": "FO09", "blizzard": "EV02", "woods": "R-45"}
    if is_slow(state, hero) and action in after_roll(state, hero, 1):
        reason = "toad" if hero.toad else "poltergeist" if has(hero, POLTERGEIST) else "blizzard"
    elif offer != NO_OFFER:
        reason = "outer" if offer == OFFER_OUTER else "ferry"
    else:
        reason = "woods"
    state.tell("without-roll", reasons.get(reason, SPACES[TAVERN].id), {"seat": hero.seat, "why": reason})


def drop_rafts(state: Talisman, seat: int) -> None:
    """Used or not, every Raft that could be used in this turn goes (T-211, R-60, R-93)."""
    hero = state.heroes[seat]
    while hero.objects and raft_of(state, hero) != NOBODY:
        lose_card(state, seat, raft_of(state, hero), "T-211")


def turn_back(state: Talisman, seat: int, space: Space) -> None:
    """Back toward the Plain, past everything; out by the Portal it is landing (T-221, T-217, R-64)."""
    hero = state.heroes[seat]
    if space == PORTAL:
        arrive(state, seat, PORTAL, "T-217")
        return
    hero.space = space
    hero.stay = Stay()
    hero.stay.turned_back = space != PERIL
    if state.events is not None:
        state.tell("turned-back", "T-221", {"seat": seat, "space": SPACE_NAMES[space]})
    end_turn(state)


@mypyc_attr(free_list_len=1)
class Where(Question[Talisman]):
    """Which way with this roll; or fate; or the Troll regenerates (T-079, T-047, R-46)."""

    __slots__ = ("spent",)
    name: ClassVar[str] = "where"
    rule: ClassVar[str] = "T-079"
    saved: ClassVar[Saved] = (("spent", COUNT),)

    def __init__(self, seat: int, spent: int) -> None:
        super().__init__(seat)
        self.spent = spent

    def options(self, state: Talisman) -> list[int]:
        hero = state.heroes[self.seat]
        steps = state.dice[0]
        stays = hero.stay.enslaved and steps <= 3
        ways = [pack(STAY)] if stays else after_roll(state, hero, 1 if is_slow(state, hero) else steps)
        actions = _SPEND_FATE + ways if hero.fate and not self.spent else ways[:]
        # Up to here all is in ascending order: to sort these was a hundredth of the time of a random game.
        ordered = len(actions)
        if hero.objects and not stays:
            actions += potions(state, hero)  # the Portal may be within reach now
        if steps == 6 and can(hero, _REGENERATES):  # the die as it fell, however far it leads (T-167)
            actions.append(pack(REGENERATE))
        if len(actions) > ordered:
            actions.sort()
        return actions

    def answer(self, state: Talisman, seat: int, action: int) -> None:
        verb = verb_of(action)
        if verb == FATE:
            state.dice = spend_fate(state, seat, state.dice, 1)
            state.push(Where(seat, 1))
        elif verb == USE:
            state.push(self)
            use_thing(state, seat, Card(first_of(action)))
        elif verb == REGENERATE:
            if state.events is not None:
                state.tell("regenerated", "R-46", {"seat": seat})
            heal(state, seat, 1, "R-46")
            set_free(state, seat)
            end_turn(state)
        elif verb == STAY:
            if state.events is not None:
                state.tell("still-enslaved", "R-48", {"seat": seat})
            end_turn(state)
        else:
            set_free(state, seat)
            walk(state, seat, action)

    def about(self, state: Talisman, seat: int) -> About:
        return About(spaces=goals(state, seat))

    def why_not(self, state: Talisman, seat: int, action: int) -> IllegalAction:
        if verb_of(action) == OPEN and state.heroes[seat].quest:
            return IllegalAction("error-quest-portal", {}, "T-197")
        return IllegalAction("error-where", {"count": state.dice[0]}, "T-078")


def goals(state: Talisman, seat: int) -> list[str]:
    """The spaces that an answer leads to, if these are few enough to look at each."""
    mine = state.decision_of(seat)
    actions = mine.actions if mine is not None else []
    spaces = dict.fromkeys([first_of(action) for action in actions if verb_of(action) in _TO_SPACES])
    return [SPACE_NAMES[space] for space in spaces] if len(spaces) <= _FEW_SPACES else []


def set_free(state: Talisman, seat: int) -> None:
    """A 4, 5 or 6 ends slavery in the Temple, whatever is done with it (M13, R-48)."""
    hero = state.heroes[seat]
    if hero.stay.enslaved:
        hero.stay.enslaved = False
        if state.events is not None:
            state.tell("freed", "R-48", {"seat": seat})


def after_roll(state: Talisman, hero: Hero, steps: int) -> list[int]:
    """Everywhere one can get with so many steps, in ascending order (T-078, T-081, T-200, T-213). Not to be changed."""
    return (_ON_A_QUEST if hero.quest else _FREE)[hero.space][steps]


def _reached(space: Space, steps: int, quest: bool) -> list[int]:
    """Either way round; over the bridge in both directions, and only out of the Outer Region past the Sentinel (T-205 to T-207)."""
    region = REGION[space]
    reached = {around(space, steps), around(space, -steps)}
    crossing: set[int] = set()
    bridge = SENTINEL if region == OUTER else HILLS3
    ring = len(RINGS[region])
    way_there = (RING_PLACE[bridge] - RING_PLACE[space]) % ring
    for distance in {way_there, (ring - way_there) % ring}:
        if distance < steps:
            landing = HILLS3 if region == OUTER else SENTINEL
            rest = steps - distance - 1
            beyond = {around(landing, rest), around(landing, -rest)}
            if region == OUTER:
                crossing |= beyond
                if rest > _BRIDGE_TO_PORTAL and not quest:
                    crossing.add(PERIL)  # over the bridge and on through the Portal
            else:
                reached |= beyond
    actions = go_or_halt(list(reached))
    actions += [pack(CROSS_BRIDGE, other) for other in crossing]
    if region == MIDDLE and not quest:
        there = (RING_PLACE[PORTAL] - RING_PLACE[space]) % ring
        if min(there, ring - there) < steps:
            actions += [pack(OPEN, BY_STRENGTH), pack(OPEN, BY_CRAFT)]
    return sorted(actions)


def _table(quest: bool) -> list[list[list[int]]]:
    """By space of the two rings and number of steps; nobody rolls to move in the Inner Region."""
    return [
        [_reached(Space(space), steps, quest) if REGION[space] != INNER else [] for steps in range(7)]
        for space in range(len(SPACE_NAMES))
    ]


#: All ways, made once: with a quest the Portal stays shut (T-197).
_FREE: Final = _table(False)
_ON_A_QUEST: Final = _table(True)


def walk(state: Talisman, seat: int, action: int) -> None:
    """Go where was chosen."""
    hero = state.heroes[seat]
    verb, space = verb_of(action), Space(first_of(action))
    if verb == CROSS_BRIDGE:
        hero.space = SENTINEL
        state.crossing = space
        if state.events is not None:
            state.tell("bridge", "T-201", {"seat": seat, "space": SPACE_NAMES[space]})
        state.push(Meet(seat, _SENTINEL))
        return
    if verb == OPEN:
        open_portal(state, seat, space)
        return
    if REGION[hero.space] == MIDDLE and REGION[space] == OUTER:
        cross_river(state, seat)
    arrive(state, seat, space, "T-218" if REGION[hero.space] == INNER else "T-083")
    state.visit.looks_around = verb == HALT


MOVE: Final = [Move(seat) for seat in range(MOST_PLAYERS)]
STEPS: Final[tuple[type[Step[Any]], ...]] = (Move, Where)
