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
from latrunculi.kernel.identity import identity
from latrunculi.kernel.position import Reader
from latrunculi.kernel.sourced import (
    data_files,
    entries,
    exactly,
    grid,
    numbers,
    once,
    sourced,
    table,
    texts,
    words,
    words_of,
)
from latrunculi.tabletop.names import Words

FOLDER: Final = Path(__file__).parents[1]
IDENTITY: Final = identity(FOLDER)
FILES: Final = (
    "nations.toml", "counters.toml", "leaders.toml", "chronology.toml", "cards.toml", "calamities.toml", "tables.toml",
    "names.toml",
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
    """A Diplomacy card (XXX): copies, gold to be paid, its clause, and what it says."""

    id: str
    names: dict[str, str]
    copies: int
    gold: int
    clause: str
    text: dict[str, str]


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
    "vp-for-capture": ("vp",), "vp-for-vassal": ("vp",), "vp-for-tribute": ("vp", "gold"),
    "vp-for-sack-of-roma": ("vp",), "no-sea-risk": ("since",), "odoacer": ("first", "last"),
    "raid-targets": (), "raid-sites": (),
}  # fmt: skip
"""Special rules of profiles, with the numbers that each must give."""
DATED_NUMBERS: Final[dict[str, tuple[str, ...]]] = {
    "": (), "siege-bonus": ("bonus",), "split": (), "walls": ("value",), "migrate": (), "activate": (), "arise": (),
    "attila": ("empire", "region", "gold", "great_city"), "limites": (), "client": (), "unless-empty": (),
    "unless-persis": (), "settle": ("units",), "islam": ("founded", "war", "buffer", "vp"),
    "grant": ("gold",),
}  # fmt: skip


# ---------------------------------------------------------------- tables

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


@dataclass(frozen=True, slots=True)
class Tables:
    """The printed tables, as `tables` explains them. `grids`: lists of rows; of the combat dice the faces by number."""

    rows: dict[str, tuple[int, ...]]
    grids: dict[str, tuple[tuple[int, ...], ...]]
    words: dict[str, tuple[str, ...]]
    modifiers: dict[str, dict[str, int]]
    targets: dict[str, int]
    amounts: dict[str, int]


ROWS: Final = {"sections": 2, "raid": 3, "recovery": 3, "sack-markers": 3}
GRIDS: Final = {
    "stacking": (2, 2), "steps": (2, 2), "caravan-gold": (2, 2), "decree-prices": (3, 2), "fire": (2, 6),
    "melee": (11, 7),
}  # fmt: skip
"""The printed tables with the lengths of rows, and the numbers of rows and columns of grids."""


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
    words: Words
    """What is called by the game's own words."""


# ---------------------------------------------------------------- reading


def load(folder: Path = FOLDER, pack: Path | None = None) -> Components:
    """The components, those of a pack first.

    Raises:
        PositionError: naming every defect with file, entry and cure.
    """
    with data_files(folder, FILES, pack) as readers:
        units = _units(readers["counters.toml"])
        leaders = _leaders(readers["leaders.toml"])
        _count(readers["counters.toml"], units, leaders)
        chronology, cards = readers["chronology.toml"], readers["cards.toml"]
        return Components(
            _nations(readers["nations.toml"]),
            tuple(_specials(readers["nations.toml"])),
            tuple(_sides(readers["nations.toml"])),
            _types(readers["counters.toml"]),
            units,
            leaders,
            _dated(chronology, units),
            tuple(_raids(chronology)),
            tuple(_reinforcements(chronology, units)),
            _events(cards),
            _decrees(cards),
            _treaties(cards),
            _pillage(cards),
            _calamities(readers["calamities.toml"]),
            _tables(readers["tables.toml"]),
            words(readers["names.toml"]),
        )


def _provinces(row: Reader, key: str, default: list[str] | None = None) -> tuple[int, ...]:
    return tuple([PROVINCE[name] for name in row.choices(key, PROVINCE_IDS, default)])


def _mask(row: Reader, key: str) -> int:
    return sum({1 << province for province in _provinces(row, key, [])})


def _effect(row: Reader, name: str, known: Mapping[str, tuple[str, ...]]) -> dict[str, int]:
    """The numbers of an effect: those that the rules ask for, and no others."""
    wanted = known.get(name, ())
    if not wanted and not row.has("numbers"):
        return {}
    inner = row.sub("numbers")
    found = {key: inner.number(key, low=-20, high=99) for key in wanted}
    inner.finish()
    return found


