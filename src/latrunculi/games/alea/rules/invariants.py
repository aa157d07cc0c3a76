"""What must hold in every state of a game (AIE): counters conserved, nobody in a wrong place, statuses consistent."""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.components.chart import REGION_IDS, REGIONS, ZONE_IDS, ZONES
from latrunculi.games.alea.components.counters import (
    FACE,
    LAND_UNITS,
    LEGIONES,
    NAVES,
    PEOPLE_PIECES,
    PEOPLE_UNITS,
    PIECE_IDS,
    ROMAN_LEADERS,
    UNITS,
)
from latrunculi.games.alea.components.kit import KIT
from latrunculi.games.alea.components.peoples import HOMES, MAJORS, PEOPLE_IDS, PEOPLES
from latrunculi.games.alea.components.places import DUE, FALLEN, GONE, HOLD_OF, POOL, RESERVE, ROOM, SHIPS, TRACK
from latrunculi.games.alea.components.stratagems import AMBITUS, COUNTERS, PESTIS_LOCUS, STRATAGEM_IDS, TITLES
from latrunculi.games.alea.rules.state import BELLUM, FIDES, PAX, Alea
from latrunculi.games.imperator.components.kit import NONE
from latrunculi.games.imperator.rules.invariants import counters, pieces
from latrunculi.kernel.actions import members

MOST_CICERO: Final = 5


def defects(g: Alea) -> list[str]:
    """Everything that is wrong in a state; empty when it is sound."""
    found = pieces(g, PIECE_IDS, ZONE_IDS)
    return [*found, *_places(g), *_parties(g), *_regions(g), *_peoples(g), *_counters(g)]


def _places(g: Alea) -> list[str]:
    """Naves at sea or in port, others on land or aboard, two units at most on each; boxes hold what belongs there."""
    found = []
    for zone in range(ZONES):
        found += [f"{PIECE_IDS[p]}: naves on land in {ZONE_IDS[zone]}" for p in members(g.inside[zone] & NAVES)]
    for place in range(ZONES, HOLD_OF[SHIPS[0]]):
        strays = members(g.inside[place] & ~NAVES)
        found += [f"{PIECE_IDS[p]}: at sea or in port without naves" for p in strays]
    rescued = any(frame.NAME == "rescue" for frame in g.stack)  # naves that went over give their passengers back
    wrecked = any(frame.NAME == "sea_battle" for frame in g.stack)  # those aboard wait for rescue (AIE-8.7-3)
    for ship in SHIPS:
        aboard = g.inside[HOLD_OF[ship]]
        if aboard and not g.on_map(ship) and not wrecked:
            found.append(f"{PIECE_IDS[ship]}: passengers aboard naves that are off the map")
        if (aboard & LAND_UNITS).bit_count() > ROOM:
            found.append(f"{PIECE_IDS[ship]}: more than {ROOM} units aboard (AIE-3.4.2-2)")
        found += [f"{PIECE_IDS[p]}: naves aboard naves" for p in members(aboard & NAVES)]
        together = aboard | 1 << ship
        if g.on_map(ship) and not rescued and all(together & ~own for own in (*g.own, g.neutral())):
            found.append(f"{PIECE_IDS[ship]}: passengers of another camp (AIE-3.4.2-2)")
    found += [f"{PIECE_IDS[p]}: no legion, and in the reserve" for p in members(g.inside[RESERVE] & ~LEGIONES)]
    for unit in range(UNITS):
        if (g.due_from[unit] != NONE) != bool(g.inside[DUE] >> unit & 1):
            found.append(f"{PIECE_IDS[unit]}: due from a region and not recruited, or the reverse")
    if g.from_reserve & ~g.inside[DUE]:
        found.append("a unit came from the reserve and is not due")
    return found


