"""Reading `scenarios/*.toml`: how a game begins, how long it lasts and how it is won.

The rulebook prints one scenario, the 350 one, whose set-up stands on components that are lost. Every name in a file is
checked, and whether counters suffice and are available, leaders serve, and provinces belong to those who stand in them;
all defects are told at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from latrunculi.games.invasions.components import chart, counters
from latrunculi.games.invasions.components.chart import (
    LANDS,
    NONE,
    PROVINCE,
    PROVINCE_IDS,
    PROVINCES,
    REGION_IDS,
    SEA_IDS,
)
from latrunculi.games.invasions.components.chronology import INVASIONS
from latrunculi.games.invasions.components.counters import (
    FLEETS,
    GENERIC,
    LEADERS,
    LIMITES,
    OF_NATION,
    OF_TYPE,
    ORIGIN,
    PIECE,
    PIECE_IDS,
    SINCE,
    STACKING,
    TYPE,
    UNIT_MASK,
)
from latrunculi.games.invasions.components.nations import (
    CAMP_IDS,
    CIVILISED_BY_NATURE,
    NATION,
    NATION_IDS,
    RELIGION,
    RELIGION_IDS,
)
from latrunculi.games.invasions.components.printed.counters import TYPE_IDS
from latrunculi.games.invasions.components.printed.files import FOLDER, IDENTITY
from latrunculi.games.invasions.components.printed.reading import LAST_TURN
from latrunculi.games.invasions.components.tables import stacking
from latrunculi.kernel.actions import members
from latrunculi.kernel.position import Reader, parse
from latrunculi.kernel.sourced import every, provenance, texts

STATUS_IDS: Final = ("absent", "barbarian", "kingdom", "empire")
"""What a nation is (VI.A); `rules.state` numbers it so."""
PLACE_IDS: Final = PROVINCE_IDS + SEA_IDS
PLACE: Final = {name: i for i, name in enumerate(PLACE_IDS)}
"""Where counters stand: provinces, then seas."""
ROLES: Final = ("active", "inactive", "raider", "gone")
"""What a nation does in a scenario: plays, stands on the map inactive, raids, or never comes."""
COLOUR_IDS: Final = ("mazdean", "monophysite", "other")
"""Colours of heresy markers (XXXI.C)."""


@dataclass(frozen=True, slots=True)
class Row:
    """A nation as a scenario begins. Nations without a row are not in play and may come by the Chronology.

    `seat`: the province of its capital or horde, NONE. `lord`, `vassal`: its patron, or its suzerain where `vassal`;
    `federator` and `foedus`: the mask of the provinces ceded. `religion`: as in `nations`.
    """

    nation: int
    role: str
    status: int
    age: int
    decline: int
    treasury: int
    seat: int
    religion: int
    lord: int
    vassal: bool
    federator: int
    foedus: int


@dataclass(frozen=True, slots=True)
class Force:
    """What stands at a place when the game begins. `pieces`, `reduced`: masks; `serves`: the nation for which the
    pieces act, another than their own for mercenaries lent."""

    place: int
    nation: int
    pieces: int
    reduced: int
    serves: int


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario. `pars`: by number of seats, and camp, the VP that it is expected to make, which are taken off its
    score: who plays several camps plays them together, and scores otherwise. `later`: whether nations come by the
    Chronology. `teaches`: it is made for a first game. `owners`: by province the nation that controls it, NONE.
    `cities`: pairs of a province and the level of its city where it is not the printed one. `walls_lost`: mask of
    provinces whose printed walls are gone. `free_cities`: mask of those with cities of nobody. `heresies`,
    `heresies_minus`: by colour the masks of regions with a marker on its + or - side."""

    id: str
    names: dict[str, str]
    note: dict[str, str]
    first_turn: int
    last_turn: int
    score_turns: tuple[int, ...]
    pars: tuple[tuple[int, ...], ...]
    later: bool
    teaches: bool
    rows: tuple[Row, ...]
    owners: tuple[int, ...]
    cities: tuple[tuple[int, int], ...]
    walls_lost: int
    free_cities: int
    forces: tuple[Force, ...]
    heresies: tuple[int, int, int]
    heresies_minus: tuple[int, int, int]


