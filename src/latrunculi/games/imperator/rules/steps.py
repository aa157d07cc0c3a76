"""Steps on land: what one costs, what it leaves behind, and the rules of a way for the search (`tabletop.ways`)."""

from __future__ import annotations

from functools import cache
from typing import Final

from mypy_extensions import mypyc_attr

from latrunculi.games.imperator.components.kit import Borders, Kit, Pieces, Place, Zone, Zones
from latrunculi.games.imperator.rules.state import Imperator
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.tabletop import ways

TERRAIN: Final = 2
"""Movement points for a movement entirely outside the Empire, the exempt zones aside."""


def advance_pieces(g: Imperator, pieces: Pieces, here: Zone, there: Zone) -> None:
    """Let pieces go from a zone to an adjacent one, and note how they came. Those who stay there `arrive_from` it."""
    if g.borders().cost(here, there) > 1:
        g.crossed |= pieces
    elif g.crossed:
        g.crossed ^= g.crossed & pieces
    g.arrived |= pieces
    g.moved |= pieces
    g.put_all(pieces, there)


def arrive_from(g: Imperator, units: Pieces, origin: Place) -> None:
    """Note for the combats of the sequence from which zone some units have entered the one where they now stay."""
    for unit in members(units & g.own[g.active] & g.on_land):
        g.came_from[g.at[unit]] |= BIT[origin]


@mypyc_attr(allow_interpreted_subclasses=True)
class OnFoot(ways.Journey):
    """Pieces that move together for `pace` points. The mark is 1 once they have been where `TERRAIN` is no limit."""

    def __init__(self, g: Imperator, pace: int) -> None:
        super().__init__(pace)
        self.g: Imperator = g
        self.borders: Borders = g.borders()

    def near(self, here: Zone) -> int:
        return self.borders.near[here]

    def payable(self, here: Zone, spent: int) -> int:
        return self.borders.affordable(here, self.pace - spent)

    def easy(self, here: Zone) -> int:
        return self.borders.easy[here]

    def state_price(self, may: Offers, here: Zone, spent: int) -> None:
        borders = self.borders
        rules = self.g.kit.rules
        points = self.pace - spent
        may.only(rules.step, borders.near[here] if points >= 1 else 0)
        if points < 2:
            may.bar(rules.river, borders.wet[here])
            may.bar(rules.strait, borders.narrow[here] & ~borders.dear[here])
        if points < 3:
            may.bar(rules.dear, borders.dear[here])
        may.only(rules.points, borders.affordable(here, points))

    def after(self, here: Zone, there: Zone, spent: int) -> int:
        return spent + self.borders.cost(here, there)

    def changes(self, mark: int) -> tuple[tuple[int, int], ...]:
        return () if mark else self.g.kit.entry

    def end(self, may: Offers, here: Zone, spent: int, mark: int, beyond: Zones) -> None:
        if not mark:
            kit = self.g.kit
            harsh = may.undecided
            harsh ^= harsh & kit.mild
            if harsh:
                may.bar(kit.rules.terrain, harsh & ~(self.borders.affordable(here, TERRAIN - spent) | beyond))


class _Printed(ways.Journey):
    """Anybody, at the costs that are printed, whatever the season."""

    def __init__(self, kit: Kit) -> None:
        super().__init__()
        self.borders: Final = kit.borders

    def near(self, here: Zone) -> int:
        return self.borders.near[here]

    def after(self, here: Zone, there: Zone, spent: int) -> int:
        return spent + self.borders.cost(here, there)


@cache
def _distances(kit: Kit, goals: Zones) -> tuple[int, ...]:
    """The movement points from each zone to the nearest of some."""
    return ways.distances(_Printed(kit), goals, kit.zones)


def most_direct(g: Imperator, here: Zone, goals: Zones) -> Zones:
    """The adjacent zones on the cheapest ways to the nearest of some zones; none from one of them."""
    found = _distances(g.kit, goals)
    borders = g.borders()
    mask = 0
    for there in members(borders.near[here]):
        if found[there] + borders.cost(here, there) == found[here]:
            mask |= BIT[there]
    return mask
