"""The statuses of the Peoples (AIE-4.4, AIE-9.4)."""

from __future__ import annotations

from latrunculi.games.alea.scoring import score
from latrunculi.games.alea.state import BELLUM, PAX, Alea
from latrunculi.games.alea.world import NONE, PEOPLE_VALUE


def last_unit_fell(g: Alea, people: int, victor: int) -> None:
    """The last unit on the map of a People has been eliminated in combat, by a camp or by NONE."""
    if g.status[people] == BELLUM and victor != NONE:
        score(g, victor, PEOPLE_VALUE[people], "people")
    g.set_status(people, PAX, NONE)
