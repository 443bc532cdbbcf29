"""A browser, and a table to open in it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from typing import Any, Literal, TypeVar

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

from server.running import Running, cannot

#: Names under which systems know Chromium.
_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

#: Each of these takes many times as long as an ordinary test. They begin first: whoever came to one of them last would work alone.
LONGEST = frozenset(
    [
        "test_every_place",
        "test_every_table",
        "test_an_experiment_grows_is_stopped_gone_on_with_read_and_deleted_by_the_keyboard_alone",
        "test_a_lesson_of_indy_is_played_to_its_end_on_a_phone_and_then_a_free_game",
        "test_a_server_killed_twice_in_the_middle_of_a_game_loses_nothing",
        "test_a_phone_plays_the_daily_challenge_to_the_end",
        "test_a_whole_game_by_keyboard_alone",
        "test_a_phone_plays_from_the_first_roll_to_the_end",
        "test_three_people_and_a_bot_play_together_and_meet_again_after_the_end",
    ]
)

Visit = Callable[..., Page]
Thing = TypeVar("Thing")

_THINGS = pytest.StashKey[dict[str, Any]]()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    places = [at for at, item in enumerate(items) if item.path.parent == Path(__file__).parent]
    ordered = sorted((items[at] for at in places), key=lambda item: item.name.partition("[")[0] not in LONGEST)
    for at, item in zip(places, ordered, strict=True):
        items[at] = item


def chromium() -> str | None:
    """The browser: the one that TAVOLATA_CHROMIUM names, or the system's; None if there is none."""
    found = (shutil.which(name) for name in (os.environ.get("TAVOLATA_CHROMIUM", ""), *_NAMES) if name)
    return next(filter(None, found), None)


@pytest.fixture(scope="session")
def chromium_path() -> str:
    path = chromium()
    if path is None:
        cannot("there is no Chromium here (Debian: apt-get install chromium)")
    return path


def _kept(item: pytest.Item, name: str, opened: Callable[[], AbstractContextManager[Thing]]) -> Thing:
    """What all tests of this folder share that run in one process: to start it anew for every file takes longer than most tests.

    It goes when pytest leaves the folder: while Playwright runs, no other event loop can run in its thread.
    """
    folder = next(
        one for one in item.iter_parents() if isinstance(one, pytest.Dir) and one.path == Path(__file__).parent
    )
    things = folder.stash.setdefault(_THINGS, {})
    if name not in things:
        stack = ExitStack()
        things[name] = stack.enter_context(opened())
        folder.addfinalizer(stack.close)
        folder.addfinalizer(lambda: things.pop(name))
    found: Thing = things[name]
    return found


@contextmanager
def _launched(playwright: Playwright, path: str) -> Iterator[Browser]:
    # The sandbox wants rights that root and containers lack; the only pages opened are ours.
    browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
    yield browser
    browser.close()


@pytest.fixture
def playwright(request: pytest.FixtureRequest) -> Playwright:
    return _kept(request.node, "playwright", sync_playwright)


@pytest.fixture
def browser(request: pytest.FixtureRequest, chromium_path: str, playwright: Playwright) -> Browser:
    return _kept(request.node, "browser", lambda: _launched(playwright, chromium_path))


@pytest.fixture
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Running:
    """``tavolata serve`` as a real process without limits. A test that stops it, or counts all that is there, has `own_site`."""
    return _kept(request.node, "site", lambda: Running(tmp_path_factory.mktemp("site"), unlimited=True))


@pytest.fixture
def own_site(tmp_path: Path) -> Iterator[Running]:
    """A server for one test alone, to be killed and started again."""
    with Running(tmp_path / "site") as running:
        yield running


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """``visit(url, size=(390, 844), language="it", theme="dark")``: a page for one more person, with cookies of its own.

    Motion is reduced unless ``motion`` is set; ``prepare`` gets the page before it is opened. Errors in the page, and what
    its content security policy had to stop, fail the test; a server that is away is none. With ``worker`` the page has the
    worker behind it, which others do without: a test could not see what is asked for through one.
    """
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def open_page(
        url: str,
        *,
        size: tuple[int, int] = (1440, 900),
        language: str = "it",
        theme: Literal["light", "dark"] = "light",
        motion: bool = False,
        prepare: Callable[[Page], None] = lambda page: None,
        worker: bool = False,
    ) -> Page:
        phone = size[0] < 600
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            device_scale_factor=2 if phone else 1,
            is_mobile=phone,
            has_touch=phone,
            locale="it-IT" if language == "it" else "en-GB",
            color_scheme=theme,
            reduced_motion="no-preference" if motion else "reduce",
            service_workers="allow" if worker else "block",
        )
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda said: errors.append(said.text) if "Content Security Policy" in said.text else None)
        prepare(page)
        page.goto(url)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []
