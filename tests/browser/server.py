"""A server in a process of its own, and what a test asks of it without a browser."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from tests.patience import PATIENCE, free_port

ROOT = Path(__file__).parents[2]
GAME = "history-of-the-roman-empire"
ULTIMUS = "ultimus-romanorum"
ALEA = "alea-iacta-est"
OPTIMUS = "optimus-princeps"
INVASIONS = "invasions-1"


@dataclass(frozen=True)
class Laid:
    """A table that was laid: its id, and the keys of the seats of people."""

    id: str
    keys: dict[int, str]


class Server:
    """`latrunculi play` or `latrunculi serve`; it keeps its address through a restart."""

    def __init__(self, data: Path, command: str) -> None:
        self._data = data
        self._command = command
        self.port = free_port()
        self.home = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.kill()
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._end(signal.SIGTERM)

    def start(self) -> None:
        """Start, and wait until it answers."""
        source = os.pathsep.join(path for path in (os.environ.get("PYTHONPATH"), str(ROOT / "src")) if path)
        still = ["--no-browser"] if self._command == "play" else []
        self._process = subprocess.Popen(
            [sys.executable, "-m", "latrunculi", self._command, "--port", str(self.port), *still],
            env=os.environ | {"PYTHONPATH": source, "XDG_DATA_HOME": str(self._data)},
            stdout=subprocess.DEVNULL,
        )
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                self.get("/api/games")
                return
            except urllib.error.URLError:
                assert self._process.poll() is None, "the server did not start"
                assert time.monotonic() < deadline, "the server does not answer"
                time.sleep(0.05)

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None

    # ------------------------------------------------------------------ what it is asked

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(self.home + path, timeout=PATIENCE) as answer:
            return json.load(answer)

    def post(self, path: str, body: bytes) -> Any:
        asked = urllib.request.Request(self.home + path, body, {"Content-Type": "application/json"})
        with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
            return json.load(answer)

    def lay(self, players: list[dict[str, str]], **more: Any) -> Laid:
        """A new table; whoever lays it plays all seats of people, unless `mine` says otherwise."""
        mine = [seat for seat, player in enumerate(players) if player["kind"] == "person"]
        wanted = {"game": GAME, "players": players, "seed": "alea", "mine": mine, **more}
        return _laid(self.post("/api/tables", json.dumps(wanted).encode()))

    def lay_record(self, record: bytes) -> Laid:
        """A game that was saved, as a table."""
        return _laid(self.post("/api/records", record))

    def steps(self, table: str) -> int:
        """The number of choices that were made at a table."""
        steps: int = self.get(f"/api/tables/{table}/replay?at=0")["steps"]
        return steps

    # ------------------------------------------------------------------ addresses of pages

    def page(self, path: str = "") -> str:
        return f"{self.home}/#/{path}"

    def seat(self, table: Laid, seat: int = 0) -> str:
        """The address that is sent to the person who plays a seat."""
        return self.page(f"t/{table.id}?seat={seat}&key={table.keys[seat]}")


def _laid(answer: dict[str, Any]) -> Laid:
    return Laid(answer["id"], {int(seat): key for seat, key in answer["keys"].items()})


def person(name: str = "Caia") -> dict[str, str]:
    return {"kind": "person", "name": name}


def bot(name: str = "random") -> dict[str, str]:
    return {"kind": "bot", "bot": name}
