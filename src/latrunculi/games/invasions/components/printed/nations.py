"""Nations and their profiles, and who plays which camps (V, VI)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from latrunculi.games.invasions.components.chart import NONE, PROVINCE, PROVINCE_IDS, REGION, REGION_IDS
from latrunculi.games.invasions.components.printed.reading import (
    LANGUAGES,
    LAST_TURN,
    mask_of,
    numbers_of,
    provinces_of,
)
from latrunculi.kernel.position import Reader
from latrunculi.kernel.sourced import entries, exactly, once, sourced, texts

CAMP_IDS: Final = ("romans", "huns", "persians", "goths")
"""The four camps, in the order of events and of ties (V.C-5, X.B-1)."""
ACTIVE_IDS: Final = (
    "romains", "byzantins", "perses", "huns", "wisigoths", "ostrogoths", "alamans", "francs", "burgondes", "vandales",
    "sueves", "alains", "gepides", "herules", "lombards", "bavarois", "saxons", "angles", "jutes", "avars", "khazars",
    "hephthalites", "kouchans", "scots", "bretons", "gallo-romains", "cappadociens",
)  # fmt: skip
"""The nations that play, sooner or later: each has a profile with an initiative."""
RAIDER_IDS: Final = ("arabes", "blemmyes", "hiberniens", "pictes", "vikings", "berberes")
"""The nations that only raid: a profile without an initiative (VI.C-3)."""
INACTIVE_IDS: Final = (
    "armeniens", "colchidiens", "iberiens", "mauritaniens", "ghassanides", "lakhmides", "euskalduns", "sardes",
    "aestii", "venedes", "sklaves", "brito-romains", "gallo-locaux", "hispano-romains", "africano-romains",
)  # fmt: skip
"""Inactive nations, the last four being the local units that replace the limites: none has a profile (VI.B)."""
NATION_IDS: Final = ACTIVE_IDS + RAIDER_IDS + INACTIVE_IDS
KINDS: Final = ("civilised", "barbarian", "nomad", "raider", "minor", "local")
"""What a nation is by nature: `raider` also Angles and Saxons, who become active; `minor`: an independent minor kingdom
(RMI, XXVII); `local`: units of former limites (XVIII.I)."""
RELIGION_IDS: Final = ("catholic", "monophysite", "arian", "mazdean", "pagan")
SPECIAL_NUMBERS: Final[dict[str, tuple[str, ...]]] = {
    "vp-for-capture": ("vp",), "vp-for-vassal": ("vp",), "vp-for-tribute": ("vp", "gold"),
    "vp-for-sack-of-roma": ("vp",), "no-sea-risk": ("since",), "odoacer": ("first", "last"),
    "raid-targets": (), "raid-sites": (),
}  # fmt: skip
"""Special rules of profiles, with the numbers that each must give."""


@dataclass(frozen=True, slots=True)
class Objective:
    """What a nation scores on the scoring turns: a province or a region (the other is NONE), its VP, and the first and
    last turn on which it counts (V.B)."""

    province: int
    region: int
    vp: int
    since: int
    until: int


@dataclass(frozen=True, slots=True)
class Special:
    """A special rule of a profile: its effect, which the rules know by name, the provinces where it holds (a mask, 0:
    everywhere), its numbers, and its text by language."""

    nation: str
    effect: str
    places: int
    numbers: dict[str, int]
    text: dict[str, str]


@dataclass(frozen=True, slots=True)
class Nation:
    """A nation. `initiative`: NONE where it has none. `home`: the province of its first horde or capital. `entry`:
    where it may enter. `lands`: the provinces of an inactive nation. `origins`: where its raids begin. `tribute`: gold
    of a client (XXVII.A). `lends`: a client lends a mercenary. `conversion`: it has the bonus of XXXI.B."""

    id: str
    names: dict[str, str]
    camp: str
    kind: str
    religion: str
    initiative: int
    home: int
    entry: tuple[int, ...]
    lands: int
    origins: int
    tribute: int
    lends: bool
    conversion: bool
    objectives: tuple[Objective, ...]


@dataclass(frozen=True, slots=True)
class Sides:
    """Who plays which camps with so many seats: by seat the camps and the share of their VP that counts, in percent."""

    seats: int
    camps: tuple[tuple[str, ...], ...]
    shares: tuple[int, ...]


def read_nations(top: Reader) -> tuple[Nation, ...]:
    found: list[Nation] = []
    initiatives: set[int] = set()
    for row, name in entries(top, "nation"):
        names, camp, kind = texts(row, "names", LANGUAGES), row.choice("camp", CAMP_IDS), row.choice("kind", KINDS)
        religion = row.choice("religion", RELIGION_IDS)
        initiative = row.number("initiative", low=1, high=len(ACTIVE_IDS)) if name in ACTIVE_IDS else NONE
        if initiative in initiatives:
            row.fault("initiative", f"{initiative} is another nation's", "give each nation one of its own (VI.G)")
        initiatives.add(initiative)
        initiatives.discard(NONE)
        home = row.choice("home", PROVINCE_IDS, "")
        if name in ACTIVE_IDS and not home:
            row.fault("home", "is missing", "name the province of its first horde or capital")
        if kind == "raider" and not row.table.get("origins"):
            row.fault("origins", "is missing", "name the provinces from which it raids (XI.B-1)")
        found.append(
            Nation(
                name, names, camp, kind, religion, initiative, PROVINCE.get(home, NONE),
                provinces_of(row, "entry", []), mask_of(row, "lands"), mask_of(row, "origins"),
                row.number("tribute", 0, 0, 2), row.flag("lends", False), row.flag("conversion", False),
                tuple(_objectives(row)),
            )
        )  # fmt: skip
    exactly(top, "nation", [nation.id for nation in found], NATION_IDS)
    return tuple(found)


def _objectives(row: Reader) -> Iterator[Objective]:
    for inner in row.each("objectives", "at"):
        place = inner.choice("province", PROVINCE_IDS, "")
        land = inner.choice("region", REGION_IDS, "")
        if bool(place) == bool(land):
            inner.fault("province", "and region are both there or both missing", "name one of them")
        vp = inner.number("vp", low=1, high=9)
        since, until = inner.number("since", 1, 1, LAST_TURN), inner.number("until", LAST_TURN, 1, LAST_TURN)
        inner.finish()
        yield Objective(PROVINCE.get(place, NONE), REGION.get(land, NONE), vp, since, until)


def read_specials(top: Reader) -> Iterator[Special]:
    seen: set[str] = set()
    for row in sourced(top, "special", "effect"):
        nation, effect = row.choice("nation", NATION_IDS), row.choice("effect", SPECIAL_NUMBERS)
        once(row, f"{nation} {effect}", seen)
        places = mask_of(row, "places")
        yield Special(
            nation, effect, places, numbers_of(row, effect, SPECIAL_NUMBERS), texts(row, "text", ("fr", "en"))
        )


def read_sides(top: Reader) -> Iterator[Sides]:
    for row in sourced(top, "sides", "seats"):
        seats = row.number("seats", low=2, high=len(CAMP_IDS))
        lists = row.array("camps", list, "lists of camps")
        shares = row.array("shares", int, "percentages")
        named = [name for camps in lists for name in camps]
        if sorted(named, key=str) != sorted(CAMP_IDS) or len(lists) != seats:
            row.fault("camps", f"is {lists}", "give each camp once, a list to each seat")
            lists = [list(CAMP_IDS)] + [[]] * (seats - 1)
        if len(shares) != seats or any(not 1 <= share <= 100 for share in shares):
            row.fault("shares", f"is {shares}", "give each seat a percentage")
            shares = [100] * seats
        yield Sides(seats, tuple([tuple(camps) for camps in lists]), tuple(shares))
