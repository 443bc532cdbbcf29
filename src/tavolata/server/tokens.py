"""Tokens: links, sessions. 128 bits each; the database holds only their hashes."""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import secrets
from contextlib import suppress
from itertools import pairwise
from pathlib import Path

from tavolata.engine import SetupError

_BYTES = 16
_SECRET_BYTES = 32

#: The server's secret and the admin's code, where whoever starts the server chooses them.
SECRET_VARIABLE = "TAVOLATA_SECRET"
ADMIN_VARIABLE = "TAVOLATA_ADMIN_TOKEN"
#: What a monitor shows to read the figures of the server.
METRICS_VARIABLE = "TAVOLATA_METRICS_TOKEN"
_SHORTEST = {SECRET_VARIABLE: 32, ADMIN_VARIABLE: 20, METRICS_VARIABLE: 20}
_HOW_TO_MAKE_ONE = 'python3 -c "import secrets; print(secrets.token_urlsafe(32))"'
#: So many different letters even a short random text has, also one of digits alone.
_FEWEST_LETTERS = 7
#: Where a finger or the eye goes on by itself: the alphabet, the rows of a keyboard, its columns.
_ROWS = (
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890",
    *("qwertyuiop", "asdfghjkl", "zxcvbnm"),
    *("1qaz", "2wsx", "3edc", "4rfv", "5tgb", "6yhn", "7ujm", "8ik,", "9ol.", "0p"),
)
_NEIGHBOURS = frozenset(frozenset(pair) for row in _ROWS for pair in pairwise(row))


def new_token() -> str:
    """128 bits nobody can guess."""
    return secrets.token_urlsafe(_BYTES)


def hash_of(token: str) -> str:
    """What is kept of a token. Tokens are random, so a plain hash cannot be guessed back."""
    return hashlib.sha256(token.encode()).hexdigest()


def same(token: str, kept_hash: str) -> bool:
    return hmac.compare_digest(hash_of(token), kept_hash)


def chosen_token(variable: str) -> str:
    """A token that whoever starts the server chose; "" if they leave it to us. One that can be guessed is refused.

    With any link of a table the secret can be tried out at home, as fast as a machine can: it must not be a password.
    """
    chosen = os.environ.get(variable, "").strip()
    if chosen and (len(chosen) < _SHORTEST[variable] or _is_monotonous(chosen) or _is_in_order(chosen)):
        details = {"variable": variable, "count": _SHORTEST[variable], "command": _HOW_TO_MAKE_ONE}
        raise SetupError("error-weak-token", details)
    return chosen


def _is_monotonous(text: str) -> bool:
    """Whether a text has few letters, or says the same again and again. It cannot know which words somebody would try."""
    pairs = {text[start : start + 2] for start in range(len(text) - 1)}
    return len(set(text)) < _FEWEST_LETTERS or len(pairs) < min(len(text), 64) * 0.6


def _is_in_order(text: str) -> bool:
    """Whether most letters are the same as the one before, or its neighbour.

    Half would be too strict: digits have most neighbours, and of random texts of 32 digits one in 200,000 is refused like this.
    """
    pairs = pairwise(text.lower())
    jumps = sum(one != other and frozenset((one, other)) not in _NEIGHBOURS for one, other in pairs)
    return jumps < min(len(text), 64) / 3


class LinkMaker:
    """Makes the tokens of links from the server's own secret, so that a host can be shown a link again."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def token(self, table: str, what: str, generation: int) -> str:
        message = f"{table}:{what}:{generation}".encode()
        digest = hmac.digest(self._secret, message, "sha256")[:_BYTES]
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def secret_of(folder: Path) -> bytes:
    """The server's secret: from TAVOLATA_SECRET (for several machines), else from a file only its owner can read."""
    given = chosen_token(SECRET_VARIABLE)
    if given:
        return hashlib.sha256(given.encode()).digest()
    path = folder / "secret"
    if not path.exists():
        # Written aside and then linked: of two servers that start together, both read the one that came first.
        beside = folder / f".secret.{os.getpid()}"
        descriptor = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "wb") as file:
            file.write(secrets.token_bytes(_SECRET_BYTES))
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileExistsError):
            os.link(beside, path)
        beside.unlink()
    secret = path.read_bytes()
    if len(secret) < _SECRET_BYTES:
        # Whoever can guess it can make every link of every table.
        raise SetupError("error-secret", {"file": str(path)})
    return secret
