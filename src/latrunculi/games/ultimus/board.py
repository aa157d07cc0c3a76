"""The state in the words of the game, as JSON: what a viewer of the table sees. Always made from a redacted copy."""

from __future__ import annotations

from typing import Any, Final

from latrunculi.games.imperator import board as shared
from latrunculi.games.imperator.battle import outlook
from latrunculi.games.ultimus.adjustments import Review
from latrunculi.games.ultimus.deployment import Deployment
from latrunculi.games.ultimus.hands import Discards, Draw
from latrunculi.games.ultimus.initiative import Initiative
from latrunculi.games.ultimus.marching import March, Marching
from latrunculi.games.ultimus.mortality import Entries
from latrunculi.games.ultimus.roles import ExchangeOfCamps
from latrunculi.games.ultimus.scenarios import SCENARIOS
from latrunculi.games.ultimus.sequence import Administration, Campaign
from latrunculi.games.ultimus.state import (
    BARBARUS,
    CAMP_IDS,
    COUNCIL_TRIED,
    PAPA_PLAYED,
    PAX,
    ROMANUS,
    STATUS_IDS,
    Ultimus,
)
from latrunculi.games.ultimus.stratagems import Geostrategy
from latrunculi.games.ultimus.words import MARCH
from latrunculi.games.ultimus.world import (
    BU,
    CO,
    DEATHS,
    DIES,
    DIOCESE_ZONES,
    ENTRY_YEAR,
    FALLEN,
    FLEET_IDS,
    FLEETS,
    GENERIC,
    GONE,
    HALF_IDS,
    LEADERS,
    LI,
    NONE,
    PA,
    PEOPLE_IDS,
    PEOPLES,
    PIECE_IDS,
    PIECES,
    PLACE_IDS,
    POOL,
    STRATAGEM_IDS,
    TITLES,
    UNIT_DIOCESE,
    UNITS,
    ZONE_IDS,
)
from latrunculi.kernel.actions import members

PHASES: Final = (
    (Deployment, "deployment"), (Draw, "A"), (Initiative, "B"), (Geostrategy, "C"), (Entries, "C"),
    (Administration, "D"), (Campaign, "E"), (ExchangeOfCamps, "F"), (Review, "F"), (Discards, "F"),
)  # fmt: skip


FIRST_GUARD: Final = members(BU)[0]

IDS: Final = shared.Ids(PIECE_IDS, PLACE_IDS, STRATAGEM_IDS)


def board(g: Ultimus) -> dict[str, Any]:
    """The whole table."""
    rebels = g.rebellious()
    return {
        "year": g.year,
        "firstYear": SCENARIOS[g.scenario].years[0],
        "lastYear": g.last_year,
        "phase": phase(g),
        "initiative": CAMP_IDS[g.initiative],
        "active": None if g.active == NONE else CAMP_IDS[g.active],
        "sequences": _by_camp(g.smc),
        "seats": {CAMP_IDS[camp]: g.seat_of(camp) for camp in (ROMANUS, BARBARUS)},
        "points": _by_camp(g.vp),
        "pax": bool(g.flags & PAX),
        "event": None if not g.event else {"number": g.event, "half": _half(g.event_half)},
        "pieces": {PIECE_IDS[p]: piece(g, p, rebels) for p in range(PIECES) if g.at[p] not in (POOL, GONE)},
        "dead": [PIECE_IDS[p] for p in members(g.inside[GONE])],
        "augusti": _holders(g.augustus),
        "patricians": _holders(g.patrician),
        "usurpers": _holders(g.usurper),
        "standIns": _holders(g.stand_in),
        "vacant": [HALF_IDS[h] for h in (0, 1) if g.vacant[h]],
        "escort": _piece(g.escort),
        "peoples": {PEOPLE_IDS[p]: people(g, p) for p in range(PEOPLES)},
        "fleets": {FLEET_IDS[f]: fleet(g, f) for f in range(FLEETS)},
        "hands": {CAMP_IDS[camp]: hand(g, camp) for camp in (ROMANUS, BARBARUS)},
        "council": _zone(g.council),
        "councilTried": bool(g.flags & COUNCIL_TRIED),
        "plague": _zone(g.plague),
        "epidemic": _zone(g.epidemic),
        "papa": bool(g.flags & PAPA_PLAYED),
        "held": [ZONE_IDS[z] for z in members(g.held)],
        "summoned": [PIECE_IDS[p] for p in members(g.summoned)],
        "moved": [PIECE_IDS[p] for p in members(g.moved)] if g.active != NONE else [],
        "march": shared.march(g, IDS),
        "routes": routes(g),
        "battle": outlook(g),
        "calendar": calendar(g),
    }


def _by_camp(values: list[int]) -> dict[str, int]:
    return {CAMP_IDS[camp]: values[camp] for camp in (ROMANUS, BARBARUS)}


