"""XX: a battle in progress: who fights where, and what is known of it between its rounds.

`Clash` is what `battle.Battle` goes on with; fire, melee, cards, deaths and recovery are procedures of their own that
find it on the stack (`current`). Sides are ATTACKER and DEFENDER, and each is led by one nation, which decides for it.
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components.chart import CLEAR, DESERT, NONE, STEPPE, TERRAIN
from latrunculi.games.invasions.components.counters import FLEETS, HORDES, LEADERS, LIMITES, UNIT_MASK
from latrunculi.games.invasions.rules.ints import Nation, Nations, Pieces, Place, Side
from latrunculi.games.invasions.rules.state import FIRST_SEA, Invasions
from latrunculi.kernel.actions import BIT, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat

ATTACKER: Final = 0
DEFENDER: Final = 1
SIDE_IDS: Final = ("attacker", "defender")
OPEN: Final = (CLEAR, STEPPE, DESERT)
"""Where red swords count and mounted archers shoot better (XX.B-2, XX.D-6)."""
FIGHTERS: Final[Pieces] = UNIT_MASK | FLEETS | LIMITES
"""What can be eliminated in a battle: units, at sea fleets, and a limes beside units (XVIII.I-5)."""


class Clash(Procedure[Invasions]):
    """A battle of `attacker` against `defender` in a province or sea.

    `engaged`: by side, the mask of all its pieces, leaders and hordes included, as it began. `intercepted`: the active
    pile was (XX.F-7). By side: `strength` (units when it began, XX.K-3), `effects` (titles of Event cards in force),
    `rerolls` (left, XX.E-1). `pledged` (mask of sides: a leader has given up a re-roll, XX.E-6), `touched` (mask of
    sides whose horde has been hit, XX.H-7). `hired`: pairs of a nation and the mask of its mercenaries here; `guests`:
    those among them that go home when the activation ends. `whole`: the fleets that could take two hits. `aside`:
    pieces that had retreated into the province and take no part (XX.L-9). `fought`: melee rounds so far. `captives`:
    mask of the nations whose hordes the victor takes. `victor`: side, NONE while undecided and for a draw at sea.
    """

    attacker: Nation
    defender: Nation
    place: Place
    engaged: list[int]
    intercepted: bool = False
    aside: int = 0
    strength: list[int] = [0, 0]
    effects: list[int] = [0, 0]
    rerolls: list[int] = [0, 0]
    pledged: int = 0
    touched: int = 0
    hired: list[int] = []
    guests: int = 0
    whole: int = 0
    captives: int = 0
    fought: int = 0
    victor: int = NONE

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (
            ("place", "place", self.place),
            ("attacker", "nation", self.attacker),
            ("defender", "nation", self.defender),
        )

    def leading(self, side: Side) -> Nation:
        """The nation that leads a side."""
        return self.defender if side else self.attacker

    def seat(self, g: Invasions, side: Side) -> Seat:
        """The seat that decides for a side."""
        return g.seat(self.leading(side))

    @property
    def at_sea(self) -> bool:
        """A naval battle (XXV.C)."""
        return self.place >= FIRST_SEA

    @property
    def open(self) -> bool:
        """Whether it is in clear land, steppe or desert; the sea is none of them (XXV.C-3)."""
        return not self.at_sea and TERRAIN[self.place] in OPEN

    def present(self, g: Invasions, side: Side) -> Pieces:
        """The pieces of a side that are still there."""
        return self.engaged[side] & g.inside[self.place]

    def units(self, g: Invasions, side: Side) -> Pieces:
        """The units of a side, at sea its fleets, that are still there."""
        return self.present(g, side) & (UNIT_MASK | FLEETS)

    def bodies(self, g: Invasions, side: Side) -> Pieces:
        """The units of a side and, in defence, its hordes: whose status and land count (III.D-7, XX.E-10)."""
        return self.present(g, side) & (UNIT_MASK | HORDES if side == DEFENDER else UNIT_MASK)

    def fighters(self, g: Invasions, side: Side) -> Pieces:
        """What of a side can still be eliminated."""
        return self.present(g, side) & FIGHTERS

    def leaders(self, g: Invasions, side: Side) -> Pieces:
        """The leaders of a side who are still there."""
        return self.present(g, side) & LEADERS

    def hordes(self, g: Invasions, side: Side) -> Pieces:
        """The hordes of a side."""
        return self.present(g, side) & HORDES

    def lost(self, g: Invasions, side: Side) -> Pieces:
        """The units of a side eliminated so far, before recovery (XX.I-2); a reduced elite is not."""
        return self.engaged[side] & FIGHTERS & ~g.inside[self.place]

    def hits_taken(self, g: Invasions, side: Side) -> int:
        """XXV.C-6, XXV.C-7: the hits that the fleets of a side have taken so far, those that only reduced them, too."""
        sunk = self.lost(g, side)
        return sunk.bit_count() + ((sunk | g.reduced) & self.whole & self.engaged[side]).bit_count()

    def wiped_out(self, g: Invasions, side: Side) -> bool:
        """Whether a side has lost all its units; one that had none, when its horde is hit (XX.H-7, XX.I-1)."""
        if self.fighters(g, side):
            return False
        return bool(self.engaged[side] & FIGHTERS or self.touched & BIT[side])

    def nations(self, g: Invasions, side: Side) -> Nations:
        """The nations for which pieces of a side act, or acted before they were lost."""
        found = BIT[self.leading(side)]
        own = self.engaged[side] & ~self.foreign(side)
        for nation in members(g.nations):
            if g.army[nation] & own:
                found |= BIT[nation]
        return found

    def foreign(self, side: Side) -> Pieces:
        """The mercenaries of a side (XX.H-6)."""
        return sum(self.hired[1::2]) & self.engaged[side]


def current(g: Invasions) -> Clash:
    """The innermost battle in progress.

    Raises:
        LookupError: outside a battle.
    """
    clash = g.innermost(Clash)
    if clash is None:
        raise LookupError("no battle is in progress")
    return clash
