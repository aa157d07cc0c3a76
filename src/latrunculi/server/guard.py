"""What stands before all addresses: strange hosts, foreign origins, and whatever is too large, too slow or too many.

The server answers only requests that name it by a host name of its own, and none that a page of another origin sends:
a web page elsewhere must not reach the games of whoever has it open, not even by pointing its own name at loopback.
"""

from __future__ import annotations

import asyncio
import ipaddress
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from latrunculi.kernel.record import MOST_BYTES
from latrunculi.server.errors import ApiError
from latrunculi.server.limits import Limits, Presence, household

LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
MAX_BODY: Final = 512 * 1024
"""Bytes that a request may carry: more than the largest position."""
LARGER: Final = {"/api/records": MOST_BYTES}
"""The addresses that take more than that."""
LARGE_AT_ONCE: Final = 8
"""Requests to those that are met at once."""
MOST_DISCARDED: Final = 32 * 1024 * 1024
"""Bytes of a refused body that are taken and thrown away: unread ones would cut the answer off."""
_TOO_SLOW: Final = ApiError(408, "too-slow", "the request took too long to come")
_BUSY: Final = ApiError(503, "busy", "this server has as many requests as it can meet; try again in a moment")
_TOO_MANY: Final = ApiError(429, "too-many", "too many requests at once from one address")


class _Refused(Exception):
    """A request that is refused before it reaches anything; `unread` when some of its body was not taken."""

    def __init__(self, error: ApiError, unread: bool = True) -> None:
        super().__init__(error.message)
        self.error = error
        self.unread = unread


class Guard:
    """Refuses strange hosts, foreign origins, bodies that are too large or too slow, and requests that are too many,
    before anything else happens."""

    def __init__(
        self,
        app: ASGIApp,
        names: tuple[str, ...] = (),
        origins: tuple[str, ...] = (),
        limits: Limits | None = None,
    ) -> None:
        self._app = app
        self._names = {name.lower() for name in (*LOOPBACK, *names)}
        self._origins = {origin.rstrip("/").lower() for origin in origins}
        self._limits = limits or Limits()
        self._unanswered = Presence(self._limits.requests, self._limits.requests_each)
        self._large = Presence(LARGE_AT_ONCE, 0)
        # At the door a proxy's connections are not counted: whose they are is known here.
        self._sockets = Presence(0, self._limits.connections_each)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, or answer it with an error."""
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        error = self._refusal(Headers(scope=scope))
        if error is None and self._sockets.full(address):
            error = _TOO_MANY
        if error is not None:
            await receive()
            closing: dict[str, Any] = {"type": "websocket.close", "code": 1008, "reason": error.code}
            await send(closing)
            return
        self._sockets.enter(address)
        try:
            await self._app(scope, receive, send)
        finally:
            self._sockets.leave(address)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        counted = [self._unanswered, *([self._large] if scope["path"] in LARGER else [])]
        full = [presence.full(address) for presence in counted]
        for presence in counted:
            presence.enter(address)
        try:
            whole = await self._taken(scope, receive, max(full))
        except _Refused as refused:
            response = refused.error.response()
            if refused.unread:
                response.headers["Connection"] = "close"
            await response(scope, receive, send)
        else:
            await self._app(scope, whole, send)
        finally:
            for presence in counted:
                presence.leave(address)

    async def _taken(self, scope: Scope, receive: Receive, full: str) -> Receive:
        """What receives the body of a request, which has been taken in whole.

        Raises:
            _Refused: when the request is not to be met.
        """
        headers = Headers(scope=scope)
        most = LARGER.get(scope["path"], MAX_BODY)
        too_large = ApiError(413, "too-large", f"a request may carry {most} bytes at most")
        error = self._refusal(headers)
        if full:
            error = _BUSY if full == "all" else _TOO_MANY
        length = headers.get("content-length", "0")
        if error is None and (not length.isdecimal() or len(length) > 18 or int(length) > most):
            error = too_large
        if error is not None and (full or "expect" in headers):
            raise _Refused(error)  # whoever asks first sends nothing; and of the many nobody's body is waited for
        taken = bytearray()
        count = 0
        try:
            async with asyncio.timeout(self._limits.body_seconds or None):
                while (message := await receive())["type"] == "http.request":
                    body = message.get("body", b"")
                    count += len(body)
                    if count > most and error is None:
                        error = too_large
                    if error is None:
                        taken += body
                    elif count > MOST_DISCARDED:
                        raise _Refused(error)
                    if not message.get("more_body", False):
                        break
        except TimeoutError:
            raise _Refused(error or _TOO_SLOW) from None
        if error is not None:
            raise _Refused(error, unread=False)
        return _again(bytes(taken), receive)

    def _refusal(self, headers: Headers) -> ApiError | None:
        host = headers.get("host", "")
        if _host_name(host) not in self._names:
            return ApiError(421, "wrong-host", "not a host name of this server; `serve --name` adds one")
        origin = headers.get("origin")
        if origin is not None and not self._welcome(origin.lower(), host.lower()):
            return ApiError(403, "wrong-origin", "pages of another origin may not speak to this server")
        return None

    def _welcome(self, origin: str, host: str) -> bool:
        try:
            return urlsplit(origin).netloc == host or origin in self._origins
        except ValueError:  # brackets that hold no address
            return False


def address_of(scope: Scope) -> str:
    """What counts as the address that a request comes from."""
    client = scope.get("client")
    return household(client[0]) if client else ""


def _again(body: bytes, receive: Receive) -> Receive:
    taken: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

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
