"""What everybody knows, and what nobody may know: the date and the back of a card that was not turned over."""

from __future__ import annotations

import pytest

from games.timeline.looking import GAME, card, fresh, hand, play, race, small_deck, team, view
from support import rule, told
from tavolata.engine import Fast, IllegalAction
from tavolata.engine.words import LANGUAGES, explain
from tavolata.games.timeline.cards import CARD
from tavolata.games.timeline.state import Timeline

FRONT = {"title", "detail", "theme", "picture", "meaning", "icon"}
BACK = {"year", "back", "year_text", "about", "fact"}

each_mode = pytest.mark.parametrize("mode", ["competitive", "collaborative"])


def turned_over(state: Timeline) -> set[str]:
    """The cards whose date lies open."""
    seen = view(state)
    piles = [seen["line"], seen["slots"], [seen["revealed"]], *seen["blocked"]]
    names = {name for pile in piles for name in pile if name}
    return names | {name for name in seen["discards"] if CARD.number(name) not in state.covered}


def random_tables(mode: str, games: int = 6, **options: str) -> list[Timeline]:
    """Tables from random games, their ends included; small decks, so that piles run out."""
    found: list[Timeline] = []
    for seed in range(games):
        deck = None if seed % 2 else small_deck(38, detail_it="d", fact_it="f")
        state = fresh(2 + seed % 5, seed=seed, deck=deck, mode=mode, **options)
        luck = Fast(seed)
        while not state.over:
            if luck.below(6) == 0:
                found.append(state.clone())
            state.play(state.decisions[0].seat, luck.choice(state.decisions[0].actions))
        found.append(state)
    return found


@rule("TT-012", "TTR-02", "TT-132", "TT-117")
@each_mode
def test_the_view_has_the_backs_of_cards_turned_over_and_of_no_other(mode: str) -> None:
    for state in random_tables(mode):
        open_now = turned_over(state)
        faces = view(state)["cards"]
        assert open_now <= set(faces)
        for name, face in faces.items():
            assert set(face) == (FRONT | BACK if name in open_now else FRONT)


@rule("TTR-02", "TT-010")
@each_mode
def test_the_fronts_of_all_hands_and_of_the_top_card_are_public(mode: str) -> None:
    state = fresh(4, seed=3, mode=mode)
    seen = view(state)
    for name in [name for cards in seen["hands"] for name in cards] + [seen["top"]]:
        written = state.deck.cards[CARD.number(name)]
        assert seen["cards"][name]["title"] == {"it": written.title_it, "en": written.title_en}
    assert len(seen["cards"]) == 16 + 1 + 1 + (mode == "collaborative")  # nothing of what lies deeper in the pile


@rule("TTR-02", "TT-012")
@each_mode
def test_all_seats_see_the_same(mode: str) -> None:
    for state in random_tables(mode, 3):
        assert all(state.view(seat) == state.view(None) for seat in range(state.players))


@rule("TT-012", "TT-132")
@each_mode
def test_an_event_tells_a_date_only_when_the_card_is_turned_over(mode: str) -> None:
    turning = {"first-card", "first-discard", "placed", "misplaced", "revealed", "discarded"}
    for seed in range(8):
        state = fresh(2 + seed % 4, seed=seed, mode=mode, deck=None if seed % 2 else small_deck(38))
        luck = Fast(seed)
        while not state.over:
            state.play(state.decisions[0].seat, luck.choice(state.decisions[0].actions))
        assert state.events
        for event in state.events:
            assert not event.secret
            assert ("year" in event.public) == (event.kind in turning)
            assert ("icon" in event.public) == (event.kind == "discarded")


@rule("TT-012")
@each_mode
def test_a_refusal_tells_nothing_about_hidden_cards(mode: str) -> None:
    """Whatever is written on the backs, an answer that is refused is refused in the same words."""
    for state in random_tables(mode, 3):
        if state.over:
            continue
        seat = state.decisions[0].seat
        texts = [f"{verb} C{number}" for verb in ("play", "discard") for number in (1, 7, 20, 33)]
        texts += ["pass", "stop", "put left", "put gap1", "place C7 0", "place C7 500"]
        texts += [f"discard {name}" for name in view(state)["hands"][seat]]
        for text in texts:
            action = GAME.parse(text)
            if action in state.decisions[0].actions:
                continue
            said = set()
            for world in (state, state.determinize(seat, 1), state.determinize(seat, 2)):
                with pytest.raises(IllegalAction) as refusal:
                    world.play(seat, action)
                said.add((str(refusal.value), *(explain(refusal.value, language) for language in LANGUAGES)))
            assert len(said) == 1


@rule("TT-012", "TTR-02")
@each_mode
def test_worlds_with_other_dates_look_the_same(mode: str) -> None:
    moved = tried = 0
    for state in random_tables(mode):
        for seat in (None, 0, state.players - 1):
            world = state.determinize(seat, 5)
            assert isinstance(world, Timeline)
            assert world.view(seat) == state.view(seat)
            assert world.problems() == []
            hidden = [card for cards in state.hands for card in cards if card not in state.known]
            if len(hidden) > 1:
                tried += 1
                moved += [world.dates[card] for card in hidden] != [state.dates[card] for card in hidden]
            for name in turned_over(state):
                assert world.dates[CARD.number(name)] == state.dates[CARD.number(name)]
    assert moved > 0.8 * tried > 10


