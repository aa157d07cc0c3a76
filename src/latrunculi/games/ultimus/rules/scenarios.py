"""The scenarios: their files read and checked, and the games that begin with them (UR 3.3)."""

from __future__ import annotations

from typing import Final

from latrunculi.games.imperator.components.kit import NONE, Camp, People, Piece, Zone
from latrunculi.games.imperator.rules.scenarios import Sheets, closed, rows
from latrunculi.games.ultimus.components.chart import (
    DIOCESE_ZONES,
    EMPIRE,
    HALF_IDS,
    HALF_ZONES,
    TOWNS,
    ZONE,
    ZONE_IDS,
    ZONES,
    Half,
)
from latrunculi.games.ultimus.components.counters import (
    BU,
    CO,
    GENERIC,
    LI,
    PEOPLE_LEADERS,
    PEOPLE_UNITS,
    PIECE,
    PIECE_IDS,
    PIECE_PEOPLE,
    PRINTED_LEADERS,
    ROMAN_BARBARIANS,
    ROMAN_LEADERS,
    ROMAN_UNITS,
    UNIT_DIOCESE,
    UNIT_HALF,
    UNIT_MASK,
    UNITS,
)
from latrunculi.games.ultimus.components.kit import KIT
from latrunculi.games.ultimus.components.peoples import (
    ARMENIA,
    GERMANS,
    HOME_OF,
    HOMES,
    ISLANDERS,
    LEASH,
    NORTHERN,
    PEOPLE,
    PEOPLE_IDS,
    REGNA,
    SOUTHERN,
)
from latrunculi.games.ultimus.components.places import FLEET_IDS, HARBOURS
from latrunculi.games.ultimus.components.printed import FIRST_YEAR, FOLDER, IDENTITY, LAST_YEAR
from latrunculi.games.ultimus.rules.invariants import defects
from latrunculi.games.ultimus.rules.layout import Post, Revolt, Scenario, Stand, set_up
from latrunculi.games.ultimus.rules.state import (
    BARBARUS,
    CAMP_IDS,
    FOEDERATI,
    MOST_FOR_A_DIOCESE,
    PEACE,
    REGNUM,
    ROMANUS,
    STATUS_IDS,
    WAR,
    Ultimus,
)
from latrunculi.kernel.actions import members
from latrunculi.kernel.position import Reader
from latrunculi.kernel.sourced import every

OFFICES: Final = {"augustus": "an Augustus", "patrician": "a Patrice"}
"""The offices of ROMAIN, and what messages call their holders."""
LEADER_IDS: Final = PIECE_IDS[UNITS:]
UNIT_IDS: Final = PIECE_IDS[:UNITS]


# ---------------------------------------------------------------- reading


def _set(s: Scenario, setup: Reader) -> None:
    _posts(s, setup)
    _stands(s, setup)
    _units(s, setup)
    _revolts(s, setup)
    _fleets(s, setup)
    _risings(s, setup)


def _unsound(s: Scenario) -> list[str]:
    """The defects of the position that the scenario sets up."""
    g = Ultimus(2, 0)
    set_up(g, s)
    return defects(g)


def _head(s: Scenario, row: Reader) -> None:
    worth = row.array("dioceses", int, "the points for a Diocese of the West and of the East", [0, 0])
    if len(worth) != 2 or not 0 <= min(worth) <= max(worth) <= MOST_FOR_A_DIOCESE:
        row.fault("dioceses", f"is {worth}", f"write two numbers from 0 to {MOST_FOR_A_DIOCESE} (UR-10.3-4)")
    else:
        s.dioceses = (worth[0], worth[1])


def _posts(s: Scenario, setup: Reader) -> None:
    for row in setup.each("leaders"):
        before = len(row.defects)
        leader = PIECE[row.choice("id", LEADER_IDS)]
        zone = ZONE[row.choice("zone", ZONE_IDS)]
        office = row.choice("office", OFFICES) if row.has("office") else ""
        half = _half(row, zone) if office else NONE
        guard = row.flag("guard", False)
        if any(post.leader == leader for post in s.posts):
            row.fault("id", "is named twice", "keep one entry for each leader")
        _alive(s, row, leader)
        if office:
            _fit(s, row, leader, office, half)
        if guard and (not ROMAN_LEADERS >> leader & 1 or GENERIC >> leader & 1 or not KIT.command[leader - UNITS]):
            row.fault("guard", "he can have no buccellarii (UR-3.2.4-1, UR-3.2.4-4)", "remove guard")
        if closed(row, before):
            s.posts.append(Post(leader, zone, office, half, guard))


