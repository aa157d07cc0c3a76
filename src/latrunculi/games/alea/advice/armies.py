"""Who stands where: the forces of both camps by zone, their legions by region, and who can still march."""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.advice.worth import rates
from latrunculi.games.alea.components.chart import REGION_OF, REGIONS, ZONES, Region
from latrunculi.games.alea.components.counters import LEGIONES
from latrunculi.games.alea.components.kit import KIT
from latrunculi.games.alea.rules.state import CAESARIANI, REPUBLICANI, Alea
from latrunculi.games.imperator.advice.forces import EMPTY, Force, Muster
from latrunculi.games.imperator.components.kit import NONE, Camp, Piece, Pieces, Zone, Zones
from latrunculi.kernel.actions import BIT, members

Ready = list[tuple[Zone, Force]]
"""Zones with the forces there."""


class Armies:
    """The forces of a position, kept up to date as it changes.

    `forces`: by camp and zone those on land; `pieces`: the same as masks, where there are any; `legions`: by camp and
    region the number of legions on land.
    """

    def __init__(self, g: Alea) -> None:
        self.g: Alea = g
        self.forces: Final = [[EMPTY] * ZONES, [EMPTY] * ZONES]
        self.pieces: Final[list[dict[Zone, Pieces]]] = [{}, {}]
        self.legions: Final = [[0] * REGIONS, [0] * REGIONS]
        self._muster: Muster = Muster(KIT, (), 0)
        self._rated: tuple[float, int, int, tuple[int, ...]] | None = None
        self._ready: Final[list[Ready | None]] = [None, None]

    def force(self, pieces: Pieces) -> Force:
        """The force of some units and leaders."""
        return self._muster.force(pieces)

    def begin(self, space: float) -> tuple[bool, bool]:
        """Look at everything anew. Returns for each camp whether its forces are as they were.

        Args:
            space: what a space of the Cicero/Princeps track is worth, for units are worth more or less by it.
        """
        g = self.g
        rated = (space, g.weak, g.off_map(), tuple(g.status))
        known = rated == self._rated
        if not known:
            self._rated = rated
            self._muster = Muster(KIT, rates(g, space), g.weak)
        self.stir()
        return self._array(CAESARIANI, known), self._array(REPUBLICANI, known)

    def _array(self, camp: Camp, known: bool) -> bool:
        """Note the forces of a camp; where the same pieces stand, those that are `known`. Returns whether all do."""
        g = self.g
        row = self.forces[camp]
        before = self.pieces[camp]
        found: dict[Zone, Pieces] = {}
        counts = self.legions[camp]
        for region in range(REGIONS):
            counts[region] = 0
        own = g.own[camp]
        for zone in members(g.occupied[camp]):
            here = g.inside[zone] & own
            found[zone] = here
            if not known or before.get(zone) != here:
                row[zone] = self.force(here)
            legions = here & LEGIONES
            if legions and REGION_OF[zone] != NONE:
                counts[REGION_OF[zone]] += legions.bit_count()
        for zone in before:
            if zone not in found:
                row[zone] = EMPTY
        same = known and before == found
        self.pieces[camp] = found
        return same

    def follow(self, camp: Camp, then: list[int], moved: list[Piece]) -> tuple[Zones, list[Region]]:
        """Follow the movement of some pieces of a camp.

        Args:
            then: the places of all before it.

        Returns:
            The zones that they have left and entered, as a mask; the regions with more legions than before, or fewer.
        """
        g = self.g
        counts = self.legions[camp]
        before = counts.copy()
        changed = 0
        for piece in moved:
            legion = LEGIONES & BIT[piece]
            for place, number in ((then[piece], -1), (g.at[piece], 1)):
                if place < ZONES:
                    changed |= BIT[place]
                    if legion and REGION_OF[place] != NONE:
                        counts[REGION_OF[place]] += number
        for zone in members(changed):
            if g.occupied[camp] & BIT[zone]:
                here = g.inside[zone] & g.own[camp]
                self.pieces[camp][zone] = here
                self.forces[camp][zone] = self.force(here)
            else:
                self.pieces[camp].pop(zone, None)
                self.forces[camp][zone] = EMPTY
        return changed, [region for region in range(REGIONS) if counts[region] != before[region]]

    def stir(self) -> None:
        """Somebody has moved, or can no longer: who is ready is to be asked anew."""
        self._ready[0] = self._ready[1] = None

    def ready(self, camp: Camp) -> Ready:
        """The zones where a camp has units and leaders of whom nobody has moved yet, with their forces."""
        found = self._ready[camp]
        if found is None:
            g = self.g
            found = self._ready[camp] = []
            row = self.forces[camp]
            moved = g.moved & g.own[camp]
            for zone in members(g.occupied[camp] & g.led[camp]):
                if not g.inside[zone] & moved:
                    found.append((zone, row[zone]))
        return found
