"""Words of package (b) events, raids, administration, income, purchases, revolts, calamities (X, XI, XIII-XVI)."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components.printed.cards import KINDS_OF_DECREE
from latrunculi.games.invasions.rules import words_life
from latrunculi.games.invasions.rules.lexicon import DICE10, after, event, kind, verb
from latrunculi.kernel.vocabulary import NONE, NUMBER

after(words_life)

DECREE_KINDS: Final = kind("decree-kind", tuple(KINDS_OF_DECREE))
RAID_RESULTS: Final = kind("raid-result", ("failure", "minus", "plus", "settled"))

# ================================================================ verbs

DECREE_KIND: Final = verb("decree-kind", DECREE_KINDS, "INV-XIII.D-3")
DECREE: Final = verb("decree", "decree", "INV-XIII.D-5")
BUY: Final = verb("buy", "piece", "INV-XV.B-1")
REPAIR: Final = verb("repair", "piece", "INV-XV.B-6")
FORTIFY: Final = verb("fortify", "province", "INV-XXIII.C-1")
SUPPRESS: Final = verb("suppress", "province", "INV-XVI.F-1")
THROW_AGAIN: Final = verb("throw-again", NONE, "INV-XVI.F-7")
SEA: Final = verb("place-in-sea", "sea", "INV-XV.B-2")
HERESY_REGION: Final = verb("heresy-in", "region", "INV-XXXI.C-3")

# ================================================================ events

EVENT_DRAWN: Final = event("event-drawn", "INV-X.B-4", camp="camp", card="event-card")
EVENT_KEPT: Final = event("event-kept", "INV-X.B-4", camp="camp")
EVENT_SEEN: Final = event("event-seen", "INV-X.B-4", camp="camp", card="event-card")
RESHUFFLED: Final = event("reshuffled", "INV-X.B-7")
EXCEPTIONAL_CARAVAN: Final = event("exceptional-caravan", "INV-X.D-3", die=DICE10, province="province")
CARAVAN: Final = event("caravan", "INV-X.D-2", nation="nation", province="province", gold=NUMBER)
PLUNDERED: Final = event("plundered", "INV-XXIV.D-3", nation="nation", marker="pillage", gold=NUMBER)
MARKER_KEPT: Final = event("marker-kept", "INV-XXIV.D-5", nation="nation")
PILLAGED: Final = event("pillaged", "INV-XXIV.D-7", province="province")
RESTORED: Final = event("restored", "INV-XIV.I-1", nation="nation", province="province")
REDEPLOYED: Final = event("capital-redeployed", "INV-XIV.I-1", nation="nation", province="province")
RAID: Final = event("raid", "INV-XI.E-1", nation="nation", province="province", die=DICE10, modifier=NUMBER,
                    result=RAID_RESULTS)  # fmt: skip
SETTLED: Final = event("settled", "INV-XI.G-1", nation="nation", province="province")
DECREED: Final = event("decreed", "INV-XIII.D-6", nation="nation", card="decree", gold=NUMBER)
DREW_DECREES: Final = event("drew-decrees", "INV-XIII.D-1", nation="nation", number=NUMBER)
IDLE_LEADERS: Final = event("idle-leaders", "INV-XIII.E-6", nation="nation")
CALAMITY: Final = event("calamity", "INV-XIII.E-4", nation="nation", calamity="calamity")
PAID: Final = event("paid", "INV-XIV.A-1", nation="nation", gold=NUMBER)
RECEIVED: Final = event("received", "INV-XIII.E-3", nation="nation", gold=NUMBER)
INCOME: Final = event("income", "INV-XIV.H-3", nation="nation", gross=NUMBER, expenses=NUMBER, treasury=NUMBER)
BANKRUPT: Final = event("bankrupt", "INV-XIV.J-1", nation="nation")
COLLAPSE_ROLL: Final = event("collapse-roll", "INV-XIV.K-2", nation="nation", die=DICE10, modifier=NUMBER)
COLLAPSED: Final = event("collapsed", "INV-XIV.K-8", nation="nation")
BOUGHT: Final = event("bought", "INV-XV.B-1", nation="nation", piece="piece", place="place", gold=NUMBER)
REPAIRED: Final = event("repaired", "INV-XV.B-6", nation="nation", piece="piece", gold=NUMBER)
FORTIFIED: Final = event("fortified", "INV-XXIII.C-1", nation="nation", province="province", gold=NUMBER)
REVOLT_CAMP: Final = event("revolt-camp", "INV-XVI.B-1", die=DICE10, camp="camp")
REVOLT_REGION: Final = event("revolt-region", "INV-XVI.C-1", die=DICE10, region="region")
REVOLT: Final = event("revolt", "INV-XVI.D-3", nation="nation", province="province")
SUPPRESSION: Final = event("suppression", "INV-XVI.F-3", nation="nation", province="province", die=DICE10,
                           modifier=NUMBER)  # fmt: skip
SUPPRESSED: Final = event("suppressed", "INV-XVI.F-11", nation="nation", province="province")
UNIT_LOST: Final = event("unit-lost", "INV-XX.H-5", nation="nation", piece="piece")
HERESY_PLACED: Final = event("heresy-placed", "INV-XXXI.C-5", region="region")
PLOT_ROLL: Final = event("plot-roll", "INV-XIII.E-4", piece="piece", die=DICE10)
EVENT_PLAYED: Final = event("event-played", "INV-X.B-7", camp="camp", card="event-card")
CITY_GREW: Final = event("city-grew", "INV-X.B-4", province="province", level=NUMBER)
QUAKE: Final = event("quake", "INV-X.B-4", die=DICE10, region="region")
WITHERED: Final = event("withered", "INV-X.B-4", province="province")
CALMED: Final = event("calmed", "INV-III.G-5", nation="nation", province="province")
