"""How long it takes until a choice is seen at the other seat, with many tables played at once.

A server in a process of its own, on loopback and a new SQLite file, and two connections to each of its tables, as pages
would hold them. At each table somebody makes a random choice every few seconds, in step with nobody else. The time
runs from the choice being sent to the change reaching another seat; it contains whatever this program itself is late.
Measured is from when everybody has chosen once: laying the tables and meeting those who come is not.
"""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import os
import random
import socket
import tempfile
import time
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import asdict, dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from latrunculi.kernel.game import Game
from latrunculi.kernel.ints import Seat
from latrunculi.server import doors
from latrunculi.server.app import create_app
from latrunculi.server.changes import applied
from latrunculi.server.limits import Limits
from latrunculi.server.settings import Settings
from latrunculi.server.stored import Player
from latrunculi.server.tables import Tables

SEATS_SEEN: Final = 2
"""Connections to a table."""
AT_ONCE: Final = 32
"""Connections that are begun together."""
SPARE: Final = 200
"""File handles besides those of connections."""


@dataclass(frozen=True, slots=True)
class Served:
    """What was measured.

    Attributes:
        game, tables, every, seconds: what was played, at how many tables, with a choice each so many seconds, how long.
        choices, refused: choices made, and those refused; a choice that another one overtook is refused.
        p50_ms, p99_ms, worst_ms: from a choice to the other seat, in milliseconds.
        bytes_per_choice: told to one seat.
        commits_per_second, choices_per_commit: of the database.
        collections, collecting_ms: how often meanwhile the server looked its memory through, and how long that took.
        server_cpu, client_cpu: shares of one core.
        load: processes that wanted to run on the machine in the minute before, this program not counted.
        cores: of the machine.
    """

    game: str
    tables: int
    every: float
    seconds: float
    choices: int
    refused: int
    p50_ms: float
    p99_ms: float
    worst_ms: float
    bytes_per_choice: int
    commits_per_second: float
    choices_per_commit: float
    collections: int
    collecting_ms: float
    server_cpu: float
    client_cpu: float
    load: float
    cores: int

    def as_json(self) -> dict[str, Any]:
        """As a JSON object."""
        return asdict(self)


class NoRoom(Exception):
    """The system gives too few file handles."""


def measure(game: Game, tables: int, seconds: float, every: float = 5.0) -> Served:
    """Play at so many tables for so many seconds, a choice at each every few seconds.

    Raises:
        NoRoom: when the system does not let a program hold so many connections.
    """
    _make_room(SEATS_SEEN * tables + SPARE)
    load = os.getloadavg()[0]
    spawn = multiprocessing.get_context("spawn")
    ours, theirs = spawn.Pipe()
    with tempfile.TemporaryDirectory(prefix="latrunculi-") as folder:
        database = f"sqlite:///{Path(folder) / 'bench.sqlite3'}"
        server = spawn.Process(target=_serve, args=(theirs, database, game.id, tables), daemon=True)
        server.start()
        theirs.close()
        try:
            port, laid = ours.recv()
            gc.disable()  # half a second of this program's would be taken for the server's
            return asyncio.run(_play(ours, game, port, laid, seconds, every, load))
        finally:
            gc.enable()
            with suppress(OSError):
                ours.send("stop")
            server.join(10)
            server.kill()
            server.join()


def _make_room(handles: int) -> None:
    try:
        import resource
    except ImportError:  # a system without such limits
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < handles:
        raise NoRoom(f"{handles} file handles are needed, and the system gives {hard}; ask for fewer tables")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, handles), hard))


# ---------------------------------------------------------------------- the server


class _Count(NamedTuple):
    """What a server has done so far."""

    commits: int
    writes: int
    collections: int
    collecting: float
    cpu: float


def _serve(pipe: Connection, database: str, game: str, tables: int) -> None:
    with suppress(KeyboardInterrupt):
        asyncio.run(_served(pipe, database, game, tables))


async def _served(pipe: Connection, database: str, game_id: str, number: int) -> None:
    from latrunculi.kernel import registry

    game = registry.game(game_id)
    settings = Settings(database, limits=Limits.owner().changed(["connections=0"]))
    app = create_app(settings)
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.bind(("127.0.0.1", 0))
    listening.listen(1024)
    server = doors.server(app, settings)
    running = asyncio.create_task(server.serve([listening]))
    while not server.started:
        await asyncio.sleep(0.02)
    tables: Tables = app.state.tables
    seats = max(SEATS_SEEN, min(game.scenarios[0].seats))
    laid = []
    for table in range(number):
        setup = game.setup(seats=seats, seed=f"bench {table}")
        made = await tables.create(game, setup, [Player("person", "")] * seats)
        laid.append((made.id, list(made.keys.values())))
    pipe.send((listening.getsockname()[1], laid))
    writer, memory = tables.storage.writer, app.state.memory
    with suppress(EOFError):
        while await asyncio.to_thread(pipe.recv) != "stop":
            pipe.send(_Count(writer.commits, writer.writes, memory.times, memory.seconds, time.process_time()))
    server.should_exit = True
    await running


# ---------------------------------------------------------------------- those who play


