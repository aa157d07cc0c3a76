"""A PostgreSQL of the tests' own: in a temporary folder, reached through a socket in it, gone afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any
from uuid import uuid4

import psycopg

from tests.patience import PATIENCE


def _program(name: str) -> str:
    versions = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda at: float(at.parts[-3]))
    found = shutil.which(name) or (str(versions[-1]) if versions else None)
    assert found, f"no {name}: tools/postgres.sh provides it"
    return found


def _humbly(folder: Path) -> dict[str, Any]:
    """As whom it runs: it refuses to run as root, who gives the folder away."""
    if os.getuid() != 0:
        return {}
    names = {entry.pw_name for entry in pwd.getpwall()}
    user = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    os.chown(folder, user.pw_uid, user.pw_gid)
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


class _Server:
    """A PostgreSQL, running or not."""

    def __init__(self, folder: Path, started: Callable[[], subprocess.Popen[bytes]]) -> None:
        self._folder = folder
        self._started = started
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self._process = self._started()
        deadline = time.monotonic() + PATIENCE
        while not _answers(self._folder):
            assert self._process.poll() is None, "PostgreSQL did not start"
            assert time.monotonic() < deadline, "PostgreSQL does not answer"
            time.sleep(0.05)

    def end(self, how: signal.Signals) -> None:
        """End it, if it runs."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)


_running: dict[str, _Server] = {}


@contextmanager
def away(folder: str) -> Iterator[None]:
    """Ends the PostgreSQL of a folder at once, as a failure would, and starts it again afterwards."""
    _running[folder].end(signal.SIGQUIT)
    try:
        yield
    finally:
        _running[folder].start()


@contextmanager
def cluster() -> Iterator[str]:
    """Starts it; gives the folder of its socket."""
    folder = Path(tempfile.mkdtemp(prefix="latrunculi-"))
    try:
        told: dict[str, Any] = {"cwd": folder, "stdout": subprocess.DEVNULL, **_humbly(folder)}
        data = str(folder / "data")
        subprocess.run(
            [
                _program("initdb"),
                "-D",
                data,
                "-U",
                "latrunculi",
                "-A",
                "trust",
                "-E",
                "UTF8",
                "--locale=C",
                "--no-sync",
            ],
            check=True,
            **told,
        )
        quiet = ["-c", "listen_addresses=", "-c", "fsync=off", "-c", "log_min_messages=fatal"]
        started = partial(subprocess.Popen, [_program("postgres"), "-D", data, "-k", str(folder), *quiet], **told)
        _running[str(folder)] = server = _Server(folder, started)
        try:
            server.start()
            yield str(folder)
        finally:
            del _running[str(folder)]
            server.end(signal.SIGINT)  # at once, whoever is still connected
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _connect(folder: str | Path) -> psycopg.Connection[Any]:
    return psycopg.connect(host=str(folder), user="latrunculi", dbname="postgres", autocommit=True)


def _answers(folder: Path) -> bool:
    try:
        _connect(folder).close()
    except psycopg.OperationalError:
        return False
    return True


def new_database(folder: str) -> str:
    """The address of an empty database."""
    name = f"t{uuid4().hex}"
    with _connect(folder) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return f"postgresql://latrunculi@/{name}?host={folder}"
