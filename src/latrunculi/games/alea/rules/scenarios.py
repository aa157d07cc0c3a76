"""The scenarios: their files read and checked, and the games that begin with them (AIE-SC)."""

from __future__ import annotations

from typing import Any, Final

from latrunculi.games.alea.components.chart import PORTS, REGION, REGION_IDS, REGION_OF, REPUBLIC, ZONE, ZONE_IDS
from latrunculi.games.alea.components.counters import (
    ENTRY_YEAR,
    FACE,
    FINAL_YEAR,
    NAVES,
    PIECE,
    PIECE_IDS,
    PIECE_PEOPLE,
    ROMAN_LEADERS,
    ROMAN_UNITS,
    UNITS,
)
from latrunculi.games.alea.components.peoples import HOME_OF, HOMES, LEASH, MAJORS, PEOPLE, PEOPLE_IDS
from latrunculi.games.alea.components.printed import CAMPS, FACES, FIRST_YEAR, FOLDER, IDENTITY, LAST_YEAR
from latrunculi.games.alea.components.printed import STRATAGEM_IDS as PRINTED_TITLES
from latrunculi.games.alea.components.stratagems import STRATAGEM_IDS
from latrunculi.games.alea.rules.invariants import defects
from latrunculi.games.alea.rules.layout import Post, Scenario, Stand, set_up
from latrunculi.games.alea.rules.state import FIDES, PAX, STATUS_IDS, Alea
from latrunculi.games.imperator.components.kit import NONE, Piece, Zone
from latrunculi.games.imperator.rules.scenarios import Sheets, closed, rows
from latrunculi.kernel.actions import members
from latrunculi.kernel.position import Reader
from latrunculi.kernel.sourced import every, provenance

UNIT_IDS: Final = PIECE_IDS[:UNITS]
LEADER_IDS: Final = PIECE_IDS[UNITS:]
ROMAN_UNIT_IDS: Final = tuple([PIECE_IDS[u] for u in members(ROMAN_UNITS)])
MOST_CICERO: Final = 4
"""The highest space at which the Cicero/Princeps marker may start: at 5 the game is lost (AIE-2.F.1-11)."""


# ---------------------------------------------------------------- reading


def _unsound(s: Scenario) -> list[str]:
    """The defects of the position that the scenario sets up."""
    g = Alea(2, 0)
    set_up(g, s)
    return defects(g)


def _set(s: Scenario, setup: Reader) -> None:
    _triumvirs(s, setup)
    _regions(s, setup)
    if setup.has("roma"):
        s.roma = CAMPS.index(setup.choice("roma", CAMPS))
    _posts(s, setup)
    _units(s, setup)
    _stands(s, setup)


def _head(s: Scenario, row: Reader) -> None:
    s.points = row.number("points", 0)
    if row.has("stake"):
        s.stake = REGION[row.choice("stake", REGION_IDS)]
    s.cicero = row.number("cicero", low=0, high=MOST_CICERO)
    for name in row.choices("without", PRINTED_TITLES, []):
        s.without |= sum(1 << i for i, title in enumerate(STRATAGEM_IDS) if is_title(title, name))


def is_title(title: str, stratagem: str) -> bool:
    """Whether a title is of a stratagem: itself, or one of its counters with a number."""
    return title == stratagem or (title.startswith(f"{stratagem}-") and title.removeprefix(f"{stratagem}-").isdecimal()
                                  and stratagem not in STRATAGEM_IDS)  # fmt: skip


def _triumvirs(s: Scenario, setup: Reader) -> None:
    for row in rows(setup, "triumvirs", "leader"):
        before = len(row.defects)
        leader = PIECE[row.choice("leader", LEADER_IDS)]
        regions = [REGION[name] for name in row.choices("regions", REGION_IDS)]
        if not ROMAN_LEADERS >> leader & 1:
            row.fault("leader", "is no Roman", "name a Roman leader")
        for region in regions:
            if s.markers[region] != NONE:
                row.fault("regions", f"{REGION_IDS[region]} has a marker already", "keep one in a region (AIE-3.7.4-1)")
        if closed(row, before):
            for region in regions:
                s.markers[region] = leader


