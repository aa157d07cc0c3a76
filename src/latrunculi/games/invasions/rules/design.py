"""What all Event cards have in common that are played in the Diplomacy step or when a nation is activated (X.B)."""

from __future__ import annotations

from latrunculi.games.invasions.rules.ints import Camp, Nation
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.kernel.engine import Procedure


class Design(Procedure[Invasions]):
    """A card that `camp` plays when `nation` is activated (NONE in the Diplomacy step). It begins with a question to
    the camp: what it is to act upon."""

    ASKS = {"name": "INV-X.B-5"}

    camp: Camp
    nation: Nation

    def fits(self, g: Invasions) -> bool:
        """Whether the card could do anything now, by what everybody knows."""
        raise NotImplementedError

    def start(self, g: Invasions) -> None:
        """Upon what? Nothing, where a cancelled Reaction was all that it could take (Intrigue)."""
        if self.fits(g):
            self.step = "name"
        else:
            g.end()

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("camp", "camp", self.camp),)

    def name(self, g: Invasions) -> None:
        """Ask."""
        g.ask(g.seat_of(self.camp))
