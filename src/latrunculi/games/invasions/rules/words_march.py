"""Words of package (c) movement, interception, flight, campaigns (XVIII, XIX, XXII)."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.rules import words_rule
from latrunculi.games.invasions.rules.lexicon import DICE10, after, event, verb
from latrunculi.kernel.vocabulary import NUMBER

after(words_rule)

# ================================================================ verbs

MARCH: Final = verb("march", "province", "INV-XVIII.A-1")
STEP_TO: Final = verb("step-to", "province", "INV-XVIII.A-4")
LEAVE: Final = verb("leave", "piece", "INV-XVIII.D-1")
TAKE: Final = verb("take", "piece", "INV-XVIII.D-1")
OVERRUN: Final = verb("overrun", "piece", "INV-XVIII.E-1")
FORCE: Final = verb("force", "province", "INV-XVIII.F-1")
HOLD: Final = verb("hold", "piece", "INV-XVIII.F-2")
STAND_ASIDE: Final = verb("stand-aside", "piece", "INV-XIX.A-21")
MIGRATE: Final = verb("migrate", "nation", "INV-XVIII.G-3")
SETTLE_IN: Final = verb("settle-in", "province", "INV-XVIII.G-3")
FOLLOW: Final = verb("follow", "piece", "INV-XVIII.G-3")
REBUILD: Final = verb("rebuild", "province", "INV-XVIII.I-8")
INTERCEPT: Final = verb("intercept", "province", "INV-XIX.A-3")
STAY_BEHIND: Final = verb("stay-behind", "piece", "INV-XIX.A-4")
FLEE_TO: Final = verb("flee-to", "province", "INV-XIX.B-1")
CAMPAIGN: Final = verb("campaign", "piece", "INV-XXII.A-3")
REDEPLOY: Final = verb("redeploy", "province", "INV-XXII.A-4")
SUMMON: Final = verb("summon", "piece", "INV-XXII.B-2")

# ================================================================ events

MARCHED: Final = event("marched", "INV-XVIII.A-4", nation="nation", origin="province", province="province")
OVERRAN: Final = event("overran", "INV-XVIII.E-2", nation="nation", piece="piece", province="province")
FORCED: Final = event("passage-forced", "INV-XVIII.F-1", nation="nation", province="province")
MIGRATED: Final = event("migrated", "INV-XVIII.G-3", nation="nation", origin="province", province="province")
FOLLOWED: Final = event("followed", "INV-XVIII.G-3", piece="piece", origin="province", province="province")
LIMES_BREACHED: Final = event("limes-breached", "INV-XVIII.I-6", nation="nation", province="province", die=DICE10)
LIMES_REBUILT: Final = event("limes-rebuilt", "INV-XVIII.I-8", nation="nation", province="province")
LIMES_RETIRED: Final = event("limites-retired", "INV-XVIII.I-9", number=NUMBER)
INTERCEPTED: Final = event(
    "intercepted", "INV-XIX.A-8", nation="nation", origin="province", province="province", die=DICE10, bonus=NUMBER
)
INTERCEPTION_MADE: Final = event("interception-made", "INV-XIX.A-17", nation="nation", province="province")
INTERCEPTION_FAILED: Final = event("interception-failed", "INV-XIX.A-16", nation="nation", province="province")
FLEEING: Final = event("fleeing", "INV-XIX.B-3", nation="nation", province="province", die=DICE10, bonus=NUMBER)
FLED: Final = event("fled", "INV-XIX.B-11", nation="nation", origin="province", province="province")
FLIGHT_FAILED: Final = event("flight-failed", "INV-XIX.B-10", nation="nation", province="province")
CAMPAIGNING: Final = event("campaigning", "INV-XXII.A-1", nation="nation", leader="piece", number=NUMBER)
REDEPLOYED: Final = event(
    "campaign-redeployed", "INV-XXII.A-4", nation="nation", origin="province", province="province"
)
JOINED: Final = event("joined", "INV-XXII.B-2", leader="piece", piece="piece", origin="province")
