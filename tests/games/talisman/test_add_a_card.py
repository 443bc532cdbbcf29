"""The page about new cards is true: they are added to a copy of the house as it says, and played there."""

from __future__ import annotations

import pytest

from house import ROOT, House
from tavolata.engine.data_files import DataProblem, check_complete
from tavolata.games.talisman.bot.spells import check_judged
from tavolata.games.talisman.box.effect_language import EFFECT_KINDS

PAGE = ROOT / "docs" / "talisman-cards.md"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    return House(tmp_path_factory.mktemp("house"), PAGE, plain=True)


def test_the_new_cards_are_played_and_judged_and_have_their_words(house: House) -> None:
    tests = ("tests/games/talisman/test_new_cards.py", "tests/words/test_talisman.py")
    assert " passed" in house.run("-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", *tests)


def test_bots_play_on_with_the_new_cards(house: House) -> None:
    script = (
        "import tavolata; from tavolata.engine import Fast; from tavolata.players import policy_of\n"
        "game = tavolata.game('talisman'); state = game.new(4, seed=5); sensible = policy_of('greedy', game)\n"
        "for _ in range(300):\n"
        "    if not state.over:\n"
        "        asked = state.decisions[0]; state.play(asked.seat, sensible(state, asked, Fast(1)))\n"
        "print(game.text(state.decisions[0].actions[0]) if not state.over else 'over')\n"
    )
    assert house.run("-c", script).strip()


@pytest.mark.parametrize(
    ("file", "line", "missing"),
    [
        ("rules/special.py", '    "alms": alms,\n', "adventure.json: ALMS: does: no function alms"),
        ("bot/effects.py", '    "alms": alms,\n', "what a special effect is worth (bot/effects.py): missing alms"),
        ("bot/effects.py", '    "toad": toad,\n', "what an effect is worth (bot/effects.py): missing toad"),
        ("rules/atoms.py", '    "toad": become_toad,\n', "does (rules/effects.py, rules/atoms.py): missing toad"),
        ("bot/dice.py", "    Bite: _bite,\n", "what a roll is worth (bot/dice.py): missing Bite"),
    ],
)
def test_what_is_forgotten_is_named_at_the_start(house: House, file: str, line: str, missing: str) -> None:
    path = house.folder / "src/tavolata/games/talisman" / file
    whole = path.read_text(encoding="utf-8")
    assert line in whole
    path.write_text(whole.replace(line, ""), encoding="utf-8")
    try:
        with pytest.raises(AssertionError) as problem:
            house.run("-c", "import tavolata.games.talisman.bot.policy")
    finally:
        path.write_text(whole, encoding="utf-8")
    assert missing in str(problem.value)


def test_a_spell_that_the_bot_does_not_know_is_refused() -> None:
    with pytest.raises(DataProblem, match=r"spells\.json: MOON: key: the bot"):
        check_judged(["HEX", "MOON"])


def test_a_table_with_too_much_or_too_little_is_refused() -> None:
    with pytest.raises(LookupError, match="a table: missing lose; unknown moon"):
        check_complete([*EFFECT_KINDS[:-1], "moon"], EFFECT_KINDS, "a table")
