"""The bots of Isola: legal, the same in all worlds that look alike, better than chance, and sensible where a game hangs on it."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from players.asking import answer
from support import SEATS, play
from tavolata.engine import QUICK, STRICT, Fast, SeatDeck
from tavolata.games import isola
from tavolata.games.isola import GAME
from tavolata.games.isola.bot.policy import scores
from tavolata.games.isola.bot.reasons import why
from tavolata.games.isola.position import position
from tavolata.games.isola.rules.state import Isola
from tavolata.players import Observation, player, policy_of

BOTS = ("policy", "greedy")
#: Questions of nearly every game.
ASKED = {"draw", "present", "attack", "defend"}

TABLES = [
    ({}, QUICK),
    ({}, STRICT),
    ({"game": "advanced"}, QUICK),
    ({"game": "advanced", "advanced-win": "after-points"}, QUICK),
    ({"start": "40"}, QUICK),
    ({"start": "30", "game": "advanced", "deck-out": "on-empty", "deck-lists": "open"}, QUICK),
    ({"activation": "threshold", "double-damage": "card", "cancel": "card", "commander-keywords": "no"}, QUICK),
]


def ready() -> list[SeatDeck]:
    assert GAME.seat_decks is not None
    return GAME.seat_decks.ready()


def table(seed: int, options: dict[str, str] | None = None, reactions: str = QUICK) -> Isola:
    decks = ready()
    state = GAME.new(2, seed, options, reactions, decks=[decks[seed % 14], decks[(seed * 5 + 3) % 14]])
    assert isinstance(state, Isola)
    return state


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(("options", "reactions"), TABLES)
def test_answers_and_reasons_depend_only_on_what_the_seat_knows(
    options: dict[str, str], reactions: str, bot: str
) -> None:
    """Half of the answers are random, so that the bot is asked in positions where it would never bring itself."""
    choose, luck, names = policy_of(bot, GAME), Fast(7), set()
    state, seed = table(1, options, reactions), 1
    for number in range(240):
        if state.over:
            seed += 1
            state = table(seed, options, reactions)
        decision = state.decisions[luck.below(len(state.decisions))]
        names.add(decision.name)
        chosen = choose(state, decision, Fast(number))
        assert chosen in decision.actions
        if number % 4 == 0:
            world = state.determinize(decision.seat, number)
            assert isinstance(world, Isola)
            again = world.decision_of(decision.seat)
            assert again is not None
            assert choose(world, again, Fast(number)) == chosen, f"{state}\n{world}"
            assert why(world, again, chosen) == why(state, decision, chosen)
            assert player(bot, GAME).choose(Observation(state, decision.seat), Fast(number)) == chosen
        state.play(decision.seat, chosen if luck.below(2) else luck.choice(decision.actions))
    assert names >= ASKED


@pytest.mark.parametrize("bot", BOTS)
def test_the_bot_changes_nothing(bot: str) -> None:
    choose, state = policy_of(bot, GAME), table(3)
    while not state.over:
        decision = state.decisions[0]
        before = state.dump()
        action = choose(state, decision, Fast(0))
        assert state.dump() == before
        state.play(decision.seat, action)


def test_the_policy_takes_the_answer_with_the_highest_score() -> None:
    choose, state, luck = policy_of("policy", GAME), table(4), Fast(1)
    while not state.over:
        decision = state.decisions[0]
        found = scores(state, decision)
        assert len(found) == len(decision.actions)
        assert found[decision.actions.index(choose(state, decision, luck))] == max(found)
        state.play(decision.seat, luck.choice(decision.actions))


def wins(bot: str, other: str, games: int) -> int:
    """Of so many games with all decks in turn, each from both seats."""
    decks, count = ready(), 0
    for number in range(games):
        deck, seat = divmod(number, 2)
        seated = [decks[(deck + 5 * (place != seat)) % 14] for place in range(2)]
        state = GAME.new(2, number, decks=seated)
        luck = Fast(number)
        choose = [policy_of(bot if place == seat else other, GAME) for place in range(2)]
        while not state.over:
            decision = state.decisions[0]
            state.play(decision.seat, choose[decision.seat](state, decision, luck))
        count += state.places[seat] < state.places[1 - seat]
    return count


@pytest.mark.parametrize(("bot", "least"), [("policy", 25), ("greedy", 28)])
def test_the_bot_beats_random_with_every_deck_from_both_seats(bot: str, least: int) -> None:
    """Each deck twice; of 1,400 games greedy lost three (``benchmarks/decks_against.py``), and none of these."""
    assert wins(bot, "random", 28) >= least


def test_greedy_beats_the_policy() -> None:
    assert wins("greedy", "policy", 28) >= 15


def test_a_game_of_the_policy_and_an_answer_of_greedy_take_no_time() -> None:
    """Plain Python on a busy machine: ten times what is aimed at, and more."""
    begun = time.process_time()
    wins("policy", "policy", 10)
    assert (time.process_time() - begun) / 10 < 0.5
    choose, state, longest = policy_of("greedy", GAME), table(5), 0.0
    while not state.over:
        decision = state.decisions[0]
        begun = time.process_time()
        action = choose(state, decision, Fast(0))
        longest = max(longest, time.process_time() - begun)
        state.play(decision.seat, action)
    assert longest < 2.0


# Sensible where it matters


def finish(state: Isola, seat: str, count: int = 40) -> str:
    """Let greedy answer for a seat as long as it is asked the same question; all it said."""
    said: list[str] = []
    name = state.decisions[0].name
    while not state.over and state.decisions[0].name == name and state.decisions[0].seat == SEATS.index(seat):
        said.append(answer(state, seat))
        play(state, f"{seat} {said[-1]}")
        assert len(said) < count
    return "; ".join(said)


def test_it_takes_the_places_that_nobody_can_defend() -> None:
    state = position(
        forces=["KENSHIRO CONTADINO-IN-ARMI CONTADINO-IN-ARMI", "RAOUL!"],
        places=["OASI", "CAMPO-DI-SCHIAVI DESERTO-DI-VETRO"],
        phase="combat",
    )
    finish(state, "A")
    assert not state.territories[1]


def test_it_does_not_miss_the_attack_that_wins() -> None:
    """Six ahead, five green points a turn against two: nine in the next order phase, and eleven without the other one's place."""
    state = position(
        forces=["KENSHIRO", "RAOUL!"],
        places=["VILLAGGIO-DEL-POZZO TEMPIO-SUL-MONTE", "CAMPO-DI-SCHIAVI"],
        points=[6, 0],
        phase="combat",
    )
    assert answer(state, "A") == "add KENSHIRO"


