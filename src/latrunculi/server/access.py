"""Keys: what they are, what is kept of them, and that nobody on the way keeps what they open."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Iterable
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from latrunculi.server.stored import Stored

PRIVATE: Final = ("/api/tables", "/api/records")
"""Where the addresses begin that answer to keys."""
MAX_MESSAGE: Final = 16 * 1024
"""Bytes of one message over a WebSocket."""
MOST_KEYS: Final = 500
"""Keys that are looked at in one request."""


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
