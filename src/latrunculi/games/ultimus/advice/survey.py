"""What a player sees at a glance: the forces in each zone, where they can strike, and where there are points to be had.

It is made once for a position and serves all decisions in it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from latrunculi.games.imperator.advice.forces import EMPTY, Force, Muster, Rates, joined
from latrunculi.games.imperator.advice.posts import Offices, Post
from latrunculi.games.imperator.advice.prospects import forecast, gain, raiders
from latrunculi.games.imperator.components.kit import NONE, Camp, Piece, Pieces, Zone, Zones
from latrunculi.games.ultimus.components.chart import (
    ALL_CAPITALS,
    DIOCESE_OF,
    DIOCESE_ZONES,
    EMPIRE,
    HALF_ZONES,
    NEAR,
    OCCIDENS,
    ORIENS,
    REFUGES,
    RINGS,
    ROMA,
    TOWNS,
    ZONES,
)
from latrunculi.games.ultimus.components.counters import (
    CO,
    FOREIGN_UNITS,
    LEADER_MASK,
    LI,
    PA,
    PEOPLE_PIECES,
    PEOPLE_UNITS,
    ROMAN_LEADERS,
    UNIT_DIOCESE,
    UNIT_MASK,
    UNITS,
)
from latrunculi.games.ultimus.components.kit import KIT
from latrunculi.games.ultimus.components.peoples import PEOPLES
from latrunculi.games.ultimus.rules.rights import holders
from latrunculi.games.ultimus.rules.scoring import breakdown, is_major
from latrunculi.games.ultimus.rules.state import BARBARUS, FOEDERATI, PEACE, REVOLTED, ROMANUS, WAR, Ultimus
from latrunculi.kernel.actions import members
from latrunculi.tabletop.ways import steps_between

# ---------------------------------------------------------------- weights, in points of victory

ROMAN_STRENGTH: Final = 0.16
"""A strength point of a palatine unit: it comes back next year in its capital (UR-9.3.2-1)."""
HOME_STRENGTH: Final = 0.08
"""The same of a unit in its own diocese."""
EXILED_STRENGTH: Final = 0.3
"""The same of a unit far from it."""
FOREIGN_STRENGTH: Final = 0.4
"""A strength point of a People's unit that must come again from its home, and holds no town meanwhile."""
KINDRED_STRENGTH: Final = 0.25
"""The same of a unit that comes back where its People stands."""
FINISH: Final = 1.9
"""How much of the peace with a People a blow at its last step brings; less the more steps it has left."""
OUT_OF_WAR: Final = 1.5
"""What it brings, for each of its units, that a People is out of the war."""
PRIZE: Final = tuple(
    [5.0 if z == ROMA else 2.0 if TOWNS >> z & 1 else 1.0 if EMPIRE >> z & 1 else 0.0 for z in range(ZONES)]
)
"""What a zone brings BARBARE in phase F (UR-10.2-9 to -11)."""
GUARDED: Final = tuple(
    [
        1.2 if z == ROMA or z in REFUGES else 0.6 if ALL_CAPITALS >> z & 1 else 0.15 if TOWNS >> z & 1 else 0.0
        for z in range(ZONES)
    ]
)
"""What a Roman unit in a zone is worth for being there."""
SEAT: Final = 1.5
"""What an imperial capital is worth to ROMAIN beside: his palatines come back there alone (UR-9.3.2-1, -2)."""
SEATS: Final = tuple([SEAT if ALL_CAPITALS >> z & 1 else 0.0 for z in range(ZONES)])
"""What ROMAIN loses with a zone beside what it brings BARBARE."""
CLEARED: Final = 0.55
"""The share of a zone's points that driving BARBARE out denies him: the beaten go to the next zone."""
CLEARED_LAST: Final = 0.8
"""The same when BARBARE cannot come back in this year."""
FORLORN: Final = 0.3
"""With less chance to win than this a battle is a loss, whatever it may cost the enemy: winter heals him (UR-9)."""
CORNERED: Final = 0.8
"""What is counted of the forces that could not retreat from a battle lost."""
FEAR: Final = 0.25
"""How much of an enemy's possible attack counts while he has sequences left."""
RESPITE: Final = 0.06
"""How much counts when he has none left in this year."""
OPEN: Final = 1.0
"""How much of the enemy's possible entry into an empty zone counts."""
REACH: Final = 3
"""Command from which a leader threatens zones two steps away."""
FADING: Final = 0.75
"""What is left of an attraction with each step of distance."""
PRETENDER: Final = 6.0
"""An Usurpateur beaten dies (UR-8.5.2), and his war with him (UR-10.2-12)."""
HELD: Final = 0.45
"""The attraction of a zone that the enemy holds."""

