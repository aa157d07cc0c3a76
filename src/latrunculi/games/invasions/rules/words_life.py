"""Words of package (a) the life of nations, realms, reinforcements, chronology (VI-IX)."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components.chronology import DATED_IDS
from latrunculi.games.invasions.rules import words_frame
from latrunculi.games.invasions.rules.lexicon import DICE10, after, event, kind, verb
from latrunculi.kernel.vocabulary import NUMBER

after(words_frame)

ARM_IDS: Final = ("infantry", "archers", "cavalry", "mounted-archers")
"""What a player picks of a number of reinforcements (IX.D-5), in the order of `muster.ARMS`."""
ARMS: Final = kind("arm", ARM_IDS)
ENTRIES: Final = kind("dated", DATED_IDS)

# ================================================================ verbs

FOUND_KINGDOM: Final = verb("found-kingdom", "nation", "INV-VII.B-1")
BUILD_CITY: Final = verb("build-city", "province", "INV-VII.D-4")
SEAT_CAPITAL: Final = verb("seat-capital", "province", "INV-VII.D-6")
RECEIVE_ARM: Final = verb("receive-arm", ARMS, "INV-IX.D-5")
RECEIVE: Final = verb("receive", "piece", "INV-IX.D-6")
POST: Final = verb("post", "province", "INV-IX.C-2")
EVACUATE: Final = verb("evacuate-to", "province", "INV-IX.B-2")
KEEP_LEADER: Final = verb("keep-leader", "piece", "INV-X.B-4")
INFLUX_OF: Final = verb("influx-of", "nation", "INV-X.B-4")
SUBMIT_TO: Final = verb("submit-to", "province", "INV-IX.B-4")

# ================================================================ events

AGED: Final = event("aged", "INV-VI.E-2", nation="nation", age=NUMBER)
DECLINE: Final = event("decline", "INV-VI.E-10", nation="nation", level=NUMBER)
FADED: Final = event("faded", "INV-VI.F-1", region="region")
PENALTY: Final = event("penalty", "INV-VI.E-12", nation="nation", gold=NUMBER)
KINGDOM_ROLL: Final = event("kingdom-roll", "INV-VII.C-2", nation="nation", die=DICE10, modifier=NUMBER, age=NUMBER)
KINGDOM_FOUNDED: Final = event("kingdom-founded", "INV-VII.A-1", nation="nation")
EMPIRE_ROLL: Final = event("empire-roll", "INV-VIII.B-3", nation="nation", die=DICE10, modifier=NUMBER)
EMPIRE_FOUNDED: Final = event("empire-founded", "INV-VIII.B-10", nation="nation")
ALLOWANCE: Final = event("allowance", "INV-VII.D-3", nation="nation", gold=NUMBER)
CITY_FOUNDED: Final = event("city-founded", "INV-VII.D-4", nation="nation", province="province", level=NUMBER)
CAPITAL_SEATED: Final = event("capital-seated", "INV-VII.D-6", nation="nation", province="province")
HUNS_ROLL: Final = event("huns-roll", "INV-VI.K-6", die=DICE10, modifier=NUMBER)
VANISHED: Final = event("vanished", "INV-VII.A-2", nation="nation")
REINFORCED: Final = event("reinforced", "INV-IX.A-1", nation="nation", piece="piece", place="place")
LEADER_COMES: Final = event("leader-comes", "INV-IX.C-2", nation="nation", piece="piece", province="province")
LEADER_GOES: Final = event("leader-goes", "INV-IX.C-5", nation="nation", piece="piece")
ARRIVED: Final = event("arrived", "INV-IX.B-1", nation="nation", province="province")
EVICTED: Final = event("evicted", "INV-IX.B-2", nation="nation", piece="piece", origin="province", place="place")
EVICTED_VASSAL: Final = event("evicted-vassal", "INV-IX.B-4", nation="nation", lord="nation")
CAPITAL_EVICTED: Final = event("capital-evicted", "INV-IX.B-6", nation="nation", province="province")
DATED: Final = event("dated", "INV-IX.A-1", entry=ENTRIES)
INVADES: Final = event("invades", "INV-XVIII.H-1", nation="nation")
EXTINCT: Final = event("extinct", "INV-IX.G-1", nation="nation", piece="piece")
ISLAM: Final = event("islam", "INV-V.C-2", die=DICE10, modifier=NUMBER)
