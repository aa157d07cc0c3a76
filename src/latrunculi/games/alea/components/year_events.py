"""Those events of the year that a rule asks for, by the total of the dice (AIE-TE)."""

from __future__ import annotations

from typing import Final

FAMINE: Final = 1
TEMPEST: Final = 2
"""It takes a movement point from everybody (AIE-TE-2)."""
SICKNESS: Final = 4
"""It keeps a party leader where he is (AIE-TE-4)."""
UNREST: Final = 6
"""It calls the party leaders in Italia to Roma (AIE-TE-6)."""
WINTER: Final = 7
JANUS_CLOSED: Final = 8
VINDICATION: Final = 11
"""It holds who is in Roma (AIE-TE-11)."""
PLAGUE_IN_THE_EAST: Final = 13
PARTHIAN: Final = 14
ALEXANDRIAN: Final = 15