# ---------------------------------------------------------------- reading nations


def _nations(top: Reader) -> tuple[Nation, ...]:
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
                _provinces(row, "entry", []), _mask(row, "lands"), _mask(row, "origins"),
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


def _specials(top: Reader) -> Iterator[Special]:
    seen: set[str] = set()
    for row in sourced(top, "special", "effect"):
        nation, effect = row.choice("nation", NATION_IDS), row.choice("effect", SPECIAL_NUMBERS)
        once(row, f"{nation} {effect}", seen)
        places = _mask(row, "places")
        yield Special(nation, effect, places, _effect(row, effect, SPECIAL_NUMBERS), texts(row, "text", ("fr", "en")))


def _sides(top: Reader) -> Iterator[Sides]:
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


# ---------------------------------------------------------------- reading counters


def _types(top: Reader) -> tuple[Type, ...]:
    found = [
        Type(
            name, texts(row, "names", LANGUAGES), row.number("kingdom", NONE, 1, 40), row.number("empire", NONE, 1, 40)
        )
        for row, name in entries(top, "type")
    ]
    exactly(top, "type", [type_.id for type_ in found], TYPE_IDS)
    return tuple(found)


def _units(top: Reader) -> tuple[Unit, ...]:
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


COUNTERS: Final = 540
"""All counters of the box (II-3): leaders, units, limites, hordes and fleets."""


def _count(top: Reader, units: tuple[Unit, ...], leaders: tuple[Leader, ...]) -> None:
    number = sum([unit.count for unit in units if not unit.replaced]) + len(leaders)
    if number != COUNTERS:
        top.fault("unit", f"with the leaders there are {number} counters", f"make it {COUNTERS} (II-3)")


def _leaders(top: Reader) -> tuple[Leader, ...]:
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


# ---------------------------------------------------------------- reading the Chronology


def _types_of(row: Reader, key: str, nation: str, units: tuple[Unit, ...]) -> dict[str, int]:
    """Numbers of units by type, of those that a nation has."""
    inner = row.sub(key)
    has: dict[str, int] = {}
    for unit in units:
        if unit.nation == nation and unit.arm not in ("limes", "horde"):
            has[unit.type] = has.get(unit.type, 0) + unit.count
    for name in inner.table:
        if name not in has:
            inner.fault(name, f"is no type of {nation}", f"use one of: {', '.join(has)}")
            inner.has(name)
    found = {name: inner.number(name, low=1, high=has[name]) for name in inner.table if name in has}
    inner.finish()
    return found


def _dated(top: Reader, units: tuple[Unit, ...]) -> tuple[Dated, ...]:
    found: list[Dated] = []
    for row, name in entries(top, "dated"):
        turn, kind = row.number("turn", low=1, high=LAST_TURN), row.choice("kind", DATED)
        nation, places = row.choice("nation", NATION_IDS), _provinces(row, "places", [])
        strength = row.number("strength", low=1, high=20) if kind == "invasion" else 0
        effect = row.choice("effect", DATED_NUMBERS, "")
        if kind == "enter" and not places and effect != "activate":
            row.fault("places", "is missing", "name the province where the nation enters")
        if kind == "event" and not effect:
            row.fault("effect", "is missing", "say what happens")
        if found and turn < found[-1].turn:
            row.fault("turn", f"is {turn}, after {found[-1].turn}", "let the turns rise")
        found.append(
            Dated(name, turn, kind, nation, places, _types_of(row, "units", nation, units), strength, effect,
                  _effect(row, effect, DATED_NUMBERS), texts(row, "text", ("fr", "en")))
        )  # fmt: skip
    return tuple(found)


def _raids(top: Reader) -> Iterator[Raid]:
    for row in sourced(top, "raids", "turn"):
        turn = row.number("turn", low=1, high=LAST_TURN)
        order, toward = row.choices("order", NATION_IDS), _provinces(row, "toward")
        if len(order) != len(toward):
            row.fault("toward", "is not as long as order", "name a province for each raid")
        for nation, province in zip(order, toward, strict=False):
            yield Raid(turn, nation, province)


