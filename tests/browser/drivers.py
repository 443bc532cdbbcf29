"""Firefox and WebKit, which Playwright drives only as builds of its own: the system's, each by the protocol that it speaks itself.

Firefox is spoken to over WebDriver BiDi, WebKit over WebDriver. Of both only what the tests need.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, NoReturn, Protocol, Self

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from server.running import NOT_TESTED, free_port, wait_until

#: The machine may be busy; whoever is ready sooner is not waited for.
_PATIENCE = 60.0
SIZE = (1280, 900)

#: Errors of the page itself; the browser gathers them from when the page is there.
_GATHER = """() => {
  if (window.faults) return;
  window.faults = [];
  addEventListener("error", (event) => window.faults.push(String(event.message)));
  addEventListener("unhandledrejection", (event) => window.faults.push(String(event.reason)));
  addEventListener("securitypolicyviolation", (event) => window.faults.push(`${event.violatedDirective}: ${event.blockedURI}`));
}"""


class Driven(Protocol):
    """A window of a browser."""

    def go(self, url: str) -> None:
        """Open an address."""

    def run(self, function: str, argument: object = None) -> Any:
        """What a function of JavaScript says in the page; of what it promises, the outcome."""

    def press(self, x: float, y: float) -> None:
        """A click of the mouse."""

    def write(self, text: str) -> None:
        """Keys, one after the other, into what has the focus."""

    def faults(self) -> list[str]:
        """What went wrong in the page."""


class Process:
    """A program that goes away with everything that it has started."""

    def __init__(self, command: list[str], log: Path, **environment: str) -> None:
        self._log = log.open("wb")
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=self._log,
            stderr=subprocess.STDOUT,
            env={**os.environ, **environment},
            start_new_session=True,
        )
        self.path = log

    def alive(self) -> bool:
        return self._process.poll() is None

    def end(self) -> None:
        """Let it tidy up first: a screen that is killed leaves its number taken."""
        self._process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(10)
        self.close()

    def close(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._log.close()


def _keys(text: str) -> list[dict[str, str]]:
    return [{"type": kind, "value": key} for key in text for kind in ("keyDown", "keyUp")]


def _click(x: float, y: float) -> list[dict[str, Any]]:
    return [
        {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0},
        {"type": "pointerDown", "button": 0},
        {"type": "pointerUp", "button": 0},
    ]


def left_out(reason: str) -> NoReturn:
    """Not every system has packages of these browsers: what is missing is said loudly, and is no failure anywhere."""
    pytest.skip(NOT_TESTED + reason)


# Firefox


def firefox_path() -> str:
    found = (shutil.which(name) for name in (os.environ.get("TAVOLATA_FIREFOX", ""), "firefox-esr", "firefox") if name)
    path = next(filter(None, found), None)
    if path is None:
        left_out("there is no Firefox here (Debian: apt-get install firefox-esr)")
    return path


#: It asks nobody anything and calls nobody.
_FIREFOX: dict[str, bool | int | str] = {
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "dom.push.connection.enabled": False,
    "extensions.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,#remote-settings-dummy/v1",
    "toolkit.telemetry.enabled": False,
    "ui.prefersReducedMotion": 1,
}


class Firefox:
    """Firefox without a screen, with a profile of its own."""

    def __init__(self, folder: Path, settings: Mapping[str, bool | int | str] = _FIREFOX) -> None:
        profile = folder / "profile"
        profile.mkdir(parents=True)
        wishes = {**_FIREFOX, **settings}
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in wishes.items()]
        (profile / "user.js").write_text("".join(lines), encoding="utf-8")
        width, height = SIZE
        command = [firefox_path(), "--headless", "--no-remote", f"--width={width}", f"--height={height}"]
        command += ["--remote-debugging-port=0", "--profile", str(profile)]
        # What it keeps for whoever is logged in is none of a test's business.
        self._process = Process(command, folder / "firefox.log", HOME=str(folder), MOZ_CRASHREPORTER_DISABLE="1")
        self._faults: list[str] = []
        self._number = 0
        self._closing = contextlib.ExitStack()
        self._closing.callback(self._process.close)
        try:
            self._line = self._connect(profile / "WebDriverBiDiServer.json")
            self.send("session.new", capabilities={})
            self.send("session.subscribe", events=["log.entryAdded"])
            self._window: str = self.send("browsingContext.getTree")["contexts"][0]["context"]
        except BaseException:
            self._closing.close()
            raise

    def _connect(self, file: Path) -> ClientConnection:
        wait_until(lambda: (file.exists() and file.read_text().endswith("}")) or not self._process.alive(), "Firefox")
        assert self._process.alive(), self._process.path.read_text(errors="replace")
        port = json.loads(file.read_text())["ws_port"]
        wire = connect(f"ws://127.0.0.1:{port}/session", max_size=None, open_timeout=_PATIENCE)
        return self._closing.enter_context(wire)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._closing.close()

    def send(self, method: str, **params: Any) -> dict[str, Any]:
        """A command, and what it answers; what happens meanwhile is kept."""
        self._number += 1
        self._line.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while True:
            said = json.loads(self._line.recv(_PATIENCE))
            if said["type"] == "event":
                self._hear(said)
            elif said["id"] == self._number:
                assert said["type"] == "success", said
                found: dict[str, Any] = said["result"]
                return found

    def _hear(self, event: dict[str, Any]) -> None:
        entry = event["params"]
        text = str(entry.get("text"))
        if (entry.get("type") == "javascript" and entry["level"] == "error") or "Content-Security-Policy" in text:
            self._faults.append(text)

    def go(self, url: str) -> None:
        self.send("browsingContext.navigate", context=self._window, url=url, wait="complete")

    def run(self, function: str, argument: object = None) -> Any:
        given = json.dumps(argument)
        answer = self.send(
            "script.callFunction",
            functionDeclaration=f"async () => JSON.stringify((await ({function})({given})) ?? null)",
            awaitPromise=True,
            target={"context": self._window},
        )
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def _act(self, **source: Any) -> None:
        self.send("input.performActions", context=self._window, actions=[source])

    def press(self, x: float, y: float) -> None:
        self._act(type="pointer", id="mouse", parameters={"pointerType": "mouse"}, actions=_click(x, y))

    def write(self, text: str) -> None:
        self._act(type="key", id="keys", actions=_keys(text))

    def faults(self) -> list[str]:
        self.send("session.status")  # so that what was said before has been heard
        return self._faults


# WebKit


#: Where Debian and others keep the plain browser of WebKitGTK, which the driver starts.
_MINI_BROWSERS = (
    "/usr/lib/*/webkit2gtk-4.1/MiniBrowser",
    "/usr/lib*/webkit2gtk-4.1/MiniBrowser",
    "/usr/libexec/webkit2gtk-4.1/MiniBrowser",
)


def _mini_browser() -> str:
    found = [str(path) for pattern in _MINI_BROWSERS for path in sorted(Path("/").glob(pattern[1:]))]
    if not found or shutil.which("WebKitWebDriver") is None:
        left_out("there is no WebKit with a driver here (Debian: apt-get install webkit2gtk-driver)")
    return found[0]


@contextlib.contextmanager
def screen(folder: Path) -> Iterator[str]:
    """A screen that nobody sees; its name for ``DISPLAY``."""
    if shutil.which("Xvfb") is None:
        left_out("there is no screen without a screen here (Debian: apt-get install xvfb)")
    width, height = SIZE
    log = folder / "screen.log"
    # It says its number in the log: the first that is free.
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp"]
    process = Process(command, log)

    def number() -> str:
        # What it says of screens that others have stands there, too.
        return next((line for line in log.read_text(errors="replace").splitlines() if line.isdecimal()), "")

    try:
        wait_until(lambda: bool(number()) or not process.alive(), "the screen")
        assert process.alive(), log.read_text(errors="replace")
        yield f":{number()}"
    finally:
        process.end()


class WebKit:
    """WebKitGTK's plain browser. What runs in iPhones is drawn by the same engine."""

    def __init__(self, folder: Path, display: str) -> None:
        mini = _mini_browser()
        port = free_port()
        # The desk has asked for less motion.
        (folder / ".config" / "gtk-3.0").mkdir(parents=True)
        (folder / ".config" / "gtk-3.0" / "settings.ini").write_text("[Settings]\ngtk-enable-animations=0\n")
        environment = {
            "DISPLAY": display,
            "HOME": str(folder),
            "LANG": "C.UTF-8",
            "NO_AT_BRIDGE": "1",
            "GDK_BACKEND": "x11",
        }
        # There is no graphics card, and none is to be imitated.
        environment |= {"WEBKIT_DISABLE_DMABUF_RENDERER": "1", "LIBGL_ALWAYS_SOFTWARE": "1"}
        self._process = Process(["WebKitWebDriver", f"--port={port}"], folder / "webkit.log", **environment)
        self._address = f"http://127.0.0.1:{port}"
        self._line = httpx.Client(timeout=2 * _PATIENCE, trust_env=False)
        self._session = ""
        try:
            wait_until(self._answers, "WebKit's driver")
            width, height = SIZE
            options = {"binary": mini, "args": ["--automation"]}
            wish = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
            self._session = f"/session/{self._call('POST', '/session', wish)['sessionId']}"
            self._send("window/rect", {"x": 0, "y": 0, "width": width, "height": height})
            self._send("timeouts", {"script": int(_PATIENCE * 1000), "pageLoad": int(_PATIENCE * 1000)})
        except BaseException:
            self._process.close()
            raise

    def _answers(self) -> bool:
        assert self._process.alive(), self._process.path.read_text(errors="replace")
        with contextlib.suppress(httpx.TransportError):
            return self._line.get(f"{self._address}/status").is_success
        return False

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with contextlib.suppress(httpx.HTTPError):
            self._line.delete(self._address + self._session)
        self._line.close()
        self._process.close()

    def _call(self, method: str, path: str, body: object) -> Any:
        answer = self._line.request(method, self._address + path, json=body)
        assert answer.is_success, answer.text
        return answer.json()["value"]

    def _send(self, command: str, body: object) -> Any:
        return self._call("POST", f"{self._session}/{command}", body)

    def go(self, url: str) -> None:
        self._send("url", {"url": url})
        self.run(_GATHER)

    def run(self, function: str, argument: object = None) -> Any:
        script = f"return (async () => JSON.stringify((await ({function})({json.dumps(argument)})) ?? null))()"
        return json.loads(self._send("execute/sync", {"script": script, "args": []}))

    def _act(self, **source: Any) -> None:
        self._send("actions", {"actions": [source]})

    def press(self, x: float, y: float) -> None:
        self._act(type="pointer", id="mouse", parameters={"pointerType": "mouse"}, actions=_click(x, y))

    def write(self, text: str) -> None:
        self._act(type="key", id="keys", actions=_keys(text))

    def faults(self) -> list[str]:
        found: list[str] = self.run("() => window.faults")
        return found