class Table:
    """One table, and what its people have seen."""

    def __init__(self, keys: list[str], seed: int) -> None:
        self.keys = keys
        self.dice = random.Random(seed)
        self.sockets: list[ClientConnection] = []
        self.views: list[dict[str, Any]] = [{} for _ in range(SEATS_SEEN)]
        self.sent: tuple[int, int, float] | None = None
        """A choice under way: its seat, the version that it answers, and when it was sent."""
        self.asked = 0
        self.delays: list[float] = []
        self.bytes = 0
        self.refused = 0

    async def join(self, address: str, seat: Seat) -> None:
        """Sit down: look from a seat, and hold the keys of all."""
        wire = await connect(address, compression=None, max_size=None, ping_interval=None)
        self.sockets.append(wire)
        hello = {"type": "hello", "seat": seat, "keys": self.keys, "changes": True}
        await wire.send(msgspec.json.encode(hello).decode())
        self.hear(seat, await wire.recv(decode=False))

    def hear(self, seat: Seat, data: bytes) -> None:
        """Take a message in."""
        told = msgspec.json.decode(data)
        if told["type"] == "state":
            self.views[seat] = told["view"]
        elif told["type"] == "changes":
            self.views[seat] = applied({"view": self.views[seat]}, {"view": told["change"]["view"]})["view"]
        else:
            self.refused += told["type"] != "done"
            return
        if self.sent is not None and seat != self.sent[0] and self.views[seat]["version"] > self.sent[1]:
            self.delays.append(time.perf_counter() - self.sent[2])
            self.bytes += len(data)
            self.sent = None

    def end(self) -> None:
        """A choice that is still under way counts with the time until now."""
        if self.sent is not None:
            self.delays.append(time.perf_counter() - self.sent[2])
            self.sent = None

    async def listen(self, seat: Seat) -> None:
        """Take in what comes to a seat, until the end."""
        while True:
            self.hear(seat, await self.sockets[seat].recv(decode=False))

    async def choose(self, every: float) -> None:
        """Make a choice each so many seconds, until the end."""
        await asyncio.sleep(self.dice.random() * every)
        while True:
            seat = next((seat for seat, view in enumerate(self.views) if view["legal"]), None)
            if seat is not None and self.sent is None:
                view = self.views[seat]
                self.asked += 1
                action = self.dice.choice(view["legal"])["action"]
                message = {"type": "act", "id": self.asked, "action": action, "version": view["version"]}
                self.sent = (seat, view["version"], time.perf_counter())
                await self.sockets[seat].send(msgspec.json.encode(message).decode())
            await asyncio.sleep(every)


async def _play(
    pipe: Connection,
    game: Game,
    port: int,
    laid: list[tuple[str, list[str]]],
    seconds: float,
    every: float,
    load: float,
) -> Served:
    tables = [Table(keys, number) for number, (_, keys) in enumerate(laid)]
    joining: list[Coroutine[Any, Any, None]] = []
    for table, (name, _) in zip(tables, laid, strict=True):
        joining.append(_join(table, f"ws://127.0.0.1:{port}/api/tables/{name}/play"))
    for first in range(0, len(joining), AT_ONCE):
        await asyncio.gather(*joining[first : first + AT_ONCE])
    playing = [asyncio.create_task(table.listen(seat)) for table in tables for seat in range(SEATS_SEEN)]
    playing += [asyncio.create_task(table.choose(every)) for table in tables]
    await asyncio.sleep(every)  # until everybody has begun
    for table in tables:
        table.delays.clear()
        table.bytes = table.refused = 0
    before, cpu, begun = await _asked(pipe), time.process_time(), time.perf_counter()
    await asyncio.sleep(seconds)
    after, cpu, passed = await _asked(pipe), time.process_time() - cpu, time.perf_counter() - begun
    for table in tables:
        table.end()
    failed = [task for task in playing if task.done()]
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    await asyncio.gather(*(wire.close() for table in tables for wire in table.sockets), return_exceptions=True)
    for task in failed:
        task.result()
    delays = sorted(delay for table in tables for delay in table.delays)
    commits = after.commits - before.commits
    return Served(
        game=game.id,
        tables=len(tables),
        every=every,
        seconds=round(passed, 1),
        choices=len(delays),
        refused=sum(table.refused for table in tables),
        p50_ms=_at(delays, 0.5),
        p99_ms=_at(delays, 0.99),
        worst_ms=_at(delays, 1.0),
        bytes_per_choice=sum(table.bytes for table in tables) // max(1, len(delays)),
        commits_per_second=round(commits / passed, 1),
        choices_per_commit=round((after.writes - before.writes) / max(1, commits), 2),
        collections=after.collections - before.collections,
        collecting_ms=round(1000 * (after.collecting - before.collecting), 1),
        server_cpu=round((after.cpu - before.cpu) / passed, 2),
        client_cpu=round(cpu / passed, 2),
        load=round(load, 1),
        cores=os.cpu_count() or 1,
    )


async def _join(table: Table, address: str) -> None:
    for seat in range(SEATS_SEEN):
        await table.join(address, seat)


async def _asked(pipe: Connection) -> _Count:
    def ask() -> _Count:
        pipe.send("how much")
        told: _Count = pipe.recv()
        return told

    return await asyncio.to_thread(ask)


def _at(delays: list[float], share: float) -> float:
    """Milliseconds within which so large a share of the delays lies."""
    return round(1000 * delays[min(len(delays) - 1, int(share * len(delays)))], 1) if delays else 0.0
