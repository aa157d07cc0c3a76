"""Names in both languages, and everything printed that a client draws."""

from __future__ import annotations

from typing import cast

from latrunculi import toml
from latrunculi.games.imperator.components.kit import NONE
from latrunculi.games.imperator.table import reference as shared
from latrunculi.games.imperator.table.contract import Stratagem, Years
from latrunculi.games.ultimus.components.chart import (
    CAPITALS,
    DIOCESE_IDS,
    DIOCESE_OF,
    EMPIRE,
    HALF_IDS,
    MAP,
    PORTS,
    PRINTED,
    REFUGES,
    SEA_IDS,
    TOWNS,
    ZONE_IDS,
    ZONES,
)
from latrunculi.games.ultimus.components.counters import PRINTED_LEADERS, PRINTED_UNITS, UNIT_CAPITAL, UNIT_HALF
from latrunculi.games.ultimus.components.peoples import HOME_OF, HOMES, PEOPLE_IDS, PRINTED_PEOPLES
from latrunculi.games.ultimus.components.places import BOXES, FLEET_IDS, HARBOURS, PLACE_IDS
from latrunculi.games.ultimus.components.printed import FOLDER
from latrunculi.games.ultimus.components.stratagems import PRINTED_STRATAGEMS
from latrunculi.games.ultimus.rules.scenarios import SCENARIOS
from latrunculi.games.ultimus.rules.state import STATUS_IDS
from latrunculi.games.ultimus.rules.words import MODIFIERS
from latrunculi.games.ultimus.table.contract import (
    Box,
    FleetPiece,
    Half,
    LeaderPiece,
    Origin,
    PeoplePiece,
    Pieces,
    UnitPiece,
    Zone,
)
from latrunculi.kernel.actions import members
from latrunculi.tabletop.names import names_of

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
    pieces |= names_of(PRINTED_LEADERS, language)
    return {
        **shared.names(language, PRINTED.words, _MAP, {}, pieces, PRINTED_PEOPLES, PRINTED_STRATAGEMS, SCENARIOS),
        "diocese": shared.on_map(_MAP["diocese"]),
    }


def reference() -> Pieces:
    """Everything printed that a client draws."""
    return Pieces(
        units=[
            UnitPiece(
                **shared.unit(u),
                diocese=u.home or None,
                half=None if UNIT_HALF[i] == NONE else HALF_IDS[UNIT_HALF[i]],
                capital=None if UNIT_CAPITAL[i] == NONE else ZONE_IDS[UNIT_CAPITAL[i]],
                barbarian=u.barbarian,
            )
            for i, u in enumerate(PRINTED_UNITS)
        ],
        leaders=[
            LeaderPiece(
                **shared.leader(leader, leader.names["la"], leader.generic, leader.entry or None),
                half=cast("Half | None", leader.half or None),
                origin=cast("Origin | None", leader.origin or None),
            )
            for leader in PRINTED_LEADERS
        ],
        peoples=[
            PeoplePiece(**shared.people(p, [ZONE_IDS[z] for z in members(HOMES[i])]), regnum=p.regnum)
            for i, p in enumerate(PRINTED_PEOPLES)
        ],
        stratagems=[Stratagem(**shared.stratagem(s)) for s in PRINTED_STRATAGEMS],
        zones=[
            Zone(
                **shared.zone(MAP, z, HOME_OF, PEOPLE_IDS),
                diocese=None if DIOCESE_OF[z] == NONE else DIOCESE_IDS[DIOCESE_OF[z]],
                empire=bool(EMPIRE >> z & 1),
                town=bool(TOWNS >> z & 1),
                port=bool(PORTS >> z & 1),
                capital=bool((CAPITALS[0] | CAPITALS[1]) >> z & 1),
            )
            for z in range(ZONES)
        ],
        seas=list(SEA_IDS),
        boxes=[Box(PLACE_IDS[BOXES + h], ZONE_IDS[REFUGES[h]], HALF_IDS[h]) for h in (0, 1)],
        fleets=[
            FleetPiece(name, ZONE_IDS[HARBOURS[f]] if f < len(HARBOURS) else None) for f, name in enumerate(FLEET_IDS)
        ],
        battle=shared.battle(MODIFIERS),
        statuses=list(STATUS_IDS),
        scenarios=[Years(s.id, *s.years) for s in SCENARIOS],
    )
