"""The state in the words of the game: what a viewer of the table sees. Always made from a redacted copy.

Years are negative, so that they count on as in the other games of the family.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from latrunculi.games.alea.components.chart import POINTS, REGION_IDS, REGION_OF, REGIONS, REPUBLIC, ZONE_IDS
from latrunculi.games.alea.components.counters import ENTRY_YEAR, FINAL_YEAR, LEGIONES, PIECE_IDS, UNITS
from latrunculi.games.alea.components.kit import KIT
from latrunculi.games.alea.components.peoples import MAJORS, PEOPLE_IDS, PEOPLES
from latrunculi.games.alea.components.places import GONE, HOLD_OF, PLACE_IDS, POOL, RESERVE
from latrunculi.games.alea.components.stratagems import EVENT_IDS, STRATAGEM_IDS
from latrunculi.games.alea.rules.activation import Activation
from latrunculi.games.alea.rules.combat import Combats
from latrunculi.games.alea.rules.discharge import Discharge
from latrunculi.games.alea.rules.geostrategy import Entries, Recruits, Returns
from latrunculi.games.alea.rules.hands import Draw
from latrunculi.games.alea.rules.initiative import Initiative
from latrunculi.games.alea.rules.naval import Sail
from latrunculi.games.alea.rules.parties import Nomination
from latrunculi.games.alea.rules.regions import belonging
from latrunculi.games.alea.rules.republic import PRINCEPS, trends
from latrunculi.games.alea.rules.scenarios import SCENARIOS
from latrunculi.games.alea.rules.scoring import breakdown, winning_camp
from latrunculi.games.alea.rules.sequence import Administration, Campaign
from latrunculi.games.alea.rules.state import BELLUM, CAESARIANI, CAMP_IDS, FLAG_IDS, REPUBLICANI, STATUS_IDS, Alea
from latrunculi.games.alea.rules.stratagems import Geostrategy
from latrunculi.games.alea.rules.words import MODIFIERS
from latrunculi.games.alea.table.contract import (
    Board,
    Camp,
    PeopleState,
    RegionState,
    Score,
    Trend,
    YearEvent,
)
from latrunculi.games.imperator.components.kit import NONE, People, Year
from latrunculi.games.imperator.table import board as shared
from latrunculi.games.imperator.table.contract import March as MarchState
from latrunculi.games.imperator.table.contract import Return
from latrunculi.kernel.actions import members

PHASES: Final = (
    (Draw, "A"), (Initiative, "B"), (Entries, "C"), (Recruits, "C"), (Returns, "C"), (Activation, "C"),
    (Geostrategy, "C"), (Administration, "D"), (Nomination, "D"), (Discharge, "D"), (Campaign, "E"),
)  # fmt: skip

_REPUBLIC: Final = tuple([(ZONE_IDS[z], 1 << z) for z in members(REPUBLIC)])

IDS: Final = shared.Ids(KIT, CAMP_IDS, PIECE_IDS, PLACE_IDS, STRATAGEM_IDS, (POOL, RESERVE, GONE), MODIFIERS)
COMBATS: Final = Combats()


def board(g: Alea) -> Board:
    """The whole table."""
    return Board(
        year=-g.year,
        first_year=-SCENARIOS[g.scenario].years[0],
        last_year=-g.last_year,
        **shared.turn(g, IDS, PHASES, g.hand),
        count=g.count,
        leading=IDS.camp(winning_camp(g)),
        cicero=g.cicero,
        princeps=g.cicero >= PRINCEPS,
        trends=[Trend(name, amount) for name, amount in trends(g)],
        prospects=[Score(CAMP_IDS[camp], reason, points) for camp, reason, points in breakdown(g)],
        marks=[name for name, bit in FLAG_IDS.items() if g.flags & bit],
        event=YearEvent(number=g.event, id=EVENT_IDS[g.event - 1]) if g.event else None,
        pieces=shared.counters(g, IDS, g.rebels),
        reserve=IDS.of_pieces(g.inside[RESERVE]),
        pool=IDS.of_pieces(g.inside[POOL] & g.kit.unit_mask),
        legions=(LEGIONES & ~g.off_map()).bit_count(),
        chiefs=IDS.by_camp([IDS.piece(who) for who in g.chief]),
        seconds=IDS.by_camp([IDS.piece(who) for who in g.second]),
        pretender=IDS.piece(g.pretender),
        roma=IDS.camp(g.roma),
        regions=regions(g),
        zones=zones(g),
        control=[sum([POINTS[r] for r in range(REGIONS) if g.control[r] == camp]) for camp in (0, 1)],
        peoples={PEOPLE_IDS[p]: people(g, p) for p in range(PEOPLES)},
        fleets={},
        plague=IDS.place(g.plague),
        intrigue=bool(g.intrigue),
        removed=[STRATAGEM_IDS[t] for t in members(g.removed)],
        sick=IDS.piece(g.sick),
        summoned=IDS.of_pieces(g.summoned),
        held=IDS.of_pieces(g.held),
        march=march(g),
        calendar=shared.calendar(g, IDS, _entries(g.year), _deaths(g.year), comebacks(g)),
    )


def regions(g: Alea) -> dict[str, RegionState]:
    """Each region: its camp, its triumvir, how many legions each camp has on land there, and its recruits."""
    legions = [[0, 0] for _ in range(REGIONS + 1)]  # at NONE, the last, those outside the Republic
    for legion in members(LEGIONES & g.on_land & (g.own[0] | g.own[1])):
        legions[REGION_OF[g.at[legion]]][g.camp(legion)] += 1
    due: list[list[str]] = [[] for _ in range(REGIONS)]
    for unit, r in enumerate(g.due_from):
        if r != NONE:
            due[r].append(PIECE_IDS[unit])
    return {
        name: RegionState(IDS.camp(g.control[r]), IDS.piece(g.marker[r]), legions[r], due[r])
        for r, name in enumerate(REGION_IDS)
    }


def zones(g: Alea) -> dict[str, Camp | None]:
    """The camp of each zone of the Republic."""
    ours, theirs = belonging(g, CAESARIANI), belonging(g, REPUBLICANI)
    first, second = IDS.camp(CAESARIANI), IDS.camp(REPUBLICANI)
    return {name: first if ours & bit else second if theirs & bit else None for name, bit in _REPUBLIC}


def people(g: Alea, p: People) -> PeopleState:
    """One People: status, who rules it, the year from which it can be touched again, who else may lead it."""
    status = g.status[p]
    return PeopleState(
        STATUS_IDS[status],
        bool(MAJORS >> p & 1),
        IDS.camp(g.ruler[p]),
        -g.back[p] or None,
        status == BELLUM and bool(g.lasting >> p & 1),
        IDS.piece(g.guest[p]),
    )


def march(g: Alea) -> MarchState | None:
    """The movement in progress: a march, or the one step of naves, whose `group` is what they carry."""
    frame = g.innermost(Sail)
    if frame is None:
        return shared.march(g, IDS, COMBATS)
    group = IDS.of_pieces(g.inside[HOLD_OF[frame.ship]])
    return MarchState(PIECE_IDS[frame.ship], group, frame.done, 1 - frame.done, None, [], {}, {}, {})


@cache
def _entries(year: Year) -> shared.Dates:
    return [(UNITS + i, -entry, 0) for i, entry in enumerate(ENTRY_YEAR) if entry >= year - 1]


@cache
def _deaths(year: Year) -> shared.Dates:
    return [(UNITS + i, -last, 10) for i, last in enumerate(FINAL_YEAR) if last in (year, year - 1)]


def comebacks(g: Alea) -> list[Return]:
    """The Peoples that are free again, each in its year."""
    return [Return("people", PEOPLE_IDS[p], -g.back[p]) for p in range(PEOPLES) if g.back[p]]
