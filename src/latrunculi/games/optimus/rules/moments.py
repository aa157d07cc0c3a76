"""Small numbers with names: the seasons, their events, the tactics and what the matrix makes of them."""

from __future__ import annotations

from typing import Final

THAW, SPRING, SUMMER, AUTUMN, WINTER = range(5)
"""The seasons, in the order of the year (OP-0.1-1)."""
SEASON_IDS: Final = ("thaw", "spring", "summer", "autumn", "winter")

NO_EVENT, OVERFLOW, FROZEN, DRY_MARSHES = range(4)
"""What a season may bring (OP-2-4 to OP-2-7)."""
EVENT_IDS: Final = ("none", "overflow", "frozen", "dry")

FRONTAL, GENERAL, DETERRENCE, ENVELOPMENT = range(4)
"""The tactics, in the order of the matrix (OP-8.2-22)."""
TACTIC_IDS: Final = ("frontal", "general", "deterrence", "envelopment")

PURSUIT, DESTROYED, TRUCE = range(3)
"""What the matrix says of the loser."""
MATRIX: Final = (
    (PURSUIT, DESTROYED, PURSUIT, PURSUIT),
    (PURSUIT, PURSUIT, DESTROYED, PURSUIT),
    (PURSUIT, PURSUIT, TRUCE, DESTROYED),
    (DESTROYED, PURSUIT, PURSUIT, PURSUIT),
)
"""By the tactics of the winner and of the loser (OP-8.2-22)."""
