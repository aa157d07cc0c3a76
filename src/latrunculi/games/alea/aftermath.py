"""What follows from the death of leaders, death by death: points, titles, the civil war, the murder of Caesar."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from latrunculi.games.alea.allegiance import fail
from latrunculi.games.alea.deaths import avenge, caesar_is_dead, honour
from latrunculi.games.alea.parties import fill, lose_title
from latrunculi.games.alea.state import Alea
from latrunculi.games.alea.words import DIED
from latrunculi.games.alea.world import CAESAR, GONE
from latrunculi.games.imperator.state import departed
from latrunculi.kernel.engine import Procedure


@mypyc_attr(allow_interpreted_subclasses=True)
class Aftermath(Procedure[Alea]):
    """Takes the deaths of `Alea.mourning` in their order; then camps without a party leader name one."""

    __slots__ = ()

    NAME = "aftermath"

    def start(self, g: Alea) -> None:
        """The next death (AIE-3.5.1-3, AIE-3.6-10). Who will return keeps his Civil War marker as long as it lasts."""
        if not g.mourning:
            g.end()
            fill(g)
            return
        leader, camp, cause = departed(g.mourning.pop(0))
        g.emit(DIED, (leader, cause))
        honour(g, leader, camp, cause)
        lose_title(g, leader)
        if g.pretender == leader:
            fail(g)
        if g.at[leader] == GONE:
            g.rebels &= ~(1 << leader)
            if leader == CAESAR:
                caesar_is_dead(g, cause)
            avenge(g)
