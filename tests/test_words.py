"""Every word that a person reads is there, whole, in both languages.

The folders are found by walking and the games by ``tavolata.GAMES``: the next game is covered by being listed.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from importlib import import_module
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

import tavolata
from fluent_files import choices, misspelt, parsed, references, shape, straight_quotes, variables, written_as_numbers
from tavolata.engine import PASS, Fast, Question, State, TavolataError
from tavolata.engine.data import seal
from tavolata.engine.event import Event
from tavolata.engine.words import LANGUAGES, Words, explain
from tavolata.games.indy import cards as indy_cards
from tavolata.games.indy.position import position
from tavolata.games.talisman import actions as talisman_actions
from tavolata.games.talisman import cards as talisman_cards
from tavolata.games.talisman import components as talisman_box
from tavolata.games.talismani import cards as talismani_cards
from tavolata.games.talismani import score as talismani_score
from tavolata.games.talismani import turn as talismani_turn
from tavolata.games.timeline import cards as timeline_cards
from tavolata.games.timeline.deck import MEANINGS, OURS, our_deck
from tavolata.games.timeline.years import span_words, year_words, years_between

HOUSE = Path(tavolata.__file__).parent
FOLDERS = sorted(folder for folder in HOUSE.rglob("words") if folder.is_dir())
FOLDER_NAMES = [str(folder.relative_to(HOUSE)) for folder in FOLDERS]
SOURCES = sorted(HOUSE.rglob("*.py"))

each_folder = pytest.mark.parametrize("folder", FOLDERS, ids=FOLDER_NAMES)
each_game = pytest.mark.parametrize("name", tavolata.GAMES)

# Reading the files


@cache
def entries(folder: Path, language: str) -> list[ftl.EntryType]:
    return parsed(folder / f"{language}.ftl")


@cache
def messages(folder: Path, language: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(folder, language) if isinstance(entry, ftl.Message)}


def game_of(path: Path) -> str:
    """The game whose words or source this is; none for the rest of the house."""
    parts = path.relative_to(HOUSE).parts
    return parts[1] if parts[0] == "games" and parts[1] in tavolata.GAMES else ""


def speaks_for(path: Path) -> str:
    """The game whose words a source may use: its own, or the one it draws, or whose decks it reads; none for the rest."""
    parts = path.relative_to(HOUSE).parts
    drawn = {**{f"{game}.py": game for game in tavolata.GAMES}, "decks.py": "timeline"}
    return drawn.get(path.name, "") if parts[0] == "terminal" else game_of(path)


def missing(keys: set[str], game: str) -> list[str]:
    """The keys that some language has no words for, at a table of that game or (none) outside of all games."""
    return sorted(f"{key} ({language})" for language in LANGUAGES for key in keys if not Words(language, game).has(key))


def said(language: str, game: str, key: str, args: dict[str, object]) -> str:
    """The sentence; ``Words`` shows a missing key or argument as the key itself in brackets."""
    text = Words(language, game).say(key, args)
    assert text.strip(), f"{key} says nothing in {language}"
    assert not text.startswith(f"[{key}"), f"{language}: {text}"
    return text


# The files themselves


def test_the_folders_of_all_games_and_of_the_engine_are_found() -> None:
    wanted = {"engine/words", *(f"games/{name}/words" for name in tavolata.GAMES)}
    assert wanted <= set(FOLDER_NAMES)
    # Words loads the common ones and those of games; what lies elsewhere nobody would hear.
    assert set(FOLDER_NAMES) <= wanted | {"words", "server/words"}


@each_folder
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_parses_and_every_key_is_well_formed(folder: Path, language: str) -> None:
    assert misspelt(entries(folder, language)) == []


@each_folder
def test_both_languages_have_the_same_keys_variables_and_choices(folder: Path) -> None:
    italian, english = (messages(folder, language) for language in LANGUAGES)
    assert sorted(italian) == sorted(english)
    assert {key: shape(italian[key]) for key in italian} == {key: shape(english[key]) for key in english}


@each_folder
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(folder: Path, language: str) -> None:
    known = messages(folder, language)
    for key, message in known.items():
        inside = [known[name] for name in references(message)]
        samples: dict[str, list[str | int]] = {
            name: ["Ada", 1, 2] for part in [message, *inside] for name in variables(part)
        }
        for name, values in choices(message).items():
            samples[name] = [*values, 0, 1, 2, 11]
        samples |= {name: [1, 2, 1969] for name in written_as_numbers(message)}
        for turn in range(max((len(values) for values in samples.values()), default=1)):
            args: dict[str, object] = {name: values[turn % len(values)] for name, values in samples.items()}
            said(language, game_of(folder), key, args)


@pytest.mark.parametrize("game", ["", *tavolata.GAMES])
def test_no_words_hide_others(game: str) -> None:
    """At a table the common words and those of the game are one: of two with the same key only the first is heard."""
    heard = [folder for folder in FOLDERS if game_of(folder) in ("", game)]
    keys = sorted(key for folder in heard for key in messages(folder, "it"))
    assert [first for first, second in pairwise(keys) if first == second] == []


@each_folder
@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_and_apostrophes_are_typographic(folder: Path, language: str) -> None:
    """Straight ones are for code."""
    assert straight_quotes(messages(folder, language)) == []


def test_the_house_has_a_name_for_everybody_at_the_largest_table() -> None:
    largest = max(tavolata.game(name).max_players for name in tavolata.GAMES)
    for language in LANGUAGES:
        for key in ("names-people", "names-bots"):
            assert len(set(Words(language).say(key).split())) >= largest


# What the source says


@cache
def source(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(source(path))


def sources_of(game: str) -> list[Path]:
    return [path for path in SOURCES if game_of(path) == game]


def literals(node: ast.expr) -> list[str]:
    """The texts that an expression can be, as far as it is written out."""
    if isinstance(node, ast.Constant):
        return [node.value] if isinstance(node.value, str) else []
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    return []


def calls(path: Path) -> Iterator[tuple[str, ast.Call]]:
    """Every call in a file, with the last name of what is called."""
    for call in ast.walk(tree(path)):
        if isinstance(call, ast.Call):
            yield getattr(call.func, "attr", getattr(call.func, "id", "")), call


def functions(path: Path) -> list[ast.FunctionDef]:
    return [node for node in ast.walk(tree(path)) if isinstance(node, ast.FunctionDef)]


def place_of(parameter: str, function: ast.FunctionDef) -> int:
    return [argument.arg for argument in function.args.args].index(parameter)


@cache
def first_makers(path: Path) -> dict[str, tuple[int, str]]:
    """Functions that make an error's key from an argument: the place of that argument, and what comes before it."""
    found: dict[str, tuple[int, str]] = {}
    for function in functions(path):
        for node in ast.walk(function):
            before = literals(node.values[0]) if isinstance(node, ast.JoinedStr) else []
            if isinstance(node, ast.JoinedStr) and before and before[0].startswith("error-"):
                assert len(node.values) == 2, f"{function.name}: an error's key is a text, or a text and an argument"
                last = node.values[1]
                assert isinstance(last, ast.FormattedValue)
                assert isinstance(last.value, ast.Name)
                found[function.name] = place_of(last.value.id, function), before[0]
    return found


