"""A combat as the stratagems of battles touch it (AIE-6.E): its dice chosen or replaced, walls, changes of side."""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.components.counters import ROMAN_UNITS
from latrunculi.games.alea.rules.state import Alea
from latrunculi.games.alea.rules.words import VOCABULARY
from latrunculi.games.imperator.components.kit import NONE, Camp, Pieces
from latrunculi.games.imperator.rules.battle import CommonBattle
from latrunculi.games.imperator.rules.moments import BEFORE_DIE
from latrunculi.games.imperator.rules.retreat import Words

WORDS: Final = Words(VOCABULARY)
SIX: Final = 0b1111110
"""The faces of a six-sided die, as a mask."""


class Fray(CommonBattle[Alea]):
    """A combat with what stratagems do to it, such as choosing its dice.

    `chosen`: the face that the next die will show, NONE for a true throw. `engines` and `walls`: what Poliorcétique and
    Muraille add to the die and take from it (AIE-6.E.8, AIE-6.E.9).
    """

    chosen: int = NONE
    author: int = NONE
    engines: int = 0
    walls: int = 0

    # ------------------------------------------------------------------ who may conquer, who changes sides

    def may_conquer(self, g: Alea, camp: Camp) -> bool:
        """AIE-6.E.7-1: whether a camp may say Veni vidi vici: it has a party leader, and non-Romans against it."""
        enemies = self.units(g, 1 - camp)
        return bool(self.leaders(g, camp) & g.chiefs(camp)) and bool(enemies) and not enemies & ROMAN_UNITS

    def deserters(self, g: Alea, camp: Camp) -> int:
        """AIE-6.E.6-1: the Roman combat units of a camp in the combat, as a mask."""
        return self.units(g, camp) & ROMAN_UNITS

    def change_sides(self, g: Alea, units: Pieces, camp: Camp) -> None:
        """AIE-6.E.6-1: units go over to a camp for good and fight on its side at once."""
        g.rebels &= ~units
        g.join(units, camp)

    # ------------------------------------------------------------------ its dice

    def thrower(self) -> Camp:
        """The camp that throws the die of the moment: the defender evades, the attacker fights."""
        return 1 - self.attacker if self.step in ("evade", "evaded") else self.attacker

    def ahead(self) -> bool:
        """Whether a die is about to be thrown."""
        return self.step in ("evade", "ready")

    def fallen(self) -> bool:
        """Whether a die has just been thrown."""
        return self.step in ("evaded", "rolled")

    def faces(self) -> int:
        """The faces of that die, as a mask."""
        return SIX

    def cast(self, g: Alea) -> int:
        self.author = self.thrower()
        face, self.chosen = self.chosen, NONE
        return g.die() if face == NONE else face

    def evade(self, g: Alea) -> None:
        """The defender may choose the die with which he tries to evade."""
        if not self.pause(g, BEFORE_DIE):
            super().evade(g)
