"""The state in the words of the game, as JSON: what a viewer of the table sees. Always made from a redacted copy.

Years are negative, so that they count on as in the other games of the family.
"""

from __future__ import annotations

from typing import Any, Final

from latrunculi.games.alea.activation import Activation
from latrunculi.games.alea.discharge import Discharge
from latrunculi.games.alea.geostrategy import Entries, Recruits, Returns
from latrunculi.games.alea.hands import Draw
from latrunculi.games.alea.initiative import Initiative
from latrunculi.games.alea.marching import March, Marching
from latrunculi.games.alea.naval import Sail
from latrunculi.games.alea.parties import Nomination
from latrunculi.games.alea.regions import holder
from latrunculi.games.alea.republic import PRINCEPS, trends
from latrunculi.games.alea.scenarios import SCENARIOS
from latrunculi.games.alea.scoring import breakdown, winning_camp
from latrunculi.games.alea.sequence import Administration, Campaign
from latrunculi.games.alea.state import BELLUM, CAMP_IDS, FLAG_IDS, STATUS_IDS, Alea
from latrunculi.games.alea.stratagems import Geostrategy
from latrunculi.games.alea.words import MARCH
from latrunculi.games.alea.world import (
    ENTRY_YEAR,
    EVENT_IDS,
    FALLEN,
    FINAL_YEAR,
    GONE,
    HOLD_OF,
    LEADERS,
    LEGIONES,
    MAJORS,
    NONE,
    PEOPLE_IDS,
    PEOPLES,
    PIECE_IDS,
    PIECES,
    PLACE_IDS,
    POINTS,
    POOL,
    REGION_IDS,
    REGION_ZONES,
    REGIONS,
    REPUBLIC,
    RESERVE,
    STRATAGEM_IDS,
    TITLES,
    UNITS,
    ZONE_IDS,
)
from latrunculi.games.imperator import board as shared
from latrunculi.games.imperator.battle import outlook
from latrunculi.kernel.actions import members

PHASES: Final = (
    (Draw, "A"), (Initiative, "B"), (Entries, "C"), (Recruits, "C"), (Returns, "C"), (Activation, "C"),
    (Geostrategy, "C"), (Administration, "D"), (Nomination, "D"), (Discharge, "D"), (Campaign, "E"),
)  # fmt: skip

IDS: Final = shared.Ids(PIECE_IDS, PLACE_IDS, STRATAGEM_IDS)


def board(g: Alea) -> dict[str, Any]:
    """The whole table."""
    return {
        "year": -g.year,
        "firstYear": -SCENARIOS[g.scenario].years[0],
        "lastYear": -g.last_year,
        "phase": phase(g),
        "initiative": CAMP_IDS[g.initiative],
        "active": None if g.active == NONE else CAMP_IDS[g.active],
        "sequences": _by_camp(g.smc),
        "seats": {name: g.seat_of(camp) for camp, name in enumerate(CAMP_IDS)},
        "count": g.count,
        "points": _by_camp(g.vp),
        "leading": _camp(winning_camp(g)),
        "cicero": g.cicero,
        "princeps": g.cicero >= PRINCEPS,
        "trends": [{"trend": name, "amount": amount} for name, amount in trends(g)],
        "prospects": [
            {"camp": CAMP_IDS[camp], "reason": reason, "points": points} for camp, reason, points in breakdown(g)
        ],
        "marks": [name for name, bit in FLAG_IDS.items() if g.flags & bit],
        "event": None if not g.event else {"number": g.event, "id": EVENT_IDS[g.event - 1]},
        "pieces": {PIECE_IDS[p]: piece(g, p) for p in range(PIECES) if g.at[p] not in (POOL, RESERVE, GONE)},
        "reserve": [PIECE_IDS[p] for p in members(g.inside[RESERVE])],
        "pool": [PIECE_IDS[p] for p in members(g.inside[POOL] & g.kit.unit_mask)],
        "dead": [PIECE_IDS[p] for p in members(g.inside[GONE])],
        "legions": (LEGIONES & ~g.off_map()).bit_count(),
        "chiefs": {name: _piece(g.chief[camp]) for camp, name in enumerate(CAMP_IDS)},
        "seconds": {name: _piece(g.second[camp]) for camp, name in enumerate(CAMP_IDS)},
        "pretender": _piece(g.pretender),
        "roma": _camp(g.roma),
        "regions": {REGION_IDS[r]: region(g, r) for r in range(REGIONS)},
        "zones": {ZONE_IDS[z]: _camp(holder(g, z)) for z in members(REPUBLIC)},
        "control": [sum(POINTS[r] for r in range(REGIONS) if g.control[r] == camp) for camp in (0, 1)],
        "peoples": {PEOPLE_IDS[p]: people(g, p) for p in range(PEOPLES)},
        "fleets": {},
        "hands": {name: hand(g, camp) for camp, name in enumerate(CAMP_IDS)},
        "plague": None if g.plague == NONE else ZONE_IDS[g.plague],
        "intrigue": bool(g.intrigue),
        "removed": [STRATAGEM_IDS[t] for t in members(g.removed)],
        "sick": _piece(g.sick),
        "summoned": [PIECE_IDS[p] for p in members(g.summoned)],
        "held": [PIECE_IDS[p] for p in members(g.held)],
        "moved": [PIECE_IDS[p] for p in members(g.moved)] if g.active != NONE else [],
        "march": march(g),
        "routes": routes(g),
        "battle": outlook(g),
        "calendar": calendar(g),
    }


