"""Secrets: whatever lies hidden, a seat sees the same. Views, decisions and events give nothing away."""

from __future__ import annotations

import pytest

from battery.cases import CASES, LISTED_CASES, POSITIONS, TIMES, Case, as_text, pick, strings_in, to_the_end, walk
from battery.checks import keep_secrets
from battery.hooks import HOOKS
from tavolata.engine import ANEW, OPEN, Given, State

#: Of the positions of a game, every so many are looked at closely.
EVERY = 7
#: With so many secrets looked at it is no accident if all stay where they are.
FEW = 10


@pytest.mark.parametrize("case", CASES, ids=str)
def test_whatever_is_hidden_a_seat_sees_the_same_and_is_asked_the_same(case: Case) -> None:
    tried = moved = number = 0
    while number < 2 * TIMES or (tried < FEW and number < 100):  # near the end there may be no secrets left
        state, lots = case.midway(1000 + number)
        number += 1
        for position, _ in enumerate(walk(state, lots, POSITIONS)):
            if position % EVERY:
                continue
            before = state.dump()
            for seat in (None, *range(case.players)):
                different = keep_secrets(state, seat, lots)
                if something_is_hidden(state, seat):
                    tried += 1
                    moved += different
            assert state.dump() == before  # guessing changes nothing
    assert tried >= FEW
    assert moved > 0.5 * tried  # something hidden did move, or the comparisons would say nothing


def something_is_hidden(state: State, seat: int | None) -> bool:
    """Whether the seat could think of another world, as far as the battery can know."""
    hooks = HOOKS.get(state.game.name)
    return hooks is None or hooks.hides(state, seat)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_a_seat_sees_besides_is_what_a_spectator_does_not(case: Case) -> None:
    state, lots = case.midway(151)
    for _ in walk(state, lots, POSITIONS // EVERY):
        public = state.view(None)
        for seat in range(case.players):
            own = {name: value for name, value in state.view(seat).items() if name not in public}
            assert state.own_view(seat) == own
            whole = {**public, **state.private_view(seat, public)}
            assert list(whole.items()) == list(state.view(seat).items())  # in the same order: it goes over the wire
        assert public == state.view(None)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_possible_world_can_be_played_to_the_end(case: Case) -> None:
    state, lots = case.midway(152)
    for _ in walk(state, lots, POSITIONS):
        if lots.random() < 0.02:
            seat = [None, *range(case.players)][pick(lots, case.players + 1)]
            given: Given = ANEW if pick(lots, 2) else OPEN
            world = state.determinize(seat, pick(lots, 1 << 40), given)
            world.check_every_step()
            to_the_end(world, lots)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_same_guess_gives_the_same_world_and_others_give_others(case: Case) -> None:
    state, _ = case.midway(153)
    worlds = [state.determinize(0, seed).dump() for seed in (1, 1, 2, 3)]
    assert worlds[0] == worlds[1]
    assert len({as_text(world["chance"]) for world in worlds}) == 3  # nor does future luck show


@pytest.mark.parametrize("case", CASES, ids=str)
def test_worlds_that_a_seat_cannot_tell_apart_give_it_the_same_guesses(case: Case) -> None:
    """A guess depends on what the seat knows and on the seed: not on where the hidden things really are."""
    state, lots = case.midway(157)
    for position, _ in enumerate(walk(state, lots, POSITIONS)):
        if position % EVERY:
            continue
        for seat in (None, *range(case.players)):
            for given in (OPEN, ANEW):
                alike = [state, state.determinize(seat, 1, given), state.determinize(seat, 2, given)]
                guesses = [as_text(world.determinize(seat, 7, given).dump()) for world in alike]
                assert guesses[0] == guesses[1] == guesses[2], f"seat {seat}\n{state}"


@pytest.mark.parametrize("case", LISTED_CASES, ids=str)
def test_in_other_worlds_others_hold_other_cards(case: Case) -> None:
    """Each other hand that holds anything hidden changes in some world, at nearly all positions.

    A hand of one card may come again by chance: where few are tried, once.
    """
    hooks = HOOKS[case.game.name]
    state, lots = case.midway(154)
    tried = moved = 0
    for position, _ in enumerate(walk(state, lots, POSITIONS)):
        if position % EVERY:
            continue
        seat = pick(lots, case.players)
        truth = hooks.hands(state.dump_table())
        worlds = [hooks.hands(state.determinize(seat, pick(lots, 1 << 40)).dump_table()) for _ in range(4)]
        public = strings_in(state.view(None))
        for other in hooks.doubtful(state, seat):
            if public.issuperset(truth[other]):
                continue
            tried += 1
            moved += any(world[other] != truth[other] for world in worlds)
            assert all(len(world[other]) == len(truth[other]) for world in worlds)
            assert all(world[seat] == truth[seat] for world in worlds)
    assert tried - moved <= max(1, 0.1 * tried)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_an_event_shows_its_secrets_to_its_own_seats_only(case: Case) -> None:
    state, lots = case.begin(155, events=True)
    for _ in walk(state, lots, 2 * POSITIONS):
        pass
    assert state.events
    for event in state.events:
        public = {"kind": event.kind, "rule": event.rule, **event.public}
        assert not set(event.secret) & set(public)
        assert bool(event.secret) == bool(event.seats)
        assert all(0 <= seat < case.players for seat in event.seats)
        for seat in (None, *range(case.players)):
            expected = {**public, **event.secret} if seat in event.seats else public
            assert as_text(event.seen_by(seat)) == as_text(expected)


@pytest.mark.parametrize("case", LISTED_CASES, ids=str)
def test_an_event_names_no_card_that_the_seat_may_not_know(case: Case) -> None:
    """A card named to a seat was or is in its view, or was played openly just now, or was turned up for all to see."""
    hooks = HOOKS[case.game.name]
    state, lots = case.midway(156)
    seats = (None, *range(case.players))
    for decision, action in walk(state, lots, POSITIONS):
        future = state.clone()
        future.events = []
        future.play(decision.seat, action)
        held = {card for hand in hooks.hands(state.dump_table()) for card in hand}
        # Answers kept back until the last one is in are carried out together.
        answers = [(decision.seat, action)]
        answers += [(state.answered[i].seat, state.answers_given[i]) for i in range(len(state.answered))]
        for seat in seats:
            known = strings_in(state.view(seat)) | strings_in(future.view(seat))
            for other, answer in answers:
                verb, *arguments = case.game.text(answer).split()
                if other == seat or verb not in hooks.secret_verbs:
                    known.update(arguments)
            for event in future.events:
                unexplained = (strings_in(event.seen_by(seat)) & hooks.components) - known
                if event.kind in hooks.revealing:
                    unexplained &= held
                assert not unexplained, f"{event} tells seat {seat} of {unexplained}"
