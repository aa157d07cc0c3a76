"""Where an army should go: for each region how good it would be to be there, less what the way costs."""

from __future__ import annotations

from typing import Final

from latrunculi.games.optimus.advice.plan import APPROACH, ASSEMBLY, NEARNESS, TIRED, Errand, Plan
from latrunculi.games.optimus.advice.survey import hidden, might, way
from latrunculi.games.optimus.components.chart import CONTREE_OF, CONTREE_REGIONS, NONE, REGIONS
from latrunculi.games.optimus.components.ints import Head, Place, Region, Side, Units
from latrunculi.games.optimus.components.pieces import (
    ARTILLERY_UNITS,
    FIRST_LEADER,
    FLEET_UNITS,
    IMPEDIMENTA_UNITS,
    LEADER_MASK,
    UNITS,
)
from latrunculi.games.optimus.components.tables import AUTUMN, ON_ATTRITION, WINTER, losses
from latrunculi.games.optimus.rules.attrition import ATTACKS, EARLIER, modifiers
from latrunculi.games.optimus.rules.scenarios import of
from latrunculi.games.optimus.rules.state import CALM, Optimus
from latrunculi.games.optimus.rules.supply import fed_by_land, feeds
from latrunculi.games.optimus.rules.territory import controller, inhabited
from latrunculi.games.optimus.rules.ways import contrees_from, step_terms
from latrunculi.games.optimus.rules.words import BY_TRAIN
from latrunculi.kernel.actions import BIT, members

FEW: Final = 2
"""PF that a leader goes out of his way for."""
GATHER: Final = 0.35
"""What a PF is worth to a leader who has room for it."""
RESOLVE: Final = 1.6
"""How much more an aim weighs with those who are sent: they go, in spite of what the way costs."""
DESPERATE: Final = 0.5
"""An army that has less than this share of the enemy's strength does not attack him, whatever there is to win."""
BLIND: Final = 1.0
"""The same where the enemy has armies that are not seen, of whatever is expected of them."""
RISK: Final = 3.0
"""What it weighs that a leader with whom the war is lost stands in the open before a stronger enemy."""
TOLL: Final = 0.25
"""What the loss of a PF on the way weighs against an aim."""
HUNGER: Final = 0.3
"""What it weighs when it is lost for want of bread: another season follows."""
WINTER_TO_COME: Final = 0.5
"""What the hunger of the winter counts in autumn: one may still go elsewhere."""


