"""Words of package (a) the life of nations, realms, reinforcements, chronology (VI-IX)."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.rules import words_frame
from latrunculi.games.invasions.rules.lexicon import after, event
from latrunculi.kernel.vocabulary import NUMBER

after(words_frame)

# ================================================================ verbs

# ================================================================ events

AGED: Final = event("aged", "INV-VI.E-2", nation="nation", age=NUMBER)
DECLINE: Final = event("decline", "INV-VI.E-10", nation="nation", level=NUMBER)
FADED: Final = event("faded", "INV-VI.F-1", region="region")
