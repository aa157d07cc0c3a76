"""Movement by land: who marches with whom and where to, and which units go alone.

What those of a zone would do (`Station`) is kept as long as nothing changes that matters to them: most marches change
nothing for most of the others.
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.advice.party import Parties, Party
from latrunculi.games.alea.advice.regions import EFFORT
from latrunculi.games.alea.advice.survey import Survey
from latrunculi.games.alea.components.chart import GARRISON, NEAR, REGION_OF, ZONES
from latrunculi.games.alea.components.counters import (
    FOREIGN_LEADERS,
    FOREIGNERS,
    LEGIONES,
    PIECE_PEOPLE,
    ROMAN_UNITS,
    UNITS,
)
from latrunculi.games.alea.components.kit import KIT
from latrunculi.games.alea.rules.marching import March
from latrunculi.games.alea.rules.state import UNKNOWN
from latrunculi.games.alea.rules.words import HALT, LEAVE, MOVE_TO, RALLY, TAKE
from latrunculi.games.imperator.advice.forces import Force
from latrunculi.games.imperator.advice.prospects import FIRST, NEVER, STAY, chosen, weight
from latrunculi.games.imperator.components.kit import NONE, Piece, Pieces, Zone
from latrunculi.kernel.actions import BIT, OBJECT_BITS, OBJECT_MASK, members
from latrunculi.tabletop.ways import Reach

ESCORT: Final = 0.2
"""How much less a leader's march is worth the fewer he takes of those whom he could lead: they need him too."""


Order = tuple[float, Pieces]
"""What a leader's march promises, and the units that he takes along."""
Like = tuple[Force, int]
"""Units that have the same to hope for from a zone: their force, and a number for legions or a People."""


class Station:
    """What those of the mover's who stand in a zone would do.

    `orders`: by leader his march with units; `steps`: by kind of unit what it promises that one goes alone; `led`: the
    units that leaders have something in mind for. The rest is what it follows from.
    """

    def __init__(self) -> None:
        self.orders: Final[dict[Piece, Order]] = {}
        self.steps: Final[dict[Like, float]] = {}
        self.led: Pieces = UNKNOWN
        self.pieces: Pieces = UNKNOWN
        self.moved: Pieces = 0
        self.epoch: int = UNKNOWN
        self.version: int = 0
        self.seen: int = 0

    def holds(self, survey: Survey, here: Zone, pieces: Pieces, moved: Pieces) -> bool:
        """Whether all is still so, some pieces standing in the zone, some of whom have moved."""
        if self.pieces != pieces or self.moved != moved or self.epoch != survey.epoch:
            return False
        if self.version != survey.regions.version or pieces & FOREIGNERS or survey.defiance.concerns(pieces):
            # A stranger's rights may change with any movement, and so may the refuges of who fears the Pretender.
            return False
        changed = survey.since(self.seen)
        return not changed or not changed & (survey.told() | NEAR[here])


