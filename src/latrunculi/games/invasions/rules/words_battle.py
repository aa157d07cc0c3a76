"""Words of package (d) combat, standard and advanced (XX, XXI)."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.rules import words_march
from latrunculi.games.invasions.rules.lexicon import BLACK_DICE, COMBAT_DICE, DICE10, after, event, kind, verb
from latrunculi.kernel.vocabulary import NONE, NUMBER

after(words_march)

COMBAT_DIE_IDS: Final = tuple(
    f"{side}-{colour}-{face}"
    for side in ("attacker", "defender")
    for colour in ("white", "black")
    for face in ("blank", "sword", "red", "both", "two")
)
"""The dice of a melee, alike ones once: by side, colour and face (`tables.FACES` knows the faces by these numbers)."""
SIDE: Final = kind("battle-side", ("attacker", "defender"))
COMBAT_DIE: Final = kind("combat-die", COMBAT_DIE_IDS)

# ================================================================ verbs

FIGHT_AT: Final = verb("fight-at", "province", "INV-XX.A-4")
FIGHT: Final = verb("fight", "nation", "INV-XX.A-1")
TAKE_HIT: Final = verb("take-hit", "piece", "INV-XX.H-4")
PLEDGE_ADD: Final = verb("pledge-add", NONE, "INV-XX.E-6")
PLEDGE_REMOVE: Final = verb("pledge-remove", NONE, "INV-XX.E-6")
PLEDGE_PLUS: Final = verb("pledge-plus", NONE, "INV-XXI.D-2")
PLEDGE_MINUS: Final = verb("pledge-minus", NONE, "INV-XXI.D-2")
REROLL: Final = verb("reroll", COMBAT_DIE, "INV-XX.E-4")
REROLL_SIDE: Final = verb("reroll-side", SIDE, "INV-XXI.D-1")
CONCEDE: Final = verb("concede", NONE, "INV-XXI.F-3")
RECOVER: Final = verb("recover", "piece", "INV-XX.K-1")
REFIT: Final = verb("refit", "piece", "INV-XX.K-5")
RETREAT_TO: Final = verb("retreat-to", "province", "INV-XX.L-2")
LEAVE_BEHIND: Final = verb("leave-behind", "piece", "INV-XX.L-4")
TAKE_REFUGE: Final = verb("take-refuge", "province", "INV-XX.J-2")
AID_ATTACKER: Final = verb("aid-attacker", "event-card", "INV-XX.A-11")
AID_DEFENDER: Final = verb("aid-defender", "event-card", "INV-XX.A-11")
DESERT: Final = verb("desert", "piece", "INV-XX.A-11")
SAVE: Final = verb("save-leader", "event-card", "INV-XX.A-11")

# ================================================================ events

BATTLE: Final = event("battle", "INV-XX-1", attacker="nation", defender="nation", place="place")
AMBUSH_TEST: Final = event("ambush-test", "INV-XX.D-16", nation="nation", die=DICE10)
AMBUSHED: Final = event("ambushed", "INV-XX.D-14", nation="nation", place="place")
VOLLEY: Final = event("volley", "INV-XX.D-9", nation="nation", white=COMBAT_DICE, black=BLACK_DICE, hits=NUMBER)
MELEE_THROW: Final = event("melee-throw", "INV-XX.H-1", nation="nation", white=COMBAT_DICE, black=BLACK_DICE)
REROLLED: Final = event("rerolled", "INV-XX.E-4", nation="nation", die=COMBAT_DIE, now=COMBAT_DIE)
PLEDGED: Final = event("pledged", "INV-XX.E-6", nation="nation")
BLOWS: Final = event("blows", "INV-XX.H-2", nation="nation", hits=NUMBER)
REDUCED: Final = event("reduced", "INV-XX.H-5", nation="nation", piece="piece")
ELIMINATED: Final = event("eliminated", "INV-XX.H-5", nation="nation", piece="piece")
WON: Final = event("battle-won", "INV-XX.I-1", nation="nation", loser="nation", place="place")
DRAWN: Final = event("battle-drawn", "INV-XXV.C-7", place="place")
FATE: Final = event("fate", "INV-XX.J-1", nation="nation", leader="piece", die=DICE10)
ASSASSIN: Final = event("assassin", "INV-XX.J-3", nation="nation", leader="piece", die=DICE10)
LEADER_LOST: Final = event("leader-lost", "INV-XX.J-1", nation="nation", leader="piece")
SPARED: Final = event("leader-spared", "INV-XX.A-11", nation="nation", leader="piece")
RECOVERED: Final = event("recovered", "INV-XX.K-1", nation="nation", piece="piece")
REFITTED: Final = event("refitted", "INV-XX.K-5", nation="nation", piece="piece")
RETREATED: Final = event("retreated", "INV-XX.L-2", nation="nation", origin="province", province="province")
LEFT_BEHIND: Final = event("left-behind", "INV-XX.L-4", nation="nation", piece="piece", province="province")
NO_RETREAT: Final = event("no-retreat", "INV-XX.L-13", nation="nation", piece="piece", province="place")
REFUGE: Final = event("refuge", "INV-XX.J-2", nation="nation", leader="piece", province="province")
DESERTED: Final = event("deserted", "INV-XX.A-11", nation="nation", piece="piece")
LIMES_LOST: Final = event("limes-lost", "INV-XX.L-12", province="place")
SHOTS: Final = event("shots", "INV-XXI.C-2", nation="nation", dice=NUMBER, modifier=NUMBER, hits=NUMBER)
CLASHED: Final = event("clashed", "INV-XXI.F-5", nation="nation", dice=NUMBER, modifier=NUMBER)
CONCEDED: Final = event("conceded", "INV-XXI.F-3", nation="nation")
CARD_HELPS: Final = event("card-helps", "INV-XX.A-11", card="event-card", nation="nation")
GAVE_WAY: Final = event("gave-way", "INV-XII.D-1", nation="nation", province="province")
