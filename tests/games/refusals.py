"""What a player is told who asks for what cannot be."""

from __future__ import annotations

from typing import Any

from latrunculi.kernel.engine import State
from latrunculi.kernel.game import NOT_NOW, Game


def refusal(game: Game, g: State, verb: str, obj: Any = None) -> tuple[str, str]:
    """The code and the clause, for the seat that is asked."""
    action = game.vocabulary.action(verb, obj)
    may = g.explain(g.actor, action)
    return game.forbidden(g, g.actor, action, may) if may.offered else (NOT_NOW, game.untimely(action))
