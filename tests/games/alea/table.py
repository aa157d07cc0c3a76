"""A table on which tests set up any moment of *Alea Iacta Est* and play it in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from latrunculi.games.alea.layout import station
from latrunculi.games.alea.state import CAMP_IDS, FLAG_IDS, STATUS_IDS, Alea
from latrunculi.games.alea.words import VOCABULARY
from latrunculi.games.alea.world import (
    PEOPLE,
    PEOPLE_IDS,
    PIECE,
    PIECE_IDS,
    PLACE,
    PLACE_IDS,
    REGION,
    STRATAGEM_IDS,
    TITLES,
    UNITS,
    ZONES,
)
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
        self.people_stand(status or {}, peoples or {})
        self.romans_stand((caesariani or {}, republicani or {}, nobody or {}))
        g.weak = mask(weak)
        for camp, names in (chiefs or {}).items():
            first, *others = [PIECE[name] for name in names]
            g.chief[CAMP_IDS.index(camp)] = first
            for second in others:
                g.second[CAMP_IDS.index(camp)] = second
        for camp, names in (control or {}).items():
            for name in names:
                g.control[REGION[name]] = CAMP_IDS.index(camp)
        for region, name in (triumvirs or {}).items():
            g.marker[REGION[region]] = PIECE[name]
        g.flags = sum(FLAG_IDS[name] for name in flags)
        for camp, titles in (hands or {}).items():
            seat = g.seat_of(CAMP_IDS.index(camp))
            for title in titles:
                g.hand[seat * TITLES + STRATAGEM_IDS.index(title)] += 1
                g.cup[STRATAGEM_IDS.index(title)] -= 1
        g.script = list(dice)

    def people_stand(self, status: Mapping[str, tuple[str, str]], pieces: Mapping[str, Iterable[str]]) -> None:
        """Peoples have their statuses and rulers, and their pieces their places."""
        for people, (name, camp) in status.items():
            self.g.set_status(PEOPLE[people], STATUS_IDS.index(name), CAMP_IDS.index(camp))
        for place, names in pieces.items():
            for name in names:
                self.set_down(name, place)

    def romans_stand(self, sides: tuple[Mapping[str, Iterable[str]], ...]) -> None:
        """The Romans of the two camps, then those of neither, come to their places."""
        for side, here in enumerate(sides):
            for place, names in here.items():
                if side < len(CAMP_IDS):
                    self.g.join(mask(names), side)
                else:
                    self.g.release(mask(names))
                for name in names:
                    self.set_down(name, place)

    def set_down(self, name: str, place: str) -> None:
        """Put a piece in a place; naves named in a zone go to its port."""
        piece, where = PIECE[name], PLACE[place]
        self.g.put(piece, station(piece, where) if piece < UNITS and where < ZONES else where)


def mask(names: Iterable[str]) -> int:
    """Some pieces, as a set."""
    return sum(1 << PIECE[name] for name in names)
