"""What the rules of the family ask of this game: its clauses, its map and its counters."""

from __future__ import annotations

from typing import Final

from latrunculi.games.imperator.components.geography import borders
from latrunculi.games.imperator.components.kit import Kit, Rules
from latrunculi.games.ultimus.components import printed
from latrunculi.games.ultimus.components.chart import EMPIRE, FROZEN, MAP
from latrunculi.games.ultimus.components.counters import PRINTED_LEADERS, PRINTED_UNITS
from latrunculi.games.ultimus.components.peoples import EASTERN_EIGHT
from latrunculi.games.ultimus.components.places import PLACES
from latrunculi.games.ultimus.components.stratagems import TITLES

RULES: Final = Rules(
    advance="UR-3.4.1-4", command="UR-3.4.1-2", together="UR-3.4.1-3", once="UR-3.4.1-3",
    adjacent="UR-7.2-1", points="UR-7.2-2", step="UR-7.2-2", river="UR-7.2-3",
    strait="UR-7.2-4", dear="UR-7.2-5", stop="UR-7.1-2", terrain="UR-7.3-1",
    escape="UR-7.1-6", no_escape="UR-7.1-7", free="UR-8.2.1-2", back="UR-8.2.1-5",
    evade="UR-8.2.1-1", led="UR-8.2.1-4", retreat="UR-8.4.1-2", guard="UR-3.2.4-2",
    losses="UR-8.4.2-5", order="UR-2.E-2", combat="UR-8.1-1", cards="UR-2.E-3",
    hand="UR-6-3", side="UR-6-1", keep="UR-6-4",
)  # fmt: skip
PACE: Final = {kind: 4 if kind in ("palatini", "buccellarii") else 3 for kind in printed.KINDS}
"""For each kind of unit its movement points."""

KIT: Final = Kit(
    RULES, borders(MAP), FROZEN, EMPIRE, EASTERN_EIGHT, PRINTED_UNITS, PRINTED_LEADERS, PACE, PLACES, TITLES,
)  # fmt: skip
