"""A game without a page in the browser can be played in the terminal and from Python, and is refused online in words."""

from __future__ import annotations

import pytest

import tavolata
from tavolata import games
from tavolata.engine import SetupError
from tavolata.engine.words import explain


def test_all_games_are_online() -> None:
    assert games.ONLINE == games.NAMES == tavolata.GAMES
    assert games.online("isola").name == "isola"


def test_a_game_without_a_page_is_there_but_not_online(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "ONLINE", games.NAMES[1:])
    name = games.NAMES[0]
    assert tavolata.game(name).name == name
    with pytest.raises(SetupError) as refused:
        games.online(name)
    assert f"tavolata play {name}" in explain(refused.value, "en")
    assert f"tavolata play {name}" in explain(refused.value, "it")