@rule("TT-012", "TT-143")
def test_worlds_have_other_backs_and_never_the_front_twice() -> None:
    state = fresh(4, seed=6, mode="collaborative")
    hidden = [card for cards in state.hands for card in cards] + state.draw
    backs = set()
    for seed in range(20):
        world = state.determinize(0, seed)
        assert isinstance(world, Timeline)
        backs.add(tuple(world.backs[card] for card in hidden))
        assert all(world.backs[card] != world.deck.fronts[card] for card in hidden)
        assert sorted(world.backs) == sorted(state.backs)
    assert len(backs) > 15


@rule("TTR-02", "TT-010")
def test_nobody_knows_the_order_below_the_top_card() -> None:
    state = fresh(3, seed=6)
    worlds = [state.determinize(0, seed) for seed in range(5)]
    assert {view(world)["top"] for world in worlds} == {view(state)["top"]}
    assert len({tuple(world.draw[-5:-1]) for world in worlds if isinstance(world, Timeline)}) == 5


@rule("TTR-27", "TT-012")
def test_worlds_have_other_dates_on_the_cards_of_the_eliminated() -> None:
    state = race("1492", ["1066", "1789 1790 1791", "1969"], draw=8)
    play(state, "A place 1066 0; B place 1789 2; C place 1969 3")
    covered = [CARD.number(card(state, title)) for title in ("1790", "1791")]
    dates = set()
    for seed in range(10):
        world = state.determinize(0, seed)
        assert isinstance(world, Timeline)
        assert world.view(0) == state.view(0)
        dates.add(tuple(world.dates[number] for number in covered))
    assert len(dates) > 5


@rule("TT-028", "TTR-21", "TT-012")
def test_dates_seen_before_a_reshuffle_stay_true_in_every_world_but_are_not_shown() -> None:
    state = race("1492 1969", ["1789 1066", "2007 2008"], draw="", discards="1601 1602 1603 1604")
    play(state, "A place 1789 0")
    drawn = hand(state, "A").split()[-1]
    assert "year" not in view(state)["cards"][card(state, drawn)]
    number = CARD.number(card(state, drawn))
    for seed in range(10):
        world = state.determinize(1, seed)
        assert isinstance(world, Timeline)
        assert world.dates[number] == state.dates[number]
        unseen = [CARD.number(card(state, title)) for title in ("1066", "2007", "2008")]
        assert sorted(world.dates[hidden] for hidden in unseen) == [1066, 2007, 2008]


@rule("TT-012")
def test_the_names_of_the_cards_tell_nothing_about_their_dates() -> None:
    """Also where somebody wrote the cards down in the order of their dates."""
    for deck in (fresh(2).deck, small_deck(200)):
        years = deck.years
        ordered = sorted(years)
        ranks = [ordered.index(year) for year in years]
        middle = (len(ranks) - 1) / 2
        spread = sum((place - middle) ** 2 for place in range(len(ranks)))
        together = sum((place - middle) * (rank - middle) for place, rank in enumerate(ranks))
        assert abs(together / spread) < 0.15


@rule("TT-012", "TTR-02")
def test_a_card_that_waits_for_its_place_is_open() -> None:
    state = team("1492 1789 1969", ["1789b 5", "6"])
    play(state, "A play 1789b")
    name = card(state, "1789b")
    assert view(state)["revealed"] == name
    assert view(state)["cards"][name]["year"] == 1789
    assert told(state, "revealed")[0]["year"] == 1789
    assert not any(name in cards for cards in view(state)["hands"])


@rule("TT-012", "TTR-02")
def test_worlds_tell_nothing_about_backs_or_about_what_stayed_in_the_box() -> None:
    """The truth is among the worlds no more often than luck has it: a report of a running game holds such a world."""
    state = GAME.new(2, seed=5, options={"mode": "collaborative"})
    assert isinstance(state, Timeline)
    hidden = [card for hand in state.hands for card in hand] + state.draw
    true, kept, worlds = 0, 0, 300
    for seed in range(worlds):
        world = state.determinize(0, seed)
        assert isinstance(world, Timeline)
        world.check()
        true += len([card for card in hidden if world.backs[card] == state.backs[card]])
        kept += len(set(world.draw[:-1]) & set(state.draw[:-1]))
        assert all(world.backs[card] != world.deck.fronts[card] for card in range(len(world.deck)))
    assert true / worlds / len(hidden) < 0.42
    assert kept / worlds / len(state.draw[:-1]) < 0.15


@rule("TT-012")
def test_tables_that_play_again_forget_the_oldest_cards_first() -> None:
    brought: dict[str, object] = {}
    seen: list[set[str]] = []
    for seed in range(10):
        state = GAME.with_extras(brought).new(6, seed=seed, options={"mode": "collaborative"})
        assert isinstance(state, Timeline)
        assert GAME.decks is not None
        brought = GAME.decks.extras_for_rematch(brought, GAME.load(state.dump()))
        shown = set(range(len(state.deck))) - set(state.box) - set(state.draw)
        seen.append({CARD.names[card] for card in shown})
    lately = brought["seen"]
    assert isinstance(lately, dict)
    kept = set(lately["cards"])
    forgotten = set().union(*seen) - kept
    assert len(kept) == 240
    assert len(forgotten) == 20
    assert forgotten < seen[0]
