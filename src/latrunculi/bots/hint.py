"""What the game's advisor would do in the place of a player, and why: for people who ask, or study a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from latrunculi.bots.base import Seen
from latrunculi.bots.greedy import preferred
from latrunculi.kernel.game import Game
from latrunculi.kernel.reasons import Reason


@dataclass(frozen=True, slots=True)
class Hint:
    """A choice, and what speaks for it, weightiest first; no reasons where the game gives none."""

    action: int
    reasons: list[Reason]

    def as_json(self, game: Game) -> dict[str, Any]:
        """By ids: `{"action": see `Vocabulary.describe`, "reasons": see `Reason.words`}`."""
        return {
            "action": game.vocabulary.describe(self.action),
            "reasons": [reason.words(game.vocabulary) for reason in self.reasons],
        }


def hint(seen: Seen) -> Hint | None:
    """What the advisor likes best of all that a seat may choose, from what the seat knows; None without an advisor."""
    game, options = seen.game, seen.state.options
    if game.advisor is None or not options:
        return None
    action = options[preferred(game.advisor.prefer(seen.state, seen.seat, options))]
    return Hint(action, game.reasons(seen.state, seen.seat, action))
