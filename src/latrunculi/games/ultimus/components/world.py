"""The map and the counters as ints: zones, places, pieces, Peoples, stratagems, and masks of them.

Zones are numbered as in `data/map.toml`; places and pieces as `imperator.kit` lays down. A set is a bitmask.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from latrunculi.atlas.topology import load as load_map
from latrunculi.games.imperator.components.counters import in_phase, mask_of, masks_by, peoples_of, usable
from latrunculi.games.imperator.components.geography import borders, groups_near
from latrunculi.games.imperator.components.kit import Kit, Rules
from latrunculi.games.ultimus.components import printed
from latrunculi.games.ultimus.components.printed import FOLDER
from latrunculi.kernel import packs
from latrunculi.tabletop.ways import rings, within

Half: TypeAlias = int
"""A half of the Empire, 0 for the West."""
Fleet: TypeAlias = int
"""A fleet, in a port, at sea or lost."""
NONE: Final = -1

# ---------------------------------------------------------------- zones

MAP: Final = load_map(FOLDER / "data" / "map.toml")
ZONE_IDS: Final = MAP.ids
ZONES: Final[int] = MAP.size
ZONE: Final = MAP.index
SEA_IDS: Final = MAP.sea_ids
SEAS: Final[int] = len(MAP.sea_ids)
DIOCESES: Final = 12
DIOCESE_IDS: Final = MAP.group_ids[:DIOCESES]
WESTERN: Final = 7
"""The first seven dioceses are the West's (UR-3.1.1-1)."""
OCCIDENS: Final = 0
ORIENS: Final = 1
HALF_IDS: Final = printed.HALVES
DIOCESE_OF: Final = tuple([group if group < DIOCESES else NONE for group in MAP.group_of])
"""For each zone its diocese, NONE outside the Empire."""
DIOCESE_ZONES: Final = MAP.group_mask[:DIOCESES]
HALF_OF_DIOCESE: Final = tuple([OCCIDENS if d < WESTERN else ORIENS for d in range(DIOCESES)])
HALF_ZONES: Final = (sum(DIOCESE_ZONES[:WESTERN]), sum(DIOCESE_ZONES[WESTERN:]))
EMPIRE: Final = HALF_ZONES[0] | HALF_ZONES[1]
OUTSIDE: Final = MAP.all_mask & ~EMPIRE
TOWNS: Final[int] = MAP.site_mask | MAP.capital_mask
"""Zones with a town or an imperial capital."""
PORTS: Final[int] = MAP.port_mask
CAPITALS: Final = (MAP.capital_mask & HALF_ZONES[0], MAP.capital_mask & HALF_ZONES[1])
"""The zones of the imperial capitals of each half (UR-3.1.2-2)."""
ROMA: Final = MAP.capitals.index("Roma")
RAVENNA: Final = MAP.capitals.index("Ravenna")
CONSTANTINOPOLIS: Final = MAP.capitals.index("Constantinopolis")
CARTHAGO: Final = MAP.ports.index("Carthago")
ARMENIA_ZONE: Final = ZONE["armenia"]
REFUGES: Final = (RAVENNA, CONSTANTINOPOLIS)
"""The zone of each half's city of refuge (UR-8.2.2)."""
COASTS: Final = MAP.sea_mask
"""For each sea the land zones on it."""
SEA_NEAR: Final = MAP.sea_near
"""For each sea the seas next to it, bit t for sea t."""
NEAR: Final = MAP.near
FROZEN: Final = borders(MAP, "rhenus", "danuvius")
"""The borders in a hard winter, when the Rhenus and the Danuvius are no obstacle (UR-TE-10)."""
DIOCESE_NEAR: Final = groups_near(MAP, DIOCESES)
"""For each diocese those with a zone adjacent to one of its own, straits included (UR-3.6.3-6)."""


RINGS: Final = tuple([rings(NEAR, 1 << z) for z in range(ZONES)])
"""For each zone the sets of zones at distance 0, 1, 2 ... (straits count as borders, seas do not)."""

# ---------------------------------------------------------------- Peoples