def _half(row: Reader, zone: Zone) -> int:
    """The half of an office: where its holder stands, unless the entry says another."""
    if row.has("half"):
        return HALF_IDS.index(row.choice("half", HALF_IDS))
    if not EMPIRE >> zone & 1:
        row.fault("half", "is missing and the zone lies outside the Empire", f'add half = "{HALF_IDS[0]}"')
    return 1 if HALF_ZONES[1] >> zone & 1 else 0


def _alive(s: Scenario, row: Reader, leader: Piece) -> None:
    """A leader on the map has entered and is not dead by the tables."""
    if GENERIC >> leader & 1:
        return
    printed = PRINTED_LEADERS[leader - UNITS]
    year = s.years[0]
    if printed.entry > year:
        row.fault("id", f"enters in {printed.entry} only (UR-TR-1, UR-TN-1)", f"leave him out before {printed.entry}")
    if printed.dies and printed.dies <= year:
        row.fault("id", f"is dead from {printed.dies} on (UR-TR-2, UR-TN-3)", "leave him out")
    kin = PEOPLE_LEADERS[PIECE_PEOPLE[leader]] & ~GENERIC if PIECE_PEOPLE[leader] != NONE else 0
    if any(kin >> other.leader & 1 for other in s.posts):
        row.fault("id", "is the second historical leader of his People (UR-TN-2)", "keep one of them")


def _fit(s: Scenario, row: Reader, leader: Piece, office: str, half: Half) -> None:
    """Who may be Augustus or Patrice, and one of each in a half (UR-3.5.1)."""
    if GENERIC >> leader & 1:
        row.fault("office", "a generic leader holds none (UR-3.3.1-6)", "remove office")
    elif office == "augustus" and not ROMAN_LEADERS >> leader & 1:
        row.fault("office", "a barbarian is never Augustus", "remove office")
    elif office == "augustus" and ROMAN_BARBARIANS >> leader & 1:
        row.fault("office", "a leader of barbarian origin is never Augustus (UR-3.5.2-4)", "remove office")
    if any(post.office == office and post.half == half for post in s.posts):
        row.fault("office", f"{HALF_IDS[half]} has {OFFICES[office]} already", "keep one in each half")


def _stands(s: Scenario, setup: Reader) -> None:
    for row in rows(setup, "peoples"):
        before = len(row.defects)
        people = PEOPLE[row.choice("id", PEOPLE_IDS)]
        status = STATUS_IDS.index(row.choice("status", STATUS_IDS))
        zones = tuple(ZONE[z] for z in row.choices("zones", ZONE_IDS, []))
        ally = PEOPLE[row.choice("ally", PEOPLE_IDS)] if row.has("ally") else NONE
        free = row.flag("free", False)
        capital = ZONE[row.choice("capital", ZONE_IDS)] if row.has("capital") else NONE
        rex = PIECE[row.choice("rex", LEADER_IDS)] if row.has("rex") else NONE
        if any(stand.people == people for stand in s.stands):
            row.fault("id", "is named twice", "keep one entry for each People")
        if people == ARMENIA:
            row.fault("id", "is always ROMAIN's, in its zone (UR-4.4.2-1)", "leave it out")
        _settled(row, people, status, zones, ally)
        _kingdom(row, people, status, (capital, rex, ally))
        if closed(row, before):
            s.stands.append(Stand(people, status, zones, capital, rex, ally, free))


def _settled(row: Reader, people: People, status: int, zones: tuple[int, ...], ally: int) -> None:
    """Where a People of a status may stand (UR-4.2.2, UR-4.3, UR-4.5.1-4)."""
    homes = HOMES[people] if ally == NONE else HOMES[people] | HOMES[ally]
    leash = LEASH[people] if ally == NONE else LEASH[people] | LEASH[ally]
    for zone in zones:
        name = ZONE_IDS[zone]
        if status == PEACE and not homes >> zone & 1:
            row.fault("zones", f"{name} is not its home (UR-4.2.2-2)", "leave zones out for a People at peace")
        elif status == FOEDERATI and not EMPIRE >> zone & 1:
            row.fault("zones", f"{name} lies outside the Empire (UR-4.5.1-4)", "settle Foederati inside it")
        elif status == WAR and homes and not leash >> zone & 1:
            row.fault("zones", f"{name} is more than 5 zones from its home (UR-4.3-9)", "place it nearer")
        elif HOME_OF[zone] not in (NONE, people, ally):
            row.fault("zones", f"{name} is the home of {PEOPLE_IDS[HOME_OF[zone]]} (UR-4.3-6)", "choose another zone")
    if not zones and not HOMES[people]:
        row.fault("zones", "is missing, and the People has no home zone (UR-4.1-4)", "say where it stands")
    if not zones and status not in (PEACE, WAR):
        row.fault("zones", "is missing", "say where its units stand")