@cache
def public_makers() -> dict[str, tuple[int, str]]:
    """Those that other files may call."""
    return {name: made for path in SOURCES for name, made in first_makers(path).items() if not name.startswith("_")}


def error_makers(path: Path) -> dict[str, tuple[int, str]]:
    """The makers that a file can call, and its own functions that pass an argument on to one of them."""
    found = {**public_makers(), **first_makers(path)}
    for function in functions(path):
        parameters = [argument.arg for argument in function.args.args]
        for call in ast.walk(function):
            at, before = found.get(getattr(call.func, "id", ""), (-1, "")) if isinstance(call, ast.Call) else (-1, "")
            key = call.args[at] if isinstance(call, ast.Call) and 0 <= at < len(call.args) else None
            if isinstance(key, ast.Name) and key.id in parameters:
                found[function.name] = parameters.index(key.id), before
    return found


def errors_of_boxes(path: Path) -> list[str]:
    """A box of components names them in its refusal of a component that there is not."""
    kinds = [call.args[1] for name, call in calls(path) if name == "Box"]
    names = [kind.id for kind in kinds if isinstance(kind, ast.Name)]
    module = ".".join(["tavolata", *path.relative_to(HOUSE).with_suffix("").parts]) if names else ""
    return [f"error-position-{getattr(import_module(module), name).name}" for name in names]


def assigned(function: ast.FunctionDef) -> dict[str, list[ast.expr]]:
    """What is assigned to each local name of a function."""
    found: dict[str, list[ast.expr]] = {}
    for node in ast.walk(function):
        if isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value:
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                if isinstance(target, ast.Name):
                    found.setdefault(target.id, []).append(node.value)
    return found


def possible(node: ast.expr, local: dict[str, list[ast.expr]]) -> list[ast.expr]:
    """What an expression can be, a local name looked up."""
    return local.get(node.id, []) if isinstance(node, ast.Name) else [node]


def keys_given(node: ast.Dict, local: dict[str, list[ast.expr]]) -> set[str]:
    """The keys of a dict as it is written, with those of the local dicts that it takes in."""
    found = {text for key in node.keys if key for text in literals(key)}
    for key, value in zip(node.keys, node.values, strict=True):
        if key is None:
            for inner in possible(value, local):
                found |= keys_given(inner, local) if isinstance(inner, ast.Dict) else set()
    return found


