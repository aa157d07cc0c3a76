"""XVIII.A to XVIII.D: the Movement sub-step: piles move one at a time, from province to province."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components.chart import NONE, PROVINCES
from latrunculi.games.invasions.components.counters import LEADERS, UNIT_MASK
from latrunculi.games.invasions.rules import (
    blockade,
    fleets,
    foedera,
    migration,
    relations,
    stacking,
    trails,
    transport,
    ways,
)
from latrunculi.games.invasions.rules.encounter import Encounter
from latrunculi.games.invasions.rules.ints import Nation, Nations, Pieces, Places, Province
from latrunculi.games.invasions.rules.state import FIRST_SEA, LAND, Invasions
from latrunculi.games.invasions.rules.words_frame import DONE
from latrunculi.games.invasions.rules.words_march import LEAVE, MARCH, MARCHED, MIGRATE, STEP_TO, TAKE
from latrunculi.games.invasions.rules.words_siege import BLOCKADE, LAND_AT, OPEN_STRAIT, SAIL, SHIP
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb
from latrunculi.tabletop.ways import can_step, offer_step

TROOPS: Final[Pieces] = UNIT_MASK | LEADERS
"""Who moves in any movement sub-step."""


def marchers(g: Invasions, nations: Nations) -> Pieces:
    """The pieces of some nations that move: their units and leaders, and in an invasion their hordes (XVIII.G-2).

    Mutineers do not (the card Mutiny), nor does a horde before its raid, which begins where it stands (XI.C-3).
    """
    found = 0
    for nation in members(nations):
        found |= g.army[nation] & (ways.MOVERS if g.invading & ~g.raided & BIT[nation] else TROOPS)
    return found ^ (found & g.mutinous)


def piles(g: Invasions, nations: Nations) -> Places:
    """The provinces from which a pile of some nations may move on, by land or by sea."""
    found = places = 0
    mine = marchers(g, nations)
    tired = mine & (g.spent[0] | g.inactive_leaders)
    lays: dict[Nation, ways.Lay] = {}
    whole = members(nations)
    for nation in whole:
        places |= g.present[nation]
    for province in members(places & LAND):
        group = mine & g.inside[province]
        if group & tired:
            group = ways.fresh(g, group)
        if group:
            nation = ways.banner(g, nations, group) if len(whole) > 1 else whole[0]
            if nation not in lays:
                lays[nation] = ways.Lay(g, nation)
            lay = lays[nation]
            if (
                ways.at_large(g, nation, group, lay, province)
                or can_step(ways.Route(g, nation, group, lay), province, 0, 0)
                or transport.ready(g, nation, group, province)
            ):
                found |= BIT[province]
    return found


class Movement(Procedure[Invasions]):
    """The Movement sub-step of some nations of one seat (IV-12).

    `final`: no ally of another seat moves after them, so that stacking is checked when they have moved (XVII.A-7).
    """

    NAME = "movement"
    ASKS = {"choose_pile": "INV-XVIII.A-2"}

    nations: Nations
    final: bool = True

    def start(self, g: Invasions) -> None:
        """Any number of units may move (XVIII.A-1)."""
        self.step = "choose_pile"

    def choose_pile(self, g: Invasions) -> None:
        """Which pile moves next."""
        g.ask(g.seat(members(self.nations)[0]))

    def options(self, g: Invasions, may: Offers) -> None:
        may.offer(MARCH, "INV-XVIII.A-1", piles(g, self.nations))
        may.offer(MIGRATE, "INV-XVIII.G-3", migration.able(g, self.nations))
        if may.explains:
            self.explain(g, may)
        may.offer(SAIL, "INV-XXV.A-2", fleets.ready(g, self.nations))
        blockade.offer(g, may, self.nations)
        may.offer(DONE, "INV-XVIII.A-1")

    def explain(self, g: Invasions, may: Offers) -> None:
        """Why a pile does not march, or a nation migrate."""
        mine = marchers(g, self.nations)
        everybody = ways.army(g, self.nations) & ways.MOVERS
        may.offer(MARCH, "INV-XVIII.A-1", ways.camps(g, everybody))
        may.only("INV-XVIII.G-1", ways.camps(g, everybody & (TROOPS | mine)))
        may.only("INV-X.B-5", ways.camps(g, mine))
        may.only("INV-XIII.E-6", ways.camps(g, mine & ~g.inactive_leaders))
        may.only("INV-XVIII.A-3", sum([BIT[p] for p in range(PROVINCES) if ways.fresh(g, mine & g.inside[p])]))
        may.only("INV-XVIII.A-4", piles(g, self.nations))
        may.offer(MIGRATE, "INV-XVIII.G-3", self.nations)
        may.only("INV-XVIII.G-1", sum([BIT[n] for n in members(self.nations) if g.horde(n) != NONE]))
        may.bar("INV-XVIII.G-2", g.invading)
        may.only("INV-XVIII.G-3", migration.able(g, self.nations))

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == MARCH:
            g.call(March(self.nations, obj, ways.fresh(g, marchers(g, self.nations) & g.inside[obj])))
        elif verb == MIGRATE:
            g.call(migration.Migration(obj))
        elif verb == SAIL:
            g.call(fleets.Voyage(g.hired_by(obj), g.at[obj] - FIRST_SEA, BIT[obj]))
        elif verb in (BLOCKADE, OPEN_STRAIT):
            blockade.change(g, self.nations, verb, obj)
        else:
            g.end()
            checked = [*members(g.playing & ~self.nations), *members(self.nations)]  # who has moved last gives way
            for nation in checked if self.final else ():
                g.call(stacking.Excess(nation))


class March(Encounter):
    """A pile on its way (XVIII.A, XVIII.D): `group` goes on from `here`.

    `pieces`: those left where it stands. `bound`: the province to which it is being shipped, NONE.
    """

    NAME = "march"
    ASKS = {
        "go": "INV-XVIII.A-4",
        "face": "INV-XVIII.C-1",
        "hold": "INV-XVIII.F-2",
        "draw_up": "INV-XIX.A-21",
    }

    pieces: Pieces = 0
    bound: Province = NONE

    def start(self, g: Invasions) -> None:
        """It goes on."""
        self.step = "go"

    def go(self, g: Invasions) -> None:
        """Ask, unless nobody can go on (XVIII.A-3)."""
        if self.group and (ways.left(g, self.group) > 0 or self.joining(g)):
            g.ask(self.seat(g))
        else:
            g.end()

    def joining(self, g: Invasions) -> Pieces:
        """XVIII.D-1: who may join the pile where it stands, but for those that it has just left there."""
        others = marchers(g, self.nations) & g.inside[self.here] & ~self.group & ~self.pieces
        return ways.fresh(g, others)

    def among_neutrals(self, g: Invasions) -> bool:
        """XII.D-1: whether the pile has come to a place where neutrals stand, so that nobody stops there."""
        return self.origin >= 0 and ways.crowded(g, self.nation(g), self.here)

    def parting(self, g: Invasions) -> Pieces:
        """XVIII.D-1: who may be left where the pile stands."""
        return 0 if self.among_neutrals(g) else self.group

    def deserts(self, g: Invasions) -> bool:
        """XXVIII.E-3: whether all who hold a ceded province would leave it; who passes through has found nobody."""
        if not foedera.deserts(g, self.group, self.here):
            return False
        return self.origin == NONE or not trails.arrived(g, self.here, self.origin, self.group & UNIT_MASK)

    def options(self, g: Invasions, may: Offers) -> None:
        if self.step != "go":
            super().options(g, may)
            return
        nation = self.nation(g)
        route = ways.Route(g, nation, self.group, ways.lay_beside(g, nation, self.here))
        reached = offer_step(route, may, STEP_TO, "INV-XVIII.A-4", "INV-XVIII.A-3", self.here, 0, 0)
        deserts = LAND if self.deserts(g) else 0
        may.bar("INV-XXVIII.E-3", deserts)
        transport.offer(g, may, nation, self.group, self.here, deserts)
        may.offer(LEAVE, "INV-XVIII.D-1", g.alike(self.parting(g)))
        may.offer(TAKE, "INV-XVIII.D-1", g.alike(self.joining(g)))
        may.offer(DONE, "INV-XVIII.A-3")
        may.when("INV-XII.D-1", bool(deserts) or not reached or not self.among_neutrals(g))

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if self.step != "go":
            super().choose(g, seat, verb, obj)
        elif verb == DONE:
            g.end()
        elif verb == LEAVE:
            self.group &= ~BIT[obj]
            self.pieces |= BIT[obj]
        elif verb == TAKE:
            self.group |= BIT[obj]
        elif verb in (SHIP, LAND_AT):
            self.ship(g, obj, verb == LAND_AT)
        else:
            g.emit(MARCHED, (self.nation(g), self.here, obj))
            self.pieces = 0
            self.enter(g, obj)

    # ------------------------------------------------------------------ over sea (XXV.D, XXV.E)

    def ship(self, g: Invasions, there: Province, landing: bool) -> None:
        """The pile goes aboard."""
        nation = self.nation(g)
        seas = transport.routes(g, nation, self.group, self.here)[there]
        self.bound = there
        self.step = "shipped"
        g.call(transport.Transport(nation, there, here=self.here, group=self.group, seas=seas, landing=landing))

    def shipped(self, g: Invasions) -> None:
        """Whoever has come through is there, and has come from no province."""
        there = self.bound
        self.bound = NONE
        self.group &= g.inside[self.here]
        self.step = "go"
        if g.answer and self.group:
            trails.enter(g, there, NONE, self.group)
            g.put_all(self.group, there)
            self.here = there
            self.origin = NONE
            self.pieces = 0
            self.step = "entered"


def calm(g: Invasions, nation: Nation, province: Province) -> bool:
    """Whether nobody reacts to the entry into a province, and nobody hostile is there."""
    if relations.enemies(g, nation, province):
        return False
    return relations.hostile_entry(g, nation, province) < 0
