"""Every lesson of every game: played to its end, with every other answer at every step, in both languages.

A change of rules that breaks a lesson fails here, with file, step and field in the message.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import tavolata
from tavolata.engine import Game, IllegalAction
from tavolata.engine.data_files import DataProblem
from tavolata.engine.lessons import LEARNER, Lesson, Place, read_lesson
from tavolata.engine.rehearsal import Rehearsal, Scene, draft_of, problems_of
from tavolata.engine.words import LANGUAGES, Words, explain

GAMES = [tavolata.game(name) for name in tavolata.GAMES]
EXAMPLES = [lesson for game in GAMES for lesson in game.examples().values()]
LESSONS = [*(lesson for game in GAMES for lesson in game.lessons().values()), *EXAMPLES]
each_lesson = pytest.mark.parametrize(
    "lesson", LESSONS, ids=[f"{lesson.game.name}-{lesson.name}" for lesson in LESSONS]
)

#: A coach says one thing at a time: more than this nobody reads beside a table on a phone.
LONGEST = 420


@each_lesson
def test_a_lesson_leads_to_its_end_whatever_it_accepts(lesson: Lesson) -> None:
    assert problems_of(lesson) == []


@each_lesson
def test_a_lesson_is_short_and_says_one_thing_at_a_time(lesson: Lesson) -> None:
    assert lesson.ideas <= 2 if lesson.is_example else 5 <= lesson.ideas <= 10
    assert len(lesson.steps) <= 24
    counted = [step.idea for step in lesson.steps]
    assert counted == sorted(counted) and set(counted) == set(range(1, lesson.ideas + 1))
    names: dict[str, object] = {f"seat{seat}": "Corvo" for seat in range(1, lesson.players)}
    for language in LANGUAGES:
        words = Words(language, lesson.game.name)
        for key in [*lesson.said_keys(), *lesson.further_keys()]:
            if words.has(key):
                text = words.say(key, names)
                assert not text.startswith("["), text
                assert len(text) <= LONGEST, f"{lesson.file}: {key} ({language}) has {len(text)} letters"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_examples_of_the_rules_are_played_from_a_made_position_and_the_game_goes_on(game: Game) -> None:
    """A game need not have any; ours have, which the tests of the server say."""
    assert not set(game.examples()) & set(game.lessons())
    for example in game.examples().values():
        assert example.position is not None
        assert not Rehearsal(example).scenes[-1].state.over


@each_lesson
def test_a_lesson_left_at_any_moment_is_taken_up_again_there(lesson: Lesson) -> None:
    rehearsal = Rehearsal(lesson)
    assert lesson.is_over(rehearsal.scenes[-1].place)
    for scene in rehearsal.scenes:
        again = lesson.game.load(scene.state.dump())
        place = lesson.where(scene.answers, scene.read)
        assert place == scene.place
        assert again.dump() == scene.state.dump()
        assert not lesson.is_lost(place, again)
        for before, after in zip(scene.state.decisions, again.decisions, strict=True):
            if before.seat == LEARNER:
                assert lesson.accepted(place, before) == lesson.accepted(place, after)
            else:
                assert lesson.cue(place, before) == lesson.cue(place, after)
        # Who keeps only the answers reads again what came after the last of them, and nothing before it.
        least = lesson.read_at_least(scene.answers)
        assert least <= scene.read
        assert lesson.where(scene.answers, least).step <= place.step


def refusal(lesson: Lesson, scene: Scene, action: int) -> IllegalAction | None:
    """Why the lesson does not want this answer; None: it does."""
    decision = scene.state.decision_of(LEARNER)
    assert decision is not None
    names: dict[str, object] = {f"seat{seat}": "Corvo" for seat in range(1, lesson.players)}
    try:
        lesson.judge(scene.place, scene.state, decision, action, names)
    except IllegalAction as no:
        return no
    return None


@each_lesson
def test_a_wrong_answer_is_explained_and_changes_nothing(lesson: Lesson) -> None:
    rehearsal = Rehearsal(lesson)
    refused = 0
    for scene in rehearsal.scenes:
        decision = scene.state.decision_of(LEARNER)
        if decision is None or lesson.is_over(scene.place):
            continue
        before = scene.state.dump()
        for action in decision.actions:
            no = refusal(lesson, scene, action)
            refused += no is not None
            assert no is None or not any(explain(no, language).startswith("[") for language in LANGUAGES)
        assert scene.state.dump() == before
    assert refused


@each_lesson
def test_a_lesson_fits_the_journal_that_a_table_keeps_in_memory(lesson: Lesson) -> None:
    """Where it stands is worked out from the entries; of a longer journal only the last ones are at hand."""
    assert len(Rehearsal(lesson).scenes) < 150


# What an author is told

WHOLE = """
players = 2
chance = [0, "RC1 RC2 RC3 RH6  GC1 GH1 GO1 BO1"]

[[step]]
key = "shaman"
answers = ["shaman S1"]
others = ["1 shaman S3"]

