"""What the rules of the family ask of this game: its clauses, its map and its counters."""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.components.chart import FROZEN, MAP, REPUBLIC
from latrunculi.games.alea.components.counters import KIND_IDS, PRINTED_LEADERS, PRINTED_UNITS
from latrunculi.games.alea.components.peoples import FREE_LANDS
from latrunculi.games.alea.components.places import PLACES
from latrunculi.games.alea.components.stratagems import TITLES
from latrunculi.games.imperator.components.geography import borders
from latrunculi.games.imperator.components.kit import Kit, Rules

RULES: Final = Rules(
    advance="AIE-3.4.1-4", command="AIE-3.4.1-2", together="AIE-3.4.1-3", once="AIE-3.4.1-2",
    adjacent="AIE-7.2-1", points="AIE-7.2-2", step="AIE-7.2-1", river="AIE-7.2-2",
    strait="AIE-7.2-3", dear="AIE-7.2-3", stop="AIE-7.1-1", terrain="AIE-7.3-1",
    escape="AIE-7.1-4", no_escape="AIE-7.1-5", free="AIE-8.2.1-2", back="AIE-8.2.1-2",
    evade="AIE-8.2.1-1", led="AIE-8.2.1-3", retreat="AIE-8.4.1-1",
    losses="AIE-8.4.2-3", order="AIE-2.E-2", combat="AIE-8.1-1", cards="AIE-2.E-5",
    hand="AIE-6-3", side="AIE-6-4", keep="AIE-9.f-1",
)  # fmt: skip
PACE: Final = dict(zip(KIND_IDS, (3, 3, 4, 0, 3), strict=True))
"""For each kind the movement points of a unit on land (AIE-1.3.2-1); naves move by the seas."""

KIT: Final = Kit(
    RULES, borders(MAP), FROZEN, REPUBLIC, FREE_LANDS, PRINTED_UNITS, PRINTED_LEADERS, PACE, PLACES, TITLES,
)  # fmt: skip
