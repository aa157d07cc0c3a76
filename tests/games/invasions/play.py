"""Random games for tests, choice by choice."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from latrunculi.games.invasions.components.chart import PROVINCES
from latrunculi.games.invasions.components.counters import HORDE_OF
from latrunculi.games.invasions.rules.state import BARBARIAN, Invasions
from latrunculi.games.invasions.rules.words import VOCABULARY
from latrunculi.kernel import registry


def begun(scenario: str, seed: int, seats: int | None = None) -> Invasions:
    """A game at its first question; `seats`: as many as the scenario has at most, unless given."""
    game = registry.game("invasions-1")
    more = {} if seats is None else {"seats": seats}
    g = game.begin(game.setup(scenario=scenario, seed=str(seed), **more), seed)
    assert isinstance(g, Invasions)
    g.advance()
    return g


def choices(scenario: str, seed: int, seats: int | None = None) -> Iterator[Invasions]:
    """The state of a random game before each choice; it is the same object, to which the choices are made."""
    g, rng = begun(scenario, seed, seats), random.Random(seed)
    while not g.over:
        yield g
        g.apply(g.actor, rng.choice(g.legal(g.actor)))


def throne(g: Invasions, nation: int) -> int:
    """VII.D-7: the province of a capital, or of the horde that stands for it while there is no city; below 0: none."""
    capital, horde = g.capital[nation], HORDE_OF[nation]
    homeless = capital < 0 and g.status[nation] != BARBARIAN and horde >= 0
    return g.at[horde] if homeless and g.at[horde] < PROVINCES else capital


def told(g: Invasions) -> list[tuple[str, Any]]:
    """What may be chosen, in words: verb and object."""
    return [(a["verb"], a["object"]) for a in map(VOCABULARY.describe, g.legal(g.actor))]
