"""What is printed, for whoever draws the game, and the names of everything."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from latrunculi.games.invasions.components import chart, tables
from latrunculi.games.invasions.components.chart import (
    CIVIL_REGIONS,
    NONE,
    PRINTED,
    PROVINCE_IDS,
    REGION_IDS,
    REGION_OF,
    SEA_IDS,
)
from latrunculi.games.invasions.components.chronology import DATED, NUMBER, RAIDS, RECEIVED, year
from latrunculi.games.invasions.components.counters import (
    CAMPAIGNS,
    COMBAT,
    ELITE,
    HEAVY,
    NATION_OF,
    PIECE_IDS,
    STACKING,
    TYPE_OF,
)
from latrunculi.games.invasions.components.nations import (
    CAMP_IDS,
    CAMP_OF,
    COMPONENTS,
    INITIATIVE,
    NATION_IDS,
    OBJECTIVES,
    RELIGION,
    RELIGION_IDS,
    SIDES,
)
from latrunculi.games.invasions.components.printed.counters import TYPE_IDS
from latrunculi.games.invasions.components.printed.reading import LAST_TURN
from latrunculi.games.invasions.components.printed.tables import FACES
from latrunculi.games.invasions.components.scenarios import SCENARIOS
from latrunculi.games.invasions.rules.ints import Nation, Piece, Turn
from latrunculi.games.invasions.rules.state import OLDEST, OLDEST_BARBARIAN
from latrunculi.games.invasions.rules.words_battle import COMBAT_DIE_IDS
from latrunculi.games.invasions.table import contract
from latrunculi.kernel.actions import BIT, members
from latrunculi.tabletop.names import names_of, names_of_scenarios, names_of_words

GENERIC: Final = {leader.id for leader in COMPONENTS.leaders if not leader.turns}
"""The leaders who have no name of their own, only a rank: rex, caesar, dux."""


def _list(mask: int) -> list[str]:
    return [PROVINCE_IDS[p] for p in members(mask)]


@cache
def reference() -> contract.Pieces:
    """What is printed besides the drawing of the map."""
    provinces = {}
    for p, name in enumerate(PROVINCE_IDS):
        region = REGION_OF[p]
        provinces[name] = contract.ProvincePiece(
            region=None if region == NONE else REGION_IDS[region],
            terrain=PRINTED.provinces[p].terrain,
            income=chart.INCOME[p] / 2,
            city=chart.CITY_NAMES[p],
            level=chart.LEVEL[p],
            port=None if chart.PORT[p] == NONE else SEA_IDS[chart.PORT[p]],
            granary=bool(chart.GRANARIES & BIT[p]),
            caravan=bool(chart.CARAVANS & BIT[p]),
            near=_list(chart.NEAR[p]),
            rivers=_list(chart.OVER_RIVER[p]),
            ridges=_list(chart.OVER_RIDGE[p]),
            straits=_list(chart.OVER_STRAIT[p]),
            seas=[SEA_IDS[s] for s in members(chart.COAST[p])],
        )
    return contract.Pieces(
        provinces=provinces,
        regions={name: bool(CIVIL_REGIONS & BIT[r]) for r, name in enumerate(REGION_IDS)},
        nations={name: _profile(n) for n, name in enumerate(NATION_IDS)},
        counters={name: _counter(piece) for piece, name in enumerate(PIECE_IDS)},
        turns=[_turn(turn) for turn in range(1, LAST_TURN + 1)],
        ages={"barbarian": OLDEST_BARBARIAN, "kingdom": OLDEST, "empire": OLDEST},
        dice={
            "white": [FACES[face] for face in tables.FACES[tables.WHITE]],
            "black": [FACES[face] for face in tables.FACES[tables.BLACK]],
        },
        sections=list(tables.TABLES.rows["sections"]),
        sides={
            str(seats): [[CAMP_IDS[camp] for camp in camps] for camps in sides]
            for seats, sides in enumerate(SIDES)
            if sides
        },
    )


def _turn(turn: Turn) -> contract.TurnPiece:
    """A turn of the Chronology."""
    received = {nation: sum(number for _, number in units) for nation, units in RECEIVED[turn].items()}
    return contract.TurnPiece(
        year=year(turn),
        dated=[contract.DatedPiece(id=d.id, kind=d.kind, nation=d.nation or None) for d in DATED if d.turn == turn],
        raids=[NATION_IDS[nation] for nation in RAIDS[turn]],
        reinforcements={NATION_IDS[nation]: number for nation, number in {**received, **NUMBER[turn]}.items()},
    )


def _profile(nation: Nation) -> contract.NationPiece:
    """A nation's profile."""
    aims = [
        contract.ObjectivePiece(
            target=REGION_IDS[aim.region] if aim.province == NONE else PROVINCE_IDS[aim.province],
            vp=aim.vp,
            since=aim.since,
            until=aim.until,
        )
        for aim in OBJECTIVES[nation]
    ]
    initiative = INITIATIVE[nation]
    return contract.NationPiece(
        camp=CAMP_IDS[CAMP_OF[nation]],
        initiative=None if initiative == NONE else initiative,
        religion=RELIGION_IDS[RELIGION[nation]],
        objectives=aims,
    )


