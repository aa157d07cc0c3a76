"""What a ruler looks at: what each province is worth to a nation, how strong piles are, and from where danger comes."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from latrunculi.games.invasions.components import tables
from latrunculi.games.invasions.components.chart import (
    BARBARIAN_LAND,
    DISTANCE,
    FAR,
    INCOME,
    NEAR,
    NONE,
    PROVINCES,
    REGION_OF,
    RINGS,
)
from latrunculi.games.invasions.components.chronology import RAIDS as CALENDAR
from latrunculi.games.invasions.components.counters import COMBAT, ELITE, GUARDS, HEAVY, HORDES, LEADERS, UNIT_MASK
from latrunculi.games.invasions.components.nations import CAMP_OF, OBJECTIVES, special, special_places
from latrunculi.games.invasions.components.printed.nations import Objective
from latrunculi.games.invasions.components.tables import AMOUNT
from latrunculi.games.invasions.rules import control, raids, relations, vassals, victory, walls
from latrunculi.games.invasions.rules.ints import Nation, Nations, Pieces, Places, Province, Region
from latrunculi.games.invasions.rules.raids import MODIFIERS
from latrunculi.games.invasions.rules.state import BARBARIAN, EMPIRE, LAND, Invasions
from latrunculi.kernel.actions import BIT, members
from latrunculi.kernel.ints import Seat

PATIENCE: Final = 0.8
"""What a VP of the next turn is worth today."""
CITY: Final = 0.3
"""What a level of a city is worth to who lives on it: gold, each turn."""
BOOTY: Final = 0.5
"""What a level of a city is worth to who sacks it."""
GOLD: Final = 0.05
"""What half a gold of yearly income is worth."""
THRONE: Final = 6.0
"""What a capital is worth beside its city."""
LAST: Final = 0.2
"""How much of what serves later is left on the last turn: a nation may still be ruined, a unit may still hold land."""
SPITE: Final[tuple[float, ...]] = (1.0, 0.4, 0.2)
"""What the loss of another seat is worth to this one, by how many others there are: all gain by it."""
STOPPED: Final = 0.6
"""What that of the seat is worth which is ahead of all others: whoever means to win must stop it."""
BREACH: Final = 0.6
"""What all the cities are worth together that an empire must lose before a region can be another's, of its VP."""
DESIRED: Final = 0.6
"""What a province must be worth to be marched for."""
MOST_AIMS: Final = 12
"""What a nation has in mind at a time."""
FIRST: Final = 1.8
OTHERS: Final = 0.7
"""How much more what lies in the region counts that a nation has set its heart upon, and how much less all else."""
WALL: Final = 4.0
"""What a point of walls is like to those who look on from afar, in units of a garrison."""
CLOSE: Final = 2
"""Steps from which a pile is a danger."""
MASTER: Final = 0.5
"""What a vassal is worth to its suzerain: a unit, and gold."""
HABIT: Final = 0.5
"""How often barbarians raid who might march."""
RAIDER: Final = 0.35
"""What the unit is worth that a raid costs which fails."""


PULL: Final = tuple([0.4 * 0.7**steps if steps < 12 else 0.0 for steps in range(FAR + 1)])
"""How much of a prize is felt so many steps away."""
FELT: Final = tuple([tuple([PULL[far] for far in row]) for row in DISTANCE])
"""For each province how much of a prize in it is felt in every other."""


def strength(g: Invasions, pieces: Pieces) -> float:
    """How strong some pieces of one nation are, in plain units; leaders help those that they lead."""
    units = pieces & UNIT_MASK
    total = float(units.bit_count())
    if not units:
        return 0.0
    elites = units & ELITE & ~g.reduced
    total += 0.6 * elites.bit_count() + 0.4 * (elites & GUARDS).bit_count() + 0.2 * (units & HEAVY).bit_count()
    best = max([COMBAT[leader] for leader in members(pieces & LEADERS)], default=0)
    return total * (1.0 + 0.15 * best)


def season(g: Invasions, aim: Objective) -> float:
    """How much of its VP an objective still promises: counted on the scoring turns to come, the sooner the better."""
    return seasons(g, aim.since, aim.until)


def afterwards(g: Invasions) -> float:
    """How much of it counts what would serve later: gold, cities, units; little on the last turn."""
    return LAST if g.turn >= g.last_turn else 1.0


