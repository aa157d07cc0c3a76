"""Peoples, leaders, decoys, types of unit and stratagems as ints, numbered as in their files. A set is a bitmask.

Forces are told in PF of a type: `STOCK` of them there are of each, and `PF` stand on one counter (OP-1.2).
"""

from __future__ import annotations

from functools import cache
from typing import Final

from latrunculi.games.optimus.components.chart import CHART, NONE, PLACE, REGION
from latrunculi.games.optimus.components.ints import Year
from latrunculi.games.optimus.components.printed import contents, files
from latrunculi.games.optimus.components.printed.land import GREAT_RIVERS, PROVINCES
from latrunculi.games.optimus.components.printed.peoples import NATIONS, PEOPLE_IDS, SIDES
from latrunculi.games.optimus.components.printed.stratagems import PRINTED_STRATAGEMS, STRATAGEM_IDS
from latrunculi.games.optimus.components.printed.units import UNIT_KINDS
from latrunculi.kernel import packs

ROME: Final = 0
BARBARIAN: Final = 1
"""Sides, as `printed.peoples.SIDES`: Rome plays first (OP-2-17)."""

COMPONENTS: Final = contents.load(CHART, pack=packs.folder_of(files.PACK, files.FILES))
TABLES: Final = COMPONENTS.tables

# ---------------------------------------------------------------- peoples

PEOPLES: Final = len(PEOPLE_IDS)
PEOPLE: Final = {name: i for i, name in enumerate(PEOPLE_IDS)}
DACI: Final = PEOPLE["daci"]
ROXOLANI: Final = PEOPLE["roxolani"]
NATION: Final = tuple([NATIONS.index(p.nation) for p in COMPONENTS.peoples])
"""For each people its nation, as numbered in `chart`."""
DECOYS: Final = tuple([COMPONENTS.decoys.get(p, 0) for p in PEOPLE_IDS])
"""For each people its decoys (OP-5.1.5)."""

# ---------------------------------------------------------------- leaders

LEADER_IDS: Final = tuple([leader.id for leader in COMPONENTS.leaders])
LEADER: Final = {name: i for i, name in enumerate(LEADER_IDS)}
LEADER_PEOPLE: Final = tuple([PEOPLE[x.people] if x.people else NONE for x in COMPONENTS.leaders])
"""For each leader his people, NONE for Romans."""
LEADER_SIDE: Final = tuple([BARBARIAN if x.people else ROME for x in COMPONENTS.leaders])
VS: Final = tuple([x.vs for x in COMPONENTS.leaders])
BT: Final = tuple([x.bt for x in COMPONENTS.leaders])
GENERIC: Final = sum([1 << i for i, x in enumerate(COMPONENTS.leaders) if x.generic])
SUCCESSIONS: Final = {name: tuple([LEADER[x] for x in line]) for name, line in COMPONENTS.successions.items()}
"""The heirs of the supreme leaders, by the name of the line, the first of them reigning."""

# ---------------------------------------------------------------- types of unit

TYPE_IDS: Final = tuple([u.id for u in COMPONENTS.units])
TYPE: Final = {name: i for i, name in enumerate(TYPE_IDS)}
TYPES: Final = len(TYPE_IDS)
LEGION: Final = 0
PRAETORIAN: Final = 1
INFANTRY: Final = 2
CAVALRY: Final = 3
ARTILLERY: Final = 4
TRANSFUGE: Final = 5
IMPEDIMENTA: Final = 6
FLEET: Final = 7
"""Kinds of unit, as `printed.units.UNIT_KINDS`."""
TYPE_KIND: Final = tuple([UNIT_KINDS.index(u.kind) for u in COMPONENTS.units])
TYPE_SIDE: Final = tuple([SIDES.index(u.side) for u in COMPONENTS.units])
TYPE_PEOPLE: Final = tuple([PEOPLE[u.people] if u.people else NONE for u in COMPONENTS.units])
TYPE_PROVINCE: Final = tuple([PROVINCES.index(u.province) if u.province else NONE for u in COMPONENTS.units])
"""For each type the province of its recruitment, NONE for legions, what has none, and barbarians (OP-13.2-7)."""
PF: Final = tuple([u.pf for u in COMPONENTS.units])
"""For each type the PF of a whole counter."""
STOCK: Final = tuple([u.pf * u.counters for u in COMPONENTS.units])
"""For each type all its PF (OP-13.2-4)."""
FD: Final = tuple([sum([1 << face for face in u.fd]) for u in COMPONENTS.units])
"""For each type the scores that double its hits, bit n for a score of n (OP-10.1)."""
HOMES: Final = tuple([sum([1 << REGION[h] for h in u.homes]) for u in COMPONENTS.units])
"""For each type the regions where it is recruited (OP-13.2-6), as a mask."""
FLEET_RIVER: Final = tuple([2 + GREAT_RIVERS.index(u.river) if u.river else 0 for u in COMPONENTS.units])
"""For each type the river on which it sails: `chart.RHENUS`, `chart.DANUVIUS`, or DRY if it is no fleet."""


