"""Those events of the year that a rule asks for, by the total of the dice (UR-TE)."""

from __future__ import annotations

from typing import Final

FAMINE: Final = 1
CLIMATE: Final = 2
"""It costs everybody a movement point (UR-TE-3)."""
SICKNESS: Final = 4
"""It keeps an Augustus where he is (UR-TE-5)."""
UNREST: Final = 6
"""It calls the mighty to a capital (UR-TE-9)."""
WINTER: Final = 7
"""It freezes the Rhenus and the Danuvius (UR-TE-10)."""
PEACEFUL: Final = 8
VINDICATION: Final = 11
PLAGUE: Final = 13
PERSIAN: Final = 14
HUNNIC: Final = 15
