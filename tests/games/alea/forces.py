"""Forces of *Alea Iacta Est* set down in a line of words, for the tests of combats."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from latrunculi.games.alea.components.chart import ZONES
from latrunculi.games.alea.components.counters import FOREIGNERS, PIECE
from latrunculi.games.alea.components.places import PLACE
from latrunculi.games.alea.rules.combat import Battle, Combats, SeaBattle
from latrunculi.games.alea.rules.state import CAMP_IDS, FLAG_IDS
from latrunculi.games.alea.rules.words import MODIFIERS
from tests.games.alea.table import Table

PARTHI_AT_WAR = {"parthi": ("bellum", "republicani")}
MODIFIER_IDS = tuple(MODIFIERS)


def mask(names: str) -> int:
    """The pieces of a line of names."""
    return sum(1 << PIECE[name] for name in names.split())


class Field(Table):
    """A table with forces on it."""

    def __init__(
        self,
        caesariani: str = "",
        republicani: str = "",
        *,
        nobody: str = "",
        status: Mapping[str, tuple[str, str]] | None = None,
        weak: str = "",
        chiefs: Iterable[str] = (),
        arrived: str = "",
        crossed: str = "",
        event: int = 0,
        active: str = "caesariani",
        **more: Any,
    ) -> None:
        """Forces are lines such as "emathia: caesar legio-v; mare-ionium: naves-1"; naves of a zone lie in its port.

        Pieces of Peoples may stand in the line of either camp: they belong to the ruler that `status` says. `chiefs`:
        the first party leader of each camp, "" for none. `more`: as `Table` has it.
        """
        leaders = {camp: [name] for camp, name in zip(CAMP_IDS, chiefs, strict=False) if name}
        super().__init__(status=status, weak=weak.split(), chiefs=leaders, active=active, **more)
        for camp, line in enumerate((caesariani, republicani, nobody)):
            for force in filter(None, line.split(";")):
                place, names = force.split(":")
                for name in names.split():
                    self.add(name, place.strip(), camp)
        self.g.arrived, self.g.crossed, self.g.event = mask(arrived), mask(crossed), event

    def add(self, name: str, place: str, camp: int) -> None:
        """Put a piece in a place; a Roman one belongs to a camp from now on, or to nobody (2)."""
        self.lay(3 if FOREIGNERS >> PIECE[name] & 1 else camp, {place: [name]})

    def fight(self) -> Field:
        """Begin the combats of the active camp."""
        self.start(Combats())
        return self

    def interrupted(self) -> Field:
        """Begin the combats of the active camp, with the stratagems that both may play."""
        self.start(Combats())
        return self

    def look(self, place: str, attacker: str = "caesariani") -> dict[str, int]:
        """All modifiers of a battle, those of the die and those of the column."""
        kind = Battle if PLACE[place] < ZONES else SeaBattle
        reckoning = kind(PLACE[place], CAMP_IDS.index(attacker)).reckon(self.g)
        return {MODIFIER_IDS[i]: amount for i, amount in (*reckoning.modifiers, *reckoning.shifts)}

    def marks(self) -> set[str]:
        """The marks that are set."""
        return {name for name, bit in FLAG_IDS.items() if self.g.flags & bit}