def _with_symbol(symbol: str) -> int:
    return sum([1 << i for i, u in enumerate(COMPONENTS.units) if symbol in u.symbols])


def of_kind(kind: int) -> int:
    """The types of a kind, as a mask."""
    return sum([1 << i for i in range(TYPES) if TYPE_KIND[i] == kind])


HEAVY: Final = _with_symbol("L")
SHOOTERS: Final = _with_symbol("*")
FALX: Final = _with_symbol("F")
LEGIONS: Final = of_kind(LEGION)
FLEETS: Final = of_kind(FLEET)
FOOT: Final = LEGIONS | of_kind(PRAETORIAN) | of_kind(INFANTRY) | of_kind(TRANSFUGE)
ROMANS: Final = sum([1 << i for i in range(TYPES) if TYPE_SIDE[i] == ROME])
LAST_TO_FALL: Final = of_kind(ARTILLERY) | of_kind(IMPEDIMENTA) | FLEETS
"""Never hors de combat, and destroyed after all others (OP-10.5)."""


@cache
def station(type_: int, year: Year) -> int:
    """Where a legion lay in a year, or the first port of a fleet; NONE where it was not there."""
    unit = COMPONENTS.units[type_]
    if not unit.raised <= year <= unit.lost:
        return NONE
    reached = [place for since, place in unit.stations if since <= year]
    if not reached:
        return NONE
    return PLACE[reached[0] if unit.kind == "fleet" else reached[-1]]


# ---------------------------------------------------------------- stratagems

STRATAGEMS: Final = len(STRATAGEM_IDS)
STRATAGEM: Final = {name: i for i, name in enumerate(STRATAGEM_IDS)}
(
    ARTILLERIE_DEPLOYEE, BATAILLE_NOCTURNE, ESPION, INFILTRATION, MARCHE_FORCEE, MAUVAIS_AUGURES, PASSAGE_A_GUE,
    PRESAGE_FAVORABLE, PREVOYANT, TOMBEE_DE_LA_NUIT, SUICIDE, TRIBU_PRO_ROMAIN, PILLARDS, LEGIO_NOVA, VIA_IN_RUPE,
    CLASSIS_IN_DANUVIO, MAURI_QUIETI, TURRES_ET_AGGERES, FONS_INTERCEPTUS, STIPENDIA_ROXOLANORUM, PLUVIA_MIRACULOSA,
    LATRONES_ARMATI, GENTES_DIVISAE, TEMPUS_HIEMIS, TRANSFUGAE, LONGINUS_CAPTUS, THESAURUS_SARGETIAE, ARBORES_INCISAE,
    SATURNINUS, CONIURATIO, PESTIS, AVIDIUS_CASSIUS, CATAFRACTI,
) = range(STRATAGEMS)  # fmt: skip
PRICE: Final = tuple([s.price for s in COMPONENTS.stratagems])
"""For each stratagem its price in PA (OP-3-6)."""
USERS: Final = tuple([3 if s.side == "both" else 1 << SIDES.index(s.side) for s in COMPONENTS.stratagems])
"""For each stratagem the sides that may have it, as a mask (OP-14-2)."""
EACH_SEASON: Final = sum([1 << i for i, s in enumerate(COMPONENTS.stratagems) if s.limit == "season"])
"""Those that may be played again, once in a season; all others once in a game (OP-14-5)."""
COPIES: Final = tuple([s.copies for s in COMPONENTS.stratagems])
GENERAL: Final = (1 << PRINTED_STRATAGEMS) - 1
"""Those of the table of chapter 14, which can be bought in every scenario."""
