"""The printed tables: modifiers of the tests, amounts that the rules state, rows and grids."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from latrunculi.games.invasions.components.chart import REGION_IDS
from latrunculi.games.invasions.components.printed.nations import CAMP_IDS
from latrunculi.kernel.position import Reader
from latrunculi.kernel.sourced import entries, exactly, grid, numbers, table, words_of

MODIFIERS: Final[dict[str, tuple[str, ...]]] = {
    "kingdom": ("ten-gold", "barbarian-region"),
    "empire": (
        "leader", "decline", "double-decline", "civilised-region", "barbarian-region", "great-city", "client",
    ),
    "collapse": (
        "age-10", "age-11", "age-12", "decline", "double-decline", "calamity", "capital-lost", "region",
    ),
    "raid": ("unit", "unit-crossed", "after-minus", "after-plus"),
    "suppression": ("unit", "heresy", "religion"),
    "interception": ("capital", "empire", "distance", "barrier", "bosphorus"),
    "flight": ("fortified", "twice-as-many", "less-cavalry", "barrier"),
    "siege": ("assault", "civilised", "nomad", "decline", "double-decline", "unfortified", "fleet"),
    "sea-risk": ("no-city", "rome"),
    "fire": ("archer", "mounted-archer", "francisca", "ambush", "heavy"),
    "melee": (
        "marsh", "strait", "barrier", "forest", "barbarian-land", "fortified", "fortified-empire", "strait-defended",
        "elites", "roman-elites", "cavalry", "heavy", "empire", "nomads",
    ),
}  # fmt: skip
"""The tests by a die with their modifiers by name; `fire` (in halves) and `melee` are of advanced combat (XXI)."""
TARGETS: Final = ("empire", "collapse", "suppression", "interception", "flight", "siege", "sea-risk", "assassination")
AMOUNTS: Final = (
    "new-realm", "next-turn", "treasury", "capital-of-kingdom", "capital-of-empire", "region", "total-control", "sea",
    "maintenance", "vassal-tribute", "federate-tribute", "hun-mercenary", "revolt", "revolt-plus", "heresy", "decline",
    "double-decline", "off-map", "fortify", "refits", "roman-units", "late-roman-units", "late-turn",
    "sack", "sack-of-kingdom", "sack-of-empire", "raid-minus", "unused-card", "vp-raid-minus", "vp-raid-plus",
    "vp-marriage", "vp-foedus", "vp-naval-battle", "vp-failed-rebellion", "free-regions",
)  # fmt: skip
"""Gold, VP and other numbers that the rules state, by name."""
FACES: Final = ("blank", "white", "red", "white-red", "white-white")
ROWS: Final = {"sections": 2, "raid": 3, "recovery": 3, "sack-markers": 3}
GRIDS: Final = {
    "stacking": (2, 2), "steps": (2, 2), "caravan-gold": (2, 2), "decree-prices": (3, 2), "fire": (2, 6),
    "melee": (11, 7),
}  # fmt: skip
"""The printed tables with the lengths of rows, and the numbers of rows and columns of grids."""


@dataclass(frozen=True, slots=True)
class Tables:
    """The printed tables, as `tables` explains them. `grids`: lists of rows; of the combat dice the faces by number."""

    rows: dict[str, tuple[int, ...]]
    grids: dict[str, tuple[tuple[int, ...], ...]]
    words: dict[str, tuple[str, ...]]
    modifiers: dict[str, dict[str, int]]
    targets: dict[str, int]
    amounts: dict[str, int]


def read_tables(top: Reader) -> Tables:
    rows, grids = {}, {}
    for name, length in ROWS.items():
        inner = table(top, name)
        rows[name] = numbers(inner, "row", tuple([(f"column {n}", -9, 99) for n in range(1, length + 1)]))
        inner.finish()
    for name, (height, width) in GRIDS.items():
        grids[name] = grid(top, name, height, width)
    inner = table(top, "combat-dice")
    grids["combat-dice"] = tuple(
        [tuple([FACES.index(face) for face in words_of(inner, die, FACES, 6)]) for die in ("white", "black")]
    )
    inner.finish()
    words = {}
    for name, known in (("revolt-camp", CAMP_IDS), ("revolt-west", REGION_IDS), ("revolt-east", REGION_IDS)):
        inner = table(top, name)
        words[name] = words_of(inner, "row", known, 10)
        inner.finish()
    return Tables(
        rows, grids, words, {test: _named(top, f"{test}-modifiers", names) for test, names in MODIFIERS.items()},
        _named(top, "targets", TARGETS), _amounts(top),
    )  # fmt: skip


def _named(top: Reader, key: str, names: tuple[str, ...]) -> dict[str, int]:
    inner = table(top, key)
    found = {name: inner.number(name, low=-9, high=20) for name in names}
    inner.finish()
    return found


def _amounts(top: Reader) -> dict[str, int]:
    found = {name: row.number("value", low=-9, high=99) for row, name in entries(top, "amount")}
    exactly(top, "amount", list(found), AMOUNTS)
    return found