DIOCESE_BY_ZONE: Final = {
    name: "" if DIOCESE_OF[z] == NONE else DIOCESE_IDS[DIOCESE_OF[z]] for z, name in enumerate(ZONE_IDS)
}
PRINTED: Final = printed.load(DIOCESE_BY_ZONE, DIOCESE_IDS, packs.folder_of(printed.PACK, printed.FILES))
"""What is printed besides the map."""
PRINTED_PEOPLES: Final = PRINTED.peoples
PEOPLE_IDS: Final = tuple([p.id for p in PRINTED_PEOPLES])
PEOPLES: Final = len(PEOPLE_IDS)
PEOPLE: Final = {name: i for i, name in enumerate(PEOPLE_IDS)}
PERSAE: Final = PEOPLE["persae"]
HUNNI: Final = PEOPLE["hunni"]
OSTROGOTHI: Final = PEOPLE["ostrogothi"]
BURGONDI: Final = PEOPLE["burgondi"]
ALANI: Final = PEOPLE["alani"]
IBERIA: Final = PEOPLE["iberia"]
GEPIDAE: Final = PEOPLE["gepidae"]
BAGAUDES: Final = PEOPLE["bagaudes"]
PICTI: Final = PEOPLE["picti"]
SCOTI: Final = PEOPLE["scoti"]
ARMENIA: Final = PEOPLE["armenia"]
HOMES: Final = tuple([MAP.homes.get(p, 0) for p in PEOPLE_IDS])
"""For each People the mask of its home zones (UR-4.1-3); 0 for those without (UR-4.1-4)."""
HOME_OF: Final = tuple([PEOPLE[p] if p else NONE for p in MAP.peoples])
"""For each zone the People whose home it is, or NONE."""
EASTERN_EIGHT: Final = HOMES[PERSAE] | HOMES[ARMENIA] | HOMES[IBERIA]
"""The zones of UR-7.3-2."""


LEASH: Final = tuple([within(NEAR, HOMES[p], 5) for p in range(PEOPLES)])
"""For each People the zones at most five steps from one of its homes (UR-4.3-9)."""


def _nation(*names: str) -> int:
    return mask_of(PRINTED_PEOPLES, lambda p: p.nationality in names)


GERMANS: Final = _nation("german")
"""Masks of Peoples, bit p for People p."""
CELTS: Final = _nation("celt")
REGNA: Final = mask_of(PRINTED_PEOPLES, lambda p: p.regnum)
TREATY: Final = mask_of(PRINTED_PEOPLES, lambda p: p.treaty)
MAJOR_FROM_START: Final = mask_of(PRINTED_PEOPLES, lambda p: p.major)
SUBJECT: Final = 1 << OSTROGOTHI | 1 << GEPIDAE
"""The Peoples subject to the Hunni (UR-6.2-20)."""
SOUTHERN: Final = _nation("hamito-semite", "thraco-phrygian") | 1 << PERSAE
NORTHERN: Final = GERMANS | CELTS | 1 << HUNNI | 1 << ALANI
"""The two groups that never share a zone in one camp (UR-4.2.4-2); Iberia is in neither."""
ISLANDERS: Final = 1 << PICTI | 1 << SCOTI
"""Never with Germans (UR-4.2.4-3)."""

# ---------------------------------------------------------------- pieces

PRINTED_UNITS: Final = PRINTED.units
PRINTED_LEADERS: Final = PRINTED.leaders
UNITS: Final = len(PRINTED_UNITS)
LEADERS: Final = len(PRINTED_LEADERS)
PIECES: Final = UNITS + LEADERS
PIECE_IDS: Final = tuple([u.id for u in PRINTED_UNITS] + [leader.id for leader in PRINTED_LEADERS])
PIECE: Final = {name: i for i, name in enumerate(PIECE_IDS)}
UNIT_MASK: Final = (1 << UNITS) - 1
LEADER_MASK: Final = ((1 << LEADERS) - 1) << UNITS


def _of_kind(kind: str) -> int:
    return mask_of(PRINTED_UNITS, lambda u: u.kind == kind)


