"""Whose word about visitors is believed: the proxies in front of this server."""

from __future__ import annotations

import os
from collections.abc import Mapping
from ipaddress import ip_network

from tavolata.engine import SetupError

#: Uvicorn's own name for it.
VARIABLE = "FORWARDED_ALLOW_IPS"
#: Believe whoever comes; only where nobody else can.
EVERYBODY = "*"
_THIS_COMPUTER = ("127.0.0.1", "::1")


def trusted_proxies(environment: Mapping[str, str] = os.environ) -> list[str]:
    """Addresses and networks, or everybody. What is neither is refused at the start.

    Uvicorn takes it for the name of a proxy that never comes: then all visitors have one address, and https is not seen.
    """
    words = environment.get(VARIABLE, "").replace(",", " ").split()
    if words != [EVERYBODY]:
        for word in words:
            try:
                ip_network(word)
            except ValueError as problem:
                raise SetupError("error-proxies", {"variable": VARIABLE, "word": word}) from problem
    return words or list(_THIS_COMPUTER)
