"""The loan of a mercenary to a suzerain or federator, and its return (XXVIII.C, XXVIII.G-9, XXIX.D)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from latrunculi.games.invasions.components.chart import NONE, PROVINCES
from latrunculi.games.invasions.components.counters import EMPERORS, GENERIC, KINGS, OF_NATION, UNIT_MASK
from latrunculi.games.invasions.components.nations import NOMADS
from latrunculi.games.invasions.rules import control, stacking
from latrunculi.games.invasions.rules.ints import Nation, Pieces, Places, Province
from latrunculi.games.invasions.rules.state import LAND, VASSAL, Invasions
from latrunculi.games.invasions.rules.words_frame import CHOOSE_PROVINCE
from latrunculi.games.invasions.rules.words_treaty import LEND, LENT
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat


def units(g: Invasions, nation: Nation) -> Pieces:
    """The units of a nation on the map that serve nobody else."""
    return g.in_play(nation) & OF_NATION[nation] & UNIT_MASK


def home(g: Invasions, nation: Nation, lord: Nation) -> None:
    """XXVIII.G-9: the mercenaries of a nation come home from a lord, even beyond the limit of stacking."""
    seat = g.seat_province(nation)
    for piece in members(OF_NATION[nation] & g.army[lord]):
        g.lend(piece, nation)
        if g.at[piece] < PROVINCES and seat != NONE:
            g.put(piece, seat)


def posts(g: Invasions, lord: Nation) -> Places:
    """Where a lord may place what he is lent: a suzerain with his horde or in his capital (XXIX.D-2, XXIX.D-3), a
    federator there or with his emperor, king, caesar or rex (XXVIII.C-2)."""
    home = g.seat_province(lord)
    found = BIT[home] if home != NONE else 0
    if g.federates(lord):
        for leader in members(g.in_play(lord) & (EMPERORS | KINGS | GENERIC)):
            found |= BIT[g.at[leader]] & LAND
    return found


def missing(g: Invasions, nation: Nation, lord: Nation) -> int:
    """IX.F: how many mercenaries a federate, or the vassal of a nomad, has to lend its lord beside those who serve him.

    A federate lends one for each Foedus (XXVIII.F-4).
    """
    due = 0
    if g.federator[nation] == lord:
        due = g.foedera[nation]
    elif g.lord[nation] == lord and g.bond[nation] == VASSAL and NOMADS & BIT[lord]:
        due = 1
    serving = OF_NATION[nation] & g.in_play(lord) & UNIT_MASK & ~g.passing
    return max(0, due - serving.bit_count())


def replace(g: Invasions, lord: Nation) -> None:
    """IX.F-1, IX.F-2, XXVIII.C-4: in step 1.B a lord receives others for the mercenaries who have fallen."""
    for nation in members(g.federates(lord) | g.vassals(lord)):
        chooser = lord if g.lord[nation] == lord else nation
        for _ in range(missing(g, nation, lord)):
            g.call(Loan(nation, lord, chooser, posts(g, lord)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Loan(Procedure[Invasions]):
    """A nation lends a unit to a lord for good. `chooser`: whose player names it; `among`: where the lord may place it;
    where these are full, anywhere in his land. `unit`: the one named, NONE before."""

    NAME = "loan"
    ASKS = {"lend": "INV-XXIX.D-1", "station": "INV-XXIX.D-2"}

    nation: Nation
    lord: Nation
    chooser: Nation
    among: Places
    unit: int = NONE

    def start(self, g: Invasions) -> None:
        """Without a unit there is no mercenary."""
        if units(g, self.nation) and self.places(g):
            self.step = "lend"
        else:
            g.end()

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("nation", "nation", self.nation), ("lord", "nation", self.lord))

    def places(self, g: Invasions) -> Places:
        """XXVIII.C-2, XXIX.D-2: where it may stand."""
        return stacking.roomy(g, self.lord, self.among) or stacking.roomy(g, self.lord, control.owned(g, self.lord))

    def lend(self, g: Invasions) -> None:
        """Which unit."""
        g.ask(g.seat(self.chooser))

    def station(self, g: Invasions) -> None:
        """Where it goes."""
        g.ask(g.seat(self.lord))

    def options(self, g: Invasions, may: Offers) -> None:
        if self.step == "lend":
            may.offer(LEND, "INV-XXIX.D-1", g.alike(units(g, self.nation)))
        else:
            may.offer(CHOOSE_PROVINCE, "INV-XXIX.D-2", self.places(g))

    def choose(self, g: Invasions, seat: Seat, verb: int, obj: int) -> None:
        if verb == LEND:
            self.unit = obj
            self.step = "station"
        else:
            self.post(g, obj)

    def post(self, g: Invasions, province: Province) -> None:
        """It acts for the lord from now on (XXVIII.C-5, XXIX.D-4)."""
        g.lend(self.unit, self.lord)
        g.put(self.unit, province)
        g.emit(LENT, (self.nation, self.lord, self.unit, province))
        g.end()
