"""The Chronology: what happens on which turn (IX, X.C, XVIII.H), turns being 1 to `LAST_TURN`."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components.counters import TYPE
from latrunculi.games.invasions.components.nations import COMPONENTS, NATION, NATIONS
from latrunculi.games.invasions.components.printed.reading import LAST_TURN

YEARS_OF_A_TURN: Final = 25
FIRST_YEAR: Final = 350
SPLIT_TURN: Final = 3
"""From this turn on Rome and Byzance are two nations that are not friends of themselves (VI.K)."""
LAST_NOMAD_SIEGE_TURN: Final = 9
"""Nomads besiege badly until the end of this turn (XXIV.C)."""
UNFORTIFIED_TURNS: Final = (4, 5)
"""Turns on which unfortified cities have a siege modifier, too (XXIII.D)."""


def year(turn: int) -> int:
    """The first year of a turn."""
    return FIRST_YEAR + YEARS_OF_A_TURN * (turn - 1)


DATED: Final = COMPONENTS.dated
"""All entries in their order: `Dated(id, turn, kind, nation, places, units, strength, effect, numbers, text)`."""
DATED_IDS: Final = tuple([d.id for d in DATED])
ENTRIES_OF: Final = tuple([tuple([i for i, d in enumerate(DATED) if d.turn == turn]) for turn in range(LAST_TURN + 1)])
"""`ENTRIES_OF[turn]`: the numbers in `DATED` of the entries of a turn, in the order of their resolution."""
INVASIONS: Final = tuple(
    [{NATION[d.nation]: d.strength for d in DATED if d.turn == turn and d.kind == "invasion"}
     for turn in range(LAST_TURN + 1)]
)  # fmt: skip
"""`INVASIONS[turn]`: the nations that invade (XVIII.H), each with the units that it has at least."""
RAIDS: Final = tuple(
    [tuple([NATION[r.nation] for r in COMPONENTS.raids if r.turn == turn]) for turn in range(LAST_TURN + 1)]
)
"""`RAIDS[turn]`: the nations that raid, in their order (X.C)."""
TOWARD: Final = {(r.turn, NATION[r.nation]): r.toward for r in COMPONENTS.raids}
"""For each turn and raiding nation the province where it went in history."""


def _received(turn: int) -> dict[int, tuple[tuple[int, int], ...]]:
    return {
        NATION[r.nation]: tuple([(TYPE[name], number) for name, number in r.units.items()])
        for r in COMPONENTS.reinforcements
        if r.turn == turn and r.units
    }


RECEIVED: Final = tuple([_received(turn) for turn in range(LAST_TURN + 1)])
"""`RECEIVED[turn][nation]`: pairs of a type and a number that a nation receives; nations absent receive `NUMBER`."""
NUMBER: Final = tuple(
    [{NATION[r.nation]: r.number for r in COMPONENTS.reinforcements if r.turn == turn and not r.units}
     for turn in range(LAST_TURN + 1)]
)  # fmt: skip
"""`NUMBER[turn][nation]`: the number of units that a nation receives, at least half of them infantry (IX.D)."""
LISTED_UNTIL: Final = tuple(
    [max([r.turn for r in COMPONENTS.reinforcements if NATION[r.nation] == n], default=0) for n in range(NATIONS)]
)
"""For each nation the last turn of its reinforcements; afterwards it receives one unit a turn (IX.D)."""
ARRIVAL: Final = tuple(
    [min([d.turn for d in DATED if d.kind == "enter" and NATION[d.nation] == n], default=0) for n in range(NATIONS)]
)
"""For each nation the turn on which it enters, 0 for those that stand on the map from the first or come by events."""
