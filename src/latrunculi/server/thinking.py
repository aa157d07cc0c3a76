"""Processes in which bots think. They load the game that is played, and nothing of the server: what it is made of takes
longer to load than a bot to answer, and much memory in each of them."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import Executor, ProcessPoolExecutor
from typing import Any

from latrunculi import bots
from latrunculi.kernel import registry
from latrunculi.kernel.game import Game
from latrunculi.kernel.ints import Seat


def think(game: str, pack: str, bot: str, seed: str, known: dict[str, Any], options: list[int], seat: Seat) -> int:
    """The choice of a bot. Runs in another process, where only what its seat knows ever arrives."""
    played = registry.game(game, pack)
    return bots.make(bot, played, seed).choose(_seen(played, known, options, seat))


def advise(game: str, pack: str, known: dict[str, Any], options: list[int], seat: Seat) -> dict[str, Any] | None:
    """What the game's advisor would do in the place of a seat (`bots.Hint.as_json`). Runs where `think` does."""
    played = registry.game(game, pack)
    found = bots.hint(_seen(played, known, options, seat))
    return found.as_json(played) if found else None


def _seen(played: Game, known: dict[str, Any], options: list[int], seat: Seat) -> bots.Seen:
    state = played.load(known)
    state.options = options
    return bots.Seen(played, state, seat)


def pool(processes: int) -> Executor:
    """Processes to think in. They end with this one, however it ends."""
    return ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), _settle_in)


def _settle_in() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def follow() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=follow, daemon=True).start()


def give_up(executor: Executor) -> None:
    """End what is thought of in an executor for ever; whatever else it was asked for fails as well."""
    # Nothing less ends a process that heeds nobody; the library has a call for it from Python 3.14 on.
    for process in list((getattr(executor, "_processes", None) or {}).values()):
        process.kill()
    executor.shutdown(wait=False)
