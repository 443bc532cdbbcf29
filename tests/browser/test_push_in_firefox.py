"""A real push: Firefox subscribes at a push service of the test, our server sends, and the worker decrypts and shows it."""

from __future__ import annotations

import base64
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.server import ServerConnection, serve

from browser.drivers import Firefox
from browser.guests import Guest
from server.running import Running, wait_until


class PushService:
    """What Mozilla runs for Firefox, as far as one browser needs it: a socket for the browser, an address for whoever sends."""

    def __init__(self) -> None:
        self.browser: ServerConnection | None = None
        #: What the browser has subscribed to: the channel, and the key of whoever may send.
        self.channels: dict[str, str] = {}
        self.bodies: list[bytes] = []
        self.port = 0

    def speak(self, line: ServerConnection) -> None:
        self.browser = line
        try:
            for text in line:
                asked = json.loads(text)
                answer = self._answer(asked)
                if answer:
                    line.send(json.dumps({"messageType": asked["messageType"], "status": 200, **answer}))
        except ConnectionClosed:
            pass

    def _answer(self, asked: dict[str, Any]) -> dict[str, Any]:
        channel = asked.get("channelID", "")
        match asked.get("messageType"):
            case "hello":
                return {"uaid": "5f0774ac09a843e2a4a3f0f6d6b0c1f2", "use_webpush": True}
            case "register":
                self.channels[channel] = asked["key"]
                return {"channelID": channel, "pushEndpoint": f"http://127.0.0.1:{self.port}/push/{channel}"}
            case "unregister":
                self.channels.pop(channel, None)
                return {"channelID": channel}
        return {}

    def deliver(self, channel: str, body: bytes, encoding: str) -> None:
        self.bodies.append(body)
        assert self.browser is not None
        data = base64.urlsafe_b64encode(body).rstrip(b"=").decode()
        told = {"channelID": channel, "version": str(len(self.bodies)), "data": data, "headers": {"encoding": encoding}}
        self.browser.send(json.dumps({"messageType": "notification", **told}))


@contextmanager
def push_service() -> Iterator[tuple[PushService, str]]:
    """The service, and where Firefox finds it."""
    found = PushService()

    class Door(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            found.deliver(self.path.rpartition("/")[2], body, self.headers["content-encoding"])
            self.send_response(201)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            pass

    with serve(found.speak, "127.0.0.1", 0) as sockets, ThreadingHTTPServer(("127.0.0.1", 0), Door) as door:
        found.port = door.server_port
        servers = [threading.Thread(target=one.serve_forever, daemon=True) for one in (sockets, door)]
        for server in servers:
            server.start()
        try:
            yield found, f"ws://127.0.0.1:{sockets.socket.getsockname()[1]}/"
        finally:
            door.shutdown()
            sockets.shutdown()


#: A table over days at which Ada sits, made by her browser.
_LAY = """async () => {
  const wish = { game: "indy", players: 2, fill: "random", tempo: "days", name: "Friday", language: "en", host: { name: "Ada" } };
  const headers = { "Content-Type": "application/json" };
  return await (await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(wish) })).json();
}"""

_BEGIN = """async (table) => {
  const headers = { "Content-Type": "application/json" };
  return (await fetch(`/api/tables/${table}/start`, { method: "POST", headers, body: "{}" })).ok;
}"""

_SHOWN = """async () => {
  const registration = await navigator.serviceWorker.ready;
  return (await registration.getNotifications()).map((one) => [one.title, one.body, one.data.url]);
}"""


def let_call_at_night(guest: Guest) -> None:
    """Until the switch is off: what was pressed while the page was still growing does not count."""
    name = json.dumps(guest.say("call-quiet"))
    switch = f"[...document.querySelectorAll('[role=switch]')].find((one) => one.labels[0].innerText.trim() === {name})"
    for _ in range(5):
        guest.press("label", "call-quiet")
        with suppress(TimeoutError):
            wait_until(partial(guest.window.run, f"() => !{switch}.checked"), "the switch", 2.0)
            return
    raise TimeoutError("the switch of the night stays on")


def test_a_message_reaches_a_firefox_whose_page_is_elsewhere(tmp_path: Path) -> None:
    with (
        push_service() as (service, address),
        Running(tmp_path / "site", TAVOLATA_PUSH="127.0.0.1", TAVOLATA_WEBHOOK_NETWORKS="127.0.0.0/8") as site,
        Firefox(
            tmp_path / "firefox",
            {
                "dom.push.connection.enabled": True,
                "dom.push.serverURL": address,
                "dom.push.testing.allowInsecureServerURL": True,
                # Whoever is asked whether messages may come says yes.
                "permissions.default.desktop-notification": 1,
                "alerts.useSystemBackend": False,
            },
        ) as window,
    ):
        ada = Guest(window, "indy")
        window.go(site.url)
        wait_until(partial(window.run, "() => navigator.serviceWorker.controller !== null"), "the worker")
        table = window.run(_LAY)["table"]["id"]
        window.go(f"{site.url}/t/{table}")
        # Not at any hour of the night in which this test may run.
        let_call_at_night(ada)
        ada.press("label", "call-here")
        on = f"() => document.body.innerText.includes({json.dumps(ada.say('call-on'))})"
        wait_until(partial(window.run, on), "the browser to be called")
        # The key is that of our server, which alone may send.
        assert [len(base64.urlsafe_b64decode(key + "==")) for key in service.channels.values()] == [65]
        window.go(f"{site.url}/rules/indy")
        assert window.run(_BEGIN, table)
        wait_until(lambda: bool(window.run(_SHOWN)), "a message on the screen")
        assert window.run(_SHOWN) == [["Ada, it is your turn", "Friday · Indy", f"/t/{table}"]]
        assert window.faults() == []
        # Nobody on the way could read it.
        assert service.bodies and b"Ada" not in service.bodies[0]
