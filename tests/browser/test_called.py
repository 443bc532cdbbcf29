"""Called when it is one's turn, with the page closed: the switch, a message that arrives, and the worker when the server is away."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.people import DESKTOP, PATIENCE, PHONE, say
from server.receivers import Browser, Receiver, text_of
from server.running import Running, wait_until

#: Chromium's own service cannot be reached from a test: this one hands out the address and the keys that a test has made.
SUBSCRIBED = """(given) => {
  const subscription = { ...given, options: {}, toJSON: () => given, unsubscribe: async () => true };
  let is = null;
  PushManager.prototype.subscribe = async function ({ applicationServerKey }) {
    subscription.options.applicationServerKey = applicationServerKey.buffer;
    return (is = subscription);
  };
  PushManager.prototype.getSubscription = async () => is;
}"""


@contextmanager
def push_service() -> Iterator[tuple[str, list[bytes]]]:
    """Its address, and what it is sent."""
    received: list[bytes] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            received.append(self.rfile.read(int(self.headers["content-length"])))
            self.send_response(201)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/push/one", received
    finally:
        server.shutdown()
        server.server_close()


@pytest.fixture
def calling_site(tmp_path: Path) -> Iterator[Running]:
    """A server that may call this machine."""
    with Running(
        tmp_path / "site",
        TAVOLATA_PUSH="127.0.0.1",
        TAVOLATA_WEBHOOK_NETWORKS="127.0.0.0/8",
        TAVOLATA_WEBHOOKS="ntfy.sh",
    ) as running:
        yield running


def controlled(page: Page) -> None:
    """Wait until the worker stands behind the page."""
    page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=PATIENCE * 1000)


def lay_over_days(page: Page, site: Running, **more: Any) -> str:
    """A table over days, with somebody at it and a bot."""
    wish = {"game": "indy", "players": 2, "fill": "random", "tempo": "days", "name": "Friday", "language": "en"}
    answer = page.request.post(f"{site.url}/api/tables", data={**wish, "host": {"name": "Ada"}, **more})
    assert answer.status == 201, answer.text()
    found: str = answer.json()["table"]["id"]
    return found


def prepared(given: dict[str, Any], page: Page) -> None:
    page.add_init_script(f"({SUBSCRIBED})({json.dumps(given)})")


def test_a_message_comes_to_a_browser_whose_page_is_closed(visit: Visit, calling_site: Running) -> None:
    with push_service() as (endpoint, received):
        browser = Browser(Receiver())
        keys = {"p256dh": text_of(browser.public), "auth": text_of(browser.auth)}
        given = {"endpoint": endpoint, "keys": keys}
        page = visit(f"{calling_site.url}/", language="en", size=PHONE, worker=True, prepare=partial(prepared, given))
        page.context.grant_permissions(["notifications"], origin=calling_site.url)
        controlled(page)
        table = lay_over_days(page, calling_site)
        page.goto(f"{calling_site.url}/t/{table}")
        # Over days it stands open in the waiting room: nobody has to look for it.
        switch = page.get_by_role("switch", name=say("en", "call-here"))
        expect(switch).not_to_be_checked()
        found = Axe().run(page)
        assert found.violations_count == 0, found.generate_report()
        switch.click(force=True)
        expect(switch).to_be_checked()
        expect(page.get_by_text(say("en", "call-on"))).to_be_visible()
        with page.expect_response(lambda told: told.url.endswith("/nudges") and told.request.method == "PATCH"):
            page.get_by_role("switch", name=say("en", "call-quiet")).click(force=True)
        ways = page.request.get(f"{calling_site.url}/api/tables/{table}/nudges").json()["ways"]
        assert [(way["kind"], way["quiet_from"], way["quiet_until"]) for way in ways] == [("push", 0, 0)]
        # Away from the table; it begins, and the bot plays until Ada is asked.
        page.goto(f"{calling_site.url}/rules/indy")
        assert page.request.post(f"{calling_site.url}/api/tables/{table}/start", data={}).ok
        wait_until(lambda: bool(received), "a message")
        told = browser.read(received[0])
        assert told["title"] == "Ada, it is your turn"
        deliver(page, calling_site, json.dumps(told))
        shown = page.evaluate_handle(
            """async () => {
              const registration = await navigator.serviceWorker.ready;
              for (;;) {
                const [one] = await registration.getNotifications();
                if (one) return { title: one.title, body: one.body, url: one.data.url };
                await new Promise((done) => setTimeout(done, 25));
              }
            }"""
        ).json_value()
        assert shown == {"title": "Ada, it is your turn", "body": "Friday · Indy", "url": f"/t/{table}"}
        # Whoever opens the table in its settings finds the switch as it was, and turns it off.
        page.goto(f"{calling_site.url}/t/{table}")
        page.get_by_role("button", name=say("en", "set-title")).first.click()
        page.get_by_text(say("en", "set-call")).click()
        expect(switch).to_be_checked()
        with page.expect_response(lambda told: "/nudges/" in told.url and told.request.method == "DELETE"):
            switch.click(force=True)
        expect(switch).not_to_be_checked()
        assert page.request.get(f"{calling_site.url}/api/tables/{table}/nudges").json()["ways"] == []


def deliver(page: Page, site: Running, data: str) -> None:
    """Hand a message to the worker, as the browser does when its push service has one."""
    line = page.context.new_cdp_session(page)
    known: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: known.extend(one["registrationId"] for one in told["registrations"]),
    )
    line.send("ServiceWorker.enable")
    for _ in range(200):
        if known:
            break
        page.wait_for_timeout(25)
    line.send("ServiceWorker.deliverPushMessage", {"origin": f"{site.url}/", "registrationId": known[0], "data": data})


def test_a_page_says_when_the_server_is_away_and_goes_on_when_it_is_back(visit: Visit, own_site: Running) -> None:
    page = visit(f"{own_site.url}/", language="it", size=DESKTOP, worker=True)
    controlled(page)
    own_site.kill()
    page.goto(f"{own_site.url}/")
    expect(page.get_by_role("heading", name=say("it", "away-title"))).to_be_visible()
    # It is no old program that only looks alive.
    assert page.locator("script").count() == 0
    own_site.start()
    page.get_by_role("link", name=say("it", "away-again")).click()
    expect(page.get_by_role("heading", name="Indy").first).to_be_visible()


def test_parts_of_the_page_are_kept_and_those_of_an_older_program_are_not(visit: Visit, own_site: Running) -> None:
    page = visit(f"{own_site.url}/", language="it", worker=True)
    controlled(page)
    page.reload()
    expect(page.get_by_role("heading", name="Indy").first).to_be_visible()
    names = "async () => (await (await caches.open('tavolata-parts')).keys()).map((one) => new URL(one.url).pathname)"
    wait_until(lambda: len(page.evaluate(names)) > 3, "kept parts")
    kept = page.evaluate(names)
    assert all(name == "/program" or name.startswith("/assets/") for name in kept)
    # As if another program had been here before.
    page.evaluate(
        """async () => {
          const kept = await caches.open("tavolata-parts");
          await kept.put("/program", new Response("/assets/index-older.js"));
          await kept.put("/assets/older.js", new Response("old"));
        }"""
    )
    page.reload()
    wait_until(lambda: "/assets/older.js" not in page.evaluate(names), "the older parts to go")


def test_without_https_the_page_says_that_it_cannot_call(visit: Visit, own_site: Running) -> None:
    def insecure(page: Page) -> None:
        page.add_init_script("Object.defineProperty(window, 'isSecureContext', { get: () => false })")

    page = visit(f"{own_site.url}/", language="it", size=PHONE, theme="dark", prepare=insecure)
    table = lay_over_days(page, own_site)
    page.goto(f"{own_site.url}/t/{table}")
    expect(page.get_by_text(say("it", "call-insecure"))).to_be_visible()
    expect(page.get_by_role("switch", name=say("it", "call-here"))).to_have_count(0)
