"""The Event card Renaissance: a federate or vassal is free again (XXVIII.G-6, XXIX.G-4), or a realm grows younger."""

from __future__ import annotations

from latrunculi.games.invasions.components.cards import EVENT_NUMBER, RENAISSANCE
from latrunculi.games.invasions.components.chart import NONE
from latrunculi.games.invasions.rules import bonds, foedera, life
from latrunculi.games.invasions.rules.design import Design
from latrunculi.games.invasions.rules.ints import Camp, Nation, Nations
from latrunculi.games.invasions.rules.muster import Influx
from latrunculi.games.invasions.rules.state import KINGDOM, VASSAL, Invasions
from latrunculi.games.invasions.rules.words_cards import LIBERATE, LIBERATED, REJUVENATE
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.ints import Seat, Thing, Verb


def unfree(g: Invasions, camp: Camp) -> Nations:
    """The active nations of a camp that are federates or vassals."""
    federator, bond = g.federator, g.bond
    bound = [n for n in members(g.active) if federator[n] != NONE or bond[n] == VASSAL]
    return sum([BIT[n] for n in bound if g.camp(n) == camp])


def ageing(g: Invasions, camp: Camp) -> Nations:
    """The kingdoms and empires of a camp that may grow younger: not in decline, older than 1."""
    status = g.status
    mine = [n for n in members(g.active) if status[n] >= KINGDOM and g.camp(n) == camp]
    return sum([BIT[n] for n in mine if not g.decline[n] and g.age[n] > 1])


def set_free(g: Invasions, nation: Nation) -> None:
    """A federate breaks its Foedus with all that this brings (XXVIII.G-7); a vassal is free (XXIX.G-4)."""
    if g.federator[nation] != NONE:
        foedera.break_free(g, nation)
    else:
        lord = g.lord[nation]
        bonds.free(g, nation)
        g.emit(LIBERATED, (nation, lord))


class Renaissance(Design):
    """A camp names which of its nations the card revives."""

    NAME = "renaissance"

    def fits(self, g: Invasions) -> bool:
        return bool(unfree(g, self.camp) | ageing(g, self.camp))

    def options(self, g: Invasions, may: Offers) -> None:
        may.offer(LIBERATE, "INV-XXIX.G-4", unfree(g, self.camp))
        may.offer(REJUVENATE, "INV-VI.E-8", ageing(g, self.camp))

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        g.end()
        numbers = EVENT_NUMBER[RENAISSANCE]
        if verb == REJUVENATE:
            life.advance(g, obj, numbers["ageing"])
            return
        set_free(g, obj)
        if g.seat_province(obj) != NONE:
            g.call(Influx(obj, numbers["units"]))