def seasons(g: Invasions, since: int = 0, until: int = 0) -> float:
    """How often land still counts from one turn to another (0: the last), what comes later the less."""
    total = 0.0
    for turn in range(g.turn, g.last_turn + 1):
        if victory.scores_on(g, turn) and turn >= since and (not until or turn <= until):
            total += PATIENCE ** (turn - g.turn)
    return total


def held_by_horde(g: Invasions, nation: Nation, region: Region) -> bool:
    """Whether the horde of a barbarian nation alone gives it a region (XII.C-3)."""
    return g.barbarian(nation) and bool(control.region_holders(g, region) & BIT[nation])


def grip(g: Invasions, whose: Nations, region: Region) -> list[Province]:
    """The cities by which an empire, none of some nations, has a region before anybody else (XII.C-1, XII.C-6)."""
    for holder in members(control.region_holders(g, region) & ~whose):
        if g.status[holder] == EMPIRE:
            lords = BIT[holder] | g.allies[holder] | g.vassals(holder)
            found = [p for p in control.PROVINCES_OF[region] if g.level[p] > 0 and g.owner[p] != NONE]
            return [p for p in found if lords & BIT[g.owner[p]]]
    return []


def to_break(g: Invasions, cities: list[Province]) -> int:
    """How many of the cities of a region an empire must lose that has these, before it has the region no more."""
    if not cities:
        return 0
    built = sum([1 for p in control.PROVINCES_OF[REGION_OF[cities[0]]] if g.level[p] > 0])
    return len(cities) - built // 2


