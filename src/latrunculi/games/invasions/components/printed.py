"""What is printed besides the map: nations, counters, leaders, the Chronology, cards, calamities and tables.

All of it is data in `data/*.toml`, each entry with its provenance. A *component pack* is a folder with corrected copies
of some of these files; the environment variable LATRUNCULI_INVASIONS_PACK names one. The map is not part of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from latrunculi.games.invasions.components.chart import NONE, PROVINCE, PROVINCE_IDS, REGION, REGION_IDS
from latrunculi.kernel import packs
from latrunculi.kernel.position import Reader
from latrunculi.kernel.sourced import data_files, entries, exactly, numbers, once, provenance, sourced, texts

FOLDER: Final = Path(__file__).parents[1]
FILES: Final = (
    "nations.toml", "counters.toml", "leaders.toml", "chronology.toml", "cards.toml", "calamities.toml", "tables.toml",
)  # fmt: skip
PACK: Final = "LATRUNCULI_INVASIONS_PACK"

LAST_TURN: Final = 12
LANGUAGES: Final = ("la", "fr", "en")
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
ARMS: Final = ("infantry", "archer", "cavalry", "mounted-archer", "fleet", "horde", "limes")
TYPE_IDS: Final = (
    "infantry", "infantry-francisca", "archer", "cavalry", "mounted-archer", "heavy-cavalry", "elephants",
    "satrapes", "elite-infantry", "elite-francisca", "elite-cavalry", "elite-mounted-archer", "noble-cavalry",
    "clibanarii", "legion", "custodes", "palatine-cavalry", "cataphractae", "auxiliary", "thema", "local", "fleet",
    "limes", "horde", "leader",
)  # fmt: skip
TRAITS: Final = ("amphibious", "mountaineer", "francisca")
RANKS: Final = ("generic", "general", "king", "emperor")
DATED: Final = ("enter", "invasion", "leave", "event")


# ---------------------------------------------------------------- nations


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
    """A special rule of a profile: its effect, which the rules know by name, its numbers, and its text by language."""

    nation: str
    effect: str
    numbers: dict[str, int]
    text: dict[str, str]


@dataclass(frozen=True, slots=True)
class Nation:
    """A nation. `initiative`: NONE where it has none. `home`: where its horde or first capital stands. `entry`: where it
    may enter. `lands`: the provinces of an inactive nation. `origins`: where its raids begin. `tribute`: gold of a
    client (XXVII.A). `lends`: whether a client lends a mercenary. `conversion`: has the bonus of XXXI.B."""

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


# ---------------------------------------------------------------- counters


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


# ---------------------------------------------------------------- the Chronology


@dataclass(frozen=True, slots=True)
class Dated:
    """An entry of the Chronology, resolved at Reinforcements in this order unless its text says otherwise.

    `kind`: the nation *enters* with horde and units at a place, makes an *invasion* of a strength (units it has at
    least, XVIII.H), *leaves*, or an *event* happens. `effect`: what is not told by that, known to the rules by name,
    with its numbers. `places`: where it happens or may happen, the first being the usual one.
    """

    id: str
    turn: int
    kind: str
    nation: str
    places: tuple[int, ...]
    units: dict[str, int]
    strength: int
    effect: str
    numbers: dict[str, int]
    text: dict[str, str]


@dataclass(frozen=True, slots=True)
class Raid:
    """A raid of a turn, in the order of the Chronology (X.C): who raids, and where he went in history."""

    turn: int
    nation: str
    toward: int


@dataclass(frozen=True, slots=True)
class Reinforcement:
    """What a barbarian nation receives in a turn (IX.D): units of some types, or so many of any."""

    nation: str
    turn: int
    units: dict[str, int]
    number: int


# ---------------------------------------------------------------- cards


@dataclass(frozen=True, slots=True)
class Event:
    """An Event card (X.B): its numbers in the deck, when it may be played, the numbers of its effect, its text."""

    id: str
    names: dict[str, str]
    nos: tuple[int, ...]
    public: bool
    moments: tuple[str, ...]
    numbers: dict[str, int]
    text: dict[str, str]


@dataclass(frozen=True, slots=True)
class Decree:
    """An Administration card (XIII): its kind, and by section of the age track gold, whether a calamity strikes,
    whether leaders may leave the capital, and ageing."""

    id: str
    names: dict[str, str]
    kind: str
    columns: tuple[tuple[int, bool, bool, int], ...]


@dataclass(frozen=True, slots=True)
class Treaty:
    """A Diplomacy card (XXX): copies, gold to be paid, and its clause."""

    id: str
    names: dict[str, str]
    copies: int
    gold: int
    clause: str


@dataclass(frozen=True, slots=True)
class Pillage:
    """A kind of Pillage marker (XXIV.D): gold, the Event card that it stands for (or empty), or a usurper."""

    id: str
    copies: int
    gold: int
    event: str
    usurper: bool


@dataclass(frozen=True, slots=True)
class Calamity:
    """A calamity (XIII.E): the numbers of its effect, and its text."""

    id: str
    names: dict[str, str]
    numbers: dict[str, int]
    text: dict[str, str]


KINDS_OF_DECREE: Final = ("passive", "military", "reform")
SECTIONS: Final = ("young", "mature", "ageing")
"""Sections of the age track of civilised nations (VI.A)."""
TREATY_IDS: Final = ("alliance", "pactum", "matrimonium", "tributus", "foedus", "corruptio", "mercenarius", "nihil")
MOMENTS: Final = (
    "at-once", "reinforcements", "diplomacy", "purchases", "suppression", "activation", "movement", "interception",
    "flight", "battle", "fire", "melee", "melee-roll", "victory", "siege", "sack", "terror", "death", "sea-risk",
    "naval-battle", "die", "event",
)  # fmt: skip
"""When an Event card may be played: at once, when drawn; in or at the beginning of a step; when an activation begins;
before a roll or round; after a melee roll, a victory, a sack; when a leader would die; on any die; against an event."""
EVENT_NUMBERS: Final[dict[str, tuple[str, ...]]] = {
    "alliance": (), "ambush": (), "arrows": ("white",), "assassination": ("kills", "kills_in_decline"),
    "barbarian-coalition": (), "betrayal": ("siege",), "bodyguard": (), "booty": ("markers",), "bridge": (),
    "caravans": (), "cavalry-charge": ("cavalry", "black"), "city-growth": (), "comet": ("ageing",),
    "confusion": (), "deserters": (), "determination": (), "dice": (), "earthquake": (), "epidemic": (
        "losses", "late_losses", "late", "gold"),
    "famine": ("gold",), "forced-march": ("steps",), "golden-age": ("ageing", "gold"),
    "great-leader": ("combat", "campaigns", "most"), "harvest": ("gold",), "heresy": (), "heroism": ("rerolls",),
    "holy-man": ("suppression",), "influx": ("units",), "interception": ("interception", "flight"), "intrigue": (),
    "longevity": (), "mercenaries": ("gold",), "missionaries": ("times",), "mutiny": ("units", "combat", "gold"),
    "new-deck": (), "perfidy": (), "reaction": (), "renaissance": ("units", "ageing"), "revolt": ("provinces",),
    "rout": (), "scouts": (), "sedition": ("losses",), "shield-wall": ("infantry",),
    "shortage": ("empire", "kingdom", "granaries", "pillage"), "siege-engines": ("walls", "barbarian"),
    "skilled-navigation": ("risk", "white"), "storm": ("risk", "cancelled", "lost"),
    "stubborn-defence": ("siege", "white"), "supplies": ("campaigns",), "surprise": ("fire", "black"),
    "tactician": ("black",), "taxes": ("empire", "kingdom"), "terror": (), "trade": ("gold",),
    "usurper": ("otherwise",), "veterans": ("refitted", "recovered"),
}  # fmt: skip
"""The Event cards by title, with the numbers that each must give; each is a rule of its own."""
CALAMITY_NUMBERS: Final[dict[str, tuple[str, ...]]] = {
    "usurper": ("revolt", "power", "ageing", "gold"), "heresy": ("gold",), "intolerance": ("revolts", "gold"),
    "revolt": ("revolts", "gold"), "bagaudae": ("revolts", "gold"), "plague": ("piles", "units", "gold"),
    "dearth": ("most",), "corruption": ("part", "kingdom", "empire"), "desertion": ("gold",),
    "plot": ("kills", "gold"), "succession": ("ageing",), "decadence": ("ageing", "gold"),
}  # fmt: skip
"""The calamities, with the numbers that each must give."""
SPECIAL_NUMBERS: Final[dict[str, tuple[str, ...]]] = {
    "ravenna": ("since", "gold"), "vp-for-capture": ("vp",), "vp-for-vassal": ("vp",), "vp-for-tribute": ("vp", "gold"),
    "vp-for-sack-of-roma": ("vp",), "no-sea-risk": ("since",), "raids-by-sea": (), "odoacer": ("first", "last"),
    "vortigern": ("turn",), "nedao": (), "lent-by-slavs": ("units",),
}  # fmt: skip
DATED_NUMBERS: Final[dict[str, tuple[str, ...]]] = {
    "": (), "siege-bonus": ("bonus",), "split": (), "walls": ("value",), "migrate": (), "activate": (), "arise": (),
    "attila": ("empire", "region", "gold", "great_city", "freed"), "limites": (), "client": (), "unless-empty": (),
    "unless-persis": (), "settle": ("units",), "islam": ("founded", "war", "buffer", "raids", "raid_bonus", "vp"),
    "grant": ("gold",),
}  # fmt: skip


# ---------------------------------------------------------------- tables

TESTS: Final = (
    "kingdom", "empire", "collapse", "raid", "suppression", "interception", "flight", "siege", "sea-risk", "fire",
    "melee",
)  # fmt: skip
"""Tests by a die with modifiers; `fire` and `melee` those of advanced combat (XXI)."""


@dataclass(frozen=True, slots=True)
class Tables:
    """The printed tables, as `tables` explains them."""

    rows: dict[str, tuple[int, ...]]
    grids: dict[str, tuple[tuple[int, ...], ...]]
    words: dict[str, tuple[str, ...]]
    modifiers: dict[str, dict[str, int]]
    targets: dict[str, int]
    amounts: dict[str, int]


@dataclass(frozen=True, slots=True)
class Components:
    """All that is printed besides the map."""

    nations: tuple[Nation, ...]
    specials: tuple[Special, ...]
    sides: tuple[Sides, ...]
    types: tuple[Type, ...]
    units: tuple[Unit, ...]
    leaders: tuple[Leader, ...]
    dated: tuple[Dated, ...]
    raids: tuple[Raid, ...]
    reinforcements: tuple[Reinforcement, ...]
    events: tuple[Event, ...]
    decrees: tuple[Decree, ...]
    treaties: tuple[Treaty, ...]
    pillage: tuple[Pillage, ...]
    calamities: tuple[Calamity, ...]
    tables: Tables
