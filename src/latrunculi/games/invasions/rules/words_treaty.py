"""Words of package (f) alliances, clients, foedera, vassals, diplomacy cards, religion (XXVI-XXXI)."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.rules import words_siege
from latrunculi.games.invasions.rules.lexicon import after, event, verb
from latrunculi.kernel.vocabulary import NONE, NUMBER

after(words_siege)

# ================================================================ verbs

LEND: Final = verb("lend", "piece", "INV-XXIX.D-1")
REBEL: Final = verb("rebel", NONE, "INV-XXIX.G-5")
CONVERT: Final = verb("convert", NONE, "INV-XXXI.B-1")
CLAIM: Final = verb("claim", NONE, "INV-XXXI.B-2")
CEDE: Final = verb("cede", "province", "INV-XXVIII.B-1")
BREAK_FOEDUS: Final = verb("break-foedus", NONE, "INV-XXVIII.G-1")
ALLY: Final = verb("ally", "nation", "INV-XXVI.A-2")
PART: Final = verb("part", "nation", "INV-XXX.B-8")
DECLARE_WAR: Final = verb("declare-war", "nation", "INV-XII.D-4")

# ================================================================ events

SUBMITTED: Final = event("submitted", "INV-XXIX.A-2", nation="nation", lord="nation", bond="bond")
DRIVEN: Final = event("driven", "INV-XXVIII.E-6", nation="nation", province="province", there="province")
SHARED: Final = event("shared-treasury", "INV-XXIX.B-4", nation="nation", lord="nation", gold=NUMBER)
CARD_TAKEN: Final = event("card-taken", "INV-XXIX.B-6", nation="nation", lord="nation")
LENT: Final = event("lent", "INV-XXIX.D-2", nation="nation", lord="nation", piece="piece", province="province")
REBELLED: Final = event("rebelled", "INV-XXIX.G-6", nation="nation", lord="nation")
PUT_DOWN: Final = event("put-down", "INV-XXIX.G-8", nation="nation", lord="nation")
CONVERTED: Final = event("converted", "INV-XXXI.B-1", nation="nation")
BAPTISED: Final = event("baptised", "INV-XXXI.B-2", nation="nation", points=NUMBER)
BLESSED: Final = event("blessed", "INV-XXXI.B-3", nation="nation", points=NUMBER)
FOEDUS_OFFERED: Final = event("foedus-offered", "INV-XXVIII.A-1", empire="nation", nation="nation",
                              province="province", other="province")  # fmt: skip
FOEDUS_REFUSED: Final = event("foedus-refused", "INV-XXVIII.A-1", nation="nation", empire="nation")
FEDERATED: Final = event("federated", "INV-XXVIII.A-5", nation="nation", empire="nation")
DENOUNCED: Final = event("foedus-denounced", "INV-XXVIII.G-7", nation="nation", empire="nation")
FOEDUS_KEPT: Final = event("foedus-kept", "INV-XXVIII.G-3", nation="nation", empire="nation")
ALLIANCE_PROPOSED: Final = event("alliance-proposed", "INV-XXX.B-1", nation="nation", ally="nation")
ALLIED: Final = event("allied", "INV-XXVI.A-1", nation="nation", ally="nation")
ALLIANCE_REFUSED: Final = event("alliance-refused", "INV-XXX.B-2", nation="nation", ally="nation")
ALLIANCE_OVER: Final = event("alliance-over", "INV-XXVI.B-5", nation="nation", ally="nation")
ALLIANCE_KEPT: Final = event("alliance-kept", "INV-XXX.B-8", nation="nation", ally="nation")
POSTPONED: Final = event("postponed", "INV-XXVI.B-3", nation="nation", ally="nation")
WAR_DECLARED: Final = event("war-declared", "INV-XII.D-4", nation="nation", foe="nation")
SEPARATED: Final = event("separated", "INV-XXVI.B-7", nation="nation", province="province")