def _regions(s: Scenario, setup: Reader) -> None:
    seen: set[int] = set()
    for row in setup.each("regions"):
        region = REGION[row.choice("id", REGION_IDS)]
        if region in seen:
            row.fault("id", "is named twice", "keep one entry for each region")
        seen.add(region)
        if row.has("camp"):
            s.control[region] = CAMPS.index(row.choice("camp", CAMPS))
            if s.markers[region] != NONE:
                row.fault("camp", "a region with a Triumvir marker is nobody's (AIE-3.7.3-4)", "remove camp")
        provenance(row)
        row.finish()
    for region, name in enumerate(REGION_IDS):
        if region not in seen:
            setup.fault("regions", f"{name} is missing", f'add {{ id = "{name}" }}, with its camp if it has one')


def _holder(s: Scenario, row: Reader, zone: Zone) -> int:
    """The camp of an entry, NONE for one of a triumvir's, who stands in his own region."""
    if row.has("triumvir") == row.has("camp"):
        row.fault("camp", "and triumvir are both there or both missing", "write one of them")
    if row.has("triumvir"):
        triumvir = PIECE[row.choice("triumvir", LEADER_IDS)]
        if REGION_OF[zone] == NONE or s.markers[REGION_OF[zone]] != triumvir:
            row.fault("triumvir", "has no marker in this region (AIE-3.7.4-1)", "place it in a region of his")
        return NONE
    return CAMPS.index(row.choice("camp", CAMPS))


def _posts(s: Scenario, setup: Reader) -> None:
    for row in setup.each("leaders"):
        before = len(row.defects)
        leader = PIECE[row.choice("id", LEADER_IDS)]
        zone = ZONE[row.choice("zone", ZONE_IDS)]
        roman = bool(ROMAN_LEADERS >> leader & 1)
        camp = _holder(s, row, zone) if roman else NONE
        party = bool(row.choice("office", ("party",)) if row.has("office") else "")
        if any(post.leader == leader for post in s.posts):
            row.fault("id", "is named twice", "keep one entry for each leader")
        _alive(s, row, leader)
        if camp != NONE and not FACE[camp] >> leader & 1:
            row.fault("camp", f"{PIECE_IDS[leader]} has no side of it (AIE-1.2.1-1)", f"choose among {tuple(FACES)}")
        if party and camp == NONE:
            row.fault("office", "leads no party of a camp", "remove office")
        elif party and sum(1 for post in s.posts if post.party and post.camp == camp) == 2:
            row.fault("office", f"{CAMPS[camp]} has two party leaders already (AIE-3.5.1-1)", "remove office")
        if closed(row, before):
            s.posts.append(Post(leader, zone, camp, party))


def _alive(s: Scenario, row: Reader, leader: Piece) -> None:
    """A leader on the map has entered and has not left the game (AIE-TC-1, AIE-4.1-13)."""
    year = s.years[0]
    entry, final = ENTRY_YEAR[leader - UNITS], FINAL_YEAR[leader - UNITS]
    if entry < year:
        row.fault("id", f"enters in {entry} only (AIE-TC-1)", f"leave him out before {entry}")
    if final > year:
        row.fault("id", f"left the game after {final} (AIE-4.1-13)", "leave him out")


def _units(s: Scenario, setup: Reader) -> None:
    for row in setup.each("units", "zone"):
        before = len(row.defects)
        names = row.choices("ids", ROMAN_UNIT_IDS)
        zone = ZONE[row.choice("zone", ZONE_IDS)]
        camp = _holder(s, row, zone)
        for name in names:
            unit = PIECE[name]
            if unit in s.units:
                row.fault("ids", f"{name} is named twice", "name each unit once")
            if NAVES >> unit & 1 and not PORTS >> zone & 1:
                row.fault("zone", f"{ZONE_IDS[zone]} has no port for {name}", "choose a zone with a port")
        if closed(row, before):
            for name in names:
                s.units[PIECE[name]] = (zone, camp)


