"""Reading `scenarios/*.toml`: how a game begins, how long it lasts and how it is won.

The rulebook prints one scenario, the 350 one, whose set-up stands on components that are lost. Every name in a file is
checked, and whether counters suffice and are available, leaders serve, and provinces belong to those who stand in them;
all defects are told at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from latrunculi.games.invasions.components import chart, counters
from latrunculi.games.invasions.components.chart import (
    NONE,
    PROVINCE,
    PROVINCE_IDS,
    PROVINCES,
    REGION,
    REGION_IDS,
    SEA,
    SEA_IDS,
)
from latrunculi.games.invasions.components.nations import CAMP_IDS, CAMPS, NATION, NATION_IDS, NATIONS
from latrunculi.games.invasions.components.printed import FOLDER, LAST_TURN, RELIGION_IDS, TYPE_IDS
from latrunculi.kernel.position import Reader, read
from latrunculi.kernel.sourced import provenance, texts

GAME: Final = "invasions-1"
STATUS_IDS: Final = ("absent", "barbarian", "kingdom", "empire")
"""What a nation is (VI.A)."""
ABSENT: Final = 0
BARBARIAN: Final = 1
KINGDOM: Final = 2
EMPIRE: Final = 3
ROLES: Final = ("active", "inactive", "raider", "gone")
"""What a nation does in a scenario: plays, stands on the map inactive, raids, or never comes."""
COLOURS: Final = ("mazdean", "monophysite", "other")
"""Colours of heresy markers (XXXI.C)."""


@dataclass(frozen=True, slots=True)
class Row:
    """A nation as a scenario begins. Nations without a row are not in play and may come by the Chronology.

    `seat`: the province of its capital or horde, NONE. `lord`, `vassal`: its patron, or its suzerain where `vassal`;
    `federator` and `foedus`: the mask of the provinces ceded. `religion`: as in `nations`.
    """

    nation: int
    role: str
    status: int
    age: int
    decline: int
    treasury: int
    seat: int
    religion: int
    lord: int
    vassal: bool
    federator: int
    foedus: int


@dataclass(frozen=True, slots=True)
class Force:
    """What stands at a place when the game begins. `pieces`, `reduced`: masks; `serves`: the nation for which the
    pieces act, another than their own for mercenaries lent."""

    place: int
    nation: int
    pieces: int
    reduced: int
    serves: int


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario. `turns`: first and last. `later`: whether nations come by the Chronology. `par`: the VP by camp that are taken off the
    score. `owners`: by province the nation that controls it, NONE. `cities`: by province the level where it is not the
    printed one. `walls_lost`: mask of provinces whose printed walls are gone. `free_cities`: mask of cities of nobody.
    `limites`: mask of provinces with one; `heresies`: by colour masks of regions with + and with -. `guide`: the page
    guides through the turn."""

    id: str
    names: dict[str, str]
    note: dict[str, str]
    first_turn: int
    last_turn: int
    score_turns: tuple[int, ...]
    par: tuple[int, ...]
    later: bool
    guide: bool
    rows: tuple[Row, ...]
    owners: tuple[int, ...]
    cities: tuple[tuple[int, int], ...]
    walls_lost: int
    free_cities: int
    forces: tuple[Force, ...]
    heresies: tuple[int, int, int]
    heresies_minus: tuple[int, int, int]
