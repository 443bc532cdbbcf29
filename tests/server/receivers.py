"""Those whom the server calls: a push service with browsers behind it, webhooks, and names that lead to them."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import ssl
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from ipaddress import ip_network
from pathlib import Path
from typing import Any, NamedTuple

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.x509.oid import NameOID

from tavolata.server.nudges.settings import NudgeSettings

#: Of the tests' own receivers, which are all on this machine.
LOOPBACK = NudgeSettings(True, ("127.0.0.1",), {"127.0.0.1": "json"}, (ip_network("127.0.0.0/8"),))


class Received(NamedTuple):
    """A request as it arrived."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Receiver:
    """Listens, keeps what it is sent, and answers as the test likes."""

    def __init__(self) -> None:
        self.received: list[Received] = []
        self.port = 0
        #: What is answered next: statuses in their order, the last one from then on.
        self.statuses = [201]
        self.headers: dict[str, str] = {}
        #: Seconds before it answers.
        self.slow = 0.0

    def address(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            headers = {
                name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:] if line)
            }
            body = await reader.readexactly(int(headers.get("content-length", "0")))
            self.received.append(Received(head[0].split(" ")[1], headers, body))
            status = self.statuses.pop(0) if len(self.statuses) > 1 else self.statuses[0]
            await asyncio.sleep(self.slow)
            more = "".join(f"{name}: {value}\r\n" for name, value in self.headers.items())
            writer.write(f"HTTP/1.1 {status} Answer\r\n{more}Content-Length: 0\r\n\r\n".encode())
            await writer.drain()
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()

    async def heard(self, count: int = 1, seconds: float = 30.0) -> list[Received]:
        """Wait until so many requests have come."""
        async with asyncio.timeout(seconds):
            while len(self.received) < count:
                await asyncio.sleep(0.005)
        return self.received


@asynccontextmanager
async def receiver() -> AsyncIterator[Receiver]:
    found = Receiver()
    server = await asyncio.start_server(found.serve, "127.0.0.1", 0)
    found.port = server.sockets[0].getsockname()[1]
    try:
        yield found
    finally:
        server.close()


class Browser:
    """A browser that has subscribed: its keys, and what it reads with them. Written from RFC 8291 and 8188 for the reader's side."""

    def __init__(self, service: Receiver, name: str = "one") -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.endpoint = service.address(f"/push/{name}")

    @property
    def public(self) -> bytes:
        form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        return self.key.public_key().public_bytes(*form)

    def wish(self, **more: Any) -> dict[str, Any]:
        """What its page tells the server."""
        keys = {"p256dh": text_of(self.public), "auth": text_of(self.auth)}
        return {"kind": "push", "address": self.endpoint, **keys, "language": "en", **more}

    def read(self, body: bytes) -> Any:
        """What is in a message; it fails if the message is for somebody else."""
        salt, (size, length) = body[:16], struct.unpack("!IB", body[16:21])
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        seed = HKDF(hashes.SHA256(), 32, self.auth, b"WebPush: info\0" + self.public + theirs).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(seed)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(seed)
        text = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert text.endswith(b"\2"), "not the last record"
        return json.loads(text[:-1])


def text_of(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def vapid_claims(received: Received) -> dict[str, Any]:
    """What the sender swears, if its signature is good; the key by which it was signed comes along as ``key``."""
    scheme, _, rest = received.headers["authorization"].partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    text, _, signature = parts["t"].rpartition(".")
    raw = bytes_of(signature)
    assert len(raw) == 64
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(parts["k"]))
    both = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key.verify(both, text.encode(), ec.ECDSA(hashes.SHA256()))
    head, _, claims = text.partition(".")
    assert json.loads(bytes_of(head)) == {"typ": "JWT", "alg": "ES256"}
    found: dict[str, Any] = json.loads(bytes_of(claims))
    return {**found, "key": parts["k"]}


class MailBox:
    """A mail server that speaks TLS from the first word on, and keeps what it is handed."""

    def __init__(self) -> None:
        self.mails: list[tuple[str, str]] = []
        self.port = 0
        self.refuses = False

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(line: str) -> None:
            writer.write(f"{line}\r\n".encode())

        say("220 ready")
        receiver = ""
        while line := (await reader.readline()).decode().strip():
            word = line[:4].upper()
            if word in ("RCPT", "MAIL") and self.refuses:
                say("554 no")
            elif word == "DATA":
                say("354 go on")
                text = (await reader.readuntil(b"\r\n.\r\n")).decode()
                self.mails.append((receiver, text))
                say("250 kept")
            elif word == "QUIT":
                say("221 bye")
                break
            else:
                receiver = line.partition("<")[2].partition(">")[0] if word == "RCPT" else receiver
                say("250 fine")
        writer.close()


@asynccontextmanager
async def mail_box(certificate: ssl.SSLContext) -> AsyncIterator[MailBox]:
    found = MailBox()
    server = await asyncio.start_server(found.serve, "127.0.0.1", 0, ssl=certificate)
    found.port = server.sockets[0].getsockname()[1]
    try:
        yield found
    finally:
        server.close()


def tls_pair(folder: Path) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """TLS for a server on this machine, and for a client that believes it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .sign(key, hashes.SHA256())
    )
    pem = certificate.public_bytes(serialization.Encoding.PEM)
    plain = serialization.NoEncryption()
    both = pem + key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, plain)
    file = folder / "pair.pem"
    file.write_bytes(both)
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(file)
    return server, ssl.create_default_context(cadata=pem.decode())