def load(text: str, file: str) -> Scenario:
    """The scenario in a file.

    Raises:
        PositionError: naming every defect with file, entry and cure.
    """
    top = Reader(parse(text, file), file)
    top.choice("game", (IDENTITY.id,))
    head = top.sub("scenario")
    name, names, note = head.text("id"), texts(head, "names", ("fr", "en")), texts(head, "note", ("fr", "en"))
    first = head.number("first_turn", low=1, high=LAST_TURN)
    last = head.number("last_turn", low=first, high=LAST_TURN)
    scored = head.array("score_turns", int, "turns")
    if sorted(set(scored)) != scored or not scored or not first <= scored[0] or scored[-1] != last:
        head.fault("score_turns", f"is {scored}", "give rising turns of the scenario, the last one at the end (V.B-2)")
    pars = _pars(head)
    later, teaches = head.flag("later", True), head.flag("teaches", False)
    walls_lost, free_cities = _provinces(head, "walls_lost"), _provinces(head, "free_cities")
    provenance(head)
    head.finish()
    rows = tuple(_rows(top))
    owners = _owners(top)
    cities = tuple(_cities(top))
    forces = tuple(_forces(top))
    heresies, minus = _heresies(top)
    top.finish()
    found = Scenario(
        name, names, note, first, last, tuple(scored), pars, later, teaches, rows, owners, cities, walls_lost,
        free_cities, forces, heresies, minus,
    )  # fmt: skip
    _agreement(top, found)
    top.check()
    return found


def _provinces(row: Reader, key: str) -> int:
    return sum({1 << PROVINCE[name] for name in row.choices(key, PROVINCE_IDS, [])})


def _pars(head: Reader) -> tuple[tuple[int, ...], ...]:
    """By number of seats what is expected of each camp: with four seats, with fewer if they have another."""
    found = []
    four = [0] * len(CAMP_IDS)
    for key in ("par", "par_of_three", "par_of_two"):
        par = head.array(key, int, "VP, one for each camp", four)
        if len(par) != len(CAMP_IDS):
            head.fault(key, f"is {par}", f"give four numbers, of {', '.join(CAMP_IDS)}")
        if key == "par":
            four = par
        found.append(tuple(par))
    nobody = (0,) * len(CAMP_IDS)
    return nobody, nobody, found[2], found[1], found[0]


def _rows(top: Reader) -> Iterator[Row]:
    seen: set[str] = set()
    for row in top.each("nation"):
        name = row.choice("id", NATION_IDS)
        if name in seen:
            row.fault("id", f"{name} stands here twice", "remove one of them")
        seen.add(name)
        nation, role = NATION[name], row.choice("role", ROLES, "active")
        natural = "kingdom" if CIVILISED_BY_NATURE >> nation & 1 else "barbarian"
        status = "absent" if role == "gone" else row.choice("status", STATUS_IDS[1:], natural)
        most = 7 if status == "barbarian" else 12
        age, decline = row.number("age", int(role == "active"), 0, most), row.number("decline", 0, 0, 2)
        treasury, seat = row.number("treasury", 0, 0, 40), row.choice("seat", PROVINCE_IDS, "")
        if role == "active" and not seat:
            row.fault("seat", "is missing", "name the province of the capital or horde (V.A-2)")
        patron, suzerain = row.choice("patron", NATION_IDS, ""), row.choice("suzerain", NATION_IDS, "")
        federator, foedus = row.choice("federator", NATION_IDS, ""), _provinces(row, "foedus")
        if (foedus.bit_count() != 2) == bool(federator) or (foedus and not federator):
            row.fault("foedus", f"names {foedus.bit_count()} provinces", "give a federate two provinces (XXVIII.A-4)")
        if len([lord for lord in (patron, suzerain, federator) if lord]) > 1:
            row.fault("patron", "stands beside a suzerain or federator", "keep one of them")
        religion = RELIGION_IDS.index(row.choice("religion", RELIGION_IDS, RELIGION_IDS[RELIGION[nation]]))
        row.finish()
        lord = patron or suzerain
        yield Row(
            nation, role, STATUS_IDS.index(status), age, decline, treasury, PROVINCE.get(seat, NONE), religion,
            NATION[lord] if lord else NONE, bool(suzerain), NATION[federator] if federator else NONE, foedus,
        )  # fmt: skip