def _stands(s: Scenario, setup: Reader) -> None:
    for row in rows(setup, "peoples"):
        before = len(row.defects)
        people = PEOPLE[row.choice("id", PEOPLE_IDS)]
        status = STATUS_IDS.index(row.choice("status", STATUS_IDS))
        ruler = CAMPS.index(row.choice("camp", CAMPS)) if status != PAX else NONE
        zones = tuple(ZONE[z] for z in row.choices("zones", ZONE_IDS, []))
        lasting = row.flag("lasting", False)
        guest = PIECE[row.choice("guest", LEADER_IDS)] if row.has("guest") else NONE
        if any(stand.people == people for stand in s.stands):
            row.fault("id", "is named twice", "keep one entry for each People")
        if status == FIDES and not MAJORS >> people & 1:
            row.fault("status", "only major Peoples give allegiance (AIE-4.4.2-4)", "choose another status")
        for zone in zones:
            if status == PAX and not HOMES[people] >> zone & 1:
                row.fault("zones", f"{ZONE_IDS[zone]} is not its own (AIE-4.2.2-2)", "leave zones out at peace")
            elif not LEASH[people] >> zone & 1:
                row.fault("zones", f"{ZONE_IDS[zone]} is more than 5 zones away (AIE-4.3-3)", "place it nearer")
            elif HOME_OF[zone] not in (NONE, people):
                row.fault("zones", f"{ZONE_IDS[zone]} is another People's (AIE-4.3-2)", "choose another zone")
        if guest != NONE and not ROMAN_LEADERS >> guest & 1:
            row.fault("guest", "is no Roman", "name a Roman leader (AIE-SC-8)")
        if closed(row, before):
            s.stands.append(Stand(people, status, ruler, zones, lasting, guest))


# ---------------------------------------------------------------- what contradicts what


def _conflicts(s: Scenario, setup: Reader) -> None:
    """What no entry shows by itself: party leaders, both camps in one zone, those alone among enemies or strangers."""
    listed: list[Any] = setup.table.get("leaders", [])
    if len(s.posts) == len(listed):
        for camp, name in enumerate(CAMPS):
            if not any(post.party and post.camp == camp for post in s.posts):
                setup.fault("leaders", f"{name} has no party leader", 'give one of its leaders office = "party"')
    g = Alea(2, 0)
    set_up(g, s)
    for zone in members(g.occupied[0] & g.occupied[1]):
        names = ", ".join(PIECE_IDS[p] for p in members(g.inside[zone] & g.kit.unit_mask))
        setup.fault("", f"both camps stand in {ZONE_IDS[zone]}: {names}", "move one of them")
    for unit, (zone, camp) in s.units.items():
        if not REPUBLIC >> zone & 1 and g.ruler[HOME_OF[zone]] != camp:
            place = f"{PIECE_IDS[unit]} is in {ZONE_IDS[zone]}, outside the Republic"
            setup.fault("", f"{place} (AIE-3.4.1-5)", "choose a zone of a region or of a People of its camp")
    for post in s.posts:
        name, people = PIECE_IDS[post.leader], PIECE_PEOPLE[post.leader]
        if post.camp != NONE and (g.occupied[1 - post.camp] & ~g.occupied[post.camp]) >> post.zone & 1:
            setup.fault("", f"{name} alone among enemies in {ZONE_IDS[post.zone]}", "place him elsewhere")
        if people != NONE and g.status[people] == PAX and not HOMES[people] >> post.zone & 1:
            setup.fault("", f"{name} is not in a zone of his People (AIE-4.1-13)", "place him in one")


# ---------------------------------------------------------------- the scenarios of the game

_FOLDER: Final = FOLDER / "scenarios"
FILES: Final = (*sorted(_FOLDER.glob("[0-9]*.toml"), reverse=True), *sorted(_FOLDER.glob("[a-z]*.toml")))
"""The earliest first, since years count down, then those without a year."""
load: Final = Sheets(IDENTITY, FOLDER, (FIRST_YEAR, LAST_YEAR), Scenario, _head, _set, _conflicts, _unsound).load
SCENARIOS: Final = every(FILES, load)
SCENARIO_IDS: Final = tuple([s.id for s in SCENARIOS])


def begin(g: Alea, scenario: int) -> None:
    """Set a scenario up, by its number."""
    g.scenario = scenario
    set_up(g, SCENARIOS[scenario])
