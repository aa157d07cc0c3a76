"""The state in the words of the game, as JSON: what a viewer of the table sees. Always made from a redacted copy."""

from __future__ import annotations

from typing import Any, Final

from latrunculi.games.imperator.table import board as shared
from latrunculi.games.ultimus.components.world import (
    BU,
    CO,
    DEATHS,
    DIES,
    DIOCESE_ZONES,
    ENTRY_YEAR,
    FALLEN,
    FIRST_GUARD,
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
from latrunculi.games.ultimus.rules.adjustments import Review
from latrunculi.games.ultimus.rules.deployment import Deployment
from latrunculi.games.ultimus.rules.engagement import InterruptedCombats
from latrunculi.games.ultimus.rules.hands import Discards, Draw
from latrunculi.games.ultimus.rules.initiative import Initiative
from latrunculi.games.ultimus.rules.marching import March, Marching
from latrunculi.games.ultimus.rules.mortality import Entries
from latrunculi.games.ultimus.rules.roles import ExchangeOfCamps
from latrunculi.games.ultimus.rules.scenarios import SCENARIOS
from latrunculi.games.ultimus.rules.sequence import Administration, Campaign
from latrunculi.games.ultimus.rules.state import (
    CAMP_IDS,
    COUNCIL_TRIED,
    PAPA_PLAYED,
    PAX,
    STATUS_IDS,
    Ultimus,
)
from latrunculi.games.ultimus.rules.stratagems import Geostrategy
from latrunculi.games.ultimus.rules.words import MARCH, MODIFIERS
from latrunculi.kernel.actions import members

PHASES: Final = (
    (Deployment, "deployment"), (Draw, "A"), (Initiative, "B"), (Geostrategy, "C"), (Entries, "C"),
    (Administration, "D"), (Campaign, "E"), (ExchangeOfCamps, "F"), (Review, "F"), (Discards, "F"),
)  # fmt: skip


IDS: Final = shared.Ids(CAMP_IDS, PIECE_IDS, PLACE_IDS, STRATAGEM_IDS)
COMBATS: Final = InterruptedCombats()


def board(g: Ultimus) -> dict[str, Any]:
    """The whole table."""
    rebels = g.rebellious()
    return {
        "year": g.year,
        "firstYear": SCENARIOS[g.scenario].years[0],
        "lastYear": g.last_year,
        **shared.turn(g, IDS, phase(g)),
        "pax": bool(g.flags & PAX),
        "event": None if not g.event else {"number": g.event, "half": _half(g.event_half)},
        "pieces": {PIECE_IDS[p]: piece(g, p, rebels) for p in range(PIECES) if g.at[p] not in (POOL, GONE)},
        "augusti": _holders(g.augustus),
        "patricians": _holders(g.patrician),
        "usurpers": _holders(g.usurper),
        "standIns": _holders(g.stand_in),
        "vacant": [HALF_IDS[h] for h in (0, 1) if g.vacant[h]],
        "escort": IDS.piece(g.escort),
        "peoples": {PEOPLE_IDS[p]: people(g, p) for p in range(PEOPLES)},
        "fleets": {FLEET_IDS[f]: fleet(g, f) for f in range(FLEETS)},
        "hands": IDS.by_camp([hand(g, camp) for camp in (0, 1)]),
        "council": IDS.place(g.council),
        "councilTried": bool(g.flags & COUNCIL_TRIED),
        "plague": IDS.place(g.plague),
        "epidemic": IDS.place(g.epidemic),
        "papa": bool(g.flags & PAPA_PLAYED),
        "held": [ZONE_IDS[z] for z in members(g.held)],
        "summoned": IDS.of_pieces(g.summoned),
        "march": shared.march(g, IDS, COMBATS, MODIFIERS),
        "routes": shared.routes(g, IDS, Marching, MARCH, March),
        "calendar": calendar(g),
    }


def _bit(zone: int) -> int:
    return 0 if zone == NONE else 1 << zone


def _half(half: int) -> str | None:
    return HALF_IDS[half] if half in (0, 1) else None


def _holders(holders: list[int]) -> dict[str, str | None]:
    return {HALF_IDS[half]: IDS.piece(holders[half]) for half in (0, 1)}


def phase(g: Ultimus) -> str:
    """The phase of the turn: deployment, A to F, or over."""
    return shared.phase(g, PHASES)


def piece(g: Ultimus, p: int, rebels: int) -> dict[str, Any]:
    """One counter on the map or among the fallen; `guards` names the leader of a BU unit."""
    guards = IDS.piece(g.guard_of[p - FIRST_GUARD]) if BU >> p & 1 else None
    return {**shared.counter(g, p, IDS, g.camp(p), rebels), "guards": guards}


def people(g: Ultimus, p: int) -> dict[str, Any]:
    """One People."""
    return {
        "status": STATUS_IDS[g.status[p]],
        "major": bool(g.majors >> p & 1),
        "ally": None if g.ally[p] == NONE else PEOPLE_IDS[g.ally[p]],
        "subject": g.subject(p),
        "capital": IDS.place(g.capital[p]),
        "rex": IDS.piece(g.rex[p]),
        "beaten": bool(g.beaten >> p & 1),
        "migrating": g.migrating == p,
    }


def fleet(g: Ultimus, f: int) -> dict[str, Any]:
    """One fleet."""
    return {
        "at": IDS.place(g.fleet_at[f]),
        "camp": CAMP_IDS[g.fleet_camp[f]],
        "back": g.fleet_back[f] or None,
    }


def hand(g: Ultimus, camp: int) -> dict[str, Any]:
    """The stratagems of a camp, copies included."""
    seat = g.seat_of(camp)
    mine = slice(seat * TITLES, (seat + 1) * TITLES)
    return shared.hand(g, seat, [a + b for a, b in zip(g.hand[mine], g.copies[mine], strict=True)], IDS)


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