def _owners(top: Reader) -> tuple[int, ...]:
    """Later tables go before earlier ones."""
    owners = [NONE] * PROVINCES
    for row in top.each("land", "owner"):
        owner = row.choice("owner", (*NATION_IDS, "nobody"))
        mask = sum({LANDS[REGION_IDS.index(name)] for name in row.choices("regions", REGION_IDS, [])})
        mask = mask & ~_provinces(row, "but") | _provinces(row, "provinces")
        row.finish()
        for province in members(mask):
            owners[province] = NATION.get(owner, NONE)
    return tuple(owners)


def _cities(top: Reader) -> Iterator[tuple[int, int]]:
    for row in top.each("city", "at"):
        province = PROVINCE[row.choice("at", PROVINCE_IDS)]
        if chart.LEVEL[province] == NONE:
            row.fault("at", "has no site", "name a province with a city or an empty site")
        yield province, row.number("level", low=0, high=3)
        row.finish()


def _heresies(top: Reader) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
    plus, minus = [0] * len(COLOUR_IDS), [0] * len(COLOUR_IDS)
    for row in top.each("heresy", "region"):
        region, colour = (
            REGION_IDS.index(row.choice("region", REGION_IDS)),
            COLOUR_IDS.index(row.choice("colour", COLOUR_IDS)),
        )
        (minus if row.flag("minus", False) else plus)[colour] |= 1 << region
        row.finish()
    return (plus[0], plus[1], plus[2]), (minus[0], minus[1], minus[2])


# ---------------------------------------------------------------- who stands where


def _forces(top: Reader) -> Iterator[Force]:
    """Of counters that are alike the next free ones are placed."""
    free = (1 << counters.PIECES) - 1
    for row in top.each("force", "at"):
        place = PLACE[row.choice("at", PLACE_IDS)]
        nation = NATION[row.choice("nation", NATION_IDS)]
        serves = row.choice("serves", NATION_IDS, "")
        own = OF_NATION[nation]
        leaders = [PIECE[name] for name in row.choices("leaders", PIECE_IDS, [])]
        pieces = sum({1 << piece for piece in leaders})
        if pieces & ~(own & LEADERS & free):
            row.fault("leaders", "names one who is placed already, or no leader of the nation", "name each leader once")
            pieces &= own & LEADERS & free
        reduced = 0
        for key, kind in (("units", "type"), ("auxiliaries", "origin"), ("limites", "counter")):
            inner = row.sub(key)
            for wanted in inner.table:
                taken = _take(inner, wanted, own & free & ~pieces & _alike(kind, wanted))
                pieces |= taken
        inner = row.sub("reduced")
        for wanted in inner.table:
            reduced |= _take(inner, wanted, pieces & _alike("type", wanted) & counters.ELITE)
        inner.finish()
        if (pieces & FLEETS != 0) != (place >= PROVINCES):
            row.fault("at", "is no place for these counters", "place fleets in seas, all others in provinces")
        free &= ~pieces
        row.finish()
        yield Force(place, nation, pieces, reduced, NATION[serves] if serves else NONE)


def _alike(kind: str, name: str) -> int:
    """The counters of a type, auxiliaries of an origin, or limites of a name."""
    if kind == "type":
        return OF_TYPE[TYPE[name]] if name in TYPE_IDS and name not in ("auxiliary", "limes", "horde", "leader") else 0
    if kind == "origin":
        return sum([1 << i for i, origin in enumerate(ORIGIN) if name in NATION and origin == NATION[name]])
    return sum([1 << i for i in members(LIMITES) if PIECE_IDS[i].rstrip("-0123456789") == name])


