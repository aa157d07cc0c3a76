"""OP 9.11: leaders in combat: whom they command, where they stand, how they fall. And who succeeds (OP 5.1.4)."""

from __future__ import annotations

from latrunculi.games.optimus.components.chart import NONE, REGIONS
from latrunculi.games.optimus.components.counters import SUICIDE, TYPES
from latrunculi.games.optimus.components.ints import Head, Heads, Pieces, Region, Side, Units
from latrunculi.games.optimus.components.pieces import (
    CAVALRY_UNITS,
    FIRST_LEADER,
    HEAVY_UNITS,
    LEADER_MASK,
    LEGION_UNITS,
    PIECES,
    PRAETORIAN_UNITS,
    ROMANUS,
    UNIT_MASK,
)
from latrunculi.games.optimus.components.tables import ON_SACK
from latrunculi.games.optimus.rules import stratagems, victory
from latrunculi.games.optimus.rules.state import Optimus, altered
from latrunculi.games.optimus.rules.words import (
    CAPTURED,
    DECLINE,
    FATE_ROLL,
    KILLED,
    NO_RETREAT,
    PLAY,
    PUT_TO_DEATH,
    SUICIDE_OF,
)
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb


def posts(side: Side, units: Units) -> Units:
    """The units among which a leader must choose his: praetorians, then legions, then auxiliaries; of barbarians heavy
    ones, then cavalry, then any (OP-9.11.1-4, OP-9.11.1-5)."""
    order = (PRAETORIAN_UNITS, LEGION_UNITS) if side == ROMANUS else (HEAVY_UNITS, CAVALRY_UNITS)
    for kind in order:
        if units & kind:
            return units & kind
    return units


def lost(g: Optimus, head: Head) -> None:
    """A leader leaves the game: his eagles are another's of his army, not of one that the walls part from it; or they
    lie on the ground."""
    side = g.side_of(head)
    region = g.at[head]
    army = g.walls if g.walls & BIT[head] else ~g.walls
    heir = g.first(g.leaders(region, side) & army & ~BIT[head]) if region < REGIONS else NONE
    hand_eagles(g, head, heir if heir != NONE else ground_of_eagle(region))
    g.bury(head)


def followers(g: Optimus, head: Head) -> Units:
    """The units that go with a leader, by land or aboard. Those stay behind, on the map, who have lost a combat under
    another whose men he has now (OP-5.1-12, OP-1.4-7)."""
    for unit in members(g.army(head) & g.halted):
        g.attach(unit, NONE)
    return g.army(head)


def hand_bales(g: Optimus, head: Head, other: Head, number: int) -> None:
    """Bales go to another leader, whose wagon then has the PM of the season behind it (OP-1.3-5)."""
    mine, theirs = head - FIRST_LEADER, other - FIRST_LEADER
    g.bb[mine] -= number
    g.bb[theirs] += number
    g.hauled[theirs] = max(g.hauled[mine], g.hauled[theirs])


def hand_eagles(g: Optimus, head: Head, other: int) -> None:
    """The eagles that a leader has go to another leader, or to the ground (`Optimus.eagle`)."""
    for t in range(TYPES):
        if g.eagle[t] == head:
            g.eagle = altered(g.eagle, t, other)


def ground_of_eagle(region: Region) -> int:
    """The entry of `Optimus.eagle` for an eagle that lies in a region without a leader."""
    return PIECES + region


class Fate(Procedure[Optimus]):
    """OP-9.11.3: a leader whose unit is destroyed is killed on 4 to 6, else captured; one alone is captured at once.

    A captured supreme leader is put to death. His player may answer a capture with *Suicide* (OP-14-16), which takes
    the bonus to the loot away.
    """

    NAME = "fate"
    ASKS = {"answer": "OP-14-16"}

    head: Head
    taken: bool

    def start(self, g: Optimus) -> None:
        """The die, unless he has been met alone."""
        if not self.taken:
            die = g.die()
            g.emit(FATE_ROLL, (self.head, die))
            self.taken = die <= 3
            if not self.taken:
                g.emit(KILLED, (self.head,))
                self.fall(g, True)
                return
        self.step = "answer"

    def answer(self, g: Optimus) -> None:
        """Asked when a stratagem is held at all: how many is no secret."""
        side = g.side_of(self.head)
        if g.hand[side]:
            g.ask_privately(side)
        else:
            self.captured(g)

    def options(self, g: Optimus, may: Offers) -> None:
        stratagems.offer_play(g, may, g.side_of(self.head), self.witnesses(g), BIT[SUICIDE])
        may.offer(DECLINE, "OP-14-16")

    def choose(self, g: Optimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == PLAY:
            witnesses = self.witnesses(g)
            g.emit(SUICIDE_OF, (self.head,))
            self.fall(g, False)
            stratagems.spend(g, seat, obj, witnesses)
        else:
            self.captured(g)

    def witnesses(self, g: Optimus) -> Heads:
        """Who may play it: himself, or if he has played another in the season, a leader of his in the same place."""
        own = BIT[self.head]
        return g.leaders(g.at[self.head], g.side_of(self.head)) if own & g.schemed else own

    def captured(self, g: Optimus) -> None:
        """OP-9.11.3-3."""
        g.emit(PUT_TO_DEATH if self.head in g.supreme else CAPTURED, (self.head,))
        self.fall(g, True)

    def fall(self, g: Optimus, counts: bool) -> None:
        """He leaves the game. Where it counts, the enemy's loot will be the better for it (OP-11.3-5, OP-11.3-6)."""
        side = g.side_of(self.head)
        if counts:
            g.trophies[1 - side] += ON_SACK["supreme-leader" if self.head in g.supreme else "per-leader"]
        victory.leader_lost(g, self.head)
        lost(g, self.head)
        g.end()


def perish(g: Optimus, side: Side, region: Region, pieces: Pieces) -> None:
    """OP-8.4-7: who cannot retreat is destroyed, and leaders are taken."""
    g.emit(NO_RETREAT, (side, region))
    for unit in members(pieces & UNIT_MASK):
        g.destroy(unit, g.pf[unit])
    for head in members(pieces & LEADER_MASK):
        g.call(Fate(head, True))
