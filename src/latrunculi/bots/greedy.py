"""The bot that takes what looks best at once, by what the game itself knows about playing it."""

from __future__ import annotations

from latrunculi.bots.base import Seen
from latrunculi.kernel.game import Advisor


class GreedyBot:
    """Chooses the action that the game's advisor prefers; the first of several that it likes as well."""

    def __init__(self, advisor: Advisor) -> None:
        self._advisor = advisor

    def choose(self, seen: Seen) -> int:
        """One of the legal actions."""
        options = seen.state.options
        if len(options) == 1:
            return options[0]
        return options[preferred(self._advisor.prefer(seen.state, seen.seat, options))]


def preferred(scores: list[float]) -> int:
    """The place of the highest score, the first of several."""
    best = 0
    for place in range(1, len(scores)):
        if scores[place] > scores[best]:
            best = place
    return best