def possible_arguments(path: Path) -> Iterator[tuple[str, list[list[ast.expr]], dict[str, list[ast.expr]]]]:
    """For every call of a plain name: that name, what each argument can be, and the local names of the place."""
    for function in functions(path):
        local = assigned(function)
        for call in ast.walk(function):
            if isinstance(call, ast.Call):
                yield getattr(call.func, "id", ""), [possible(arg, local) for arg in call.args], local


@cache
def errors_of(path: Path) -> dict[str, list[set[str]]]:
    """The keys of all errors of a file; and the names of their arguments, where these stand beside the key."""
    found: dict[str, list[set[str]]] = {}
    for key in [*re.findall(r"[\"'](error-[a-z0-9-]*[a-z0-9])[\"']", source(path)), *errors_of_boxes(path)]:
        found[key] = []
    makers = error_makers(path)
    for name, args, local in possible_arguments(path):
        at, before = makers.get(name, (-1, ""))
        for place, values in enumerate(args):
            keys = {(before if place == at else "") + text for value in values for text in literals(value)}
            dicts = [value for after in args[place + 1 : place + 2] for value in after if isinstance(value, ast.Dict)]
            given = {text for value in dicts for text in keys_given(value, local)}
            for key in keys:
                if key.startswith("error-"):
                    found.setdefault(key, []).extend([given] if dicts else [])
    return found


each_source = pytest.mark.parametrize("path", SOURCES, ids=[str(path.relative_to(HOUSE)) for path in SOURCES])


@each_source
def test_every_error_of_the_source_has_words(path: Path) -> None:
    assert missing(set(errors_of(path)), speaks_for(path)) == []


@each_source
def test_every_error_is_given_the_variables_of_its_words(path: Path) -> None:
    """Wherever key and arguments stand side by side; ``explain`` adds the game."""
    heard = [folder for folder in FOLDERS if game_of(folder) in ("", speaks_for(path))]
    known = {key: message for folder in heard for key, message in messages(folder, "en").items()}
    for key, places in errors_of(path).items():
        for given in places if key in known else []:
            assert variables(known[key]) <= given | {"game"}, key


@each_folder
def test_no_error_has_words_that_nobody_says(folder: Path) -> None:
    game = game_of(folder)
    raised = {key for path in SOURCES if game in ("", speaks_for(path)) for key in errors_of(path)}
    assert sorted(key for key in messages(folder, "it") if key.startswith("error-") and key not in raised) == []


@each_source
def test_every_key_said_by_name_exists(path: Path) -> None:
    """Outside of a game and of its file in the terminal a key is common to all tables, or every game has it."""
    speakers = ("say",) if game_of(path) else ("say", "key", "tell")
    said_here = {key for name, call in calls(path) if name in speakers and call.args for key in literals(call.args[0])}
    own = {key for key in said_here if missing({key}, "")}
    game = speaks_for(path)
    for speaking in [game] if game else tavolata.GAMES:
        assert missing(own, speaking) == []


# What the games ask, do and tell


def passed_on(game: str, function: ast.FunctionDef, parameter: str) -> list[str]:
    """The texts that the callers of a function give it for a parameter."""
    place = place_of(parameter, function)
    found: list[str] = []
    for path in sources_of(game):
        for name, call in calls(path):
            if name == function.name and len(call.args) > place:
                found += literals(call.args[place])
    return found


def told(game: str) -> Iterator[tuple[str, ast.Call, set[str] | None]]:
    """Every kind of event that the game's source tells: where, and the names of what all may see, if they stand there."""
    for function in [function for path in sources_of(game) for function in functions(path)]:
        local = assigned(function)
        for call in ast.walk(function):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "tell":
                kind = call.args[0]
                kinds = [text for value in possible(kind, local) for text in literals(value)]
                if not kinds and isinstance(kind, ast.Name):
                    kinds = passed_on(game, function, kind.id)
                assert kinds, f"{function.name}: the kind of an event is written where it is told or passed on"
                public = [value for value in possible(call.args[2], local) if isinstance(value, ast.Dict)]
                for text in kinds:
                    yield text, call, keys_given(public[0], local) if len(public) == 1 else None


def has_secret(call: ast.Call) -> bool:
    """Whether an event is told with arguments for some seats only."""
    return len(call.args) > 3 or any(keyword.arg == "secret" for keyword in call.keywords)


def question_names(game: str) -> set[str]:
    return {step.name for step in tavolata.game(game).steps.values() if issubclass(step, Question)}


def keys_of_questions(game: str) -> set[str]:
    return {f"question-{name}{ending}" for name in question_names(game) for ending in ("", "-short")}


def keys_of_events(game: str) -> set[str]:
    keys: set[str] = set()
    for kind, call, _ in told(game):
        keys |= {f"event-{kind}", f"event-{kind}-secret"} if has_secret(call) else {f"event-{kind}"}
    return keys


