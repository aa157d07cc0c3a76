"""Names in both languages, and everything printed that a client draws."""

from __future__ import annotations

from typing import Final, cast

from latrunculi.games.empire.components.chart import MAP, PRINTED, PROVINCE_IDS
from latrunculi.games.empire.components.printed import TURNS
from latrunculi.games.empire.table.contract import (
    Card,
    DiocesePiece,
    EmperorPiece,
    Entry,
    FactionPiece,
    KingdomKind,
    KingdomPiece,
    PeoplePiece,
    Period,
    Pieces,
    ProvincePiece,
    Step,
)
from latrunculi.kernel.actions import members

SEQUENCE: Final = (
    Step("events", "HRE-7-1", True, True),
    Step("recruitment", "HRE-8-1", True, True),
    Step("placement", "HRE-9-1", True, True),
    Step("cities", "HRE-9.3.3-1", True, False),
    Step("loot", "HRE-4.1-3", True, True),
    Step("points", "HRE-15-3", True, True),
)
"""The steps of a Player Phase."""


def names(language: str) -> dict[str, dict[str, str]]:
    """Names of everything in a language. Provinces, sites and Dioceses keep their Latin names (design of the map)."""
    factions = {f.id: f.names[language] for f in PRINTED.factions}
    peoples = {p.id: p.names[language] for p in PRINTED.peoples}
    kingdoms = {k.id: k.names[language] for k in PRINTED.kingdoms}
    rebel_legions, of = PRINTED.rebels["legions"][language], {"fr": "de la", "en": "of the"}[language]
    sides = {**factions, **peoples, **kingdoms, "rebels": PRINTED.rebels["armies"][language]}
    sides |= {f"rebel-legions-{f.id}": f"{rebel_legions} {of} {f.names[language]}" for f in PRINTED.factions}
    return {
        "province": dict(zip(MAP.ids, MAP.names, strict=True)),
        "diocese": dict(zip(MAP.group_ids, MAP.group_names, strict=True)),
        "city": {name: site for name, site in zip(MAP.ids, MAP.sites, strict=True) if site},
        "faction": factions,
        "side": sides,
        "people": sides,
        "kingdom": kingdoms,
        "emperor": {e.id: e.names["la"] for e in PRINTED.emperors},
        "emperor-note": {e.id: e.lines[language] for e in PRINTED.emperors},
        "card": {c.id: c.titles[language] for c in PRINTED.cards},
        "card-name": {c.id: c.name for c in PRINTED.cards},
        "card-text": {c.id: c.texts[language] for c in PRINTED.cards},
        "colour": {name: colour[language] for name, colour in PRINTED.colours.items()},
        "period": {f"period-{p.turn}": p.names[language] for p in PRINTED.periods},
        "level": {level: words[language] for level, words in PRINTED.levels.items()},
    }


def reference() -> Pieces:
    """Everything printed that a client draws."""
    return Pieces(
        factions=[FactionPiece(f.id, f.colour, f.pattern, f.legions) for f in PRINTED.factions],
        peoples=[PeoplePiece(p.id, p.counters) for p in PRINTED.peoples],
        entries=[Entry(e.turn, e.chit, e.people, e.start, e.strength, e.date) for e in PRINTED.entries],
        emperors=[EmperorPiece(e.id, e.turn, e.chit, list(e.bonus)) for e in PRINTED.emperors],
        kingdoms=[KingdomPiece(k.id, cast("KingdomKind", k.kind), k.start, k.armies, k.loot) for k in PRINTED.kingdoms],
        colours=PRINTED.colours,
        cards=[Card(c.id, c.colour, c.kind, list(c.periods), c.timing) for c in PRINTED.cards],
        dioceses=[
            DiocesePiece(d.id, list(d.values), [PROVINCE_IDS[p] for p in members(MAP.group_mask[i])])
            for i, d in enumerate(PRINTED.dioceses)
        ],
        provinces=[
            ProvincePiece(
                id=name,
                diocese=MAP.group_ids[MAP.group_of[p]],
                site=MAP.sites[p],
                start=MAP.starts[p],
                near=[PROVINCE_IDS[q] for q in members(MAP.near[p])],
            )
            for p, name in enumerate(PROVINCE_IDS)
        ],
        periods=[Period(p.turn, p.start, p.end) for p in PRINTED.periods],
        sequence=list(SEQUENCE),
        turns=TURNS,
    )
