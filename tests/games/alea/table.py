"""A table on which tests set up any moment of *Alea Iacta Est* and play it in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from latrunculi.games.alea.layout import station
from latrunculi.games.alea.state import CAMP_IDS, STATUS_IDS, Alea
from latrunculi.games.alea.words import VOCABULARY
from latrunculi.games.alea.world import (
    PEOPLE,
    PIECE,
    PLACE,
    REGION,
    STRATAGEM_IDS,
    TITLES,
    UNITS,
    ZONES,
)
from latrunculi.kernel.engine import Journal
from tests.games.imperator.table import CommonTable


class Table(CommonTable[Alea]):
    """A state in the making, and then in play: nothing is on the map but what is named."""

    VOCABULARY = VOCABULARY

    def __init__(
        self,
        caesariani: Mapping[str, Iterable[str]] | None = None,
        republicani: Mapping[str, Iterable[str]] | None = None,
        nobody: Mapping[str, Iterable[str]] | None = None,
        *,
        peoples: Mapping[str, Iterable[str]] | None = None,
        chiefs: Mapping[str, str] | None = None,
        seconds: Mapping[str, str] | None = None,
        status: Mapping[str, tuple[str, str]] | None = None,
        control: Mapping[str, Iterable[str]] | None = None,
        triumvirs: Mapping[str, str] | None = None,
        weak: Iterable[str] = (),
        hands: Mapping[str, Iterable[str]] | None = None,
        active: str = "caesariani",
        initiative: str = "",
        year: int = 49,
        last_year: int = 30,
        dice: Iterable[int] = (),
    ) -> None:
        """The Romans of each camp, and of nobody, by place (naves named in a zone lie in its port), and the pieces of
        Peoples (`peoples`), which belong to the ruler that their `status` names; `control`: the regions of each camp;
        `triumvirs`: leader by region; `hands`: stratagems by camp; `dice`: outcomes in their order as `State.chance`
        answers: a 6 on 1d6 is written 5, a 9 on 1d10 is 9."""
        g = self.g = Alea(2, 1)
        g.journal = Journal()
        g.year, g.last_year = year, last_year
        g.active = CAMP_IDS.index(active)
        g.initiative = CAMP_IDS.index(initiative or active)
        for people, (name, ruler) in (status or {}).items():
            g.set_status(PEOPLE[people], STATUS_IDS.index(name), CAMP_IDS.index(ruler))
        for camp, places in enumerate((caesariani, republicani, nobody)):
            self.lay(camp, places or {})
        self.stand(peoples or {})
        for region, leader in (triumvirs or {}).items():
            g.marker[REGION[region]] = PIECE[leader]
        for camp_id, regions in (control or {}).items():
            for region in regions:
                g.control[REGION[region]] = CAMP_IDS.index(camp_id)
        for camp_id, leader in (chiefs or {}).items():
            g.chief[CAMP_IDS.index(camp_id)] = PIECE[leader]
        for camp_id, leader in (seconds or {}).items():
            g.second[CAMP_IDS.index(camp_id)] = PIECE[leader]
        for name in weak:
            g.weak |= 1 << PIECE[name]
        self.deal(hands or {})
        g.script = list(dice)

    def lay(self, camp: int, places: Mapping[str, Iterable[str]]) -> None:
        """Put pieces down for a camp, or for nobody (2)."""
        for names in places.values():
            if camp < len(CAMP_IDS):
                self.g.join(mask(names), camp)
            else:
                self.g.release(mask(names))
        self.stand(places)

    def stand(self, places: Mapping[str, Iterable[str]]) -> None:
        """Put pieces down, whose ever they are."""
        for place, names in places.items():
            for name in names:
                piece, at = PIECE[name], PLACE[place]
                self.g.put(piece, station(piece, at) if at < ZONES and piece < UNITS else at)

    def deal(self, hands: Mapping[str, Iterable[str]]) -> None:
        """Give stratagems to camps."""
        for camp, titles in hands.items():
            seat = self.g.seat_of(CAMP_IDS.index(camp))
            for title in titles:
                self.g.hand[seat * TITLES + STRATAGEM_IDS.index(title)] += 1
                self.g.cup[STRATAGEM_IDS.index(title)] -= 1

    def status(self, people: str) -> str:
        """The status of a People."""
        return STATUS_IDS[self.g.status[PEOPLE[people]]]


def mask(names: Iterable[str]) -> int:
    """Some pieces, as a set."""
    return sum(1 << PIECE[name] for name in names)
