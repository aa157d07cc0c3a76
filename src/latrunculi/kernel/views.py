"""What a viewer sees: the one place where a state becomes something that leaves the engine.

A view is made from a copy of the state alone, redacted for all but the omniscient, so that what the copy does not hold
cannot leak, and looking changes nothing; events are filtered by their audience. `tests/kernel/test_views.py` and each
game's tests hold this by non-interference: change what is hidden, and the view, the legal actions and the log stay the
same.
"""

from __future__ import annotations

from typing import Any

from latrunculi.kernel.actions import members
from latrunculi.kernel.contract import plain
from latrunculi.kernel.engine import State
from latrunculi.kernel.game import OMNISCIENT, SPECTATOR, Game
from latrunculi.kernel.ints import Action, Seat, Viewer


def view(game: Game, g: State, viewer: Viewer) -> dict[str, Any]:
    """The position as a viewer (a seat, SPECTATOR or OMNISCIENT) may see it, as JSON.

    Keys: game, revision, viewer, seats, over, awaiting (seats), prompt (see `prompt`), legal (of the
    viewer: see `Vocabulary.describe`), board (the game's own), scores (of what the viewer may know; when over,
    all that counts is open), winners (when over).
    """
    shown = g.clone() if viewer == OMNISCIENT else game.redact(g, viewer)
    awaiting = list(members(g.awaiting))
    legal = g.legal(viewer) if viewer in awaiting else []
    return {
        "game": game.id,
        "revision": game.revision,
        "viewer": viewer,
        "seats": g.seats,
        "over": g.over,
        "awaiting": awaiting,
        "prompt": prompt(game, g),
        "legal": [game.vocabulary.describe(action) for action in legal],
        "board": plain(game.board(shown)),
        "scores": game.scores(g.clone() if g.over else shown),
        "winners": game.winners(g) if g.over else [],
    }


def reach(game: Game, g: State, seat: Seat, action: Action) -> dict[str, int]:
    """Where a choice of a seat may lead, as far as the seat may know (`Game.reach`); nowhere when it is not legal."""
    return game.reach(game.redact(g, seat), action) if action in g.legal(seat) else {}


def prompt(game: Game, g: State) -> dict[str, Any] | None:
    """The question of the present decision, the clause that it comes from, and the values of its text with their kinds.

    None when the game is over; else `{"id", "rule", "values": {name: id}, "kinds": {name: kind}}`.
    """
    if g.over:
        return None
    frame = g.stack[-1]
    about = frame.about(g)
    return {
        "id": f"{frame.NAME}-{frame.step}".replace("_", "-"),
        "rule": frame.ASKS[frame.step],
        "values": {name: game.vocabulary.name(kind, index) for name, kind, index in about},
        "kinds": {name: kind for name, kind, _ in about},
    }


def events(
    game: Game,
    recorded: list[tuple[int, int, tuple[int, ...]]],
    viewer: Viewer,
    since: int = 0,
    until: int | None = None,
) -> list[dict[str, Any]]:
    """The events from number `since` on, before `until`, that a viewer may see, in words, each with its number `n`.

    Numbers count all events, so that what a viewer may not see leaves no trace but a gap; games give each secret
    event a public twin of equal audience complement, so that the gaps tell nothing either.
    """
    out = []
    for n in range(since, len(recorded) if until is None else until):
        audience, kind, values = recorded[n]
        if concerns(audience, viewer):
            out.append({"n": n, **game.vocabulary.event(kind, values)})
    return out


def concerns(audience: int, viewer: Viewer) -> bool:
    """Whether an audience includes a viewer. Spectators belong to every audience that is said by its exceptions."""
    if viewer == SPECTATOR:
        return audience < 0
    return viewer == OMNISCIENT or audience >> viewer & 1 == 1
