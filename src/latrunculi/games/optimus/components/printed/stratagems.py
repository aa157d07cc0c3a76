"""The stratagems (OP-14)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from latrunculi.games.optimus.components.printed.peoples import SIDES
from latrunculi.kernel.position import Reader
from latrunculi.kernel.sourced import entries, exactly, texts

STRATAGEM_IDS: Final = (
    "artillerie-deployee", "bataille-nocturne", "espion", "infiltration", "marche-forcee", "mauvais-augures",
    "passage-a-gue", "presage-favorable", "prevoyant", "tombee-de-la-nuit", "suicide", "tribu-pro-romain", "pillards",
    "legio-nova", "via-in-rupe", "classis-in-danuvio", "mauri-quieti", "turres-et-aggeres", "fons-interceptus",
    "stipendia-roxolanorum", "pluvia-miraculosa", "latrones-armati", "gentes-divisae", "tempus-hiemis", "transfugae",
    "longinus-captus", "thesaurus-sargetiae", "arbores-incisae", "saturninus", "coniuratio", "pestis",
    "avidius-cassius", "catafracti",
)  # fmt: skip
"""The thirteen of OP-14 in their printed order, then those of scenarios; each is a rule of its own."""
PRINTED_STRATAGEMS: Final = 13
MOMENTS: Final = ("spring", "operations", "movement", "recruitment", "battle", "siege", "capture")
"""When a stratagem may be played."""
LIMITS: Final = ("game", "season")
"""How often a player may play it: once in each."""


@dataclass(frozen=True, slots=True)
class Stratagem:
    """A stratagem (OP-14): its price in PA, when and how often it is played. `effect`: what one does that the
    rulebook does not print, by language; empty for the thirteen that it prints."""

    id: str
    names: dict[str, str]
    side: str
    price: int
    moment: str
    limit: str
    copies: int
    clause: str
    effect: dict[str, str]


def read_stratagems(top: Reader) -> tuple[Stratagem, ...]:
    found: list[Stratagem] = []
    for row, name in entries(top, "stratagem"):
        names, side = texts(row, "names", ("fr", "en")), row.choice("side", (*SIDES, "both"))
        price, moment = row.number("price", low=1, high=9), row.choice("moment", MOMENTS)
        limit, copies, clause = (
            row.choice("limit", LIMITS, "game"),
            row.number("copies", 1, 1, 9),
            row.text("clause", ""),
        )
        special = name in STRATAGEM_IDS[PRINTED_STRATAGEMS:]
        effect = texts(row, "effect", ("fr", "en")) if special else {}
        if not special and not clause:
            row.fault("clause", "is missing", "name the clause that it comes from")
        found.append(Stratagem(name, names, side, price, moment, limit, copies, clause, effect))
    exactly(top, "stratagem", [stratagem.id for stratagem in found], STRATAGEM_IDS)
    return tuple(found)