def keys_of_options(game: str) -> set[str]:
    found: set[str] = set()
    for option in tavolata.game(game).options:
        found |= {f"option-{option.name}", f"option-{option.name}-about"}
        found |= {f"option-{option.name}-{value}" for value in option.values}
    return found


def keys_of_actions(game: str) -> set[str]:
    return {f"action-{verb.name}" for verb in tavolata.game(game).notation.verbs[1:]}


@each_game
def test_a_game_introduces_itself(name: str) -> None:
    assert missing({"game-name", "game-tagline", "game-about", "game-length"}, name) == []


@each_game
@pytest.mark.parametrize("wanted", [keys_of_questions, keys_of_events, keys_of_options, keys_of_actions])
def test_what_a_game_asks_tells_and_offers_has_words(name: str, wanted: Callable[[str], set[str]]) -> None:
    keys = wanted(name)
    assert keys
    assert missing(keys, name) == []


@each_game
def test_a_game_has_no_words_for_what_it_does_not_ask_tell_or_offer(name: str) -> None:
    used = keys_of_questions(name) | keys_of_events(name) | keys_of_options(name) | keys_of_actions(name)
    used |= {f"action-pass-{question}" for question in question_names(name)}
    kinds = ("question-", "event-", "option-", "action-")
    folder = HOUSE / "games" / name / "words"
    assert sorted(key for key in messages(folder, "it") if key.startswith(kinds) and key not in used) == []


@each_game
def test_what_may_be_left_to_the_table_has_words(name: str) -> None:
    for ability in tavolata.game(name).abilities:
        titles = [f"{kind}-{ability.name}" for kind in ("reaction", "card", "question")]
        assert any(missing({title}, name) == [] for title in titles), ability.name
        if "use" in ability.orders:
            assert missing({f"use-{ability.name}"}, name) == []


@each_game
def test_every_event_is_given_the_variables_of_its_words(name: str) -> None:
    """Wherever what all may see stands beside the kind."""
    known = messages(HOUSE / "games" / name / "words", "it")
    for kind, _, given in told(name):
        if given is not None and f"event-{kind}" in known:
            assert variables(known[f"event-{kind}"]) <= given, kind


@each_game
def test_every_rule_and_ruling_that_the_source_names_has_words(name: str) -> None:
    """Also those in docstrings. Numbers of other kinds there, such as scenarios, or checks of a deck, have no words at all."""
    keys = [key for key in messages(HOUSE / "games" / name / "words", "it") if key.startswith(("rule-", "ruling-"))]
    with_words = {key.split("-", 1)[1].upper() for key in keys}
    kinds = {number.split("-")[0] for number in with_words}
    named: set[str] = set()
    for path in sources_of(name):
        if path.name != "checks.py":
            named |= {number.upper() for number in re.findall(r"\"([A-Z][A-Za-z]{0,2}-\d{2,3})\"", source(path))}
        numbers = [number.upper() for number in re.findall(r"\b[A-Z][A-Za-z]{0,2}-\d{2,3}\b", source(path))]
        named |= {number for number in numbers if number.split("-")[0] in kinds}
    assert named
    assert sorted(named - with_words) == []


@each_game
def test_the_guide_leads_from_every_question_to_rules_and_through_all_of_them(name: str) -> None:
    guide = import_module(f"tavolata.games.{name}.guide")
    assert set(guide.QUESTIONS) == question_names(name)
    assert missing({key for key, _ in guide.SECTIONS}, name) == []
    keys = [key for key in messages(HOUSE / "games" / name / "words", "it") if key.startswith(("rule-", "ruling-"))]
    in_order = [number.lower() for _, numbers in guide.SECTIONS for number in numbers]
    assert in_order == [key.split("-", 1)[1] for key in keys]
    assert {number.lower() for numbers in guide.QUESTIONS.values() for number in numbers} <= set(in_order)


@each_game
def test_a_game_has_no_headings_of_chapters_that_are_not_there(name: str) -> None:
    guide = import_module(f"tavolata.games.{name}.guide")
    headings = {key for key in messages(HOUSE / "games" / name / "words", "it") if key.startswith("section-")}
    assert headings == {key for key, _ in guide.SECTIONS}


# What is said at real tables


def tables(name: str) -> list[dict[str, str]]:
    """The usual table of every mode, and one for every other value of every option."""
    game = tavolata.game(name)
    modes = [value for option in game.options if option.name == "mode" for value in option.values]
    usual: list[dict[str, str]] = [{"mode": mode} for mode in modes] or [{}]
    found = usual[:]
    for option in game.options:
        found += [{**options, option.name: value} for options in usual for value in option.values[1:]]
    return [options for options in found if game.player_counts(options)]


