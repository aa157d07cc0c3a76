"""`latrunculi play` and `latrunculi serve`."""

from __future__ import annotations

import asyncio
import dataclasses
import ipaddress
import os
import socket
import sys
import webbrowser
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass
from typing import Final
from urllib.parse import quote

from latrunculi import bots
from latrunculi.cli.common import the_game, the_seat, the_seats
from latrunculi.cli.failure import Failure
from latrunculi.kernel import packs, registry
from latrunculi.kernel.chance import KEYED, SPLITMIX
from latrunculi.kernel.game import Game, Setup
from latrunculi.server import doors, errors, logs
from latrunculi.server.app import create_app
from latrunculi.server.limits import Limits
from latrunculi.server.settings import Settings, default_database
from latrunculi.server.stored import Player
from latrunculi.server.tables import Laid, Tables, new_seed

try:
    import resource
except ImportError:  # Windows sets no such limit
    resource = None  # type: ignore[assignment]

MOST_HANDLES: Final = 60_000
"""Connections where no limit is wanted."""
OTHER_HANDLES: Final = 768
"""File handles for everything else: databases, processes that think, connections that are about to be refused."""
HOME_PORT: Final = 8457
"""The port that `play` takes when it is free: pages remember keys and settings by address."""


@dataclass(frozen=True, slots=True)
class Wish:
    """A table to begin at once, when a side is named."""

    game: str
    scenario: str
    side: str
    bot: str
    seats: int
    seed: str

    @property
    def empty(self) -> bool:
        """Whether no table is wanted: the page lets one choose."""
        return not (self.scenario or self.side or self.bot or self.seats or self.seed)


def play(wish: Wish, port: int, database: str, browser: bool) -> None:
    """Serve this machine's owner until interrupted."""
    wanted = None if wish.empty else table_of(wish)
    if wanted is None and wish.game:
        the_game(wish.game)
    _look_over_games()
    listening = _listen("127.0.0.1", port) if port else _listen_anywhere()
    limits = _within_handles(Limits.owner())
    settings = Settings(database or default_database(), local=True, limits=limits)
    address = f"http://127.0.0.1:{listening.getsockname()[1]}/"
    _until_interrupted(_run(settings, listening, address, wanted, browser and _screen(), wish))


def _look_over_games() -> None:
    """What is wrong with games and component packs is told now, and not to the page."""
    for game in registry.games():
        packs.kept(game.pack_variable, game.component_files)


@dataclass(frozen=True, slots=True)
class Hosting:
    """How tables are served to others: see `Settings`, and `Limits.changed`."""

    names: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    limits: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()


def serve(host: str, port: int, hosting: Hosting, database: str) -> None:
    """Serve tables until interrupted."""
    _look_over_games()
    for proxy in hosting.proxies:
        try:
            ipaddress.ip_network(proxy)
        except ValueError as error:
            raise Failure(f"--proxy {proxy}: {error}; write an address, or a network such as 10.0.0.0/8") from error
    limits = _within_handles(Limits().changed(hosting.limits))
    listening = _listen(host, port)
    settings = Settings(
        database or default_database(),
        names=(*hosting.names, host),
        origins=hosting.origins,
        limits=limits,
        proxies=hosting.proxies,
        thinkers=max(1, (os.cpu_count() or 2) - 1),
    )
    shown = f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{listening.getsockname()[1]}/"
    _until_interrupted(_run(settings, listening, address, None, False, None))


# ---------------------------------------------------------------------- the table that is wished for


@dataclass(frozen=True, slots=True)
class Wanted:
    """A table to be begun: who sits there, and where its dice come from."""

    game: Game
    setup: Setup
    players: list[Player]
    origin: str


def table_of(wish: Wish) -> Wanted:
    """The table that is asked for; the scenario that teaches where none is named.

    Raises:
        Failure: naming what there is, for a side, a bot or a game that there is not.
    """
    game = the_game(wish.game)
    scenario = wish.scenario or game.opening.id
    setup = game.setup(scenario, wish.seats, wish.seed or new_seed(), dice=SPLITMIX if wish.seed else KEYED)
    bot = wish.bot or bots.names(game)[0]
    bots.make(bot, game, "")
    seat = the_seat(game, setup, wish.side or "1")
    if seat is None:
        raise Failure(f"--as {wish.side}: choose {the_seats(game, setup)}")
    players = [Player("person", "1") if i == seat else Player("bot", bot, bot) for i in range(setup.seats)]
    return Wanted(game, setup, players, "seed" if wish.seed else "")


# ---------------------------------------------------------------------- running


def _within_handles(limits: Limits) -> Limits:
    """Room for the connections of the limits, as far as the system gives it; fewer connections where it does not."""
    if resource is None:
        return limits
    most = limits.connections or MOST_HANDLES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = most + OTHER_HANDLES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        most = min(most, max(1, soft - OTHER_HANDLES))
    return dataclasses.replace(limits, connections=most)


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named, the event loop sends small messages at once (TCP_NODELAY); without it they wait 40 ms.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen()
    except OSError as error:
        listening.close()
        raise Failure(f"cannot listen on {host} port {port}: {error.strerror or error}") from error
    return listening


def _listen_anywhere() -> socket.socket:
    try:
        return _listen("127.0.0.1", HOME_PORT)
    except Failure:
        return _listen("127.0.0.1", 0)


def _until_interrupted(server: Coroutine[object, object, None]) -> None:
    # An interruption is how a server is meant to end.
    with suppress(KeyboardInterrupt):
        asyncio.run(server)


def _screen() -> bool:
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


async def _run(
    settings: Settings,
    listening: socket.socket,
    address: str,
    wanted: Wanted | None,
    browser: bool,
    wish: Wish | None,
) -> None:
    app = create_app(settings)
    logs.to_standard_error()
    server = doors.server(app, settings)
    running = asyncio.create_task(server.serve([listening]))
    while not server.started and not running.done():
        await asyncio.sleep(0.02)
    if server.started:
        page = address
        if wanted is not None:
            tables: Tables = app.state.tables
            try:
                laid = await tables.create(wanted.game, wanted.setup, wanted.players, origin=wanted.origin)
            except Exception as error:
                if errors.database_fails(error):
                    raise Failure(f"no game can be begun: the database says: {errors.reason(error)}") from error
                raise
            page += _fragment(laid)
        elif wish is not None and wish.game:
            page += f"#/new/{quote(the_game(wish.game).id)}"
        sys.stdout.write(f"Latrunculi: {page}\n")
        sys.stdout.flush()
        if browser:
            await asyncio.to_thread(_open, page)
    await running
    if not server.started:
        raise Failure("the server did not start")


def _fragment(laid: Laid) -> str:
    # On this machine whoever comes plays the seats of people: the address needs no key.
    return f"#/t/{quote(laid.id)}"


def _open(page: str) -> None:
    # A machine that says it has a screen and has no browser is no error: the address is printed.
    try:
        webbrowser.open(page)
    except webbrowser.Error as error:
        sys.stderr.write(f"latrunculi: no browser could be opened: {error}\n")