def stakes(g: Invasions, nation: Nation) -> list[float]:
    """What each province is worth to a nation: what it would lose with one that it has, gain by one that it has not.

    An inactive nation loses nothing: it scores no VP, and has no Treasury (VI.B-2).
    """
    worth = [0.0] * PROVINCES
    if not g.active & BIT[nation]:
        return worth
    whose = BIT[nation] | g.allies[nation] | g.vassals(nation)
    owner, level = g.owner, g.level
    for aim in OBJECTIVES[nation]:
        vp = aim.vp * season(g, aim)
        if aim.region == NONE:
            worth[aim.province] += vp
            continue
        land = [
            p for p in control.PROVINCES_OF[aim.region] if g.status[nation] != EMPIRE or level[p] > 0
        ] or control.PROVINCES_OF[aim.region]
        mine = [p for p in land if owner[p] != NONE and whose & BIT[owner[p]]]
        surplus = len(mine) - (len(land) // 2 + 1)
        lonely = held_by_horde(g, nation, aim.region)
        cities = [] if g.status[nation] == EMPIRE else grip(g, whose, aim.region)
        fall = to_break(g, cities)
        for province in land:
            if lonely:
                worth[province] += vp / (2 * len(land))
            elif province in mine:
                worth[province] += vp / (surplus + 1) if surplus >= 0 else 0.5 * vp / len(land)
            elif fall:
                worth[province] += BREACH * vp / fall if province in cities else 0.1 * vp / len(land)
            else:
                worth[province] += 0.1 * vp / len(land) if surplus >= 0 else 0.8 * vp / (0.5 - surplus)
    settled = g.status[nation] != BARBARIAN
    later = afterwards(g)
    for province in range(PROVINCES):
        if level[province] > 0:
            spoilt = g.pillaged & BIT[province]
            worth[province] += later * level[province] * (CITY if settled else 0.0 if spoilt else BOOTY)
        if settled:
            worth[province] += later * GOLD * INCOME[province]
    if g.capital[nation] != NONE:
        worth[g.capital[nation]] += later * THRONE
    return worth


def deeds(g: Invasions, nation: Nation, province: Province) -> float:
    """The VP that a profile gives at once to who takes a city, or is the first to sack Roma (V.B-3)."""
    found = 0.0
    prized = special_places(nation, "vp-for-capture") & BIT[province] & ~g.captured
    if prized and relations.TWO_ROMES & BIT[g.owner[province]]:
        found += (special(nation, "vp-for-capture") or {})["vp"]
    if special_places(nation, "vp-for-sack-of-roma") & BIT[province] and not g.sackers & BIT[nation]:
        found += (special(nation, "vp-for-sack-of-roma") or {})["vp"]
    return found


def sure_of(bonus: int) -> float:
    """The chance that a raid with some modifier brings anything at all (XI.E)."""
    return min(1.0, max(0.0, (11 - tables.TABLES.rows["raid"][0] + bonus) / 10))


def booty(bonus: int) -> float:
    """What a raid is worth with some modifier (XI.E): the VP of both kinds, less the unit that a failure costs."""
    great = tables.TABLES.rows["raid"][1]
    some = sure_of(bonus)
    much = min(1.0, max(0.0, (11 - great + bonus) / 10))
    small, big = AMOUNT["vp-raid-minus"], AMOUNT["vp-raid-plus"]
    return small * (some - much) + big * much - RAIDER * (1.0 - some)


def raiders(g: Invasions) -> list[tuple[Nation, float]]:
    """Who raids before the next movement of all, and how likely: those of the Chronology (X.C), and barbarians who may
    raid instead of marching (XI.C)."""
    due = CALENDAR[g.turn + 1] if g.turn < g.last_turn and g.turn + 1 < len(CALENDAR) else ()
    found = [(nation, 1.0) for nation in due if not (g.inactive | g.active | g.dead) & BIT[nation]]
    if g.turn < g.last_turn:
        found += [(nation, HABIT) for nation in members(g.active) if g.barbarian(nation) and raids.may_raid(g, nation)]
    return found


class Land:
    """What the state of the land alone decides, whoever stands where: remembered from one choice to the next."""

    def __init__(self) -> None:
        self.stakes: Final[dict[Nation, list[float]]] = {}
        self.prizes: Final[dict[tuple[Seat, Seat, Nation], list[float]]] = {}
        self.promises: Final[dict[Seat, float]] = {}
        self.exposures: Final[dict[tuple[Seat, Seat], list[float]]] = {}


LANDS_KNOWN: Final[dict[tuple[Hashable, ...], Land]] = {}
MOST_KNOWN: Final = 64
"""Lands that are remembered: those of the present turn and of what is thought through in it."""


def land(g: Invasions) -> Land:
    """What is known of the land as it is now: all that `stakes` and `prizes` look at."""
    hordes = tuple([g.at[horde] for _, horde in control.NATIONS_WITH_HORDES])
    marks = (g.pillaged, g.captured, g.sackers, g.active, g.inactive, g.seats, g.turn, g.last_turn, g.scenario)
    whose = (tuple(g.lord), tuple(g.bond), tuple(g.federator), tuple(g.allies), tuple(g.status), tuple(g.capital))
    allied = tuple([g.present[nation] for nation, allies in enumerate(g.allies) if allies])  # they share regions
    key = (tuple(g.owner), tuple(g.level), hordes, marks, whose, allied)
    if key not in LANDS_KNOWN:
        if len(LANDS_KNOWN) >= MOST_KNOWN:
            LANDS_KNOWN.clear()
        LANDS_KNOWN[key] = Land()
    return LANDS_KNOWN[key]


class Survey:
    """What a seat knows of the land, worked out as far as it is asked for."""

    def __init__(self, g: Invasions, seat: Seat) -> None:
        self.g: Final = g
        self.seat: Final = seat
        self._land: Final = land(g)
        self._ahead: Seat = NONE
        self._threats: dict[Nation, list[float]] = {}
        self._pull: dict[Nation, list[float]] = {}
        self._preys: dict[Nation, Places] = {}
        self.waters: Final[dict[Nation, list[float]]] = {}

    def stakes(self, nation: Nation) -> list[float]:
        """`stakes`, once for each nation."""
        known = self._land.stakes
        if nation not in known:
            known[nation] = stakes(self.g, nation)
        return known[nation]

    def ahead(self) -> Seat:
        """Of the other seats the one that will have most VP if the land stays as it is."""
        if self._ahead == NONE:
            others = [seat for seat in range(self.g.seats) if seat != self.seat]
            self._ahead = max(others, key=lambda seat: (self.outlook(seat), -seat), default=self.seat)
        return self._ahead

    def outlook(self, seat: Seat) -> float:
        """The VP of a seat at the end, if the land stays as it is: those that it has, and territory (V.B)."""
        g = self.g
        known = self._land.promises
        if seat not in known:
            nations = [nation for nation in members(g.active) if g.seat_of(CAMP_OF[nation]) == seat]
            known[seat] = sum([victory.territory(g, nation) for nation in nations]) * seasons(g)
        return victory.seat_points(g, seat) + known[seat]

    def spite(self, nation: Nation) -> float:
        """What a VP is worth to the seat that a nation of another loses: most if that seat is ahead of all others."""
        rivals = self.g.seats - 1
        if rivals > 1 and self.g.seat(nation) == self.ahead():
            return STOPPED
        return SPITE[rivals - 1]

    def friendly(self, nation: Nation, province: Province) -> bool:
        """Whether a nation, or a friend of it, controls a province."""
        owner = self.g.owner[province]
        return owner != NONE and bool((self.g.friends[nation] | BIT[nation]) & BIT[owner])

    def spared(self, nation: Nation, province: Province) -> bool:
        """Whether a nation leaves a province alone: one that it has peace with has it, or stands there."""
        g = self.g
        owner = g.owner[province]
        return bool(g.neutrals[nation] & (g.holders(province) | (BIT[owner] if owner != NONE else 0)))

    def prize(self, nation: Nation, province: Province) -> float:
        """What it would be worth to take a province: to the nation, and by what its owner loses."""
        return self.prizes(nation)[province]

    def prizes(self, nation: Nation) -> list[float]:
        """`prize` of all provinces."""
        known = self._land.prizes
        key = (self.seat, self.ahead(), nation)
        if key not in known:
            g = self.g
            found = list(self.stakes(nation))
            for province, owner in enumerate(g.owner):
                if owner != NONE and owner != nation:
                    loss = self.stakes(owner)[province]
                    found[province] += -1.0 * loss if g.seat(owner) == self.seat else self.spite(owner) * loss
                    found[province] += deeds(g, nation, province)
            known[key] = found
        return known[key]

    def mastery(self, nation: Nation, foe: Nation) -> float:
        """What it is worth to subjugate another nation (XXIX): VP at once; it scores half, and raids no more."""
        g = self.g
        if not vassals.may_subjugate(g, nation) or g.status[foe] == EMPIRE:
            return 0.0
        prize = special(nation, "vp-for-vassal")
        found = float(prize["vp"]) if prize and g.horde(foe) != NONE else 0.0
        lost = 0.5 * victory.territory(g, foe) + booty(0) * min(2, g.last_turn - g.turn)
        return found + (-lost if g.seat(foe) == self.seat else self.spite(foe) * lost + MASTER * afterwards(g))

    def threats(self, nation: Nation) -> list[float]:
        """By province the strength of the strongest hostile pile that stands within two steps of it, others in part.

        In the last turn nobody is a danger any more who has been activated.
        """
        if nation in self._threats:
            return self._threats[nation]
        g = self.g
        found = [0.0] * PROVINCES
        spent = g.activated & ~g.playing if g.turn == g.last_turn else 0
        for other in members(g.active & ~(g.friends[nation] | g.neutrals[nation] | spent)):
            if other == nation or g.seat(other) == self.seat:
                continue
            army = g.army[other]
            for place in members(g.present[other] & LAND):
                pile = g.inside[place] & army
                if not pile & UNIT_MASK:
                    continue
                power = strength(g, pile)
                for steps, ring in enumerate(RINGS[place][: CLOSE + 1]):
                    felt = power * (1.0 if steps < CLOSE else 0.6)
                    for near in members(ring):
                        most = found[near]
                        found[near] = most + 0.2 * felt if most > felt else felt + 0.2 * most
        self._threats[nation] = found
        return found

    def pull(self, nation: Nation) -> list[float]:
        """By province how near what a nation would like to have is."""
        if nation in self._pull:
            return self._pull[nation]
        found = [0.0] * PROVINCES
        for worth, province in self.aims(nation)[:MOST_AIMS]:
            felt = [worth * fall for fall in FELT[province]]
            found = [most if most > more else more for most, more in zip(found, felt, strict=True)]
        self._pull[nation] = found
        return found

    def aims(self, nation: Nation) -> list[tuple[float, Province]]:
        """What a nation would like to have and has not, the best first, by how well it is guarded: in the region that
        it has set its heart upon more, elsewhere less, so that its piles act together."""
        g = self.g
        found: list[tuple[float, Province]] = []
        for province, worth in enumerate(self.prizes(nation)):
            if worth > DESIRED and not self.friendly(nation, province) and not self.spared(nation, province):
                guard = strength(g, g.inside[province] & UNIT_MASK) + WALL * walls.strength(g, province)
                found.append((worth / (1.0 + 0.15 * guard), province))
        heart = self.heart(nation, found)
        found = [(worth * (FIRST if REGION_OF[place] == heart else OTHERS), place) for worth, place in found]
        return sorted(found, reverse=True)

    def heart(self, nation: Nation, aims: list[tuple[float, Province]]) -> Region:
        """The region that promises most of all, of which a pile of the nation is near; NONE without any."""
        places = members(self.g.present[nation] & LAND)
        worths: dict[Region, float] = {}
        near: dict[Region, float] = {}
        for worth, place in aims:
            region = REGION_OF[place]
            if region != NONE:
                worths[region] = worths.get(region, 0.0) + worth
                near[region] = max(near.get(region, 0.0), max([FELT[place][here] for here in places], default=0.0))
        return max(worths, key=lambda region: worths[region] * near[region], default=NONE)

    def forays(self, nation: Nation, place: Province) -> float:
        """What raids from a province promise in the turns to come (XI.C), if a barbarian nation has its horde there."""
        g = self.g
        if nation not in self._preys:
            self._preys[nation] = raids.rural(g, nation)
        best = 0.0
        near = NEAR[place]
        for target in members(self._preys[nation] & sum(RINGS[place][1:3]) & ~BIT[place]):
            if near & BIT[target]:
                crossed = 0
            else:
                ways = [p for p in members(near & NEAR[target]) if not raids.closed(g, p)]
                if not ways:
                    continue
                crossed = min([raids.civilised_units(g, p) for p in ways])
            best = max(best, booty(-crossed - raids.civilised_units(g, target)))
        return best * sum([PATIENCE ** (turn - g.turn) for turn in range(g.turn + 1, min(g.last_turn, g.turn + 3) + 1)])

    def exposure(self) -> list[float]:
        """By province how many raids of rivals are likely to be aimed at it next turn, by what their VP are to this
        seat."""
        known = self._land.exposures
        key = (self.seat, self.ahead())
        if key not in known:
            found = [0.0] * PROVINCES
            for raider, likely in raiders(self.g):
                if self.g.seat(raider) != self.seat:
                    aims = members(raids.targets(self.g, raider))
                    for province in aims:
                        found[province] += likely * self.spite(raider) / len(aims)
            known[key] = found
        return known[key]

    def threatens(self, raider: Nation, province: Province) -> bool:
        """Whether a rival may raid a province."""
        g = self.g
        return g.seat(raider) != self.seat and bool(raids.targets(g, raider) & BIT[province])

    def watched(self, province: Province, units: int) -> float:
        """What raiders lose by civilised units that stand in a province (XI.E-2)."""
        return self.exposure()[province] * (booty(0) - booty(MODIFIERS["unit"] * units))

    # ------------------------------------------------------------------ garrisons

    def risk(self, nation: Nation, province: Province, power: float) -> float:
        """What is likely to be lost in a province that a nation holds with a pile of some strength."""
        if not self.friendly(nation, province):
            return 0.0
        threat = self.threats(nation)[province]
        if threat <= power or not threat:
            return 0.0
        exposed = 1.0 - power / threat
        return 0.5 * self.stakes(nation)[province] * exposed

    def garrison(self, nation: Nation, province: Province) -> int:
        """How many units should stay in a province."""
        g = self.g
        horde = bool(g.inside[province] & g.army[nation] & HORDES)
        worth = self.stakes(nation)[province]
        threat = self.threats(nation)[province]
        if horde:
            return 1 if threat < 3.0 else 2
        if g.owner[province] != nation:
            return 0
        if g.capital[nation] == province:
            return 1 + min(3, int(threat / 3.0))
        if BARBARIAN_LAND & BIT[province]:
            return (2 if g.barbarian(nation) else 3) if worth >= 1.0 else 0
        holds = REGION_OF[province] != NONE and control.region_holders(g, REGION_OF[province]) & BIT[nation]
        if not holds:
            return 1 if worth >= 0.5 else 0
        return 1 if worth >= 0.8 and threat >= 2.0 else 0


def hordeland(survey: Survey, nation: Nation, province: Province) -> float:
    """What it is worth to a barbarian nation to have its horde in a province: the region (XII.C-3), if no other horde
    is there and no realm holds it, and raids from there."""
    g = survey.g
    region = REGION_OF[province]
    found = survey.forays(nation, province) if g.federator[nation] == NONE else 0.0
    if region == NONE:
        return found
    others = 0
    for place in control.PROVINCES_OF[region]:
        others |= g.inside[place] & HORDES & ~g.army[nation]
    holders = control.region_holders(g, region)
    realm = any(g.civilised(n) for n in members(holders))
    for aim in OBJECTIVES[nation]:
        if aim.region == region:
            found += aim.vp * season(g, aim) * (0.1 if others else 0.3 if realm else 0.9)
    return found