class Goals:
    """Where the army of a leader should go: for each region how good it would be to be there."""

    def __init__(self, g: Optimus, plan: Plan, head: Head, units: Units, walking: bool = False) -> None:
        self.g = g
        self.plan = plan
        moves = max([g.marched[unit] for unit in members(units)], default=0)
        self.earlier = max(0, moves - int(walking))  # this move is none of them
        self.side = plan.side
        self.head = head
        self.units = units
        self.led = BIT[head] & LEADER_MASK
        """Its leaders."""
        for unit in members(units):
            if g.chief[unit] != NONE:
                self.led |= BIT[g.chief[unit]]
        self.might = self._might(units)
        self.pf = g.strength(units & ~FLEET_UNITS)
        self.foes = plan.foes
        self.precious = any(
            end.winner != self.side and FIRST_LEADER + leader == head for end in of(g).ends for leader in end.lost
        )
        """Whether the enemy wins if the leader falls."""
        self.base = NONE
        """Where it stands ready, if it is sent nowhere."""
        self.aims = self._aims(units)

    def stronger(self, region: Region, odds: float, lost: float = 0.0) -> bool:
        """Whether with those who are there already the army would outweigh the enemy in a region, if so many PF are
        lost on the way there."""
        if not self.foes[region]:
            return True
        others = self.others(region)
        left = 1.0 - lost / max(1.0, self.pf)
        ours = self._might(self.units | others, self.g.leaders(region, self.side))
        return left * ours > odds * self.foes[region]

    def _might(self, units: Units, others: Units = 0) -> float:
        """The strength of some units under the best of the leaders who are with the army, or there."""
        heads = others | self.led
        return might(self.g, units, self.g.first(heads))

    def others(self, region: Region) -> Units:
        """Own units in a region that are not of the army; where enemies are, without those behind the walls, who take
        no part in a battle before them (OP-9.7-1)."""
        found = self.g.units(region, self.side) & ~(self.units | FLEET_UNITS)
        return found & ~self.g.walls if self.foes[region] else found

    def _aims(self, units: Units) -> list[tuple[int, float]]:
        """Regions worth going to, each with what it is worth to be there."""
        if not self.pf:
            return self._men() or self._rear(1.0)
        if self.head < UNITS:
            return self._leaders() or self._rear(1.0)
        errand = self.plan.errands.get(self.head)
        if worn(self.g, units) and errand is None:
            return self._rear(6.0)
        aims = self._musters()
        if errand is not None:
            aims.append((self._bound(errand), RESOLVE * errand.target.worth))
        else:
            self.base = self.plan.base(self.g, self.g.at[self.head], self.pf, units)
        return aims or ([] if self.base != NONE else self._rear(1.0))

    def _bound(self, errand: Errand) -> Place:
        """Where an errand leads first: to where those come together who are sent, while they are not."""
        if not errand.together or (errand.ready and self.head == errand.main.head):
            return errand.target.region
        return errand.main.place if errand.ready else errand.meeting

    def _musters(self) -> list[tuple[int, float]]:
        """Places where men wait without a leader, for one who has room for them."""
        g, side = self.g, self.side
        room = g.vs(self.head) - self.pf
        found = []
        if room < FEW or worn(g, self.units):
            return []
        for region in members(g.present[side]):
            men = min(room, g.fit(g.lone(region, side) & ~(self.units | FLEET_UNITS | ARTILLERY_UNITS)))
            if men >= FEW and not self.foes[region] and not g.leaders(region, side) & ~BIT[self.head]:
                found.append((region, GATHER * men))
        return found

    def _men(self) -> list[tuple[int, float]]:
        """Where men are whom nobody leads: for a leader without any."""
        g, side = self.g, self.side
        rank = g.vs(self.head) if LEADER_MASK & BIT[self.head] else 0
        found = []
        for region in members(g.present[side]):
            men = min(rank, g.fit(g.lone(region, side) & ~(FLEET_UNITS | ARTILLERY_UNITS)))
            if men and self.stronger(region, 1.0) and not g.leaders(region, side) & ~BIT[self.head]:
                found.append((region, 0.6 * men))
        return found

    def _leaders(self) -> list[tuple[int, float]]:
        """Where own armies with a leader are: for those who have none."""
        g, side = self.g, self.side
        places = [r for r in members(g.present[side]) if self.stronger(r, 1.0)]
        return [(r, 3.0) for r in places if any(g.army(head) for head in members(g.leaders(r, side)))]

    def _rear(self, worth: float) -> list[tuple[int, float]]:
        """Own towns that would feed the army."""
        g, side = self.g, self.side
        found = []
        for region in members(g.era.inhabited & ~g.pillaged & ~g.closed):
            if controller(g, region) == side and g.siege[region] == CALM and not self.foes[region]:
                room = 1.0 if g.era.vg[region] >= self.pf else 0.4
                found.append((region, worth * room))
        return found

    def at(self, place: Place, lost: float = 0.0, worst: float = 0.0) -> float:
        """How good it is to be in a place: what is near, less what is dangerous, and less the hungry; on the way there
        so many PF are lost on the average, and so many at worst."""
        best = 0.0 if self.base == NONE else ASSEMBLY - APPROACH * way(self.g, self.side, place, self.base)
        for region, worth in self.aims:
            best = max(best, worth / (1.0 + NEARNESS * way(self.g, self.side, place, region)))
        if place < REGIONS and self.foes[place] and not self.stronger(place, self.plan.odds, lost):
            if not self.stronger(place, BLIND if hidden(self.g, place, 1 - self.side) else DESPERATE, worst):
                best = min(best, 0.0)
            best -= 3.0 + max(0.0, self.foes[place] - self.might)
        if self.precious and self.exposed(place):
            best -= RISK
        return best - HUNGER * self.hungry(place)

    def exposed(self, place: Place) -> bool:
        """Whether enemies who stand in one contrée beside a place, or in its own, outweigh all who are there, where no
        walls of their own shelter them."""
        g, side = self.g, self.side
        if place >= REGIONS or (inhabited(g, place) and controller(g, place) == side and g.siege[place] == CALM):
            return False
        ours = self._might(self.units | self.others(place), g.leaders(place, side))
        near = BIT[CONTREE_OF[place]] | contrees_from(g, place)
        return any(sum([self.foes[r] for r in members(CONTREE_REGIONS[c])]) > ours for c in members(near))

    def onward(self, here: Place, there: Place) -> float:
        """How good it is to go one step on."""
        faces = self.tolls(here, there)
        lost = sum(faces) / len(faces)
        return self.at(there, lost, max(faces)) - TOLL * lost

    def hungry(self, place: Place) -> float:
        """The PF that the end of the season would cost the army there, for want of bread; in autumn that of the winter,
        too, in part."""
        g = self.g
        units = self.units & ~FLEET_UNITS
        if not units or place >= REGIONS:
            return 0.0
        room = feeds(g, place, self.side)
        if room and g.strength(self.others(place)) + self.pf <= room:
            return 0.0
        trained = units & IMPEDIMENTA_UNITS and g.season != WINTER
        found = 0.0 if trained or fed_by_land(g, place, self.side) else expected_losses(g, self.side, units, place, [])
        if g.season == AUTUMN and g.clock < g.last_clock:
            found += WINTER_TO_COME * expected_losses(g, self.side, units, place, [], COLD[self.side])
        return found

    def tolls(self, here: Place, there: Place) -> list[int]:
        """The PF that a step costs, by the face of the die."""
        if not self.units or there >= REGIONS:
            return [0]
        terms = step_terms(self.g, self.side, self.units, here, there)
        terms[EARLIER] = self.earlier
        if self.foes[there]:
            terms[ATTACKS] = 1
        return tolls(self.g, self.side, self.units, there, terms)


COLD: Final[tuple[int, ...]] = ON_ATTRITION["winter"]
"""What winter takes off a test, by side (OP-6.1-5)."""


def worn(g: Optimus, units: Units) -> bool:
    """Whether so many of some units are HdC that they should go home."""
    return 1.0 - g.fit(units) / max(1, g.strength(units)) > TIRED


def tolls(g: Optimus, side: Side, units: Units, place: Place, terms: list[int], more: int = 0) -> list[int]:
    """The PF that a test costs by the face of its die, with something more on it; a train that is with the army
    counts."""
    trained = units & IMPEDIMENTA_UNITS
    found = modifiers(g, side, units, place, terms)
    malus = more + sum([amount for by, amount in found if by != BY_TRAIN or not trained])
    return [losses(die + malus) for die in range(1, 7)]


def expected_losses(g: Optimus, side: Side, units: Units, place: Place, terms: list[int], more: int = 0) -> float:
    """The PF that a test costs on the average."""
    return sum(tolls(g, side, units, place, terms, more)) / 6


def roster(g: Optimus, head: Head) -> Units:
    """The units that a leader would take along now."""
    return g.army(head) & ~ARTILLERY_UNITS
