"""Names in both languages, and everything printed that a client draws."""

from __future__ import annotations

import tomllib
from typing import Any

from latrunculi.games.imperator.battle import LOWEST, RESULTS, SIDES, TABLE
from latrunculi.games.ultimus.components import FOLDER
from latrunculi.games.ultimus.scenarios import SCENARIOS
from latrunculi.games.ultimus.state import STATUS_IDS
from latrunculi.games.ultimus.words import MODIFIERS, OBJECTS
from latrunculi.games.ultimus.world import (
    BOXES,
    CAPITALS,
    DIOCESE_IDS,
    DIOCESE_OF,
    EMPIRE,
    FLEET_IDS,
    HALF_IDS,
    HARBOURS,
    HOME_OF,
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
from latrunculi.kernel.actions import members

_MAP = tomllib.loads((FOLDER / "data" / "map.toml").read_text(encoding="utf-8"))


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
    pieces |= {leader.id: leader.names[language] for leader in PRINTED_LEADERS}
    zones = {str(a["id"]): str(a["name"]) for a in _MAP["province"]}
    seas = {str(s["id"]): str(s["name"]) for s in _MAP["sea"]}
    words = {kind: {word: t[language] for word, t in table.items()} for kind, table in PRINTED.words.items()}
    return {
        **words,
        "zone": zones,
        "place": {**zones, **seas, **words["place"]},
        "piece": pieces,
        "people": {p.id: p.names[language] for p in PRINTED_PEOPLES},
        "stratagem": {s.id: s.names[language] for s in PRINTED_STRATAGEMS},
        "diocese": {str(d["id"]): str(d["name"]) for d in _MAP["diocese"]},
        "scenario": {s.id: s.names[language] for s in SCENARIOS},
        "scenario-note": {s.id: s.note[language] for s in SCENARIOS},
    }


def reference() -> dict[str, Any]:
    """Everything printed that a client draws."""
    return {
        "units": [
            {
                "id": u.id,
                "kind": u.kind,
                "people": u.people or None,
                "diocese": u.home or None,
                "half": None if UNIT_HALF[i] == NONE else HALF_IDS[UNIT_HALF[i]],
                "capital": None if UNIT_CAPITAL[i] == NONE else ZONE_IDS[UNIT_CAPITAL[i]],
                "front": list(u.front),
                "back": list(u.back),
                "barbarian": u.barbarian,
            }
            for i, u in enumerate(PRINTED_UNITS)
        ],
        "leaders": [
            {
                "id": leader.id,
                "la": leader.names["la"],
                "half": leader.half or None,
                "people": leader.people or None,
                "origin": leader.origin or None,
                "generic": leader.generic,
                "values": list(leader.values),
                "entry": leader.entry or None,
            }
            for leader in PRINTED_LEADERS
        ],
        "peoples": [
            {
                "id": p.id,
                "la": p.names["la"],
                "nationality": p.nationality,
                "regnum": p.regnum,
                "homes": [ZONE_IDS[z] for z in range(ZONES) if HOME_OF[z] == i],
            }
            for i, p in enumerate(PRINTED_PEOPLES)
        ],
        "stratagems": [
            {"id": s.id, "side": s.side, "phases": s.phases, "count": s.count, "once": s.once, "rule": s.clause}
            for s in PRINTED_STRATAGEMS
        ],
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
        "battle": {
            "odds": list(OBJECTS["odds"]),
            "lowest": LOWEST,
            "modifiers": MODIFIERS,
            "lines": [
                [{"attack": RESULTS[a], "defence": RESULTS[d], "winner": SIDES[side]} for a, d, side in line]
                for line in TABLE.cells
            ],
        },
        "statuses": list(STATUS_IDS),
        "scenarios": [{"id": s.id, "from": s.years[0], "to": s.years[1]} for s in SCENARIOS],
    }
