"""Positions as text: a TOML file for any moment of a game, written by people or by `write`.

A position lists what is on the table by name. `[pieces]` says for each place who is there; naves named in a zone lie in
its port; whoever is not named is off the map: legions in the reserve, others in the pool. Camps follow from who rules
the Peoples, from the table of leaders, and, for a Roman unit, from the Roman leaders in its place; `[camps]` says what
is otherwise, and what stands without a leader (`nobody` for the pieces of triumvirs). Whatever is left out has the
value of an empty table: Peoples at peace, all counters in the cup. Where the game stands is said in one of two ways:
`[phase]` with `kind` and `camp` begins a phase; `[[procedure]]` tables give the whole stack and `awaiting` the seats
that must choose, as `write` does. `dice` holds scripted dice ("d6 4", "d10 0"), used before the generator.
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.components.chart import PORTS, REGION_IDS, ZONE_IDS, ZONES
from latrunculi.games.alea.components.counters import (
    ENTRY_CAMP,
    LEGIONES,
    NAVES,
    PEOPLE_PIECES,
    PIECE,
    PIECE_IDS,
    PIECES,
    ROMAN_LEADERS,
    ROMAN_UNITS,
    UNITS,
)
from latrunculi.games.alea.components.peoples import PEOPLE_IDS, PEOPLES
from latrunculi.games.alea.components.places import ABOARD, PLACE_IDS, POOL, PORT_OF, RESERVE, station
from latrunculi.games.alea.components.printed import FIRST_YEAR, IDENTITY, LAST_YEAR
from latrunculi.games.alea.components.stratagems import COUNTERS, STRATAGEM_IDS, TITLES
from latrunculi.games.alea.rules.invariants import MOST_CICERO, defects
from latrunculi.games.alea.rules.scenarios import LEADER_IDS, SCENARIO_IDS, SCENARIOS, UNIT_IDS
from latrunculi.games.alea.rules.state import CAMP_IDS, CAUSE_IDS, FLAG_IDS, STATUS_IDS, Alea
from latrunculi.games.imperator.components.kit import NONE, Place, Title
from latrunculi.games.imperator.table.positions import CommonPositions, Frames
from latrunculi.kernel.actions import members
from latrunculi.kernel.position import Reader
from latrunculi.tabletop.shapes import Each, Flags, Mark, Number, One, Shape, Some

HOLDERS: Final = (*CAMP_IDS, "nobody")
"""The keys of the table `camps`."""

_PIECES: Final = Some(PIECE_IDS)
_PEOPLES: Final = Some(PEOPLE_IDS)
_TITLES: Final = Some(STRATAGEM_IDS)
_LEADER: Final = One(LEADER_IDS, UNITS)
_ZONE: Final = One(ZONE_IDS)
_CAMP: Final = One(CAMP_IDS)
_REGION: Final = One(REGION_IDS)

VALUES: Final[tuple[tuple[str, str, Shape], ...]] = (
    ("year", "year", Number(LAST_YEAR, FIRST_YEAR)),
    ("last-year", "last_year", Number(LAST_YEAR, FIRST_YEAR)),
    ("scenario", "scenario", One(SCENARIO_IDS)),
    ("caesariani-seat", "first_seat", Number(0, 1)),
    ("cuts", "cuts", Number()),
    ("initiative", "initiative", _CAMP),
    ("active", "active", _CAMP),
    ("marks", "flags", Flags(FLAG_IDS)),
    ("event", "event", Number(0, 15)),
    ("sick", "sick", _LEADER),
    ("summoned", "summoned", _PIECES),
    ("held", "held", _PIECES),
    ("count", "count", Number(-999)),
    ("margin", "margin", Number(-999)),
    ("stake", "stake", _REGION),
    ("cicero", "cicero", Number(0, MOST_CICERO)),
    ("ended", "ended", Number(0, 3)),
    ("roma", "roma", _CAMP),
    ("weak", "weak", Some(UNIT_IDS)),
    ("moved", "moved", _PIECES),
    ("arrived", "arrived", _PIECES),
    ("crossed", "crossed", _PIECES),
    ("pretender", "pretender", _LEADER),
    ("rebels", "rebels", _PIECES),
    ("won", "won", Mark()),
    ("called", "called", _PIECES),
    ("from-reserve", "from_reserve", _PIECES),
    ("lasting", "lasting", _PEOPLES),
    ("landed", "landed", _PIECES),
    ("plague", "plague", _ZONE),
    ("intrigue", "intrigue", Mark()),
    ("quiet", "quiet", Some(CAMP_IDS)),
)
"""What is one value: its key, the field of the state, its shape."""

TABLES: Final[tuple[tuple[str, str, Each], ...]] = (
    ("points", "vp", Each(CAMP_IDS, Number(-999))),
    ("sequences", "smc", Each(CAMP_IDS, Number())),
    ("chiefs", "chief", Each(CAMP_IDS, _LEADER)),
    ("seconds", "second", Each(CAMP_IDS, _LEADER)),
    ("control", "control", Each(REGION_IDS, _CAMP)),
    ("triumvirs", "marker", Each(REGION_IDS, _LEADER)),
    ("due", "due_from", Each(UNIT_IDS, _REGION)),
    ("status", "status", Each(PEOPLE_IDS, One(STATUS_IDS))),
    ("rulers", "ruler", Each(PEOPLE_IDS, _CAMP)),
    ("back", "back", Each(PEOPLE_IDS, Number())),
    ("guests", "guest", Each(PEOPLE_IDS, _LEADER)),
    ("came-from", "came_from", Each(PLACE_IDS[:ABOARD], Some(PLACE_IDS))),
    ("fell-at", "fell_at", Each(UNIT_IDS, _ZONE)),
)
"""What is a table of values."""

APART: Final = (
    "seats", "rng", "awaiting", "private", "at", "inside", "own", "occupied", "led", "mourning", "cup", "hand",
    "unknown", "removed",
)  # fmt: skip
"""The fields that are read and written in ways of their own."""

PHASES: Final[dict[str, Frames]] = {
    "stratagems": (("turns", "start"),),
    "initiative": (("turns", "initiative"),),
    "geostrategy": (("turns", "geostrategy"),),
    "administration": (("turns", "administration"),),
    "campaign": (("turns", "review"), ("campaign", "start")),
    "marching": (("turns", "review"), ("campaign", "fight"), ("marching", "start")),
    "combats": (("turns", "review"), ("campaign", "count_down"), ("combats", "start")),
    "review": (("turns", "review"),),
    "camps": (("turns", "camps"),),
    "murder": (("turns", "murder"),),
    "control": (("turns", "control"),),
    "points": (("turns", "count"),),
    "adjustments": (("turns", "adjust"),),
    "discards": (("turns", "put_away"),),
}
"""The phases that a position may begin: the procedures in progress, the innermost last, each with its next step."""


def _empty() -> Alea:
    """The table as a position takes it to be where it says nothing."""
    g = Alea(2, 0)
    g.year, g.last_year = FIRST_YEAR, LAST_YEAR
    g.scenario = SCENARIO_IDS.index("campaign")
    return g


class Positions(CommonPositions[Alea]):
    """The positions of *Alea Iacta Est*."""

    game = (IDENTITY.id, *IDENTITY.aliases)
    empty = _empty()
    values = VALUES
    tables = TABLES
    phases = PHASES
    camps = CAMP_IDS
    causes = CAUSE_IDS
    titles = STRATAGEM_IDS
    places = PLACE_IDS
    pieces = PIECE
    leader = _LEADER
    counters = COUNTERS

    def defects(self, g: Alea) -> list[str]:
        return defects(g)

    def read_pieces(self, g: Alea, top: Reader) -> None:
        """Also which titles are out of the game; those who are not named are off the map."""
        g.removed = _TITLES.read(top, "removed", SCENARIOS[g.scenario].without if g.scenario >= 0 else 0)
        for row, place, piece in self.placed(top):
            if place < ZONES and NAVES >> piece & 1 and not PORTS >> place & 1:
                name = PIECE_IDS[piece]
                row.fault(PLACE_IDS[place], f"{name} has no port there", "choose a zone with a port, or a sea")
            else:
                g.put(piece, station(piece, place) if place < ZONES and piece < UNITS else place)
        _read_camps(g, top)

    def write_own(self, g: Alea) -> list[str]:
        if g.removed == SCENARIOS[g.scenario].without:
            return []
        return [f"removed = {_TITLES.write(g.removed)}"]

    def named(self, g: Alea, place: Place) -> int:
        """Off the map legions are in the reserve, others in the pool, unless they are named."""
        here = g.inside[place]
        if place == POOL:
            return here & LEGIONES
        return here & ~LEGIONES if place == RESERVE else here

    def write_camps(self, g: Alea) -> list[str]:
        strays = [own & ~expected for own, expected in zip((*g.own, g.neutral()), _expected(g), strict=True)]
        return [f"{name} = {_PIECES.write(mask)}" for name, mask in zip(HOLDERS, strays, strict=True) if mask]

    def left(self, g: Alea) -> list[int]:
        """Nor on the map, nor out of the game."""
        left = super().left(g)
        for title in range(TITLES):
            if g.removed >> title & 1:
                left[title] = 0
            elif on_map(g, title):
                left[title] -= 1
        return left


def _expected(g: Alea) -> tuple[int, int, int]:
    """The pieces of each camp and of nobody as far as the table shows: what `camps` need not say.

    Roman units off the map count for CAESARIAN; those on it that stand with Roman leaders of one camp for that camp.
    """
    masks = [0, 0, 0]
    for people in range(PEOPLES):
        masks[g.ruler[people] if g.ruler[people] != NONE else 2] |= PEOPLE_PIECES[people]
    for piece in range(UNITS, PIECES):
        if ROMAN_LEADERS >> piece & 1:
            masks[ENTRY_CAMP[piece - UNITS]] |= 1 << piece
    for place in range(len(PLACE_IDS)):
        units = g.inside[place] & ROMAN_UNITS
        if units:
            masks[_host(g, place)] |= units
    return masks[0], masks[1], masks[2]


def _host(g: Alea, place: Place) -> int:
    """The camp of the Roman leaders in a place or, for a port, in its zone; CAESARIAN's where they do not tell."""
    here = g.inside[place] & ROMAN_LEADERS if place < RESERVE else 0
    if not here and place in PORT_OF:
        here = g.inside[PORT_OF.index(place)] & ROMAN_LEADERS
    camps = {ENTRY_CAMP[who - UNITS] for who in members(here)}
    return camps.pop() if len(camps) == 1 else 0


def _read_camps(g: Alea, top: Reader) -> None:
    row = top.sub("camps")
    others = [_PIECES.read(row, name, 0) for name in HOLDERS]
    for i, name in enumerate(HOLDERS):
        for piece in members(others[i] & (others[i - 1] | others[i - 2])):
            row.fault(name, f"{PIECE_IDS[piece]} is in another camp too", "name it in one of them")
    row.finish()
    named = others[0] | others[1] | others[2]
    expected = _expected(g)
    for camp in (0, 1):
        g.join(expected[camp] & ~named | others[camp], camp)
    g.release(expected[2] & ~named | others[2])


def on_map(g: Alea, title: Title) -> bool:
    """Whether the counter of a title lies on the map."""
    name = STRATAGEM_IDS[title]
    return (name == "pestis-locus" and g.plague != NONE) or (name == "ambitus" and bool(g.intrigue))


_POSITIONS: Final = Positions()
read: Final = _POSITIONS.read
write: Final = _POSITIONS.write
