"""Words of all chapters, and of the frame: set-up, sequence, order of activation, control, VP (I-V, XII, XVII)."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.rules.lexicon import DICE10, event, verb
from latrunculi.kernel.vocabulary import NONE, NUMBER

# ================================================================ verbs

DONE: Final = verb("done", NONE, "INV-IV-12")
YES: Final = verb("yes", NONE, "INV-IV-12")
NO: Final = verb("no", NONE, "INV-IV-12")
CHOOSE_PROVINCE: Final = verb("choose-province", "province", "INV-V.A-3")
CHOOSE_NATION: Final = verb("choose-nation", "nation", "INV-IV-2")
CHOOSE_PIECE: Final = verb("choose-piece", "piece", "INV-IV-12")

# ================================================================ events

TURN: Final = event("turn", "INV-IV-1", turn=NUMBER, year=NUMBER)
ACTIVATED: Final = event("activated", "INV-VI.G-1", nation="nation", age=NUMBER, status="status")
CONTROL: Final = event("control", "INV-XII.B-1", nation="nation", province="province")
CONTROL_LOST: Final = event("control-lost", "INV-XII.B-6", nation="nation", province="province")
CAPITAL_TAKEN: Final = event("capital-taken", "INV-III.G-8", nation="nation", province="province", by="nation")
D2: Final = event("d2", "INV-III.A-4", nation="nation", die=DICE10)
EXCESS: Final = event("excess", "INV-XVII.A-7", nation="nation", piece="piece", province="province")
SCORED: Final = event("scored", "INV-V.B-2", nation="nation", points=NUMBER)
FOEDUS_SCORED: Final = event("foedus-scored", "INV-XXVIII.E-7", nation="nation", points=NUMBER)
GAME_OVER: Final = event("game-over", "INV-V.C-1", camp="camp", points=NUMBER)
