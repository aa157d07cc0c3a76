"""How the words of the game are defined: kinds of object, and a number for each verb and each event.

Each package of chapters has its words in a module of its own (`words_life`, `words_rule`, ...); `words` joins them.
A word is numbered as it is defined, so each of these modules says with `after` which one comes before it: that one has
then been read, whoever asks first.
"""

from __future__ import annotations

from types import ModuleType
from typing import Final

from latrunculi.games.invasions.components.cards import (
    ADMINISTRATION_IDS,
    CALAMITY_IDS,
    DIPLOMACY_IDS,
    EVENT_IDS,
    PILLAGE_IDS,
)
from latrunculi.games.invasions.components.chart import PROVINCE_IDS, REGION_IDS, SEA_IDS
from latrunculi.games.invasions.components.counters import PIECE_IDS, TYPE_IDS
from latrunculi.games.invasions.components.nations import CAMP_IDS, NATION_IDS, RELIGION_IDS
from latrunculi.games.invasions.components.scenarios import STATUS_IDS
from latrunculi.games.invasions.rules.state import BOND_IDS, SOURCE_IDS
from latrunculi.kernel.vocabulary import D10, DieKind
from latrunculi.tabletop.lexicon import Lexicon

WHITE: Final = DieKind("white-dice", ("-", "-", "-", "s", "r", "sr"))
"""White combat dice: s a white sword, r a red one (XX.B-3)."""
BLACK: Final = DieKind("black-dice", ("-", "-", "s", "r", "sr", "ss"))
"""Black combat dice (XX.B-4)."""
COMBAT_DICE: Final = "white-dice"
BLACK_DICE: Final = "black-dice"
DICE10: Final = "dice10"

BOX_IDS: Final = ("reserve", "later", "track", "gone")
PLACE_IDS: Final = PROVINCE_IDS + SEA_IDS + BOX_IDS
"""All places, as `state` numbers them."""

OBJECTS: Final[dict[str, tuple[str, ...]]] = {
    "province": PROVINCE_IDS,
    "sea": SEA_IDS,
    "place": PLACE_IDS,
    "region": REGION_IDS,
    "piece": PIECE_IDS,
    "type": TYPE_IDS,
    "nation": NATION_IDS,
    "camp": CAMP_IDS,
    "religion": RELIGION_IDS,
    "status": STATUS_IDS,
    "bond": BOND_IDS,
    "source": SOURCE_IDS,
    "event-card": EVENT_IDS,
    "treaty": DIPLOMACY_IDS,
    "decree": ADMINISTRATION_IDS,
    "pillage": PILLAGE_IDS,
    "calamity": CALAMITY_IDS,
}
"""Kinds of object with their ids. A words module may add kinds of its own (`kind`)."""
WORDS: Final = Lexicon()
verb, event = WORDS.verb, WORDS.event


def after(previous: ModuleType) -> None:
    """Say which module of words comes before the one that calls: the import has numbered its words already."""
    assert previous.__name__


def kind(name: str, ids: tuple[str, ...]) -> str:
    """Add a kind of object that a chapter speaks of."""
    OBJECTS[name] = ids
    return name


DICE_KINDS: Final = (D10, WHITE, BLACK)
