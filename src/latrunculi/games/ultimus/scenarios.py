"""The scenarios: how a game begins, read from `scenarios/*.toml` with the stations of `data/stations.toml`."""

from __future__ import annotations

import tomllib
from typing import Any, Final

from latrunculi.games.ultimus.components import FOLDER
from latrunculi.games.ultimus.state import BARBARUS, FOEDERATI, PEACE, ROMANUS, STATUS_IDS, Ultimus
from latrunculi.games.ultimus.world import (
    ARMENIA,
    ARMENIA_ZONE,
    BU,
    CO,
    DIOCESE_IDS,
    DIOCESE_UNITS,
    EXCUBITORES,
    GENERIC,
    HALF_IDS,
    HARBOURS,
    HOMES,
    KIT,
    LEADERS,
    LI,
    MAJOR_FROM_START,
    NONE,
    PA,
    PEOPLE,
    PEOPLE_IDS,
    PEOPLE_LEADERS,
    PEOPLE_UNITS,
    PEOPLES,
    PIECE,
    PLACIDI_FELICES,
    PRINTED_LEADERS,
    UNIT_CAPITAL,
    UNITS,
    ZONE,
)
from latrunculi.kernel.actions import members

FILES: Final = tuple(sorted((FOLDER / "scenarios").glob("*.toml")))
SCENARIOS: Final[tuple[dict[str, Any], ...]] = tuple([tomllib.loads(f.read_text(encoding="utf-8")) for f in FILES])
SCENARIO_IDS: Final = tuple([str(s["scenario"]["id"]) for s in SCENARIOS])
_STATIONS: Final = tomllib.loads((FOLDER / "data" / "stations.toml").read_text(encoding="utf-8"))["station"]


def begin(g: Ultimus, scenario: int) -> None:
    """Set a scenario up."""
    s = SCENARIOS[scenario]
    head = s["scenario"]
    g.scenario = scenario
    g.year, g.last_year = head["years"]
    g.vp = list(head["points"])
    g.majors = MAJOR_FROM_START
    for camp in (ROMANUS, BARBARUS):
        g.fleet_camp[camp] = ROMANUS
        g.fleet_at[camp] = HARBOURS[camp]
    for people in range(PEOPLES):
        g.set_status(people, PEACE)
    _garrisons(g)
    for name, zone in s.get("units", {}).items():
        g.put(PIECE[name], ZONE[zone])
    for name in s.get("lost", ()):
        g.put(PIECE[name], KIT.gone)
    for name, zone in s["leaders"].items():
        g.put(PIECE[name], ZONE[zone])
    _bury(g)
    _peoples(g, s.get("people", ()))
    for half, name in enumerate(HALF_IDS):
        g.augustus[half] = PIECE[s["augusti"][name]] if name in s["augusti"] else NONE
        if name in s.get("patricians", {}):
            g.patrician[half] = PIECE[s["patricians"][name]]
    for name in s.get("guards", {}):
        _guard(g, PIECE[name])
    for half, name in enumerate(HALF_IDS):
        if name in s.get("usurpers", {}):
            _usurp(g, half, s["usurpers"][name])
    for major, minor in s.get("allies", ()):
        g.ally[PEOPLE[minor]] = PEOPLE[major]
    for name in s.get("free", ()):
        g.free |= 1 << PEOPLE[name]
    for name, camp in s.get("fleets", {}).items():
        g.fleet_camp[int(name)] = camp


def _garrisons(g: Ultimus) -> None:
    """LI and CO at their stations, PA at their capitals (UR-TP), generic Romans at their posts (UR-TG-1)."""
    for station in _STATIONS:
        own = DIOCESE_UNITS[DIOCESE_IDS.index(station["diocese"])]
        for kind, name in ((LI, "limitanei"), (CO, "comitatenses")):
            for unit, zone in zip(members(own & kind), station.get(name, ()), strict=True):
                g.put(unit, ZONE[zone])
    for unit in members(PA):
        if unit not in (PLACIDI_FELICES, EXCUBITORES) or (unit == EXCUBITORES and g.year > 460):
            g.put(unit, UNIT_CAPITAL[unit])
    for i in range(LEADERS):
        if PRINTED_LEADERS[i].generic and PRINTED_LEADERS[i].half:
            g.put(UNITS + i, ZONE[PRINTED_LEADERS[i].zone])


def _bury(g: Ultimus) -> None:
    """Historical leaders whose year of entry is past and who are not listed are dead."""
    for i in range(LEADERS):
        leader = UNITS + i
        if not GENERIC >> leader & 1 and PRINTED_LEADERS[i].entry < g.year and g.at[leader] == KIT.pool:
            g.put(leader, KIT.gone)


def _peoples(g: Ultimus, entries: list[dict[str, Any]]) -> None:
    """Major Peoples stand at home, minor ones off the map, unless the scenario says otherwise."""
    named = {PEOPLE[e["id"]]: e for e in entries}
    g.put(PEOPLE_UNITS[ARMENIA].bit_length() - 1, ARMENIA_ZONE)
    g.set_status(ARMENIA, FOEDERATI)
    for people in range(PEOPLES):
        if any(g.on_map(leader) for leader in members(PEOPLE_LEADERS[people])):
            g.majors |= 1 << people
        e = named.get(people, {})
        zones = [ZONE[z] for z in e.get("zones", ())]
        if not zones and g.majors >> people & 1:
            zones = members(HOMES[people])
        if not zones or people == ARMENIA:
            continue
        for n, unit in enumerate(members(PEOPLE_UNITS[people])):
            g.put(unit, zones[n % len(zones)])
        for leader in members(PEOPLE_LEADERS[people] & GENERIC):
            g.put(leader, zones[0])
        if "status" in e:
            g.set_status(people, STATUS_IDS.index(e["status"]))
        if "capital" in e:
            g.capital[people] = ZONE[e["capital"]]
            g.rex[people] = PIECE[e["rex"]]


def _guard(g: Ultimus, leader: int) -> None:
    """A guard of buccellarii for a leader, of the PF of his CC (UR-3.2.4-4)."""
    force = 2 if KIT.command[leader - UNITS] <= 4 else 3 if KIT.command[leader - UNITS] <= 6 else 4
    first = (BU & -BU).bit_length() - 1
    for unit in members(BU):
        if g.guard_of[unit - first] == NONE and KIT.force[2 * unit] == force:
            g.guard_of[unit - first] = leader
            g.put(unit, g.at[leader])
            return


def _usurp(g: Ultimus, half: int, entry: dict[str, Any]) -> None:
    """An usurpation in progress: the usurper, whom he has with him, and the dioceses that follow him."""
    g.usurper[half] = PIECE[entry["leader"]]
    mask = 1 << g.usurper[half]
    for name in entry.get("with", ()):
        mask |= 1 << PIECE[name]
    for zone in entry.get("zones", ()):
        mask |= g.inside[ZONE[zone]]
    if "stand-in" in entry:
        g.stand_in[half] = PIECE[entry["stand-in"]]
    g.rebels[half] = mask
    g.join(mask, BARBARUS)


def risings(g: Ultimus) -> list[int]:
    """The Peoples that the scenario sends to war in phase C of this year."""
    found = []
    for rising in SCENARIOS[g.scenario].get("rising", ()):
        if rising["year"] == g.year:
            found += [PEOPLE_IDS.index(name) for name in rising["peoples"]]
    return found
