"""What is printed, for whoever draws the game, and the names of everything."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, cast

from latrunculi.games.optimus.components import scenarios
from latrunculi.games.optimus.components.chart import CHART, CONTREE_IDS, CONTREE_REGIONS, NONE, REGION_IDS
from latrunculi.games.optimus.components.counters import (
    BT,
    COMPONENTS,
    FALX,
    FD,
    HEAVY,
    LEADER_IDS,
    PRICE,
    SHOOTERS,
    TYPE_IDS,
    TYPE_KIND,
    USERS,
    VS,
)
from latrunculi.games.optimus.components.pieces import (
    BACK_IDS,
    DECOY_IDS,
    DECOY_PEOPLE,
    FIRST_LEADER,
    FULL,
    LEADERS,
    PEOPLE_OF,
    PIECE_IDS,
    SIDE_OF,
    TYPE_OF,
    UNIT_IDS,
)
from latrunculi.games.optimus.components.printed import PEOPLE_IDS, SIDES, STRATAGEM_IDS, UNIT_KINDS
from latrunculi.games.optimus.rules.stratagems import CLAUSES
from latrunculi.games.optimus.table import contract
from latrunculi.kernel.actions import members

WORDS: Final[dict[str, dict[str, dict[str, str]]]] = {
    "side": {"roman": {"fr": "Rome", "en": "Rome"}, "barbarian": {"fr": "Barbares", "en": "Barbarians"}},
    "season": {
        "thaw": {"fr": "Dégel", "en": "Thaw"},
        "spring": {"fr": "Printemps", "en": "Spring"},
        "summer": {"fr": "Été", "en": "Summer"},
        "autumn": {"fr": "Automne", "en": "Autumn"},
        "winter": {"fr": "Hiver", "en": "Winter"},
    },
    "season-event": {
        "none": {"fr": "rien", "en": "nothing"},
        "overflow": {"fr": "marais débordés", "en": "marshes overflowing"},
        "frozen": {"fr": "cours d’eau gelés", "en": "rivers frozen"},
        "dry": {"fr": "marais à sec", "en": "marshes dry"},
    },
    "tactic": {
        "frontal": {"fr": "attaque frontale", "en": "frontal attack"},
        "general": {"fr": "attaque générale", "en": "general attack"},
        "deterrence": {"fr": "dissuasion", "en": "deterrence"},
        "envelopment": {"fr": "enveloppement", "en": "envelopment"},
    },
    "modifier": {
        "winter": {"fr": "hiver", "en": "winter"},
        "pile": {"fr": "pile de plus de 10 PF", "en": "stack of more than 10 PF"},
        "earlier": {"fr": "déplacements précédents", "en": "earlier moves"},
        "forced": {"fr": "marche forcée", "en": "forced march"},
        "home": {"fr": "ennemi attaqué chez lui", "en": "enemy attacked at home"},
        "great-river": {"fr": "fleuve traversé", "en": "great river crossed"},
        "stream": {"fr": "cours d’eau ou marais traversé", "en": "river or marsh crossed"},
        "path": {"fr": "chemin", "en": "path"},
        "trade-road": {"fr": "route de commerce", "en": "trade road"},
        "pillaged": {"fr": "région pillée", "en": "pillaged region"},
        "marsh": {"fr": "marais", "en": "marsh"},
        "southern-summer": {"fr": "été au sud du Danube", "en": "summer south of the Danube"},
        "rough": {"fr": "forêt ou montagne", "en": "forest or mountain"},
        "no-train": {"fr": "hors de l’Empire sans impedimenta", "en": "outside the Empire without impedimenta"},
        "felled-trees": {"fr": "arbres abattus", "en": "felled trees"},
        "plague": {"fr": "peste", "en": "plague"},
        "bales": {"fr": "ballots dépensés", "en": "bales spent"},
    },
    "level": {
        "none": {"fr": "partie en cours", "en": "game in progress"},
        "decisive-roman": {"fr": "victoire romaine décisive", "en": "decisive Roman victory"},
        "roman": {"fr": "victoire romaine", "en": "Roman victory"},
        "draw": {"fr": "partie nulle", "en": "draw"},
        "barbarian": {"fr": "victoire barbare", "en": "Barbarian victory"},
        "decisive-barbarian": {"fr": "victoire barbare décisive", "en": "decisive Barbarian victory"},
    },
}
"""The names of the game's own words, by kind, id and language."""


