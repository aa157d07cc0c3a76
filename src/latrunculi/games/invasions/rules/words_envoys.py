"""Words of the Diplomacy cards (XXX)."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.rules import words_cards
from latrunculi.games.invasions.rules.lexicon import after, event, verb
from latrunculi.kernel.vocabulary import NONE, NUMBER

after(words_cards)

# ================================================================ verbs

IMPOSE_TREATY: Final = verb("impose-treaty", "nation", "INV-XXX.C-1")
MARRY: Final = verb("marry", "nation", "INV-XXX.D-1")
PAY_TRIBUTE: Final = verb("pay-tribute", "nation", "INV-XXX.E-1")
IMPOSE_FOEDUS: Final = verb("impose-foedus", "nation", "INV-XXX.F-1")
BRIBE: Final = verb("bribe", NONE, "INV-XXX.G-1")
HIRE_FROM: Final = verb("hire-from", "nation", "INV-XXX.H-1")

# ================================================================ events

TREATIES_DRAWN: Final = event("treaties-drawn", "INV-XXX.A-6", nation="nation", number=NUMBER)
TREATY_SEEN: Final = event("treaty-seen", "INV-XXX.A-8", nation="nation", card="treaty")
TREATY_PLAYED: Final = event("treaty-played", "INV-XXX.A-9", nation="nation", card="treaty", target="nation")
TREATIES_RETURNED: Final = event("treaties-returned", "INV-XXX.A-10", nation="nation", number=NUMBER)
PAID_TO: Final = event("paid-to", "INV-XXX.A-11", nation="nation", target="nation", gold=NUMBER)
CLIENT_WON: Final = event("client-won", "INV-XXX.B-6", nation="nation", patron="nation")
CLIENT_FREED: Final = event("client-freed", "INV-XXX.B-8", nation="nation", patron="nation")
PACT: Final = event("pact", "INV-XXX.E-3", nation="nation", target="nation")
PACT_OVER: Final = event("pact-over", "INV-XXX.E-4", nation="nation", target="nation")
EVACUATED: Final = event("evacuated", "INV-XXX.C-6", nation="nation", province="province", target="nation")
MOVED_IN: Final = event("moved-in", "INV-XXX.C-7", nation="nation", piece="piece", province="province")
MARRIAGE_KEPT: Final = event("marriage-kept", "INV-XXX.D-3", nation="nation", points=NUMBER)
BRIBED: Final = event("bribed", "INV-XXX.G-2", nation="nation", besieger="nation", province="province")
CAME_HOME: Final = event("came-home", "INV-XXX.D-5", nation="nation", piece="piece", province="province")
CHANGED_SIDES: Final = event("changed-sides", "INV-XXX.H-5", nation="nation", piece="piece")
