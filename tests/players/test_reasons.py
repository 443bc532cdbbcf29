"""What speaks for an answer: so, whatever the hidden cards are, and in words that people read."""

from __future__ import annotations

import re
from pathlib import Path

import fluent.syntax.ast as ftl
import pytest

import tavolata
from fluent_files import parsed
from tavolata.engine import Decision, Fast, Game, State
from tavolata.engine.parts import Reason
from tavolata.engine.words import LANGUAGES, Words
from tavolata.games.indy.position import position as indy
from tavolata.games.isola.position import position as isola
from tavolata.games.talismani.position import position as talismani
from tavolata.players import coach_of
from tavolata.terminal.face import Style, face_of

REASONED = [game for game in map(tavolata.game, tavolata.GAMES) if game.bots().because is not None]
each_game = pytest.mark.parametrize("game", REASONED, ids=lambda game: game.name)


def reason(state: State, decision: Decision, action: int) -> Reason | None:
    because = state.game.bots().because
    assert because is not None
    return because(state, decision, action)


def advised(state: State, decision: Decision, luck: Fast) -> int:
    """What the player whose hints these are would answer without thinking ahead."""
    bots = state.game.bots()
    return bots.policies[bots.levels[coach_of(state.game)].policy](state, decision, luck)


def said(state: State, answer: str, seat: int = 0) -> Reason | None:
    decision, action = state.decision_of(seat), state.game.parse(answer)
    assert decision is not None
    assert action in decision.actions, [state.game.text(one) for one in decision.actions]
    return reason(state, decision, action)


def positions(game: Game, count: int) -> list[tuple[State, Decision]]:
    """Tables of games in which every other answer is anything, each with a question that has several answers."""
    policy, luck = next(iter(game.bots().policies.values())), Fast(3)  # the quickest one
    found: list[tuple[State, Decision]] = []
    state = game.new(min(3, game.max_players), 0)
    while len(found) < count:
        if state.over:
            state = game.new(min(3, game.max_players), len(found))
        decision = state.decisions[luck.below(len(state.decisions))]
        if len(decision.actions) > 1 and luck.below(3) == 0:
            found.append((state.clone(), decision))
        anything = luck.choice(decision.actions)
        state.play(decision.seat, anything if luck.below(2) else policy(state, decision, luck))
    return found


@each_game
def test_what_speaks_for_an_answer_does_not_depend_on_what_the_seat_cannot_know(game: Game) -> None:
    luck, told = Fast(1), 0
    for number, (state, decision) in enumerate(positions(game, 100)):
        before = state.dump()
        worlds = [state.determinize(decision.seat, number), state.determinize(decision.seat, number, "anew")]
        for action in {advised(state, decision, luck), *(luck.choice(decision.actions) for _ in range(5))}:
            found = reason(state, decision, action)
            told += found is not None
            for world in worlds:
                again = world.decision_of(decision.seat)
                assert again is not None
                assert reason(world, again, action) == found, f"{game.text(action)}\n{state}\n{world}"
        assert state.dump() == before
    assert told > 40


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_people_can_read_it(game: Game, language: str) -> None:
    names = ["Ada", "Bruno", "Carla"]
    for state, decision in positions(game, 80):
        face = face_of(game, Words(language, game.name), names[: state.players], Style(False, False), state.options)
        for action in decision.actions[:12]:
            found = reason(state, decision, action)
            if found is None:
                continue
            text = face.why(*found)
            assert text[0] == text[0].upper() and text[-1] in ".)" and not re.search(r"[\[\]{}$]|None", text), text
            assert not re.search(r"\b[A-Z]{1,3}\d+\b", text), f"a card in notation: {text}"


@each_game
def test_there_are_words_for_every_reason_and_none_that_nobody_gives(game: Game) -> None:
    folder = Path(tavolata.__file__).parent / "games" / game.name
    files = [path for path in folder.rglob("*.py") if path.name == "reasons.py" or path.parent.name == "bot"]
    given = set(re.findall(r"\"(why-[a-z-]+)\"", "".join([path.read_text(encoding="utf-8") for path in files])))
    for language in LANGUAGES:
        entries = parsed(folder / "words" / f"{language}.ftl")
        known = {entry.id.name for entry in entries if isinstance(entry, ftl.Message)}
        assert {key for key in known if key.startswith("why-")} == given


# Indy


