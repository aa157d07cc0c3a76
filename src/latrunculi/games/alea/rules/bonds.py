"""What follows from the statuses of the Peoples and from who rules them (AIE-4.2, AIE-4.4), until they change."""

from __future__ import annotations

from typing import Final

import latrunculi.games.alea.rules.state as table
from latrunculi.games.alea.components.chart import REPUBLIC
from latrunculi.games.alea.components.counters import PEOPLE_UNITS
from latrunculi.games.alea.components.peoples import HOMES, MAJORS, PEOPLES
from latrunculi.games.imperator.components.counters import union
from latrunculi.kernel.actions import BIT


class Bonds:
    """The Peoples as friends and enemies. Nothing in it changes; `Alea.bonds` has the one that holds now.

    Of Peoples: `by_status` (for each status those that have it), `allies` (by camp, those in allegiance to it).

    By camp: `loyal_units` (the units of its allies), `roads` (the Republic and the origin zones of its allies: where
    Roman units go without a party leader, AIE-3.4.1-6), `strange_homes` (the origin zones of Peoples that are neither
    its allies nor its enemies: those at peace, where Roman units never go, AIE-3.4.1-5).

    Of the origin zones of Peoples that are not at war, which other Peoples may not enter (AIE-4.3-2): `empty_homes`
    (those of minor ones, whose units may be off the map), `guarded_homes` (those of major ones, if any unit is there).
    """

    def __init__(self, status: list[int], ruler: list[int]) -> None:
        by_status = [0] * len(table.STATUS_IDS)
        allies = [0, 0]
        for people in range(PEOPLES):
            by_status[status[people]] |= BIT[people]
            if status[people] == table.FIDES:
                allies[ruler[people]] |= BIT[people]
        self.by_status: Final = by_status
        self.allies: Final = allies
        self.loyal_units: Final = [union(PEOPLE_UNITS, allies[camp]) for camp in (0, 1)]
        self.roads: Final = [REPUBLIC | union(HOMES, allies[camp]) for camp in (0, 1)]
        self.strange_homes: Final = union(HOMES, by_status[table.PAX])
        untouched = by_status[table.PAX] | by_status[table.FIDES]
        self.empty_homes: Final = union(HOMES, untouched & ~MAJORS)
        self.guarded_homes: Final = union(HOMES, untouched & MAJORS)
