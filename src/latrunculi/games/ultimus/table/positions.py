"""Positions as text: a TOML file for any moment of a game, written by people or by `write`.

A position lists what is on the table by name. `[pieces]` says for each place who is there; whoever is not named is off
the map, but guards stand with their leaders and Armenia in its zone. Camps follow from the statuses of the Peoples and
from the rebels. Whatever is left out has the value of an empty table: Peoples at peace, fleets in port, all counters in
the cup. Where the game stands is said in one of two ways: `[phase]` with `kind` and `camp` begins a phase;
`[[procedure]]` tables give the whole stack and `awaiting` the seats that must choose, as `write` does.
`dice` holds scripted dice ("d6 4", "d10 0"), used before the generator.
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.imperator.components.kit import NONE, Piece, Place
from latrunculi.games.imperator.table.positions import CommonPositions, Frames
from latrunculi.games.ultimus.components.chart import ARMENIA_ZONE, HALF_IDS, SEAS, ZONE_IDS, ZONES
from latrunculi.games.ultimus.components.counters import (
    BU,
    FIRST_GUARD,
    PEOPLE_LEADERS,
    PEOPLE_PIECES,
    PIECE,
    PIECE_IDS,
    PIECE_PEOPLE,
    PIECES,
    UNITS,
)
from latrunculi.games.ultimus.components.peoples import ARMENIA, MAJOR_FROM_START, PEOPLE_IDS, PEOPLES
from latrunculi.games.ultimus.components.places import FLEET_IDS, FLEETS, HARBOURS, PLACE_IDS, POOL
from latrunculi.games.ultimus.components.printed import FIRST_YEAR, IDENTITY, LAST_YEAR
from latrunculi.games.ultimus.components.stratagems import COUNTERS, STRATAGEM_IDS
from latrunculi.games.ultimus.rules.invariants import defects
from latrunculi.games.ultimus.rules.scenarios import LEADER_IDS, SCENARIO_IDS, UNIT_IDS
from latrunculi.games.ultimus.rules.state import (
    BARBARUS,
    CAMP_IDS,
    COUNCIL_TRIED,
    DEATHS_DONE,
    FOEDERATI,
    MOST_FOR_A_DIOCESE,
    PAPA_PLAYED,
    PAX,
    ROMANUS,
    STATUS_IDS,
    Ultimus,
)
from latrunculi.games.ultimus.rules.words import OBJECTS
from latrunculi.kernel.actions import members
from latrunculi.kernel.position import Reader
from latrunculi.tabletop.shapes import Each, Flags, Mark, Number, One, Shape, Some

CAUSE_IDS: Final = OBJECTS["cause"]
GUARD_IDS: Final = tuple([PIECE_IDS[unit] for unit in members(BU)])
PORT_IDS: Final = PLACE_IDS[: ZONES + SEAS]
"""Where a fleet may be."""

_PIECES: Final = Some(PIECE_IDS)
_PEOPLES: Final = Some(PEOPLE_IDS)
_LEADER: Final = One(LEADER_IDS, UNITS)
_ZONE: Final = One(ZONE_IDS)
_CAMP: Final = One(CAMP_IDS)

VALUES: Final[tuple[tuple[str, str, Shape], ...]] = (
    ("year", "year", Number(FIRST_YEAR, LAST_YEAR)),
    ("last-year", "last_year", Number(FIRST_YEAR, LAST_YEAR)),
    ("scenario", "scenario", One(SCENARIO_IDS)),
    ("romanus-seat", "first_seat", Number(0, 1)),
    ("cuts", "cuts", Number()),
    ("initiative", "initiative", _CAMP),
    ("active", "active", _CAMP),
    ("marks", "flags", Flags({"pax": PAX, "papa": PAPA_PLAYED, "council-tried": COUNCIL_TRIED,
                              "deaths-done": DEATHS_DONE})),
    ("event", "event", Number(0, 15)),
    ("event-half", "event_half", One((*HALF_IDS, "both"))),
    ("ended", "ended", Mark()),
    ("weak", "weak", Some(UNIT_IDS)),
    ("moved", "moved", _PIECES),
    ("arrived", "arrived", _PIECES),
    ("crossed", "crossed", _PIECES),
    ("held", "held", Some(ZONE_IDS)),
    ("summoned", "summoned", _PIECES),
    ("escort", "escort", _LEADER),
    ("escorted", "escorted", _PIECES),
    ("free", "free", _PEOPLES),
    ("beaten", "beaten", _PEOPLES),
    ("founded", "founded", _PEOPLES),
    ("migrating", "migrating", One(PEOPLE_IDS)),
    ("sailed", "sailed", Some(FLEET_IDS)),
    ("council", "council", _ZONE),
    ("plague", "plague", _ZONE),
    ("epidemic", "epidemic", _ZONE),
    ("garrisons", "garrisons", Some(ZONE_IDS)),
    ("plot-killed", "plot_killed", _PIECES),
    ("quiet", "quiet", Some(CAMP_IDS)),
)  # fmt: skip
"""What is one value: its key, the field of the state, its shape."""

TABLES: Final[tuple[tuple[str, str, Each], ...]] = (
    ("points", "vp", Each(CAMP_IDS, Number())),
    ("sequences", "smc", Each(CAMP_IDS, Number())),
    ("dioceses", "dioceses", Each(HALF_IDS, Number(0, MOST_FOR_A_DIOCESE))),
    ("augusti", "augustus", Each(HALF_IDS, _LEADER)),
    ("patricians", "patrician", Each(HALF_IDS, _LEADER)),
    ("usurpers", "usurper", Each(HALF_IDS, _LEADER)),
    ("stand-ins", "stand_in", Each(HALF_IDS, _LEADER)),
    ("rebels", "rebels", Each(HALF_IDS, _PIECES)),
    ("won", "won", Each(HALF_IDS, Mark())),
    ("vacant", "vacant", Each(HALF_IDS, Mark())),
    ("fled", "fled", Each(HALF_IDS, Mark())),
    ("guards", "guard_of", Each(GUARD_IDS, _LEADER)),
    ("status", "status", Each(PEOPLE_IDS, One(STATUS_IDS))),
    ("allies", "ally", Each(PEOPLE_IDS, One(PEOPLE_IDS))),
    ("capitals", "capital", Each(PEOPLE_IDS, _ZONE)),
    ("reges", "rex", Each(PEOPLE_IDS, _LEADER)),
    ("last-fall", "last_fall", Each(PEOPLE_IDS, _ZONE)),
    ("settled-at", "settled_at", Each(PEOPLE_IDS, _ZONE)),
    ("fleets", "fleet_at", Each(FLEET_IDS, One(PORT_IDS))),
    ("fleet-camps", "fleet_camp", Each(FLEET_IDS, _CAMP)),
    ("fleets-back", "fleet_back", Each(FLEET_IDS, Number())),
    ("came-from", "came_from", Each(ZONE_IDS, Some(ZONE_IDS))),
    ("fell-at", "fell_at", Each(UNIT_IDS, _ZONE)),
)
"""What is a table of values."""

APART: Final = (
    "seats", "rng", "awaiting", "private", "at", "inside", "own", "occupied", "led", "mourning", "cup", "hand",
    "copies", "unknown", "majors",
)  # fmt: skip
"""The fields that are read and written in ways of their own."""

_TURN: Final = (("turns", "review"),)
PHASES: Final[dict[str, Frames]] = {
    "deployment": (("turns", "start"),),
    "stratagems": (("turns", "begin_turn"),),
    "initiative": (("turns", "initiative"),),
    "geostrategy": (("turns", "geostrategy"),),
    "administration": (*_TURN, ("campaign", "start"), ("administration", "start")),
    "campaign": (*_TURN, ("campaign", "start")),
    "marching": (*_TURN, ("campaign", "fight"), ("marching", "start")),
    "combats": (*_TURN, ("campaign", "count_down"), ("combats", "start")),
    "review": _TURN,
}
"""The phases that a position may begin: the procedures in progress, the innermost last, each with its next step."""


def _empty() -> Ultimus:
    """The table as a position takes it to be where it says nothing."""
    g = Ultimus(2, 0)
    g.year, g.last_year = FIRST_YEAR, LAST_YEAR
    g.scenario = SCENARIO_IDS.index("campaign")
    g.status[ARMENIA] = FOEDERATI
    g.fleet_at = [*HARBOURS, *[NONE] * (FLEETS - len(HARBOURS))]
    return g


class Positions(CommonPositions[Ultimus]):
    """The positions of *Ultimus Romanorum*."""

    game = (IDENTITY.id, *IDENTITY.aliases)
    retired = ("migrant-camp",)
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
    hands = (("hands", "hand"), ("copies", "copies"))

    def defects(self, g: Ultimus) -> list[str]:
        return defects(g)

    def read_pieces(self, g: Ultimus, top: Reader) -> None:
        """Also the major Peoples; those who are not named stand where they belong without being told."""
        named = 0
        for _, place, piece in self.placed(top):
            g.put(piece, place)
            named |= 1 << piece
        for piece in range(PIECES):
            if not named >> piece & 1:
                g.put(piece, _unnamed(g, piece))
        _read_camps(g, top)
        g.majors = _PEOPLES.read(top, "majors", majors(g))

    def write_own(self, g: Ultimus) -> list[str]:
        return [f"majors = {_PEOPLES.write(g.majors)}"] if g.majors != majors(g) else []

    def named(self, g: Ultimus, place: Place) -> int:
        here = g.inside[place]
        return sum(1 << piece for piece in members(here) if _unnamed(g, piece) != POOL) if place == POOL else here

    def write_camps(self, g: Ultimus) -> list[str]:
        expected = _followed(g)
        strays = (expected & g.own[ROMANUS], g.own[BARBARUS] & ~expected)
        return [f"{name} = {_PIECES.write(mask)}" for name, mask in zip(CAMP_IDS, strays, strict=True) if mask]


def _unnamed(g: Ultimus, piece: Piece) -> int:
    """Where a piece is that a position does not name (UR-3.2.4-2, UR-4.4.2-3)."""
    if BU >> piece & 1:
        leader = g.guard_of[piece - FIRST_GUARD]
        return g.at[leader] if leader != NONE and g.on_map(leader) else POOL
    return ARMENIA_ZONE if PIECE_PEOPLE[piece] == ARMENIA else POOL


def _followed(g: Ultimus) -> int:
    """The pieces that belong to BARBARE by the statuses of the Peoples and by the usurpations (UR-4.4.1, UR-3.6.3)."""
    mask = g.rebellious()
    for people in range(PEOPLES):
        if g.status[people] != FOEDERATI and people != ARMENIA:
            mask |= PEOPLE_PIECES[people]
    return mask


def _read_camps(g: Ultimus, top: Reader) -> None:
    row = top.sub("camps")
    others = [_PIECES.read(row, name, 0) for name in CAMP_IDS]
    for piece in members(others[ROMANUS] & others[BARBARUS]):
        row.fault("barbarus", f"{PIECE_IDS[piece]} is in the other camp too", "name it in one of them")
    row.finish()
    mask = _followed(g) & ~others[ROMANUS] | others[BARBARUS]
    g.join(mask, BARBARUS)
    g.join(((1 << PIECES) - 1) & ~mask, ROMANUS)


def majors(g: Ultimus) -> int:
    """The major Peoples as far as the table shows: those of the start, and those that have had a leader (UR-4.1-2)."""
    mask = MAJOR_FROM_START
    for people in range(PEOPLES):
        if PEOPLE_LEADERS[people] & ~g.inside[POOL]:
            mask |= 1 << people
    return mask


_POSITIONS: Final = Positions()
read: Final = _POSITIONS.read
write: Final = _POSITIONS.write
