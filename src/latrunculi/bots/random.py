"""The bot that plays anything: every legal action is as likely as any other."""

from __future__ import annotations

from latrunculi.bots.base import Seen
from latrunculi.kernel.chance import Dice


class RandomBot:
    """Chooses uniformly at random, with a stream of its own."""

    def __init__(self, seed: int | str) -> None:
        self._dice = Dice(seed)

    def choose(self, seen: Seen) -> int:
        """One of the legal actions."""
        options = seen.state.options
        return options[self._dice.below(len(options))]
