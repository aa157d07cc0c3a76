"""Stratagems and events as ints. A set of titles is a bitmask."""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.components import printed
from latrunculi.games.alea.components.chart import PRINTED
from latrunculi.games.imperator.components.counters import in_phase, mask_of, usable

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
