"""Words of package (e) sieges, sacks, fleets (XXIII-XXV)."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.rules import words_battle
from latrunculi.games.invasions.rules.lexicon import DICE10, after, event, verb
from latrunculi.kernel.vocabulary import NONE, NUMBER

after(words_battle)

# ================================================================ verbs

BESIEGE_AT: Final = verb("besiege-at", "province", "INV-XXIV.A-1")
BESIEGE: Final = verb("besiege", NONE, "INV-XXIV.C-2")
ASSAULT: Final = verb("assault", NONE, "INV-XXIV.C-3")
RAISE: Final = verb("raise-siege", NONE, "INV-XXIV.A-1")
MAINTAIN: Final = verb("maintain-siege", NONE, "INV-XXIV.C-12")
SACK: Final = verb("sack", NONE, "INV-XXIV.C-11")
RAZE: Final = verb("raze", NONE, "INV-XXIV.E-1")
STRATAGEM: Final = verb("stratagem", "event-card", "INV-XX.A-11")
SAIL: Final = verb("sail", "piece", "INV-XXV.A-2")
SAIL_TO: Final = verb("sail-to", "sea", "INV-XXV.A-2")
CHALLENGE: Final = verb("challenge", "nation", "INV-XXV.B-1")
BLOCKADE: Final = verb("blockade", "sea", "INV-XXV.F-1")
OPEN_STRAIT: Final = verb("open-strait", "sea", "INV-XXV.F-1")
EMBARK: Final = verb("embark", "piece", "INV-XXV.C-8")
SHIP: Final = verb("ship", "province", "INV-XXV.D-2")
LAND_AT: Final = verb("land-at", "province", "INV-XXV.E-1")
DROWN: Final = verb("drown", "piece", "INV-XXV.D-12")

# ================================================================ events

SIEGE: Final = event("siege", "INV-XXIV.A-1", nation="nation", province="province")
ASSAULTED: Final = event("assaulted", "INV-XXIV.C-3", nation="nation", province="province")
SIEGE_ROLL: Final = event("siege-roll", "INV-XXIV.C-2", nation="nation", province="province", die=DICE10, bonus=NUMBER)
SIEGE_FAILED: Final = event("siege-failed", "INV-XXIV.A-3", nation="nation", province="province")
SIEGE_KEPT: Final = event("siege-kept", "INV-XXIV.C-12", nation="nation", province="province")
CITY_TAKEN: Final = event("city-taken", "INV-XXIV.A-4", nation="nation", province="province")
SURRENDERED: Final = event("surrendered", "INV-XXIV.B-1", nation="nation", province="province")
RESISTED: Final = event("resisted", "INV-XXIV.B-1", nation="nation", province="province")
SACKED: Final = event("sacked", "INV-XXIV.D-1", nation="nation", province="province", gold=NUMBER)
SACK_PREVENTED: Final = event("sack-prevented", "INV-XXIV.C-11", province="province")
RAZED: Final = event("razed", "INV-XXIV.E-1", nation="nation", province="province")
DEED: Final = event("deed", "INV-V.B-3", nation="nation", province="province", points=NUMBER)
SAILED: Final = event("sailed", "INV-XXV.A-2", nation="nation", origin="sea", sea="sea")
CHALLENGED: Final = event("challenged", "INV-XXV.B-1", nation="nation", enemy="nation", sea="sea")
CHALLENGE_FAILED: Final = event("challenge-failed", "INV-XXV.B-3", nation="nation", sea="sea")
BATTLE_REFUSED: Final = event("battle-refused", "INV-XXV.C-9", nation="nation", enemy="nation", sea="sea")
EMBARKED: Final = event("embarked", "INV-XXV.C-8", nation="nation", leader="piece", sea="sea")
SHIPPED: Final = event("shipped", "INV-XXV.D-10", nation="nation", origin="province", province="province")
LANDING: Final = event("landing", "INV-XXV.E-1", nation="nation", origin="province", province="province")
SEA_RISK: Final = event("sea-risk", "INV-XXV.E-5", nation="nation", province="province", die=DICE10, bonus=NUMBER)
TURNED_BACK: Final = event("turned-back", "INV-XXV.D-11", nation="nation", province="province")
FLEET_LOST: Final = event("fleet-lost", "INV-XXV.E-8", nation="nation", piece="piece")
DROWNED: Final = event("drowned", "INV-XXV.D-12", nation="nation", piece="piece")
BLOCKADED: Final = event("blockaded", "INV-XXV.F-1", nation="nation", sea="sea")
STRAIT_OPENED: Final = event("strait-opened", "INV-XXV.F-1", nation="nation", sea="sea")