def test_indy_says_what_a_card_completes() -> None:
    state = indy("light", turn="A", hands=["RC4 RC2 GH1 BO6", "GC1", "BC3"], table="RC6 GO3 BH2", tokens=[4, 4, 4])
    assert said(state, "swap GH1 RC6") == ("why-team", {"cards": ["RC2", "RC4", "RC6"], "feathers": 12})
    assert said(state, "pass") is None, "a card would make it better"
    state = indy("light", turn="A", hands=["RC4 RH2 GH1 BO6", "GC1", "BC3"], table="RO6 GO3 BH2", tokens=[4, 4, 4])
    assert said(state, "swap GH1 RO6") == ("why-standard", {"cards": ["RC4", "RH2", "RO6"], "feathers": 12})
    assert said(state, "swap RC4 GO3") is None, "a worse hand has nothing to say for itself"


def test_indy_says_what_is_there_already_and_what_is_still_missing() -> None:
    state = indy("light", turn="A", hands=["RC4 RC6 RC5 BO6", "GC1", "BC3"], table="GO6 GO3 BH2", tokens=[4, 4, 4])
    have = {"cards": ["RC4", "RC5", "RC6"], "category": "team", "feathers": 15}
    assert said(state, "pass") == ("why-have", have)
    state = indy("dark", turn="A", hands=["RC4 RC6 GH1 BO6", ""])
    assert said(state, "change GH1 BO6") == ("why-near", {"cards": ["RC4", "RC6"], "colour": "R", "type": "C"})
    state = indy("dark", turn="A", hands=["RC4 GH2 BO1 BO6", ""])
    assert said(state, "change RC4 GH2") == ("why-spare", {"cards": ["RC4", "GH2"], "count": 2})


def test_indy_says_what_the_eagle_fetches_and_what_it_waits_for() -> None:
    hands, table = ["RC4 RC5 GH1 EAG", "BC1 GO2 GO4 BH1"], "RC6 GO3 BH2 BO1"
    state = indy("evocation", turn="B", dealer="B", hands=hands, table=table)
    assert said(state, "eagle RC6") == ("why-team", {"cards": ["RC4", "RC5", "RC6"], "feathers": 15})
    state = indy("evocation", turn="B", dealer="B", hands=["RC4 BO5 GH1 EAG", hands[1]], table=table)
    assert said(state, "pass") == ("why-eagle-waits", {})


def test_indy_says_whom_a_card_is_taken_from() -> None:
    state = indy(
        "light",
        turn="A",
        hands=["GO1 BH1 GH1 BO6", "GC1", "BC3"],
        table="RC6 RC3 BH2",
        tokens=[4, 4, 0],
        shamans="S3 S5 S1",
    )
    assert said(state, "swap GO1 RC3") == ("why-feathers", {"category": "wrong", "before": 8, "feathers": 10})
    worse = indy(
        "light",
        turn="A",
        hands=["GO6 BH6 GH6 BO6", "GC1", "BC3"],
        table="RC1 RC3 BH2",
        tokens=[4, 4, 0],
        shamans="S3 S5 S1",
    )
    assert said(worse, "swap GO6 RC3") == ("why-deny-return", {"other": 2, "card": "RC3"})


def test_indy_says_that_a_token_is_safe_or_lost() -> None:
    hands = ["RC1 GH2 GO4 BC6", "GO1"]
    weak = indy("evocation", turn="A", hands=hands, laid=["", "RC2 GH1 BO1"], dealer="B", table="RC5 GH3 BH2 BO2")
    weak.play(0, 0)
    assert said(weak, "lay RC1 GH2 GO4") == ("why-safe", {"other": 1, "card": "BC6"})
    strong = indy("evocation", turn="A", hands=hands, laid=["", "RC2 RC3 RC4"], dealer="B", table="RC5 GH3 BH2 BO2")
    strong.play(0, 0)
    assert said(strong, "lay RC1 GH2 GO4") == ("why-lost", {"card": "BC6"})


def test_indy_tells_the_plucked_what_leads_back() -> None:
    shamans, tokens = "S1 S3 S5", [0, 4, 4]
    state = indy("light", turn="A", hands=["GH1 BO6"], table="RC6 RC3 BH2", tokens=tokens, shamans=shamans)
    assert said(state, "pass") == ("why-no-nearer", {"colour": "R"}), (
        "one character more in hand is one less on the table"
    )
    state = indy("light", turn="A", hands=["RC1 RC2"], table="RC6 GO3 BH2", tokens=tokens, shamans=shamans)
    assert said(state, "swap RC1 GO3") == ("why-second-open", {"colour": "R"})
    state = indy("dark", turn="A", hands=["RC1 GH2"], tokens=tokens, shamans=shamans)
    assert said(state, "change GH2") == ("why-seek", {"colour": "R"})
    assert said(state, "change RC1") is None