def arguments(seen: dict[str, object]) -> dict[str, object]:
    """The arguments of an event as a screen would put them: seats and lists as texts, numbers as numbers."""
    args: dict[str, object] = {}
    for name, value in seen.items():
        if name == "seat":
            args[name] = "Ada"
        else:
            args[name] = ", ".join(str(item) for item in value) if isinstance(value, list) else value
    return args


def say_event(game: str, event: Event) -> None:
    for language in LANGUAGES:
        said(language, game, f"event-{event.kind}", arguments(event.public))
        if event.secret:
            said(language, game, f"event-{event.kind}-secret", arguments({**event.public, **event.secret}))


def check_explained(error: TavolataError) -> None:
    for language in LANGUAGES:
        text = explain(error, language)
        assert f"[{error.key}" not in text, f"{language}: {text}"


#: So many verbs in turn are tried at each decision; some games have many.
REFUSED = 5


@cache
def actions_by_verb(name: str) -> list[list[int]]:
    notation = tavolata.game(name).notation
    found: dict[str, list[int]] = {}
    for action in notation.every_action():
        found.setdefault(notation.verb(action).name, []).append(action)
    return list(found.values())


@each_game
def test_whole_games_are_told_asked_and_refused_in_words(name: str) -> None:
    """Random games at every kind of table: all events with the arguments they have, all questions, refusals, passes."""
    game = tavolata.game(name)
    verbs = actions_by_verb(name)
    luck = Fast(7)
    for number, options in enumerate(tables(name) * 2):
        counts = game.player_counts(options)
        players = counts[number % len(counts)]
        state = game.new(players, number, options, ("quick", "strict")[number % 2], events=True)
        passes: set[str] = set()
        for turn in range(2000):
            if state.over:
                break
            decision = state.decisions[luck.below(len(state.decisions))]
            if PASS in decision.actions:
                passes.add(f"action-pass-{decision.name}")
            for tried in range(turn * REFUSED, (turn + 1) * REFUSED):
                action = luck.choice(verbs[tried % len(verbs)])
                if action not in decision.actions:
                    with pytest.raises(TavolataError) as refused:
                        state.play(decision.seat, action)
                    check_explained(refused.value)
            state.play(decision.seat, luck.choice(decision.actions))
        assert missing(passes, name) == []
        assert state.events
        for event in state.events:
            say_event(name, event)


def sealed_again(state: State, **edits: object) -> dict[str, object]:
    """A saved state edited by somebody who knows about the seal."""
    data = {**state.dump(), **edits}
    del data["seal"]
    return seal(data)


@each_game
def test_what_goes_wrong_before_and_beside_the_game_is_explained(name: str) -> None:
    game = tavolata.game(name)
    verb = next(verb for verb in game.notation.verbs if verb.kinds)
    least = game.player_counts()[0]
    state = game.new(least)
    asked = state.decisions[0]
    attempts: list[Callable[[], object]] = [
        lambda: tavolata.game("briscola"),
        lambda: game.new(game.max_players + 1),
        lambda: game.new(least, seed=-1),
        lambda: game.new(least, options={"moon": "full"}),
        lambda: game.new(least, reactions="slow"),
        lambda: game.new(least, chance=["moon"]),
        lambda: game.new(least, chance=[1.5]),
        lambda: game.text(-1),
        lambda: game.parse(""),
        lambda: game.parse("12345"),
        lambda: game.parse(verb.name + "x"),
        lambda: game.parse("pass 1 2"),
        lambda: game.parse(" ".join([verb.name, *(kind.names[0] + "x" for kind in verb.kinds)])),
        lambda: game.parse(" ".join([verb.name, *("@" for _ in verb.kinds)])),
        lambda: game.load([]),
        lambda: game.load({**state.dump(), "players": 1}),
        lambda: game.load(sealed_again(state, game="briscola")),
        lambda: game.load(sealed_again(state, version="0")),
        lambda: game.load(sealed_again(state, players=0)),
        lambda: game.load(sealed_again(state, options={"moon": "full"})),
        lambda: state.play(99, PASS),
        lambda: state.play(asked.seat, asked.actions[0], asked.id + 1),
        lambda: Words("la"),
    ]
    for option in game.options:
        attempts.append(partial(game.new, least, options={option.name: "moon"}))
    for attempt in attempts:
        with pytest.raises(TavolataError) as refused:
            attempt()
        check_explained(refused.value)


# The vocabulary of each game


@each_game
def test_the_phases_have_names(name: str) -> None:
    phases = getattr(import_module(f"tavolata.games.{name}.cards"), "PHASES", ())
    assert missing({f"phase-{phase}" for phase in phases}, name) == []


def card_names(language: str, game: str, cards: dict[str, dict[str, object]], key: str = "card") -> dict[str, str]:
    """The names of cards, by notation; no two have the same."""
    names = {card: said(language, game, key, args) for card, args in cards.items()}
    assert len(set(names.values())) == len(names)
    return names