GREAT: Final = 25
"""PF of both forces from which a victory brings a point (UR-10.1-1)."""
NEARS: Final = tuple([tuple(members(NEAR[z])) for z in range(ZONES)])
SECOND: Final = tuple([tuple(members(RINGS[z][2])) if len(RINGS[z]) > 2 else () for z in range(ZONES)])
DISTANCE: Final = steps_between(RINGS)
"""Steps between two zones."""
FADED: Final = tuple([FADING**d for d in range(100)])

COMPANY: Final = 0.3
"""For each unit without a leader that one would find, a leader's way to it."""
FARTHEST: Final = 9
"""Steps that a leader goes to units without one."""
OFFICES: Final = Offices(KIT, (PA | CO) & UNIT_MASK, ROMAN_LEADERS, DISTANCE, FADED, FARTHEST, COMPANY)

Key = tuple[bytes, bytes, int, int, int, int, int]


def key_of(g: Ultimus) -> Key:
    """What a survey depends on."""
    turn = g.scenario << 16 | g.year
    return bytes(g.at), bytes(g.status), g.own[1], g.weak, g.smc[0] << 8 | g.smc[1], g.active, turn


def rates(g: Ultimus) -> Rates:
    """By unit what its loss would cost, for each strength point.

    Units of a diocese come back in it free of charge (UR-9.3.1-1) and are lost for good elsewhere (UR-9.3.1-3);
    those of a People return to it (UR-9.4), unless they were the last (UR-9.4-1, -6, -19).
    """
    found = [ROMAN_STRENGTH] * UNITS
    for unit in members((LI | CO) & UNIT_MASK):
        place = g.at[unit]
        home = place < ZONES and DIOCESE_OF[place] == UNIT_DIOCESE[unit]
        found[unit] = HOME_STRENGTH if home else EXILED_STRENGTH
    for people in range(PEOPLES):
        status = g.status[people]
        rate = FOREIGN_STRENGTH if status == WAR else KINDRED_STRENGTH
        if status in (WAR, REVOLTED):
            standing = g.standing(people)
            if standing:
                units = PEOPLE_UNITS[people].bit_count()
                peace = (3.0 if is_major(g, people) else 1.0) + OUT_OF_WAR * units
                steps = 2 * standing.bit_count() - (standing & g.weak).bit_count()
                rate += FINISH * peace / steps**1.6 / KIT.strength[2 * (standing.bit_length() - 1)]
        for unit in members(PEOPLE_UNITS[people]):
            found[unit] = rate
    return tuple(found)


def prizes(scoring: Zones, dioceses: list[int]) -> list[float]:
    """By zone what BARBARE wins with it, or ROMAIN by driving him out, if BARBARE scores in some zones.

    Args:
        dioceses: by half what a Diocese without any such zone is worth to ROMAIN (UR-10.3-4).
    """
    found = list(PRIZE)
    for zones in DIOCESE_ZONES:
        diocese = dioceses[OCCIDENS if zones & HALF_ZONES[OCCIDENS] else ORIENS]
        if diocese:
            held = scoring & zones
            if not held & (held - 1):  # the last zone there, or the first
                for zone in members(held if held else zones):
                    found[zone] += diocese
    return found


class Departure(NamedTuple):
    """What a group's leaving costs, whichever way it goes: each is taken from what its destination promises.

    `coup`: what an usurpation here has cost BARBARE; `left`: what the zone loses; `pull`: what draws it onward from
    here; `duty`: that of its leaders here; `stranded`: those whom they leave; `room`: more to lead; `garrison`: the
    last unit of a capital.
    """

    coup: float
    left: float
    pull: float
    duty: float
    stranded: float
    room: float
    garrison: float