# I Talismani del Tempo

ROW = "SOL NEB TEM PIO NEV NUV"
OTHERS = ["SOL5 SOL9 NEB3 NEB4", "SOL1 NEB8 TEM2 TEM5", "SOL2 NEB7 TEM9 PIO3"]


def test_talismani_says_what_a_play_forges_or_wins() -> None:
    hands = ["SOL3 SOL4 PIO0 SOL9", "SOL5 NEB3 NEB4", "SOL1 NEB8 TEM2 TEM5", "NEB7 TEM9 PIO3"]
    state = talismani(ROW, hands=hands)
    assert said(state, "play SOL3 SOL4") == ("why-forge-now", {"suit": "SOL"})
    assert said(state, "play PIO0") == ("why-forge-later", {"suit": "PIO", "place": 4})
    wins = said(state, "play SOL9")
    assert wins is not None and wins[0] == "why-wins-high"
    certain = said(talismani(ROW, hands=["SOL3 SOL9 NUV4", "NEB5 NEB9", "PIO1 PIO3", "NEB1 NEB3"]), "play SOL3")
    assert certain == ("why-wins", {"percent": 100})


def test_talismani_says_what_a_weak_card_leaves_in_hand() -> None:
    state = talismani(ROW, hands=["PIO4 PIO5 NUV2 NUV8", *OTHERS])
    assert said(state, "play NUV2") == ("why-spares", {"cards": ["PIO4", "PIO5"]})
    assert said(state, "play PIO4") is None, "that would break the sequence up"
    state = talismani(ROW, hands=["PIO4 PIO8 NUV2 NUV8", *OTHERS])
    assert said(state, "play NUV2") == ("why-sheds", {})


def test_talismani_says_what_waiting_costs() -> None:
    state = talismani(ROW, hands=["NUV4 NUV5", "SOL8", "PIO1", "NEV8"], fill=12)
    for seat, answer in enumerate(("play NUV4 NUV5", "play SOL8", "play PIO1", "play NEV8")):
        state.play(seat, state.game.parse(answer))
    assert said(state, "aside") == ("why-aside-later", {"suit": "NUV", "place": 6})
    assert said(state, "leave") == ("why-leave", {"suit": "NUV", "place": 6})


def test_talismani_says_for_whom_the_weather_turns() -> None:
    def asked(prepared: list[list[str]]) -> State:
        hands = ["SOL6 NEB2 NEV3", "SOL1 NEB4 TEM2", "SOL2 NEB3 TEM6"]
        state = talismani(ROW, hands=hands, prepared=prepared)
        for seat, answer in enumerate(("play SOL6", "play SOL1", "play SOL2")):
            state.play(seat, state.game.parse(answer))
        while state.decisions[0].name != "weather":
            state.play(state.decisions[0].seat, state.decisions[0].actions[0])
        return state

    assert said(asked([["NEB5 NEB6"], [], []]), "turn") == ("why-ripe", {"suit": "NEB"})
    assert said(asked([[], ["NEB5 NEB6"], []]), "keep") == ("why-not-ripe", {"other": 1, "suit": "NEB"})
    assert said(asked([[], ["NEB5 NEB6"], []]), "turn") == ("why-weather", {"suit": "NEB", "count": 1, "card": "NEB2"})
    assert said(asked([[], [], []]), "keep") is None


# Isola dei Demoni


def test_isola_says_how_many_cards_to_draw_and_what_they_are_good_for() -> None:
    state = tavolata.game("isola").new(2, 0)
    while state.decisions[0].name != "draw":
        state.play(state.decisions[0].seat, state.decisions[0].actions[0])
    most = said(state, "draw 3", state.decisions[0].seat)
    assert most is not None and most[0] == "why-draw-most"
    assert said(state, "draw 1", state.decisions[0].seat) is None


def test_isola_says_what_comes_to_the_table() -> None:
    state = isola(hands=["KENSHIRO"])
    assert said(state, "play KENSHIRO") == ("why-first", {"card": "KENSHIRO", "attack": 3, "defence": 2})
    state = isola(forces=["KENSHIRO", ""], hands=["KENSHIRO"])
    assert said(state, "play KENSHIRO") == ("why-life", {"card": "KENSHIRO"})
    state = isola(forces=["", "KENSHIRO"], hands=["KENSHIRO"])
    assert said(state, "play KENSHIRO") == ("why-advise-mirror", {"card": "KENSHIRO"})
