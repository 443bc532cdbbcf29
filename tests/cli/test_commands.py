"""The other commands: help, games, rules, the chooser; and every mistake a sentence."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import tavolata
from cli.conftest import Run
from tavolata.cli import COMMANDS
from tavolata.engine.words import LANGUAGES, Words
from tavolata.players import known_players
from tavolata.terminal.language import language_of
from tavolata.terminal.where import recorded

# Help


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_explains_itself(run: Run, command: str, language: str) -> None:
    result = run(f"{command} --help --lang {language}")
    assert result.code == 0
    assert result.out.startswith("uso: tavolata" if language == "it" else "usage: tavolata")
    assert all(flag.name in result.out for flag in COMMANDS[command].flags if flag.name.startswith("--"))
    assert all(example in result.out for example in COMMANDS[command].examples)
    assert "[cli-" not in result.out


def test_the_overview_names_every_command(run: Run) -> None:
    result = run("--help")
    assert result.code == 0
    assert all(command in result.out for command in COMMANDS)
    assert "[cli-" not in result.out


def test_help_as_a_word(run: Run) -> None:
    assert run("help").out == run("--help").out
    assert run("help rules").out == run("rules --help").out


def test_the_version_says_how_the_engine_runs(run: Run) -> None:
    out = run("--version --lang en").out
    assert tavolata.__version__ in out
    assert "compiled engine" in out or "plain Python engine" in out


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "C.UTF-8"}, "it"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "it_CH.UTF-8"}, "it"),
    ],
)
def test_the_language_is_that_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_the_language_can_be_given_before_or_after_the_command(run: Run) -> None:
    assert "players" in run("--lang en games").out
    assert "players" in run("games --lang=en").out
    assert "giocatori" in run("games").out


# Games and rules


def test_games_are_introduced(run: Run) -> None:
    out = run("games").out
    for name in tavolata.GAMES:
        words = Words("it", name)
        assert words.say("game-name") in out
        assert words.say("game-tagline") in out
        assert words.say("game-length") in out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", tavolata.GAMES)
def test_the_rules_show_every_rule_ruling_and_option(run: Run, game: str, language: str) -> None:
    out = run(f"rules {game} --lang {language}").out
    words = Words(language, game)
    for key in sorted(words.keys()):
        if key.startswith(("rule-", "ruling-")):
            number = key.partition("-")[2]
            assert f"\n{number} " in out.lower()
            assert words.say(key) in out
    for option in tavolata.game(game).options:
        assert f"{option.name}: {option.values[0]}" in out


def test_a_single_rule(run: Run) -> None:
    assert run("rules indy in18").out.count("IN-") == 1
    assert "nobody-left: play-on" in run("rules indy IR-27").out


@pytest.mark.parametrize("written", ["TTR-05", "ttr5", "R-05", "r5"])
def test_a_ruling_of_timeline_is_found_by_its_old_letters_too(run: Run, written: str) -> None:
    out = run(f"rules timeline {written}").out
    assert out.startswith("TTR-05") or "\nTTR-05" in out
    assert "equal-dates: fit" in out


def test_no_ruling_of_one_game_is_called_like_that_of_another(run: Run) -> None:
    listed = {name: set(re.findall(r"^\w+-\d+", run(f"rules {name}").out, re.MULTILINE)) for name in tavolata.GAMES}
    assert all(
        listed[one].isdisjoint(listed[other]) for one in tavolata.GAMES for other in tavolata.GAMES if one != other
    )


def test_rules_can_be_searched_without_accents_or_capitals(run: Run) -> None:
    out = run("rules indy --search PUO").out
    assert "può" in out
    assert "IN-004" not in out


def test_rules_with_their_tests(run: Run) -> None:
    out = run("rules indy IN-018 --tests").out
    assert "tests/games/indy/" in out


def test_where_a_rule_stands_in_the_code_and_in_the_tests(run: Run) -> None:
    for line in ("rules indy --where IN-018", "rules indy in18 --where"):
        out = run(line).out
        assert re.search(r"games/indy/turn\.py:\d+ EvocationSwap$", out, re.MULTILINE)
        assert "tests/games/indy/" in out
        assert "IN-019  " not in out


def test_what_only_tests_show_says_so(run: Run) -> None:
    out = run("rules talismani TdT-067 --where --lang en").out
    assert "not named in the code" in out
    assert "tests/games/talismani/test_properties.py::test_who_can_run_out_of_cards" in out


def test_a_scenario_is_found_as_a_rule_is(run: Run) -> None:
    """It has no words of its own: what it says are its tests."""
    for line in ("rules isola SC-01", "rules isola sc1", "rules isola SC-01 --tests"):
        out = run(line).out
        assert "tests/games/isola/test_scenarios.py::test_kenshiro_against_raoul" in out
        assert "SC-02" not in out
    assert "DS-12" in run("rules isola DS-12").out
    assert run("rules isola SC-99").code == 1


def test_scenarios_and_abilities_on_a_sheet_have_their_places_too(run: Run) -> None:
    assert "tests/games/indy/test_scenarios.py" in run("rules indy --where is-10").out
    out = run("rules talisman --where CH02.1").out
    assert re.search(r"games/talisman/box/data/characters\.json:3 DRUID: spells$", out, re.MULTILINE)


@pytest.mark.parametrize("game", tavolata.GAMES)
def test_the_whole_table_of_rules_code_and_tests(run: Run, game: str) -> None:
    out = run(f"rules {game} --where --lang en").out
    listed = set(re.findall(r"^[A-Z]\S+", out, re.MULTILINE))
    assert listed >= set(recorded(tavolata.game(game), "rule_tests.json"))
    assert out.count(f"games/{game}/") > 100


# The chooser


def test_enter_all_the_way_begins_a_game(run: Run, games: Path) -> None:
    result = run("", ["", "", "", "", "", "", "q"])
    assert result.code == 0
    assert "Benvenuti a tavola" in result.out
    assert "Quale sciamano scegli?" in result.out
    (saved,) = games.glob("*.json")
    header = json.loads(saved.read_text())
    assert header["names"] == ["Ada", "Corvo [medium]", "Lupa [medium]", "Tasso [medium]"]


def test_the_chooser_asks_for_everything(run: Run, games: Path) -> None:
    typed = ["moon", "1", "9", "3", "2", "Lia", "Lia", "Zeno", "1", "3", "3", "4", "", "", "q"]
    result = run("--lang en", typed)
    assert result.code == 0
    assert "“moon” is not on the list" in result.out
    assert "“9” will not do" in result.out
    assert "nobody else at the table has" in result.out
    (saved,) = games.glob("*.json")
    data = json.loads(saved.read_text())
    assert data["names"] == ["Lia", "Zeno", "Raven [random]"]
    options = data["snapshot"]["options"]
    assert options["eagle-after-evoking"] == "yes"  # turned twice
    assert options["settlement"] == "winner-first"


def test_the_chooser_takes_a_bot_for_each_seat(run: Run, games: Path) -> None:
    result = run("--lang en", ["1", "", "1", "", "2 9 4", "2 3", "2, 4 5", "", "q"])
    assert result.code == 0
    assert "“2 9 4” will not do" in result.out and "“2 3” will not do" in result.out
    (saved,) = games.glob("*.json")
    assert json.loads(saved.read_text())["names"][1:] == ["Raven [feather]", "Wolf [medium]", "Badger [strong]"]


def test_bots_may_be_called_as_the_screen_calls_them_in_either_language(run: Run, games: Path) -> None:
    assert run("play indy --players 4 --bots Forte,absent-minded,PIUMA --seed 1 --lang en", ["q"]).code == 0
    (saved,) = games.glob("*.json")
    header = json.loads(saved.read_text())
    assert header["names"][1:] == ["Raven [strong]", "Wolf [random]", "Badger [feather]"]
    told = run("simulate timeline --games 2 --players 2 --bots insegnante,Child --lang en")
    assert told.code == 0
    assert "Teacher" in told.out or "teacher" in told.out


def test_the_chooser_resumes_a_game(run: Run, running: Path) -> None:
    result = run("", ["r", "", "q"])
    assert result.code == 0
    assert str(running) in result.out


def test_leaving_the_chooser_is_no_mistake(run: Run) -> None:
    assert run("", []).code == 0


def test_every_bot_is_described() -> None:
    for language in LANGUAGES:
        words = Words(language)
        assert all(words.has(f"bot-{name}") for game in tavolata.GAMES for name in known_players(tavolata.game(game)))


# Mistakes


MISTAKES = [
    ("play ndy", 1, "Forse intendevi «indy»?", "Did you mean “indy”?"),
    ("play scacchi", 1, "Ci sono: indy", "Choose from: indy"),
    ("play", 1, "Manca il nome del gioco", "The name of the game is missing"),
    ("play indy --players 9", 1, "da 2 a 6", "2 to 6"),
    ("play indy --players many", 1, "serve un numero intero", "needs a whole number"),
    ("play indy --me 5", 1, "da 1 a 4", "from 1 to 4"),
    ("play indy --people 1,x", 1, "«x» non lo è", "“x” is not one"),
    ("play indy --bots gredy", 1, "Forse intendevi «greedy»?", "Did you mean “greedy”?"),
    ("play indy --bots mitiche", 1, "non esiste. Ci sono", "Choose from"),
    ("play indy --bots mediun", 1, "Forse intendevi «medium»?", "Did you mean “medium”?"),
    ("play indy --bots facille", 1, "Forse intendevi «facile»?", "Did you mean “facile”?"),
    ("play indy --bots maestro", 1, "«maestro» non esiste. Ci sono: random", "“maestro”. Choose from: random"),
    (
        "play indy --players 2 --bots easy,medium",
        1,
        "Sono indicati 2 bot, ma per i bot c’è un",
        "2 bots were named, but there is one",
    ),
    ("play indy --players 2 --people 1,2 --bots easy,medium", 1, "non resta nessun posto", "no seat is left"),
    ("play indy --bots zzz", 1, "Ci sono: random", "Choose from: random"),
    ("play indy --option setlement=x", 1, "Forse intendevi «settlement»?", "Did you mean “settlement”?"),
    ("play indy --option settlement=winner", 1, "Forse intendevi «winner-first»?", "Did you mean “winner-first”?"),
    ("play indy --option moon=full", 1, "non esiste", "There is no option"),
    ("play indy --option settlement", 1, "nome=valore", "name=value"),
    ("play indy --reactions slow", 1, "«slow» non esiste", "no mode “slow”"),
    ("play indy --seed -1", 1, "da 0 a", "from 0 to"),
    ("play indy --names Ada,Bruno,Carla", 1, "Ci sono 3 nomi", "There are 3 names"),
    ("play indy --people 1,2 --names Ada,Ada", 1, "c’è due volte", "is there twice"),
    ("play --resume nowhere.json", 1, "non c’è", "is not there"),
    ("replay nowhere.json", 1, "non c’è", "is not there"),
    ("rules indy XX-001", 1, "non esiste", "There is no rule"),
    ("rules indy --search zucchina", 1, "Nessuna regola contiene", "No rule contains"),
    ("rules inddy", 1, "Forse intendevi «indy»?", "Did you mean “indy”?"),
    ("simulate indy --games 0", 1, "da 1 in su", "at least 1"),
    ("simulate indy --bots gredy", 1, "Forse intendevi «greedy»?", "Did you mean “greedy”?"),
    ("simulate indy --players 1", 1, "da 2 a 6", "2 to 6"),
    ("simulate indy --deck H1", 1, "non si giocano mazzi propri", "nobody plays with decks"),
    ("simulate isola --deck H1,N1,C1", 1, "portati 3 mazzi", "3 decks were brought"),
    ("simulate isola --deck H1,H9", 1, "«H9» non esiste", "no deck “H9”"),
    ("simulate indy --seed x", 1, "serve un numero intero", "needs a whole number"),
    ("simulate indy --players 2 --bots greedy,random,greedy", 1, "Sono indicati 3 bot", "3 bots were named"),
    ("bench --seconds zero", 1, "maggiore di zero", "above zero"),
    ("bench talismann", 2, "Forse intendevi «talisman»?", "Did you mean “talisman”?"),
    ("plya", 2, "Forse intendevi «play»?", "Did you mean “play”?"),
    ("dance", 2, "Ci sono: serve, games", "Choose from: serve, games"),
    ("play indy --playrs 3", 2, "Forse intendevi «--players»?", "Did you mean “--players”?"),
    ("play indy --players", 2, "manca il valore", "lacks its value"),
    ("games indy", 2, "non ha senso", "makes no sense"),
    ("replay", 2, "Manca il file", "file of the game to watch is missing"),
]


@pytest.mark.parametrize(("line", "code", "italian", "english"), MISTAKES, ids=[mistake[0] for mistake in MISTAKES])
def test_a_mistake_is_a_sentence_in_the_right_language(
    run: Run, line: str, code: int, italian: str, english: str
) -> None:
    for language, sentence in (("it", italian), ("en", english)):
        result = run(f"{line} --lang {language}")
        assert result.code == code
        assert sentence in result.err
        assert "Traceback" not in result.err
        assert "[error-" not in result.err
        assert "[cli-" not in result.err


def test_an_unknown_language_is_a_mistake(run: Run) -> None:
    result = run("games --lang la")
    assert result.code == 1
    assert "it, en" in result.err


# The lab


@pytest.mark.parametrize(("language", "head"), [("it", "Indy: 12 partite in 3"), ("en", "Indy: 12 games of 3")])
def test_a_simulation_counts(run: Run, tmp_path: Path, language: str, head: str) -> None:
    path = tmp_path / "report.json"
    line = f"simulate indy --games 12 --players 3 --bots greedy,random --seed 4 --json {path} --lang {language}"
    result = run(line)
    assert result.code == 0
    assert head in result.out
    assert "greedy" in result.out
    assert "[simulate-" not in result.out
    report = json.loads(path.read_text())
    assert report["finished"] == 12
    assert sum(share["wins"] for share in report["seats"]) == 12


def test_a_simulation_depends_on_its_seed_alone(run: Run, tmp_path: Path) -> None:
    digests = []
    for number, workers in enumerate((1, 2)):
        path = tmp_path / f"{number}.json"
        run(f"simulate indy --games 12 --players 2 --seed 9 --workers {workers} --json {path}")
        digests.append(json.loads(path.read_text())["digest"])
    assert digests[0] == digests[1]


def test_a_report_that_cannot_be_written(run: Run, tmp_path: Path) -> None:
    result = run(f"simulate indy --games 2 --json {tmp_path}")
    assert result.code == 1
    assert "Non è stato possibile scrivere" in result.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bench_measures(run: Run, tmp_path: Path, language: str) -> None:
    path = tmp_path / "bench.json"
    result = run(f"bench --runs 1 --seconds 0.01 --json {path} --lang {language}")
    assert result.code == 0
    assert "xcal" in result.out
    assert "[bench-" not in result.out
    assert {item["game"] for item in json.loads(path.read_text())} == set(tavolata.GAMES)


@pytest.mark.parametrize(("language", "taps"), [("it", "tocchi nel proprio turno"), ("en", "taps in one’s own turn")])
def test_a_bench_of_one_game_tells_what_it_asks_of_its_players(run: Run, language: str, taps: str) -> None:
    result = run(f"bench talisman --runs 1 --seconds 0.01 --lang {language}")
    assert result.code == 0
    assert taps in result.out
    assert "indy" not in result.out
    assert "[bench-" not in result.out


# Files


def test_damaged_files_are_refused_with_a_sentence(run: Run, running: Path, tmp_path: Path) -> None:
    text = running.read_text()
    damaged = {
        "truncated": text[: len(text) // 2],
        "edited": text.replace('"Ada"', '"Eva"', 1),
        "empty": "",
        "other": "[1, 2, 3]",
        "binary": "\x00\x01\x02",
    }
    for name, content in damaged.items():
        path = tmp_path / f"{name}.json"
        path.write_text(content)
        for command in ("play --resume", "replay"):
            result = run(f"{command} {path} --lang en")
            assert result.code == 1, name
            assert len(result.err.splitlines()) == 1, name
            assert "[error-" not in result.err
    assert run(f"replay {tmp_path}").code == 1
    assert run(f"replay {'x' * 400}").code == 1
    assert run("replay ~nobody/game.json").code == 1


def test_a_number_that_is_too_large_is_called_too_large(run: Run) -> None:
    result = run(f"play indy --lang en --seed {'9' * 44}", [])
    assert result.code == 1
    assert "--seed needs a number from 0 to" in result.err


@pytest.mark.parametrize("name", tavolata.GAMES)
def test_a_wrong_option_lists_all_that_there_are(run: Run, name: str) -> None:
    complaint = run(f"play {name} --option nonsense=1").err
    assert [option.name for option in tavolata.game(name).options if option.name not in complaint] == []


def test_what_was_typed_is_quoted_only_so_far(run: Run) -> None:
    for line in (f"play indy --option {'x' * 5000}=1", f"{'x' * 5000}", f"play --{'x' * 5000}"):
        result = run(line)
        assert result.code != 0
        assert len(result.err) < 1000
