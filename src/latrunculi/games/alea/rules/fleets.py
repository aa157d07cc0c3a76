"""Where the naves of the camps lie (AIE-3.4.2), until one of them moves or changes hands."""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.components.chart import ZONES
from latrunculi.games.alea.components.counters import NAVES
from latrunculi.games.alea.components.places import ABOARD, DOCKS, HARBOURS
from latrunculi.kernel.actions import BIT, members


class Fleets:
    """The naves of both camps. Nothing in it changes; `Alea.fleets` has the one that holds now.

    By camp: `ships` (its naves on the map), `berths` (the seas and ports where they are, as masks of places),
    `harbours` (the zones of these ports).
    """

    def __init__(self, at: list[int], own: list[int]) -> None:
        self.ships: Final = [0, 0]
        self.berths: Final = [0, 0]
        self.harbours: Final = [0, 0]
        for camp in range(2):
            for ship in members(own[camp] & NAVES):
                place = at[ship]
                if ZONES <= place < ABOARD:
                    self.ships[camp] |= BIT[ship]
                    self.berths[camp] |= BIT[place]
                    if place >= DOCKS:
                        self.harbours[camp] |= BIT[HARBOURS[place - DOCKS]]
