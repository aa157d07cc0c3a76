"""The state in the words of the game: what a viewer of the table sees. Always made from a redacted copy."""

from __future__ import annotations

from functools import cache
from typing import Final

from latrunculi.games.imperator.components.kit import NONE, People, Year
from latrunculi.games.imperator.table import board as shared
from latrunculi.games.imperator.table.contract import Fleet, Return
from latrunculi.games.ultimus.components.chart import DIOCESE_ZONES, HALF_IDS, ZONE_IDS
from latrunculi.games.ultimus.components.counters import (
    CO,
    DEATHS,
    DIES,
    ENTRY_YEAR,
    FIRST_GUARD,
    GENERIC,
    LEADERS,
    LI,
    PA,
    PIECE_IDS,
    UNIT_DIOCESE,
    UNITS,
)
from latrunculi.games.ultimus.components.kit import KIT
from latrunculi.games.ultimus.components.peoples import PEOPLE_IDS, PEOPLES
from latrunculi.games.ultimus.components.places import FALLEN, FLEET_IDS, FLEETS, GONE, PLACE_IDS, POOL
from latrunculi.games.ultimus.components.stratagems import STRATAGEM_IDS
from latrunculi.games.ultimus.rules.adjustments import Review
from latrunculi.games.ultimus.rules.combat import Combats
from latrunculi.games.ultimus.rules.deployment import Deployment
from latrunculi.games.ultimus.rules.hands import Discards, Draw
from latrunculi.games.ultimus.rules.initiative import Initiative
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
from latrunculi.games.ultimus.rules.words import MODIFIERS
from latrunculi.games.ultimus.table.contract import Board, Half, PeopleState, YearEvent
from latrunculi.kernel.actions import BIT, members

PHASES: Final = (
    (Deployment, "deployment"), (Draw, "A"), (Initiative, "B"), (Geostrategy, "C"), (Entries, "C"),
    (Administration, "D"), (Campaign, "E"), (ExchangeOfCamps, "F"), (Review, "F"), (Discards, "F"),
)  # fmt: skip


IDS: Final = shared.Ids(KIT, CAMP_IDS, PIECE_IDS, PLACE_IDS, STRATAGEM_IDS, (POOL, GONE), MODIFIERS, unguarded=None)
COMBATS: Final = Combats()


def board(g: Ultimus) -> Board:
    """The whole table."""
    return Board(
        year=g.year,
        first_year=SCENARIOS[g.scenario].years[0],
        last_year=g.last_year,
        **shared.turn(g, IDS, PHASES, [a + b for a, b in zip(g.hand, g.copies, strict=True)]),
        pax=bool(g.flags & PAX),
        event=YearEvent(number=g.event, half=_half(g.event_half)) if g.event else None,
        pieces=shared.counters(g, IDS, g.rebellious(), _guarded(g)),
        augusti=_holders(g.augustus),
        patricians=_holders(g.patrician),
        usurpers=_holders(g.usurper),
        stand_ins=_holders(g.stand_in),
        vacant=[HALF_IDS[h] for h in (0, 1) if g.vacant[h]],
        escort=IDS.piece(g.escort),
        peoples={PEOPLE_IDS[p]: people(g, p) for p in range(PEOPLES)},
        fleets={FLEET_IDS[f]: fleet(g, f) for f in range(FLEETS)},
        council=IDS.place(g.council),
        council_tried=bool(g.flags & COUNCIL_TRIED),
        plague=IDS.place(g.plague),
        epidemic=IDS.place(g.epidemic),
        papa=bool(g.flags & PAPA_PLAYED),
        held=[ZONE_IDS[z] for z in members(g.held)],
        summoned=IDS.of_pieces(g.summoned),
        march=shared.march(g, IDS, COMBATS),
        calendar=shared.calendar(g, IDS, _entries(g.year), _deaths(g.year), comebacks(g)),
    )


def _half(half: int) -> Half | None:
    return HALF_IDS[half] if half in (0, 1) else None


def _holders(holders: list[int]) -> dict[Half, str | None]:
    return {HALF_IDS[half]: IDS.piece(holders[half]) for half in (0, 1)}


def _guarded(g: Ultimus) -> dict[int, int]:
    """The BU units that have a leader, each with him."""
    return {FIRST_GUARD + i: leader for i, leader in enumerate(g.guard_of) if leader != NONE}


def people(g: Ultimus, p: People) -> PeopleState:
    """One People."""
    return PeopleState(
        STATUS_IDS[g.status[p]],
        bool(g.majors >> p & 1),
        None if g.ally[p] == NONE else PEOPLE_IDS[g.ally[p]],
        g.subject(p),
        IDS.place(g.capital[p]),
        IDS.piece(g.rex[p]),
        bool(g.beaten >> p & 1),
        g.migrating == p,
    )


def fleet(g: Ultimus, f: int) -> Fleet:
    """One fleet."""
    return Fleet(IDS.place(g.fleet_at[f]), CAMP_IDS[g.fleet_camp[f]], g.fleet_back[f] or None)


@cache
def _entries(year: Year) -> shared.Dates:
    named = [(UNITS + i, entry, 0) for i, entry in enumerate(ENTRY_YEAR) if entry <= year + 1]
    return [row for row in named if not GENERIC >> row[0] & 1]


@cache
def _deaths(year: Year) -> shared.Dates:
    """Who is to die without a roll dies below ten."""
    return [
        (UNITS + i, when, 10 if DIES[i] == when else DEATHS[i][when])
        for i in range(LEADERS)
        for when in (year, year + 1)
        if when in DEATHS[i] or DIES[i] == when
    ]


def comebacks(g: Ultimus) -> list[Return]:
    """Who and what comes back: fleets (UR-9.2-3), generic leaders and regular units.

    A generic leader returns in phase D, or C if a stratagem killed him (UR-3.3.1-3, UR-6.4-1, UR-4.2.1-3), of the turn
    after that of his death; units return in phase F if nobody is in their way: LI and CO that fell in their diocese, PA
    (UR-9.3.1-1, UR-9.3.2-1).
    """
    now = shared.phase(g, PHASES)
    fallen = g.inside[FALLEN]
    at_home = [
        u
        for u in members(fallen & (LI | CO))
        if g.fell_at[u] != NONE and BIT[g.fell_at[u]] & DIOCESE_ZONES[UNIT_DIOCESE[u]]
    ]
    late = GENERIC if now in ("E", "F") else g.plot_killed if now == "D" else 0
    back = (*members(fallen & GENERIC), *at_home, *members(fallen & PA))
    return [
        *[Return("fleet", FLEET_IDS[f], g.fleet_back[f]) for f in range(FLEETS) if g.fleet_back[f]],
        *[Return("piece", PIECE_IDS[p], g.year + (late >> p & 1)) for p in back],
    ]
