"""Words of package (b) events, raids, administration, income, purchases, revolts, calamities (X, XI, XIII-XVI)."""

from __future__ import annotations

from latrunculi.games.invasions.rules import words_life
from latrunculi.games.invasions.rules.lexicon import after

after(words_life)

# ================================================================ verbs

# ================================================================ events
