"""Words of package (e) sieges, sacks, fleets (XXIII-XXV)."""

from __future__ import annotations

from latrunculi.games.invasions.rules import words_battle
from latrunculi.games.invasions.rules.lexicon import after

after(words_battle)

# ================================================================ verbs

# ================================================================ events
