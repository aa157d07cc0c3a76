"""What the boards of the family tell alike, as JSON: hands, the march in hand, and where leaders may march.

Objects are told by their ids, of which a game has its own: pieces, places, stratagems, each by its number.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from latrunculi.games.imperator.march import CommonMarch, step_cost
from latrunculi.games.imperator.state import NONE, Imperator
from latrunculi.kernel.actions import Offers, members, object_of, verb_of

G = TypeVar("G", bound=Imperator)


class Ids:
    """The ids of a game's objects."""

    def __init__(self, pieces: Sequence[str], places: Sequence[str], stratagems: Sequence[str]) -> None:
        self.pieces = pieces
        self.places = places
        """The zones first."""
        self.stratagems = stratagems

    def of_pieces(self, mask: int) -> list[str]:
        """The ids of a set of pieces."""
        return [self.pieces[p] for p in members(mask)]

    def points(self, reach: dict[int, int]) -> dict[str, int]:
        """Movement points by zone."""
        return {self.places[zone]: points for zone, points in sorted(reach.items())}


def hand(g: Imperator, seat: int, held: Sequence[int], ids: Ids) -> dict[str, Any]:
    """The stratagems of a seat: their number, and the titles that the viewer knows; `held`: how many of each title."""
    titles: list[str] = []
    for title, number in enumerate(held):
        titles += [ids.stratagems[title]] * number
    return {"count": g.holds(seat), "titles": titles, "hidden": g.unknown[seat]}


def march(g: G, ids: Ids) -> dict[str, Any] | None:
    """The march in progress: its leader, who goes with him, the points spent and left, and what the next step costs.

    `reach`: the zones where it may still end, each with the fewest points from where it is.
    """
    frame: CommonMarch[G] | None = next((f for f in reversed(g.stack) if isinstance(f, CommonMarch)), None)
    if frame is None:
        return None
    here = g.at[frame.leader]
    near = g.kit.near
    ashore = here < len(near)
    return {
        "leader": ids.pieces[frame.leader],
        "group": ids.of_pieces(frame.group),
        "spent": frame.spent,
        "left": frame.pace(g) - frame.spent,
        "origin": None if frame.origin == NONE else ids.places[frame.origin],
        "trail": [ids.places[zone] for zone in members(frame.trail)],
        "costs": {ids.places[zone]: step_cost(g, here, zone) for zone in members(near[here])} if ashore else {},
        "reach": ids.points(frame.reach(g)) if ashore and frame is g.stack[-1] else {},
    }


def routes(g: G, ids: Ids, verb: int, alone: Callable[[int], CommonMarch[G]]) -> dict[str, dict[str, int]]:
    """While movements are ordered: where each leader who may march would come to with his retinue alone, as `reach`.

    `verb`: to march; `alone`: the march of a leader.
    """
    frame = g.stack[-1]
    may = Offers(g.seat_of(g.active))
    frame.options(g, may)
    found: dict[str, dict[str, int]] = {}
    for action in may.close():
        if verb_of(action) == verb:
            leader = object_of(action)
            attempt = alone(leader)
            attempt.start(g)
            found[ids.pieces[leader]] = ids.points(attempt.reach(g))
    return found
