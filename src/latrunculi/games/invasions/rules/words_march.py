"""Words of package (c) movement, interception, flight, campaigns (XVIII, XIX, XXII)."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.rules import words_rule
from latrunculi.games.invasions.rules.lexicon import after, event, verb

after(words_rule)

# ================================================================ verbs

MARCH: Final = verb("march", "province", "INV-XVIII.A-1")
STEP_TO: Final = verb("step-to", "province", "INV-XVIII.A-4")
LEAVE: Final = verb("leave", "piece", "INV-XVIII.D-1")

# ================================================================ events

MARCHED: Final = event("marched", "INV-XVIII.A-4", nation="nation", origin="province", province="province")
