"""Names in both languages, and everything printed that a client draws."""

from __future__ import annotations

import tomllib
from typing import Any, Final

from latrunculi.games.alea.components import FOLDER
from latrunculi.games.alea.scenarios import SCENARIOS
from latrunculi.games.alea.state import CAMP_IDS, STATUS_IDS
from latrunculi.games.alea.words import MODIFIERS, OBJECTS
from latrunculi.games.alea.world import (
    CITIES,
    GARRISON,
    HARBOURS,
    HOLD_OF,
    HOME_OF,
    MAP,
    MARKERS,
    NEAR,
    NONE,
    PEOPLE_IDS,
    PIECE_IDS,
    PLACE_IDS,
    POINTS,
    PORT_OF,
    PORTS,
    PRINTED,
    PRINTED_LEADERS,
    PRINTED_PEOPLES,
    PRINTED_REGIONS,
    PRINTED_STRATAGEMS,
    PRINTED_UNITS,
    RECRUITS,
    REGION_IDS,
    REPUBLIC,
    ROMA,
    SEA_IDS,
    SEAS_OF,
    SHIPS,
    ZONE_IDS,
    ZONES,
)
from latrunculi.games.imperator.battle import LOWEST, RESULTS, SIDES, TABLE
from latrunculi.kernel.actions import members

_MAP: Final = tomllib.loads((FOLDER / "data" / "map.toml").read_text(encoding="utf-8"))
PORT_NAME: Final = {"fr": "{} (port)", "en": "{} (port)"}
PRAENOMEN: Final = 3
"""So many letters an abbreviated first name has at most."""
HOLD_NAME: Final = {"fr": "à bord de {}", "en": "aboard {}"}


def unit_name(i: int, language: str) -> str:
    """What a unit is called: legions by their names, others by kind or People and number."""
    u = PRINTED_UNITS[i]
    kind = PRINTED.words["kind"][u.kind][language]
    if u.name:
        return f"{kind} {u.name}"
    number = u.id.rsplit("-", 1)[-1]
    if not u.people:
        return f"{kind} {number}"
    people = PRINTED_PEOPLES[PEOPLE_IDS.index(u.people)].names[language]
    stem = people if u.kind == "people" else f"{kind} ({people})"
    alone = sum(1 for v in PRINTED_UNITS if v.people == u.people and v.kind == u.kind) == 1
    return stem if alone else f"{stem} {number}"


def counter_name(leader: str) -> str:
    """What is printed on the counter of a leader: his last name, and his first where two have the same."""
    *first, last = leader.split("-")
    praenomen = f"{first[0].capitalize()}. " if first and len(first[0]) <= PRAENOMEN else ""
    return praenomen + last.capitalize()


def names(language: str) -> dict[str, dict[str, str]]:
    """Names of everything in a language. Zones, seas and ports keep their Latin names."""
    pieces = {u.id: unit_name(i, language) for i, u in enumerate(PRINTED_UNITS)}
    pieces |= {leader.id: leader.names[language] for leader in PRINTED_LEADERS}
    zones = {str(a["id"]): str(a["name"]) for a in _MAP["province"]}
    seas = {str(s["id"]): str(s["name"]) for s in _MAP["sea"]}
    ports = {PLACE_IDS[PORT_OF[z]]: PORT_NAME[language].format(MAP.ports[z]) for z in HARBOURS}
    holds = {PLACE_IDS[HOLD_OF[u]]: HOLD_NAME[language].format(pieces[PIECE_IDS[u]]) for u in SHIPS}
    words = {kind: {word: t[language] for word, t in table.items()} for kind, table in PRINTED.words.items()}
    return {
        **words,
        "zone": zones,
        "place": {**zones, **seas, **ports, **holds, **words["place"]},
        "piece": pieces,
        "people": {p.id: p.names[language] for p in PRINTED_PEOPLES},
        "stratagem": {s.id: s.names[language] for s in PRINTED_STRATAGEMS},
        "region": {str(r["id"]): str(r["name"]) for r in _MAP["region"]}
        | {r.id: r.names[language] for r in PRINTED_REGIONS},
        "event": {name: called[language] for name, called in PRINTED.events},
        "scenario": {s.id: s.names[language] for s in SCENARIOS},
        "scenario-note": {s.id: s.note[language] for s in SCENARIOS},
    }


def reference() -> dict[str, Any]:
    """Everything printed that a client draws."""
    return {
        "units": [
            {
                "id": u.id,
                "name": u.name,
                "kind": u.kind,
                "people": u.people or None,
                "front": list(u.front),
                "back": list(u.back),
            }
            for u in PRINTED_UNITS
        ],
        "leaders": [
            {
                "id": leader.id,
                "la": counter_name(leader.id),
                "faces": [CAMP_IDS[camp] for camp in leader.faces],
                "people": leader.people or None,
                "generic": False,
                "values": list(leader.values),
                "entry": -leader.entry,
                "last": -leader.last or None,
                "assassin": leader.assassin,
            }
            for leader in PRINTED_LEADERS
        ],
        "peoples": [
            {
                "id": p.id,
                "la": p.names["la"],
                "nationality": p.nationality,
                "major": p.major,
                "region": p.region,
                "value": p.value or None,
                "homes": [ZONE_IDS[z] for z in range(ZONES) if HOME_OF[z] == i],
            }
            for i, p in enumerate(PRINTED_PEOPLES)
        ],
        "stratagems": [
            {
                "id": s.id,
                "side": s.side,
                "phases": s.phase,
                "count": s.count,
                "value": s.value,
                "once": s.once,
                "rule": s.clause,
            }
            for s in PRINTED_STRATAGEMS
        ],
        "regions": [
            {
                "id": name,
                "la": PRINTED_REGIONS[r].names["la"],
                "points": POINTS[r],
                "garrison": GARRISON[r],
                "recruits": RECRUITS[r],
                "kinds": list(PRINTED_REGIONS[r].kinds),
                "zones": list(PRINTED_REGIONS[r].zones),
            }
            for r, name in enumerate(REGION_IDS)
        ],
        "zones": [
            {
                "id": ZONE_IDS[z],
                "region": MAP.group_ids[MAP.group_of[z]],
                "people": None if HOME_OF[z] == NONE else PEOPLE_IDS[HOME_OF[z]],
                "republic": bool(REPUBLIC >> z & 1),
                "town": bool(CITIES >> z & 1),
                "port": bool(PORTS >> z & 1),
                "roma": z == ROMA,
                "seas": [SEA_IDS[s] for s in members(SEAS_OF[z])],
                "near": [ZONE_IDS[n] for n in members(NEAR[z])],
            }
            for z in range(ZONES)
        ],
        "seas": list(SEA_IDS),
        "boxes": [{"place": PLACE_IDS[PORT_OF[z]], "zone": ZONE_IDS[z]} for z in HARBOURS],
        "markers": {
            "peoples": [PEOPLE_IDS[p] for p in MARKERS if p != NONE],
            "blank": sum(1 for p in MARKERS if p == NONE),
        },
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
