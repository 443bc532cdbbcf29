"""A game without a page in the browser can be played in the terminal and from Python, and is refused online in words."""

from __future__ import annotations

import pytest

import tavolata
from tavolata import games
from tavolata.engine import SetupError
from tavolata.engine.words import explain


def test_every_game_online_is_one_of_the_games() -> None:
    assert set(games.ONLINE) <= set(tavolata.GAMES)
    assert games.online("indy").name == "indy"


@pytest.mark.parametrize("name", [name for name in games.NAMES if name not in games.ONLINE])
def test_a_game_without_a_page_is_there_but_not_online(name: str) -> None:
    assert tavolata.game(name).name == name
    with pytest.raises(SetupError) as refused:
        games.online(name)
    assert f"tavolata play {name}" in explain(refused.value, "en")
    assert f"tavolata play {name}" in explain(refused.value, "it")
