"""Lessons in the terminal: the same words, left and taken up again, and then a game of one's own."""

from __future__ import annotations

from itertools import pairwise, takewhile
from pathlib import Path

import pytest

import tavolata
from cli.conftest import NO_WORDS, Run
from tavolata.engine.lessons import LEARNER, Lesson
from tavolata.engine.rehearsal import Rehearsal
from tavolata.engine.words import LANGUAGES, Words

LESSONS = [lesson for game in tavolata.GAMES for lesson in tavolata.game(game).lessons().values()]
each_lesson = pytest.mark.parametrize(
    "lesson", LESSONS, ids=[f"{lesson.game.name}-{lesson.name}" for lesson in LESSONS]
)


def names(language: str) -> dict[str, object]:
    """The names of the other seats."""
    return {f"seat{seat}": name for seat, name in enumerate(Words(language).say("names-bots").split(), 1)}


def typed(lesson: Lesson) -> list[str]:
    """What whoever does as the coach says types: an answer, or Enter after reading."""
    found: list[str] = []
    scenes = Rehearsal(lesson).scenes
    for scene, following in pairwise(scenes):
        if following.read > scene.read:
            found.append("")
        given = following.answers[len(scene.answers) :]
        if given and given[0][0] == LEARNER and not scene.place.answered:
            found.append(given[0][1])
    return found


@each_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_played_to_its_end_in_its_words(run: Run, lesson: Lesson, language: str) -> None:
    game = lesson.game.name
    result = run(f"learn {game} {lesson.name} --lang {language}", [*typed(lesson), "q"])
    assert result.code == 0
    assert not result.err
    assert not NO_WORDS.search(result.out)
    words = Words(language, game)
    told = " ".join(result.out.split())
    for ending in [*[step.key for step in lesson.steps], "end"]:
        assert " ".join(words.say(f"lesson-{game}-{lesson.name}-{ending}", names(language)).split()) in told, ending


def test_a_lesson_left_at_any_moment_is_taken_up_again(run: Run, games: Path) -> None:
    lesson = tavolata.game("indy").lessons()["first"]
    kept = games / "lessons" / "indy-first.json"
    everything = typed(lesson)
    end = Words("en", "indy").say("lesson-indy-first-end", names("en"))
    for place in range(len(everything)):
        kept.unlink(missing_ok=True)
        before = everything[:place]
        left = run("learn indy --lang en", [*before, "q"])
        assert "tavolata learn indy first" in left.out
        # What was read since the last answer is read again.
        again = list(takewhile(lambda text: not text, reversed(before)))
        result = run("learn indy --lang en", [*again, *everything[place:], "q"])
        assert end in result.out
        assert ("take the lesson up again" in result.out) is any(before)


def test_a_wrong_answer_is_explained_and_the_right_one_shown(run: Run) -> None:
    result = run("learn indy --lang en", ["shaman S4", "", "pass", "change GO1", "change RC3", "m", "q"])
    words = Words("en", "indy")
    for ending in ("wrong-pass", "wrong-one", "wrong"):
        assert words.say(f"lesson-indy-first-dark-{ending}") in result.out
    assert "(change GO1 BH1)" in result.out


def test_after_the_lesson_comes_a_game_of_ones_own_or_the_rest_of_this_one(run: Run, games: Path) -> None:
    lesson = tavolata.game("indy").lessons()["first"]
    result = run("learn indy --lang en", [*typed(lesson), "", "q"])
    assert result.code == 0
    (own,) = games.glob("indy-*.json")
    assert f"tavolata play --resume {own.stem}" in result.out
    own.unlink()
    result = run("learn indy --lang en", [*typed(lesson), "c", "q"])
    (rest,) = games.glob("indy-*.json")
    assert f"tavolata play --resume {rest.stem}" in result.out
    assert not (games / "lessons" / "indy-first.json").exists()


def test_the_lessons_are_listed_and_unknown_ones_refused(run: Run) -> None:
    listed = run("learn --lang en").out
    for lesson in LESSONS:
        assert f"tavolata learn {lesson.game.name} {lesson.name}" in listed
    refused = run("learn indy last --lang en")
    assert refused.code == 1
    assert "no lesson called “last”" in refused.err


def test_an_author_is_told_how_a_file_goes_and_what_is_wrong_with_it(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('players = 2\nchance = [0]\n[[step]]\nkey = "shaman"\nanswers = ["shaman S1"]\n')
    result = run(f"learn indy --check {file} --lang en")
    assert result.code == 1
    assert "then seat 1 is asked “shaman”" in result.out
    assert "mine.toml: it.ftl has no words for lesson-indy-mine-shaman" in result.out
    file.write_text("players = two")
    assert "mine.toml" in run(f"learn indy --check {file}").out
    shipped = Path(tavolata.__file__).parent / "games" / "indy" / "lessons" / "first.toml"
    result = run(f"learn indy --check {shipped} --lang en")
    assert result.code == 0
    assert "Everything leads on." in result.out