LI: Final = _of_kind("limitanei")
CO: Final = _of_kind("comitatenses")
PA: Final = _of_kind("palatini")
BU: Final = _of_kind("buccellarii")
FIRST_GUARD: Final = (BU & -BU).bit_length() - 1
"""The first unit of BU; `Ultimus.guard_of` counts from it."""
ROMAN_UNITS: Final = LI | CO | PA | BU
FOREIGN_UNITS: Final = _of_kind("people")
BARBARIAN_PA: Final = PA & mask_of(PRINTED_UNITS, lambda u: u.barbarian)
"""PA units marked (B) (UR-1.3.1-3), the victims of UR-6.3-20."""
UNIT_DIOCESE: Final = tuple([DIOCESE_IDS.index(u.home) if u.home else NONE for u in PRINTED_UNITS])
"""For each unit its diocese of origin (LI, CO), or NONE."""


def _unit_half(u: printed.Unit) -> int:
    if u.home:
        return HALF_OF_DIOCESE[DIOCESE_IDS.index(u.home)]
    return HALF_IDS.index(u.half) if u.half else NONE


UNIT_HALF: Final = tuple([_unit_half(u) for u in PRINTED_UNITS])
"""For each unit its half of origin (LI, CO, PA), NONE for BU and Peoples."""
UNIT_CAPITAL: Final = tuple([ZONE[u.capital] if u.capital else NONE for u in PRINTED_UNITS])
"""For each PA unit the zone of its capital (UR-TP)."""
PIECE_PEOPLE: Final = peoples_of(PRINTED_UNITS, PRINTED_LEADERS, PEOPLE)
"""For each piece its People, NONE for Romans."""
PEOPLE_PIECES: Final = masks_by(PIECE_PEOPLE, PEOPLES)
PEOPLE_UNITS: Final = tuple([m & UNIT_MASK for m in PEOPLE_PIECES])
PEOPLE_LEADERS: Final = tuple([m & LEADER_MASK for m in PEOPLE_PIECES])
DIOCESE_UNITS: Final = masks_by(UNIT_DIOCESE, DIOCESES)


ROMAN_LEADERS: Final = mask_of(PRINTED_LEADERS, lambda leader: bool(leader.half), UNITS)
FOREIGN_LEADERS: Final = LEADER_MASK & ~ROMAN_LEADERS
GENERIC: Final = mask_of(PRINTED_LEADERS, lambda leader: leader.generic, UNITS)
HISTORICAL: Final = LEADER_MASK & ~GENERIC
THEODOSIANS: Final = mask_of(PRINTED_LEADERS, lambda leader: leader.origin == "T", UNITS)
ROMAN_BARBARIANS: Final = mask_of(PRINTED_LEADERS, lambda leader: leader.origin == "B", UNITS)
LEADER_HALF: Final = tuple([HALF_IDS.index(leader.half) if leader.half else NONE for leader in PRINTED_LEADERS])
"""For each leader (index: piece - UNITS) the half of his counter colour, NONE for barbarians."""
ENTRY_YEAR: Final = tuple([leader.entry for leader in PRINTED_LEADERS])
ENTRY_ZONE: Final = tuple([ZONE[leader.zone] if leader.zone else NONE for leader in PRINTED_LEADERS])
DEATHS: Final = tuple([dict(leader.deaths) for leader in PRINTED_LEADERS])
"""For each leader: by year the number that 1d10 must not be below (UR-TR-2)."""
DIES: Final = tuple([leader.dies for leader in PRINTED_LEADERS])
"""For each leader the year in which he dies without a roll, 0 for none."""


ARCADIUS: Final = PIECE["arcadius"]
HONORIUS: Final = PIECE["honorius"]
THEODOSIUS: Final = PIECE["theodosius"]
VALENTINIANUS: Final = PIECE["valentinianus"]
ATTILA: Final = PIECE["attila"]
GUNDOBADUS: Final = PIECE["gundobadus"]
GUNDOBADUS_REX: Final = PIECE["gundobadus-rex"]
GUNDIOCUS: Final = PIECE["gundiocus"]
PLACIDI_FELICES: Final = PIECE["pa-placidi-felices"]
EXCUBITORES: Final = PIECE["pa-excubitores"]

# ---------------------------------------------------------------- places

