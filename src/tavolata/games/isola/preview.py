"""What a combat comes to if everybody passes from now on.

There is no chance in a combat of Isola, so this is exact: a copy of the table is played on, nobody activates or plays anything
more, and whoever must choose something gives the usual answer. What is told depends only on what everybody knows.
"""

from __future__ import annotations

from typing import ClassVar, Final, NamedTuple

from tavolata.engine import PASS, Decision, Event, Exchange, Question, Step, first_of, pack, verb_of
from tavolata.engine.scopes import innermost
from tavolata.games.isola.box import actions
from tavolata.games.isola.box.cards import CARDS
from tavolata.games.isola.box.records import TURN
from tavolata.games.isola.box.things import THING_NAMES, thing_number
from tavolata.games.isola.rules.combat import Attack, Battles, ChooseBattle, CombatEnd, Defend, NextBattle
from tavolata.games.isola.rules.fight import Combat, LeaveFight, start_battle
from tavolata.games.isola.rules.replies import Window
from tavolata.games.isola.rules.state import COMBAT, Isola

#: More answers than any combat phase takes.
_MOST_ANSWERS: Final = 2_000

_DONE: Final = pack(actions.DONE)
_BACK: Final = pack(actions.BACK)


class Outcome:
    """What a combat does to the table. Things are numbers, in ascending order."""

    __slots__ = ("dead", "drawn_in", "ends", "fallen", "lives", "places", "points", "razed")

    def __init__(self) -> None:
        #: Protagonists that leave the table, and those of them that leave the game (ID-169, ID-210).
        self.fallen: list[int] = []
        self.dead: list[int] = []
        #: Lives lost by those that stay, by thing (ID-018).
        self.lives: dict[int, int] = {}
        #: Commanders that are drawn into a combat of their own (ID-151), the first one first.
        self.drawn_in: list[int] = []
        #: Places that are conquered, and those of them that leave the game (ID-172, ID-208).
        self.places: list[int] = []
        self.razed: list[int] = []
        #: What each seat scores.
        self.points: list[int] = [0, 0]
        #: Whether the game is over with it, because a future is empty (RU-13).
        self.ends = False

    def key(self) -> tuple[object, ...]:
        """Equal for equal outcomes."""
        lives = tuple(sorted(self.lives.items()))
        gone = (tuple(self.fallen), tuple(self.dead), lives, tuple(self.drawn_in))
        return (*gone, tuple(self.places), tuple(self.razed), tuple(self.points), self.ends)

    def told(self) -> dict[str, object]:
        """As plain data, with the names of things."""
        return {
            "fallen": [THING_NAMES[thing] for thing in self.fallen],
            "dead": [THING_NAMES[thing] for thing in self.dead],
            "lives": [[THING_NAMES[thing], self.lives[thing]] for thing in sorted(self.lives)],
            "drawn_in": [THING_NAMES[thing] for thing in self.drawn_in],
            "places": [THING_NAMES[thing] for thing in self.places],
            "razed": [THING_NAMES[thing] for thing in self.razed],
            "points": self.points[:],
            "ends": self.ends,
        }


def outcome_between(before: Isola, after: Isola) -> Outcome:
    """What has become of the table in a combat that told its events to ``after``."""
    return outcome_of(before, after, after.events or [])


def outcome_of(before: Isola, after: Isola, events: list[Event]) -> Outcome:
    """What has become of the table while these events happened."""
    found = Outcome()
    removed: set[int] = set()
    for event in events:
        thing = thing_number(str(event.public.get("place", event.public.get("force", ""))))
        if event.kind == "reached":
            found.drawn_in.append(thing)
        elif event.public.get("removed") or event.kind == "sacrificed":
            removed.add(thing)
    for thing in sorted(before.forces):
        force, left = before.forces[thing], after.forces.get(thing)
        if left is None:
            found.fallen.append(thing)
            if thing in removed:
                found.dead.append(thing)
        elif left.all_lives() < force.all_lives():
            found.lives[thing] = force.all_lives() - left.all_lives()
    for seat in range(2):
        still = [site.thing for site in after.territories[seat]]
        found.places += [site.thing for site in before.territories[seat] if site.thing not in still]
    found.places.sort()
    found.razed = [thing for thing in found.places if thing in removed]
    found.points = [after.points[seat] - before.points[seat] for seat in range(2)]
    found.ends = after.over
    return found


