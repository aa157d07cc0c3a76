"""The words of the game: kinds of object, verbs and events, each with the clause that it comes from.

Each chapter has its block of verbs and its block of events; a word is numbered as it is defined.
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.imperator.components.battle_table import RESULTS
from latrunculi.games.imperator.components.lexicon import FamilyLexicon
from latrunculi.games.imperator.components.words import COLUMNS
from latrunculi.games.imperator.rules.moments import MOMENTS
from latrunculi.games.ultimus.components.chart import DIOCESE_IDS, HALF_IDS, ZONE_IDS
from latrunculi.games.ultimus.components.counters import PIECE_IDS
from latrunculi.games.ultimus.components.peoples import PEOPLE_IDS
from latrunculi.games.ultimus.components.places import FLEET_IDS, PLACE_IDS
from latrunculi.games.ultimus.components.stratagems import STRATAGEM_IDS
from latrunculi.games.ultimus.rules.state import CAMP_IDS, STATUS_IDS
from latrunculi.kernel.vocabulary import D6, D10, DICE, DICE10, NONE, NUMBER, Vocabulary

MODIFIERS: Final = {
    "tactics": "UR-TB-2",
    "barbarian-land": "UR-TB-3",
    "barbarian-attack": "UR-TB-4",
    "kingdom": "UR-TB-5",
    "politics-for": "UR-TB-6",
    "politics-against": "UR-TB-7",
    "crossing": "UR-TB-8",
    "despondency": "UR-TE-4",
    "fury": "UR-TE-8",
    "donative": "UR-TE-15",
    "better": "UR-TB-10",
    "poorer": "UR-TB-11",
    "far-better": "UR-TB-12",
    "far-poorer": "UR-TB-13",
}
"""What changes the die or the column of a battle, each with its clause."""

YEAR_EVENTS: Final = {
    1: "UR-TE-2", 2: "UR-TE-3", 3: "UR-TE-4", 4: "UR-TE-5", 5: "UR-TE-8", 6: "UR-TE-9", 7: "UR-TE-10", 8: "UR-TE-11",
    9: "UR-TE-12", 10: "UR-TE-13", 11: "UR-TE-14", 12: "UR-TE-15", 13: "UR-TE-16", 14: "UR-TE-17", 15: "UR-TE-18",
}  # fmt: skip
"""The clause of each event of the year, by its number."""

REASONS: Final = {
    "battle": "UR-10.1-1",
    "leader": "UR-10.1-2",
    "attila": "UR-10.1-3",
    "people": "UR-10.2-1",
    "capitals": "UR-10.2-1",
    "peace": "UR-10.2-4",
    "council": "UR-6.3-5",
    "pax": "UR-10.2-8",
    "zones": "UR-10.2-9",
    "towns": "UR-10.2-10",
    "roma": "UR-10.2-11",
    "usurpation": "UR-10.2-12",
    "vacancy": "UR-10.2-13",
    "regnum": "UR-10.2-14",
    "tribute": "UR-6.1-3",
    "augusti": "UR-10.2-3",
    "exchange": "UR-5-8",
    "dioceses": "UR-10.3-4",
}
"""What scores points, each with its clause; where two clauses count together, that of the step in which they do."""

LEVELS: Final = {"draw": "UR-10.3-1", "simple": "UR-10.3-1", "decisive": "UR-10.3-2", "definitive": "UR-10.3-3"}
"""How clearly a game is won, each with its clause."""

OBJECTS: Final = {
    "zone": ZONE_IDS,
    "place": PLACE_IDS,
    "piece": PIECE_IDS,
    "people": PEOPLE_IDS,
    "stratagem": STRATAGEM_IDS,
    "half": HALF_IDS,
    "diocese": DIOCESE_IDS,
    "fleet": FLEET_IDS,
    "camp": CAMP_IDS,
    "status": STATUS_IDS,
    "cause": ("natural", "combat", "assassination", "plague", "escape", "deposed"),
    "effect": ("initiative", "protection", "unrest", "council"),
    "result": RESULTS,
    "odds": COLUMNS,
    "modifier": tuple(MODIFIERS),
    "reason": tuple(REASONS),
    "level": tuple(LEVELS),
    "moment": MOMENTS,
}  # fmt: skip

EFFECT_INITIATIVE, EFFECT_PROTECTION, EFFECT_UNREST, EFFECT_COUNCIL = range(4)
"""What an Augusta may bring (UR-6.1-4, UR-6.1-9): the indices of the objects `effect`."""

_WORDS: Final = FamilyLexicon()

# ================================================================ verbs

# ---------------------------------------------------------------- everywhere
DONE: Final = _WORDS.shared_verb("done", "UR-2-1")
CHOOSE_LEADER: Final = _WORDS.shared_verb("choose-leader", "UR-2-1")
CHOOSE_UNIT: Final = _WORDS.shared_verb("choose-unit", "UR-2-1")
CHOOSE_PEOPLE: Final = _WORDS.shared_verb("choose-people", "UR-2-1")
CHOOSE_ZONE: Final = _WORDS.shared_verb("choose-zone", "UR-2-1")
CHOOSE_DIOCESE: Final = _WORDS.verb("choose-diocese", "diocese", "UR-3.6.3-6")
# ---------------------------------------------------------------- sequence and deployment (2, 3.3)
DEPLOY: Final = _WORDS.verb("deploy", "piece", "UR-3.3.2-1")
PLACE_IN: Final = _WORDS.shared_verb("place-in", "UR-3.3.2-1")
# ---------------------------------------------------------------- stratagems (6)
PLAY: Final = _WORDS.shared_verb("play", "UR-6-5")
DECLINE: Final = _WORDS.shared_verb("decline", "UR-2.E-3")
DECLINE_ALL: Final = _WORDS.shared_verb("decline-all", "UR-2.E-3")
DISCARD: Final = _WORDS.shared_verb("discard", "UR-6-4")
# ---------------------------------------------------------------- politics (3.5, 3.6)
NAME_PATRICIAN: Final = _WORDS.verb("name-patrician", "piece", "UR-3.5.1-4")
ACCLAIM: Final = _WORDS.verb("acclaim", "piece", "UR-3.5.2-5")
# ---------------------------------------------------------------- movement (3.4, 4.3, 7)
MARCH: Final = _WORDS.shared_verb("march", "UR-3.4.1-2")
ADVANCE: Final = _WORDS.shared_verb("advance", "UR-3.4.1-4")
TAKE: Final = _WORDS.shared_verb("take", "UR-3.4.1-2")
LEAVE: Final = _WORDS.shared_verb("leave", "UR-3.4.1-3")
MOVE_TO: Final = _WORDS.shared_verb("move-to", "UR-7.2-1")
HALT: Final = _WORDS.shared_verb("halt", "UR-3.4.1-3")
RALLY: Final = _WORDS.shared_verb("rally", "UR-3.6.3-8")
ESCAPE_TO: Final = _WORDS.shared_verb("escape-to", "UR-7.1-6")
COME_OUT: Final = _WORDS.verb("come-out", "half", "UR-8.2.2-3")
# ---------------------------------------------------------------- fleets (3.4.2)
SAIL: Final = _WORDS.verb("sail", "fleet", "UR-3.4.2-8")
EMBARK: Final = _WORDS.shared_verb("embark", "UR-3.4.2-7")
SAIL_TO: Final = _WORDS.shared_verb("sail-to", "UR-3.4.2-8")
LAND: Final = _WORDS.shared_verb("land", "UR-3.4.2-8")
# ---------------------------------------------------------------- combat (8)
FIGHT_IN: Final = _WORDS.shared_verb("fight-in", "UR-2.E-2")
EVADE: Final = _WORDS.shared_verb("evade", "UR-8.2.1-1")
STAND: Final = _WORDS.shared_verb("stand", "UR-8.1-3")
REFUGE: Final = _WORDS.verb("refuge", NONE, "UR-8.2.2-1")
WEAKEN: Final = _WORDS.shared_verb("weaken", "UR-8.4.2-5")
WITHDRAW: Final = _WORDS.shared_verb("withdraw", "UR-8.4.1-2")
RETREAT_TO: Final = _WORDS.shared_verb("retreat-to", "UR-8.4.1-2")

# ================================================================ events

# ---------------------------------------------------------------- sequence (2)
YEAR: Final = _WORDS.shared_event("year", "UR-0.3-1")
DREW: Final = _WORDS.shared_event("drew", "UR-2.A-2")
DREW_HIDDEN: Final = _WORDS.shared_event("drew-hidden", "UR-2.A-2")
INITIATIVE_ROLL: Final = _WORDS.shared_event("initiative-roll", "UR-2.B-1")
SEQUENCES: Final = _WORDS.event("sequences", "UR-2.D-4", total=NUMBER, romanus=NUMBER, barbarus=NUMBER)
SEQUENCE: Final = _WORDS.shared_event("sequence", "UR-2.E-1")
PAX_ROMANA: Final = _WORDS.event("pax-romana", "UR-2.C-5", year=NUMBER)
PAX_BROKEN: Final = _WORDS.event("pax-broken", "UR-2.C-7", half="half")
PLACED: Final = _WORDS.shared_event("placed", "UR-2.C-2")
DEPLOYED: Final = _WORDS.event("deployed", "UR-3.3.2-1", piece="piece", place="place")
# ---------------------------------------------------------------- events of the year and deaths (TE, TR, TN)
YEAR_EVENT: Final = _WORDS.shared_event_by("year-event", "UR-TE-1", "number", YEAR_EVENTS)
SICKNESS_ROLL: Final = _WORDS.event("sickness-roll", "UR-TE-5", die=DICE, half="half", piece="piece")
SUMMONED: Final = _WORDS.shared_event("summoned", "UR-TE-9")
POPULAR_ROLL: Final = _WORDS.event("popular-roll", "UR-TE-14", die=DICE10, half="half")
DEATH_ROLL: Final = _WORDS.event("death-roll", "UR-TR-2", piece="piece", die=DICE10, under=NUMBER)
DIED: Final = _WORDS.event("died", "UR-TR-2", piece="piece", cause="cause")
ENTERED: Final = _WORDS.event("entered", "UR-TR-1", piece="piece", place="place")
LOST_FOR_GOOD: Final = _WORDS.event("lost-for-good", "UR-3.3.1-4", piece="piece")
LOST_IN_CITY: Final = _WORDS.event("lost-in-city", "UR-8.2.2-5", piece="piece")
# ---------------------------------------------------------------- politics (3.5, 3.6, 5)
PATRICIAN: Final = _WORDS.event("patrician", "UR-3.5.1-6", piece="piece", half="half")
GUARDED: Final = _WORDS.event("guarded", "UR-3.2.4-1", piece="piece", leader="piece")
TITLE_LOST: Final = _WORDS.event("title-lost", "UR-3.5.1-7", piece="piece", half="half")
AUGUSTUS: Final = _WORDS.event("augustus", "UR-3.5.2-2", piece="piece", half="half")
APPROVAL_ROLL: Final = _WORDS.event("approval-roll", "UR-3.5.2-7", piece="piece", die=DICE, politics=NUMBER)
VACANT: Final = _WORDS.event("vacant", "UR-3.5.2-11", half="half")
GRANTED: Final = _WORDS.event("granted", "UR-3.5.2-16", camp="camp", stratagem="stratagem")
ESCORT: Final = _WORDS.event("escort", "UR-3.5.2-17", piece="piece")
EMPIRE_LOST: Final = _WORDS.event("empire-lost", "UR-3.5.1-3")
STAND_IN: Final = _WORDS.event("stand-in", "UR-6.2-3", piece="piece", half="half")
VALIDATION_ROLL: Final = _WORDS.event(
    "validation-roll", "UR-6.2-1", piece="piece", die=DICE, modifier=NUMBER, politics=NUMBER
)
USURPER: Final = _WORDS.event("usurper", "UR-3.6.2-3", piece="piece", half="half")
RALLIED: Final = _WORDS.event("rallied", "UR-3.6.3-2", piece="piece", half="half")
LOYALTY_ROLL: Final = _WORDS.shared_event("loyalty-roll", "UR-3.6.3-5")
DIOCESE_ROLL: Final = _WORDS.event("diocese-roll", "UR-3.6.3-6", diocese="diocese", die=DICE10, politics=NUMBER)
USURPATION_WON: Final = _WORDS.event("usurpation-won", "UR-3.6.4-1", half="half")
USURPATION_FAILED: Final = _WORDS.event("usurpation-failed", "UR-3.6.4-7", half="half")
EXCHANGED: Final = _WORDS.event("exchanged", "UR-5-1", half="half", romanus=NUMBER, barbarus=NUMBER)
FLED: Final = _WORDS.event("fled", "UR-3.6.6-1", piece="piece", half="half")
# ---------------------------------------------------------------- Peoples (4)
STATUS: Final = _WORDS.shared_event("status", "UR-4.4.1-1")
MAJOR: Final = _WORDS.event("major", "UR-4.1-2", people="people")
FREED: Final = _WORDS.shared_event("freed", "UR-6.2-22")
REX_CROWNED: Final = _WORDS.event("rex-crowned", "UR-4.5.3-3", piece="piece", people="people")
UNCROWNED: Final = _WORDS.event("uncrowned", "UR-9.4-24", piece="piece", people="people")
# ---------------------------------------------------------------- stratagems (6)
PLAYED: Final = _WORDS.shared_event("played", "UR-6-2")
CUP_EMPTY: Final = _WORDS.shared_event("cup-empty", "UR-2.A-2")
GAVE_BACK: Final = _WORDS.shared_event("gave-back", "UR-2.F-6")
GAVE_BACK_HIDDEN: Final = _WORDS.shared_event("gave-back-hidden", "UR-2.F-6")
INITIATIVE_TO: Final = _WORDS.shared_event("initiative-to", "UR-2.B-3")
EFFECT: Final = _WORDS.event("effect", "UR-6.1-4", stratagem="stratagem", effect="effect")
CROWN_ROLL: Final = _WORDS.event("crown-roll", "UR-6.2-17", piece="piece", die=DICE, politics=NUMBER)
ALLIED: Final = _WORDS.event("allied", "UR-6.2-18", people="people", major="people")
REBELLION_ROLL: Final = _WORDS.event("rebellion-roll", "UR-6.3-2", people="people", die=DICE, politics=NUMBER)
INDEPENDENT: Final = _WORDS.event("independent", "UR-6.3-3", people="people")
COUNCIL_CALLED: Final = _WORDS.event("council-called", "UR-6.3-5", zone="zone")
COUNCIL_ROLL: Final = _WORDS.event("council-roll", "UR-6.3-7", die=DICE, politics=NUMBER)
COUNCIL_CLOSED: Final = _WORDS.event("council-closed", "UR-6.3-7", zone="zone")
MURDER_ROLL: Final = _WORDS.shared_event("murder-roll", "UR-6.3-9")
PLAGUE_SPREAD: Final = _WORDS.event("plague-spread", "UR-6.3-10", stratagem="stratagem", zone="zone")
PLAGUE_ROLL: Final = _WORDS.shared_event("plague-roll", "UR-6.3-11")
PLAGUE_OVER: Final = _WORDS.event("plague-over", "UR-6.3-13", stratagem="stratagem", zone="zone")
DESERTED: Final = _WORDS.shared_event("deserted", "UR-6.3-15")
PURGED: Final = _WORDS.event("purged", "UR-6.3-20", zone="zone")
MIGRATION: Final = _WORDS.event("migration", "UR-6.2-24", people="people")
MIGRATION_OVER: Final = _WORDS.event("migration-over", "UR-6.2-27", people="people")
FLEET_BUILT: Final = _WORDS.event("fleet-built", "UR-6.3-18", fleet="fleet", zone="zone")
FORCED_RESULT: Final = _WORDS.event("forced-result", "UR-6.3-16", stratagem="stratagem", camp="camp")
CANCELLED: Final = _WORDS.event("cancelled", "UR-6.2-15", stratagem="stratagem", camp="camp")
FAVOURED: Final = _WORDS.event("favoured", "UR-6.3-17", camp="camp", shift=NUMBER)
# ---------------------------------------------------------------- movement (7)
MOVED: Final = _WORDS.shared_event("moved", "UR-7.2-1")
TOOK: Final = _WORDS.shared_event("took", "UR-3.4.1-2")
MARCHED: Final = _WORDS.shared_event("marched", "UR-7.2-1")
LEFT: Final = _WORDS.shared_event("left", "UR-3.4.1-3")
ESCAPE_ROLL: Final = _WORDS.shared_event("escape-roll", "UR-7.1-6")
NO_ESCAPE: Final = _WORDS.shared_event("no-escape", "UR-7.1-7")
ESCAPED: Final = _WORDS.shared_event("escaped", "UR-7.1-6")
RALLY_ROLL: Final = _WORDS.event("rally-roll", "UR-3.6.3-8", leader="piece", place="place", die=DICE, politics=NUMBER)
CAME_OUT: Final = _WORDS.event("came-out", "UR-8.2.2-3", piece="piece", place="place")
MIGRATED: Final = _WORDS.event("migrated", "UR-6.2-26", people="people", place="place")
# ---------------------------------------------------------------- fleets (3.4.2)
EMBARKED: Final = _WORDS.event("embarked", "UR-3.4.2-7", piece="piece", fleet="fleet")
SAILED: Final = _WORDS.event("sailed", "UR-3.4.2-8", fleet="fleet", place="place")
LANDED: Final = _WORDS.shared_event("landed", "UR-3.4.2-8")
# ---------------------------------------------------------------- combat (8)
BATTLE: Final = _WORDS.event("battle", "UR-8.1-1", zone="zone", camp="camp", attack=NUMBER, defence=NUMBER)
REFUGED: Final = _WORDS.event("refuged", "UR-8.2.2-1", piece="piece", half="half")
EVASION_ROLL: Final = _WORDS.shared_event("evasion-roll", "UR-8.2.1-1")
ODDS: Final = _WORDS.shared_event("odds", "UR-8.3-2")
MODIFIER: Final = _WORDS.shared_event_by("modifier", "UR-TB-9", "modifier", MODIFIERS)
BATTLE_ROLL: Final = _WORDS.shared_event("battle-roll", "UR-8.3-3")
DIE_REPLACED: Final = _WORDS.shared_event("die-replaced", "UR-6.3-16")
OUTCOME: Final = _WORDS.shared_event("outcome", "UR-8.4.1-1")
WEAKENED: Final = _WORDS.shared_event("weakened", "UR-8.4.2-2")
ELIMINATED: Final = _WORDS.shared_event("eliminated", "UR-8.4.2-1")
WITHDREW: Final = _WORDS.event("withdrew", "UR-8.4.1-2", piece="piece", zone="zone")
# ---------------------------------------------------------------- adjustments and victory (9, 10)
RETURNED: Final = _WORDS.event("returned", "UR-9.1-1", piece="piece", place="place")
RESTORED: Final = _WORDS.shared_event("restored", "UR-9.3.1-5")
REMOVED: Final = _WORDS.event("removed", "UR-9.3.1-2", piece="piece")
FLEET_CONTROL: Final = _WORDS.event("fleet-control", "UR-3.4.2-3", fleet="fleet", camp="camp")
FLEET_LOST: Final = _WORDS.event("fleet-lost", "UR-9.2-1", fleet="fleet", year=NUMBER)
FLEET_RETURNED: Final = _WORDS.event("fleet-returned", "UR-9.2-3", fleet="fleet", place="place")
CAPITAL_MOVED: Final = _WORDS.event("capital-moved", "UR-4.5.3-7", people="people", zone="zone")
REFUGE_ROLL: Final = _WORDS.event("refuge-roll", "UR-9.3.5-1", half="half", die=DICE10)
REFUGE_SAVED: Final = _WORDS.event("refuge-saved", "UR-9.3.5-2", half="half", die=DICE)
SETTLEMENT_ROLL: Final = _WORDS.event("settlement-roll", "UR-9.4-2", piece="piece", people="people", die=DICE)
MAJOR_SETTLEMENT_ROLL: Final = _WORDS.event(
    "major-settlement-roll", "UR-9.4-2", piece="piece", people="people", die=DICE10
)
PACIFIED: Final = _WORDS.event("pacified", "UR-10.2-1", people="people")
SCORED: Final = _WORDS.shared_event_by("scored", "UR-10-1", "reason", REASONS)
GAME_OVER: Final = _WORDS.event_by(
    "game-over", "UR-10.3-1", "level", LEVELS, romanus=NUMBER, barbarus=NUMBER, level="level"
)

VERBS: Final = tuple(_WORDS.verbs)
EVENTS: Final = tuple(_WORDS.events)
VOCABULARY: Final = Vocabulary(OBJECTS, VERBS, EVENTS, (D6, D10))