def test_it_prevents_a_loss_that_it_can_see() -> None:
    """The other one would be ten ahead in the next order phase; the place is defended, but there is nothing to lose."""
    state = position(
        forces=["CONTADINO-IN-ARMI", "RAOUL*3"],
        places=["OASI", "CAMPO-DI-SCHIAVI"],
        points=[0, 8],
        phase="combat",
    )
    assert answer(state, "A") == "add CONTADINO-IN-ARMI.A1"


def test_it_stays_at_home_where_an_attack_only_loses() -> None:
    state = position(
        forces=["CONTADINO-IN-ARMI", "RAOUL*3 CAVALIERI-NERI"], places=["OASI", "DESERTO-DI-VETRO"], phase="combat"
    )
    assert answer(state, "A") == "pass"
    assert why(state, state.decisions[0], 0) == ("why-stay", {})


def test_it_defends_where_it_pays() -> None:
    state = position(forces=["JACK-DI-PICCHE", "KENSHIRO*2"], places=["", "OASI VILLAGGIO-DEL-POZZO"], phase="combat")
    play(state, "A add JACK-DI-PICCHE.A1; A done")
    assert answer(state, "B") == "add KENSHIRO"


def test_the_policy_counts_the_lives_that_make_a_technique_strong() -> None:
    """As many lives as the master has are added to his defence: without it he loses one of three, and three points."""
    state = position(
        hands=["", "DISLOCAZIONE"],
        forces=["JACK-DI-PICCHE JACK-DI-PICCHE JACK-DI-PICCHE", "KENSHIRO*3"],
        places=["", "OASI VILLAGGIO-DEL-POZZO"],
        phase="combat",
    )
    play(state, "A add JACK-DI-PICCHE.A1; A add JACK-DI-PICCHE.A2; A add JACK-DI-PICCHE.A3; A done")
    play(state, "B add KENSHIRO; B done")
    assert answer(state, "B", "policy") == "play DISLOCAZIONE"


def test_it_does_not_throw_a_defender_away() -> None:
    state = position(forces=["RAOUL*4", "CONTADINO-IN-ARMI"], places=["", "OASI DESERTO-DI-VETRO"], phase="combat")
    play(state, "A add RAOUL; A done")
    assert answer(state, "B") == "pass"


