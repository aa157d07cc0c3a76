"""Names in both languages, and everything printed that a client draws."""

from __future__ import annotations

from typing import Final

from latrunculi import toml
from latrunculi.games.alea.components.chart import (
    CITIES,
    GARRISON,
    MAP,
    POINTS,
    PORTS,
    PRINTED,
    PRINTED_REGIONS,
    RECRUITS,
    REGION_IDS,
    REPUBLIC,
    ROMA,
    SEA_IDS,
    SEAS_OF,
    ZONE_IDS,
    ZONES,
)
from latrunculi.games.alea.components.counters import PIECE_IDS, PRINTED_LEADERS, PRINTED_UNITS
from latrunculi.games.alea.components.peoples import HOME_OF, HOMES, MARKERS, PEOPLE_IDS, PRINTED_PEOPLES
from latrunculi.games.alea.components.places import HARBOURS, HOLD_OF, PLACE_IDS, PORT_OF, SHIPS
from latrunculi.games.alea.components.printed import FOLDER
from latrunculi.games.alea.components.stratagems import PRINTED_STRATAGEMS
from latrunculi.games.alea.rules.scenarios import SCENARIOS
from latrunculi.games.alea.rules.state import CAMP_IDS, STATUS_IDS
from latrunculi.games.alea.rules.words import MODIFIERS
from latrunculi.games.alea.table.contract import (
    LeaderPiece,
    Markers,
    PeoplePiece,
    Pieces,
    Region,
    Stratagem,
    UnitPiece,
    Zone,
)
from latrunculi.games.imperator.components.kit import NONE
from latrunculi.games.imperator.table import reference as shared
from latrunculi.games.imperator.table.contract import Box, Years
from latrunculi.kernel.actions import members
from latrunculi.tabletop.names import names_of

_MAP: Final = toml.loads(toml.read_text(FOLDER / "data" / "map.toml"))
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
    ports = {PLACE_IDS[PORT_OF[z]]: PORT_NAME[language].format(MAP.ports[z]) for z in HARBOURS}
    holds = {PLACE_IDS[HOLD_OF[u]]: HOLD_NAME[language].format(pieces[PIECE_IDS[u]]) for u in SHIPS}
    pieces |= names_of(PRINTED_LEADERS, language)
    return {
        **shared.names(
            language, PRINTED.words, _MAP, {**ports, **holds}, pieces, PRINTED_PEOPLES, PRINTED_STRATAGEMS, SCENARIOS
        ),
        "region": shared.on_map(_MAP["region"]) | names_of(PRINTED_REGIONS, language),
        "event": {name: called[language] for name, called in PRINTED.events},
    }


def reference() -> Pieces:
    """Everything printed that a client draws."""
    return Pieces(
        units=[UnitPiece(**shared.unit(u), name=u.name) for u in PRINTED_UNITS],
        leaders=[
            LeaderPiece(
                **shared.leader(leader, counter_name(leader.id), False, -leader.entry),
                faces=[CAMP_IDS[camp] for camp in leader.faces],
                last=-leader.last or None,
                assassin=leader.assassin,
            )
            for leader in PRINTED_LEADERS
        ],
        peoples=[
            PeoplePiece(
                **shared.people(p, [ZONE_IDS[z] for z in members(HOMES[i])]),
                major=p.major,
                region=p.region,
                value=p.value or None,
            )
            for i, p in enumerate(PRINTED_PEOPLES)
        ],
        stratagems=[Stratagem(**shared.stratagem(s), value=s.value) for s in PRINTED_STRATAGEMS],
        regions=[
            Region(
                id=name,
                la=PRINTED_REGIONS[r].names["la"],
                points=POINTS[r],
                garrison=GARRISON[r],
                recruits=RECRUITS[r],
                kinds=list(PRINTED_REGIONS[r].kinds),
                zones=list(PRINTED_REGIONS[r].zones),
            )
            for r, name in enumerate(REGION_IDS)
        ],
        zones=[
            Zone(
                **shared.zone(MAP, z, HOME_OF, PEOPLE_IDS),
                republic=bool(REPUBLIC >> z & 1),
                town=bool(CITIES >> z & 1),
                port=bool(PORTS >> z & 1),
                roma=z == ROMA,
                seas=[SEA_IDS[s] for s in members(SEAS_OF[z])],
            )
            for z in range(ZONES)
        ],
        seas=list(SEA_IDS),
        boxes=[Box(PLACE_IDS[PORT_OF[z]], ZONE_IDS[z]) for z in HARBOURS],
        markers=Markers([PEOPLE_IDS[p] for p in MARKERS if p != NONE], sum(1 for p in MARKERS if p == NONE)),
        battle=shared.battle(MODIFIERS),
        statuses=list(STATUS_IDS),
        scenarios=[Years(s.id, *s.years) for s in SCENARIOS],
    )