BOXES: Final = ZONES + SEAS
"""The first city box; `BOXES + half`: Ravenna, Constantinopolis."""
FLEET_IDS: Final = ("classis-occidentalis", "classis-orientalis", "classis-nova")
FLEETS: Final = len(FLEET_IDS)
ABOARD: Final = BOXES + 2
"""`ABOARD + fleet`: aboard a fleet."""
PLACE_IDS: Final = (*ZONE_IDS, *SEA_IDS, "urbs-ravenna", "urbs-constantinopolis",
                    *[f"in-{fleet}" for fleet in FLEET_IDS], "pool", "fallen", "gone")  # fmt: skip
PLACES: Final = len(PLACE_IDS)
POOL: Final = PLACES - 3
FALLEN: Final = PLACES - 2
GONE: Final = PLACES - 1
HARBOURS: Final = (CARTHAGO, CONSTANTINOPOLIS)
"""The home ports of the two fleets (UR-3.4.2-1)."""

# ---------------------------------------------------------------- stratagems

PRINTED_STRATAGEMS: Final = PRINTED.stratagems
STRATAGEM_IDS: Final = tuple([s.id for s in PRINTED_STRATAGEMS])
TITLES: Final = len(STRATAGEM_IDS)
(
    FOEDUS_MINOR, FOEDUS_MAIOR, TRIBUTUM, AUGUSTA_ORIENTALIS, AUGUSTA_OCCIDENTALIS, PAPA, BUCCELLARII,
    USURPATIO_OCCIDENTALIS, USURPATIO_ORIENTALIS, TUMULTUS_MINOR_1, TUMULTUS_MINOR_2, TUMULTUS_MINOR_3,
    TUMULTUS_MAIOR_1, TUMULTUS_MAIOR_3, FLAGELLUM_DEI, REX, SOCIETAS, BAGAUDAE, MIGRATIO,
    INITIUM, REBELLIO, CONCILIUM, FUGA, CAEDES, PESTIS_LOCUS, PESTIS, DESERTIO, FUROR, FAVOR, CLASSIS, GERMANOPHOBIA,
) = range(TITLES)  # fmt: skip
USABLE: Final = usable(PRINTED_STRATAGEMS, printed.SIDES[:2])
"""The titles that each camp can play (UR-6-1)."""
IN_PHASE: Final = in_phase(PRINTED_STRATAGEMS)
"""The titles of each phase (UR-6-5)."""
ONCE: Final = mask_of(PRINTED_STRATAGEMS, lambda s: s.once)
COUNTERS: Final = tuple([s.count for s in PRINTED_STRATAGEMS])
STRATAGEM_CLAUSE: Final = tuple([s.clause for s in PRINTED_STRATAGEMS])

# ---------------------------------------------------------------- the kit of the family

RULES: Final = Rules(
    {
        "advance": "UR-3.4.1-4", "command": "UR-3.4.1-2", "together": "UR-3.4.1-3", "once": "UR-3.4.1-3",
        "adjacent": "UR-7.2-1", "points": "UR-7.2-2", "step": "UR-7.2-2", "river": "UR-7.2-3",
        "strait": "UR-7.2-4", "dear": "UR-7.2-5", "stop": "UR-7.1-2", "terrain": "UR-7.3-1",
        "escape": "UR-7.1-6", "no_escape": "UR-7.1-7", "free": "UR-8.2.1-2", "back": "UR-8.2.1-5",
        "evade": "UR-8.2.1-1", "led": "UR-8.2.1-4", "retreat": "UR-8.4.1-2", "guard": "UR-3.2.4-2",
        "losses": "UR-8.4.2-5", "order": "UR-2.E-2", "cards": "UR-2.E-3",
        "hand": "UR-6-3", "side": "UR-6-1", "keep": "UR-6-4",
    }
)  # fmt: skip
PACE: Final = {kind: 4 if kind in ("palatini", "buccellarii") else 3 for kind in printed.KINDS}
"""For each kind of unit its movement points."""

KIT: Final = Kit(
    RULES, borders(MAP), FROZEN, EMPIRE, EASTERN_EIGHT, PRINTED_UNITS, PRINTED_LEADERS, PACE, PLACES, TITLES,
)  # fmt: skip
