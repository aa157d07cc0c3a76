"""Run by test_restart: a server with the toy game in a process of its own, to be killed."""

from __future__ import annotations

import socket
import sys
from concurrent.futures import ThreadPoolExecutor

from latrunculi.kernel import registry
from latrunculi.server import doors
from latrunculi.server.app import create_app
from latrunculi.server.settings import Settings
from tests.toys.morra import MORRA

if __name__ == "__main__":
    registry.games = lambda: (MORRA,)  # type: ignore[assignment]
    settings = Settings(sys.argv[1], local=True)
    app = create_app(settings, executor=lambda: ThreadPoolExecutor(1))
    doors.server(app, settings).run([socket.create_server(("127.0.0.1", int(sys.argv[2])))])