class Marches:
    """What is to be moved by land in the position of a survey."""

    def __init__(self, survey: Survey) -> None:
        self.survey: Final = survey
        self.parties: Final = Parties()
        self._stations: Final[dict[Zone, Station]] = {}
        self._plans: Final[dict[Piece, Order]] = {}
        self._rights: Final[dict[tuple[Zone, Pieces], list[Zone]]] = {}
        self._strangers: Final[dict[tuple[Zone, Pieces], list[Zone]]] = {}
        self._ranked: Final[dict[Pieces, list[Piece]]] = {}
        self._epoch: int = UNKNOWN
        self._seen: int = UNKNOWN

    def turn(self) -> None:
        """Forget what no longer holds in the position that the survey now looks at."""
        survey = self.survey
        if self._epoch != survey.epoch:
            self._epoch = survey.epoch
            self._seen = UNKNOWN
            self._rights.clear()
            self._ranked.clear()
        if self._seen != survey.now:
            self._seen = survey.now
            self._strangers.clear()
            self._plans.clear()

    # ------------------------------------------------------------------ what parties there are

    def party(self, here: Zone, group: Pieces) -> Party:
        """Some pieces in a zone as a party."""
        return self.parties.party(self.survey, here, group)

    def open_zones(self, units: Pieces, leaders: Pieces, here: Zone) -> list[Zone]:
        """The adjacent zones that a group has the right to enter and to stop in."""
        group = units | leaders
        # Romans differ only in being led by a party leader, or not; of others the whole group counts.
        kind = group if group & FOREIGNERS else (leaders & self.survey.chiefs) | (units & ROMAN_UNITS and 1)
        # And strangers may have been shut out, or in, by a movement; Romans of the same camp cannot.
        known = self._strangers if group & FOREIGNERS else self._rights
        found = known.get((here, kind))
        if found is None:
            g = self.survey.g
            reach = Reach(NEAR[here])
            g.restrict(reach, units, leaders, here)
            g.stop(reach, group, 0)
            found = known[here, kind] = list(members(reach.zones))
        return found

    def crews(self, here: Zone, everyone: Pieces) -> list[Pieces]:
        """The sets of units with which a leader might march: all he can lead, all but the garrison, a few."""
        found = [everyone]
        legions = everyone & LEGIONES
        number = legions.bit_count()
        region = REGION_OF[here]
        survey = self.survey
        camp = survey.mover
        if number > 1 and region != NONE and min(survey.dangers.leaves(camp, here, everyone)) < 0:
            spare = max(survey.legions[camp][region] - max(GARRISON[region], 1), 0)
            worst = self._ranked.get(legions)
            if worst is None:
                g = survey.g
                worst = self._ranked[legions] = sorted(members(legions), key=lambda unit: weight(g, unit))
            for stay in {number - spare, number - 1, number - 2, 1}:
                if 0 < stay < number:
                    found.append(everyone ^ sum([BIT[unit] for unit in worst[:stay]]))
        return found

    # ------------------------------------------------------------------ before a march

    def station(self, here: Zone) -> Station:
        """What those in a zone would do, as far as it is known."""
        survey = self.survey
        found = self._stations.get(here)
        if found is None:
            found = self._stations[here] = Station()
        elif found.epoch == survey.epoch and found.seen == survey.now:
            return found
        g = survey.g
        pieces = g.inside[here] & g.own[survey.mover]
        moved = pieces & g.moved
        if not found.holds(survey, here, pieces, moved):
            found.pieces, found.moved = pieces, moved
            found.epoch, found.version = survey.epoch, survey.regions.version
            found.orders.clear()
            found.steps.clear()
        found.led = UNKNOWN
        found.seen = survey.now
        return found

    def plan(self, leader: Piece) -> Order:
        """The best march of a leader, with units or alone."""
        found = self._plans.get(leader)
        if found is None:
            found = self._plans[leader] = self._plan(leader)
        return found

    def _plan(self, leader: Piece) -> Order:
        survey = self.survey
        here = survey.g.at[leader]
        if here >= ZONES:
            return NEVER, 0
        best, taken = self._order(leader, here)
        if not FOREIGN_LEADERS & BIT[leader] and survey.posts.restless(survey.mover, leader):
            for there in self.open_zones(0, BIT[leader], here):
                # it costs nobody any effort
                promise = EFFORT + survey.posts.alone(survey.mover, leader, here, there)
                if promise > best:
                    best, taken = promise, 0
        return best - EFFORT, taken

    def _order(self, leader: Piece, here: Zone) -> Order:
        """The best march of a leader with units."""
        orders = self.station(here).orders
        found = orders.get(leader)
        if found is None:
            g = self.survey.g
            units = g.commanded(leader) & g.inside[here]
            units ^= units & g.moved
            found = orders[leader] = self._best(leader, units, here) if units else (NEVER, 0)
        return found

    def _best(self, leader: Piece, units: Pieces, here: Zone) -> Order:
        """The same if there are units whom he can lead."""
        most = KIT.command[leader - UNITS]
        everyone = units if units.bit_count() <= most else chosen(self.survey.g, units, most)[0]
        number = everyone.bit_count()
        best, taken = NEVER, 0
        for crew in self.crews(here, everyone):
            party = self.party(here, crew | BIT[leader])
            if party.zones or party.regions:  # else nothing is worth more than staying
                promise = party.step(self.survey, self.open_zones(crew, BIT[leader], here))
                share = 1.0 - ESCORT * (1.0 - crew.bit_count() / number)
                if promise * share > best and promise > party.rest + STAY:
                    best, taken = promise * share, crew
        return best, taken

    def advance(self, unit: Piece) -> float:
        """The best that a unit alone can do, when no leader takes it along."""
        survey = self.survey
        here = survey.g.at[unit]
        if here >= ZONES:
            return NEVER
        station = self.station(here)
        if station.led == UNKNOWN:
            station.led = self._led(here)
        bit = BIT[unit]
        if station.led & bit:
            return NEVER
        key = (survey.force(bit), 0 if LEGIONES & bit else 2 + PIECE_PEOPLE[unit])
        found = station.steps.get(key)
        if found is None:
            party = self.party(here, bit)
            found = station.steps[key] = party.step(survey, self.open_zones(bit, 0, here)) - EFFORT
        return found

    def _led(self, here: Zone) -> Pieces:
        """The units whom leaders of a zone with something to do could lead, as a mask."""
        g = self.survey.g
        found = 0
        for leader in members(g.leaders(here, self.survey.mover) & ~g.moved):
            if self.plan(leader)[0] > STAY:
                found |= g.commanded(leader)
        return found

    # ------------------------------------------------------------------ on the way

    def on_march(self, frame: March, actions: list[int]) -> list[float]:
        """The units of the plan are taken before the leader leaves; then he goes where it is best."""
        here = self.survey.g.at[frame.leader]
        found = [NEVER] * len(actions)
        coming = False
        for place, action in enumerate(actions):
            if action >> OBJECT_BITS == TAKE:
                crew = self.plan(frame.leader)[1] >> (action & OBJECT_MASK)
                if crew & 1:
                    found[place] = FIRST * crew.bit_count()  # in their order, far enough apart that nobody ponders
                    coming = True
        if coming:
            return found
        party = self.party(here, frame.group | BIT[frame.leader]) if frame.group else None
        for place, action in enumerate(actions):
            verb = action >> OBJECT_BITS
            if verb == MOVE_TO:
                there = action & OBJECT_MASK
                if party is None:
                    found[place] = self.survey.posts.alone(self.survey.mover, frame.leader, here, there)
                else:
                    found[place] = party.promise(self.survey, there)
            elif verb == HALT:
                found[place] = STAY + (0.0 if party is None else party.rest)
            elif verb == RALLY:
                found[place] = 1.0
            elif verb not in (TAKE, LEAVE):
                found[place] = 0.0
        return found

    def step(self, unit: Piece, there: Zone) -> float:
        """What a unit's step to a zone promises."""
        return self.party(self.survey.g.at[unit], BIT[unit]).promise(self.survey, there)
