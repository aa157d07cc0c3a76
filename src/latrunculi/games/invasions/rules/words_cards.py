"""Words of Event cards that are played between battles (X.B), and of the special rules of profiles and aids (I-4)."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.rules import words_treaty
from latrunculi.games.invasions.rules.lexicon import after, event, verb
from latrunculi.kernel.vocabulary import NONE, NUMBER

after(words_treaty)

# ================================================================ verbs

LIBERATE: Final = verb("liberate", "nation", "INV-XXIX.G-4")
REJUVENATE: Final = verb("rejuvenate", "nation", "INV-VI.E-8")
HIRE: Final = verb("hire", "piece", "INV-X.B-5")
PURLOIN: Final = verb("purloin", "camp", "INV-X.B-5")
SEND_ENVOY: Final = verb("send-envoy", "nation", "INV-X.B-5")
MURDER: Final = verb("murder", "piece", "INV-X.B-5")
EXALT: Final = verb("exalt", "piece", "INV-X.B-5")
SUPPLY: Final = verb("supply", "piece", "INV-X.B-5")
HASTEN: Final = verb("hasten", "province", "INV-X.B-5")
SCOUT: Final = verb("scout", "province", "INV-X.B-5")
ENLIST: Final = verb("enlist", NONE, "INV-XIV.C-1")
RECALL: Final = verb("recall", "piece", "INV-XXVI.B-2")
INCITE: Final = verb("incite", "province", "INV-X.B-5")

# ================================================================ events

LIBERATED: Final = event("liberated", "INV-XXIX.G-4", nation="nation", lord="nation")
HIRED: Final = event("hired", "INV-X.B-5", nation="nation", piece="piece", province="province")
PURLOINED: Final = event("purloined", "INV-X.B-5", camp="camp", victim="camp")
EXALTED: Final = event("exalted", "INV-X.B-5", leader="piece")
SUPPLIED: Final = event("supplied", "INV-X.B-5", leader="piece")
HASTENED: Final = event("hastened", "INV-X.B-5", province="province")
SCOUTED: Final = event("scouted", "INV-X.B-5", province="province")
MUTINEERS: Final = event("mutineers", "INV-X.B-5", nation="nation", province="province")
CANCELLED: Final = event("cancelled", "INV-X.B-5", card="event-card", camp="camp")
INHERITED: Final = event("inherited", "INV-XIV.K-12", nation="nation", empire="nation", gold=NUMBER)
HUNS_REFUSE: Final = event("huns-refuse", "INV-XIV.C-1", nation="nation")
RECALLED: Final = event("recalled", "INV-XXVI.B-2", nation="nation", piece="piece")
TRIBUTE_SCORED: Final = event("tribute-scored", "INV-V.B-3", nation="nation", points=NUMBER)
ENVOY_SENT: Final = event("envoy-sent", "INV-X.B-5", nation="nation")
ENVOY_BRINGS: Final = event("envoy-brings", "INV-X.B-5", nation="nation", treaty="treaty")
"""Told to the nation's player alone."""