def _by_camp(values: list[int]) -> dict[str, int]:
    return {name: values[camp] for camp, name in enumerate(CAMP_IDS)}


def _piece(p: int) -> str | None:
    return None if p == NONE else PIECE_IDS[p]


def _camp(camp: int) -> str | None:
    return None if camp == NONE else CAMP_IDS[camp]


def phase(g: Alea) -> str:
    """The phase of the turn: A to F, or over."""
    for frame in reversed(g.stack):
        for kind, name in PHASES:
            if isinstance(frame, kind):
                return name
    return "F" if g.stack else "over"


def piece(g: Alea, p: int) -> dict[str, Any]:
    """One counter: place, camp (null for one of nobody's), state; `rebel` with a Civil War marker."""
    camp = NONE if not (g.own[0] | g.own[1]) >> p & 1 else g.camp(p)
    return {
        "place": PLACE_IDS[g.at[p]],
        "camp": _camp(camp),
        "weak": bool(g.weak >> p & 1),
        "rebel": bool(g.rebels >> p & 1),
        "fallen": g.at[p] == FALLEN,
    }


def region(g: Alea, r: int) -> dict[str, Any]:
    """One region: its camp, its triumvir, how many legions each camp has on land there, and its recruits."""
    here = 0
    for zone in members(REGION_ZONES[r]):
        here |= g.inside[zone]
    return {
        "control": _camp(g.control[r]),
        "triumvir": _piece(g.marker[r]),
        "legions": [(here & g.own[camp] & LEGIONES).bit_count() for camp in (0, 1)],
        "due": [PIECE_IDS[u] for u in range(UNITS) if g.due_from[u] == r],
    }


def people(g: Alea, p: int) -> dict[str, Any]:
    """One People: status, who rules it, the year from which it can be touched again, who else may lead it."""
    return {
        "status": STATUS_IDS[g.status[p]],
        "major": bool(MAJORS >> p & 1),
        "ruler": _camp(g.ruler[p]),
        "back": -g.back[p] or None,
        "lasting": g.status[p] == BELLUM and bool(g.lasting >> p & 1),
        "guest": _piece(g.guest[p]),
    }


def hand(g: Alea, camp: int) -> dict[str, Any]:
    """The stratagems of a camp."""
    seat = g.seat_of(camp)
    return shared.hand(g, seat, g.hand[seat * TITLES : (seat + 1) * TITLES], IDS)


def march(g: Alea) -> dict[str, Any] | None:
    """The movement in progress: a march, or the one step of naves, whose `group` is what they carry."""
    frame = next((f for f in reversed(g.stack) if isinstance(f, Sail)), None)
    if frame is None:
        return shared.march(g, IDS)
    return {
        "leader": PIECE_IDS[frame.ship],
        "group": IDS.of_pieces(g.inside[HOLD_OF[frame.ship]]),
        "spent": frame.done,
        "left": 1 - frame.done,
        "origin": None,
        "trail": [],
        "costs": {},
        "reach": {},
    }


def routes(g: Alea) -> dict[str, dict[str, int]]:
    """While movements are ordered: where each leader would come to."""
    ordering = g.stack and isinstance(g.stack[-1], Marching) and g.awaiting
    return shared.routes(g, IDS, MARCH, March) if ordering else {}


def calendar(g: Alea) -> dict[str, Any]:
    """Who enters, who leaves and which Peoples are free again, this year and the next."""
    years = (g.year, g.year - 1)
    return {
        "enter": [
            {"leader": PIECE_IDS[UNITS + i], "year": -ENTRY_YEAR[i]}
            for i in range(LEADERS)
            if g.at[UNITS + i] == POOL and ENTRY_YEAR[i] >= years[1]
        ],
        "die": [
            {"leader": PIECE_IDS[UNITS + i], "year": -FINAL_YEAR[i], "under": 10}
            for i in range(LEADERS)
            if g.on_map(UNITS + i) and FINAL_YEAR[i] in years
        ],
        "return": [{"kind": "people", "id": PEOPLE_IDS[p], "year": -g.back[p]} for p in range(PEOPLES) if g.back[p]],
    }
