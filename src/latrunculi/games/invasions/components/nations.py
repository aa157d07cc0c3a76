"""Nations and camps as ints, numbered as in `data/nations.toml`. A set of nations or of provinces is a bitmask."""

from __future__ import annotations

from typing import Final

# By its full name: taken as a name of its package, the compiler did not know the types of what it holds.
import latrunculi.games.invasions.components.printed.nations as printed
from latrunculi.games.invasions.components.printed.contents import load
from latrunculi.games.invasions.components.printed.files import FILES, PACK
from latrunculi.kernel import packs

COMPONENTS: Final = load(pack=packs.folder_of(PACK, FILES))
_NATIONS: Final = COMPONENTS.nations
CAMP_IDS: Final = printed.CAMP_IDS
NATION_IDS: Final = printed.NATION_IDS
RELIGION_IDS: Final = printed.RELIGION_IDS

# ---------------------------------------------------------------- camps

CAMPS: Final = len(CAMP_IDS)
CAMP: Final = {name: i for i, name in enumerate(CAMP_IDS)}
CAMP_ROMANS: Final = 0
CAMP_HUNS: Final = 1
CAMP_PERSIANS: Final = 2
CAMP_GOTHS: Final = 3
"""Camps in the order of events and of ties (V.C-5, X.B-1), as `printed.nations.CAMP_IDS`."""


def _by_seats(number: int) -> tuple[tuple[int, ...], ...]:
    for sides in COMPONENTS.sides:
        if sides.seats == number:
            return tuple([tuple([CAMP[name] for name in camps]) for camps in sides.camps])
    return ()


SIDES: Final = tuple([_by_seats(number) for number in range(CAMPS + 1)])
"""`SIDES[seats][seat]`: the camps that a seat plays; empty for numbers of seats that the game is not for."""
SHARES: Final = tuple(
    [next((sides.shares for sides in COMPONENTS.sides if sides.seats == number), ()) for number in range(CAMPS + 1)]
)
"""`SHARES[seats][seat]`: the percentage of its VP with which a seat that plays several camps is compared."""

# ---------------------------------------------------------------- nations

NATIONS: Final = len(NATION_IDS)
ACTIVE_NATIONS: Final = len(printed.ACTIVE_IDS)
"""The nations that may be active are numbered below this; the raiders below `PROFILES`; inactive ones follow."""
PROFILES: Final = len(printed.ACTIVE_IDS) + len(printed.RAIDER_IDS)
NATION: Final = {name: i for i, name in enumerate(NATION_IDS)}
(
    ROMAINS, BYZANTINS, PERSES, HUNS, WISIGOTHS, OSTROGOTHS, ALAMANS, FRANCS, BURGONDES, VANDALES, SUEVES, ALAINS,
    GEPIDES, HERULES, LOMBARDS, BAVAROIS, SAXONS, ANGLES, JUTES, AVARS, KHAZARS, HEPHTHALITES, KOUCHANS, SCOTS,
    BRETONS, GALLO_ROMAINS, CAPPADOCIENS, ARABES, BLEMMYES, HIBERNIENS, PICTES, VIKINGS, BERBERES, ARMENIENS,
    COLCHIDIENS, IBERIENS, MAURITANIENS, GHASSANIDES, LAKHMIDES, EUSKALDUNS, SARDES, AESTII, VENEDES, SKLAVES,
    BRITO_ROMAINS, GALLO_LOCAUX, HISPANO_ROMAINS, AFRICANO_ROMAINS,
) = range(NATIONS)  # fmt: skip
CAMP_OF: Final = tuple([CAMP[n.camp] for n in _NATIONS])
"""For each nation the camp that plays it; a patron, federator or suzerain plays an inactive one (VI.B-4)."""
INITIATIVE: Final = tuple([n.initiative for n in _NATIONS])
"""For each nation its initiative (VI.G), NONE for raiders and inactive nations."""


def _of_kind(*kinds: str) -> int:
    return sum([1 << i for i, n in enumerate(_NATIONS) if n.kind in kinds])


