"""What is printed, for whoever draws the game, and the names of everything."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

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
from latrunculi.games.optimus.components.printed.peoples import PEOPLE_IDS, SIDES
from latrunculi.games.optimus.components.printed.stratagems import STRATAGEM_IDS
from latrunculi.games.optimus.components.printed.tables import ENDS, TACTICS
from latrunculi.games.optimus.components.printed.units import UNIT_KINDS
from latrunculi.games.optimus.components.scenarios import SCENARIOS
from latrunculi.games.optimus.components.tables import MATRIX
from latrunculi.games.optimus.rules.stratagems import CLAUSES
from latrunculi.games.optimus.table import contract
from latrunculi.kernel.actions import members
from latrunculi.tabletop.names import names_of, names_of_scenarios, names_of_words


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
            fd=list(members(FD[t])),
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
        matrix={
            winner: {loser: cast(Any, ENDS[end]) for loser, end in zip(TACTICS, row, strict=True)}
            for winner, row in zip(TACTICS, MATRIX, strict=True)
        },
    )


@cache
def names(language: str) -> dict[str, dict[str, str]]:
    """The names of all ids in a language: places keep their Latin."""
    called = names_of_words(COMPONENTS.words, language)
    stems = called.pop("name")
    regions = {region.id: region.name for region in CHART.regions}
    boxes = {box.id: box.name for box in CHART.boxes}
    peoples = names_of(COMPONENTS.peoples, language)
    pieces = {name: COMPONENTS.units[TYPE_OF[unit]].names[language] for unit, name in enumerate(UNIT_IDS)}
    pieces |= {name: COMPONENTS.leaders[i].names[language] for i, name in enumerate(LEADER_IDS)}
    pieces |= {name: f"{stems['decoy']} ({peoples[PEOPLE_IDS[DECOY_PEOPLE[i]]]})" for i, name in enumerate(DECOY_IDS)}
    pieces |= {name: f"{stems['back']} {i + 1}" for i, name in enumerate(BACK_IDS)}
    return {
        "region": regions,
        "contree": {contree.id: contree.name for contree in CHART.contrees},
        "box": boxes,
        "place": {**regions, **boxes},
        "piece": pieces,
        "type": names_of(COMPONENTS.units, language),
        "people": peoples,
        **called,
        "stratagem": names_of(COMPONENTS.stratagems, language),
        **names_of_scenarios(SCENARIOS, language),
    }
