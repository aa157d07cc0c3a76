"""The Peoples as ints: their homes, their nationalities, the markers by which they rise. A set is a bitmask."""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.components import printed
from latrunculi.games.alea.components.chart import MAP, NEAR, PRINTED, REGION
from latrunculi.games.imperator.components.counters import mask_of, masks_by
from latrunculi.games.imperator.components.kit import NONE
from latrunculi.tabletop.ways import within

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
