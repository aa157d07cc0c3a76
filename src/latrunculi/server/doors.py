"""Connections: who may come in, and who has overstayed.

uvicorn waits for ever for a request that has been begun and for a reader who takes nothing. Its two protocols are
extended here: they tell a doorkeeper of every connection, who refuses those that are too many and looks around once a
second for those that keep silent, stand still or will not leave.
"""

from __future__ import annotations

import asyncio
import ipaddress
from dataclasses import dataclass
from typing import Final, cast

import h11
import uvicorn
from fastapi import FastAPI
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from latrunculi.server.access import MAX_MESSAGE
from latrunculi.server.limits import Limits, Presence, household
from latrunculi.server.settings import Settings

ROUND: Final = 1.0
"""Seconds between two looks around."""
AT_ONCE: Final = 128
"""Connections that are taken up in one go, before it is seen whether they are too many."""
LINGER: Final = 5.0
"""Seconds that a connection may take to close, or to hear why it is refused."""
MOST_REFUSED: Final = 64
"""Connections that are being told why they are refused; more are cut off without a word."""
MOST_UNSENT: Final = 1 << 20
"""Bytes that may wait for a reader who makes the server answer without reading."""
MOST_PIECES: Final = 64
"""Pieces of one message: empty ones cost memory and count for nothing."""
REFUSALS: Final = {
    "all": (503, b"Service Unavailable", b'{"code":"busy","message":"this server has no room for more connections"}'),
    "each": (429, b"Too Many Requests", b'{"code":"too-many","message":"too many connections from one address"}'),
    "slow": (408, b"Request Timeout", b'{"code":"too-slow","message":"the request took too long to come"}'),
}


def _answer(why: str) -> bytes:
    status, reason, body = REFUSALS[why]
    return b"HTTP/1.1 %d %b\r\nContent-Type: application/json\r\nContent-Length: %d\r\nConnection: close\r\n\r\n%b" % (
        status,
        reason,
        len(body),
        body,
    )


@dataclass(slots=True)
class Visit:
    """One connection.

    Attributes:
        address: that it counts for.
        refused: why, when it is.
        waiting: since when the header of a request is awaited.
        unsent: bytes that waited at the last look.
        still: since when none of them was taken.
        closing: since when it is being closed.
    """

    address: str
    refused: str = ""
    waiting: float | None = None
    unsent: int = 0
    still: float = 0.0
    closing: float | None = None


