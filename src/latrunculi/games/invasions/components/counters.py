"""Every counter as a number: by nation, and within it units, fleets, limites, the horde, then leaders.

Local units stand on the backs of limites, and are numbered as pieces of their own. A set of pieces is a bitmask.
Nations are numbered as in `nations`, turns from 1.
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components.chart import NONE
from latrunculi.games.invasions.components.nations import COMPONENTS, NATION, NATION_IDS, NATIONS
from latrunculi.games.invasions.components.printed import counters as printed
from latrunculi.games.invasions.components.printed.counters import Leader, Unit
from latrunculi.kernel.actions import members

TYPE_IDS: Final = printed.TYPE_IDS
TYPE: Final = {name: i for i, name in enumerate(TYPE_IDS)}
TYPES: Final = len(TYPE_IDS)
(
    INFANTRY_TYPE, FRANCISCA_TYPE, ARCHER_TYPE, CAVALRY_TYPE, MOUNTED_ARCHER_TYPE, HEAVY_CAVALRY_TYPE, ELEPHANTS_TYPE,
    SATRAPES_TYPE, ELITE_INFANTRY_TYPE, ELITE_FRANCISCA_TYPE, ELITE_CAVALRY_TYPE, ELITE_MOUNTED_ARCHER_TYPE,
    NOBLE_CAVALRY_TYPE, CLIBANARII_TYPE, LEGION_TYPE, CUSTODES_TYPE, PALATINE_CAVALRY_TYPE, CATAPHRACTAE_TYPE,
    AUXILIARY_TYPE, THEMA_TYPE, LOCAL_TYPE, FLEET_TYPE, LIMES_TYPE, HORDE_TYPE, LEADER_TYPE,
) = range(TYPES)  # fmt: skip
"""Types of counter, as `printed.counters.TYPE_IDS`."""
KINGDOM_PRICE: Final = tuple([t.kingdom for t in COMPONENTS.types])
EMPIRE_PRICE: Final = tuple([t.empire for t in COMPONENTS.types])
"""For each type its price in gold (XV.B), NONE where it cannot be bought."""

# ---------------------------------------------------------------- numbering


def _counters() -> tuple[list[Unit | Leader], list[str]]:
    found: list[Unit | Leader] = []
    ids: list[str] = []
    for nation in NATION_IDS:
        for unit in COMPONENTS.units:
            if unit.nation == nation:
                for number in range(unit.count):
                    found.append(unit)
                    ids.append(unit.id if unit.count == 1 else f"{unit.id}-{number + 1}")
        for leader in COMPONENTS.leaders:
            if leader.nation == nation:
                found.append(leader)
                ids.append(leader.id)
    return found, ids


_PRINTED, _IDS = _counters()
PIECES: Final[int] = len(_PRINTED)
PIECE_IDS: Final = tuple(_IDS)
PIECE: Final = {name: i for i, name in enumerate(PIECE_IDS)}
NATION_OF: Final = tuple([NATION[p.nation] for p in _PRINTED])
"""For each piece its nation."""
TYPE_OF: Final = tuple([TYPE[p.type] if isinstance(p, Unit) else LEADER_TYPE for p in _PRINTED])
"""For each piece its type."""
_FIRST: dict[tuple[int, str], int] = {}
LIKE: Final = tuple([_FIRST.setdefault((TYPE_OF[i], p.id), i) for i, p in enumerate(_PRINTED)])
"""For each piece the lowest-numbered one like it: the same nation, type and, of auxiliaries, origin."""
OF_NATION: Final = tuple([sum([1 << i for i in range(PIECES) if NATION_OF[i] == n]) for n in range(NATIONS)])
"""For each nation all its pieces."""
OF_TYPE: Final = tuple([sum([1 << i for i in range(PIECES) if TYPE_OF[i] == t]) for t in range(TYPES)])
"""For each type all its pieces."""


def _arm(*arms: str) -> int:
    return sum([1 << i for i, p in enumerate(_PRINTED) if isinstance(p, Unit) and p.arm in arms])


def _trait(trait: str) -> int:
    return sum([1 << i for i, p in enumerate(_PRINTED) if isinstance(p, Unit) and trait in p.traits])


def _elite(at_least: int) -> int:
    return sum([1 << i for i, p in enumerate(_PRINTED) if isinstance(p, Unit) and p.elite >= at_least])


# ---------------------------------------------------------------- units

LEADERS: Final[int] = OF_TYPE[LEADER_TYPE]
FLEETS: Final[int] = _arm("fleet")
HORDES: Final[int] = _arm("horde")
LIMITES: Final[int] = _arm("limes")
INFANTRY: Final[int] = _arm("infantry")
ARCHERS: Final[int] = _arm("archer", "mounted-archer")
"""All who shoot, on foot or mounted (III.B)."""
MOUNTED: Final[int] = _arm("mounted-archer")
CAVALRY: Final[int] = _arm("cavalry", "mounted-archer")
FOOT: Final[int] = _arm("infantry", "archer")
"""All who march: infantry and archers on foot (XVIII.B)."""
UNIT_MASK: Final[int] = FOOT | CAVALRY
"""Land units: no limes, horde, fleet or leader."""
HEAVY: Final[int] = sum([1 << i for i, p in enumerate(_PRINTED) if isinstance(p, Unit) and p.heavy])
ELITE: Final[int] = _elite(1)
"""Elites, fleets among them; those of barbarian nations count as normal units (VI.H-6)."""
GUARDS: Final[int] = _elite(2)
"""Elites that count as two: custodes and palatine cavalry."""
FRANCISCA: Final[int] = _trait("francisca")
AMPHIBIOUS: Final[int] = _trait("amphibious")
"""Hordes with the symbol among them."""
MOUNTAINEERS: Final[int] = _trait("mountaineer")
AUXILIARIES: Final[int] = OF_TYPE[AUXILIARY_TYPE]
SATRAPES: Final[int] = OF_TYPE[SATRAPES_TYPE]
ELEPHANTS: Final[int] = OF_TYPE[ELEPHANTS_TYPE]
LOCAL_UNITS: Final[int] = OF_TYPE[THEMA_TYPE] | OF_TYPE[LOCAL_TYPE]
"""The units on the backs of limites (XVIII.I)."""
ORIGIN: Final = tuple([NATION[p.origin] if isinstance(p, Unit) and p.origin else NONE for p in _PRINTED])
"""For each auxiliary the nation of which it is recruited, NONE for all others (IX.G)."""
SINCE: Final = tuple([p.since if isinstance(p, Unit) else min(p.turns, default=1) for p in _PRINTED])
"""For each piece the first turn on which it is available (XV.C); of a leader the first in which he serves."""


def _horde(nation: int) -> int:
    found = HORDES & OF_NATION[nation]
    return found.bit_length() - 1 if found else NONE


def _steps(piece: int) -> int:
    unit = _PRINTED[piece] if piece != NONE else None
    return unit.steps if isinstance(unit, Unit) else 0


HORDE_OF: Final = tuple([_horde(n) for n in range(NATIONS)])
"""For each nation its horde, NONE where it has none."""
HORDE_STEPS: Final = tuple([_steps(piece) for piece in HORDE_OF])
"""For each nation the steps of its horde (XVIII.B), 0 where it has none."""


def _locals() -> tuple[int, ...]:
    """The local units in the order of the limites on whose backs they are."""
    backs = [(i, p.replaced) for i, p in enumerate(_PRINTED) if isinstance(p, Unit) and p.replaced]
    found = [NONE] * PIECES
    for limes, unit in enumerate(_PRINTED):
        if isinstance(unit, Unit) and unit.arm == "limes":
            back = next(pair for pair in backs if pair[1] == unit.id)
            backs.remove(back)
            found[limes] = back[0]
    return tuple(found)


LOCAL_OF: Final = _locals()
"""For each limes the unit on its back (XVIII.I), NONE for all others."""


def alike(pieces: int, reduced: int) -> int:
    """Of pieces that are alike (nation, type, origin, reduced or not) the lowest-numbered each, as a mask."""
    found = 0
    seen: set[int] = set()
    for piece in members(pieces):
        kind = LIKE[piece] << 1 | reduced >> piece & 1
        if kind not in seen:
            seen.add(kind)
            found |= 1 << piece
    return found


# ---------------------------------------------------------------- leaders


def _value(name: str) -> tuple[int, ...]:
    return tuple([getattr(p, name) if isinstance(p, Leader) else 0 for p in _PRINTED])


def _rank(rank: str) -> int:
    return sum([1 << i for i, p in enumerate(_PRINTED) if isinstance(p, Leader) and p.rank == rank])


COMBAT: Final = _value("combat")
STACKING: Final = _value("stacking")
ADMINISTRATION: Final = _value("administration")
DIPLOMACY: Final = _value("diplomacy")
CAMPAIGNS: Final = _value("campaigns")
"""For each piece its values as a leader (III.C), 0 for all others."""
GENERIC: Final[int] = _rank("generic")
"""rex, caesar, dux, satrapes: they come again every turn (IX.C)."""
GENERALS: Final[int] = _rank("general")
KINGS: Final[int] = _rank("king")
EMPERORS: Final[int] = _rank("emperor")
MOUNTAIN: Final[int] = sum([1 << i for i, p in enumerate(_PRINTED) if isinstance(p, Leader) and p.mountain])
"""Leaders who are never ambushed in mountains (XX.D)."""
FICTIONAL: Final[int] = sum([1 << i for i, p in enumerate(_PRINTED) if isinstance(p, Leader) and p.fictional])
LEADER_TURNS: Final = tuple([p.turns if isinstance(p, Leader) else () for p in _PRINTED])
"""For each piece the turns in which it serves as a leader; none for generic leaders and all that are no leaders."""
GENERIC_OF: Final = tuple([GENERIC & OF_NATION[n] for n in range(NATIONS)])
"""For each nation its generic leader, as a mask."""
HEIR_OF: Final = tuple([PIECE[p.heir_of] if isinstance(p, Leader) and p.heir_of else NONE for p in _PRINTED])
"""For each leader the one at whose death he comes at once, NONE for all others."""
