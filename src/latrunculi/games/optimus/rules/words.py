"""The words of the game: kinds of object, verbs and events, each with the clause that it comes from.

Each chapter has its block of verbs and its block of events; a word is numbered as it is defined. A field of kind
`piece` names a leader or a decoy to those who know him, and to others the back of his counter (`knowledge.tell`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

)
from latrunculi.games.optimus.components.counters import PEOPLE_IDS, STRATAGEM_IDS, TYPE_IDS
from latrunculi.games.optimus.components.pieces import BACK_IDS, PIECE_IDS
from latrunculi.games.optimus.components.world import BOX_IDS, CONTREE_IDS, PLACE_IDS, REGION_IDS
from latrunculi.kernel.vocabulary import D6, DICE, FORCED_EVENT, NONE, NUMBER, EventKind, Verb, Vocabulary

EVENT_IDS: Final = ("none", "overflow", "frozen", "dry")
TACTIC_IDS: Final = ("frontal", "general", "deterrence", "envelopment")

OBJECTS: Final = {
    "region": REGION_IDS,
    "contree": CONTREE_IDS,
    "box": BOX_IDS,
    "place": PLACE_IDS,
    "piece": PIECE_IDS + BACK_IDS,
    "type": TYPE_IDS,
    "people": PEOPLE_IDS,
    "link": LINK_IDS,
    "side": SIDE_IDS,
    "season": SEASON_IDS,
    "season-event": EVENT_IDS,
    "stratagem": STRATAGEM_IDS,
    "tactic": TACTIC_IDS,
}  # fmt: skip

_VERBS: Final[list[Verb]] = []
_EVENTS: Final[list[EventKind]] = [FORCED_EVENT]


def _verb(name: str, kind: str, rule: str) -> int:
    _VERBS.append(Verb(name, kind, rule))
    return len(_VERBS) - 1


def _event(name: str, rule: str, **fields: str) -> int:
    _EVENTS.append(EventKind(name, rule, tuple(fields.items())))
    return len(_EVENTS) - 1


def _event_by(name: str, rule: str, by: str, clauses: Mapping[Any, str], **fields: str) -> int:
    _EVENTS.append(EventKind(name, rule, tuple(fields.items()), by, clauses))
    return len(_EVENTS) - 1


# ================================================================ verbs

# ---------------------------------------------------------------- everywhere
DONE: Final = _verb("done", NONE, "OP-2-1")
YES: Final = _verb("yes", NONE, "OP-2-1")
NO: Final = _verb("no", NONE, "OP-2-1")
CHOOSE_REGION: Final = _verb("choose-region", "region", "OP-2-1")
CHOOSE_PIECE: Final = _verb("choose-piece", "piece", "OP-2-1")
CHOOSE_NUMBER: Final = _verb("choose-number", NUMBER, "OP-2-1")
# ---------------------------------------------------------------- sequence and actions (2-4)
BUY_PA: Final = _verb("buy-pa", "piece", "OP-2-15")
WAIT: Final = _verb("wait", NONE, "OP-2-19")
IDLE: Final = _verb("idle", "piece", "OP-2-19")
# ---------------------------------------------------------------- marches, decoys, supreme leader, fleets (5)
# ---------------------------------------------------------------- attrition and supply (6)
# ---------------------------------------------------------------- contact and battle (7, 8, 9.11, 10)
# ---------------------------------------------------------------- sieges and works (9)
# ---------------------------------------------------------------- loot, harvest, recruitment (11-13)
# ---------------------------------------------------------------- stratagems (14)

# ================================================================ events

# ---------------------------------------------------------------- sequence and actions (2-4)
SEASON: Final = _event("season", "OP-2-1", year=NUMBER, season="season")
SEASON_EVENT: Final = _event("season-event", "OP-2-3", season="season", die=DICE, event="season-event")
NO_SEASON_EVENT: Final = _event("no-season-event", "OP-2-7", season="season", die=DICE)
SIEGE_LASTS: Final = _event("siege-lasts", "OP-2-8", region="region", marker=NUMBER)
PILLAGE_ROLL: Final = _event("pillage-roll", "OP-2-10", region="region", die=DICE)
RECOVERED: Final = _event("recovered", "OP-2-11", region="region", pf=NUMBER)
SITE_RESTORED: Final = _event("site-restored", "OP-9.10.1-2", region="region", vd=NUMBER)
PA_ROLL: Final = _event("pa-roll", "OP-2-14", side="side", die=DICE, pa=NUMBER)
PA_BOUGHT: Final = _event("pa-bought", "OP-2-15", side="side", pa=NUMBER)
WAITED: Final = _event("waited", "OP-2-19", side="side")
IDLED: Final = _event("idled", "OP-2-19", side="side")
# ---------------------------------------------------------------- marches, decoys, supreme leader, fleets (5)
# ---------------------------------------------------------------- attrition and supply (6)
# ---------------------------------------------------------------- contact and battle (7, 8, 9.11, 10)
# ---------------------------------------------------------------- sieges and works (9)
# ---------------------------------------------------------------- loot, harvest, recruitment (11-13)
# ---------------------------------------------------------------- stratagems (14)
# ---------------------------------------------------------------- scenarios and victory

VERBS: Final = tuple(_VERBS)
EVENTS: Final = tuple(_EVENTS)
VOCABULARY: Final = Vocabulary(OBJECTS, VERBS, EVENTS, (D6,))
"""*Optimus Princeps* as the rest of the program knows it."""
