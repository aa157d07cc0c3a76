"""Words of package (d) combat, standard and advanced (XX, XXI)."""

from __future__ import annotations

from latrunculi.games.invasions.rules import words_march
from latrunculi.games.invasions.rules.lexicon import after

after(words_march)

# ================================================================ verbs

# ================================================================ events
