"""The server as one application."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import Executor
from contextlib import asynccontextmanager
from typing import Final

from fastapi import FastAPI

from latrunculi import __version__
from latrunculi.server import bots, errors, games, play, static, tables_api, thinking
from latrunculi.server.access import NoStore
from latrunculi.server.guard import Guard
from latrunculi.server.limits import HOUR, Limits, Quota
from latrunculi.server.memory import Memory
from latrunculi.server.packing import Packing
from latrunculi.server.settings import Settings
from latrunculi.server.storage import Storage
from latrunculi.server.tables import Tables

log = logging.getLogger("latrunculi.server")

SWITCH: Final = 0.0005
"""Seconds that a thread of this process may run on while another waits."""


def create_app(
    settings: Settings,
    executor: Callable[[], Executor] | None = None,
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> FastAPI:
    """The application. The database is opened and brought up to date here.

    Args:
        settings: of this server.
        executor: makes what bots think in; by default processes of their own.
        sleep: by which bots hold their answers back.

    Raises:
        latrunculi.server.database.StorageError: when the database cannot be used.
    """
    storage = Storage(settings.database)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        # A thread that wants to write waits as long for the interpreter, again after each statement.
        sys.setswitchinterval(SWITCH)
        app.state.tables = Tables(storage, settings.local)
        app.state.tables.listen()
        players = bots.Bots(
            app.state.tables,
            storage,
            executor or (lambda: thinking.pool(settings.thinkers)),
            settings.thinkers,
            settings.local,
            sleep,
        )
        app.state.bots = players
        players.resume()
        app.state.memory = Memory()
        tidying = asyncio.create_task(_tidy(app.state.tables, settings.limits))
        async with app.state.memory.kept():
            yield
        tidying.cancel()
        await players.close()
        app.state.tables.archive.close()
        storage.close()

    app = FastAPI(
        title="Latrunculi",
        version=__version__,
        description=f"Play goes over a WebSocket at `/api/tables/{{table}}/play`.\n\n```\n{play.__doc__}\n```",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.settings = settings
    app.state.quota = Quota(settings.limits)
    errors.install(app)
    app.add_middleware(NoStore)
    app.add_middleware(Packing)
    app.add_middleware(Guard, names=settings.names, origins=settings.origins, limits=settings.limits)
    for router in (games.router, tables_api.router, play.router, static.pages(settings.client)):
        # Not included: what is included is made anew for each application, which takes longer than all else here.
        app.router.routes += router.routes
    return app


async def _tidy(tables: Tables, limits: Limits) -> None:
    """Once an hour, delete the tables that nobody plays."""
    while True:
        await asyncio.sleep(HOUR)
        try:
            await tables.tidy(limits)
        except Exception:
            log.exception("tables that nobody plays could not be deleted")
