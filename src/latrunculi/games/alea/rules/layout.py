"""How a game begins: the plan of a scenario, and the counters laid out by it (AIE-SC).

A plan names every leader and Roman unit on the map. Major Peoples stand in their origin zones unless it says otherwise
(AIE-4.2.2-2), minor ones are off the map unless it has them at war. Legions that are not named are in the reserve
(AIE-SC-12), other Roman units off the map; leaders of earlier years who are not named do not appear (AIE-TC-1).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from latrunculi.games.alea.components.chart import PORTS, REGIONS, Region
from latrunculi.games.alea.components.counters import ASSASSINS, CAESAR, ENTRY_YEAR, LEADERS, NAVES, PEOPLE_UNITS, UNITS
from latrunculi.games.alea.components.peoples import HOMES, MAJORS, PEOPLES
from latrunculi.games.alea.components.places import GONE, POOL, station
from latrunculi.games.alea.components.printed import FIRST_YEAR, LAST_YEAR
from latrunculi.games.alea.components.stratagems import COUNTERS
from latrunculi.games.alea.rules.regions import judge, judge_roma
from latrunculi.games.alea.rules.state import AVENGED, CAESAR_MURDERED, PAX, Alea
from latrunculi.games.imperator.components.kit import NONE, Camp, People, Piece, Place, Zone
from latrunculi.games.imperator.rules.scenarios import Sheet
from latrunculi.kernel.actions import members

IDES = 44
"""A scenario of this year or a later one without Caesar begins after his murder (AIE-2.F.3-10)."""


@dataclass(frozen=True, slots=True)
class Post:
    """A leader on the map: where, of which camp (NONE for non-Romans and triumvirs), and whether he leads a party."""

    leader: Piece
    zone: Zone
    camp: Camp
    party: bool


@dataclass(frozen=True, slots=True)
class Stand:
    """A People: its status and ruler, where its units stand in turn, whether its ruler lasts, who may lead it too."""

    people: People
    status: int
    ruler: Camp
    zones: tuple[int, ...]
    lasting: bool
    guest: Piece


@dataclass(slots=True)
class Scenario(Sheet):
    """A scenario, read and checked. `units`: for each Roman unit on the map its zone and its camp, NONE a triumvir's.

    `control`: by region a camp or NONE. `markers`: by region the leader whose Triumvir marker lies there, or NONE.
    `points`: the margin; `stake`: the region that control points need, or NONE. `without`: mask of the stratagem titles
    left out.
    """

    years: tuple[int, int] = (FIRST_YEAR, LAST_YEAR)
    points: int = 0
    stake: Region = NONE
    cicero: int = 1
    without: int = 0
    control: list[int] = field(default_factory=lambda: [NONE] * REGIONS)
    roma: Camp = NONE
    posts: list[Post] = field(default_factory=list)
    units: dict[int, tuple[int, int]] = field(default_factory=dict)
    stands: list[Stand] = field(default_factory=list)
    markers: list[int] = field(default_factory=lambda: [NONE] * REGIONS)


def set_up(g: Alea, s: Scenario) -> None:
    """Lay the counters of a scenario out on an empty table."""
    g.year, g.last_year = s.years
    g.count = g.margin = s.points
    g.stake = s.stake
    g.vp = [max(0, s.points), max(0, -s.points)]
    g.cicero = s.cicero
    g.control = s.control.copy()
    g.marker = s.markers.copy()
    g.removed = s.without
    g.cup = [0 if s.without >> title & 1 else count for title, count in enumerate(COUNTERS)]
    for unit, (zone, camp) in s.units.items():
        _stand(g, unit, station(unit, zone), camp)
    for post in s.posts:
        _stand(g, post.leader, post.zone, post.camp)
        if post.party and g.chief[post.camp] == NONE:
            g.chief[post.camp] = post.leader
        elif post.party:
            g.second[post.camp] = post.leader
    stands = {stand.people: stand for stand in s.stands}
    for people in range(PEOPLES):
        _stand_people(g, people, stands.get(people, Stand(people, PAX, NONE, (), False, NONE)))
    _judge(g, s)
    for leader in range(UNITS, UNITS + LEADERS):
        if g.at[leader] == POOL and ENTRY_YEAR[leader - UNITS] > g.year:
            g.put(leader, GONE)
    if g.year <= IDES and not g.on_map(CAESAR):
        g.flags |= CAESAR_MURDERED
        if not ASSASSINS & ~g.inside[GONE]:
            g.flags |= AVENGED


def _judge(g: Alea, s: Scenario) -> None:
    """Control of what the scenario says nothing about (AIE-3.7.3-6): nobody's before."""
    for region in range(REGIONS):
        if g.control[region] == NONE:
            g.control[region] = judge(g, region)
    g.roma = judge_roma(g) if s.roma == NONE else s.roma


def _stand(g: Alea, piece: Piece, place: Place, camp: Camp) -> None:
    """Put a piece down for a camp, or for nobody."""
    if camp == NONE:
        g.release(1 << piece)
    else:
        g.join(1 << piece, camp)
    g.put(piece, place)


def _stand_people(g: Alea, people: People, stand: Stand) -> None:
    """A People in its zones, one unit after the other; a minor one at peace stays off the map (AIE-4.2.2-1)."""
    g.set_status(people, stand.status, stand.ruler)
    g.lasting |= int(stand.lasting) << people
    g.guest[people] = stand.guest
    if not stand.zones and stand.status == PAX and not MAJORS >> people & 1:
        return
    zones = stand.zones or tuple(members(HOMES[people]))
    for mask in (PEOPLE_UNITS[people] & ~NAVES, PEOPLE_UNITS[people] & NAVES):
        fit = [zone for zone in zones if not mask & NAVES or PORTS >> zone & 1]
        for n, unit in enumerate(members(mask)):
            g.put(unit, station(unit, fit[n % len(fit)]))
