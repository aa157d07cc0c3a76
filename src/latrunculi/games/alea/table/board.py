"""The state in the words of the game, as JSON: what a viewer of the table sees. Always made from a redacted copy.

Years are negative, so that they count on as in the other games of the family.
"""

from __future__ import annotations

from typing import Any, Final

from latrunculi.games.alea.components.world import (
    ENTRY_YEAR,
    EVENT_IDS,
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
from latrunculi.games.alea.rules.activation import Activation
from latrunculi.games.alea.rules.discharge import Discharge
from latrunculi.games.alea.rules.engagement import InterruptedCombats
from latrunculi.games.alea.rules.geostrategy import Entries, Recruits, Returns
from latrunculi.games.alea.rules.hands import Draw
from latrunculi.games.alea.rules.initiative import Initiative
from latrunculi.games.alea.rules.marching import March, Marching
from latrunculi.games.alea.rules.naval import Sail
from latrunculi.games.alea.rules.parties import Nomination
from latrunculi.games.alea.rules.regions import holder
from latrunculi.games.alea.rules.republic import PRINCEPS, trends
from latrunculi.games.alea.rules.scenarios import SCENARIOS
from latrunculi.games.alea.rules.scoring import breakdown, winning_camp
from latrunculi.games.alea.rules.sequence import Administration, Campaign
from latrunculi.games.alea.rules.state import BELLUM, CAMP_IDS, FLAG_IDS, STATUS_IDS, Alea
from latrunculi.games.alea.rules.stratagems import Geostrategy
from latrunculi.games.alea.rules.words import MARCH, MODIFIERS
from latrunculi.games.imperator.table import board as shared
from latrunculi.kernel.actions import members

PHASES: Final = (
    (Draw, "A"), (Initiative, "B"), (Entries, "C"), (Recruits, "C"), (Returns, "C"), (Activation, "C"),
    (Geostrategy, "C"), (Administration, "D"), (Nomination, "D"), (Discharge, "D"), (Campaign, "E"),
)  # fmt: skip

IDS: Final = shared.Ids(CAMP_IDS, PIECE_IDS, PLACE_IDS, STRATAGEM_IDS)
COMBATS: Final = InterruptedCombats()


def board(g: Alea) -> dict[str, Any]:
    """The whole table."""
    return {
        "year": -g.year,
        "firstYear": -SCENARIOS[g.scenario].years[0],
        "lastYear": -g.last_year,
        **shared.turn(g, IDS, phase(g)),
        "count": g.count,
        "leading": IDS.camp(winning_camp(g)),
        "cicero": g.cicero,
        "princeps": g.cicero >= PRINCEPS,
        "trends": [{"trend": name, "amount": amount} for name, amount in trends(g)],
        "prospects": [
            {"camp": CAMP_IDS[camp], "reason": reason, "points": points} for camp, reason, points in breakdown(g)
        ],
        "marks": [name for name, bit in FLAG_IDS.items() if g.flags & bit],
        "event": None if not g.event else {"number": g.event, "id": EVENT_IDS[g.event - 1]},
        "pieces": {PIECE_IDS[p]: piece(g, p) for p in range(PIECES) if g.at[p] not in (POOL, RESERVE, GONE)},
        "reserve": IDS.of_pieces(g.inside[RESERVE]),
        "pool": IDS.of_pieces(g.inside[POOL] & g.kit.unit_mask),
        "legions": (LEGIONES & ~g.off_map()).bit_count(),
        "chiefs": IDS.by_camp([IDS.piece(who) for who in g.chief]),
        "seconds": IDS.by_camp([IDS.piece(who) for who in g.second]),
        "pretender": IDS.piece(g.pretender),
        "roma": IDS.camp(g.roma),
        "regions": {REGION_IDS[r]: region(g, r) for r in range(REGIONS)},
        "zones": {ZONE_IDS[z]: IDS.camp(holder(g, z)) for z in members(REPUBLIC)},
        "control": [sum(POINTS[r] for r in range(REGIONS) if g.control[r] == camp) for camp in (0, 1)],
        "peoples": {PEOPLE_IDS[p]: people(g, p) for p in range(PEOPLES)},
        "fleets": {},
        "hands": IDS.by_camp([hand(g, camp) for camp in (0, 1)]),
        "plague": IDS.place(g.plague),
        "intrigue": bool(g.intrigue),
        "removed": [STRATAGEM_IDS[t] for t in members(g.removed)],
        "sick": IDS.piece(g.sick),
        "summoned": IDS.of_pieces(g.summoned),
        "held": IDS.of_pieces(g.held),
        "march": march(g),
        "routes": shared.routes(g, IDS, Marching, MARCH, March),
        "calendar": calendar(g),
    }


def phase(g: Alea) -> str:
    """The phase of the turn: A to F, or over."""
    return shared.phase(g, PHASES)


def piece(g: Alea, p: int) -> dict[str, Any]:
    """One counter; the camp is null for one of nobody's."""
    camp = NONE if not (g.own[0] | g.own[1]) >> p & 1 else g.camp(p)
    return shared.counter(g, p, IDS, camp, g.rebels)


def region(g: Alea, r: int) -> dict[str, Any]:
    """One region: its camp, its triumvir, how many legions each camp has on land there, and its recruits."""
    here = 0
    for zone in members(REGION_ZONES[r]):
        here |= g.inside[zone]
    return {
        "control": IDS.camp(g.control[r]),
        "triumvir": IDS.piece(g.marker[r]),
        "legions": [(here & g.own[camp] & LEGIONES).bit_count() for camp in (0, 1)],
        "due": [PIECE_IDS[u] for u in range(UNITS) if g.due_from[u] == r],
    }


def people(g: Alea, p: int) -> dict[str, Any]:
    """One People: status, who rules it, the year from which it can be touched again, who else may lead it."""
    return {
        "status": STATUS_IDS[g.status[p]],
        "major": bool(MAJORS >> p & 1),
        "ruler": IDS.camp(g.ruler[p]),
        "back": -g.back[p] or None,
        "lasting": g.status[p] == BELLUM and bool(g.lasting >> p & 1),
        "guest": IDS.piece(g.guest[p]),
    }


def hand(g: Alea, camp: int) -> dict[str, Any]:
    """The stratagems of a camp."""
    seat = g.seat_of(camp)
    return shared.hand(g, seat, g.hand[seat * TITLES : (seat + 1) * TITLES], IDS)


def march(g: Alea) -> dict[str, Any] | None:
    """The movement in progress: a march, or the one step of naves, whose `group` is what they carry."""
    frame = next((f for f in reversed(g.stack) if isinstance(f, Sail)), None)
    if frame is None:
        return shared.march(g, IDS, COMBATS, MODIFIERS)
    return {
        "leader": PIECE_IDS[frame.ship],
        "group": IDS.of_pieces(g.inside[HOLD_OF[frame.ship]]),
        "spent": frame.done,
        "left": 1 - frame.done,
        "origin": None,
        "trail": [],
        "costs": {},
        "reach": {},
        "battles": {},
    }


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
