"""Answers are packed for whoever takes that, and nobody waits while somebody else's is."""

from __future__ import annotations

import asyncio
import gzip
import json
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from latrunculi.server import packing
from latrunculi.server.packing import MOST_KEPT, SMALL, Packing
from tests.patience import PATIENCE
from tests.server.conftest import Serve

LARGE = json.dumps([[i * 7919 % 10007, i * 104729 % 9973] for i in range(40_000)]).encode()


class Answering:
    """An application that gives one answer, in pieces."""

    def __init__(self, body: bytes, kind: str = "application/json", status: int = 200, **headers: str) -> None:
        self.pieces = [body[: len(body) // 2], body[len(body) // 2 :]]
        named = {"content-type": kind, "content-length": str(len(body)), **headers}
        self.headers = [(name.replace("_", "-").encode(), value.encode()) for name, value in named.items()]
        self.status = status

    async def __call__(self, scope: Any, receive: Any, send: Callable[[Any], Awaitable[None]]) -> None:
        await send({"type": "http.response.start", "status": self.status, "headers": list(self.headers)})
        for number, body in enumerate(self.pieces):
            await send({"type": "http.response.body", "body": body, "more_body": number == 0})


async def ask(app: Packing, accept: str = "gzip", method: str = "GET") -> tuple[dict[str, str], bytes]:
    """The headers and the body of the answer, as they go over the wire."""
    told: list[Any] = []

    async def send(message: Any) -> None:
        told.append(message)

    async def receive() -> Any:
        raise AssertionError

    await app({"type": "http", "method": method, "headers": [(b"accept-encoding", accept.encode())]}, receive, send)
    headers = {name.decode().lower(): value.decode() for name, value in told[0]["headers"]}
    return headers, b"".join(message["body"] for message in told[1:])


def test_an_answer_is_packed_for_whoever_takes_it() -> None:
    async def go() -> None:
        app = Packing(Answering(LARGE))
        headers, body = await ask(app)
        assert gzip.decompress(body) == LARGE
        assert (headers["content-encoding"], headers["content-length"]) == ("gzip", str(len(body)))
        plain, whole = await ask(app, accept="")
        assert whole == LARGE
        assert "content-encoding" not in plain
        assert headers["vary"] == plain["vary"] == "Accept-Encoding"

    asyncio.run(go())


@pytest.mark.parametrize(
    "answer",
    [
        Answering(LARGE[: SMALL - 1]),
        Answering(LARGE, "font/woff2"),
        Answering(LARGE, status=206),
        Answering(LARGE, content_encoding="br"),
    ],
    ids=["small", "packed by its nature", "a part", "packed already"],
)
def test_what_gains_nothing_stays_as_it_is(answer: Answering) -> None:
    async def go() -> None:
        headers, body = await ask(Packing(answer))
        assert body == b"".join(answer.pieces)
        assert headers.get("content-encoding") != "gzip"
        assert headers["content-length"] == str(len(body))

    asyncio.run(go())


def test_nobody_waits_while_a_map_is_packed(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is packed only once others have had their turn."""
    honest = gzip.compress
    begun, others = threading.Event(), threading.Event()

    def slow(body: bytes, level: int, mtime: int) -> bytes:
        begun.set()
        assert others.wait(PATIENCE)
        return honest(body, level, mtime=mtime)

    monkeypatch.setattr(packing.gzip, "compress", slow)

    async def go() -> None:
        asked = asyncio.create_task(ask(Packing(Answering(LARGE))))
        while not begun.is_set():
            await asyncio.sleep(0.001)
        others.set()
        headers, _ = await asked
        assert headers["content-encoding"] == "gzip"

    asyncio.run(go())


def test_what_is_the_same_for_all_is_packed_once_and_what_is_private_is_not_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    packed: list[int] = []
    honest = gzip.compress

    def counted(body: bytes, level: int, mtime: int) -> bytes:
        packed.append(len(body))
        return honest(body, level, mtime=mtime)

    monkeypatch.setattr(packing.gzip, "compress", counted)

    async def go() -> None:
        for again, headers in ((1, {}), (2, {"cache_control": "no-store"})):
            packed.clear()
            app = Packing(Answering(LARGE, **headers))
            first, second = await ask(app), await ask(app)
            assert first == second
            assert len(packed) == again
            assert len(app._kept) == 2 - again

    asyncio.run(go())


def test_what_is_kept_has_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    assert MOST_KEPT == 64 * 1024 * 1024
    monkeypatch.setattr(packing, "MOST_KEPT", 3000)

    async def go() -> None:
        app = Packing(Answering(b""))
        for number in range(50):
            await app.packed(number.to_bytes(2) * SMALL + LARGE[:1500], private=False)
            assert sum(map(len, app._kept.values())) == app._size <= 3000
        assert app._kept

    asyncio.run(go())


def test_a_server_packs_its_page_and_the_games(serve: Serve, tmp_path: Path) -> None:
    (tmp_path / "client" / "assets").mkdir(parents=True)
    (tmp_path / "client" / "assets" / "a.js").write_bytes(LARGE)
    with serve() as client:
        for address in ("/assets/a.js", "/api/openapi.json"):
            answers = [client.get(address, headers={"Accept-Encoding": wanted}) for wanted in ("gzip", "identity")]
            assert [answer.headers.get("content-encoding") for answer in answers] == ["gzip", None]
            assert answers[0].content == answers[1].content