def _parties(g: Alea) -> list[str]:
    """Party leaders are on the map in their camp, sides exist, Civil War markers go with the Pretender (3.5, 3.6)."""
    found = []
    settled = not g.mourning
    for camp in (0, 1):
        for who in members(g.chiefs(camp)):
            if not ROMAN_LEADERS >> who & 1:
                found.append(f"{PIECE_IDS[who]}: leads a party and is no Roman")
            if settled and (not g.on_map(who) or g.camp(who) != camp):
                found.append(f"{PIECE_IDS[who]}: leads the party of a camp that he is not in, or off the map")
        if g.second[camp] != NONE and settled and g.chief[camp] in (NONE, g.second[camp]):
            found.append(f"camp {camp}: a second party leader without a first")
        wrong = g.own[camp] & ROMAN_LEADERS & ~FACE[camp] & ~g.off_map()
        found += [f"{PIECE_IDS[p]}: has no side of his camp (AIE-1.2.1-1)" for p in members(wrong)]
    if g.pretender != NONE:
        if not g.rebels >> g.pretender & 1:
            found.append(f"{PIECE_IDS[g.pretender]}: the Pretender carries no Civil War marker (AIE-3.6-7)")
        if settled and not g.on_map(g.pretender):
            found.append(f"{PIECE_IDS[g.pretender]}: Pretender and not on the map")
        elif g.rebels & ~g.own[g.camp(g.pretender)]:
            found.append("a rebel is not in the camp of the Pretender (AIE-3.6-7)")
    elif settled and g.rebels:
        found.append("Civil War markers without a Pretender (AIE-3.6-10)")
    if not 0 <= g.cicero <= MOST_CICERO:
        found.append(f"the Cicero/Princeps marker is at {g.cicero} (AIE-2.F.1-12)")
    return found


def _regions(g: Alea) -> list[str]:
    """Triumvirs' pieces are of no camp and in a region of theirs (AIE-3.7.4)."""
    found = []
    allowed = 0
    for region in range(REGIONS):
        if g.marker[region] != NONE:
            allowed |= g.share(region)
            if g.control[region] != NONE:
                found.append(f"{REGION_IDS[region]}: a Triumvir marker and a camp in control (AIE-3.7.3-4)")
    strays = g.triumviral() & ~allowed
    return found + [f"{PIECE_IDS[p]}: of neither camp and of no triumvir" for p in members(strays)]


def _peoples(g: Alea) -> list[str]:
    """Statuses and what follows from them (AIE-4)."""
    found = []
    on_the_way = any(frame.NAME == "homecoming" for frame in g.stack)
    for people in range(PEOPLES):
        name, status, ruler = PEOPLE_IDS[people], g.status[people], g.ruler[people]
        if (status == PAX) != (ruler == NONE):
            found.append(f"{name}: status {status} with ruler {ruler}")
        own = g.own[ruler] if ruler != NONE else KIT.unit_mask & ~(g.own[0] | g.own[1])
        if PEOPLE_UNITS[people] & ~own:
            found.append(f"{name}: units that its ruler does not have")
        if ruler != NONE and PEOPLE_PIECES[people] & ~g.own[ruler]:
            found.append(f"{name}: leaders that its ruler does not have")
        if status == FIDES and not MAJORS >> people & 1:
            found.append(f"{name}: a minor People in allegiance (AIE-4.4.2-4)")
        if status == PAX and not MAJORS >> people & 1 and g.standing(people):
            found.append(f"{name}: a minor People at peace on the map (AIE-4.2.2-1)")
        if status == PAX and MAJORS >> people & 1 and not on_the_way:
            for piece in members(PEOPLE_PIECES[people] & ~(g.inside[POOL] | g.inside[FALLEN] | g.inside[GONE])):
                ground = g.ground(g.at[piece])
                if ground == NONE or not HOMES[people] >> ground & 1:
                    found.append(f"{PIECE_IDS[piece]}: at peace and not in an origin zone (AIE-4.2.2-2)")
        if status == BELLUM and g.back[people]:
            found.append(f"{name}: at war and on the turn track (AIE-9.c-1)")
        if MAJORS >> people & 1 and PEOPLE_UNITS[people] & g.inside[TRACK]:
            found.append(f"{name}: units of a major People on the turn track (AIE-9.c-3)")
    return found


def _counters(g: Alea) -> list[str]:
    """Stratagem counters are in the cup, in a hand, on the map, or out of the game when they may be."""
    away = [COUNTERS[title] if g.removed >> title & 1 else 0 for title in range(TITLES)]
    laid = g.plague != NONE or any(frame.NAME == "outbreak" for frame in g.stack)
    away[PESTIS_LOCUS] = max(away[PESTIS_LOCUS], int(laid))
    away[AMBITUS] = max(away[AMBITUS], g.intrigue)
    return counters(g, STRATAGEM_IDS, COUNTERS, away)
