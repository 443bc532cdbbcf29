"""Web Push: a message that only one browser can read (RFC 8291), and the word of this server that it is from us (RFC 8292).

The primitives are those of `cryptography`; what is put together here is checked against the example of RFC 8291 and by a browser.
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
import struct
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

#: Push services take messages of 4,096 bytes, what encryption adds included.
_RECORD_SIZE = 4096
_SALT_BYTES = 16
#: Push services refuse a word that is good for longer than a day.
_WORD_SECONDS = 12 * 3600.0
#: The order of the curve P-256: a private key is a number below it.
_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551


class PushKeys(msgspec.Struct):
    """What a browser gives us of its keys, in base64url."""

    p256dh: str
    auth: str


class Message(NamedTuple):
    """What is posted to a push service."""

    headers: dict[str, str]
    body: bytes


def to_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _public_bytes(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def _public_key(data: bytes) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data)


def is_push_key(data: bytes) -> bool:
    """Whether this is the public key of a browser: a point on the curve."""
    try:
        _public_key(data)
    except ValueError:
        return False
    return len(data) == 65


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def encrypt(
    payload: bytes, keys: PushKeys, salt: bytes | None = None, own: ec.EllipticCurvePrivateKey | None = None
) -> bytes:
    """The payload for one browser alone, in one record of RFC 8188. Salt and own key are new each time, but for tests."""
    salt = salt or os.urandom(_SALT_BYTES)
    own = own or ec.generate_private_key(ec.SECP256R1())
    theirs, mine = to_bytes(keys.p256dh), _public_bytes(own.public_key())
    shared = own.exchange(ec.ECDH(), _public_key(theirs))
    seed = _derived(shared, to_bytes(keys.auth), b"WebPush: info\0" + theirs + mine, 32)
    key = _derived(seed, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(seed, salt, b"Content-Encoding: nonce\0", 12)
    # A 2 ends the last record, and there is only one.
    sealed = AESGCM(key).encrypt(nonce, payload + b"\2", None)
    return salt + struct.pack("!IB", _RECORD_SIZE, len(mine)) + mine + sealed


class Vapid:
    """The word of this server to push services: who sends, signed."""

    def __init__(self, secret: bytes) -> None:
        """The key is made from the server's secret: wherever that is, it is there too, in a backup and on every machine."""
        seed = _derived(secret, b"", b"tavolata web push", 48)
        self._key = ec.derive_private_key(int.from_bytes(seed) % (_ORDER - 1) + 1, ec.SECP256R1())
        self.public_key = to_text(_public_bytes(self._key.public_key()))

    def message(self, endpoint: str, payload: bytes, keys: PushKeys, contact: str, ttl: int, now: float) -> Message:
        """A message for the push service. ``contact``: where its people reach whoever runs this server."""
        headers = {
            "Authorization": f"vapid t={self._word(endpoint, contact, now)}, k={self.public_key}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(ttl),
            "Urgency": "high",
            # Of what waits for a device that is off, only the newest is delivered.
            "Topic": to_text(hashlib.sha256(self.public_key.encode()).digest())[:32],
        }
        return Message(headers, encrypt(payload, keys))

    def _word(self, endpoint: str, contact: str, now: float) -> str:
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now + _WORD_SECONDS), "sub": contact}
        text = f"{_json({'typ': 'JWT', 'alg': 'ES256'})}.{_json(claims)}"
        r, s = decode_dss_signature(self._key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{text}.{to_text(r.to_bytes(32) + s.to_bytes(32))}"


def _json(value: dict[str, object]) -> str:
    return to_text(json.dumps(value, separators=(",", ":")).encode())
