"""Greedy declares an attack that wins where there is one, whatever the defence: compared with a search of its own here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import permutations, product

from support import play
from tavolata.engine import PASS, Fast
from tavolata.games.isola import GAME
from tavolata.games.isola.bot.ahead import fight_on
from tavolata.games.isola.bot.greedy import greedy
from tavolata.games.isola.bot.winning import lead_with_green, might_win, winning_plan
from tavolata.games.isola.position import position
from tavolata.games.isola.preview import halt_after_combat, is_halted
from tavolata.games.isola.rules.combat import Attack, Defend, announce_defence, declare
from tavolata.games.isola.rules.legality import attackable, why_not_attack_with, why_not_defend, why_not_member
from tavolata.games.isola.rules.pieces import Force, Group, Site
from tavolata.games.isola.rules.state import MARGIN, Isola
from tavolata.players import policy_of

#: Positions of so many games; with so few who attack and defend all attacks and defences can be tried.
GAMES = 24
MOST_ATTACKERS = 4
MOST_DEFENDERS = 3


def groups(state: Isola, forces: list[Force], target: int, most: int, may: Callable[[Force], bool]) -> list[Group]:
    """All groups of up to so many, with a commander or without."""
    able = [force.thing for force in forces if not force.engaged and may(force)]
    found: list[Group] = []
    for count in range(1, most + 1):
        for column in permutations(able, count):
            if any(why_not_member(state, column[:at], (), column[at], False) for at in range(count)):
                continue
            found.append(Group(target, column))
            leaders = [thing for thing in able if thing not in column]
            found += [
                Group(target, column, (thing,))
                for thing in leaders
                if why_not_member(state, column, (), thing, True) is None
            ]
    return found


def apart(choices: list[list[Group]]) -> Iterator[tuple[Group, ...]]:
    for chosen in product(*choices):
        members = [thing for group in chosen for thing in group.members()]
        if len(members) == len(set(members)):
            yield chosen


def worst(state: Isola, seat: int, plan: tuple[Group, ...]) -> int:
    """The lead after an attack, against the best defence."""
    table = state.clone()
    halt_after_combat(table)
    table.agenda.pop()
    table.decisions = []
    declare(table, seat, plan)
    table.advance()
    if is_halted(table) or not isinstance(table.decisions[0].question, Defend):
        fight_on(table, Fast(1))
        return lead_with_green(table, seat)
    choices: list[list[Group]] = []
    for group in plan:
        site = table.site(group.target)

        def may(force: Force, site: Site = site) -> bool:
            return why_not_defend(table, force, site) is None

        choices.append([Group(group.target), *groups(table, table.forces_of(1 - seat), group.target, 3, may)])
    least = MARGIN + 99
    for defence in apart(choices):
        answered = table.clone()
        answered.agenda.pop()
        answered.decisions = []
        announce_defence(answered, 1 - seat, defence)
        answered.advance()
        fight_on(answered, Fast(1))
        least = min(least, lead_with_green(answered, seat))
        if least < MARGIN:
            break
    return least


def there_is_one(state: Isola, seat: int) -> bool:
    """Whether an attack wins: all of up to two groups are tried."""
    sites = attackable(state, 1 - seat)
    for count in range(1, min(2, len(sites)) + 1):
        choices = [
            groups(
                state,
                state.forces_of(seat),
                site.thing,
                2,
                lambda force: why_not_attack_with(state, force.thing) is None,
            )
            for site in sites[:count]
        ]
        if any(worst(state, seat, plan) >= MARGIN for plan in apart(choices)):
            return True
    return False


def declared(state: Isola, seat: int) -> tuple[Group, ...]:
    """The attack of greedy, built step by step."""
    while True:
        decision = state.decisions[0]
        question = decision.question
        assert isinstance(question, Attack)
        action = greedy(state, decision, Fast(3))
        if action == PASS:
            return ()
        if GAME.text(action) == "done":
            return tuple(group for group in question.plan if group.column)
        state.play(seat, action)


def close_calls() -> Iterator[tuple[Isola, int]]:
    """Attacks of games of the policy, with points that put ten within reach."""
    assert GAME.seat_decks is not None
    decks, choose = GAME.seat_decks.ready(), policy_of("policy", GAME)
    for seed in range(GAMES):
        state, luck = GAME.new(2, seed, decks=[decks[seed % 14], decks[(seed * 5 + 3) % 14]]), Fast(seed)
        while not state.over:
            decision = state.decisions[0]
            assert isinstance(state, Isola)
            seat = decision.seat
            if isinstance(decision.question, Attack) and not decision.question.plan and state.territories[1 - seat]:
                ready = [[force for force in state.forces_of(side) if not force.engaged] for side in range(2)]
                few = len(ready[seat]) <= MOST_ATTACKERS and len(ready[1 - seat]) <= MOST_DEFENDERS
                for missing in range(1, 5) if few else []:
                    table = state.clone()
                    table.points[seat] += MARGIN - missing - lead_with_green(table, seat)
                    table.points = [points - min(0, *table.points) for points in table.points]
                    if might_win(table, seat):
                        yield table, seat
            state.play(seat, choose(state, decision, luck))


def test_greedy_never_misses_an_attack_that_wins() -> None:
    cases = 0
    for state, seat in close_calls():
        if there_is_one(state, seat):
            plan = declared(state.clone(), seat)
            assert plan and worst(state, seat, plan) >= MARGIN, str(state)
            cases += 1
    assert cases >= 8


def test_there_is_nothing_to_win_by_an_attack_where_ten_are_out_of_reach_or_there_anyway() -> None:
    for points, within in (([6, 0], True), ([3, 0], False), ([12, 0], False)):
        state = position(
            forces=["KENSHIRO", "RAOUL!"],
            places=["VILLAGGIO-DEL-POZZO TEMPIO-SUL-MONTE", "CAMPO-DI-SCHIAVI"],
            points=points,
            phase="combat",
        )
        assert might_win(state, 0) == within
        assert bool(winning_plan(state, 0, [], Fast(0))) == within
    play(state, "A pass")
