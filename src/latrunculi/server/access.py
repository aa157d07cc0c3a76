"""Who may speak to the server, and about which seats.

The server answers only requests that name it by a host name of its own, and none that a page of another origin sends:
a web page elsewhere must not reach the games of whoever has it open, not even by pointing its own name at loopback.
"""

from __future__ import annotations

import hashlib
import ipaddress
import re
import secrets
from collections.abc import Iterable
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from latrunculi.server.errors import ApiError
from latrunculi.server.storage import Stored

LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
PRIVATE: Final = ("/api/tables", "/api/records")
"""Where the addresses begin that answer to keys."""
MAX_BODY: Final = 4 * 1024 * 1024
"""Bytes that a request may carry: far more than the longest record of a game."""
MAX_MESSAGE: Final = 16 * 1024
"""Bytes of one message over a WebSocket."""
MOST_KEYS: Final = 500
"""Keys that are looked at in one request."""
_TOO_LARGE: Final = ApiError(413, "too-large", f"a request may carry {MAX_BODY} bytes at most")


def new_key() -> str:
    """A key of a seat, an owner's, or an invitation: 192 bits that nobody guesses."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """An id of a table. It lets one watch, and cannot be guessed."""
    return secrets.token_urlsafe(9)


def is_id(text: str) -> bool:
    """Whether a text might be the id of a table: not every text can be looked up in every database."""
    return len(text) <= 64 and re.fullmatch("[A-Za-z0-9_-]+", text) is not None


def hashed(key: str) -> str:
    """What is kept of a key.

    Plain SHA-256: the slow and salted hashes that passwords need protect what people can think up. Of 192 bits drawn
    at random nothing can be tried out, and an equal hash can be looked up by an index.
    """
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()


def seats_held(kept: Iterable[str], offered: Iterable[str]) -> set[int]:
    """The seats whose keys, kept as hashes, are among those offered. Takes the same time whatever is wrong."""
    known = [hashed(key) for key in offered]
    return {seat for seat, one in enumerate(kept) if _among(one, known)}


def owns(stored: Stored, offered: Iterable[str], local: bool = False) -> bool:
    """Whether the key of a table's owner is among those offered. On its owner's machine everything is theirs."""
    return local or _among(stored.owner_hash, [hashed(key) for key in offered])


def _among(kept: str, known: list[str]) -> bool:
    # Each is compared to its end. An empty hash is of no key.
    return sum(secrets.compare_digest(kept, other) for other in known) > 0 and bool(kept)


def keys_in(text: str | None) -> list[str]:
    """The keys in a header, which may hold several, separated by commas."""
    return [key for key in re.split(r"[,\s]+", text or "") if key][:MOST_KEYS]


class Guard:
    """Refuses strange hosts, foreign origins and bodies that are too large, before anything else happens."""

    def __init__(self, app: ASGIApp, names: tuple[str, ...] = (), origins: tuple[str, ...] = ()) -> None:
        self._app = app
        self._names = {name.lower() for name in (*LOOPBACK, *names)}
        self._origins = {origin.rstrip("/").lower() for origin in origins}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, or answer it with an error."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        error = self._refusal(Headers(scope=scope))
        if error is not None:
            await _refuse(error, scope, receive, send)
        elif scope["type"] == "http":
            whole = await _whole_body(receive)
            if whole is None:
                await _refuse(_TOO_LARGE, scope, receive, send)
            else:
                await self._app(scope, whole, send)
        else:
            await self._app(scope, receive, send)

    def _refusal(self, headers: Headers) -> ApiError | None:
        host = headers.get("host", "")
        if _host_name(host) not in self._names:
            return ApiError(421, "wrong-host", "not a host name of this server; `serve --name` adds one")
        origin = headers.get("origin")
        if origin is not None and not self._welcome(origin.lower(), host.lower()):
            return ApiError(403, "wrong-origin", "pages of another origin may not speak to this server")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > MAX_BODY:
            return _TOO_LARGE
        return None

    def _welcome(self, origin: str, host: str) -> bool:
        return urlsplit(origin).netloc == host or origin in self._origins


class NoStore:
    """Lets nobody on the way keep what is said of tables: it depends on the keys that were shown, and tells keys."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, and mark the answer."""
        if scope["type"] != "http" or not scope["path"].startswith(PRIVATE):
            await self._app(scope, receive, send)
            return

        async def marked(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message)["Cache-Control"] = "no-store"
            await send(message)

        await self._app(scope, receive, marked)


async def _whole_body(receive: Receive) -> Receive | None:
    """What receives a body that has been taken in whole; None when it is too large."""
    body = bytearray()
    message = await receive()
    while message["type"] == "http.request":
        body += message.get("body", b"")
        if len(body) > MAX_BODY:
            return None
        if not message.get("more_body", False):
            break
        message = await receive()
    taken: list[Message] = [{"type": "http.request", "body": bytes(body), "more_body": False}]

    async def again() -> Message:
        return taken.pop() if taken else await receive()

    return again


def _host_name(host: str) -> str:
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""
    try:
        return str(ipaddress.ip_address(name))
    except ValueError:
        return name.lower()


async def _refuse(error: ApiError, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "http":
        await error.response()(scope, receive, send)
        return
    await receive()
    closing: dict[str, Any] = {"type": "websocket.close", "code": 1008, "reason": error.code}
    await send(closing)