def _take(inner: Reader, name: str, among: int) -> int:
    """The lowest-numbered counters that are wanted."""
    number = inner.number(name, low=1, high=9)
    found = 0
    for piece in members(among):
        if found.bit_count() < number:
            found |= 1 << piece
    if found.bit_count() < number:
        inner.fault(name, f"has {number}, but {found.bit_count()} are left", "place what the nation has")
    return found


# ---------------------------------------------------------------- whether it agrees


def _agreement(top: Reader, found: Scenario) -> None:
    """Whether counters are available, leaders are those of the turn, piles fit, and land belongs to nations in play."""
    rows = {row.nation: row for row in found.rows}
    on_map = {row.nation for row in found.rows if row.role in ("active", "inactive")}
    inside: dict[int, int] = {}
    placed = 0
    for force in found.forces:
        if force.nation not in on_map:
            at = f"force {PLACE_IDS[force.place]}"
            top.fault(at, f"{NATION_IDS[force.nation]} are not on the map", "add a table [[nation]], or remove it")
        _available(top, force, found.first_turn)
        placed |= force.pieces
        inside[force.place] = inside.get(force.place, 0) | force.pieces
    for place, pieces in inside.items():
        _fits(top, place, pieces, sum([OF_NATION[nation] for nation in INVASIONS[found.first_turn]]))
    for row in found.rows:
        if row.role == "active":
            _led(top, row.nation, placed, found.first_turn)
        for other in (row.lord, row.federator):
            if other != NONE and other not in rows:
                top.fault(f"nation {NATION_IDS[row.nation]}", f"{NATION_IDS[other]} are not in play", "add them")
    for province, owner in enumerate(found.owners):
        if owner != NONE and owner not in on_map:
            top.fault("land", f"{PROVINCE_IDS[province]} is of a nation that is not in play", "name another owner")


def _available(top: Reader, force: Force, turn: int) -> None:
    """XV.C, IX.C: counters are there by now, and leaders serve."""
    at = f"force {PLACE_IDS[force.place]}"
    for piece in members(force.pieces & ~LEADERS):
        if SINCE[piece] > turn:
            top.fault(at, f"{PIECE_IDS[piece]} is not there before turn {SINCE[piece]}", "remove it")
    for piece in members(force.pieces & LEADERS & ~GENERIC):
        if turn not in counters.LEADER_TURNS[piece]:
            top.fault(at, f"{PIECE_IDS[piece]} does not serve on turn {turn}", "remove him")


def _fits(top: Reader, place: int, pieces: int, invaders: int) -> None:
    """XVII.B: units within the limit and what leaders and an invasion add to it."""
    if place >= PROVINCES:
        return
    led = max([STACKING[piece] for piece in members(pieces & LEADERS)], default=0)
    invasion = bool(invaders & pieces)
    most = stacking(chart.TERRAIN[place] == chart.MOUNTAIN, invasion) + led
    if (pieces & UNIT_MASK).bit_count() > most:
        top.fault(f"force {PLACE_IDS[place]}", f"has {(pieces & UNIT_MASK).bit_count()} units", f"place {most} at most")


def _led(top: Reader, nation: int, placed: int, turn: int) -> None:
    """IX.C: every leader of the turn is there."""
    for piece in members(OF_NATION[nation] & LEADERS & ~GENERIC & ~placed):
        if turn in counters.LEADER_TURNS[piece]:
            top.fault("force", f"{PIECE_IDS[piece]} of turn {turn} is missing", "place him")
    own = OF_NATION[nation] & LEADERS & placed
    if not own:
        top.fault("force", f"{NATION_IDS[nation]} have no leader", "place their generic leader (III.C-3)")


FILES: Final = tuple(sorted((FOLDER / "scenarios").glob("*.toml")))
SCENARIOS: Final = every(FILES, load)
"""The scenarios, in the order of their files."""
SCENARIO: Final = {scenario.id: scenario for scenario in SCENARIOS}
"""By their ids."""
