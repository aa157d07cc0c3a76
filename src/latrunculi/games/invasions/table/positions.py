"""Positions as text: a TOML file for any moment of a game, written by people or by `write`.

`[pieces]` says for each place who is there (who is not named lies in the reserve), `[army]` for whom mercenaries act.
Nations, provinces, regions, camps have tables of values; what is left out is as on the printed map before any set-up.
`[[procedure]]` tables give the stack and `awaiting` who must choose; without them the nations are activated. `dice` are
scripted ("d10 4").
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components.cards import CALAMITY_IDS, EVENT_IDS
from latrunculi.games.invasions.components.chart import PROVINCE_IDS, REGION_IDS
from latrunculi.games.invasions.components.counters import NATION_OF, PIECE, PIECE_IDS
from latrunculi.games.invasions.components.nations import CAMP_IDS, NATION_IDS, RELIGION_IDS
from latrunculi.games.invasions.components.printed.files import IDENTITY
from latrunculi.games.invasions.components.scenarios import COLOUR_IDS, STATUS_IDS
from latrunculi.games.invasions.rules import relations, scenarios, trails
from latrunculi.games.invasions.rules.ints import Place
from latrunculi.games.invasions.rules.invariants import defects
from latrunculi.games.invasions.rules.lexicon import PLACE_IDS
from latrunculi.games.invasions.rules.sequence import Turns
from latrunculi.games.invasions.rules.state import (
    BOND_IDS,
    MARKERS,
    MOST_STEPS,
    RESERVE,
    SOURCE_IDS,
    TITLES,
    TREATIES,
    Invasions,
)
from latrunculi.kernel.actions import BIT, MOST_OBJECTS
from latrunculi.kernel.position import Reader, shown
from latrunculi.tabletop.positions import LEAST, Positions, write_table
from latrunculi.tabletop.shapes import Each, Mark, Number, One, Shape, Some, quoted

_PIECES: Final = Some(PIECE_IDS)
_NATIONS: Final = Some(NATION_IDS)
_NATION: Final = One(NATION_IDS)
_PROVINCES: Final = Some(PROVINCE_IDS)
_REGIONS: Final = Some(REGION_IDS)
_COUNT: Final = Number(0, 999)


def _by(ids: tuple[str, ...], number: int) -> tuple[str, ...]:
    """Keys of a list that has so many numbers for each id: `goths-3`."""
    return tuple(f"{name}-{i}" for name in ids for i in range(number))


VALUES: Final[tuple[tuple[str, str, Shape], ...]] = (
    ("cuts", "cuts", Number()),
    ("turn", "turn", Number(1, 99)),
    ("first-turn", "first_turn", Number(1, 99)),
    ("last-turn", "last_turn", Number(1, 99)),
    ("advanced", "advanced", Mark()),
    ("ended", "ended", Mark()),
    ("answer", "answer", Number(LEAST, MOST_OBJECTS)),
    ("done", "done", Number(0)),
    ("in-force", "in_force", Some(EVENT_IDS)),
    ("passing", "passing", _PIECES),
    ("reduced", "reduced", _PIECES),
    ("inactive-leaders", "inactive_leaders", _PIECES),
    ("second-turn", "second_turn", _PIECES),
    ("great", "great", _PIECES),
    ("supplied", "supplied", _PIECES),
    ("mutinous", "mutinous", _PIECES),
    ("hastened", "hastened", _PIECES),
    ("scouting", "scouting", _PIECES),
    ("sailed", "sailed", _PIECES),
    ("intercepted", "intercepted", _PIECES),
    ("interceptors", "interceptors", _PIECES),
    ("unled", "unled", _PIECES),
    ("active", "active", _NATIONS),
    ("inactive", "inactive", _NATIONS),
    ("raiders", "raiders", _NATIONS),
    ("dead", "dead", _NATIONS),
    ("bankrupt", "bankrupt", _NATIONS),
    ("broken", "broken", _NATIONS),
    ("raided", "raided", _NATIONS),
    ("attacked", "attacked", _NATIONS),
    ("bonus-due", "bonus_due", _NATIONS),
    ("offered", "offered", _NATIONS),
    ("loosed", "loosed", _NATIONS),
    ("playing", "playing", _NATIONS),
    ("activated", "activated", _NATIONS),
    ("invading", "invading", _NATIONS),
    ("walls", "walls", _PROVINCES),
    ("pillaged", "pillaged", _PROVINCES),
    ("revolts", "revolts", _PROVINCES),
    ("revolts-plus", "revolts_plus", _PROVINCES),
    ("raid-minus", "raid_minus", _PROVINCES),
    ("raid-plus", "raid_plus", _PROVINCES),
    ("raid-fresh", "raid_fresh", _PROVINCES),
    ("free-cities", "free_cities", _PROVINCES),
    ("besieged", "besieged", _PROVINCES),
    ("cowed", "cowed", _PROVINCES),
    ("sackers", "sackers", _NATIONS),
    ("forfeited", "forfeited", _PROVINCES),
    ("captured", "captured", _PROVINCES),
    ("passages", "passages", _PROVINCES),
)
"""What is one value: its key, the field of the state, its shape."""

TABLES: Final[tuple[tuple[str, str, Each], ...]] = (
    ("status", "status", Each(NATION_IDS, One(STATUS_IDS))),
    ("age", "age", Each(NATION_IDS, _COUNT)),
    ("decline", "decline", Each(NATION_IDS, _COUNT)),
    ("treasury", "treasury", Each(NATION_IDS, _COUNT)),
    ("tribute", "tribute", Each(NATION_IDS, _COUNT)),
    ("capital", "capital", Each(NATION_IDS, One(PROVINCE_IDS))),
    ("lost-capital", "lost_capital", Each(NATION_IDS, _COUNT)),
    ("lost-to", "lost_to", Each(NATION_IDS, _NATION)),
    ("lost-seat", "lost_seat", Each(NATION_IDS, One(PROVINCE_IDS))),
    ("since", "since", Each(NATION_IDS, _COUNT)),
    ("religion", "religion", Each(NATION_IDS, One(RELIGION_IDS))),
    ("misfortunes", "misfortunes", Each(NATION_IDS, _COUNT)),
    ("lord", "lord", Each(NATION_IDS, _NATION)),
    ("bond", "bond", Each(NATION_IDS, One(BOND_IDS))),
    ("bound", "bound", Each(NATION_IDS, _COUNT)),
    ("federator", "federator", Each(NATION_IDS, _NATION)),
    ("foedus", "foedus", Each(NATION_IDS, _PROVINCES)),
    ("ceded-last", "ceded_last", Each(NATION_IDS, _PROVINCES)),
    ("foedera", "foedera", Each(NATION_IDS, _COUNT)),
    ("allies", "allies", Each(NATION_IDS, _NATIONS)),
    ("lasting", "lasting", Each(NATION_IDS, _NATIONS)),
    ("pacts", "pacts", Each(NATION_IDS, _NATIONS)),
    ("wars", "wars", Each(NATION_IDS, _NATIONS)),
    ("wooed", "wooed", Each(NATION_IDS, _NATIONS)),
    ("calamities", "calamities", Each(NATION_IDS, Some(CALAMITY_IDS))),
    ("blockades", "blockades", Each(NATION_IDS, Number(0))),
    ("turn-vp", "turn_vp", Each(NATION_IDS, Number(-999, 999))),
    ("vp", "vp", Each(tuple(f"{n}-{s}" for n in NATION_IDS for s in SOURCE_IDS), Number(-999, 999))),
    ("owner", "owner", Each(PROVINCE_IDS, _NATION)),
    ("level", "level", Each(PROVINCE_IDS, Number(-1, 3))),
    ("heresies", "heresies", Each(COLOUR_IDS, _REGIONS)),
    ("heresies-minus", "heresies_minus", Each(COLOUR_IDS, _REGIONS)),
    ("event-deck", "event_deck", Each(EVENT_IDS, _COUNT)),
    ("event-discard", "event_discard", Each(EVENT_IDS, _COUNT)),
    ("event-hand", "event_hand", Each(_by(CAMP_IDS, TITLES), _COUNT)),
    ("treaty-deck", "treaty_deck", Each(_by(("treaty",), TREATIES), _COUNT)),
    ("treaty-hand", "treaty_hand", Each(_by(NATION_IDS, TREATIES), _COUNT)),
    ("pillage-cup", "pillage_cup", Each(_by(("marker",), MARKERS), _COUNT)),
    ("pillage-hand", "pillage_hand", Each(_by(CAMP_IDS, MARKERS), _COUNT)),
    ("hidden-events", "hidden_events", Each(CAMP_IDS, _COUNT)),
    ("hidden-treaties", "hidden_treaties", Each(NATION_IDS, _COUNT)),
    ("hidden-markers", "hidden_markers", Each(CAMP_IDS, _COUNT)),
    ("spent", "spent", Each(_by(("more-than",), MOST_STEPS), _PIECES)),
    ("voyages", "voyages", Each(("one", "two"), _PIECES)),
)
"""What is a table of values."""

_PIECE_BOUNDS: Final = (0, 1 << len(PIECE_IDS))
LISTS: Final[dict[str, tuple[tuple[int, int], ...]]] = {
    "order": ((0, len(NATION_IDS)),),
    "trails": ((trails.RETREATED, len(PROVINCE_IDS)), (trails.RETREATED, len(PROVINCE_IDS)), _PIECE_BOUNDS),
    "balked": (_PIECE_BOUNDS, _PIECE_BOUNDS),
}
"""Lists of numbers as they are, by field: between which bounds, the second left out, the numbers of each group are."""

APART: Final = (
    "inside", "present", "held", "standing", "friends", "neutrals", "seats", "rng", "awaiting", "private", "at", "army",
    "scenario", "order", "trails", "balked",
)  # fmt: skip
"""The fields that are read and written in ways of their own."""

SETS: Final = frozenset(
    {
        "nations", "group", "among", "units", "pieces", "engaged", "losses", "regions", "provinces",
        "barred", "drawn", "first", "through", "effects", "hired", "guests", "aside", "captives", "piles",
        "fits", "aboard", "second",
    }
)  # fmt: skip
"""The fields of procedures that are sets, one bit for each object."""
NO_SEATS: Final = 4


def empty(scenario: int, seats: int) -> Invasions:
    """The table as a position takes it to be where it says nothing: the printed map, and nobody on it."""
    g = Invasions(seats, 0)
    g.scenario = scenario
    scenarios.lay_out(g)
    return g


class InvasionsPositions(Positions[Invasions]):
    """The positions of *Invasions*."""

    game = (IDENTITY.id, *IDENTITY.aliases)
    values = VALUES
    tables = TABLES
    places = PLACE_IDS
    pieces = PIECE
    sets = SETS
    objects = len(PIECE_IDS)
    opening = Turns, "activations"
    phase = "turn"

    def model(self, top: Reader) -> Invasions:
        scenario = scenarios.IDS.index(top.choice("scenario", scenarios.IDS, scenarios.IDS[0]))
        return empty(scenario, top.number("seats", NO_SEATS, 2, 4))

    def model_of(self, g: Invasions) -> Invasions:
        return empty(g.scenario, g.seats)

    def write_head(self, g: Invasions) -> list[str]:
        return [f"scenario = {quoted(scenarios.IDS[g.scenario])}", f"seats = {g.seats}"]

    def read_own(self, g: Invasions, top: Reader) -> None:
        """Lists, who is where, and for whom mercenaries act."""
        for key, bounds in LISTS.items():
            setattr(g, key, read_list(top, key, bounds))
        for _, place, piece in self.placed(top):
            g.at[piece] = place
        row = top.sub("army")
        for nation, nation_id in enumerate(NATION_IDS):
            for name in row.choices(nation_id, PIECE, []):
                g.army[NATION_OF[PIECE[name]]] &= ~BIT[PIECE[name]]
                g.army[nation] |= BIT[PIECE[name]]
        row.finish()

    def write_own(self, g: Invasions) -> list[str]:
        return [f"{key} = {getattr(g, key)}" for key in LISTS if getattr(g, key)]

    def write_tables(self, g: Invasions) -> list[str]:
        lent = [(name, g.mercenaries(nation)) for nation, name in enumerate(NATION_IDS)]
        return write_table("army", [f"{name} = {_PIECES.write(mask)}" for name, mask in lent if mask])

    def named(self, g: Invasions, place: Place) -> int:
        """Who is not named lies in the reserve."""
        return 0 if place == RESERVE else g.inside[place]

    def work_out(self, g: Invasions) -> None:
        relations.work_out(g)

    def defects(self, g: Invasions) -> list[str]:
        return defects(g)


def read_list(top: Reader, key: str, bounds: tuple[tuple[int, int], ...]) -> list[int]:
    """A list of numbers in groups, each between its bounds (the second left out)."""
    found = top.array(key, int, "whole numbers", [])
    size = len(bounds)
    if len(found) % size or any(
        not bounds[i % size][0] <= number < bounds[i % size][1] for i, number in enumerate(found)
    ):
        top.fault(key, f"is {shown(found)}", "write it as a position tells it")
        return []
    return found


_POSITIONS: Final = InvasionsPositions()
read: Final = _POSITIONS.read
write: Final = _POSITIONS.write
