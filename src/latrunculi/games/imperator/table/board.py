"""What the boards of the family tell alike, as JSON: the turn, counters, hands, the march, where leaders may march.

Objects are told by their ids, of which a game has its own: pieces, places, stratagems, each by its number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from latrunculi.games.imperator.components.kit import NONE
from latrunculi.games.imperator.rules.battle import outlook
from latrunculi.games.imperator.rules.engagement import CommonCombats
from latrunculi.games.imperator.rules.march import CommonMarch, step_cost
from latrunculi.games.imperator.rules.state import (
    CAMPS,
    Imperator,
)
from latrunculi.games.imperator.table.foresight import battles
from latrunculi.kernel.actions import Offers, members, object_of, verb_of
from latrunculi.kernel.engine import Procedure
from latrunculi.tabletop.ways import Ways

G = TypeVar("G", bound=Imperator)
T = TypeVar("T")


class Ids:
    """The ids of a game's objects."""

    def __init__(
        self, camps: Sequence[str], pieces: Sequence[str], places: Sequence[str], stratagems: Sequence[str]
    ) -> None:
        self.camps = camps
        self.pieces = pieces
        self.places = places
        """The zones first."""
        self.stratagems = stratagems

    def camp(self, camp: int) -> str | None:
        """The id of a camp, or none."""
        return None if camp == NONE else self.camps[camp]

    def piece(self, piece: int) -> str | None:
        """The id of a piece, or none."""
        return None if piece == NONE else self.pieces[piece]

    def place(self, place: int) -> str | None:
        """The id of a place, or none."""
        return None if place == NONE else self.places[place]

    def by_camp(self, values: Sequence[T]) -> dict[str, T]:
        """Something of each camp."""
        return dict(zip(self.camps, values, strict=True))

    def of_pieces(self, mask: int) -> list[str]:
        """The ids of a set of pieces."""
        return [self.pieces[p] for p in members(mask)]

    def points(self, reach: Ways, spent: int) -> dict[str, int]:
        """Movement points by zone, beyond those already spent."""
        return {self.places[zone]: points - spent for zone, points in sorted(reach.prices.items())}


def turn(g: Imperator, ids: Ids, phase: str) -> dict[str, Any]:
    """Where the turn stands: its phase, whose sequence it is, how many are left; who plays which camp; what has died.

    `moved`: the pieces that have made their move in the sequence in progress. `battle`: as `battle.outlook` tells it.
    """
    return {
        "phase": phase,
        "initiative": ids.camps[g.initiative],
        "active": ids.camp(g.active),
        "sequences": ids.by_camp(g.smc),
        "seats": ids.by_camp([g.seat_of(camp) for camp in range(CAMPS)]),
        "points": ids.by_camp(g.vp),
        "dead": ids.of_pieces(g.inside[g.kit.gone]),
        "moved": ids.of_pieces(g.moved) if g.active != NONE else [],
        "battle": outlook(g),
    }


def phase(g: Imperator, phases: Sequence[tuple[type[Procedure[Any]], str]]) -> str:
    """The phase of the turn, by the innermost procedure that belongs to one: A to F, or over."""
    for frame in reversed(g.stack):
        for kind, name in phases:
            if isinstance(frame, kind):
                return name
    return "F" if g.stack else "over"


def counter(g: Imperator, piece: int, ids: Ids, camp: int, rebels: int) -> dict[str, Any]:
    """One counter: its place, its camp, its state; `rebels`: the pieces with a Civil War marker."""
    return {
        "place": ids.places[g.at[piece]],
        "camp": ids.camp(camp),
        "weak": bool(g.weak >> piece & 1),
        "rebel": bool(rebels >> piece & 1),
        "fallen": g.at[piece] == g.kit.fallen,
    }


def hand(g: Imperator, seat: int, held: Sequence[int], ids: Ids) -> dict[str, Any]:
    """The stratagems of a seat: their number, and the titles that the viewer knows; `held`: how many of each title."""
    titles: list[str] = []
    for title, number in enumerate(held):
        titles += [ids.stratagems[title]] * number
    return {"count": g.holds(seat), "titles": titles, "hidden": g.unknown[seat]}


def march(g: G, ids: Ids, combats: CommonCombats[G], modifiers: Iterable[str]) -> dict[str, Any] | None:
    """The march in progress: its leader, who goes with him, the points spent and left, and what the next step costs.

    `reach`: the zones where it may still end, each with the fewest points from where it is. `battles`: by zone what
    awaits it there, as `foresight.battles` tells it with the same `combats` and `modifiers`.
    """
    frame: CommonMarch[G] | None = next((f for f in reversed(g.stack) if isinstance(f, CommonMarch)), None)
    if frame is None:
        return None
    here = g.at[frame.leader]
    near = g.kit.near
    ashore = here < len(near)
    asked = ashore and frame is g.stack[-1]
    reach = frame.reach(g) if asked else Ways()
    fights = battles(g, frame, reach, combats, modifiers) if asked else {}
    return {
        "leader": ids.pieces[frame.leader],
        "group": ids.of_pieces(frame.group),
        "spent": frame.spent,
        "left": frame.pace(g, frame.group) - frame.spent,
        "origin": None if frame.origin == NONE else ids.places[frame.origin],
        "trail": [ids.places[zone] for zone in members(frame.trail)],
        "costs": {ids.places[zone]: step_cost(g, here, zone) for zone in members(near[here])} if ashore else {},
        "reach": ids.points(reach, frame.spent),
        "battles": {ids.places[zone]: fight for zone, fight in sorted(fights.items())},
    }


def routes(
    g: G, ids: Ids, ordering: type[Procedure[Any]], verb: int, alone: Callable[[int], CommonMarch[G]]
) -> dict[str, dict[str, int]]:
    """While movements are ordered: where each leader who may march would come to with his retinue alone, as `reach`.

    `ordering`: the procedure that orders them; `verb`: to march; `alone`: the march of a leader.
    """
    if not (g.stack and isinstance(g.stack[-1], ordering) and g.awaiting):
        return {}
    may = Offers(g.seat_of(g.active))
    g.stack[-1].options(g, may)
    found: dict[str, dict[str, int]] = {}
    for action in may.close():
        if verb_of(action) == verb:
            leader = object_of(action)
            attempt = alone(leader)
            attempt.muster(g)
            found[ids.pieces[leader]] = ids.points(attempt.reach(g), 0)
    return found
