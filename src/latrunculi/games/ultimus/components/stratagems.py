"""Stratagems as ints. A set of titles is a bitmask."""

from __future__ import annotations

from typing import Final

from latrunculi.games.imperator.components.counters import in_phase, mask_of, usable
from latrunculi.games.ultimus.components import printed
from latrunculi.games.ultimus.components.chart import PRINTED

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
