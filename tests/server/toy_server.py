"""Run by test_restart: a server with the toy game in a process of its own, to be killed."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor

import uvicorn

from latrunculi.kernel import registry
from latrunculi.server.app import create_app
from latrunculi.server.settings import Settings
from tests.toys.morra import MORRA

if __name__ == "__main__":
    registry.games = lambda: (MORRA,)  # type: ignore[assignment]
    app = create_app(Settings(sys.argv[1], local=True), executor=lambda: ThreadPoolExecutor(1))
    uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[2]), log_level="warning")
