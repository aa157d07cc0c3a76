"""The Peoples as ints: their homes, and the groups to which they belong. A set is a bitmask."""

from __future__ import annotations

from typing import Final

from latrunculi.games.imperator.components.counters import mask_of
from latrunculi.games.imperator.components.kit import NONE
from latrunculi.games.ultimus.components.chart import MAP, NEAR, PRINTED
from latrunculi.tabletop.ways import within

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
