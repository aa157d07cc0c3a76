"""How a nation stands: the VP that it may still expect beside those that it has. What a bot that thinks ahead compares.

The objectives of the profiles say what land is worth and when; who stands where says how likely it is kept or gained
until then. A region that is half won, a pile next to what it wants, a city or a capital left open all count, so that
two moves that score the same today differ.
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.advice import prospects
from latrunculi.games.invasions.advice.campaign import TENACITY
from latrunculi.games.invasions.advice.survey import (
    CITY,
    CLOSE,
    THRONE,
    Survey,
    held_by_horde,
    season,
    strength,
)
from latrunculi.games.invasions.components.chart import DISTANCE, NONE, RINGS
from latrunculi.games.invasions.components.counters import FLEETS, UNIT_MASK
from latrunculi.games.invasions.components.nations import CAMP_OF, OBJECTIVES
from latrunculi.games.invasions.components.printed.nations import Objective
from latrunculi.games.invasions.rules import control, sieges, victory
from latrunculi.games.invasions.rules.activation import Activation
from latrunculi.games.invasions.rules.battles import attacker, contested
from latrunculi.games.invasions.rules.campaigns import Campaigns, captains
from latrunculi.games.invasions.rules.ints import Nation, Nations, Pieces, Places, Province
from latrunculi.games.invasions.rules.state import BARBARIAN, EMPIRE, LAND, VASSAL, Invasions
from latrunculi.kernel.actions import BIT, members
from latrunculi.kernel.ints import Seat

COMES: Final = 0.5
"""The chance that who could come and take a province does so: he has other aims, too."""
FALLS: Final = 0.4
"""The chance that a city falls to a siege, about."""
FELT: Final[tuple[float, ...]] = (1.0, 1.0, 0.6)
"""How much of a pile is felt in its province, one step and two steps away."""
TAKEN: Final = 0.4
"""The chance that a province next to a pile of one's own is taken before it counts."""
FARTHER: Final = 0.7
"""How much less it is for each step more."""
UNIT: Final = 0.25
"""What a unit promises beside the land that it holds, as long as turns are left."""
GOLD: Final = 0.03
"""What a gold in the Treasury promises."""


BEFORE_COMBAT: Final = ("start", "movement", "combat")
"""The steps of an activation until its movement is over."""


class Fight:
    """A battle or a siege that is still to come in the activation: who attacks, the chance that he takes the province,
    and the units that it costs him and his enemies."""

    __slots__ = ("lost", "nation", "slain", "taken")

    def __init__(self, nation: Nation, taken: float, lost: float, slain: float) -> None:
        self.nation = nation
        self.taken = taken
        self.lost = lost
        self.slain = slain


def to_come(g: Invasions) -> dict[Province, Fight]:
    """By province what the nations that play will fight for there, as they stand now."""
    found: dict[Province, Fight] = {}
    for place in members(contested(g) | sieges.open_to(g)):
        foes = bool(contested(g) & BIT[place])
        nation = attacker(g, place) if foes else sieges.besieger(g, place)
        outlook = prospects.of_battle(g, nation, place) if foes else prospects.Outlook(1.0, 0.0, 0.0)
        taken = outlook.win
        if g.level[place] > 0 and sieges.needed(g, nation, place):
            taken *= prospects.of_siege(g, nation, sieges.force(g, nation, place), place)
        found[place] = Fight(nation, taken, outlook.lost, outlook.slain)
    return found


