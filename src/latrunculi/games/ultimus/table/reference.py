"""Names in both languages, and everything printed that a client draws."""

from __future__ import annotations

from typing import Any

from latrunculi import toml
from latrunculi.games.imperator.table import reference as shared
from latrunculi.games.ultimus.components.printed import FOLDER
from latrunculi.games.ultimus.components.world import (
    BOXES,
    CAPITALS,
    DIOCESE_IDS,
    DIOCESE_OF,
    EMPIRE,
    FLEET_IDS,
    HALF_IDS,
    HARBOURS,
    HOME_OF,
    HOMES,
    MAP,
    NEAR,
    NONE,
    PEOPLE_IDS,
    PLACE_IDS,
    PORTS,
    PRINTED,
    PRINTED_LEADERS,
    PRINTED_PEOPLES,
    PRINTED_STRATAGEMS,
    PRINTED_UNITS,
    REFUGES,
    SEA_IDS,
    TOWNS,
    UNIT_CAPITAL,
    UNIT_HALF,
    ZONE_IDS,
    ZONES,
)
from latrunculi.games.ultimus.rules.scenarios import SCENARIOS
from latrunculi.games.ultimus.rules.state import STATUS_IDS
from latrunculi.games.ultimus.rules.words import MODIFIERS
from latrunculi.kernel.actions import members

_MAP = toml.loads(toml.read_text(FOLDER / "data" / "map.toml"))


def unit_name(i: int, language: str) -> str:
    """What a unit is called: PA by their names, LI and CO by diocese, guards and Peoples by kind."""
    u = PRINTED_UNITS[i]
    number = u.id.rsplit("-", 1)[-1]
    if u.name:
        return u.name
    if u.people:
        people = PRINTED_PEOPLES[PEOPLE_IDS.index(u.people)].names[language]
        alone = sum(1 for v in PRINTED_UNITS if v.people == u.people) == 1
        return people if alone else f"{people} {number}"
    kind = PRINTED.words["kind"][u.kind][language]
    return f"{kind} {u.home.capitalize()} {number}".replace("  ", " ") if u.home else f"{kind} {number}"


def names(language: str) -> dict[str, dict[str, str]]:
    """Names of everything in a language. Zones and towns keep their Latin names."""
    pieces = {u.id: unit_name(i, language) for i, u in enumerate(PRINTED_UNITS)}
    pieces |= shared.names_of(PRINTED_LEADERS, language)
    return {
        **shared.names(language, PRINTED.words, _MAP, {}, pieces, PRINTED_PEOPLES, PRINTED_STRATAGEMS, SCENARIOS),
        "diocese": shared.on_map(_MAP["diocese"]),
    }


def reference() -> dict[str, Any]:
    """Everything printed that a client draws."""
    return {
        "units": [
            {
                **shared.unit(u),
                "diocese": u.home or None,
                "half": None if UNIT_HALF[i] == NONE else HALF_IDS[UNIT_HALF[i]],
                "capital": None if UNIT_CAPITAL[i] == NONE else ZONE_IDS[UNIT_CAPITAL[i]],
                "barbarian": u.barbarian,
            }
            for i, u in enumerate(PRINTED_UNITS)
        ],
        "leaders": [
            {
                **shared.leader(leader, leader.names["la"], leader.generic, leader.entry or None),
                "half": leader.half or None,
                "origin": leader.origin or None,
            }
            for leader in PRINTED_LEADERS
        ],
        "peoples": [
            {**shared.people(p, [ZONE_IDS[z] for z in members(HOMES[i])]), "regnum": p.regnum}
            for i, p in enumerate(PRINTED_PEOPLES)
        ],
        "stratagems": [shared.stratagem(s) for s in PRINTED_STRATAGEMS],
        "zones": [
            {
                "id": ZONE_IDS[z],
                "diocese": None if DIOCESE_OF[z] == NONE else DIOCESE_IDS[DIOCESE_OF[z]],
                "region": MAP.group_ids[MAP.group_of[z]],
                "people": None if HOME_OF[z] == NONE else PEOPLE_IDS[HOME_OF[z]],
                "empire": bool(EMPIRE >> z & 1),
                "town": bool(TOWNS >> z & 1),
                "port": bool(PORTS >> z & 1),
                "capital": bool((CAPITALS[0] | CAPITALS[1]) >> z & 1),
                "near": [ZONE_IDS[n] for n in members(NEAR[z])],
            }
            for z in range(ZONES)
        ],
        "seas": list(SEA_IDS),
        "boxes": [{"place": PLACE_IDS[BOXES + h], "half": HALF_IDS[h], "zone": ZONE_IDS[REFUGES[h]]} for h in (0, 1)],
        "fleets": [
            {"id": name, "home": ZONE_IDS[HARBOURS[f]] if f < len(HARBOURS) else None}
            for f, name in enumerate(FLEET_IDS)
        ],
        "battle": shared.battle(MODIFIERS),
        "statuses": list(STATUS_IDS),
        "scenarios": [{"id": s.id, "from": s.years[0], "to": s.years[1]} for s in SCENARIOS],
    }