def test_indy_names_every_card_in_both_languages() -> None:
    cards: dict[str, dict[str, object]] = {
        name: {"colour": name[0], "type": name[1], "feathers": int(name[2])}
        for name in indy_cards.CARD_NAMES[: indy_cards.EAGLE]
    }
    assert card_names("it", "indy", cards)["RC4"] == "personaggio rosso 4"
    assert card_names("en", "indy", cards)["RC4"] == "red character 4"


def test_indy_names_shamans_types_colours_and_categories() -> None:
    keys = {"card-eagle"}
    keys |= {f"shaman-{shaman.lower()}" for shaman in indy_cards.SHAMAN_NAMES}
    keys |= {f"type-{letter.lower()}" for letter in indy_cards.TYPES}
    keys |= {f"colour-{letter.lower()}" for letter in indy_cards.COLOURS}
    keys |= {f"category-{category}" for category in indy_cards.CATEGORY_NAMES}
    assert missing(keys, "indy") == []
    assert said("it", "indy", "shaman", {"number": 1, "colour": "R"}) == "sciamano 1 (rosso)"
    assert said("en", "indy", "shaman", {"number": 6, "colour": "B"}) == "shaman 6 (blue)"


def test_indy_explains_why_an_eagle_is_not_given_away() -> None:
    state = position("light", turn="A", hands=["EAG RC1", "GC1"], table="RH2 GO3 BC4", options={"eagle-discard": "no"})
    state.play(0, PASS)
    with pytest.raises(TavolataError) as refused:
        state.play(0, state.game.parse("swap EAG RH2"))
    assert refused.value.key == "error-swap-eagle"
    check_explained(refused.value)


def test_indy_counts_in_the_grammar_of_each_language() -> None:
    def won(language: str, count: int) -> str:
        return said(language, "indy", "event-won", {"seat": "Ada", "manche": 7, "count": count})

    assert "8 gettoni" in won("it", 8)
    assert "8 tokens" in won("en", 8)
    assert "ultimo gettone" in won("it", 1)
    assert "last token" in won("en", 1)
    assert "vuoto" in won("it", 0)
    assert "empty" in won("en", 0)


def test_talismani_names_every_card_in_both_languages() -> None:
    fairies: dict[str, dict[str, object]] = {
        name: {"suit": name[:3], "value": int(name[3:])} for name in talismani_cards.CARD_NAMES[: talismani_cards.JOLLY]
    }
    assert card_names("it", "talismani", fairies)["NUV4"] == "4 di Nuvole"
    assert card_names("en", "talismani", fairies)["NUV4"] == "Clouds 4"
    assert (
        missing(
            {"card-jolly", "card-primo", *(f"suit-{suit.lower()}" for suit in talismani_cards.SUIT_NAMES)}, "talismani"
        )
        == []
    )
    numbered = talismani_cards.CARD_NAMES[talismani_cards.SPECIAL : talismani_cards.PRIMO]
    for numbers in talismani_cards.SPECIAL_NUMBERS.values():
        for language in LANGUAGES:
            specials: dict[str, dict[str, object]] = {
                name: {"card": said(language, "talismani", f"card-{name[:2].lower()}", {}), "number": number}
                for name, number in zip(numbered, numbers, strict=True)
            }
            card_names(language, "talismani", specials, "card-numbered")


def test_talismani_says_in_words_what_decided_a_turn_and_the_game() -> None:
    for language in LANGUAGES:
        known = messages(HOUSE / "games" / "talismani" / "words", language)
        assert sorted(choices(known["event-won"])["by"]) == sorted(talismani_turn.DECIDED.values())
        assert sorted(choices(known["event-won-game"])["by"]) == sorted(talismani_score.DECIDED.values())