NOMADS: Final = _of_kind("nomad")
"""VI.I."""
GOTHS: Final = 1 << WISIGOTHS | 1 << OSTROGOTHS
RAIDER: Final = _of_kind("raider")
"""The nations that raid (VI.C), Angles and Saxons among them."""
DESTINED: Final = RAIDER & ((1 << ACTIVE_NATIONS) - 1)
"""Raiders that will be active: they have a Treasury from the start, and age once they have settled (VI.C-4)."""
RMI: Final = _of_kind("minor") | 1 << BRETONS | 1 << GALLO_ROMAINS | 1 << CAPPADOCIENS
"""Independent minor kingdoms (XXVII), the three active ones among them."""
LOCALS: Final = _of_kind("local")
"""The nations of the local units that replace the limites of the West (XVIII.I)."""
CIVILISED_BY_NATURE: Final = _of_kind("civilised", "minor", "local")
"""Nations that were never barbarian: empires, kingdoms from the first, minor kingdoms, former limites."""

# ---------------------------------------------------------------- religion

CATHOLIC: Final = 0
MONOPHYSITE: Final = 1
ARIAN: Final = 2
MAZDEAN: Final = 3
PAGAN: Final = 4
"""Religions, as `printed.nations.RELIGION_IDS` (XXXI.A)."""
RELIGIONS: Final = len(RELIGION_IDS)
RELIGION: Final = tuple([RELIGION_IDS.index(n.religion) for n in _NATIONS])
"""For each nation its religion at the start."""
CONVERSION: Final = sum([1 << i for i, n in enumerate(_NATIONS) if n.conversion])
"""The nations whose profile has the conversion bonus (XXXI.B)."""

# ---------------------------------------------------------------- places and points

HOME: Final = tuple([n.home for n in _NATIONS])
"""For each nation the province of its first horde or capital; NONE for those that have neither."""
ENTRY: Final = tuple([sum([1 << p for p in n.entry]) for n in _NATIONS])
"""For each nation the provinces where it may enter the map."""
LAND_OF: Final = tuple([n.lands for n in _NATIONS])
"""For each inactive nation its provinces."""
ORIGINS: Final = tuple([n.origins for n in _NATIONS])
"""For each nation that raids the provinces from which its raids begin (XI.B)."""
TRIBUTE: Final = tuple([n.tribute for n in _NATIONS])
"""For each minor kingdom the gold that it pays to its patron (XXVII.A)."""
LENDS: Final = sum([1 << i for i, n in enumerate(_NATIONS) if n.lends])
"""The minor kingdoms that lend a mercenary to their patron (XXVII.B)."""
OBJECTIVES: Final = tuple([n.objectives for n in _NATIONS])
"""For each nation its objectives (V.B): `Objective(province, region, vp, since, until)`, NONE where it is the other."""

# ---------------------------------------------------------------- special rules of profiles

SPECIALS: Final = COMPONENTS.specials
"""All special rules of profiles, as `printed.nations.SPECIAL_NUMBERS` knows them."""


def special(nation: int, effect: str) -> dict[str, int] | None:
    """The numbers of a special rule of a nation, None where it does not have it."""
    for found in SPECIALS:
        if found.effect == effect and found.nation == NATION_IDS[nation]:
            return found.numbers
    return None


def special_places(nation: int, effect: str) -> int:
    """The provinces of a special rule of a nation, as a mask; 0 where it has no such rule, or one that is not bound."""
    for found in SPECIALS:
        if found.effect == effect and found.nation == NATION_IDS[nation]:
            return found.places
    return 0


RAID_SITES: Final = tuple([special_places(n, "raid-sites") for n in range(NATIONS)])
"""For each nation provinces that it raids as if they held an empty site (XI.D-1)."""
RAID_TARGETS: Final = tuple([special_places(n, "raid-targets") | RAID_SITES[n] for n in range(NATIONS)])
"""For each nation provinces that its raids reach though XI.D would not let them."""
