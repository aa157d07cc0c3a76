"""The words of the game as the rest of the program knows them: all modules of words joined."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.rules import words_envoys
from latrunculi.games.invasions.rules.lexicon import DICE_KINDS, OBJECTS, WORDS, after
from latrunculi.kernel.vocabulary import Vocabulary

after(words_envoys)

VOCABULARY: Final = Vocabulary(OBJECTS, WORDS.verbs, WORDS.events, DICE_KINDS)
"""*Invasions* as the rest of the program knows it."""
