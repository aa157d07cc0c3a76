"""How a game begins: the plan of a scenario, and the counters laid out by it (UR 3.3).

A plan says what differs from the standing orders: LI and CO stand at their stations (`data/stations.toml`), PA at their
capitals (UR-TP), generic Roman leaders at their posts (UR-TG-1), major Peoples at home; a minor People at peace is off
the map (UR-4.2.2-1). A historical leader who is not named is dead if his year of entry has passed, unless he waits for
the death of one who is named (UR-TN-2, UR-TR-4, UR-TR-5).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from latrunculi.games.imperator.components.kit import NONE, People, Piece, Zone
from latrunculi.games.imperator.rules.scenarios import Sheet
from latrunculi.games.ultimus.components.chart import ARMENIA_ZONE, DIOCESE_IDS, HALF_ZONES, PRINTED, ZONE, Half
from latrunculi.games.ultimus.components.counters import (
    ARCADIUS,
    BU,
    CO,
    DIOCESE_UNITS,
    ENTRY_YEAR,
    EXCUBITORES,
    FOREIGN_LEADERS,
    GENERIC,
    HONORIUS,
    LEADERS,
    LI,
    PA,
    PEOPLE_LEADERS,
    PEOPLE_UNITS,
    PIECE_PEOPLE,
    PLACIDI_FELICES,
    PRINTED_LEADERS,
    ROMAN_LEADERS,
    ROMAN_UNITS,
    THEODOSIUS,
    UNIT_CAPITAL,
    UNITS,
    VALENTINIANUS,
)
from latrunculi.games.ultimus.components.kit import KIT
from latrunculi.games.ultimus.components.peoples import ARMENIA, HOMES, MAJOR_FROM_START, PEOPLES
from latrunculi.games.ultimus.components.places import HARBOURS
from latrunculi.games.ultimus.components.printed import FIRST_YEAR, LAST_YEAR, STANDING
from latrunculi.games.ultimus.rules.state import BARBARUS, FOEDERATI, PEACE, ROMANUS, Ultimus
from latrunculi.kernel.actions import members

AWAITED: Final = {THEODOSIUS: ARCADIUS, VALENTINIANUS: HONORIUS}
"""Leaders who enter only after the death of another (UR-TR-4, UR-TR-5)."""


@dataclass(frozen=True, slots=True)
class Post:
    """A leader on the map: where, as what (`half` of the office, NONE without one), and whether he has a guard."""

    leader: Piece
    zone: Zone
    office: str
    half: Half
    guard: bool


@dataclass(frozen=True, slots=True)
class Stand:
    """A People: its status and where its units stand, one after the other; none: at home or off the map."""

    people: People
    status: int
    zones: tuple[int, ...]
    capital: Zone
    rex: Piece
    ally: People
    free: bool


@dataclass(frozen=True, slots=True)
class Revolt:
    """An usurpation in progress: who usurps, who follows, and the zones whose Roman units are his."""

    leader: Piece
    followers: tuple[int, ...]
    zones: tuple[int, ...]
    stand_in: Piece


@dataclass(slots=True)
class Scenario(Sheet):
    """A scenario, read and checked.

    `dioceses`: what ROMAIN marks in phase F for each Diocese of the West and of the East where no People at war stands
    (UR-10.3-4). `units`: for each unit that is moved from its station its zone, NONE if lost.
    """

    years: tuple[int, int] = (FIRST_YEAR, LAST_YEAR)
    dioceses: tuple[int, int] = (0, 0)
    posts: list[Post] = field(default_factory=list)
    stands: list[Stand] = field(default_factory=list)
    units: dict[int, int] = field(default_factory=dict)
    revolts: list[Revolt] = field(default_factory=list)
    fleets: dict[int, int] = field(default_factory=dict)
    risings: list[tuple[int, tuple[int, ...]]] = field(default_factory=list)


def set_up(g: Ultimus, s: Scenario) -> None:
    """Lay the counters of a scenario out on an empty table."""
    g.year, g.last_year = s.years
    g.dioceses = list(s.dioceses)
    g.majors = MAJOR_FROM_START
    for fleet in range(len(HARBOURS)):
        g.fleet_camp[fleet] = s.fleets.get(fleet, ROMANUS)
        g.fleet_at[fleet] = HARBOURS[fleet]
    for people in range(PEOPLES):
        g.set_status(people, PEACE)
    _garrisons(g)
    for unit, zone in s.units.items():
        g.put(unit, KIT.gone if zone == NONE else zone)
    for post in s.posts:
        g.put(post.leader, post.zone)
    _bury(g)
    _stand_peoples(g, s)
    for post in s.posts:
        if post.office == "augustus":
            g.augustus[post.half] = post.leader
        elif post.office == "patrician":
            g.patrician[post.half] = post.leader
        if post.guard:
            _guard(g, post.leader)
    for revolt in s.revolts:
        _usurp(g, revolt)


def _garrisons(g: Ultimus) -> None:
    """LI and CO at their stations, PA at their capitals (UR-TP), generic Romans at their posts (UR-TG-1)."""
    for diocese, kinds in PRINTED.stations.items():
        own = DIOCESE_UNITS[DIOCESE_IDS.index(diocese)]
        for mask, kind in zip((LI, CO), STANDING, strict=True):
            for unit, zone in zip(members(own & mask), kinds[kind], strict=True):
                g.put(unit, ZONE[zone])
    for unit in members(PA):
        if unit not in (PLACIDI_FELICES, EXCUBITORES) or (unit == EXCUBITORES and g.year > 460):
            g.put(unit, UNIT_CAPITAL[unit])
    for leader in members(GENERIC & ROMAN_LEADERS):
        g.put(leader, ZONE[PRINTED_LEADERS[leader - UNITS].zone])


def _bury(g: Ultimus) -> None:
    """Historical leaders whose year of entry is past and who are not listed are dead, unless they wait for a death."""
    for i in range(LEADERS):
        leader = UNITS + i
        if GENERIC >> leader & 1 or ENTRY_YEAR[i] >= g.year or g.at[leader] != KIT.pool:
            continue
        earlier = PEOPLE_LEADERS[PIECE_PEOPLE[leader]] & ((1 << leader) - 1) if FOREIGN_LEADERS >> leader & 1 else 0
        if leader in AWAITED:
            earlier = 1 << AWAITED[leader]
        if not any(g.on_map(other) for other in members(earlier & ~GENERIC)):
            g.put(leader, KIT.gone)


def _stand_peoples(g: Ultimus, s: Scenario) -> None:
    """Major Peoples stand at home, minor ones off the map, unless the scenario says otherwise."""
    g.put(members(PEOPLE_UNITS[ARMENIA])[0], ARMENIA_ZONE)
    g.set_status(ARMENIA, FOEDERATI)
    stands = {stand.people: stand for stand in s.stands}
    posted = {post.leader for post in s.posts}
    for people in range(PEOPLES):
        if any(g.on_map(leader) for leader in members(PEOPLE_LEADERS[people])):
            g.majors |= 1 << people
        stand = stands.get(people)
        zones = list(stand.zones) if stand is not None else []
        if not zones and (g.majors >> people & 1 or (stand is not None and stand.status != PEACE)):
            zones = list(members(HOMES[people]))
        if people == ARMENIA or not zones:
            continue
        standing = [unit for unit in members(PEOPLE_UNITS[people]) if unit not in s.units]
        for n, unit in enumerate(standing):
            g.put(unit, zones[n % len(zones)])
        for leader in members(PEOPLE_LEADERS[people] & GENERIC):
            if leader not in posted:
                g.put(leader, zones[0])
    for stand in s.stands:
        g.set_status(stand.people, stand.status)
        g.capital[stand.people] = stand.capital
        g.rex[stand.people] = stand.rex
        g.bind(stand.people, stand.ally)
        g.free |= int(stand.free) << stand.people


def _guard(g: Ultimus, leader: Piece) -> None:
    """A guard of buccellarii for a leader, of the PF of his CC (UR-3.2.4-4)."""
    command = KIT.command[leader - UNITS]
    pf = 2 if command <= 4 else 3 if command <= 6 else 4
    first = members(BU)[0]
    for unit in members(BU):
        if g.guard_of[unit - first] == NONE and KIT.strength[2 * unit] == pf:
            g.guard_of[unit - first] = leader
            g.put(unit, g.at[leader])
            return


def _usurp(g: Ultimus, revolt: Revolt) -> None:
    """An usurpation in progress: the usurper, whoever is in his zone, his followers, and the units of his zones."""
    zone = g.at[revolt.leader]
    half = 1 if HALF_ZONES[1] >> zone & 1 else 0
    mask = g.inside[zone] & g.own[ROMANUS]
    for leader in revolt.followers:
        mask |= 1 << leader | g.guards(leader)
    for zone in revolt.zones:
        mask |= g.inside[zone] & ROMAN_UNITS
    g.usurper[half] = revolt.leader
    g.stand_in[half] = revolt.stand_in
    g.rebels[half] = mask
    g.join(mask, BARBARUS)