class Standing:
    """A position, looked at once for all nations."""

    def __init__(self, g: Invasions) -> None:
        self.g: Final = g
        self.left: Final = g.last_turn - g.turn
        self.spent: Final = g.activated & ~g.playing if not self.left else 0
        """Who will not move any more before land is counted for the last time."""
        self.fights: Final = to_come(g) if g.playing else {}
        self.again: Nations = 0
        self.campaigned: Pieces = 0
        self.marching = False
        for frame in g.stack:
            if isinstance(frame, Activation):
                self.again = g.invading & g.playing if frame.round == 1 else 0
                self.marching = frame.step in BEFORE_COMBAT
            elif isinstance(frame, Campaigns):
                self.campaigned = frame.pieces
        self._piles: Final[dict[Province, list[tuple[Nation, float]]]] = {}
        self._occupied: Places = 0
        for nation in members(g.active):
            for place in members(g.present[nation] & LAND):
                power = strength(g, g.inside[place] & g.army[nation])
                if power:
                    self._piles.setdefault(place, []).append((nation, power))
                    self._occupied |= BIT[place]

    # ------------------------------------------------------------------ a province

    def threat(self, nation: Nation, place: Province, nearest: int = 0) -> float:
        """The strongest pile that may still come and take a province from a nation, no nearer than `nearest` steps."""
        g = self.g
        seat, spared = g.seat(nation), g.friends[nation] | g.neutrals[nation] | self.spent
        worst = 0.0
        for ring, felt in zip(RINGS[place][nearest : CLOSE + 1], FELT[nearest:], strict=False):  # fewer on islands
            for near in members(ring & self._occupied):
                for other, power in self._piles[near]:
                    if felt * power > worst and not spared & BIT[other] and g.seat(other) != seat:
                        worst = felt * power
        return worst

    def risk(self, nation: Nation, place: Province) -> float:
        """The chance that a province is lost before it counts: in the fight that is to come there, or later."""
        fight = self.fights.get(place)
        if fight is None or not self._hostile(nation, fight.nation):
            return self._later(nation, place)
        return 1.0 - (1.0 - fight.taken) * (1.0 - self._later(nation, place, 1))

    def _hostile(self, nation: Nation, other: Nation) -> bool:
        """Whether a nation fights against another."""
        g = self.g
        return other != nation and not (g.friends[nation] | g.neutrals[nation]) & BIT[other]

    def _later(self, nation: Nation, place: Province, nearest: int = 0) -> float:
        """The chance that who may still come takes a province: the greater, the weaker who stands in it."""
        g = self.g
        threat = self.threat(nation, place, nearest)
        if not threat:
            return 0.0
        guard = 0.0
        for other, power in self._piles.get(place, ()):
            if other == nation or g.friends[nation] & BIT[other]:
                guard += power
        beaten = TENACITY * threat / (guard + TENACITY * threat)
        return COMES * beaten * (FALLS if g.level[place] > 0 else 1.0)

    def chance(self, nation: Nation, places: list[Province]) -> float:
        """The chance to take the nearest of some provinces before it counts: by who may still move, and is near."""
        g = self.g
        best = 0.0
        for place in places:
            fight = self.fights.get(place)
            if fight is not None and (fight.nation == nation or g.friends[nation] & BIT[fight.nation]):
                best = max(best, fight.taken * (1.0 - self._later(nation, place, 1)))
        if self.spent & BIT[nation] or not places:
            return best
        near = [min([DISTANCE[here][place] for place in places]) for here in self._able(nation)]
        return max(best, TAKEN * FARTHER ** max(0, min(near) - 1)) if near else best

    def _able(self, nation: Nation) -> list[Province]:
        """From where a nation may still march before land counts for the last time: one that is activated now with who
        has not moved, with leaders who have a campaign, and in the second round of an invasion with all."""
        g = self.g
        places = list(members(g.present[nation] & LAND))
        if self.left or not g.playing & BIT[nation] or self.again & BIT[nation]:
            return places
        waiting = captains(g, BIT[nation]) & ~self.campaigned
        if self.marching:
            waiting |= g.army[nation] & UNIT_MASK & ~g.spent[0]
        return [p for p in places if g.inside[p] & waiting]

    # ------------------------------------------------------------------ objectives

    def promise(self, nation: Nation, aim: Objective, now: float) -> float:
        """How much of the VP of an objective may be expected on a turn when it counts; `now`: what it gives now."""
        if aim.region == NONE:
            if now:
                return now * (1.0 - self.risk(nation, aim.province))
            return aim.vp * self.chance(nation, [aim.province])
        return self._region(nation, aim, now)

    def _region(self, nation: Nation, aim: Objective, now: float) -> float:
        g = self.g
        if now and held_by_horde(g, nation, aim.region):
            return now * (1.0 - self.risk(nation, g.horde(nation)))
        land = control.PROVINCES_OF[aim.region]
        if g.status[nation] == EMPIRE:
            land = tuple([p for p in land if g.level[p] > 0]) or land
        whose = BIT[nation] | g.allies[nation] | g.vassals(nation)
        mine = [p for p in land if g.owner[p] != NONE and whose & BIT[g.owner[p]]]
        surplus = len(mine) - (len(land) // 2 + 1)
        if now:
            risks = sorted([self.risk(nation, p) for p in mine], reverse=True)
            lost = 1.0
            for risk in risks[: max(0, surplus) + 1]:  # so many must fall
                lost *= risk
            return now * (1.0 - lost)
        missing = [p for p in land if p not in mine]
        found = self.chance(nation, missing) ** max(1, -surplus)
        if g.status[nation] == BARBARIAN and g.horde(nation) != NONE and not self.spent & BIT[nation]:
            found = max(found, TAKEN * FARTHER ** min([DISTANCE[g.horde(nation)][p] for p in land]))
        return aim.vp * found

    # ------------------------------------------------------------------ a nation, a seat

    def expected(self, nation: Nation) -> float:
        """The VP that a nation may expect beside those that it has: what its objectives will give on the scoring turns
        to come; what its units, its gold, its cities and capital, and raids from its horde promise while turns are
        left."""
        g = self.g
        found = 0.0
        for aim, parts in zip(OBJECTIVES[nation], victory.held(g, nation, OBJECTIVES[nation]), strict=True):
            times = season(g, aim)
            if times:
                found += times * self.promise(nation, aim, parts / victory.PARTS)
        if g.bond[nation] == VASSAL:
            found *= 0.5  # XXIX.F-6
        later = min(1.0, 0.1 + 0.4 * self.left)
        force = strength(g, g.in_play(nation) & (UNIT_MASK | FLEETS)) - self._fallen(nation)
        found += later * (UNIT * force + GOLD * g.treasury[nation])
        if g.federator[nation] != NONE:
            found += victory.PER_FOEDUS * g.foedera[nation] * min(2, self.left + 1)
        elif self.left and g.horde(nation) != NONE:
            found += Survey(g, g.seat(nation)).forays(nation, g.horde(nation))
        if self.left and g.status[nation] != BARBARIAN:
            found += self.realm(nation)
        return found

    def _fallen(self, nation: Nation) -> float:
        """The units that the fights to come are likely to cost a nation."""
        found = 0.0
        for place, fight in self.fights.items():
            if fight.nation == nation:
                found += fight.lost
            elif self.g.present[nation] & BIT[place] and self._hostile(nation, fight.nation):
                found += fight.slain
        return found

    def realm(self, nation: Nation) -> float:
        """What the cities of a settled nation promise, and its capital, as far as they are safe."""
        g = self.g
        found = 0.0
        for place in members(control.owned(g, nation)):
            if g.level[place] > 0:
                found += CITY * g.level[place] * (1.0 - self.risk(nation, place))
        capital = g.capital[nation]
        return found + (THRONE * (1.0 - self.risk(nation, capital)) if capital != NONE else 0.0)


def evaluate(g: Invasions, seat: Seat) -> float:
    """The points of a seat and those that it may still expect, against the rivals: half counts the best of them."""
    totals = [float(victory.seat_points(g, one)) for one in range(g.seats)]
    if g.playing:
        g = g.clone()
        g.journal = None
        control.work_out(g)
    standing = Standing(g)
    if not g.ended:
        for nation in members(g.active):
            totals[g.seat_of(CAMP_OF[nation])] += standing.expected(nation)
    rivals = [total for one, total in enumerate(totals) if one != seat]
    return totals[seat] - 0.5 * max(rivals) - 0.5 * sum(rivals) / len(rivals)