[[step]]
key = "look"
point = [{ kind = "card", value = "RC1" }]
"""


def draft(tmp_path: Path, text: str) -> Lesson:
    file = tmp_path / "draft.toml"
    file.write_text(text, encoding="utf-8")
    return read_lesson(tavolata.game("indy"), "draft", file)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("players = 2", "player = 2", "draft.toml: -: player: is none of players"),
        ("players = 2", 'players = "two"', "draft.toml: -: players: 'two' is no number"),
        ("players = 2", "players = ", "draft.toml: -: -: Invalid value"),
        (
            '"shaman S1"',
            '"shamen S1"',
            "draft.toml: step 1 (shaman): answers: No move of this game begins with “shamen”",
        ),
        ('"1 shaman S3"', '"0 shaman S3"', "draft.toml: step 1 (shaman): others: '0 shaman S3'"),
        ('"1 shaman S3"', '"1 shaman *"', "draft.toml: step 1 (shaman): others: '1 shaman *': other seats give one"),
        ('value = "RC1"', 'value = "RC9"', "draft.toml: step 2 (look): point: there is no card 'RC9'"),
        ('kind = "card"', 'kind = "car"', "draft.toml: step 2 (look): point: 'car' is none of part, card"),
        ('kind = "card", value = "RC1"', 'kind = "part", value = "sofa"', "draft.toml: step 2 (look): point: 'sofa'"),
        ('key = "look"', 'key = "look"\npoint_done = []', "draft.toml: step 2 (look): point_done: nothing is said"),
        ('key = "look"', 'key = "shaman"', "draft.toml: step 2 (shaman): key: another step has this key"),
        ('key = "look"', 'key = "end"', "draft.toml: step 2: key: 'end' is no key"),
        ('key = "shaman"', 'key = "shaman"\nsame = true', "draft.toml: step 1 (shaman): same: true, where the idea"),
        ('key = "look"', 'key = "look"\nsame = 1', "draft.toml: step 2 (look): same: true, where the idea"),
        ('key = "look"', 'key = "look"\nsay = "hello"', "draft.toml: step 2 (look): say: is none of key"),
    ],
)
def test_what_cannot_be_a_lesson_is_named_by_file_step_and_field(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in WHOLE
    with pytest.raises(DataProblem) as problem:
        draft(tmp_path, WHOLE.replace(old, new))
    assert str(problem.value).startswith(said)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("chance = [0", "chance = [7", "draft.toml: -: the table cannot be laid"),
        ('"shaman S1"', '"pass"', "draft.toml: step 1 (shaman): answers: seat 0 is asked “shaman” (shaman S1"),
        ('"shaman S1"', '"shaman S1", "pass"', "draft.toml: step 1 (shaman): answers: “pass” is not legal"),
        ('"1 shaman S3"', '"1 pass"', "draft.toml: step 1 (shaman): others: seat 1 is asked “shaman”"),
        ('others = ["1 shaman S3"]', "", "draft.toml: the end: chance: 1 of its entries are never used"),
        ('"1 shaman S3"', '"1 shaman S3", "1 pass"', "draft.toml: step 1 (shaman): others: never asked for: “1 pass”"),
        ('"shaman S1"', '"*"', "draft.toml: step 1 (shaman): others: seat 1 is asked “shaman”"),
        ("[0, ", "[0, ", "draft.toml: it.ftl has no words for lesson-indy-draft-title"),
        ('GH1 GO1 BO1"]', 'GH1 GO1 BO1", 3]', "draft.toml: the end: chance: 1 of its entries are never used"),
        (
            'answers = ["shaman S1"]',
            'answers = ["shaman S1"]\nwrong = { "pass" = "lazy" }',
            "draft.toml: step 1 (shaman): wrong:",
        ),
        ('value = "RC1"', 'value = "GC1"', "draft.toml: step 2 (look): point: card GC1 is not in sight"),
    ],
)
def test_what_leads_nowhere_is_named_by_file_step_and_field(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in WHOLE
    problems = problems_of(draft(tmp_path, WHOLE.replace(old, new)))
    assert any(problem.startswith(said) for problem in problems), problems


def test_several_steps_are_one_idea_and_counted_once(tmp_path: Path) -> None:
    lesson = draft(tmp_path, WHOLE.replace('key = "look"', 'key = "look"\nsame = true'))
    assert (len(lesson.steps), lesson.ideas) == (2, 1)
    assert {lesson.idea(scene.place) for scene in Rehearsal(lesson).scenes} == {1}
    assert draft(tmp_path, WHOLE).ideas == 2


def test_once_answered_a_step_may_point_at_something_else() -> None:
    """Indy's team is looked for in the hand; what comes is an eagle."""
    lesson = tavolata.game("indy").lessons()["first"]
    number = [step.key for step in lesson.steps].index("team")
    before, after = Place(number, False, False, ()), Place(number, True, False, ())
    assert [point.value for point in lesson.points(before)] == ["GC2", "GC5"]
    assert [point.value for point in lesson.points(after)] == ["EAG"]
    assert lesson.points(Place(len(lesson.steps), True, False, ())) == ()


def test_a_draft_shows_what_is_asked_where_it_ends(tmp_path: Path) -> None:
    lines = draft_of(draft(tmp_path, WHOLE))
    assert lines[:4] == ["step 1 (shaman)", "    0 shaman S1", "    1 shaman S3", "step 2 (look)"]
    assert lines[-1].startswith("    then seat 0 is asked “change” (pass, change RC1")