def test_talismani_counts_whole_and_half_talismans() -> None:
    def talismans(language: str, halves: int) -> str:
        return said(language, "talismani", "talismans", {"whole": halves // 2, "half": halves % 2})

    italian = ["nessun talismano", "mezzo talismano", "un talismano", "un talismano e mezzo", "2 talismani"]
    english = ["no talisman", "half a talisman", "one talisman", "one and a half talismans", "2 talismans"]
    assert [talismans("it", halves) for halves in range(5)] == italian
    assert [talismans("en", halves) for halves in range(5)] == english
    assert talismans("it", 7) == "3 talismani e mezzo"
    assert talismans("en", 7) == "3 and a half talismans"


def test_timeline_names_icons_themes_ranks_decks_and_what_a_date_means() -> None:
    keys = {f"icon-{icon}" for icon in timeline_cards.ICONS}
    keys |= {f"theme-{theme}" for theme in timeline_cards.THEMES}
    keys |= {f"rank-{rank}" for rank, _ in timeline_cards.RANKS}
    keys |= {f"meaning-{meaning.replace(' ', '-')}" for meaning in MEANINGS}
    keys |= {f"deck-{OURS}"}
    assert missing(keys, "timeline") == []


YEARS = [
    (1969, "1969", "1969"),
    (79, "79 d.C.", "79 CE"),
    (-1, "1 a.C.", "1 BCE"),
    (-44, "44 a.C.", "44 BCE"),
    (-2560, "2560 a.C.", "2560 BCE"),
    (-27000, "27.000 a.C.", "27,000 BCE"),
    (-300_000, "300.000 anni fa", "300,000 years ago"),
    (-1_000_000, "un milione di anni fa", "one million years ago"),
    (-66_000_000, "66 milioni di anni fa", "66 million years ago"),
    (-201_400_000, "201,4 milioni di anni fa", "201.4 million years ago"),
    (-4_540_000_000, "4,54 miliardi di anni fa", "4.54 billion years ago"),
]


@pytest.mark.parametrize(("year", "italian", "english"), YEARS)
def test_timeline_writes_years_as_people_do(year: int, italian: str, english: str) -> None:
    assert said("it", "timeline", *year_words(year)) == italian
    assert said("en", "timeline", *year_words(year)) == english


SPANS = [
    (1492, 1492, "stesso anno", "same year"),
    (-1, 1, "un anno", "one year"),
    (-44, 1492, "1.535 anni", "1,535 years"),
    (1492, 1789, "297 anni", "297 years"),
    (-66_000_000, 1969, "66 milioni di anni", "66 million years"),
    (-4_540_000_000, -66_000_000, "4,47 miliardi di anni", "4.47 billion years"),
]


@pytest.mark.parametrize(("earlier", "later", "italian", "english"), SPANS)
def test_timeline_says_how_many_years_lie_between(earlier: int, later: int, italian: str, english: str) -> None:
    assert said("it", "timeline", *span_words(years_between(earlier, later))) == italian
    assert said("en", "timeline", *span_words(years_between(earlier, later))) == english


def test_timeline_writes_the_years_of_its_deck_as_the_cards_do() -> None:
    """Where a card has a text of its own it is because the number alone would read otherwise, or just as well."""
    for card in our_deck().cards:
        if card.year_text_it and card.year < -1_000_000:
            assert said("it", "timeline", *year_words(card.year)) == card.year_text_it
            assert said("en", "timeline", *year_words(card.year)) == card.year_text_en


def test_timeline_has_words_for_everything_that_may_be_wrong_with_a_deck() -> None:
    """What reading it finds, and what the checks do."""
    kinds = "deck-problem-", "deck-check-"
    keys = {
        key
        for path in sources_of("timeline")
        for key in re.findall(r"\"(deck-(?:problem|check)-[a-z-]+)\"", source(path))
    }
    assert {key for key in messages(HOUSE / "games" / "timeline" / "words", "it") if key.startswith(kinds)} == keys


def talisman_key(code: str) -> str:
    """The end of the key for a code of Talisman's data: CAVE_DRAGON is told by creature-cave-dragon."""
    return code.lower().replace("_", "-")


def talisman_keys(kind: str, codes: Iterable[str], *endings: str) -> set[str]:
    return {f"{kind}-{talisman_key(code)}{ending}" for code in codes for ending in ("", *endings)}


def test_talisman_names_everything_that_is_in_the_box() -> None:
    creatures = [creature.key for creature in talisman_cards.CREATURES]
    keys = talisman_keys("card", talisman_cards.KEYS, "-the", "-text")
    keys |= talisman_keys("space", talisman_cards.SPACE_NAMES, "-in", "-text")
    keys |= talisman_keys("character", talisman_cards.CHARACTER_NAMES, "-the", "-about", "-ability-1")
    keys |= talisman_keys("creature", creatures, "-the")
    keys |= talisman_keys("type", [*talisman_box.TYPES, "spell", "purchase", "talisman"])
    keys |= talisman_keys("kind", talisman_box.KINDS[1:])
    keys |= talisman_keys("region", talisman_box.REGIONS)
    keys |= talisman_keys("alignment", talisman_box.ALIGNMENTS)
    keys |= talisman_keys("way", talisman_actions.WAYS)
    keys |= talisman_keys("quest", map(str, range(1, 7)))
    keys |= talisman_keys("stat", ("strength", "craft", "life", "fate", "gold"), "-short")
    assert missing(keys, "talisman") == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("kind", "codes", "ending"),
    [
        ("card", talisman_cards.KEYS, ""),
        ("space", talisman_cards.SPACE_NAMES, "-in"),
        ("character", talisman_cards.CHARACTER_NAMES, ""),
        ("way", talisman_actions.WAYS, ""),
    ],
)
def test_talisman_has_no_two_things_of_one_name(language: str, kind: str, codes: tuple[str, ...], ending: str) -> None:
    """The six Fields have the same name, but somebody who goes there is told which."""
    names = [said(language, "talisman", f"{kind}-{talisman_key(code)}{ending}", {}) for code in codes]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_talisman_says_the_numbers_that_its_data_have(language: str) -> None:
    """Strength and Craft of Enemies, what Weapons and others add, what Armour needs, what things cost."""
    box = talisman_cards.BOX

    def text(kind: str, code: str) -> str:
        return said(language, "talisman", f"{kind}-{talisman_key(code)}-text", {})

    def name(code: str) -> str:
        return said(language, "talisman", f"card-{talisman_key(code)}", {})

    for card in box.adventure:
        numbers = [str(value) for value in (card.strength, card.craft) if value]
        numbers += [f"+{value}" for value in (*card.always, card.weapon, *dict(card.against).values()) if value]
        numbers += [str(value) for value in (card.armour, card.gold, card.carries, card.worth, card.bribe) if value]
        assert [number for number in numbers if number not in text("card", card.key)] == [], card.key
    sellers = [("space", "VILLAGE", "AXE"), ("card", "MARKET", "MULE"), ("card", "MARKETDAY", "MULE")]
    for kind, code, ware in sellers:
        prices = next(deed.prices for deed in box.deeds if deed.shape == "shop" and ware in dict(deed.prices))
        offers = [f"{name(card)} {price}" for card, price in prices]
        assert [offer for offer in offers if offer not in text(kind, code)] == [], code


def test_talisman_tells_the_rule_behind_every_component() -> None:
    box = talisman_cards.BOX
    decks = (box.adventure, box.spells, box.purchases, box.spaces, box.characters, talisman_cards.RECORDS)
    ids = {component.id for deck in decks for component in deck}
    assert missing({f"rule-{number.lower()}" for number in ids}, "talisman") == []


def test_talisman_has_a_line_of_flavour_where_a_card_says_no_more_than_a_number() -> None:
    plain = [
        card.key for card in talisman_cards.BOX.adventure if card.type == "enemy" and not card.bribe + len(card.place)
    ]
    assert plain
    assert missing({f"card-{talisman_key(key)}-flavour" for key in plain}, "talisman") == []


def test_talisman_uses_the_names_of_the_italian_rulebook() -> None:
    """Those that it names."""
    attested = {
        "card": {
            "IMP": "Diavoletto",
            "BEAR": "Orso",
            "DRAGON": "Drago",
            "GIANT": "Gigante",
            "WITCH": "Strega",
            "HAG": "Megera",
            "MULE": "Mulo",
            "UNICORN": "Unicorno",
            "CROSS": "Croce",
            "GRAIL": "Santo Graal",
            "LANCE": "Lancia Sacra",
            "BELT": "Cintura Magica",
            "RUNESWORD": "Spada delle Rune",
            "SOLOMON": "Corona di Salomone",
            "TALISMAN": "Talismano",
            "AXE": "Ascia",
            "BAG": "Borsa d’oro",
            "RAFT": "Zattera",
            "SWORD": "Spada",
            "CAVERN": "Caverna",
            "HEX": "Maledizione",
            "IMMOBILITY": "Immobilità",
            "INVISIBILITY": "Invisibilità",
            "MESMERISM": "Mesmerismo",
            "PSIONICBLAST": "Esplosione Psionica",
            "RANDOM": "Casualità",
        },
        "character": {
            "DRUID": "Druido",
            "DWARF": "Nano",
            "MONK": "Monaco",
            "SORCERESS": "Incantatrice",
            "TROLL": "Troll",
            "WARRIOR": "Guerriero",
            "WIZARD": "Mago",
        },
        "space": {
            "FIELDS1": "Campi",
            "GRAVEYARD": "Cimitero",
            "WOODS1": "Bosco",
            "SENTINEL": "Sentinella",
            "HILLS1": "Colline",
            "RUINS": "Rovine",
            "FOREST": "Foresta",
            "PORTAL": "Portale del Potere",
            "KNIGHT": "Cavaliere Nero",
            "VALLEY": "Valle Nascosta",
            "GLADE": "Radura Maledetta",
            "RUNES1": "Rune",
            "CHASM": "Abisso",
            "CAVE": "Caverna dello Stregone",
            "OASIS": "Oasi",
            "TEMPLE": "Tempio",
            "PERIL": "Piana del Pericolo",
            "MINES": "Miniere",
            "TOWER": "Torre del Vampiro",
            "PITS": "Pozzi",
            "FIRE": "Valle del Fuoco",
            "WEREWOLF": "Tana del Lupo Mannaro",
            "DEATH": "Gioca a dadi con la Morte",
            "CRYPT": "Cripta",
            "CROWN": "Corona del Comando",
        },
    }
    for kind, names in attested.items():
        for code, name in names.items():
            assert said("it", "talisman", f"{kind}-{talisman_key(code)}", {}) == name
