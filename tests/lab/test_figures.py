"""What designers look at, against runs so small that everything was counted by hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import tavolata
from tavolata.engine.words import Words
from tavolata.lab import runs
from tavolata.lab.experiment import experiment_of
from tavolata.lab.figures import Figures
from tavolata.lab.records import CardRecord, DecisionRecord, GameRecord, PlayerRecord
from tavolata.lab.restricted import never_using
from tavolata.lab.results import Results, read
from tavolata.lab.runs import Chunk, go_on, new_run
from tavolata.players import policy_of, usual_player


def game(deal: int, rotation: int, rounds: int, leaders: tuple[int, int, int], ending: str = "won") -> GameRecord:
    return GameRecord(0, deal, rotation, 1, True, "", 10, 2, 30, 4, rounds, 0, 1, 0.5, ending, *leaders)


def seats(deal: int, rotation: int, winner: int, roles: str = "ab") -> list[PlayerRecord]:
    """Two seats; the greedy one sits at the seat of the rotation."""
    return [
        PlayerRecord(
            0,
            deal,
            rotation,
            seat,
            (seat - rotation) % 2,
            "greedy" if seat == rotation else "random",
            "",
            seat,
            1 if seat == winner else 2,
            float(seat == winner),
            0,
            roles[seat],
        )
        for seat in range(2)
    ]


def decision(deal: int, number: int, round: int, answers: int, action: str, offered: str) -> DecisionRecord:
    return DecisionRecord(0, deal, 0, number, round, round, 0, "light", answers, action, offered)


def written(tmp_path: Path, chunk: Chunk, **asked: Any) -> Figures:
    usual = {"game": "indy", "players": 2, "bots": ["greedy", "random"], "deals": 2}
    run = new_run(experiment_of({**usual, **asked}), tmp_path / "run")
    run.write(chunk)
    return Figures(Results(run), "base")


@pytest.fixture
def small(tmp_path: Path) -> Figures:
    """Deal 0: greedy wins from both seats. Deal 1: seat 0 wins, whoever sits there."""
    games = [
        game(0, 0, 5, (0, 0, 0)),
        game(0, 1, 5, (-1, 0, 1)),
        game(1, 0, 7, (1, 1, 0)),
        game(1, 1, 8, (-1, -1, -1), "won: twice"),
    ]
    players = [*seats(0, 0, 0), *seats(0, 1, 1), *seats(1, 0, 0), *seats(1, 1, 0, "ba")]
    decisions = [
        decision(0, 1, 1, 4, "swap RC1 RC2", "pass swap"),
        decision(0, 2, 1, 1, "pass", "pass"),
        decision(0, 3, 2, 2, "pass", "pass swap"),
        decision(1, 1, 1, 2, "pass", "eagle pass"),
    ]
    cards = [CardRecord(0, deal, 0, seat, "RC1", deal == 0, 2, deal) for deal in range(2) for seat in range(2)]
    return written(tmp_path, Chunk(0, games, players, decisions, [], cards, []))


def test_shares_are_those_of_one_seat(small: Figures) -> None:
    assert [(share.name, share.share, share.fair, share.games) for share in small.shares("bot")] == [
        ("greedy", 0.75, 0.5, 4),
        ("random", 0.25, 0.5, 4),
    ]
    assert [share.share for share in small.shares("after_first")] == [0.75, 0.25]
    assert [(share.name, share.share) for share in small.shares("role")] == [("a", 0.5), ("b", 0.5)]
    assert small.shares("deck") == []
    assert (small.games, small.deals, small.restricted()) == (4, 2, None)


def test_length_in_rounds(small: Figures) -> None:
    length = small.length()
    assert length is not None
    assert (length.unit, length.bars) == ("rounds", [(5, 5, 2), (7, 7, 1), (8, 8, 1)])
    assert (length.p10, length.median, length.p90) == (5, 5, 8)


def test_rounds_are_averaged_deal_by_deal(small: Figures) -> None:
    first, second = small.rounds()
    assert first == (1, 1.0, 1.5, (2.5 + 2) / 2, 0.25)
    assert second == (2, 0.5, 1.0, 2.0, 0.0)


def test_whoever_leads_wins_so_often(small: Figures) -> None:
    quarter, half, late = small.leads()
    assert (quarter.after, quarter.somebody, quarter.won.mean) == (0.25, 0.5, 0.5)
    assert (half.somebody, half.won.mean) == (0.75, 0.25)
    assert (late.somebody, late.won.mean) == (0.75, 1.0)
    assert small.endings() == [("won", 0.75), ("won: twice", 0.25)]


def test_answers_that_nobody_gives(small: Figures) -> None:
    assert small.answers() == [("light", "eagle", 1, 0), ("light", "swap", 2, 1), ("light", "pass", 3, 2)]


def test_cards_of_few_deals_are_not_judged(small: Figures) -> None:
    assert small.cards() == []


def test_what_a_card_changes(tmp_path: Path) -> None:
    """In six deals whoever has the eagle wins; all have the other card."""
    games = [game(deal, 0, 5, (0, 0, 0)) for deal in range(6)]
    players = [one for deal in range(6) for one in seats(deal, 0, deal % 2)]
    cards = [CardRecord(0, deal, 0, deal % 2, "EAG", True, 1, 1) for deal in range(6)]
    cards += [CardRecord(0, deal, 0, seat, "RC1", False, 3, 0) for deal in range(6) for seat in range(2)]
    common, eagle = written(tmp_path, Chunk(0, games, players, [], [], cards, [])).cards()
    assert (common.card, common.seen_rate, common.use_rate, common.seen.mean) == ("RC1", 1.0, 0.0, 0.0)
    assert (eagle.card, eagle.deals, eagle.seen_rate, eagle.use_rate) == ("EAG", 6, 0.5, 1.0)
    assert eagle.opening.mean == eagle.seen.mean == eagle.used.mean == 0.5
    assert common.used.deals == 0
    assert not common.stands_out(2)
    # That all six deals agree does not make it certain: it is known as well as six seats can tell.
    assert eagle.seen.mean - eagle.seen.low == pytest.approx(2.571 * 0.5222 / 6**0.5, abs=0.001)  # of Student
    assert eagle.seen.high == 1.0
    assert not eagle.stands_out(2)


@pytest.mark.parametrize(("skilled", "wanted"), [(True, (1.0, 0.0, 0.0)), (False, (0.0, 1.0, 0.0))])
def test_skill_and_luck_where_only_one_counts(tmp_path: Path, skilled: bool, wanted: tuple[float, ...]) -> None:
    """Either greedy always wins, or always the seat that has the better cards."""
    chunk = Chunk(0, [], [], [], [], [], [])
    for deal in range(40):
        for rotation in range(2):
            chunk.games.append(game(deal, rotation, 5, (0, 0, 0)))
            chunk.players.extend(seats(deal, rotation, rotation if skilled else deal // 2 % 2))
    skill = written(tmp_path, chunk, deals=40).skill()
    assert skill is not None
    assert [one.mean for one in skill] == pytest.approx(wanted, abs=1e-9)


def test_decks_meet(tmp_path: Path) -> None:
    asked = {
        "game": "isola",
        "players": 2,
        "bots": ["random"],
        "decks": ["H1", "K1"],
        "schedule": "round-robin",
        "deals": 2,
    }
    run = new_run(experiment_of(asked), tmp_path / "run")
    go_on(run)
    one, other = Figures(Results(run), "base").meetings()
    assert (one.deck, one.other, other.deck) == ("H1", "K1", "K1")
    assert one.share.share + other.share.share == pytest.approx(1)
    assert one.share.games == 4


@pytest.mark.parametrize("name", tavolata.GAMES)
def test_every_game_tells_its_cards(name: str, tmp_path: Path) -> None:
    """Whatever a game names in its traces has words, and is seen before it is used."""
    game = tavolata.game(name)
    asked = {"game": name, "players": 2, "bots": [usual_player(game)], "deals": 1, "cards": 1, "decisions": 1}
    run = new_run(experiment_of(asked), tmp_path / "run")
    go_on(run)
    results = Results(run)
    cards = {card for (card,) in results.query("SELECT DISTINCT card FROM cards WHERE seen > 0")}
    assert len(cards) > 3
    assert results.query("SELECT count(*) FROM cards WHERE used > 0")[0][0] > 0
    roles = {role for (role,) in results.query("SELECT DISTINCT role FROM players WHERE role <> ''")}
    assert bool(roles) == bool(game.traces.role)
    for language in ("it", "en"):
        words = Words(language, name)
        named = [game.named(one, words) for one in cards | roles]
        assert all(text and "[" not in text and text not in cards for text in named), named


def test_a_restricted_bot_gives_the_answer_only_where_it_must() -> None:
    game = tavolata.game("indy")
    from tavolata.engine import Fast

    state, chance, given = game.new(3, 7), Fast(7), []
    choose = never_using(policy_of("greedy", game), ["eagle", "swap"])
    while not state.over:
        decision = state.decisions[0]
        action = choose(state, decision, chance)
        assert action in decision.actions
        given.append(game.text(action).split()[0])
        state.play(decision.seat, action)
    assert "eagle" not in given and "swap" not in given
    assert "lay" in given


def test_a_restricted_line_up_is_one_among_others(tmp_path: Path) -> None:
    run = new_run(
        experiment_of({"game": "indy", "players": 3, "bots": ["greedy"], "deals": 5, "never": ["eagle"]}),
        tmp_path / "run",
    )
    go_on(run)
    found = Figures(Results(run), "base").restricted()
    assert found is not None
    assert (found.name, found.games) == ("greedy -eagle", 15)
    assert found.fair == pytest.approx(1 / 3)


def test_a_run_of_the_first_format_is_read_without_what_it_lacks(tmp_path: Path) -> None:
    """As it was written before cards, characters and leaders were."""
    import pyarrow.parquet as parquet

    run = new_run(experiment_of({"game": "indy", "players": 2, "bots": ["greedy"], "deals": 2}), tmp_path / "run")
    go_on(run)
    for name, lacking in {"games": ["leader_25", "leader_50", "leader_75"], "players": ["role"]}.items():
        for path in (run.folder / name).glob("*.parquet"):
            table = parquet.read_table(path)
            parquet.write_table(table.drop_columns(lacking).replace_schema_metadata(table.schema.metadata), path)
    file = msgspec.json.decode((run.folder / "run.json").read_bytes())
    (run.folder / "run.json").write_bytes(msgspec.json.encode({**file, "format": 1}))
    old = Figures(read(run.folder), "base")
    assert (old.games, old.leads(), old.shares("role"), old.cards()) == (2, [], [], [])
    with pytest.raises(Exception, match="Half of each"):
        go_on(runs.open_run(run.folder))