def _kingdom(row: Reader, people: People, status: int, crown: tuple[int, int, int]) -> None:
    """A Regnum has a capital and a Rex of its own People, and no other People has (UR-4.5.3)."""
    capital, rex, ally = crown
    if status != REGNUM:
        if capital != NONE or rex != NONE:
            row.fault("capital", "only a Regnum has capital and rex (UR-4.5.3-3)", "remove them")
    elif ally != NONE:
        if capital != NONE or rex != NONE:
            row.fault("capital", "an ally shares those of its major People (UR-6.2-18)", "remove capital and rex")
    elif not REGNA >> people & 1:
        row.fault("status", "this People cannot be a Regnum (UR-4.5.3-1)", "choose another status")
    elif capital == NONE or rex == NONE:
        row.fault("capital", "a Regnum needs a capital and a Rex (UR-4.5.3-3)", "add capital and rex")
    elif not TOWNS >> capital & 1:
        row.fault("capital", f"{ZONE_IDS[capital]} has no town (UR-4.5.3-2)", "choose a zone with a town")
    elif PIECE_PEOPLE[rex] != people:
        row.fault("rex", "is not of that People (UR-4.5.3-3)", "choose a leader of the People")


def _units(s: Scenario, setup: Reader) -> None:
    for row in rows(setup, "units", "zone"):
        before = len(row.defects)
        names = row.choices("ids", UNIT_IDS)
        lost = row.flag("lost", False)
        zone = NONE if lost else ZONE[row.choice("zone", ZONE_IDS)]
        for name in names:
            unit = PIECE[name]
            if unit in s.units:
                row.fault("ids", f"{name} is named twice", "name each unit once")
            if BU >> unit & 1:
                row.fault("ids", f"{name} stands with its leader", "write guard = true for the leader instead")
            elif zone != NONE:
                _allowed(row, unit, zone)
            s.units[unit] = zone
        if not closed(row, before):
            for name in names:
                s.units.pop(PIECE[name], None)


def _allowed(row: Reader, unit: Piece, zone: Zone) -> None:
    """Where a Roman unit may stand (UR-3.2)."""
    name = PIECE_IDS[unit]
    if LI >> unit & 1 and not DIOCESE_ZONES[UNIT_DIOCESE[unit]] >> zone & 1:
        row.fault("zone", f"{name} never leaves its diocese (UR-3.2.1-1)", "choose a zone of its diocese")
    elif CO >> unit & 1 and HALF_ZONES[1 - UNIT_HALF[unit]] >> zone & 1:
        row.fault("zone", f"{name} never leaves its half of the Empire (UR-3.2.2-3)", "choose a zone of its half")
    elif ROMAN_UNITS >> unit & 1 and not EMPIRE >> zone & 1:
        row.fault("zone", f"{name} cannot begin outside the Empire", "choose a zone of the Empire")


def _revolts(s: Scenario, setup: Reader) -> None:
    for row in rows(setup, "usurpations", "leader"):
        before = len(row.defects)
        leader = PIECE[row.choice("leader", LEADER_IDS)]
        followers = tuple(PIECE[name] for name in row.choices("followers", LEADER_IDS, []))
        zones = tuple(ZONE[z] for z in row.choices("zones", ZONE_IDS, []))
        stand_in = PIECE[row.choice("stand-in", LEADER_IDS)] if row.has("stand-in") else NONE
        posts = {post.leader: post for post in s.posts}
        for name in (leader, *followers):
            if name not in posts and not GENERIC >> name & 1:
                row.fault("leader", f"{PIECE_IDS[name]} is not on the map", "list him among the leaders")
            elif name in posts and posts[name].office:
                row.fault("leader", f"{PIECE_IDS[name]} holds an office of ROMAIN", "take the office from him")
        if not ROMAN_LEADERS >> leader & 1 or GENERIC >> leader & 1:
            row.fault("leader", "only a historical Roman leader usurps (UR-3.6.1-1)", "choose another leader")
        elif ROMAN_BARBARIANS >> leader & 1 and stand_in == NONE:
            row.fault("stand-in", "is missing", "name who reigns if a leader of barbarian origin wins (UR-6.2-3)")
        half = posts[leader].zone if leader in posts else NONE
        for zone in zones:
            if half != NONE and bool(HALF_ZONES[0] >> zone & 1) != bool(HALF_ZONES[0] >> half & 1):
                row.fault("zones", f"{ZONE_IDS[zone]} lies in the other half (UR-3.6.2-4)", "take it out")
        if closed(row, before):
            s.revolts.append(Revolt(leader, followers, zones, stand_in))


