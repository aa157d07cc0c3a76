"""Answers made small for the way, without holding anybody up: a map takes a fifth of a second.

What is large is packed in another thread. What is the same for all, the page and the data of games, is packed once.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections import OrderedDict
from typing import Any, Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

SMALL: Final = 2048
"""Bytes below which packing is not worth it."""
QUICK: Final = 16 * 1024
"""Bytes that are packed in a millisecond."""
MOST_KEPT: Final = 64 * 1024 * 1024
"""Bytes of packed answers that are kept."""
TIGHT: Final = 6
PACKED: Final = ("text/", "application/json", "application/javascript", "image/svg+xml")
"""The types that are worth packing begin so."""


class Packing:
    """Packs the answers of an application with gzip, for whoever takes that."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()
        self._size = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, and pack the answer."""
        if scope["type"] == "http" and scope["method"] != "HEAD":
            await self._app(scope, receive, _Answer(self, send, Headers(scope=scope)).take)
        else:
            await self._app(scope, receive, send)

    async def packed(self, body: bytes, private: bool) -> bytes:
        """A body, packed; kept unless it is private."""
        if private:
            return await _gzipped(body)
        name = hashlib.blake2b(body, digest_size=16).digest()
        if name in self._kept:
            self._kept.move_to_end(name)
            return self._kept[name]
        packed = await _gzipped(body)
        if name not in self._kept:
            self._kept[name] = packed
            self._size += len(packed)
        while self._size > MOST_KEPT:
            self._size -= len(self._kept.popitem(last=False)[1])
        return packed


class _Answer:
    """One answer on its way."""

    def __init__(self, packing: Packing, send: Send, asked: Headers) -> None:
        self._packing = packing
        self._send = send
        self._wanted = "gzip" in asked.get("accept-encoding", "")
        self._start: Message | None = None
        self._body = bytearray()

    async def take(self, message: Message) -> None:
        """A part of the answer. One that may be packed is held back until it is whole."""
        if message["type"] == "http.response.start":
            headers = MutableHeaders(raw=message["headers"])
            if _worth(message["status"], headers):
                headers.add_vary_header("Accept-Encoding")
                if self._wanted:
                    self._start = message
                    return
        elif self._start is not None:
            self._body += message.get("body", b"")
            if not message.get("more_body", False):
                await self._end(self._start, bytes(self._body))
            return
        await self._send(message)

    async def _end(self, start: Message, body: bytes) -> None:
        headers = MutableHeaders(raw=start["headers"])
        if len(body) >= SMALL:
            body = await self._packing.packed(body, "no-store" in headers.get("Cache-Control", ""))
            headers["Content-Encoding"] = "gzip"
            del headers["Accept-Ranges"]  # a part of the file would be no part of this
            headers["Content-Length"] = str(len(body))
        last: dict[str, Any] = {"type": "http.response.body", "body": body}
        await self._send(start)
        await self._send(last)


def _worth(status: int, headers: Headers) -> bool:
    kind = headers.get("content-type", "")
    return status in (200, 201) and kind.startswith(PACKED) and "content-encoding" not in headers


async def _gzipped(body: bytes) -> bytes:
    if len(body) <= QUICK:
        return gzip.compress(body, TIGHT, mtime=0)
    return await asyncio.to_thread(gzip.compress, body, TIGHT, mtime=0)
