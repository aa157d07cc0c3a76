"""Words of package (f) alliances, clients, foedera, vassals, diplomacy cards, religion (XXVI-XXXI)."""

from __future__ import annotations

from latrunculi.games.invasions.rules import words_siege
from latrunculi.games.invasions.rules.lexicon import after

after(words_siege)

# ================================================================ verbs

# ================================================================ events