# Playing on, and stopping where the combat is over


class Halt(Question[Isola]):
    """On a copy of a table: here the combat is over. Never on a table that is played or saved."""

    __slots__ = ()
    name: ClassVar[str] = "halt"

    def options(self, state: Isola) -> list[int]:
        return [PASS]

    def answer(self, state: Isola, seat: int, action: int) -> None:
        raise AssertionError("the combat is over")


def halt_after_combat(state: Isola) -> bool:
    """Let a copy stop at the end of the combat phase, everybody engaged who is; False: there is no combat phase now."""
    place = innermost(state, CombatEnd)
    if place >= 0:
        state.agenda.insert(place, Halt(0))
    return place >= 0


def halt_after_fight(state: Isola) -> None:
    """Let a copy stop where the fight that goes on is over, the further combats of its commanders included."""
    agenda = state.agenda
    number = state.fights[-1].number
    place = len(agenda) - 1
    while place >= 0:
        step = agenda[place]
        if isinstance(step, LeaveFight) or (isinstance(step, Combat) and step.number == number):
            agenda.insert(place, Halt(0))
            return
        place -= 1
    raise AssertionError("a fight without an end")


def is_halted(state: Isola) -> bool:
    return state.over or isinstance(state.decisions[0].question, Halt)


def plain_answer(state: Isola, decision: Decision) -> int:
    """To pass where one may; else what is usually wanted."""
    offered = decision.actions
    if offered[0] == PASS:
        return PASS
    if isinstance(decision.question, (Attack, Defend)):
        return _DONE if _DONE in offered else _BACK
    usual = decision.question.usual(state, decision.seat, offered)
    return usual[0] if usual else offered[0]


def withdrawn_answer(state: Isola, decision: Decision) -> int:
    """As ``plain_answer``, but groups that are being built come to nothing."""
    if isinstance(decision.question, (Attack, Defend)):
        return PASS if decision.actions[0] == PASS else _BACK
    return plain_answer(state, decision)


def let_pass(state: Isola, withdraws: bool = False) -> None:
    """Everybody passes until the copy stops; whoever is building groups announces them, or ``withdraws``."""
    for _ in range(_MOST_ANSWERS):
        if is_halted(state):
            return
        decision = state.decisions[0]
        action = withdrawn_answer(state, decision) if withdraws else plain_answer(state, decision)
        state.play(decision.seat, action)
    raise AssertionError("a combat without an end")


def copy_to_look_at(state: Isola) -> Isola:
    """A copy that tells what happens."""
    copy = state.clone()
    copy.events = []
    return copy


def is_combat_open(state: Isola) -> bool:
    """Whether a fight goes on, an attack is declared, or groups are being built."""
    if state.over or state.phase != COMBAT:
        return False
    return bool(state.battles or state.fights) or isinstance(state.decisions[0].question, Attack)


def preview(state: Isola) -> Outcome | None:
    """What the whole combat phase comes to if all pass from now on; None: there is no combat.

    While groups are built: as if those that have anybody in them were announced now, and nobody else attacked or defended.
    """
    if not is_combat_open(state):
        return None
    copy = copy_to_look_at(state)
    halt_after_combat(copy)
    let_pass(copy)
    return outcome_between(state, copy)


def preview_fight(state: Isola) -> Outcome | None:
    """What the fight that goes on, the innermost one, comes to if both pass; None: there is none."""
    if state.over or not state.fights:
        return None
    copy = copy_to_look_at(state)
    halt_after_fight(copy)
    let_pass(copy)
    return outcome_between(state, copy)


# Battle by battle


class Milestone(NamedTuple):
    """The table before a battle is fought: which are left, and how much had been told by then."""

    targets: list[int]
    table: Isola
    told: int


