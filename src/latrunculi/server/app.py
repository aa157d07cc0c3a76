"""The server as one application."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import Executor
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

from latrunculi import __version__
from latrunculi.server import bots, errors, games, play, schemas, static, tables_api
from latrunculi.server.access import Guard, NoStore
from latrunculi.server.settings import Settings
from latrunculi.server.storage import Storage
from latrunculi.server.tables import Tables


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
        latrunculi.server.storage.StorageError: when the database cannot be used.
    """
    storage = Storage(settings.database)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.tables = Tables(storage, settings.local)
        players = bots.Bots(
            app.state.tables,
            storage,
            executor or (lambda: bots.pool(settings.thinkers)),
            settings.thinkers,
            settings.local,
            sleep,
        )
        app.state.bots = players
        players.resume()
        yield
        await players.close()
        storage.close()

    app = FastAPI(
        title="Latrunculi",
        version=__version__,
        description=f"Play goes over a WebSocket at `/api/tables/{{table}}/play`.\n\n```\n{play.__doc__}\n```",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        responses={"default": {"model": schemas.Error, "description": "Any other refusal, in the same shape."}},
        lifespan=lifespan,
    )
    app.state.settings = settings
    errors.install(app)
    app.add_middleware(NoStore)
    app.add_middleware(GZipMiddleware, minimum_size=2048)
    app.add_middleware(Guard, names=settings.names, origins=settings.origins)
    for router in (games.router, tables_api.router, play.router, static.pages(settings.client)):
        app.include_router(router)
    return app
