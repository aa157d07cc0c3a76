"""Where the naves of the camps lie (AIE-3.4.2), until one of them moves or changes hands."""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.components.chart import ZONES
from latrunculi.games.alea.components.places import ABOARD, DOCKS, HARBOURS, SHIPS
from latrunculi.kernel.actions import BIT


class Fleets:
    """The naves of both camps. Nothing in it changes; `Alea.fleets` has the one that holds now.

    By camp: `ships` (its naves on the map), `berths` (the seas and ports where they are, as masks of places),
    `harbours` (the zones of these ports).
    """

    def __init__(self, at: list[int], own: list[int]) -> None:
        self.ships: Final = [0, 0]
        self.berths: Final = [0, 0]
        self.harbours: Final = [0, 0]
        for ship in SHIPS:
            place = at[ship]
            if not ZONES <= place < ABOARD:
                continue
            if own[0] & BIT[ship]:
                camp = 0
            elif own[1] & BIT[ship]:
                camp = 1
            else:
                continue
            self.ships[camp] |= BIT[ship]
            self.berths[camp] |= BIT[place]
            if place >= DOCKS:
                self.harbours[camp] |= BIT[HARBOURS[place - DOCKS]]
