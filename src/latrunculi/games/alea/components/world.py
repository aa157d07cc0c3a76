"""The map and the counters as ints: zones, regions, seas, places, pieces, Peoples, stratagems, and masks of them.

Zones are numbered as in `data/map.toml`; places and pieces as `imperator.kit` lays down. A set is a bitmask. Years are
years BC, which count down.

Naves are combat units that are never in a land zone: they are in a sea or in the *port* of a zone, a place of its own,
so that what happens on land takes no notice of them (AIE-3.4.2-6, AIE-7.1-1). Each naves unit has a place *aboard* it.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from latrunculi.atlas.topology import load as load_map
from latrunculi.games.alea.components import printed
from latrunculi.games.alea.components.printed import FOLDER
from latrunculi.games.imperator.components.counters import in_phase, mask_of, masks_by, peoples_of, usable
from latrunculi.games.imperator.components.geography import borders, groups_near
from latrunculi.games.imperator.components.kit import Kit, Piece, Rules, Zone
from latrunculi.kernel import packs
from latrunculi.kernel.actions import members
from latrunculi.tabletop.ways import rings, within

Region: TypeAlias = int
"""A region of the Republic."""
NONE: Final = -1

# ---------------------------------------------------------------- zones

MAP: Final = load_map(FOLDER / "data" / "map.toml")
ZONE_IDS: Final = MAP.ids
ZONES: Final[int] = MAP.size
ZONE: Final = MAP.index
SEA_IDS: Final = MAP.sea_ids
SEAS: Final[int] = len(MAP.sea_ids)
REGION_IDS: Final = printed.REGION_IDS
REGIONS: Final = len(REGION_IDS)
REGION: Final = {name: r for r, name in enumerate(REGION_IDS)}
REGION_OF: Final = tuple([group if group < REGIONS else NONE for group in MAP.group_of])
"""For each zone its region, NONE outside the Republic."""
REGION_ZONES: Final = MAP.group_mask[:REGIONS]
REGION_NEAR: Final = groups_near(MAP, REGIONS)
"""For each region those with a zone adjacent to one of its own, straits included (AIE-3.6-4)."""
REPUBLIC: Final[int] = sum(REGION_ZONES)
OUTSIDE: Final = MAP.all_mask & ~REPUBLIC
CITIES: Final[int] = MAP.site_mask | MAP.capital_mask
"""Zones that contain a city."""
PORTS: Final[int] = MAP.port_mask
"""Zones that contain a port."""
ROMA: Final = MAP.capitals.index("Urbs")
ITALIA: Final = REGION["italia"]
SYRIA: Final = REGION["syria"]
COASTS: Final = MAP.sea_mask
"""For each sea the land zones on it."""
SEA_NEAR: Final = MAP.sea_near
"""For each sea the seas next to it, bit t for sea t."""
SEAS_OF: Final = tuple([sum(1 << s for s in range(SEAS) if COASTS[s] >> z & 1) for z in range(ZONES)])
"""For each zone the seas that it faces, bit s for sea s."""
NEAR: Final = MAP.near
FROZEN: Final = borders(MAP, "rhenus", "danuvius")
"""The borders in a hard winter, when the Rhenus and the Danuvius are no obstacle (AIE-TE-7)."""
RINGS: Final = tuple([rings(NEAR, 1 << z) for z in range(ZONES)])
"""For each zone the sets of zones at distance 0, 1, 2 ... (straits count as borders, seas do not)."""


# ---------------------------------------------------------------- regions and Peoples

REGION_BY_ZONE: Final = {
    name: "" if REGION_OF[z] == NONE else REGION_IDS[REGION_OF[z]] for z, name in enumerate(ZONE_IDS)
}
PRINTED: Final = printed.load(REGION_BY_ZONE, packs.folder_of(printed.PACK, printed.FILES))
"""What is printed besides the map."""
PRINTED_REGIONS: Final = PRINTED.regions
POINTS: Final = tuple([r.points for r in PRINTED_REGIONS])
"""For each region its control points."""
GARRISON: Final = tuple([r.garrison for r in PRINTED_REGIONS])
"""For each region its minimum garrison, a number of legions."""
RECRUITS: Final = tuple([r.recruits for r in PRINTED_REGIONS])
"""For each region how many units it provides in a turn (AIE-9.e-3)."""
PRINTED_PEOPLES: Final = PRINTED.peoples
PEOPLE_IDS: Final = tuple([p.id for p in PRINTED_PEOPLES])
PEOPLES: Final = len(PEOPLE_IDS)
PEOPLE: Final = {name: i for i, name in enumerate(PEOPLE_IDS)}
PARTHI: Final = PEOPLE["parthi"]
AEGYPTII: Final = PEOPLE["aegyptii"]
HOMES: Final = tuple([MAP.homes.get(p, 0) for p in PEOPLE_IDS])
"""For each People the mask of its origin zones (AIE-4.1-1)."""
HOME_OF: Final = tuple([PEOPLE[p] if p else NONE for p in MAP.peoples])
"""For each zone the People whose origin zone it is, or NONE."""
LEASH: Final = tuple([within(NEAR, HOMES[p], 5) for p in range(PEOPLES)])
"""For each People the zones at most five steps from one of its origin zones (AIE-4.3-3)."""
PEOPLE_REGION: Final = tuple([REGION[p.region] for p in PRINTED_PEOPLES])
"""For each People the region to which it is attached (AIE-4.1-2)."""
PEOPLE_VALUE: Final = tuple([p.value for p in PRINTED_PEOPLES])
"""For each People the value of its pacification, 0 for minor ones (AIE-10.J-4)."""
MAJORS: Final = mask_of(PRINTED_PEOPLES, lambda p: p.major)
"""Masks of Peoples, bit p for People p."""
MINORS: Final = ((1 << PEOPLES) - 1) & ~MAJORS
NATION_IDS: Final = printed.NATIONALITIES
NATIONS: Final = masks_by([NATION_IDS.index(p.nationality) for p in PRINTED_PEOPLES], len(NATION_IDS))
"""For each Nationality the mask of its Peoples (AIE-6.E.14-1)."""
VIGOROUS: Final = NATIONS[NATION_IDS.index("celtic")] | NATIONS[NATION_IDS.index("germanic")]
"""Celts and Germans (AIE-TE-5)."""
FREE_LANDS: Final[int] = sum(
    HOMES[PEOPLE[name]]
    for name in ("parthi", "armenii", "aegyptii", "pontici", "galatae", "cappadoces", "iudaei", "nabataei")
)
"""The zones outside the Republic that the limit of 2 MP does not concern (AIE-7.3-1)."""
MARKERS: Final = tuple([PEOPLE[name] if name else NONE for name in PRINTED.markers])
"""For each activation marker its People, NONE for a blank (AIE-2.C-10)."""

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
KIND_IDS: Final = printed.KINDS
KIND: Final = tuple([KIND_IDS.index(u.kind) for u in PRINTED_UNITS])
"""For each unit the number of its kind: legio 0, auxilia 1, equites 2, naves 3, others of a People 4."""


LEGIONES: Final = mask_of(PRINTED_UNITS, lambda u: u.kind == "legio")
AUXILIA: Final = mask_of(PRINTED_UNITS, lambda u: u.kind == "auxilia")
EQUITES: Final = mask_of(PRINTED_UNITS, lambda u: u.kind == "equites")
NAVES: Final = mask_of(PRINTED_UNITS, lambda u: u.kind == "naves")
"""All naves, those of the Aegyptii included."""
ROMAN_UNITS: Final = mask_of(PRINTED_UNITS, lambda u: not u.people)
FOREIGN_UNITS: Final = UNIT_MASK & ~ROMAN_UNITS
LAND_UNITS: Final = UNIT_MASK & ~NAVES
ROMAN_KIND: Final = tuple([ROMAN_UNITS & mask for mask in (LEGIONES, AUXILIA, EQUITES, NAVES)])
"""For each Roman kind its units."""
REGION_KINDS: Final = tuple([sum(ROMAN_KIND[KIND_IDS.index(kind)] for kind in r.kinds) for r in PRINTED_REGIONS])
"""For each region the Roman units of the kinds that it recruits, as a mask (AIE-9.e)."""
ROMAN_LEADERS: Final = mask_of(PRINTED_LEADERS, lambda leader: not leader.people, UNITS)
FOREIGN_LEADERS: Final = LEADER_MASK & ~ROMAN_LEADERS
ROMANS: Final = ROMAN_UNITS | ROMAN_LEADERS
FOREIGNERS: Final = FOREIGN_UNITS | FOREIGN_LEADERS
PIECE_PEOPLE: Final = peoples_of(PRINTED_UNITS, PRINTED_LEADERS, PEOPLE)
"""For each piece its People, NONE for Romans."""
PEOPLE_PIECES: Final = masks_by(PIECE_PEOPLE, PEOPLES)
PEOPLE_UNITS: Final = tuple([m & UNIT_MASK for m in PEOPLE_PIECES])
PEOPLE_LEADERS: Final = tuple([m & LEADER_MASK for m in PEOPLE_PIECES])
FACE: Final = tuple(
    [mask_of(PRINTED_LEADERS, lambda leader, camp=camp: camp in leader.faces, UNITS) for camp in (0, 1)]  # type: ignore[misc]
)
"""For each camp the Roman leaders whose counter has its side (AIE-1.2.1-1)."""
ASSASSINS: Final = mask_of(PRINTED_LEADERS, lambda leader: leader.assassin, UNITS)
"""The assassins of Caesar (AIE-2.F.3-7)."""
FOLLOWERS: Final = mask_of(PRINTED_LEADERS, lambda leader: leader.follows == "m-antonius", UNITS)
"""The men of M. Antonius, who enter in his camp (AIE-TC-7)."""
ENTRY_YEAR: Final = tuple([leader.entry for leader in PRINTED_LEADERS])
"""For each leader (index: piece - UNITS) the year BC in which he enters."""
FINAL_YEAR: Final = tuple([leader.last for leader in PRINTED_LEADERS])
"""For each leader the last year of a non-Roman one (AIE-4.1-13), 0 for Romans."""
ENTRY_CAMP: Final = tuple([printed.CAMPS.index(x.camp) if x.camp else NONE for x in PRINTED_LEADERS])
"""For each leader the camp in which table TC has him enter, NONE for non-Romans."""


CAESAR: Final = PIECE["caesar"]
POMPEIUS: Final = PIECE["pompeius"]
ANTONIUS: Final = PIECE["m-antonius"]
OCTAVIANUS: Final = PIECE["octavianus"]
LEPIDUS: Final = PIECE["lepidus"]
M_BRUTUS: Final = PIECE["m-brutus"]

# ---------------------------------------------------------------- places

HARBOURS: Final = tuple(members(PORTS))
"""The zones with a port, in their order."""
DOCKS: Final = ZONES + SEAS
"""The first port: `DOCKS + i` is the port of the zone `HARBOURS[i]`."""
PORT_OF: Final = tuple([DOCKS + HARBOURS.index(z) if PORTS >> z & 1 else NONE for z in range(ZONES)])
"""For each zone the place that is its port, NONE without one."""
SHIPS: Final = tuple(members(NAVES))
"""The naves units, in their order."""
ABOARD: Final = DOCKS + len(HARBOURS)
"""The first place aboard: `ABOARD + i` is aboard the unit `SHIPS[i]`."""
HOLD_OF: Final = tuple([ABOARD + SHIPS.index(u) if NAVES >> u & 1 else NONE for u in range(UNITS)])
"""For each unit the place aboard it, NONE for other units than naves."""
ROOM: Final = 2
"""How many combat units a naves unit carries (AIE-3.4.2-2)."""
RESERVE: Final = ABOARD + len(SHIPS)
"""The legions never raised, or dismissed (AIE-9.e-8)."""
DUE: Final = RESERVE + 1
"""Recruited units, which are placed in the next phase C (AIE-2.C-5)."""
TRACK: Final = RESERVE + 2
"""The units of minor Peoples pacified by arms, on the turn track (AIE-9.c-2)."""
PLACE_IDS: Final = (
    *ZONE_IDS, *SEA_IDS, *[f"portus-{ZONE_IDS[z]}" for z in HARBOURS], *[f"in-{PIECE_IDS[u]}" for u in SHIPS],
    "reserve", "due", "track", "pool", "fallen", "gone",
)  # fmt: skip
PLACE: Final = {name: place for place, name in enumerate(PLACE_IDS)}
PLACES: Final = len(PLACE_IDS)
POOL: Final = PLACES - 3
"""Not in play: leaders who have not entered, Roman units other than legions, minor Peoples at peace."""
FALLEN: Final = PLACES - 2
"""Eliminated, and able to return: Roman units until they are recruited again, others until the next phase C."""
GONE: Final = PLACES - 1


def station(unit: Piece, zone: Zone) -> int:
    """The place of a unit that stands in a zone: naves lie in its port."""
    return PORT_OF[zone] if NAVES >> unit & 1 else zone


# ---------------------------------------------------------------- stratagems and events

PRINTED_STRATAGEMS: Final = PRINTED.stratagems
STRATAGEM_IDS: Final = tuple([s.id for s in PRINTED_STRATAGEMS])
TITLES: Final = len(STRATAGEM_IDS)
(
    INITIUM, IANUS, RES_NOVAE_0, RES_NOVAE_1, RES_NOVAE_2, TUMULTUS_MINOR_1, TUMULTUS_MINOR_2, TUMULTUS_MAIOR,
    FIDES_MAIOR, FUGA, FAVOR, CAEDES, PESTIS_LOCUS, DESERTIO, TRANSFUGAE, VENI_VIDI_VICI, POLIORCETICA_1,
    POLIORCETICA_2, MURUS_1, MURUS_2, SAGITTA, AMBITUS, PAX_MINOR, PAX_MAIOR, PAX_NATIONIS, PAX_ROMANA, IDUS,
    IMPERIUM, TRIUMVIR, TRIUMPHUS_1, TRIUMPHUS_2,
) = range(TITLES)  # fmt: skip
RES_NOVAE: Final = 1 << RES_NOVAE_0 | 1 << RES_NOVAE_1 | 1 << RES_NOVAE_2
POLIORCETICA: Final = 1 << POLIORCETICA_1 | 1 << POLIORCETICA_2
MURUS: Final = 1 << MURUS_1 | 1 << MURUS_2
TRIUMPHUS: Final = 1 << TRIUMPHUS_1 | 1 << TRIUMPHUS_2
"""Masks of the titles that differ in their number only."""
USABLE: Final = usable(PRINTED_STRATAGEMS, printed.CAMPS)
"""The titles that each camp can play (AIE-6-4)."""
IN_PHASE: Final = in_phase(PRINTED_STRATAGEMS)
"""The titles of each phase (AIE-6-5, AIE-6-6)."""
ONCE: Final = mask_of(PRINTED_STRATAGEMS, lambda s: s.once)
COUNTERS: Final = tuple([s.count for s in PRINTED_STRATAGEMS])
COUNTER_VALUE: Final = tuple([s.value for s in PRINTED_STRATAGEMS])
"""For each title the number printed on its counters, 0 for none."""
STRATAGEM_CLAUSE: Final = tuple([s.clause for s in PRINTED_STRATAGEMS])
EVENT_IDS: Final = tuple([name for name, _ in PRINTED.events])

# ---------------------------------------------------------------- the kit of the family

RULES: Final = Rules(
    {
        "advance": "AIE-3.4.1-4", "command": "AIE-3.4.1-2", "together": "AIE-3.4.1-3", "once": "AIE-3.4.1-2",
        "adjacent": "AIE-7.2-1", "points": "AIE-7.2-2", "step": "AIE-7.2-1", "river": "AIE-7.2-2",
        "strait": "AIE-7.2-3", "dear": "AIE-7.2-3", "stop": "AIE-7.1-1", "terrain": "AIE-7.3-1",
        "escape": "AIE-7.1-4", "no_escape": "AIE-7.1-5", "free": "AIE-8.2.1-2", "back": "AIE-8.2.1-2",
        "evade": "AIE-8.2.1-1", "led": "AIE-8.2.1-3", "retreat": "AIE-8.4.1-1",
        "losses": "AIE-8.4.2-3", "order": "AIE-2.E-2", "cards": "AIE-2.E-5",
        "hand": "AIE-6-3", "side": "AIE-6-4", "keep": "AIE-9.f-1",
    }
)  # fmt: skip
PACE: Final = dict(zip(KIND_IDS, (3, 3, 4, 0, 3), strict=True))
"""For each kind the movement points of a unit on land (AIE-1.3.2-1); naves move by the seas."""

KIT: Final = Kit(
    RULES, borders(MAP), FROZEN, REPUBLIC, FREE_LANDS, PRINTED_UNITS, PRINTED_LEADERS, PACE, PLACES, TITLES,
)  # fmt: skip
