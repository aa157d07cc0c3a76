"""A table on which tests set up any moment of *Ultimus Romanorum* and play it in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from latrunculi.games.ultimus.components.chart import HALF_IDS
from latrunculi.games.ultimus.components.counters import PIECE, PIECE_IDS
from latrunculi.games.ultimus.components.peoples import ARMENIA, MAJOR_FROM_START, PEOPLE, PEOPLE_IDS, PEOPLES
from latrunculi.games.ultimus.components.places import PLACE_IDS
from latrunculi.games.ultimus.components.stratagems import STRATAGEM_IDS, TITLES
from latrunculi.games.ultimus.rules.state import CAMP_IDS, FOEDERATI, PEACE, STATUS_IDS, Ultimus
from latrunculi.games.ultimus.rules.words import VOCABULARY
from latrunculi.kernel.engine import Journal
from tests.games.imperator.table import FamilyTable

PLACE = {name: i for i, name in enumerate(PLACE_IDS)}


class Table(FamilyTable):
    """A state in the making, and then in play.

    Pieces belong to the camp that their People's status gives them, Romans to ROMAIN, unless `rebels` names them.
    """

    vocabulary = VOCABULARY
    camps = CAMP_IDS
    pieces = PIECE_IDS
    places = PLACE_IDS
    peoples = PEOPLE_IDS
    statuses = STATUS_IDS
    g: Ultimus

    def __init__(
        self,
        pieces: Mapping[str, str] | None = None,
        *,
        status: Mapping[str, str] | None = None,
        weak: Iterable[str] = (),
        augusti: Mapping[str, str] | None = None,
        patricians: Mapping[str, str] | None = None,
        usurpers: Mapping[str, str] | None = None,
        rebels: Mapping[str, Iterable[str]] | None = None,
        active: str = "romanus",
        year: int = 405,
        dice: Iterable[int] = (),
        hands: Mapping[str, Iterable[str]] | None = None,
    ) -> None:
        """`pieces`: place of each piece; `status`: of each People; `rebels`: by half, the pieces of its usurpation
        (the usurper himself included); `dice`: outcomes in their order, 1d6 as 0..5 less one step: the value of
        `State.chance`, so a 6 on 1d6 is written 5, a 9 on 1d10 is 9; `hands`: stratagems by camp."""
        g = self.g = Ultimus(2, 1)
        g.journal = Journal()
        g.year = year
        g.last_year = 485
        g.majors = MAJOR_FROM_START
        g.active = CAMP_IDS.index(active)
        g.initiative = g.active
        for index in range(PEOPLES):
            g.set_status(index, PEACE)
        g.set_status(ARMENIA, FOEDERATI)
        for people, name in (status or {}).items():
            g.set_status(PEOPLE[people], STATUS_IDS.index(name))
        for name, place in (pieces or {}).items():
            g.put(PIECE[name], PLACE[place])
        for name in weak:
            g.weak |= 1 << PIECE[name]
        for half, name in (augusti or {}).items():
            g.augustus[HALF_IDS.index(half)] = PIECE[name]
        for half, name in (patricians or {}).items():
            g.patrician[HALF_IDS.index(half)] = PIECE[name]
        for half, name in (usurpers or {}).items():
            g.usurper[HALF_IDS.index(half)] = PIECE[name]
        for half, names in (rebels or {}).items():
            mask = sum(1 << PIECE[name] for name in names)
            g.rebels[HALF_IDS.index(half)] = mask
            g.join(mask, 1)
        for camp, titles in (hands or {}).items():
            seat = g.seat_of(CAMP_IDS.index(camp))
            for title in titles:
                g.hand[seat * TITLES + STRATAGEM_IDS.index(title)] += 1
                g.cup[STRATAGEM_IDS.index(title)] -= 1
            g.note_hand(seat)
        g.script = list(dice)