class Doorkeeper:
    """Knows all connections of a server.

    Raises:
        ValueError: when one of the proxies is no address or network.
    """

    def __init__(self, limits: Limits, proxies: tuple[str, ...] = ()) -> None:
        self._limits = limits
        self._proxies = [ipaddress.ip_network(proxy) for proxy in proxies]
        self._visits: dict[asyncio.Transport, Visit] = {}
        self._inside = Presence(limits.connections, limits.connections_each)
        self._refused = 0
        self._round: asyncio.TimerHandle | None = None

    @property
    def open(self) -> int:
        """How many connections are open."""
        return len(self._visits)

    def admit(self, transport: asyncio.Transport, peer: str) -> Visit:
        """A connection comes; whoever it is from, it must be told when it leaves."""
        address = household(peer)
        visit = Visit(address, self._inside.full(address, self._is_proxy(peer)), self._now())
        self._visits[transport] = visit
        if not visit.refused:
            self._inside.enter(address)
        else:
            self._refused += 1
            if self._refused > MOST_REFUSED:
                transport.abort()
        if self._round is None:
            self._round = asyncio.get_running_loop().call_later(ROUND, self._look_around)
        return visit

    def leave(self, transport: asyncio.Transport) -> None:
        """A connection is gone."""
        visit = self._visits.pop(transport, None)
        if visit is None:
            return
        if visit.refused:
            self._refused -= 1
        else:
            self._inside.leave(visit.address)

    def hear(self, transport: asyncio.Transport, waiting: bool) -> None:
        """A connection has sent something; a header is still awaited, or not."""
        visit = self._visits.get(transport)
        if visit is None:
            return
        if not waiting:
            visit.waiting = None
        elif visit.waiting is None:
            visit.waiting = self._now()

    def _is_proxy(self, peer: str) -> bool:
        # Those who come through a trusted proxy are counted one by one where their requests are.
        try:
            ip = ipaddress.ip_address(peer.partition("%")[0])
        except ValueError:  # nobody knows: the connection was gone before it was looked at
            return False
        return any(ip in network for network in self._proxies)

    @staticmethod
    def _now() -> float:
        return asyncio.get_running_loop().time()

    def _look_around(self) -> None:
        now = self._now()
        for transport, visit in list(self._visits.items()):
            self._look_at(transport, visit, now)
        self._round = None
        if self._visits:
            self._round = asyncio.get_running_loop().call_later(ROUND, self._look_around)

    def _look_at(self, transport: asyncio.Transport, visit: Visit, now: float) -> None:
        if transport.is_closing():
            if visit.closing is None:
                visit.closing = now
            elif now - visit.closing >= LINGER:
                transport.abort()
            return
        if visit.waiting is not None:
            if visit.refused:
                if now - visit.waiting >= LINGER:
                    transport.abort()
            elif self._limits.header_seconds and now - visit.waiting >= self._limits.header_seconds:
                transport.write(_answer("slow"))
                transport.close()
                return
        unsent = transport.get_write_buffer_size()
        if unsent == 0 or unsent < visit.unsent or visit.unsent == 0:
            visit.still = now
        elif self._limits.stuck_seconds and now - visit.still >= self._limits.stuck_seconds:
            transport.abort()
        visit.unsent = unsent


class HttpDoor(H11Protocol):
    """HTTP, with a doorkeeper."""

    keeper: Doorkeeper

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody comes."""
        super().connection_made(transport)
        self._visit = self.keeper.admit(transport, self.client[0] if self.client else "")

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody is gone."""
        super().connection_lost(exc)
        self.keeper.leave(self.transport)

    def data_received(self, data: bytes) -> None:
        """Something of a request. Who is refused is told when he speaks: unread words would cut the answer off."""
        if self._visit.refused:
            self.transport.write(_answer(self._visit.refused))
            self.transport.close()
            return
        super().data_received(data)
        self.keeper.hear(self.transport, self.conn.their_state is h11.IDLE)


class SocketDoor(WebSocketsSansIOProtocol):
    """WebSocket, with a doorkeeper, who has admitted the connection when it was one of HTTP."""

    keeper: Doorkeeper

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody is gone."""
        super().connection_lost(exc)
        self.keeper.leave(self.transport)

    def handle_ping(self) -> None:
        """Answers to pings wait for a reader like everything else; nobody may heap them up."""
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """A further piece of a message."""
        if len(self.frames) >= MOST_PIECES:
            self.frames = []
            self.transport.abort()
            return
        super().handle_cont(event)


def server(app: FastAPI, settings: Settings, keeper: Doorkeeper | None = None) -> uvicorn.Server:
    """What serves an application, with a doorkeeper."""
    http, ws = _protocols(keeper or Doorkeeper(settings.limits, settings.proxies))
    config = uvicorn.Config(
        app,
        http=http,
        ws=ws,
        log_config=None,
        log_level="warning",
        access_log=False,
        backlog=AT_ONCE,
        ws_max_size=2 * MAX_MESSAGE,
        timeout_graceful_shutdown=3,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
    )
    return uvicorn.Server(config)


def _protocols(keeper: Doorkeeper) -> tuple[type[HttpDoor], type[SocketDoor]]:
    """The protocols of one server."""
    of = {"keeper": keeper}
    return cast(type[HttpDoor], type("Http", (HttpDoor,), of)), cast(type[SocketDoor], type("Ws", (SocketDoor,), of))
