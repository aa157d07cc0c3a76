"""III.C and IX.C: generic and historical leaders: who serves when, where they are placed, who follows whom."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components.chart import NONE
from latrunculi.games.invasions.components.counters import (
    EMPERORS,
    GENERIC,
    GENERIC_OF,
    HEIR_OF,
    KINGS,
    LEADER_TURNS,
    LEADERS,
    NATION_OF,
    OF_NATION,
    PIECE,
)
from latrunculi.games.invasions.components.nations import CAMP_OF, CIVILISED_BY_NATURE, HUNS
from latrunculi.games.invasions.rules import control, relations, ways
from latrunculi.games.invasions.rules.ints import Camp, Nation, Piece, Pieces, Places
from latrunculi.games.invasions.rules.realms import FateOfHuns
from latrunculi.games.invasions.rules.state import GONE, LAND, LATER, TRACK, Invasions
from latrunculi.games.invasions.rules.words_life import LEADER_COMES, LEADER_GOES, POST
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

HISTORICAL: Final[Pieces] = LEADERS & ~GENERIC
ATTILA: Final[Piece] = PIECE["attila"]


def serving(g: Invasions, nation: Nation) -> Pieces:
    """The leaders of a nation on the map."""
    return g.in_play(nation) & LEADERS & OF_NATION[nation]


def ruler(g: Invasions, nation: Nation) -> Piece:
    """The emperor or king of a nation on the map, else its first leader there; NONE."""
    found = serving(g, nation)
    crowned = found & (EMPERORS | KINGS) or found
    return members(crowned)[0] if crowned else NONE


def beside(nation: Nation) -> bool:
    """IX.C-4, III.C-4: whether the generic leader of a nation serves beside a historical one."""
    return bool(CIVILISED_BY_NATURE & BIT[nation])


# ---------------------------------------------------------------- step 1.B


def retire(g: Invasions) -> None:
    """IX.C-5: historical leaders whose turns are over go unless a card keeps them; so do those who waited in vain."""
    for leader in members(HISTORICAL & ~g.second_turn):
        if g.at[leader] == GONE or max(LEADER_TURNS[leader]) >= g.turn:
            continue
        if g.at[leader] < LATER:
            g.emit(LEADER_GOES, (NATION_OF[leader], leader))
        g.put(leader, GONE)


def ending(g: Invasions, camp: Camp) -> Pieces:
    """The historical leaders of a camp on the map whose only turn is over: a card may keep them for another."""
    found = 0
    for leader in members(HISTORICAL & ~g.inside[GONE] & ~g.inside[LATER]):
        kept = g.second_turn & BIT[leader] or CAMP_OF[NATION_OF[leader]] != camp
        if not kept and LEADER_TURNS[leader] == (g.turn - 1,):
            found |= BIT[leader]
    return found


def coming(g: Invasions, nation: Nation) -> Pieces:
    """IX.C-1 to IX.C-4: the leaders that a nation places in this turn: historical ones, and its generic leader anew."""
    found = 0
    for leader in members(HISTORICAL & OF_NATION[nation] & g.inside[LATER]):
        if g.turn in LEADER_TURNS[leader]:
            found |= BIT[leader]
    if beside(nation) or not (found | serving(g, nation) & HISTORICAL):
        found |= GENERIC_OF[nation] & ~g.inside[GONE]
    return found


def stations(g: Invasions, nation: Nation, leader: Piece) -> Places:
    """IX.C-2: where a leader may be placed: in the provinces of his nation, failing that with its horde or units; in
    land that is closed to him (XVIII.K), or where foes stand and none of his own, only where there is no other."""
    owned = control.owned(g, nation)
    if owned:
        open_land = owned & ~ways.closed(g, BIT[leader]) or owned
        foes = sum([BIT[p] for p in members(open_land & ~g.held[nation]) if relations.enemies(g, nation, p)])
        return open_land & ~foes or open_land
    horde = g.horde(nation)
    return BIT[horde] if horde != NONE else piles(g, nation)


def piles(g: Invasions, nation: Nation) -> Places:
    """The provinces where a nation has units."""
    return sum([BIT[p] for p in members(g.present[nation] & LAND) if g.units(nation, p)])


class Investiture(Procedure[Invasions]):
    """The leaders of a nation in step 1.B; `pieces`: those still to be placed."""

    NAME = "investiture"
    ASKS = {"place": "INV-IX.C-2"}

    nation: Nation
    pieces: Pieces = 0

    def start(self, g: Invasions) -> None:
        """The generic leader steps back (IX.C-3); who comes?"""
        self.pieces = coming(g, self.nation)
        for leader in members(GENERIC_OF[self.nation] & ~g.inside[GONE]):
            g.put(leader, TRACK)
        self.step = "place"

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("nation", "nation", self.nation), ("leader", "piece", self.leader()))

    def leader(self) -> Piece:
        """Who is placed now: historical leaders first."""
        return members(self.pieces & HISTORICAL or self.pieces)[0]

    def place(self, g: Invasions) -> None:
        """Ask where he goes; without any place he waits."""
        if self.pieces and stations(g, self.nation, self.leader()):
            g.ask(g.seat(self.nation))
        else:
            g.end()

    def options(self, g: Invasions, may: Offers) -> None:
        may.offer(POST, "INV-IX.C-2", stations(g, self.nation, self.leader()))

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        leader = self.leader()
        self.pieces &= ~BIT[leader]
        g.put(leader, obj)
        g.emit(LEADER_COMES, (self.nation, leader, obj))


# ---------------------------------------------------------------- deaths


def died(g: Invasions, leader: Piece) -> None:
    """What the death of a leader brings: his heir at once (Romains D), for Attila the end of his people (Huns E)."""
    for heir in members(HISTORICAL & g.inside[LATER]):
        nation = NATION_OF[heir]
        if HEIR_OF[heir] == leader and g.active & BIT[nation]:
            g.call(Succession(nation, BIT[heir]))
    if leader == ATTILA and g.active & BIT[HUNS] and g.barbarian(HUNS):
        g.call(FateOfHuns())


class Succession(Investiture):
    """An heir comes at once, on a pile of his nation, failing that in one of its provinces (Romains D)."""

    NAME = "succession"

    def start(self, g: Invasions) -> None:
        """He is known."""
        self.step = "place"

    def options(self, g: Invasions, may: Offers) -> None:
        may.offer(POST, "INV-IX.C-2", piles(g, self.nation) or stations(g, self.nation, self.leader()))
