"""What must hold in every state of a game (UR): counters conserved, nobody where he may not be, statuses consistent."""

from __future__ import annotations

from latrunculi.games.imperator.components.kit import NONE, Zones
from latrunculi.games.imperator.rules.invariants import counters, pieces
from latrunculi.games.ultimus.components.chart import DIOCESE_ZONES, HALF_ZONES, ZONE_IDS
from latrunculi.games.ultimus.components.counters import (
    CO,
    FIRST_GUARD,
    GENERIC,
    LI,
    PEOPLE_LEADERS,
    PEOPLE_UNITS,
    PIECE_IDS,
    PIECES,
    ROMAN_BARBARIANS,
    ROMAN_LEADERS,
    UNIT_DIOCESE,
    UNIT_HALF,
    UNIT_MASK,
)
from latrunculi.games.ultimus.components.peoples import ARMENIA, BAGAUDES, PEOPLE_IDS, PEOPLES, REGNA
from latrunculi.games.ultimus.components.places import ABOARD, FALLEN, FLEETS, GONE, POOL
from latrunculi.games.ultimus.components.stratagems import COUNTERS, ONCE, STRATAGEM_IDS
from latrunculi.games.ultimus.rules.rights import unsociable
from latrunculi.games.ultimus.rules.state import BARBARUS, FOEDERATI, PEACE, REGNUM, ROMANUS, WAR, Ultimus
from latrunculi.kernel.actions import BIT, members

ALL = (1 << PIECES) - 1
ON_MAP_PLACES = ABOARD + FLEETS
AWAY = tuple([count if ONCE >> title & 1 else 1 for title, count in enumerate(COUNTERS)])
"""How many counters of each title may lie on the map or be out of the game."""


def defects(g: Ultimus) -> list[str]:
    """Everything that is wrong in a state; empty when it is sound."""
    kept = counters(g, STRATAGEM_IDS, COUNTERS, AWAY)
    return [*_pieces(g), *_units(g), *_offices(g), *_peoples(g), *kept, *_fleets(g)]


def misplaced(g: Ultimus) -> Zones:
    """The zones where pieces of one camp stand together that may not stack (UR-4.2.4-2, -3), as a mask.

    A march may pass through one, and a change of camp may bring one about; but nobody who has a choice comes to stay.
    """
    mask = 0
    for zone in members(g.occupied[0] | g.occupied[1] | g.led[0] | g.led[1]):
        for camp in (ROMANUS, BARBARUS):
            here = g.inside[zone] & g.own[camp]
            if any(others & here for others in unsociable(here)):
                mask |= BIT[zone]
    return mask


def _pieces(g: Ultimus) -> list[str]:
    """The tables agree, and every piece has a camp; a rebel belongs to one usurpation and to BARBARE (UR-3.6.3-1)."""
    found = pieces(g, PIECE_IDS, ZONE_IDS)
    if g.own[ROMANUS] | g.own[BARBARUS] != ALL:
        found.append("a piece has no camp")
    if g.rebels[0] & g.rebels[1]:
        found.append("a piece belongs to two usurpations")
    if (g.rebels[0] | g.rebels[1]) & g.own[ROMANUS]:
        found.append("a rebel belongs to ROMAIN")
    return found


def _units(g: Ultimus) -> list[str]:
    """No unit where its kind may not be (UR-3.2)."""
    found = []
    for unit in members((LI | CO) & ~g.inside[POOL] & ~g.inside[FALLEN] & ~g.inside[GONE]):
        zone = g.ground(g.at[unit])
        if zone == NONE:
            if LI >> unit & 1:
                found.append(f"{PIECE_IDS[unit]}: limitanei at sea")
            continue
        if LI >> unit & 1 and not DIOCESE_ZONES[UNIT_DIOCESE[unit]] >> zone & 1:
            found.append(f"{PIECE_IDS[unit]}: out of its diocese in {ZONE_IDS[zone]}")
        elif CO >> unit & 1 and HALF_ZONES[1 - UNIT_HALF[unit]] >> zone & 1:
            found.append(f"{PIECE_IDS[unit]}: in the other half, in {ZONE_IDS[zone]}")
    for i, leader in enumerate(g.guard_of):
        unit = FIRST_GUARD + i
        if leader == NONE:
            if g.at[unit] < ON_MAP_PLACES:
                found.append(f"{PIECE_IDS[unit]}: on the map without a leader to guard")
        elif g.at[unit] < ON_MAP_PLACES and g.at[unit] != g.at[leader]:
            found.append(f"{PIECE_IDS[unit]}: not with {PIECE_IDS[leader]}")
    return found