def _fleets(s: Scenario, setup: Reader) -> None:
    for row in rows(setup, "fleets"):
        before = len(row.defects)
        fleet = FLEET_IDS.index(row.choice("id", FLEET_IDS[: len(HARBOURS)]))
        camp = CAMP_IDS.index(row.choice("camp", CAMP_IDS))
        if fleet in s.fleets:
            row.fault("id", "is named twice", "keep one entry for each fleet")
        if closed(row, before):
            s.fleets[fleet] = camp


def _risings(s: Scenario, setup: Reader) -> None:
    for row in rows(setup, "risings", "year"):
        before = len(row.defects)
        year = row.number("year", low=s.years[0], high=s.years[1])
        peoples = tuple(PEOPLE[name] for name in row.choices("peoples", PEOPLE_IDS))
        statuses = {stand.people: stand.status for stand in s.stands}
        for people in peoples:
            if people == ARMENIA or statuses.get(people, PEACE) != PEACE:
                row.fault("peoples", f"{PEOPLE_IDS[people]} is not at peace", "name Peoples that are at peace")
        if closed(row, before):
            s.risings.append((year, peoples))


# ---------------------------------------------------------------- what contradicts what


def _conflicts(s: Scenario, setup: Reader) -> None:
    """What no entry shows by itself: both Augusti, both camps in one zone, companions, leaders without their People."""
    listed = [row.get("office") for row in setup.table.get("leaders", ()) if isinstance(row, dict)]
    if len(s.posts) == len(listed):
        for half, name in enumerate(HALF_IDS):
            if not any(post.office == "augustus" and post.half == half for post in s.posts):
                setup.fault("leaders", f"{name} has no Augustus", 'give one of its leaders office = "augustus"')
    g = Ultimus(2, 0)
    set_up(g, s)
    for zone in range(ZONES):
        if g.occupied[ROMANUS] >> zone & 1 and g.occupied[BARBARUS] >> zone & 1:
            names = ", ".join(PIECE_IDS[p] for p in members(g.inside[zone] & UNIT_MASK))
            setup.fault("", f"both camps stand in {ZONE_IDS[zone]}: {names}", "move one of them, or mark it lost")
        for camp in (ROMANUS, BARBARUS):
            strangers = g.leaders(zone, camp)
            if strangers and g.occupied[1 - camp] >> zone & 1 and not g.occupied[camp] >> zone & 1:
                names = ", ".join(PIECE_IDS[p] for p in members(strangers))
                setup.fault("", f"{names} alone among enemies in {ZONE_IDS[zone]}", "place him elsewhere")
            _companions(g, zone, camp, setup)
    for post in s.posts:
        people = PIECE_PEOPLE[post.leader]
        if people != NONE and not g.inside[post.zone] & PEOPLE_UNITS[people]:
            name = PIECE_IDS[post.leader]
            setup.fault(f"leaders {name}", "has no unit of his People with him (UR-TN-1)", "place him with one")


def _companions(g: Ultimus, zone: Zone, camp: Camp, setup: Reader) -> None:
    """UR-4.2.4-2 and -3."""
    peoples = 0
    for piece in members(g.inside[zone] & g.own[camp]):
        if PIECE_PEOPLE[piece] != NONE:
            peoples |= 1 << PIECE_PEOPLE[piece]
    for one, other, clause in ((SOUTHERN, NORTHERN, "UR-4.2.4-2"), (ISLANDERS, GERMANS, "UR-4.2.4-3")):
        if peoples & one and peoples & other:
            names = ", ".join(PEOPLE_IDS[p] for p in members(peoples & (one | other)))
            setup.fault("", f"{names} share {ZONE_IDS[zone]} ({clause})", "keep them apart")


# ---------------------------------------------------------------- the scenarios of the game

FILES: Final = tuple(sorted((FOLDER / "scenarios").glob("*.toml")))
load: Final = Sheets(IDENTITY, FOLDER, (FIRST_YEAR, LAST_YEAR), Scenario, _head, _set, _conflicts, _unsound).load
SCENARIOS: Final = every(FILES, load)
SCENARIO_IDS: Final = tuple([s.id for s in SCENARIOS])


def begin(g: Ultimus, scenario: int) -> None:
    """Set a scenario up, by its number."""
    g.scenario = scenario
    set_up(g, SCENARIOS[scenario])


def risings(g: Ultimus) -> list[int]:
    """The Peoples that the scenario sends to war in phase C of this year."""
    return [people for year, peoples in SCENARIOS[g.scenario].risings if year == g.year for people in peoples]
