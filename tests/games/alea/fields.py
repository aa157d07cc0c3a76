"""Forces of *Alea Iacta Est* set down in a line of words, for the tests of combats."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from latrunculi.games.alea.combat import Battle, Combats, SeaBattle
from latrunculi.games.alea.engagement import InterruptedCombats
from latrunculi.games.alea.state import CAMP_IDS, FLAG_IDS, STATUS_IDS, Alea
from latrunculi.games.alea.words import MODIFIERS, VOCABULARY
from latrunculi.games.alea.world import (
    NONE,
    PEOPLE,
    PEOPLE_IDS,
    PIECE,
    PIECE_IDS,
    PLACE,
    PLACE_IDS,
    REGION,
    ROMANS,
    STRATAGEM_IDS,
    TITLES,
    UNITS,
    ZONES,
    station,
)
from latrunculi.kernel.engine import Journal
from tests.games.imperator.table import FamilyTable

PARTHI_AT_WAR = {"parthi": ("bellum", "republicani")}
MODIFIER_IDS = tuple(MODIFIERS)


def mask(names: str) -> int:
    """The pieces of a line of names."""
    return sum(1 << PIECE[name] for name in names.split())


class Field(FamilyTable):
    """A table with forces on it."""

    vocabulary = VOCABULARY
    camps = CAMP_IDS
    pieces = PIECE_IDS
    places = PLACE_IDS
    peoples = PEOPLE_IDS
    statuses = STATUS_IDS
    g: Alea

    def __init__(
        self,
        caesariani: str = "",
        republicani: str = "",
        *,
        nobody: str = "",
        status: Mapping[str, tuple[str, str]] | None = None,
        weak: str = "",
        chiefs: Iterable[str] = (),
        triumvirs: Mapping[str, str] | None = None,
        flags: Iterable[str] = (),
        hands: Mapping[str, Iterable[str]] | None = None,
        arrived: str = "",
        crossed: str = "",
        event: int = 0,
        active: str = "caesariani",
        dice: Iterable[int] = (),
    ) -> None:
        """Forces are lines such as "emathia: caesar legio-v; mare-ionium: naves-1"; naves of a zone lie in its port.

        `status`: status and ruler of Peoples, which are at peace otherwise. `chiefs`: the first party leader of each
        camp, "" for none. `triumvirs`: by region the leader of the marker. `dice`: faces as the state takes them, so a
        6 on 1d6 is 5, a 9 on 1d10 is 9.
        """
        g = self.g = Alea(2, 1)
        g.journal = Journal()
        g.year, g.last_year = 45, 30
        g.active = CAMP_IDS.index(active)
        for people, (name, camp) in (status or {}).items():
            g.set_status(PEOPLE[people], STATUS_IDS.index(name), CAMP_IDS.index(camp))
        for side, line in ((0, caesariani), (1, republicani), (NONE, nobody)):
            for force in filter(None, line.split(";")):
                place, names = force.split(":")
                for name in names.split():
                    self.set_down(name, place.strip(), side)
        for camp, name in enumerate(chiefs):
            g.chief[camp] = PIECE[name] if name else NONE
        for region, name in (triumvirs or {}).items():
            g.marker[REGION[region]] = PIECE[name]
        for name in flags:
            g.flags |= FLAG_IDS[name]
        for name, titles in (hands or {}).items():
            seat = g.seat_of(CAMP_IDS.index(name))
            for title in titles:
                g.hand[seat * TITLES + STRATAGEM_IDS.index(title)] += 1
                g.cup[STRATAGEM_IDS.index(title)] -= 1
        g.weak, g.arrived, g.crossed = mask(weak), mask(arrived), mask(crossed)
        g.event = event
        g.script = list(dice)

    def set_down(self, name: str, place: str, camp: int) -> None:
        """Put a piece in a place; a Roman one belongs to a camp from now on, or to nobody."""
        piece, where = PIECE[name], PLACE[place]
        if ROMANS >> piece & 1:
            if camp == NONE:
                self.g.release(1 << piece)
            else:
                self.g.join(1 << piece, camp)
        self.g.put(piece, station(piece, where) if piece < UNITS and where < ZONES else where)

    def fight(self) -> Field:
        """Begin the combats of the active camp."""
        self.start(Combats())
        return self

    def interrupted(self) -> Field:
        """Begin the combats of the active camp, with the stratagems that both may play."""
        self.start(InterruptedCombats())
        return self

    def look(self, place: str, attacker: str = "caesariani") -> dict[str, int]:
        """All modifiers of a battle, those of the die and those of the column."""
        kind = Battle if PLACE[place] < ZONES else SeaBattle
        reckoning = kind(PLACE[place], CAMP_IDS.index(attacker)).reckon(self.g)
        return {MODIFIER_IDS[i]: amount for i, amount in (*reckoning.dice, *reckoning.shifts)}

    def marks(self) -> set[str]:
        """The marks that are set."""
        return {name for name, bit in FLAG_IDS.items() if self.g.flags & bit}
