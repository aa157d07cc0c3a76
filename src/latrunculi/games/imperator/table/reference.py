"""What the references of the family's games tell alike: names in a language, counters as printed, the battle table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from latrunculi.atlas.topology import Topology
from latrunculi.games.imperator.components.battle_table import LOWEST, RESULTS, SIDES, TABLE
from latrunculi.games.imperator.components.kit import NONE, Zone
from latrunculi.games.imperator.components.printed import Leader, People, Stratagem, Unit
from latrunculi.games.imperator.components.words import COLUMNS
from latrunculi.games.imperator.table.contract import BattleTable, Cell
from latrunculi.kernel.actions import members
from latrunculi.tabletop.names import Noted, Words, names_of, names_of_scenarios, names_of_words


def on_map(rows: Sequence[Mapping[str, object]]) -> dict[str, str]:
    """The Latin names of the zones, seas or groups that the file of the map lists."""
    return {str(row["id"]): str(row["name"]) for row in rows}


def names(
    language: str,
    words: Words,
    world: Mapping[str, Any],
    places: Mapping[str, str],
    pieces: Mapping[str, str],
    peoples: Iterable[People],
    stratagems: Iterable[Stratagem],
    scenarios: Sequence[Noted],
) -> dict[str, dict[str, str]]:
    """Names by kind of object and id. Zones and seas keep their Latin names.

    Args:
        words: the names of the game's words, by kind of object, id and language.
        world: the file of the map.
        places: the names of places that are neither zones nor seas, as far as they are no words.
    """
    told = names_of_words(words, language)
    zones = on_map(world["province"])
    return {
        **told,
        "zone": zones,
        "place": {**zones, **on_map(world["sea"]), **places, **told["place"]},
        "piece": dict(pieces),
        "people": names_of(peoples, language),
        "stratagem": names_of(stratagems, language),
        **names_of_scenarios(scenarios, language),
    }


def unit(u: Unit) -> dict[str, Any]:
    """The fields of a `UnitPiece`."""
    return {"id": u.id, "kind": u.kind, "people": u.people or None, "front": list(u.front), "back": list(u.back)}


def leader(x: Leader, latin: str, generic: bool, entry: int | None) -> dict[str, Any]:
    """The fields of a `LeaderPiece`: what is printed on his counter, whether he is a generic one, his year of entry."""
    values = list(x.values)
    return {"id": x.id, "la": latin, "people": x.people or None, "generic": generic, "values": values, "entry": entry}


def people(p: People, homes: list[str]) -> dict[str, Any]:
    """The fields of a `PeoplePiece`."""
    return {"id": p.id, "la": p.names["la"], "nationality": p.nationality, "homes": homes}


def zone(map_: Topology, z: Zone, home_of: Sequence[int], peoples: Sequence[str]) -> dict[str, Any]:
    """The fields of a `Zone` but what lies in it; `home_of`: for each zone the People whose home it is."""
    return {
        "id": map_.ids[z],
        "region": map_.group_ids[map_.group_of[z]],
        "people": None if home_of[z] == NONE else peoples[home_of[z]],
        "near": [map_.ids[n] for n in members(map_.near[z])],
    }


def stratagem(s: Stratagem) -> dict[str, Any]:
    """The fields of a `Stratagem`."""
    return {"id": s.id, "side": s.side, "phases": s.phases, "count": s.count, "once": s.once, "rule": s.clause}


def battle(modifiers: Mapping[str, str]) -> BattleTable:
    """The battle table; `modifiers`: each with its clause."""
    lines = [[Cell(RESULTS[a], RESULTS[d], SIDES[side]) for a, d, side in line] for line in TABLE.cells]
    return BattleTable(list(COLUMNS), LOWEST, dict(modifiers), lines)
