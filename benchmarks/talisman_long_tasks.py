"""How long the page is busy at a stretch in turns of Talisman, with Chromium slowed down to a quarter.

``PYTHONPATH=src:tests python benchmarks/talisman_long_tasks.py --turns 6``. Somebody plays against three bots on a phone, with all motion,
and Chromium's own trace says how long each task of the page took. What is counted is the time that the page had the processor, which is
the same on a busy machine; ``--profile FILE`` keeps the trace, for the developer tools. What was loaded before the first turn is not counted,
nor is what the test itself asks the page for. ``--times`` does not slow Chromium down but takes its times four: where there is more to do than
cores, what slows it down is late itself, and then counts as work of the page.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from browser.conftest import chromium
from browser.people import PHONE, Person, new_table, play
from server.running import Running

SLOWER = 4
#: What a person notices, in milliseconds.
LONG = 50.0
CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"]
TASKS = ("RunTask", "ThreadControllerImpl::RunTask")
#: By which the test looks at the page: nobody who plays has it.
TESTER = "blink.mojom.DevToolsSession"


def threads(events: list[dict[str, Any]]) -> set[tuple[int, int]]:
    """Where pages run."""
    return {
        (one["pid"], one["tid"])
        for one in events
        if one.get("name") == "thread_name" and one["args"].get("name") == "CrRendererMain"
    }


def asked_for(one: dict[str, Any]) -> bool:
    """Whether something is a question of the test's."""
    told = one.get("args", {}).get("chrome_mojo_event_info", {})
    return bool(told.get("mojo_interface_tag") == TESTER)


def tasks_of(events: list[dict[str, Any]], times: float = 1) -> list[tuple[float, str]]:
    """Every task that took long, in milliseconds of the processor, longest first, with what it was made of."""
    pages = threads(events)
    asked = [(one["pid"], one["tid"], one["ts"]) for one in events if asked_for(one)]
    timed = [one for one in events if one.get("ph") == "X" and (one["pid"], one["tid"]) in pages and "tdur" in one]
    found = []
    end = 0.0
    for task in sorted((one for one in timed if one["name"] in TASKS), key=lambda one: (one["ts"], -one["dur"])):
        # A task within a task has been counted.
        if task["ts"] < end or task["tdur"] * times < LONG * 1000:
            continue
        end = task["ts"] + task["dur"]
        if any((pid, tid) == (task["pid"], task["tid"]) and task["ts"] <= ts < end for pid, tid, ts in asked):
            continue
        parts: dict[str, float] = defaultdict(float)
        for one in timed:
            inside = task["ts"] <= one["ts"] and one["ts"] + one["dur"] <= task["ts"] + task["dur"]
            if inside and one["name"] not in TASKS and (one["pid"], one["tid"]) == (task["pid"], task["tid"]):
                parts[one["name"]] += one["tdur"] * times / 1000
        most = sorted(parts.items(), key=lambda part: -part[1])[:6]
        found.append((task["tdur"] * times / 1000, ", ".join(f"{name} {spent:.0f}" for name, spent in most)))
    return sorted(found, reverse=True)


def round_of(page: Page) -> str:
    return page.locator(".status .round").inner_text()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--turns", type=int, default=6)
    parser.add_argument("--profile", type=Path)
    parser.add_argument(
        "--times", action="store_true", help="do not slow Chromium down: its times are taken four times"
    )
    given = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as data,
        Running(Path(data), unlimited=True) as site,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        context = browser.new_context(
            viewport={"width": PHONE[0], "height": PHONE[1]},
            device_scale_factor=2,
            is_mobile=True,
            has_touch=True,
            locale="it-IT",
            service_workers="block",
        )
        page = context.new_page()
        page.goto(site.url)
        ada = Person(page, game="talisman")
        table = new_table(ada, players=4, fill="greedy", options={"characters": "of-three"})["table"]["id"]
        page.goto(f"{site.url}/t/{table}")
        ada.bar.wait_for()
        lots = random.Random(4)
        rounds: set[str] = set()

        def seen(count: int) -> bool:
            rounds.add(round_of(page))
            return len(rounds) > count

        play([ada], lots, lambda: seen(2))
        if not given.times:
            context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        browser.start_tracing(page=page, categories=CATEGORIES)
        before = len(rounds)
        taps = play([ada], lots, lambda: seen(before + given.turns - 1))
        trace = browser.stop_tracing()
        browser.close()
    if given.profile:
        given.profile.write_bytes(trace)
    found = tasks_of(json.loads(trace)["traceEvents"], SLOWER if given.times else 1)
    print(f"{given.turns} turns, {taps} taps: {len(found)} tasks over {LONG:.0f} ms")
    for spent, parts in found[:20]:
        print(f"{spent:6.0f} ms: {parts}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