@cache
def reference() -> contract.Pieces:
    """What is printed besides the map."""
    units = {}
    for unit, name in enumerate(UNIT_IDS):
        t = TYPE_OF[unit]
        units[name] = contract.UnitPiece(
            type=TYPE_IDS[t],
            kind=cast(Any, UNIT_KINDS[TYPE_KIND[t]]),
            side=cast(Any, SIDES[SIDE_OF[unit]]),
            people=None if PEOPLE_OF[unit] == NONE else PEOPLE_IDS[PEOPLE_OF[unit]],
            pf=FULL[unit],
            fd=members(FD[t]),
            heavy=bool(HEAVY >> t & 1),
            shooter=bool(SHOOTERS >> t & 1),
            falx=bool(FALX >> t & 1),
        )
    leaders = {}
    for piece in range(FIRST_LEADER, len(PIECE_IDS)):
        index = piece - FIRST_LEADER
        real = index < LEADERS
        leaders[PIECE_IDS[piece]] = contract.LeaderPiece(
            side=cast(Any, SIDES[SIDE_OF[piece]]),
            people=None if PEOPLE_OF[piece] == NONE else PEOPLE_IDS[PEOPLE_OF[piece]],
            vs=VS[index] if real else 0,
            bt=BT[index] if real else 0,
            decoy=not real,
        )
    return contract.Pieces(
        units=units,
        leaders=leaders,
        stratagems={
            name: contract.StratagemPiece(
                PRICE[s], [cast(Any, side) for i, side in enumerate(SIDES) if USERS[s] >> i & 1], CLAUSES[s]
            )
            for s, name in enumerate(STRATAGEM_IDS)
        },
        contrees={
            name: contract.ContreePiece(
                [REGION_IDS[r] for r in members(CONTREE_REGIONS[c])], cast(Any, CHART.contrees[c].kind)
            )
            for c, name in enumerate(CONTREE_IDS)
        },
        links=[
            contract.LinkPiece(
                list(link.ends),
                {str(since): cast(Any, kind) for since, kind in link.kinds},
                link.water or None,
                link.marsh,
            )
            for link in CHART.links
        ],
        boxes={box.id: [*box.boxes, *box.contrees] for box in CHART.boxes},
        peoples={people.id: cast(Any, people.nation) for people in COMPONENTS.peoples},
    )


@cache
def names(language: str) -> dict[str, dict[str, str]]:
    """The names of all ids in a language: places keep their Latin."""
    decoy = {"fr": "Leurre", "en": "Decoy"}[language]
    back = {"fr": "Chef inconnu", "en": "Unknown leader"}[language]
    regions = {region.id: region.name for region in CHART.regions}
    boxes = {box.id: box.name for box in CHART.boxes}
    peoples = {people.id: people.names[language] for people in COMPONENTS.peoples}
    pieces = {name: COMPONENTS.units[TYPE_OF[unit]].names[language] for unit, name in enumerate(UNIT_IDS)}
    pieces |= {name: COMPONENTS.leaders[i].names[language] for i, name in enumerate(LEADER_IDS)}
    pieces |= {name: f"{decoy} ({peoples[PEOPLE_IDS[DECOY_PEOPLE[i]]]})" for i, name in enumerate(DECOY_IDS)}
    pieces |= {name: f"{back} {i + 1}" for i, name in enumerate(BACK_IDS)}
    return {
        "region": regions,
        "contree": {contree.id: contree.name for contree in CHART.contrees},
        "box": boxes,
        "place": {**regions, **boxes},
        "piece": pieces,
        "type": {unit.id: unit.names[language] for unit in COMPONENTS.units},
        "people": peoples,
        **{kind: {word: told[language] for word, told in words.items()} for kind, words in WORDS.items()},
        "stratagem": {s.id: s.names[language] for s in COMPONENTS.stratagems},
        "scenario": {name: scenarios.scenario(name).names[language] for name in scenarios.files()},
        "scenario-note": {name: scenarios.scenario(name).note[language] for name in scenarios.files()},
    }