class MarkedBattles(Step[Isola]):
    """On a copy of a table: as ``Battles``, but noting where each battle begins. Never on a table that is played or saved."""

    __slots__ = ("milestones",)

    def __init__(self, seat: int, milestones: list[Milestone]) -> None:
        super().__init__(seat)
        self.milestones = milestones

    def run(self, state: Isola) -> None:
        if state.battles:
            state.next_fight = state.new_scope()
            state.then([Window(self.seat), MarkedNext(self.seat, self.milestones)])


class MarkedNext(Step[Isola]):
    """On a copy of a table: as ``NextBattle``, but noting how the table stands."""

    __slots__ = ("milestones",)

    def __init__(self, seat: int, milestones: list[Milestone]) -> None:
        super().__init__(seat)
        self.milestones = milestones

    def run(self, state: Isola) -> None:
        targets = [battle.target for battle in state.battles]
        self.milestones.append(Milestone(targets, state.clone(), len(state.events or [])))
        if not targets:
            return
        state.push(self)
        if state.rulings.advanced and len(targets) > 1:
            state.push(ChooseBattle(self.seat))
        else:
            start_battle(state, state.battles.pop(0))


def _mark_battles(copy: Isola) -> list[Milestone]:
    """Let a copy note where each battle that is still to be fought begins."""
    milestones: list[Milestone] = []
    for place in range(len(copy.agenda)):
        step = copy.agenda[place]
        if isinstance(step, Battles):
            copy.agenda[place] = MarkedBattles(step.seat, milestones)
        elif isinstance(step, NextBattle):
            copy.agenda[place] = MarkedNext(step.seat, milestones)
    return milestones


class Foresight(NamedTuple):
    """What the whole combat comes to, and each battle of it that has not begun, by its target."""

    whole: Outcome
    battles: dict[int, Outcome]


def foresee(state: Isola, withdraws: bool = False) -> Foresight | None:
    """As ``preview``, and what each battle has to do with it.

    ``withdraws``: as if whoever is building groups gave them up. Only this may be told to others, who do not see them (RU-92).
    """
    if not is_combat_open(state) or (withdraws and not state.battles and not state.fights):
        return None
    copy = copy_to_look_at(state)
    halt_after_combat(copy)
    milestones = _mark_battles(copy)
    let_pass(copy, withdraws)
    found: dict[int, Outcome] = {}
    for place in range(len(milestones)):
        one = milestones[place]
        last = place + 1 == len(milestones)
        left = [] if last else milestones[place + 1].targets
        fought = [target for target in one.targets if target not in left]
        if len(fought) != 1:  # the end, or what a card took away with its place
            continue
        after, until = (copy, None) if last else (milestones[place + 1].table, milestones[place + 1].told)
        told = (copy.events or [])[one.told : until]
        found[fought[0]] = outcome_of(one.table, after, told)
    return Foresight(outcome_between(state, copy), found)


# Which answers matter


def is_relevant_reply(state: Isola, seat: int, action: int) -> bool:
    """Whether a reply changes who falls, who conquers or what is scored, compared with passing; with any target it may pick."""
    if action == PASS or not (state.fights or state.battles):
        return False
    copy = copy_to_look_at(state)
    if not halt_after_combat(copy):
        halt_after_fight(copy)
    passed = copy.clone()
    passed.events = []
    passed.play(seat, PASS)
    let_pass(passed)
    usual = outcome_between(state, passed).key()
    copy.play(seat, action)
    return any(outcome_between(state, played).key() != usual for played in _played_out(copy, seat))


def _played_out(copy: Isola, seat: int) -> list[Isola]:
    """What a reply can come to, one table for each target."""
    decision = None if is_halted(copy) else copy.decisions[0]
    if (
        decision is None
        or decision.seat != seat
        or isinstance(decision.question, Exchange)
        or decision.actions[0] == PASS
    ):
        let_pass(copy)
        return [copy]
    found: list[Isola] = []
    for answer in decision.actions:
        picked = copy.clone()
        picked.events = copy.events[:] if copy.events is not None else None
        picked.play(seat, answer)
        let_pass(picked)
        found.append(picked)
    return found


def is_relevant_answer(action: int, passes: int) -> bool:
    """In a presentation phase nobody fights yet. What can be played only now is worth a question once: at the last chance."""
    return passes > 0 and verb_of(action) == actions.PLAY and CARDS[first_of(action)].duration == TURN