def _piece(p: int) -> str | None:
    return None if p == NONE else PIECE_IDS[p]


def _zone(z: int) -> str | None:
    return None if z == NONE else ZONE_IDS[z]


def _bit(zone: int) -> int:
    return 0 if zone == NONE else 1 << zone


def _half(half: int) -> str | None:
    return HALF_IDS[half] if half in (0, 1) else None


def _holders(holders: list[int]) -> dict[str, str | None]:
    return {HALF_IDS[half]: _piece(holders[half]) for half in (0, 1)}


def phase(g: Ultimus) -> str:
    """The phase of the turn: deployment, A to F, or over."""
    for frame in reversed(g.stack):
        for kind, name in PHASES:
            if isinstance(frame, kind):
                return name
    return "F" if g.stack else "over"


def piece(g: Ultimus, p: int, rebels: int) -> dict[str, Any]:
    """One counter on the map or among the fallen: place, camp, state; `guards` names the leader of a BU unit."""
    return {
        "place": PLACE_IDS[g.at[p]],
        "camp": CAMP_IDS[g.camp(p)],
        "weak": bool(g.weak >> p & 1),
        "rebel": bool(rebels >> p & 1),
        "fallen": g.at[p] == FALLEN,
        "guards": None if not BU >> p & 1 else _piece(g.guard_of[p - FIRST_GUARD]),
    }


def people(g: Ultimus, p: int) -> dict[str, Any]:
    """One People."""
    return {
        "status": STATUS_IDS[g.status[p]],
        "major": bool(g.majors >> p & 1),
        "ally": None if g.ally[p] == NONE else PEOPLE_IDS[g.ally[p]],
        "subject": g.subject(p),
        "capital": _zone(g.capital[p]),
        "rex": _piece(g.rex[p]),
        "beaten": bool(g.beaten >> p & 1),
        "migrating": g.migrating == p,
    }


def fleet(g: Ultimus, f: int) -> dict[str, Any]:
    """One fleet."""
    return {
        "at": None if g.fleet_at[f] == NONE else PLACE_IDS[g.fleet_at[f]],
        "camp": CAMP_IDS[g.fleet_camp[f]],
        "back": g.fleet_back[f] or None,
    }


def hand(g: Ultimus, camp: int) -> dict[str, Any]:
    """The stratagems of a camp, copies included."""
    seat = g.seat_of(camp)
    mine = slice(seat * TITLES, (seat + 1) * TITLES)
    return shared.hand(g, seat, [a + b for a, b in zip(g.hand[mine], g.copies[mine], strict=True)], IDS)


def routes(g: Ultimus) -> dict[str, dict[str, int]]:
    """While movements are ordered: where each leader would come to."""
    ordering = g.stack and isinstance(g.stack[-1], Marching) and g.awaiting
    return shared.routes(g, IDS, MARCH, March) if ordering else {}


def calendar(g: Ultimus) -> dict[str, Any]:
    """Who enters, who may die and what returns, this year and the next."""
    years = (g.year, g.year + 1)
    return {
        "enter": [
            {"leader": PIECE_IDS[UNITS + i], "year": ENTRY_YEAR[i]}
            for i in range(LEADERS)
            if g.at[UNITS + i] == POOL and not GENERIC >> UNITS + i & 1 and ENTRY_YEAR[i] <= years[1]
        ],
        "die": [
            {"leader": PIECE_IDS[UNITS + i], "year": year, "under": 10 if DIES[i] == year else DEATHS[i][year]}
            for i in range(LEADERS)
            for year in years
            if g.on_map(UNITS + i) and (year in DEATHS[i] or DIES[i] == year)
        ],
        "return": comebacks(g),
    }


def comebacks(g: Ultimus) -> list[dict[str, Any]]:
    """Who and what comes back: fleets (UR-9.2-3), generic leaders and regular units.

    A generic leader returns in phase D, or C if a stratagem killed him (UR-3.3.1-3, UR-6.4-1, UR-4.2.1-3), of the turn
    after that of his death; units return in phase F if nobody is in their way: LI and CO that fell in their diocese, PA
    (UR-9.3.1-1, UR-9.3.2-1).
    """
    now = phase(g)
    fallen = g.inside[FALLEN]
    at_home = [u for u in members(fallen & (LI | CO)) if DIOCESE_ZONES[UNIT_DIOCESE[u]] & _bit(g.fell_at[u])]
    late = GENERIC if now in ("E", "F") else g.plot_killed if now == "D" else 0
    return [
        *({"kind": "fleet", "id": FLEET_IDS[f], "year": g.fleet_back[f]} for f in range(FLEETS) if g.fleet_back[f]),
        *(
            {"kind": "piece", "id": PIECE_IDS[p], "year": g.year + (late >> p & 1)}
            for p in (*members(fallen & GENERIC), *at_home, *members(fallen & PA))
        ),
    ]
