"""Games of a scenario between the adviser of a game and random play."""

from __future__ import annotations

import random

from latrunculi.bots.greedy import preferred
from latrunculi.games.imperator.rules.state import Imperator
from latrunculi.kernel.actions import members
from latrunculi.kernel.game import Advisor, Game


def duel(game: Game, adviser: Advisor, scenario: str, adviser_seat: int, number: int) -> list[int]:
    """The winners of a game in which one seat follows the adviser and the other plays at random."""
    chooser = random.Random(number)
    g = game.new(game.setup(scenario, 2, f"duel {number}", {}))
    assert isinstance(g, Imperator)
    while g.awaiting:
        seat = members(g.awaiting)[0]
        options = g.legal(seat)
        if seat == adviser_seat and len(options) > 1:
            action = options[preferred(adviser.prefer(g, seat, options))]
        else:
            action = options[int(chooser.random() * len(options))]
        g.apply(seat, action)
    return game.winners(g)
