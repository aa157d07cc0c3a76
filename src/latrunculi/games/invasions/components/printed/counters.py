"""The counters: units, limites, hordes, fleets and leaders (III)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from latrunculi.games.invasions.components.chart import NONE
from latrunculi.games.invasions.components.printed.nations import NATION_IDS
from latrunculi.games.invasions.components.printed.reading import LANGUAGES, LAST_TURN
from latrunculi.kernel.position import Reader
from latrunculi.kernel.sourced import entries, exactly, numbers, texts

ARMS: Final = ("infantry", "archer", "cavalry", "mounted-archer", "fleet", "horde", "limes")
TYPE_IDS: Final = (
    "infantry", "infantry-francisca", "archer", "cavalry", "mounted-archer", "heavy-cavalry", "elephants",
    "satrapes", "elite-infantry", "elite-francisca", "elite-cavalry", "elite-mounted-archer", "noble-cavalry",
    "clibanarii", "legion", "custodes", "palatine-cavalry", "cataphractae", "auxiliary", "thema", "local", "fleet",
    "limes", "horde", "leader",
)  # fmt: skip
TRAITS: Final = ("amphibious", "mountaineer", "francisca")
RANKS: Final = ("generic", "general", "king", "emperor")
COUNTERS: Final = 540
"""All counters of the box (II-3): leaders, units, limites, hordes and fleets."""


@dataclass(frozen=True, slots=True)
class Type:
    """A type of counter with its prices in gold for a kingdom and an empire (XV.B); NONE: cannot be bought."""

    id: str
    names: dict[str, str]
    kingdom: int
    empire: int


@dataclass(frozen=True, slots=True)
class Unit:
    """Counters that are alike. `elite`: 0, 1, or 2 (counts as two elites). `back`: arm and heaviness of the reduced
    side, the same as in front for units without one. `origin`: the nation of an auxiliary. `since`: first turn in the
    reserve (XV.C). `steps`: of a horde (XVIII.B)."""

    id: str
    nation: str
    type: str
    count: int
    arm: str
    heavy: bool
    elite: int
    traits: tuple[str, ...]
    back: tuple[str, bool]
    origin: str
    since: int
    steps: int
    replaced: str


@dataclass(frozen=True, slots=True)
class Leader:
    """A leader counter (III.C). `turns`: those in which he serves; none for a generic leader, who comes every turn.
    `heir_of`: the leader at whose death he comes at once. `mountain`: cannot be ambushed (XX.D)."""

    id: str
    names: dict[str, str]
    nation: str
    rank: str
    turns: tuple[int, ...]
    combat: int
    stacking: int
    administration: int
    diplomacy: int
    campaigns: int
    mountain: bool
    fictional: bool
    heir_of: str


def read_types(top: Reader) -> tuple[Type, ...]:
    found = [
        Type(
            name, texts(row, "names", LANGUAGES), row.number("kingdom", NONE, 1, 40), row.number("empire", NONE, 1, 40)
        )
        for row, name in entries(top, "type")
    ]
    exactly(top, "type", [type_.id for type_ in found], TYPE_IDS)
    return tuple(found)


def read_units(top: Reader) -> tuple[Unit, ...]:
    found: list[Unit] = []
    known = [str(row.get("id")) for row in top.table.get("unit", []) if isinstance(row, dict)]
    for row, name in entries(top, "unit"):
        nation, type_ = row.choice("nation", NATION_IDS), row.choice("type", TYPE_IDS[:-1])
        count, arm = row.number("count", low=1, high=9), row.choice("arm", ARMS)
        heavy, elite = row.flag("heavy", False), row.number("elite", 0, 0, 2)
        traits = tuple(row.choices("traits", TRAITS, []))
        back_arm, back_heavy = row.choice("back_arm", ARMS, arm), row.flag("back_heavy", heavy and not elite)
        if not elite and (row.has("back_arm") or row.has("back_heavy")):
            row.fault("back_arm", "belongs to elites", "remove it: normal units have a single face (III.B-5)")
        origin = row.choice("origin", NATION_IDS, "")
        if (type_ == "auxiliary") != bool(origin):
            row.fault("origin", "does not fit the type", "name the nation of an auxiliary, and of no other")
        since, steps = row.number("since", 1, 1, LAST_TURN), row.number("steps", 0, 0, 3)
        if (arm == "horde") != bool(steps):
            row.fault("steps", "belongs to hordes", "give a horde its steps (XVIII.B-5), and no other")
        replaced = row.choice("replaces", known, "")
        found.append(
            Unit(name, nation, type_, count, arm, heavy, elite, traits, (back_arm, back_heavy), origin, since, steps,
                 replaced)
        )  # fmt: skip
    for nation in NATION_IDS:
        if len([unit for unit in found if unit.nation == nation and unit.arm == "horde"]) > 1:
            top.fault("unit", f"{nation} have two hordes", "give a nation one horde")
    _reverses(top, found)
    return tuple(found)


def _reverses(top: Reader, units: list[Unit]) -> None:
    """Each limes has a local unit on its back (XVIII.I-9)."""
    for unit in units:
        if unit.arm == "limes":
            backs = sum([other.count for other in units if other.replaced == unit.id])
            if backs != unit.count:
                top.fault(f"unit {unit.id}", f"has {backs} local units on {unit.count} backs", "give one for each")
        elif unit.replaced and unit.arm != "infantry":
            top.fault(f"unit {unit.id}.replaces", "is not infantry", "local units are infantry (XVIII.I-9)")


def read_leaders(top: Reader) -> tuple[Leader, ...]:
    found: list[Leader] = []
    known = [str(row.get("id")) for row in top.table.get("leader", []) if isinstance(row, dict)]
    for row, name in entries(top, "leader"):
        names, nation = texts(row, "names", LANGUAGES), row.choice("nation", NATION_IDS)
        rank = row.choice("rank", RANKS)
        turns = row.array("turns", int, "turns", [])
        if (rank == "generic") != (not turns) or any(not 1 <= turn <= LAST_TURN for turn in turns) or len(turns) > 2:
            row.fault("turns", f"is {turns}", "give a historical leader one or two turns (III.C-5), a generic one none")
            turns = []
        combat, stacking, administration, diplomacy, campaigns = numbers(
            row,
            "values",
            (("combat", 0, 3), ("stacking", 0, 3), ("administration", 0, 3), ("diplomacy", 0, 2), ("campaigns", 0, 3)),
        )
        found.append(
            Leader(name, names, nation, rank, tuple(turns), combat, stacking, administration, diplomacy, campaigns,
                   row.flag("mountain", False), row.flag("fictional", False), row.choice("heir_of", known, ""))
        )  # fmt: skip
    return tuple(found)


def check_count(top: Reader, units: tuple[Unit, ...], leaders: tuple[Leader, ...]) -> None:
    number = sum([unit.count for unit in units if not unit.replaced]) + len(leaders)
    if number != COUNTERS:
        top.fault("unit", f"with the leaders there are {number} counters", f"make it {COUNTERS} (II-3)")
