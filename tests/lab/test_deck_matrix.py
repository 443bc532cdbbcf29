"""The matrix of decks: repeatable, each deal from both seats, and it goes on where it stopped."""

from __future__ import annotations

import json
import runpy
from pathlib import Path
from typing import Any

import pytest

MATRIX: dict[str, Any] = runpy.run_path(str(Path(__file__).parents[2] / "benchmarks" / "deck_matrix.py"))

GAMES_OF_A_DEAL = 14 * 13


def test_every_deck_meets_every_other_in_both_seats() -> None:
    found = list(MATRIX["pairings"]([str(deck) for deck in range(14)], 2, []))
    assert len(found) == len(set(found)) == 2 * GAMES_OF_A_DEAL
    assert {(one, other) for one, other, _ in found} == {(a, b) for a in range(14) for b in range(14) if a != b}
    some = list(MATRIX["pairings"]([str(deck) for deck in range(14)], 1, ["3"]))
    assert {(one, other) for one, other, _ in some} == {pair for a in range(14) if a != 3 for pair in ((a, 3), (3, a))}


def test_a_game_is_the_same_whenever_it_is_played_and_both_orders_share_a_deal() -> None:
    game, play, pairing = MATRIX["game_of"]("isola"), MATRIX["play_pairing"], MATRIX["Pairing"]
    one = play(game, "policy", 1, {}, pairing(0, 3, 5))
    assert play(game, "policy", 1, {}, pairing(0, 3, 5)) == one
    other = play(game, "policy", 1, {}, pairing(3, 0, 5))
    assert other.first == one.first  # the same luck: each deck begins once
    assert one.winner in (0, 1) and one.ending == "won" and all(one.played)


def test_a_run_goes_on_where_an_earlier_one_stopped(tmp_path: Path, capsys: Any) -> None:
    rows = tmp_path / "rows.jsonl"
    arguments = ["isola", "--bot", "random", "--deals", "1", "--rows", str(rows)]
    MATRIX["main"]([*arguments, "--minutes", "0.0001"])
    lines = rows.read_text("utf-8").splitlines()
    assert 1 < len(lines) < GAMES_OF_A_DEAL
    rows.write_text("\n".join(lines[:2]) + "\n" + lines[1][:20], "utf-8")  # cut short in the middle of a line
    MATRIX["main"](arguments)
    whole = rows.read_text("utf-8").splitlines()
    assert whole[: len(lines)] == lines
    assert len(whole) == 1 + GAMES_OF_A_DEAL  # under a heading
    told = capsys.readouterr().out
    assert f"{GAMES_OF_A_DEAL} games" in told and "first player" in told and "endings" in told


def test_rows_of_another_run_are_refused_and_stay_as_they_are(tmp_path: Path) -> None:
    rows = tmp_path / "rows.jsonl"
    arguments = ["isola", "--bot", "random", "--deals", "1", "--minutes", "0.0001", "--rows", str(rows)]
    MATRIX["main"](arguments)
    before = rows.read_text("utf-8")
    for other in (["--seed", "2"], ["--bot", "policy"], ["--option", "activation=threshold"]):
        with pytest.raises(SystemExit, match="rows of something else"):
            MATRIX["main"]([*arguments, *other])
    assert rows.read_text("utf-8") == before


def test_deals_can_be_added_to_pairs_near_an_edge_only(tmp_path: Path, capsys: Any) -> None:
    rows = tmp_path / "rows.jsonl"
    arguments = ["isola", "--bot", "random", "--minutes", "0.0001", "--rows", str(rows)]
    MATRIX["main"](arguments)
    heading = rows.read_text("utf-8").splitlines()[0]
    even = [[0, 1, deal, 0, deal % 2, 9, 90, "won", [1, 1]] for deal in range(100)]
    won_by_one = [[0, 2, deal, 0, 0, 9, 90, "won", [1, 1]] for deal in range(100)]
    rows.write_text("\n".join([heading, *[json.dumps(row) for row in even + won_by_one]]) + "\n", "utf-8")
    MATRIX["main"]([*arguments, "--only", "LH1", "--edge", "38-62"])
    added = [json.loads(line) for line in rows.read_text("utf-8").splitlines()[201:]]
    assert added and all({row[0], row[1]} != {0, 1} for row in added)
    assert "farthest from even: LH1-LN1 " in capsys.readouterr().out
