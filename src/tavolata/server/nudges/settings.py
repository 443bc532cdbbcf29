"""Whom the server may call: what whoever runs it allows."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Literal, NamedTuple, get_args
from urllib.parse import parse_qs, unquote, urlsplit

from tavolata.engine import SetupError
from tavolata.server.host_names import checked_name

#: "off": no browser is called. Otherwise names of further push services.
PUSH_VARIABLE = "TAVOLATA_PUSH"
#: The hosts of webhooks, each alone or with what it understands: "discord.com ntfy=push.example.org".
WEBHOOKS_VARIABLE = "TAVOLATA_WEBHOOKS"
#: Networks that are nobody else's and may be called all the same: "192.168.1.0/24".
NETWORKS_VARIABLE = "TAVOLATA_WEBHOOK_NETWORKS"
#: Who sends mail, and from which address: "smtps://name:password@mail.example.org?from=tavolata@example.org".
MAIL_VARIABLE = "TAVOLATA_MAIL"

#: The push services of the browsers there are; a name with a dot in front stands for all below it.
PUSH_SERVICES = (
    "fcm.googleapis.com",
    "android.googleapis.com",
    "jmt17.google.com",
    ".push.services.mozilla.com",
    ".push.apple.com",
    ".notify.windows.com",
)

Form = Literal["json", "ntfy", "discord", "telegram"]
FORMS: tuple[Form, ...] = get_args(Form)
#: What the well-known ones understand.
_KNOWN_FORMS: Mapping[str, Form] = {
    "discord.com": "discord",
    "discordapp.com": "discord",
    "api.telegram.org": "telegram",
    "ntfy.sh": "ntfy",
}

Network = IPv4Network | IPv6Network


class MailServer(NamedTuple):
    """Where mail is handed in."""

    host: str
    port: int
    #: From the first word on, or after "STARTTLS"; never without.
    tls_at_once: bool
    user: str
    password: str
    sender: str


_MAIL_FORM = "smtps://name:password@mail.example.org?from=tavolata@example.org"


class NudgeSettings(NamedTuple):
    """Whom the server may call."""

    push: bool = True
    push_hosts: tuple[str, ...] = PUSH_SERVICES
    webhooks: Mapping[str, Form] = {}
    networks: tuple[Network, ...] = ()
    mail: MailServer | None = None

    @property
    def kinds(self) -> list[str]:
        """In which ways somebody may be called here."""
        allowed = {"push": self.push, "webhook": bool(self.webhooks), "mail": self.mail is not None}
        return [kind for kind, is_allowed in allowed.items() if is_allowed]

    def is_push_host(self, host: str) -> bool:
        return any(host.endswith(known) if known.startswith(".") else host == known for known in self.push_hosts)


def nudge_settings(environment: Mapping[str, str] = os.environ) -> NudgeSettings:
    """What the variables say. What makes no sense is refused at the start."""
    push = environment.get(PUSH_VARIABLE, "").split()
    return NudgeSettings(
        push != ["off"],
        (*PUSH_SERVICES, *(_host(PUSH_VARIABLE, name) for name in push if push != ["off"])),
        dict(_webhook(word) for word in environment.get(WEBHOOKS_VARIABLE, "").split()),
        tuple(_network(word) for word in environment.get(NETWORKS_VARIABLE, "").split()),
        _mail(environment.get(MAIL_VARIABLE, "").strip()),
    )


def _wrong(variable: str, word: str) -> SetupError:
    return SetupError("error-nudge-setting", {"variable": variable, "word": word})


def _host(variable: str, word: str) -> str:
    dot = "." if word.startswith(".") else ""
    try:
        return dot + checked_name(word.removeprefix("."))
    except SetupError as problem:
        raise _wrong(variable, word) from problem


def _webhook(word: str) -> tuple[str, Form]:
    form, _, host = word.rpartition("=")
    host = _host(WEBHOOKS_VARIABLE, host)
    if form and form not in FORMS:
        raise _wrong(WEBHOOKS_VARIABLE, word)
    return host, form if form else _KNOWN_FORMS.get(host, "json")


def _network(word: str) -> Network:
    try:
        return ip_network(word)
    except ValueError as problem:
        raise _wrong(NETWORKS_VARIABLE, word) from problem


def _mail(text: str) -> MailServer | None:
    if not text:
        return None
    # What it says is not told: there is a password in it.
    problem = SetupError("error-nudge-mail-server", {"variable": MAIL_VARIABLE, "form": _MAIL_FORM})
    try:
        parts = urlsplit(text)
        sender = parse_qs(parts.query).get("from", [""])[0]
        at_once = parts.scheme == "smtps"
        port = parts.port or (465 if at_once else 587)
    except ValueError:
        raise problem from None
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or not MAIL_ADDRESS.fullmatch(sender):
        raise problem
    return MailServer(
        parts.hostname, port, at_once, unquote(parts.username or ""), unquote(parts.password or ""), sender
    )


#: What a mail address may look like here: nothing that could end a line or name a second one, also not once what looks encoded
#: ("=?utf-8?q?...?=") is decoded, as programs that make mails do without being asked.
MAIL_ADDRESS = re.compile(
    r"(?!.*=\?)[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}"
    r"@(?=.{1,253}$)[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*"
)
