"""The words that the games of the family have alike: of what their verbs speak, and what their events tell.

A game numbers them among its own, in its own order, and gives each the clause that it comes from.
"""

from __future__ import annotations

from typing import Final

from latrunculi.kernel.vocabulary import DICE, DICE10, NONE, NUMBER

VERBS: Final = {
    # everywhere
    "done": NONE,
    "choose-leader": "piece",
    "choose-unit": "piece",
    "choose-people": "people",
    "choose-zone": "zone",
    "place-in": "zone",
    # stratagems
    "play": "stratagem",
    "decline": NONE,
    "decline-all": NONE,
    "discard": "stratagem",
    # movement
    "march": "piece",
    "advance": "piece",
    "take": "piece",
    "leave": "piece",
    "move-to": "zone",
    "halt": NONE,
    "rally": NONE,
    "escape-to": "zone",
    "embark": "piece",
    "sail-to": "place",
    "land": "piece",
    # combat
    "fight-in": "zone",
    "evade": NONE,
    "stand": NONE,
    "weaken": "piece",
    "withdraw": "piece",
    "retreat-to": "zone",
}
"""For each verb the kind of its object."""

EVENTS: Final[dict[str, dict[str, str]]] = {
    # sequence
    "year": {"year": NUMBER},
    "initiative-roll": {"die": DICE, "politics": NUMBER, "camp": "camp"},
    "sequence": {"camp": "camp", "left": NUMBER},
    "placed": {"piece": "piece", "place": "place"},
    "year-event": {"d6": DICE, "d10": DICE10, "number": NUMBER},
    "summoned": {"piece": "piece"},
    # politics and Peoples
    "loyalty-roll": {"piece": "piece", "die": DICE, "politics": NUMBER},
    "status": {"people": "people", "status": "status"},
    "freed": {"people": "people"},
    # stratagems
    "drew": {"camp": "camp", "stratagem": "stratagem"},
    "drew-hidden": {"camp": "camp"},
    "cup-empty": {"camp": "camp"},
    "played": {"camp": "camp", "stratagem": "stratagem"},
    "gave-back": {"camp": "camp", "stratagem": "stratagem"},
    "gave-back-hidden": {"camp": "camp"},
    "initiative-to": {"camp": "camp"},
    "murder-roll": {"piece": "piece", "die": DICE10, "fatal": NUMBER},
    "plague-roll": {"piece": "piece", "die": DICE10, "fatal": NUMBER},
    "deserted": {"zone": "zone"},
    # movement
    "moved": {"piece": "piece", "place": "place"},
    "took": {"leader": "piece", "piece": "piece"},
    "marched": {"leader": "piece", "units": NUMBER, "place": "place"},
    "left": {"piece": "piece", "place": "place"},
    "escape-roll": {"leader": "piece", "place": "place", "die": DICE10},
    "no-escape": {"leader": "piece", "place": "place"},
    "escaped": {"leader": "piece", "place": "place"},
    "landed": {"piece": "piece", "place": "place"},
    # combat
    "evasion-roll": {"die": DICE, "strategy": NUMBER},
    "odds": {"attack": NUMBER, "defence": NUMBER, "odds": "odds", "column": "odds"},
    "modifier": {"modifier": "modifier", "amount": NUMBER},
    "battle-roll": {"die": DICE, "line": NUMBER},
    "die-replaced": {"line": NUMBER},
    "outcome": {"attack": "result", "defence": "result", "camp": "camp"},
    "weakened": {"piece": "piece"},
    "eliminated": {"piece": "piece"},
    # adjustments and victory
    "restored": {"piece": "piece"},
    "scored": {"camp": "camp", "points": NUMBER, "reason": "reason"},
}
"""For each event its fields, each with the kind of what stands there."""

COLUMNS: Final = ("1/3", "1/2", "2/3", "4/5", "1/1", "5/4", "3/2", "2/1", "3/1", "4/1")
"""The columns of the battle table."""
