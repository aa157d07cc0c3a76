"""The printed tables as functions of a die or a score, their modifiers by name, and the amounts that the rules name."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components.chart import REGION
from latrunculi.games.invasions.components.nations import CAMP, COMPONENTS

TABLES: Final = COMPONENTS.tables

MODIFIER: Final = TABLES.modifiers
"""`MODIFIER["siege"]["assault"]`: the modifiers of a test, by its name and theirs (`printed.tables.MODIFIERS`)."""
TARGET: Final = TABLES.targets
"""`TARGET["siege"]`: what a d10 with its modifiers needs at least; for `kingdom` it is the age, at most (VII.C)."""
AMOUNT: Final = TABLES.amounts
"""`AMOUNT["fortify"]`: gold, VP and other numbers that the rules state, by name (`printed.tables.AMOUNTS`)."""

# ---------------------------------------------------------------- ages (VI.A)

YOUNG: Final = 0
MATURE: Final = 1
AGEING: Final = 2
"""Sections of the age track of civilised nations, as `printed.cards.SECTIONS`."""
_SECTION_ENDS: Final = TABLES.rows["sections"]


def section(age: int) -> int:
    """The section of the age track in which a civilised nation is."""
    return sum([1 for end in _SECTION_ENDS if age > end])


# ---------------------------------------------------------------- stacking and movement (XVII, XVIII)


def stacking(mountain: bool, invasion: bool) -> int:
    """How many units of a nation a province holds, without a leader (XVII.B)."""
    return TABLES.grids["stacking"][0 if mountain else 1][1 if invasion else 0]


def steps(cavalry: bool, led: bool) -> int:
    """The movement steps of infantry or cavalry, with a leader the whole way or without (XVIII.B)."""
    return TABLES.grids["steps"][1 if cavalry else 0][1 if led else 0]


# ---------------------------------------------------------------- events, raids, revolts (X, XI, XVI)

_REVOLT_CAMPS: Final = tuple([CAMP[name] for name in TABLES.words["revolt-camp"]])
_REVOLT_REGIONS: Final = (
    tuple([REGION[name] for name in TABLES.words["revolt-west"]]),
    tuple([REGION[name] for name in TABLES.words["revolt-east"]]),
)
NO_RAID: Final = 0
RAID_MINUS: Final = 1
RAID_PLUS: Final = 2
RAID_SETTLED: Final = 3
"""Results of a raid (XI.E): failure, Raid -, Raid +, Raid + with the raiders staying."""


def caravan_gold(exceptional: bool, event: bool) -> int:
    """What a caravan is worth to a civilised nation (X.D); `event`: the event Caravans is in force."""
    return TABLES.grids["caravan-gold"][1 if event else 0][1 if exceptional else 0]


def raid(score: int) -> int:
    """The result of a raid (XI.E)."""
    return sum([1 for least in TABLES.rows["raid"] if score >= least])


def revolt_camp(die: int) -> int:
    """The camp whose player chooses the province of a revolt (XVI.B)."""
    return _REVOLT_CAMPS[die - 1]


def revolt_region(half: int, die: int) -> int:
    """The region of a revolt in an empire (XVI.C)."""
    return _REVOLT_REGIONS[half][die - 1]


# ---------------------------------------------------------------- battle (XX, XXI)

WHITE: Final = 0
BLACK: Final = 1
"""Combat dice (XX.B)."""
BLANK: Final = 0
ONE_WHITE: Final = 1
ONE_RED: Final = 2
WHITE_AND_RED: Final = 3
TWO_WHITE: Final = 4
"""Faces of combat dice, as `printed.tables.FACES`; red swords count in open terrain only."""
FACES: Final = TABLES.grids["combat-dice"]
"""`FACES[colour]`: the six faces of a die."""


def recovered(smaller: int) -> int:
    """How many units each side recovers, by the units of the smaller side when the battle began (XX.K)."""
    row = TABLES.rows["recovery"]
    return row[min(max(smaller, 1), len(row)) - 1]


def fire_hits(score: int, open_terrain: bool) -> int:
    """The hits of a fire round of advanced combat (XXI.C); open terrain is clear, steppe and desert."""
    return TABLES.grids["fire"][1 if open_terrain else 0][min(max(score, 7), 12) - 7]


def melee_halves(score: int, units: int) -> int:
    """The hits, in halves, of a melee round of advanced combat (XXI.F), by 2d6 with modifiers and units of the side."""
    return TABLES.grids["melee"][min(max(score, 2), 12) - 2][min(units, 7) - 1]


# ---------------------------------------------------------------- sack (XXIV.D)


def sack_markers(level: int) -> int:
    """The Pillage markers drawn in a sack, by the level of the city."""
    return TABLES.rows["sack-markers"][level - 1]


# ---------------------------------------------------------------- administration (XIII)


def decree_price(kind: int, empire: bool) -> int:
    """The price of an Administration card in gold, by its kind as in `cards` (XIII.C-2)."""
    return TABLES.grids["decree-prices"][kind][1 if empire else 0]
