"""What follows from the death of leaders, death by death: points, titles, the civil war, the murder of Caesar."""

from __future__ import annotations

from latrunculi.games.alea.components.counters import CAESAR
from latrunculi.games.alea.components.places import GONE
from latrunculi.games.alea.rules.allegiance import fail
from latrunculi.games.alea.rules.deaths import avenge, caesar_is_dead, honour
from latrunculi.games.alea.rules.parties import fill, lose_title
from latrunculi.games.alea.rules.state import Alea
from latrunculi.games.alea.rules.words import DIED
from latrunculi.games.imperator.components.kit import Camp, Cause, Piece
from latrunculi.games.imperator.rules.aftermath import CommonAftermath
from latrunculi.games.imperator.rules.state import departed


class Aftermath(CommonAftermath[Alea]):
    """When all deaths have had their consequences, camps without a party leader name one."""

    DIED = DIED

    def next_death(self, g: Alea) -> int:
        """The first, but the Prétendant after all others: who has fallen with him fell as what he was (AIE-10.J-2).

        His death sends his followers back to the camp that they had left (AIE-3.6-10).
        """
        for place, entry in enumerate(g.mourning):
            if departed(entry)[0] != g.pretender:
                return place
        return 0

    def all_mourned(self, g: Alea) -> None:
        g.end()
        fill(g)

    def lose(self, g: Alea, leader: Piece, camp: Camp, cause: Cause) -> None:
        """AIE-3.5.1-3, AIE-3.6-10. Who will return keeps his Civil War marker as long as it lasts."""
        honour(g, leader, camp, cause)
        lose_title(g, leader)
        if g.pretender == leader:
            fail(g)
        if g.at[leader] == GONE:
            g.rebels &= ~(1 << leader)
            if leader == CAESAR:
                caesar_is_dead(g, cause)
            avenge(g)
