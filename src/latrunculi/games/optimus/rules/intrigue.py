"""OP 14-8, 14-17: *Espion* and *Tribu pro romain*, which are played in a segment, before one's action."""

from __future__ import annotations

from typing import Final

from latrunculi.games.optimus.components.chart import CONTREE_OF, CONTREE_REGIONS, NEAR, REGIONS, ROMAN
from latrunculi.games.optimus.components.counters import ESPION, PEOPLES, TRIBU_PRO_ROMAIN
from latrunculi.games.optimus.components.ints import (
    Head,
    Heads,
    People,
    Peoples,
    Region,
    Regions,
    Side,
    Stratagem,
    Stratagems,
)
from latrunculi.games.optimus.components.pieces import (
    DECOY_MASK,
    FIRST_LEADER,
    HEAD_MASK,
    OF_SIDE,
    PIECES,
    ROMANUS,
)
from latrunculi.games.optimus.rules import stratagems
from latrunculi.games.optimus.rules.knowledge import FIRST_BACK, face
from latrunculi.games.optimus.rules.state import Optimus
from latrunculi.games.optimus.rules.territory import land_of, own_land
from latrunculi.games.optimus.rules.words import (
    CHOOSE_PEOPLE,
    CHOOSE_PIECE,
    DECOY_FOUND,
    PLAY,
    SPIED,
    SWAYED,
    UNIT_SEEN,
)
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

PLOTS: Final = BIT[ESPION] | BIT[TRIBU_PRO_ROMAIN]


def _around(region: Region) -> Regions:
    here = CONTREE_OF[region]
    mask = CONTREE_REGIONS[here]
    for contree in members(NEAR[here]):
        mask |= CONTREE_REGIONS[contree]
    return mask


AROUND: Final = tuple([_around(region) for region in range(REGIONS)])
"""For each region those of the same contrée and of those that a link joins to it, as a mask."""


def close_by(g: Optimus, side: Side, regions: Regions) -> Heads:
    """The leaders of a side in or near some regions who may still play a stratagem, as a mask (OP-14-1, OP-14-4)."""
    return sum([BIT[head] for head in members(schemers_afield(g, side)) if AROUND[g.at[head]] & regions])


def schemers_afield(g: Optimus, side: Side) -> Heads:
    """The leaders of a side on the map who may still play a stratagem, as a mask (OP-14-4)."""
    leaders = stratagems.schemers(g, stratagems.plotters(g, side))
    return leaders ^ (leaders & g.boxed)


def within_reach(g: Optimus, side: Side) -> Regions:
    """The regions in or near which a side has a leader who may still play a stratagem, as a mask (OP-14-1)."""
    mask = 0
    for head in members(schemers_afield(g, side)):
        mask |= AROUND[g.at[head]]
    return mask


# ---------------------------------------------------------------- 14-8


def abroad(g: Optimus, head: Head, side: Side) -> bool:
    """Whether a side may know that a leader is not on his own people's land: of a counter that lies face down before it
    only on Roman land."""
    region = g.at[head]
    if face(g, head, side) != head:
        return g.origin[region] == ROMAN
    return not own_land(g, head, region)


def exposed(g: Optimus, side: Side) -> Heads:
    """The enemy leaders who may be spied on, by the names that a side has for them, as a mask."""
    theirs = g.in_play & HEAD_MASK & OF_SIDE[1 - side]
    mask = 0
    for head in members(g.standing(theirs, within_reach(g, side))):
        if abroad(g, head, side):
            mask |= BIT[face(g, head, side)]
    return mask


def spy(g: Optimus, head: Head) -> None:
    """His counter and his sheet are seen; a decoy is found out (OP-5.1.5-5)."""
    g.emit(SPIED, (head, g.at[head]))
    if DECOY_MASK & BIT[head]:
        g.disclose()
        g.emit(DECOY_FOUND, (head, g.at[head]))
        g.bury(head)
        return
    g.show(BIT[head] | g.army(head))
    for unit in members(g.army(head)):
        g.emit(UNIT_SEEN, (head, unit, g.pf[unit]))


# ---------------------------------------------------------------- 14-17


def receptive(g: Optimus) -> Peoples:
    """The peoples on whose land, or near it, Rome has a leader, as a mask."""
    near = within_reach(g, ROMANUS)
    return sum([BIT[p] for p in range(PEOPLES) if not g.swayed & BIT[p] and near & land_of(g, p)])


def courters(g: Optimus, people: People) -> Heads:
    """The Roman leaders who may win a people over, as a mask."""
    return close_by(g, ROMANUS, land_of(g, people))


def win_over(g: Optimus, people: People) -> None:
    """OP-14-17: fewer of it take up arms in this season."""
    stratagems.spend(g, ROMANUS, TRIBU_PRO_ROMAIN, courters(g, people))
    g.swayed |= BIT[people]
    g.emit(SWAYED, (people,))


# ---------------------------------------------------------------- both


def offer(g: Optimus, may: Offers, side: Side, among: Stratagems) -> None:
    """OP-14-4: whoever has a leader near may play those of `among` at any moment of his own; they cost no more
    (OP-14-3)."""
    if not (may.explains or among & PLOTS):
        return
    may.offer(PLAY, "OP-14-1", among & PLOTS)
    if may.explains and not stratagems.schemers(g, stratagems.plotters(g, side)):
        may.bar("OP-14-4", PLOTS)
    if may.undecided & among & BIT[ESPION] and not exposed(g, side):
        may.bar("OP-14-8", BIT[ESPION])
    if may.undecided & among & BIT[TRIBU_PRO_ROMAIN] and not receptive(g):
        may.bar("OP-14-1", BIT[TRIBU_PRO_ROMAIN])


def play(g: Optimus, side: Side, s: Stratagem) -> None:
    """Upon whom? Then the segment goes on."""
    g.stack[-1].step = "start"
    g.call(Intrigue(side, s))


class Intrigue(Procedure[Optimus]):
    """OP-14-8, OP-14-17: a side says upon whom it plays the stratagem `stratagem`."""

    NAME = "intrigue"
    ASKS = {"start": "OP-14-1"}

    side: Side
    stratagem: int

    def about(self, g: Optimus) -> tuple[tuple[str, str, int], ...]:
        return (("stratagem", "stratagem", self.stratagem),)

    def start(self, g: Optimus) -> None:
        g.ask(self.side)

    def options(self, g: Optimus, may: Offers) -> None:
        if self.stratagem == ESPION:
            may.offer(CHOOSE_PIECE, "OP-14-8", exposed(g, self.side))
        else:
            may.offer(CHOOSE_PEOPLE, "OP-14-17", receptive(g))

    def choose(self, g: Optimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        g.end()
        if verb == CHOOSE_PEOPLE:
            win_over(g, obj)
            return
        head = obj if obj < PIECES else FIRST_LEADER + g.backs.index(obj - FIRST_BACK)
        near = close_by(g, self.side, BIT[g.at[head]])
        stratagems.spend(g, self.side, self.stratagem, near, secretly=self.side != ROMANUS)
        spy(g, head)
