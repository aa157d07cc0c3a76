"""What holds on a busy machine: how long one waits for anything, and a port that is still free when it is used."""

from __future__ import annotations

import random
import socket

PATIENCE = 150.0
"""Seconds that anything may take on a busy machine; on a calm one it takes a few milliseconds."""


def free_port() -> int:
    """A port below those that connections are given, of which one might take it before a server does."""
    while True:
        port = random.SystemRandom().randrange(12_000, 32_000)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