def _offices(g: Ultimus) -> list[str]:
    """One Augustus, one Patrice, one Usurpateur a half at most, each alive and fit for it (UR-3.5, UR-3.6)."""
    found = []
    settled = not g.mourning and not g.ended
    for half in (0, 1):
        for name, holder in (
            ("Augustus", g.augustus[half]), ("Patrice", g.patrician[half]), ("Usurpateur", g.usurper[half]),
        ):  # fmt: skip
            if holder == NONE:
                continue
            if settled and not g.on_map(holder):
                found.append(f"{PIECE_IDS[holder]}: {name} and not on the map")
            if GENERIC >> holder & 1:
                found.append(f"{PIECE_IDS[holder]}: a generic leader is {name}")
        emperor, usurper = g.augustus[half], g.usurper[half]
        if emperor != NONE and (not ROMAN_LEADERS >> emperor & 1 or ROMAN_BARBARIANS >> emperor & 1):
            found.append(f"{PIECE_IDS[emperor]}: cannot be Augustus")
        if emperor != NONE and g.camp(emperor) != ROMANUS and not g.won[half]:
            found.append(f"{PIECE_IDS[emperor]}: Augustus in the camp of BARBARE")
        if usurper != NONE and not g.rebels[half] >> usurper & 1:
            found.append(f"{PIECE_IDS[usurper]}: Usurpateur and no rebel")
        if settled and usurper == NONE and g.rebels[half]:
            found.append(f"half {half}: rebels without an Usurpateur")
    holders = [h for h in (*g.augustus, *g.patrician, *g.usurper) if h != NONE]
    if len(holders) != len(set(holders)):
        found.append("a leader holds two titles")
    return found


def _peoples(g: Ultimus) -> list[str]:
    """Statuses and what follows from them (UR-4)."""
    found = []
    rebels = g.rebellious()
    for people in range(PEOPLES):
        name, status = PEOPLE_IDS[people], g.status[people]
        if people == ARMENIA:
            continue
        if status == PEACE and not g.majors >> people & 1 and g.standing(people):
            found.append(f"{name}: a minor People at peace on the map")
        if status == REGNUM:
            if not REGNA >> (g.ally[people] if g.ally[people] != NONE else people) & 1:
                found.append(f"{name}: cannot be a Regnum")
            if g.ally[people] == NONE and g.capital[people] == NONE:
                found.append(f"{name}: a Regnum without capital")
        elif g.capital[people] != NONE and people != BAGAUDES:
            found.append(f"{name}: a capital and no Regnum")
        camp = ROMANUS if status == FOEDERATI else BARBARUS
        if g.migrating == people or g.ally[people] == g.migrating != NONE:
            camp = BARBARUS
        fallen = PEOPLE_UNITS[people] & g.inside[FALLEN]  # it keeps its last owner until it returns (UR-3.7.2-4)
        strays = (PEOPLE_UNITS[people] & ~fallen | PEOPLE_LEADERS[people]) & ~rebels & ~g.own[camp]
        if strays:
            found.append(f"{name}: status {status}, in the wrong camp: {[PIECE_IDS[p] for p in members(strays)]}")
        living = [p for p in members(PEOPLE_LEADERS[people] & ~GENERIC) if g.on_map(p)]
        if len(living) > 1:
            found.append(f"{name}: two historical leaders on the map")
        if status in (PEACE, WAR) and g.rex[people] != NONE:
            found.append(f"{name}: a Rex without Regnum")
    return found


def _fleets(g: Ultimus) -> list[str]:
    """Passengers sail on fleets that are on the map (UR-3.4.2)."""
    found = []
    for fleet in range(FLEETS):
        aboard = g.inside[ABOARD + fleet]
        if aboard and g.fleet_at[fleet] == NONE:
            found.append(f"fleet {fleet}: passengers and no fleet")
        if (aboard & UNIT_MASK).bit_count() > 2:
            found.append(f"fleet {fleet}: more than two units aboard")
    return found
