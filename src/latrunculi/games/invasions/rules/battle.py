"""XX: a battle from its beginning to the retreat of the loser."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from latrunculi.games.invasions.rules.clash import Clash
from latrunculi.games.invasions.rules.state import Invasions


@mypyc_attr(allow_interpreted_subclasses=True)
class Battle(Clash):
    """The battle of two sides: `Battle(attacker, defender, place, [attackers, defenders], intercepted)`.

    The masks hold all pieces that take part, leaders, hordes and a limes beside units included; at sea the fleets and
    the leader of a pile each. The answer is the nation that leads the winning side, NONE for a draw at sea. The loser
    has retreated then, and whoever leads or follows it has no units of the pile left in the place.
    """

    NAME = "battle"
    ASKS = {}

    def start(self, g: Invasions) -> None:
        """Not written yet: no movement leads to enemies, so there is no battle."""
        g.answer = self.defender
        g.end()
