"""The units (OP-1.2)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from latrunculi.games.optimus.components.printed.land import GREAT_RIVERS, PROVINCES, Chart
from latrunculi.games.optimus.components.printed.peoples import FIRST_YEAR, LAST_YEAR, NEVER, PEOPLE_IDS, SIDES
from latrunculi.kernel.position import Reader
from latrunculi.kernel.sourced import entries, texts

UNIT_KINDS: Final = (
    "legion", "praetorian", "infantry", "cavalry", "artillery", "transfuge", "impedimenta", "fleet",
)  # fmt: skip
SYMBOLS: Final = ("L", "*", "F")
"""Heavy, shooter, falx (OP-1.2-3 to OP-1.2-5)."""


@dataclass(frozen=True, slots=True)
class Unit:
    """A type of combat counters that are alike (OP-1.2). `counters` of `pf` PF each are its whole stock; change of
    less PF is unlimited. `people` or `province`: whose it is; both are empty for artillery, impedimenta and fleets.
    `homes`: the regions where it is recruited. `river`: where a fleet sails. `stations`: for a legion the years from
    which on it lay at a place. `raised`, `lost`: years before and after which there is none."""

    id: str
    names: dict[str, str]
    side: str
    kind: str
    people: str
    province: str
    counters: int
    pf: int
    fd: tuple[int, ...]
    symbols: tuple[str, ...]
    homes: tuple[str, ...]
    river: str
    stations: tuple[tuple[int, str], ...]
    raised: int
    lost: int


def read_units(top: Reader, chart: Chart) -> tuple[Unit, ...]:
    regions = [region.id for region in chart.regions]
    places = regions + [box.id for box in chart.boxes]
    owners = {region.id: region.people for region in chart.regions}
    found: list[Unit] = []
    for row, name in entries(top, "unit"):
        names, side = texts(row, "names", ("la", "fr", "en")), row.choice("side", SIDES)
        kind = row.choice("kind", UNIT_KINDS)
        people, province = row.choice("people", PEOPLE_IDS, ""), row.choice("province", PROVINCES, "")
        if (side == "roman") == bool(people):
            row.fault("people", "does not fit the side", "name the people of a barbarian unit, and of no other")
        counters, pf = row.number("counters", low=1, high=20), row.number("pf", low=1, high=3)
        fd = row.array("fd", int, "faces of the die", [])
        if any(not 1 <= face <= 6 for face in fd):
            row.fault("fd", f"holds {fd}", "write faces from 1 to 6")
        symbols = tuple(row.choices("symbols", SYMBOLS, []))
        homes = tuple(row.choices("homes", regions, []))
        for home in homes:
            if owners[home] != people and not (people == "daci" and owners[home] == "getae"):
                row.fault("homes", f"{home} is no place of {people}", "name only places of the unit's people")
        river = row.choice("river", GREAT_RIVERS) if kind == "fleet" else ""
        stations = _stations(row, places) if kind in ("legion", "fleet") else ()
        raised, lost = row.number("raised", 0, 0, LAST_YEAR), row.number("lost", NEVER, FIRST_YEAR, NEVER)
        found.append(
            Unit(name, names, side, kind, people, province, counters, pf, tuple(fd), symbols, homes, river, stations,
                 raised, lost)
        )  # fmt: skip
    for kind in UNIT_KINDS:
        if not any(unit.kind == kind for unit in found):
            top.fault("unit", f"there is no {kind}", f'add a table [[unit]] with kind = "{kind}"')
    return tuple(found)


def _stations(row: Reader, places: Collection[str]) -> tuple[tuple[int, str], ...]:
    found = []
    for inner in row.each("stations", "year"):
        found.append((inner.number("year", low=1, high=LAST_YEAR), inner.choice("at", places)))
        inner.finish()
    return tuple(found)
