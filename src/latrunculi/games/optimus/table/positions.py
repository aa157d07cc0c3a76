"""Positions as text: a TOML file for any moment of a game, written by people or by `write`.

`[pieces]` says for each place who is there; `[pf]` and `[hdc]` how strong units are (a unit that is named with no PF
has its full ones), `[chiefs]` on whose sheet they lie. Regions, leaders and sides have tables of values; what is left
out is as on an empty table of the year. `[[procedure]]` tables give the stack and `awaiting` who must choose; or
`season` begins one: then the game goes on with its first step. `dice` are scripted ("d6 4").
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.optimus.components.chart import NONE, PLACE_IDS, REGION_IDS
from latrunculi.games.optimus.components.counters import LEADER_IDS, TYPE_IDS
from latrunculi.games.optimus.components.ints import Place, Year
from latrunculi.games.optimus.components.pieces import (
    BACK_IDS,
    DECOY_IDS,
    FIRST_LEADER,
    FULL,
    PIECE,
    PIECE_IDS,
    PIECES,
    UNIT_IDS,
    UNITS,
)
from latrunculi.games.optimus.components.printed.files import IDENTITY
from latrunculi.games.optimus.components.printed.peoples import FIRST_YEAR, LAST_YEAR, NATIONS, PEOPLE_IDS, SIDES
from latrunculi.games.optimus.components.printed.stratagems import STRATAGEM_IDS
from latrunculi.games.optimus.components.printed.tables import EVENTS, SEASONS
from latrunculi.games.optimus.components.scenarios import SCENARIOS
from latrunculi.games.optimus.components.tables import PM
from latrunculi.games.optimus.rules import scenarios
from latrunculi.games.optimus.rules.invariants import defects
from latrunculi.games.optimus.rules.sequence import Seasons
from latrunculi.games.optimus.rules.state import MOST_ENDS, POOL, Optimus
from latrunculi.kernel.position import Reader
from latrunculi.tabletop.positions import Positions, write_table
from latrunculi.tabletop.shapes import Each, Mark, Number, One, Shape, Some, quoted

PLACES: Final = (*PLACE_IDS, "pool", "gone", "unseen", "away")
"""All places, as `state` numbers them."""
HEAD_IDS: Final = LEADER_IDS + DECOY_IDS
_HEAD: Final = One(HEAD_IDS, FIRST_LEADER)
_HEADS_SET: Final = Some(PIECE_IDS)
_REGIONS: Final = Some(REGION_IDS)
_SIDE: Final = One(SIDES)
_PEOPLES: Final = Some(PEOPLE_IDS)

VALUES: Final[tuple[tuple[str, str, Shape], ...]] = (
    ("cuts", "cuts", Number()),
    ("clock", "clock", Number(0, 999)),
    ("last-clock", "last_clock", Number(0, 999)),
    ("event", "event", One(EVENTS)),
    ("walls", "walls", _HEADS_SET),
    ("bare", "bare", _HEADS_SET),
    ("known", "known", _HEADS_SET),
    ("halted", "halted", _HEADS_SET),
    ("ready", "pac", _HEADS_SET),
    ("gathered", "gathered", _HEADS_SET),
    ("schemed", "schemed", _HEADS_SET),
    ("bridges", "bridges", _HEADS_SET),
    ("bereft", "bereft", _HEADS_SET),
    ("pillaged", "pillaged", _REGIONS),
    ("reaped", "reaped", _REGIONS),
    ("closed", "closed", _REGIONS),
    ("peoples", "peoples", _PEOPLES),
    ("neutrals", "neutrals", _PEOPLES),
    ("swayed", "swayed", _PEOPLES),
    ("sold", "sold", Some(STRATAGEM_IDS)),
    ("arrived", "arrived", Number(0)),
    ("last-winner", "last_winner", _SIDE),
    ("vacant", "vacant", Some(SIDES)),
    ("verdict", "verdict", Number(0, 5)),
    ("blank", "blank", Some(SIDES)),
    ("orgy", "orgy", Mark()),
    ("camps", "camps", Mark()),
    ("ended", "ended", Number(0, 5)),
    ("flags", "flags", Number(0)),
    ("routed", "routed", _PEOPLES),
    ("leaving", "leaving", _PEOPLES),
    ("penned", "penned", _HEADS_SET),
    ("pen", "pen", _REGIONS),
    ("rebels", "rebels", _HEADS_SET),
    ("hoard", "hoard", Number(0, 99)),
    ("towers", "towers", _REGIONS),
    ("wells", "wells", _REGIONS),
)
"""What is one value: its key, the field of the state, its shape."""

TABLES: Final[tuple[tuple[str, str, Each], ...]] = (
    ("chiefs", "chief", Each(UNIT_IDS, _HEAD)),
    ("hdc", "hdc", Each(UNIT_IDS, Number(0, 3))),
    ("marched", "marched", Each(UNIT_IDS, Number(0, 99))),
    ("aboard", "ship", Each(PIECE_IDS, One(UNIT_IDS))),
    ("made-of", "made_of", Each(UNIT_IDS, One(UNIT_IDS))),
    ("camp-of", "camp", Each(UNIT_IDS, One(REGION_IDS))),
    ("memory", "memory", Each(UNIT_IDS, Number(0, 1 << 40))),
    ("backs", "backs", Each(HEAD_IDS, Number(NONE, len(BACK_IDS) - 1))),
    ("veiled", "veiled", Each(BACK_IDS, Number(NONE, 1 << 20))),
    ("bb", "bb", Each(HEAD_IDS, Number(0, 99))),
    ("paces", "paces", Each(HEAD_IDS, Number(0, PM["leader"]))),
    ("hauled", "hauled", Each(HEAD_IDS, Number(0, 9))),
    ("heads-seen", "heads_seen", Each(HEAD_IDS, Number(0, 999))),
    ("spare", "spare", Each(TYPE_IDS, Number(0, 99))),
    ("due", "due", Each(TYPE_IDS, Number(0, 99))),
    ("fallen", "fallen", Each(TYPE_IDS, Number(0, 99))),
    ("loose", "loose", Each(UNIT_IDS, Number(0, 99))),
    ("eagles", "eagle", Each(TYPE_IDS, Number(NONE, PIECES + len(REGION_IDS)))),
    ("origin", "origin", Each(REGION_IDS, One(NATIONS))),
    ("vd", "vd", Each(REGION_IDS, Number(0, 9))),
    ("holders", "holder", Each(REGION_IDS, _SIDE)),
    ("limes", "limes", Each(REGION_IDS, Number(0, 2))),
    ("limes-built", "limes_built", Each(REGION_IDS, Number(0, 999))),
    ("forts", "forts", Each(REGION_IDS, Number(0, 99))),
    ("sieges", "siege", Each(REGION_IDS, Number(NONE, 99))),
    ("pillaged-at", "pillaged_at", Each(REGION_IDS, Number(0, 999))),
    ("pa", "pa", Each(SIDES, Number(0, 9))),
    ("hands", "hand", Each(SIDES, Some(STRATAGEM_IDS))),
    ("played", "spent", Each(SIDES, Some(STRATAGEM_IDS))),
    ("played-once", "once", Each(SIDES, Some(STRATAGEM_IDS))),
    ("shut", "shut", Each(SIDES, _REGIONS)),
    ("streaks", "streak", Each([str(n) for n in range(MOST_ENDS)], Number(0, 999))),
    ("quiet", "quiet", Each(PEOPLE_IDS, Number(-1, 999))),
    ("unknown", "unknown", Each(SIDES, Number(0, 99))),
    ("supreme", "supreme", Each(SIDES, _HEAD)),
    ("deeds", "deeds", Each(SIDES, Number(0, 999))),
    ("ravaged", "ravaged", Each(SIDES, _REGIONS)),
    ("slain", "slain", Each(SIDES, Number(0, 9999))),
    ("trophies", "trophies", Each(SIDES, Number(0, 99))),
)
"""What is a table of values."""

SETS: Final = frozenset(
    {
        "aboard", "army", "ashore", "blessed", "chiefs", "command", "cursed", "done", "dropped", "fed", "forced",
        "fresh", "group", "guns", "held", "host", "icy", "laid", "landed", "pieces", "played", "quota", "refuge",
        "roving", "tired", "trapped", "units", "walked",
    }
)  # fmt: skip
"""The fields of procedures that are sets of pieces or of stratagems, one bit for each, or a set for each side."""

BOUNDS: Final = {
    **dict.fromkeys(("side", "attacker"), (0, len(SIDES) - 1)),
    **dict.fromkeys(("winner",), (NONE, len(SIDES) - 1)),
    **dict.fromkeys(
        ("region", "here", "place", "came_from", "enemy_from", "home", "town", "bound"), (NONE, len(PLACES) - 1)
    ),
    **dict.fromkeys(("fallen", "head", "leading", "mover", "fleet"), (NONE, len(PIECE_IDS) - 1)),
}
"""The least and the greatest number in the fields of procedures that name a side, a place or a piece."""

APART: Final = (
    "inside",
    "band",
    "present",
    "seats",
    "rng",
    "awaiting",
    "private",
    "at",
    "pf",
    "year",
    "season",
    "scenario",
)
"""The fields that are read and written in ways of their own."""


def empty(scenario: int, year: Year) -> Optimus:
    """The table as a position takes it to be where it says nothing: the map of a year, and nobody on it."""
    g = Optimus(2, 0)
    g.scenario = scenario
    g.year = year
    g.peoples = scenarios.of(g).active
    g.neutrals = scenarios.of(g).neutral
    g.sold = scenarios.of(g).offered
    scenarios.begin_year(g)
    g.vd = list(g.era.vd)
    g.clock = 1
    g.last_clock = scenarios.of(g).seasons
    return g


def _full(g: Optimus) -> list[int]:
    """The PF of units that are named, where nothing else is said."""
    return [FULL[unit] if g.at[unit] < POOL else 0 for unit in range(UNITS)]


class OptimusPositions(Positions[Optimus]):
    """The positions of *Optimus Princeps*."""

    game = (IDENTITY.id, *IDENTITY.aliases)
    values = VALUES
    tables = TABLES
    places = PLACES
    pieces = PIECE
    sets = SETS
    objects = len(PIECE_IDS)
    bounds = BOUNDS
    opening = Seasons, "operations"
    phase = "season"

    def model(self, top: Reader) -> Optimus:
        scenario = scenarios.IDS.index(top.choice("scenario", scenarios.IDS, scenarios.IDS[0]))
        g = empty(scenario, top.number("year", SCENARIOS[scenario].start[0], FIRST_YEAR, LAST_YEAR))
        g.season = SEASONS.index(top.choice("season", SEASONS, "spring"))
        return g

    def model_of(self, g: Optimus) -> Optimus:
        return empty(g.scenario, g.year)

    def write_head(self, g: Optimus) -> list[str]:
        scenario, season = quoted(scenarios.IDS[g.scenario]), quoted(SEASONS[g.season])
        return [f"scenario = {scenario}", f"year = {g.year}", f"season = {season}"]

    def read_own(self, g: Optimus, top: Reader) -> None:
        """Who is where, and how strong."""
        for _, place, piece in self.placed(top):
            g.at[piece] = place
        g.pf = Each(UNIT_IDS, Number(0, 3)).read(top, "pf", _full(g))

    def write_tables(self, g: Optimus) -> list[str]:
        return write_table("pf", Each(UNIT_IDS, Number()).lines(g.pf, _full(g)))

    def named(self, g: Optimus, place: Place) -> int:
        return 0 if place == POOL else g.inside[place]

    def defects(self, g: Optimus) -> list[str]:
        return defects(g)


_POSITIONS: Final = OptimusPositions()
read: Final = _POSITIONS.read
write: Final = _POSITIONS.write
