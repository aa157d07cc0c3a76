"""A table on which tests set up any moment of *Alea Iacta Est* and play it in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from latrunculi.games.alea.components.chart import REGION, ZONES
from latrunculi.games.alea.components.counters import PIECE, PIECE_IDS, UNITS
from latrunculi.games.alea.components.peoples import PEOPLE, PEOPLE_IDS
from latrunculi.games.alea.components.places import PLACE, PLACE_IDS, station
from latrunculi.games.alea.components.stratagems import STRATAGEM_IDS, TITLES
from latrunculi.games.alea.rules.state import CAMP_IDS, FLAG_IDS, STATUS_IDS, Alea
from latrunculi.games.alea.rules.words import VOCABULARY
from latrunculi.kernel.engine import Journal
from tests.games.imperator.table import FamilyTable


class Table(FamilyTable):
    """A state in the making, and then in play."""

    vocabulary = VOCABULARY
    camps = CAMP_IDS
    pieces = PIECE_IDS
    places = PLACE_IDS
    peoples = PEOPLE_IDS
    statuses = STATUS_IDS
    g: Alea

    def __init__(
        self,
        caesariani: Mapping[str, Iterable[str]] | None = None,
        republicani: Mapping[str, Iterable[str]] | None = None,
        *,
        nobody: Mapping[str, Iterable[str]] | None = None,
        peoples: Mapping[str, Iterable[str]] | None = None,
        status: Mapping[str, tuple[str, str]] | None = None,
        weak: Iterable[str] = (),
        chiefs: Mapping[str, Iterable[str]] | None = None,
        control: Mapping[str, Iterable[str]] | None = None,
        triumvirs: Mapping[str, str] | None = None,
        flags: Iterable[str] = (),
        hands: Mapping[str, Iterable[str]] | None = None,
        active: str = "",
        initiative: str = "caesariani",
        year: int = 45,
        dice: Iterable[int] = (),
    ) -> None:
        """`caesariani`, `republicani`, `nobody` (of triumvirs): by place the Roman pieces there; naves named in a zone
        lie in its port. `peoples`: by place the pieces of Peoples. `status`: status and ruling camp of a People, which
        is at peace otherwise. `chiefs`: by camp its first and perhaps its second party leader. `control`: by camp its
        regions. `triumvirs`: by region the leader of the marker. `dice`: outcomes of `State.chance`, so a 6 on 1d6 is
        5, a 9 on 1d10 is 9."""
        g = self.g = Alea(2, 1)
        g.journal = Journal()
        g.year, g.last_year = year, 30
        g.initiative = CAMP_IDS.index(initiative)
        g.active = CAMP_IDS.index(active) if active else -1
        for people, (name, camp) in (status or {}).items():
            g.set_status(PEOPLE[people], STATUS_IDS.index(name), CAMP_IDS.index(camp))
        for holder, here in enumerate((caesariani, republicani, nobody, peoples)):
            self.lay(holder, here or {})
        for name in weak:
            g.weak |= 1 << PIECE[name]
        self.rule(chiefs or {}, control or {}, triumvirs or {})
        for name in flags:
            g.flags |= FLAG_IDS[name]
        self.deal(hands or {})
        g.script = list(dice)

    def set_down(self, name: str, place: str) -> None:
        """Put a piece in a place; naves named in a zone go to its port."""
        piece, where = PIECE[name], PLACE[place]
        self.g.put(piece, station(piece, where) if piece < UNITS and where < ZONES else where)

    def lay(self, holder: int, places: Mapping[str, Iterable[str]]) -> None:
        """Put pieces down: those of a camp (0, 1), of nobody (2), or of whoever has them (3)."""
        for place, names in places.items():
            for name in names:
                if holder < 2:
                    self.g.join(1 << PIECE[name], holder)
                elif holder == 2:
                    self.g.release(1 << PIECE[name])
                self.set_down(name, place)

    def rule(
        self, chiefs: Mapping[str, Iterable[str]], control: Mapping[str, Iterable[str]], triumvirs: Mapping[str, str]
    ) -> None:
        """Party leaders, the control of regions, Triumvir markers."""
        g = self.g
        for camp, names in chiefs.items():
            leaders = [PIECE[name] for name in names]
            g.chief[CAMP_IDS.index(camp)] = leaders[0]
            if len(leaders) > 1:
                g.second[CAMP_IDS.index(camp)] = leaders[1]
        for camp, names in control.items():
            for name in names:
                g.control[REGION[name]] = CAMP_IDS.index(camp)
        for region, name in triumvirs.items():
            g.marker[REGION[region]] = PIECE[name]

    def deal(self, hands: Mapping[str, Iterable[str]]) -> None:
        """Give stratagems to camps."""
        for camp, titles in hands.items():
            seat = self.g.seat_of(CAMP_IDS.index(camp))
            for title in titles:
                self.g.hand[seat * TITLES + STRATAGEM_IDS.index(title)] += 1
                self.g.cup[STRATAGEM_IDS.index(title)] -= 1
            self.g.note_hand(seat)


def mask(names: Iterable[str]) -> int:
    """Some pieces, as a set."""
    return sum(1 << PIECE[name] for name in names)