def fight(hand: str, defender: str) -> Isola:
    state = position(forces=["IL-RINNEGATO", defender], places=["", "DESERTO-DI-VETRO"], hands=[hand], phase="combat")
    play(state, f"A add IL-RINNEGATO; A done; B add {defender[:-2]}; B done; A pass")
    return state


def test_it_replies_only_where_that_changes_the_fight() -> None:
    assert answer(fight("FURIA", "TOKI*2"), "A") == "play FURIA"
    assert answer(fight("FURIA", "KENSHIRO*2"), "A") == "pass"


def test_it_does_not_draw_itself_out_of_the_game() -> None:
    futures = ["DESERTO-DI-VETRO " * 4, ""]
    assert answer(position(phase="draw", futures=futures), "A") == "draw 1"
    assert answer(position(phase="draw"), "A") == "draw 3"


def test_it_strikes_a_life_of_the_same_master() -> None:
    state = position(hands=["KENSHIRO"], forces=["", "KENSHIRO*2"])
    assert answer(state, "A") == "play KENSHIRO"
    assert why(state, state.decisions[0], GAME.parse("play KENSHIRO")) == ("why-mirror", {"card": "KENSHIRO"})


def test_it_harms_the_places_of_the_other_one() -> None:
    state = position(hands=["NOMADI"], places=["TEMPIO-SUL-MONTE", "OASI"])
    assert answer(state, "A") == "attach NOMADI OASI.B1"


def test_it_buys_a_place_with_an_army_first() -> None:
    state = table(2, {"start": "40"})
    seat = SEATS[state.decisions[0].seat]
    assert answer(state, seat).startswith("settle")


# Questions that seldom come up


def rearranging() -> Isola:
    state = position(
        forces=["IL-MAESTRO-D-ARMI BANDE-LIBERE BANDA-DI-CUORI BANDA-DI-PICCHE", "RAOUL*2"],
        places=["", "DESERTO-DI-VETRO"],
        phase="combat",
    )
    group = "A add BANDE-LIBERE.A1; A add BANDA-DI-CUORI.A1; A add BANDA-DI-PICCHE.A1; A lead IL-MAESTRO-D-ARMI; A done"
    play(state, f"{group}; B add RAOUL; B done; A act IL-MAESTRO-D-ARMI IL-MAESTRO-D-ARMI/0")
    return state


def calling() -> Isola:
    state = position(
        forces=["RAOUL", "CONTADINO-IN-ARMI CAPO-DEI-RIBELLI!"],
        places=["", "OASI"],
        hands=["", "ULTIMA-CHIAMATA"],
        phase="combat",
    )
    play(state, "A add RAOUL; A done; B add CONTADINO-IN-ARMI.B1; B done; B play ULTIMA-CHIAMATA")
    return state


def standing_where() -> Isola:
    state = calling()
    while state.decisions[0].name != "position":
        decision = state.decisions[0]
        state.play(decision.seat, decision.actions[0])
    return state


def giving_up() -> Isola:
    """The commander leaves who has paid for two abilities, as pips do not add up at this table."""
    state = position(
        forces=["REY*2 LAME-DELL-AIRONE LAME-DELL-AIRONE", "RAOUL*3"],
        places=["", "DESERTO-DI-VETRO"],
        hands=["RITIRATA"],
        options={"activation": "threshold"},
        phase="combat",
    )
    play(state, "A add LAME-DELL-AIRONE.A1; A add LAME-DELL-AIRONE.A2; A lead REY; A done; B add RAOUL; B done")
    play(state, "A pass; A act LAME-DELL-AIRONE.A1 LAME-DELL-AIRONE/0; A act LAME-DELL-AIRONE.A2 LAME-DELL-AIRONE/0")
    play(state, "A play RITIRATA; A pick REY")
    return state


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(
    ("made", "name"), [(rearranging, "column"), (calling, "place"), (standing_where, "position"), (giving_up, "keep")]
)
def test_rare_questions_are_answered(made: Callable[[], Isola], name: str, bot: str) -> None:
    state = made()
    decision = state.decisions[0]
    if name != "place":  # a single place is a single answer
        assert decision.name == name
    assert GAME.parse(answer(state, SEATS[decision.seat], bot)) in decision.actions


def test_every_reason_has_a_sentence_in_both_languages() -> None:
    folder = Path(isola.__file__).parent
    used = set(re.findall(r'"(why-[a-z-]+)"', (folder / "bot" / "reasons.py").read_text("utf-8")))
    for language in ("it", "en"):
        text = (folder / "words" / f"{language}.ftl").read_text("utf-8")
        assert set(re.findall(r"^(why-[a-z-]+) =", text, re.MULTILINE)) == used