def _counter(piece: Piece) -> contract.CounterPiece:
    """A counter as printed."""
    return contract.CounterPiece(
        nation=NATION_IDS[NATION_OF[piece]],
        type=TYPE_IDS[TYPE_OF[piece]],
        heavy=bool(HEAVY & BIT[piece]),
        elite=bool(ELITE & BIT[piece]),
        combat=COMBAT[piece],
        stacking=STACKING[piece],
        campaigns=CAMPAIGNS[piece],
    )


def _combat_dice(words: Mapping[str, str]) -> dict[str, str]:
    """The names of the dice of a melee."""
    found = {}
    for name in COMBAT_DIE_IDS:
        side, colour, face = name.split("-")
        found[name] = f"{words[colour]}, {words[face]} ({words[side]})"
    return found


def _pillage(titles: Mapping[str, str], usurper: str, gold: str) -> dict[str, str]:
    """What Pillage markers are called: by their event, or by their gold."""
    return {p.id: titles.get(p.event, usurper if p.usurper else f"{p.gold} {gold}") for p in COMPONENTS.pillage}


@cache
def names(language: str) -> dict[str, dict[str, str]]:
    """The names of all ids in a language: places keep their Latin."""
    called = names_of_words(COMPONENTS.words, language)
    boxes, dice, stems = called.pop("box"), called.pop("die"), called.pop("name")
    provinces = dict(zip(PROVINCE_IDS, chart.MAP.names, strict=True))
    seas = dict(zip(SEA_IDS, chart.MAP.sea_names, strict=True))
    nations, types = names_of(COMPONENTS.nations, language), names_of(COMPONENTS.types, language)
    leaders, calamities = names_of(COMPONENTS.leaders, language), names_of(COMPONENTS.calamities, language)
    events = names_of(COMPONENTS.events, language)
    pieces = {}
    for piece, name in enumerate(PIECE_IDS):
        kind = types[TYPE_IDS[TYPE_OF[piece]]]
        nation = nations[NATION_IDS[NATION_OF[piece]]]
        pieces[name] = leaders.get(name, f"{kind} ({nation})")
        if name in GENERIC:
            pieces[name] = f"{pieces[name].capitalize()} ({nation})"
    return {
        "province": provinces,
        "sea": seas,
        "place": {**provinces, **seas, **boxes},
        "region": dict(zip(REGION_IDS, chart.MAP.group_names[: len(REGION_IDS)], strict=True)),
        "piece": pieces,
        "type": types,
        "nation": nations,
        "event-card": events,
        "card-text": {e.id: e.text[language] for e in COMPONENTS.events},
        "treaty": names_of(COMPONENTS.treaties, language),
        "treaty-text": {t.id: t.text[language] for t in COMPONENTS.treaties},
        "decree": names_of(COMPONENTS.decrees, language),
        "pillage": _pillage(events, calamities["usurper"], stems["gold"]),
        "calamity": calamities,
        "dated": {entry.id: entry.text[language] for entry in DATED},
        "combat-die": _combat_dice(dice),
        **called,
        **names_of_scenarios(SCENARIOS, language),
    }
