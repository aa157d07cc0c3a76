"""XIII.E-4: the twelve calamities."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.rules import courts, hardships, uprisings
from latrunculi.games.invasions.rules.ints import Nation
from latrunculi.games.invasions.rules.misfortune import Misfortune
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.games.invasions.rules.words_rule import CALAMITY
from latrunculi.kernel.actions import BIT
from latrunculi.kernel.engine import Procedure

_KINDS: Final[tuple[type[Misfortune], ...]] = (
    uprisings.Usurpation,
    uprisings.Intolerance,
    uprisings.Insurrection,
    uprisings.Bagaudae,
    hardships.Plague,
    hardships.Dearth,
    hardships.Corruption,
    hardships.Desertion,
    courts.Conspiracy,
    courts.Quarrel,
    courts.Decadence,
    courts.Schism,
)
CALAMITIES: Final[dict[int, type[Misfortune]]] = {calamity.WHICH: calamity for calamity in _KINDS}
"""By number what each calamity does."""


class Calamity(Procedure[Invasions]):
    """A calamity strikes a nation: it is counted (XIV.K-5), and happens."""

    NAME = "calamity"

    nation: Nation
    which: int

    def start(self, g: Invasions) -> None:
        """Once; a nation that has fallen meanwhile suffers no more (XIV.K-8)."""
        g.end()
        if not g.nations & BIT[self.nation]:
            return
        g.misfortunes[self.nation] += 1
        g.calamities[self.nation] |= BIT[self.which]
        g.emit(CALAMITY, (self.nation, self.which))
        g.call(CALAMITIES[self.which](self.nation))
