"""XIV.J and XIV.K: bankruptcy and the collapse of empires."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components import tables
from latrunculi.games.invasions.components.cards import ADMINISTRATION_IDS, CALAMITY_IDS, DECREE_CALAMITY
from latrunculi.games.invasions.components.chart import NONE, REGION_OF
from latrunculi.games.invasions.components.counters import (
    FLEETS,
    UNIT_MASK,
)
from latrunculi.games.invasions.components.tables import MODIFIER, TARGET
from latrunculi.games.invasions.rules import control, life
from latrunculi.games.invasions.rules.calamities import Calamity
from latrunculi.games.invasions.rules.collapse import Collapse
from latrunculi.games.invasions.rules.foedera import defections
from latrunculi.games.invasions.rules.ints import Nation, Pieces
from latrunculi.games.invasions.rules.rolls import rolled
from latrunculi.games.invasions.rules.state import EMPIRE, KINGDOM, Invasions
from latrunculi.games.invasions.rules.words_frame import CHOOSE_PIECE
from latrunculi.games.invasions.rules.words_rule import BANKRUPT, COLLAPSE_ROLL, UNIT_LOST
from latrunculi.kernel.actions import BIT, Offers
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb
from latrunculi.tabletop.modifiers import Tally

BOXES: Final = 2
"""What a bankrupt nation ages by (XIV.J-2)."""
OLD_EMPIRE: Final = 9
"""Age from which a bankrupt empire may collapse (XIV.K-1)."""
MODIFIERS: Final = MODIFIER["collapse"]


class Bankrupt(Procedure[Invasions]):
    """A nation is bankrupt. `short`: the gold that it lacks in step 2.B, 0 in 2.A and elsewhere (XIV.J-5)."""

    NAME = "bankrupt"
    ASKS = {"disband": "INV-XIV.J-5"}

    nation: Nation
    short: int = 0

    def start(self, g: Invasions) -> None:
        """The units of a kingdom first; then the penalties, once a turn (XIV.J-6)."""
        bit = BIT[self.nation]
        g.emit(BANKRUPT, (self.nation,))
        if self.short and g.status[self.nation] == KINGDOM and not g.broken & bit:
            g.broken |= bit
            half = -(-self.units(g).bit_count() // 2)
            self.short = min(self.short, half)
        else:
            self.short = 0
        self.step = "disband"

    def units(self, g: Invasions) -> Pieces:
        """The units that act for the nation."""
        return g.in_play(self.nation) & (UNIT_MASK | FLEETS)

    def disband(self, g: Invasions) -> None:
        """XIV.J-5: a unit for each gold that is lacking."""
        if self.short and self.units(g):
            g.ask(g.seat(self.nation))
        else:
            self.step = "penalties"

    def options(self, g: Invasions, may: Offers) -> None:
        may.offer(CHOOSE_PIECE, "INV-XIV.J-5", g.alike(self.units(g)))

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        g.emit(UNIT_LOST, (self.nation, obj))
        g.lose(obj)
        self.short -= 1

    def penalties(self, g: Invasions) -> None:
        """XIV.J-2 to XIV.J-4: older, in decline, federates that leave (XIV.F-7), the calamity of a card."""
        if g.bankrupt & BIT[self.nation]:
            g.end()
            return
        g.bankrupt |= BIT[self.nation]
        self.step = "collapse"
        life.advance(g, self.nation, BOXES)
        life.worsen(g, self.nation)
        card = g.chance(len(ADMINISTRATION_IDS))
        if DECREE_CALAMITY[card][tables.section(g.age[self.nation])]:
            g.call(Calamity(self.nation, g.chance(len(CALAMITY_IDS))))
        defections(g, self.nation)

    def collapse(self, g: Invasions) -> None:
        """XIV.K-1: an old empire may fall."""
        if g.status[self.nation] == EMPIRE and g.age[self.nation] >= OLD_EMPIRE:
            weight = rolled(g, COLLAPSE_ROLL, (self.nation,), modifiers(g, self.nation).total)
            if weight >= TARGET["collapse"]:
                g.end()
                g.call(Collapse(self.nation))
                return
        g.end()


def modifiers(g: Invasions, nation: Nation) -> Tally[str]:
    """XIV.K-3 to XIV.K-7: what bears on the collapse of an empire, by clause."""
    found: Tally[str] = Tally()
    age = g.age[nation]
    if age > OLD_EMPIRE:
        found.add("INV-XIV.K-3", MODIFIERS[f"age-{age}"])
    if g.decline[nation]:
        found.add("INV-XIV.K-4", MODIFIERS["decline" if g.decline[nation] == 1 else "double-decline"])
    found.add("INV-XIV.K-5", MODIFIERS["calamity"] * g.misfortunes[nation])
    if g.lost_capital[nation] and g.lost_capital[nation] == g.turn - 1:
        found.add("INV-XIV.K-6", MODIFIERS["capital-lost"])
    held = control.regions(g, nation)
    capital = g.throne(nation)
    if capital != NONE and REGION_OF[capital] != NONE:
        held &= ~BIT[REGION_OF[capital]]
    found.add("INV-XIV.K-7", MODIFIERS["region"] * held.bit_count())
    return found