class Survey:
    """A position at a glance.

    `forces`: by camp and zone; Peoples in peace are left out, for they neither strike nor are struck. `scorers`: the
    units that score for BARBARE where they stand; `scoring`: the zones of the Empire where he scores now; `prizes`: by
    zone the difference that it makes in phase F whether he does.
    """

    def __init__(self, g: Ultimus) -> None:
        self.g: Ultimus = g
        asleep = allied = 0
        for people in range(PEOPLES):
            status = g.status[people]
            if status == PEACE:
                asleep |= PEOPLE_PIECES[people]
            elif status == FOEDERATI:
                allied |= PEOPLE_UNITS[people]
        self.scorers: int = g.own[BARBARUS] & FOREIGN_UNITS & ~asleep & ~allied
        self.asleep: int = asleep
        self.scoring: int = 0
        self.forces: list[list[Force]] = [[EMPTY] * ZONES, [EMPTY] * ZONES]
        self._muster: Final = Muster(KIT, rates(g), g.weak)
        for camp in (ROMANUS, BARBARUS):
            row = self.forces[camp]
            mine = g.own[camp] & ~asleep
            for zone in members(g.occupied[camp]):
                pieces = g.inside[zone] & mine
                if pieces:
                    row[zone] = self.force(pieces)
                    if pieces & self.scorers:
                        self.scoring |= 1 << zone
        self.scoring &= EMPIRE
        self.prizes: list[float] = prizes(self.scoring, g.dioceses)
        afraid = [FEAR if g.active == NONE or g.smc[1 - camp] else RESPITE for camp in (ROMANUS, BARBARUS)]
        self.fear: tuple[float, float] = (afraid[0], afraid[1])
        last = g.active == ROMANUS and not g.smc[BARBARUS]
        self.cleared: float = CLEARED_LAST if last else CLEARED
        self.pretenders: int = 0
        for rebel in g.usurper:
            if rebel != NONE and g.at[rebel] < ZONES:
                self.pretenders |= 1 << g.at[rebel]
        self._perils: list[list[Force] | None] = [None, None]
        self._yearly: float | None = None
        self._alarm: int = -1
        self._lure: list[float] | None = None
        self._onward: list[float] | None = None
        self._standing: tuple[dict[int, float], dict[int, float]] = ({}, {})
        self._posts: dict[Piece, Post] | None = None
        self.plans: dict[int, tuple[float, int]] = {}
        self.followers: dict[int, list[tuple[int, Force]]] = {}
        self.advances: dict[tuple[int, int, Force], float] = {}
        self.levies: dict[tuple[int, int], float] = {}
        self.musters: dict[tuple[int, int], float] = {}
        self.departures: dict[int, Departure] = {}
        self.led: dict[int, int] = {}
        self._quarries: dict[Force, list[tuple[int, float]]] = {}
        self.rights: dict[tuple[int, int], int] = {}

    def force(self, pieces: Pieces) -> Force:
        """The force of some units and leaders."""
        return self._muster.force(pieces)

    # ------------------------------------------------------------------ dangers and attractions

    def perils(self, camp: Camp) -> list[Force]:
        """For each zone the strongest enemy force that can reach it in a sequence."""
        found = self._perils[camp]
        if found is None:
            g = self.g
            chiefs = g.own[1 - camp] & LEADER_MASK & ~self.asleep
            found = self._perils[camp] = raiders(g, self.forces[1 - camp], 1 - camp, chiefs, REACH, (NEARS, SECOND))
        return found

    def alarm(self) -> Zones:
        """The zones where units of ROMAIN's alone have something to do: BARBARE is near, or can come near."""
        found = self._alarm
        if found < 0:
            perils = self.perils(ROMANUS)
            near = sum([1 << zone for zone in range(ZONES) if perils[zone].units])
            found = near
            for zone in members(near):
                found |= NEAR[zone]
            self._alarm = found
        return found

    def yearly(self) -> float:
        """The points that BARBARE would make more than ROMAIN if phase F came now."""
        found = self._yearly
        if found is None:
            found = 0.0
            for camp, _, points in breakdown(self.g):
                found += points if camp == BARBARUS else -points
            self._yearly = found
        return found

    def lure(self) -> list[float]:
        """For each zone how much the zones where BARBARE does not score yet attract from there."""
        found = self._lure
        if found is None:
            found = [0.0] * ZONES
            held = self.g.occupied[ROMANUS]
            for zone in members(EMPIRE & ~self.scoring):
                found[zone] = self.prizes[zone] * (HELD if held >> zone & 1 else 1.0)
            for order in (range(ZONES), range(ZONES - 1, -1, -1)):
                for zone in order:
                    best = found[zone]
                    for near in NEARS[zone]:
                        if found[near] * FADING > best:
                            best = found[near] * FADING
                    found[zone] = best
            self._lure = found
        return found

    def onward(self) -> list[float]:
        """The same for the zones beyond a zone: what it brings itself is no reason to go on from it."""
        found = self._onward
        if found is None:
            lure = self.lure()
            found = self._onward = [FADING * max([lure[near] for near in NEARS[zone]]) for zone in range(ZONES)]
        return found

    def posts(self) -> dict[Piece, Post]:
        """For ROMAIN's leaders, the Augusti and Patrices aside, the zones where they are needed, and how much."""
        found = self._posts
        if found is None:
            g = self.g
            safe = 0
            for zone in members(EMPIRE & (g.occupied[ROMANUS] | g.led[ROMANUS])):
                if not self.perils(ROMANUS)[zone].units or self.standing(ROMANUS, zone) >= 0:
                    safe |= 1 << zone
            found = self._posts = OFFICES.posts(g, ROMANUS, safe, holders(g))
        return found

    # ------------------------------------------------------------------ what it is worth to stand somewhere

    def prize(self, camp: Camp, zone: Zone, scores: bool) -> float:
        """What winning a battle in a zone brings a camp, the losses aside."""
        if camp == BARBARUS:
            return self.prizes[zone] if scores else 0.3
        prize = self.cleared * self.prizes[zone] if self.scoring >> zone & 1 else 0.2
        if self.pretenders >> zone & 1:
            prize += PRETENDER
        return prize + (SEAT if ALL_CAPITALS >> zone & 1 else 0.0)

    def assault(self, camp: Camp, zone: Zone, host: Force, scores: bool, origin: Zone = NONE) -> float:
        """What it promises a camp to fight with a force, come from a zone, the enemies in another."""
        enemy = self.forces[1 - camp][zone]
        chances = forecast(host, enemy)
        if chances[4] < FORLORN:
            return -chances[0] * host.worth - chances[2] * host.chiefs
        value = gain(chances, host, enemy, self.prize(camp, zone, scores), GREAT)
        if origin != NONE and not NEAR[zone] & ~(self.g.occupied[camp] | 1 << origin):
            value += CORNERED * chances[4] * ((1.0 - chances[1]) * enemy.worth + enemy.chiefs)  # UR-8.4.1-3
        return value

    def quarries(self, host: Force) -> list[tuple[int, float]]:
        """The zones of BARBARE's that a Roman force may well attack, each with what that promises."""
        found = self._quarries.get(host)
        if found is None:
            enemies = self.forces[BARBARUS]
            found = []
            for zone in members(self.g.occupied[BARBARUS]):
                if enemies[zone].units:
                    promise = self.assault(ROMANUS, zone, host, False)
                    if promise > 0:
                        found.append((zone, promise))
            self._quarries[host] = found
        return found

    def stand(self, camp: Camp, zone: Zone, host: Force, scores: bool, origin: Zone = NONE) -> float:
        """What it is worth to a camp to have a force in a zone, `scores` if it scores there for BARBARE.

        An empty zone costs ROMAIN what raiders who can reach it would make there.
        """
        if self.forces[1 - camp][zone].units:
            return self.assault(camp, zone, host, scores, origin) if host.units else 0.0
        raider = self.perils(camp)[zone]
        if not host.units:
            return (
                -OPEN * (self.prizes[zone] + SEATS[zone]) * self.fear[camp] if camp == ROMANUS and raider.units else 0.0
            )
        value = (self.prizes[zone] if scores else 0.0) if camp == BARBARUS else GUARDED[zone]
        if raider.units:
            prize = CLEARED * value if camp == BARBARUS else (self.prizes[zone] + SEATS[zone])
            harm = gain(forecast(raider, host), raider, host, prize, GREAT)
            if harm > 0:
                value -= harm * self.fear[camp]
        return value

    def held(self, zone: Zone) -> float:
        """What a zone brings BARBARE as it is."""
        return self.prizes[zone] if self.scoring >> zone & 1 else 0.0

    def standing(self, camp: Camp, zone: Zone) -> float:
        """What the force that a camp has in a zone now is worth there."""
        found = self._standing[camp].get(zone)
        if found is None:
            scores = camp == BARBARUS and bool(self.scoring >> zone & 1)
            found = self._standing[camp][zone] = self.stand(camp, zone, self.forces[camp][zone], scores)
        return found

    def without(self, camp: Camp, zone: Zone, group: Pieces) -> float:
        """What the rest of a camp's force in a zone would be worth if a group left."""
        g = self.g
        rest = g.inside[zone] & g.own[camp] & ~group & ~self.asleep
        scores = camp == BARBARUS and bool(rest & self.scorers) and bool(EMPIRE >> zone & 1)
        return self.stand(camp, zone, self.force(rest), scores)

    def arriving(self, camp: Camp, zone: Zone, host: Force, group: Pieces) -> float:
        """What a group, of this force, adds to what a camp has in a zone."""
        origin = self.g.at[(group & -group).bit_length() - 1] if group else NONE
        return self.reinforced(camp, zone, host, bool(group & self.scorers), origin if origin < ZONES else NONE)

    def reinforced(self, camp: Camp, zone: Zone, host: Force, scorers: bool, origin: Zone) -> float:
        """The same of a force that comes from a zone, or NONE, and has `scorers` or not."""
        scores = camp == BARBARUS and bool(EMPIRE >> zone & 1) and (scorers or bool(self.scoring >> zone & 1))
        there = joined(self.forces[camp][zone], host)
        return self.stand(camp, zone, there, scores, origin) - self.standing(camp, zone)
