"""Whether the dice of a record are those of its seed.

A server publishes the hash of a seed before the first choice (`commitment`) and the seed when the game is over. Whoever
has both and the record throws all the dice again: if every outcome is the recorded one, nobody has touched them since
the hash was published. It does not prove that nobody knew them: that is the case only where the server drew the seed.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

import msgspec

from latrunculi.kernel.engine import RulesError
from latrunculi.kernel.game import Game
from latrunculi.kernel.match import Match, choice, replay
from latrunculi.kernel.record import Record, RecordError


@dataclass(frozen=True, slots=True)
class Deviation:
    """The first outcomes that are not those of the seed.

    Attributes:
        step: after which they came, from 1; 0 before the first choice.
        recorded, due: the outcomes of the record, and those of the seed.
    """

    step: int
    recorded: list[int]
    due: list[int]


@dataclass(frozen=True, slots=True)
class Proof:
    """What the seed of a record proves.

    Attributes:
        outcomes: how many were thrown again and are those of the seed.
        inherited: the steps that were taken over from another game, and so were not thrown again.
        deviation: where the record departs from the seed, if it does.
    """

    outcomes: int
    inherited: int
    deviation: Deviation | None


def commitment(seed: str) -> str:
    """What is published of a seed while the game goes on: it binds the dice and tells nothing of them."""
    return hashlib.sha256(seed.encode()).hexdigest()


def prove(game: Game, record: Record) -> Proof:
    """Throw all the dice of a record again, from its seed.

    Raises:
        RecordError: when it has no seed, or cannot be followed.
    """
    if not record.setup.seed:
        raise RecordError("the record has no seed: it was saved while the game went on; the seed is told at its end")
    # A game of which nothing came after what it took over stands or falls with the seed that it took over too.
    inherited = record.inherited if record.inherited < len(record.steps) else 0
    start = msgspec.structs.replace(record, steps=record.steps[:inherited], rng="")
    if inherited:
        match = replay(game, start)
    else:
        match = _thrown(game, start)
        if match.opening != record.opening:
            return Proof(0, 0, Deviation(0, record.opening, match.opening))
    proved = 0 if inherited else len(match.opening)
    for number, step in enumerate(record.steps[inherited:], inherited + 1):
        try:
            match.play(step.seat, choice(match, number, step))
        except RulesError as error:
            raise RecordError(f"step {number}: {error}") from error
        due = match.steps[-1].outcomes
        if due != step.outcomes:
            return Proof(proved, inherited, Deviation(number, step.outcomes, due))
        proved += len(due)
    return Proof(proved, inherited, None)


def _thrown(game: Game, start: Record) -> Match:
    """The beginning of a record with the dice of its seed; `replay` checks all else."""
    replay(game, start)
    return Match(game, start.setup, start.position)