def _reinforcements(top: Reader, units: tuple[Unit, ...]) -> Iterator[Reinforcement]:
    seen: set[str] = set()
    for row in sourced(top, "reinforcement", "nation"):
        nation, turn = row.choice("nation", NATION_IDS), row.number("turn", low=1, high=LAST_TURN)
        once(row, f"{nation} {turn}", seen)
        types, number = _types_of(row, "units", nation, units), row.number("number", 0, 0, 20)
        if bool(types) == bool(number):
            row.fault("number", "and units are both there or both missing", "give one of them (IX.D)")
        yield Reinforcement(nation, turn, types, number)


# ---------------------------------------------------------------- reading cards

EVENT_CARDS: Final = 72
PUBLIC_CARDS: Final = 18


def _events(top: Reader) -> tuple[Event, ...]:
    found: list[Event] = []
    for row, name in entries(top, "event"):
        names, nos = texts(row, "names", ("fr", "en")), tuple(row.array("nos", int, "numbers of cards"))
        public, moments = row.flag("public", False), tuple(row.choices("moments", MOMENTS))
        if public != (moments == ("at-once",)):
            row.fault("moments", f"is {list(moments)}", 'let a public event, and no other, have moments = ["at-once"]')
        effect = _effect(row, name, EVENT_NUMBERS)
        found.append(Event(name, names, nos, public, moments, effect, texts(row, "text", ("fr", "en"))))
    exactly(top, "event", [event.id for event in found], tuple(EVENT_NUMBERS))
    if sorted([no for event in found for no in event.nos]) != list(range(1, EVENT_CARDS + 1)):
        top.fault("event", "the numbers of the cards are not 1 to 72, each once", "give each card one number (X.B-3)")
    if sum([len(event.nos) for event in found if event.public]) != PUBLIC_CARDS:
        top.fault("event", "there are not 18 public cards", "make it 18 public and 54 private ones (X.B-3)")
    return tuple(found)


def _decrees(top: Reader) -> tuple[Decree, ...]:
    found: list[Decree] = []
    for row, name in entries(top, "decree"):
        names, kind = texts(row, "names", LANGUAGES), row.choice("kind", KINDS_OF_DECREE)
        columns = []
        for section in SECTIONS:
            inner = row.sub(section)
            columns.append(
                (
                    inner.number("gold", 0, -9, 9),
                    inner.flag("calamity", False),
                    inner.flag("leaders", True),
                    inner.number("age", 0, -1, 2),
                )
            )
            inner.finish()
        found.append(Decree(name, names, kind, tuple(columns)))
    for kind, number in zip(KINDS_OF_DECREE, (7, 7, 4), strict=True):
        if len([decree for decree in found if decree.kind == kind]) != number:
            top.fault("decree", f"there are not {number} of kind {kind}", "make it 7 passive, 7 military, 4 reform")
    return tuple(found)


def _treaties(top: Reader) -> tuple[Treaty, ...]:
    found = [
        Treaty(
            name, texts(row, "names", LANGUAGES), row.number("copies", low=1, high=9), row.number("gold", 0, 0, 20),
            row.text("clause"), texts(row, "text", ("fr", "en")),
        )
        for row, name in entries(top, "treaty")
    ]  # fmt: skip
    exactly(top, "treaty", [treaty.id for treaty in found], TREATY_IDS)
    return tuple(found)


def _pillage(top: Reader) -> tuple[Pillage, ...]:
    found = [
        Pillage(
            name, row.number("copies", low=1, high=40), row.number("gold", low=1, high=3),
            row.choice("event", EVENT_NUMBERS, ""), row.flag("usurper", False),
        )
        for row, name in entries(top, "pillage")
    ]  # fmt: skip
    if sum([marker.copies for marker in found if marker.usurper]) != 2:
        top.fault("pillage", "there are not two markers of the usurper", "make it two (XXIV.D-6)")
    return tuple(found)


def _calamities(top: Reader) -> tuple[Calamity, ...]:
    found = [
        Calamity(
            name, texts(row, "names", LANGUAGES), _effect(row, name, CALAMITY_NUMBERS), texts(row, "text", ("fr", "en"))
        )
        for row, name in entries(top, "calamity")
    ]
    exactly(top, "calamity", [calamity.id for calamity in found], tuple(CALAMITY_NUMBERS))
    return tuple(found)


# ---------------------------------------------------------------- reading tables


def _tables(top: Reader) -> Tables:
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
