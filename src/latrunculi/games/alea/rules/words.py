"""The words of the game: kinds of object, verbs and events, each with the clause that it comes from.

Each chapter has its block of verbs and its block of events; a word is numbered as it is defined.
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.components.chart import REGION_IDS, ZONE_IDS
from latrunculi.games.alea.components.counters import KIND_IDS, PIECE_IDS
from latrunculi.games.alea.components.peoples import NATION_IDS, PEOPLE_IDS
from latrunculi.games.alea.components.places import PLACE_IDS
from latrunculi.games.alea.components.stratagems import EVENT_IDS, STRATAGEM_IDS
from latrunculi.games.alea.rules.state import CAMP_IDS, CAUSE_IDS, STATUS_IDS
from latrunculi.games.imperator.components.battle_table import RESULTS
from latrunculi.games.imperator.components.lexicon import FamilyLexicon
from latrunculi.games.imperator.components.words import COLUMNS
from latrunculi.games.imperator.rules.moments import MOMENTS
from latrunculi.kernel.vocabulary import D6, D10, DICE, DICE10, NONE, NUMBER, Vocabulary

MODIFIERS: Final = {
    "tactics": "AIE-8.6-1",
    "foreign-land": "AIE-8.6-2",
    "foreign-attack": "AIE-8.6-3",
    "politics-for": "AIE-8.6.3-1",
    "politics-against": "AIE-8.6.3-1",
    "crossing": "AIE-8.6-4",
    "siegecraft": "AIE-6.E.8-1",
    "wall": "AIE-6.E.9-1",
    "despondency": "AIE-TE-3",
    "vigour": "AIE-TE-5",
    "donative": "AIE-TE-12",
    "better": "AIE-8.6-5",
    "poorer": "AIE-8.6-6",
    "far-better": "AIE-8.6-7",
    "far-poorer": "AIE-8.6-8",
}
"""What changes the die or the column of a battle, each with its clause."""

YEAR_EVENTS: Final = {number: f"AIE-TE-{number}" for number in range(1, 16)}
"""The clause of each event of the year, by its number."""

REASONS: Final = {
    "battle": "AIE-10.J-1",
    "leader": "AIE-10.J-2",
    "dismissal": "AIE-10.J-3",
    "people": "AIE-10.J-4",
    "treaty": "AIE-10.J-5",
    "assassins": "AIE-10.J-6",
    "caesar": "AIE-2.F.3-6",
    "allegiance": "AIE-10.F-1",
    "regions": "AIE-10.F-2",
    "dominance": "AIE-10.F-3",
    "roma": "AIE-10.F-4",
    "intrigue": "AIE-6.E.11-3",
    "triumph": "AIE-6.F.4-1",
}
"""What scores points, each with its clause."""

TRENDS: Final = {
    "party-fell": "AIE-2.F.1-2",
    "garrison": "AIE-2.F.1-3",
    "wars": "AIE-2.F.1-4",
    "few-legions": "AIE-2.F.1-5",
    "many-legions": "AIE-2.F.1-6",
    "no-war": "AIE-2.F.1-8",
    "no-battle": "AIE-2.F.1-9",
    "aegyptii": "AIE-2.F.1-10",
}
"""What moves the Cicero/Princeps marker, each with its clause."""

CAUSES: Final = {
    "natural": "AIE-6.F.3-2",
    "combat": "AIE-8.5.1-2",
    "assassination": "AIE-6.4-2",
    "plague": "AIE-6.E.4-3",
    "escape": "AIE-7.1-4",
    "adjustment": "AIE-9.b-3",
}
"""What takes a leader off the map, each with its clause."""

LEVELS: Final = {
    "draw": "AIE-10.3-1", "simple": "AIE-10.3-1", "decisive": "AIE-10.3-1", "definitive": "AIE-10.3-1",
    "republic-lost": "AIE-2.F.1-11", "nobody-left": "AIE-10.3-2",
}  # fmt: skip
"""How a game ends and how clearly it is won, each with its clause."""

OBJECTS: Final = {
    "zone": ZONE_IDS,
    "place": PLACE_IDS,
    "piece": PIECE_IDS,
    "people": PEOPLE_IDS,
    "nationality": NATION_IDS,
    "stratagem": STRATAGEM_IDS,
    "region": REGION_IDS,
    "camp": CAMP_IDS,
    "status": STATUS_IDS,
    "kind": KIND_IDS,
    "cause": CAUSE_IDS,
    "event": EVENT_IDS,
    "face": ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9"),
    "result": RESULTS,
    "odds": COLUMNS,
    "modifier": tuple(MODIFIERS),
    "reason": tuple(REASONS),
    "trend": tuple(TRENDS),
    "level": tuple(LEVELS),
    "moment": MOMENTS,
}  # fmt: skip

_WORDS: Final = FamilyLexicon()

# ================================================================ verbs

# ---------------------------------------------------------------- everywhere
DONE: Final = _WORDS.shared_verb("done", "AIE-2-3")
CHOOSE_LEADER: Final = _WORDS.shared_verb("choose-leader", "AIE-2-3")
CHOOSE_UNIT: Final = _WORDS.shared_verb("choose-unit", "AIE-2-3")
CHOOSE_PEOPLE: Final = _WORDS.shared_verb("choose-people", "AIE-2-3")
CHOOSE_NATION: Final = _WORDS.verb("choose-nation", "nationality", "AIE-6.E.14-1")
CHOOSE_ZONE: Final = _WORDS.shared_verb("choose-zone", "AIE-2-3")
CHOOSE_REGION: Final = _WORDS.verb("choose-region", "region", "AIE-2-3")
# ---------------------------------------------------------------- sequence (2)
# ---------------------------------------------------------------- stratagems (6)
PLAY: Final = _WORDS.shared_verb("play", "AIE-6-3")
DECLINE: Final = _WORDS.shared_verb("decline", "AIE-2.E-5")
DECLINE_ALL: Final = _WORDS.shared_verb("decline-all", "AIE-2.E-5")
DISCARD: Final = _WORDS.shared_verb("discard", "AIE-9.f-1")
CHOOSE_FACE: Final = _WORDS.verb("choose-face", "face", "AIE-6.E.2-1")
PACIFY_ALL: Final = _WORDS.verb("pacify-all", NONE, "AIE-6.E.15-1")
# ---------------------------------------------------------------- politics (2.F.1 to 2.F.3, 3.5, 3.6, 5.2)
NAME_SECOND: Final = _WORDS.verb("name-second", "piece", "AIE-3.5.1-2")
NAME_CHIEF: Final = _WORDS.verb("name-chief", "piece", "AIE-3.5.1-5")
ATTEMPT: Final = _WORDS.verb("attempt", NONE, "AIE-2.F.3-1")
# ---------------------------------------------------------------- Peoples (2.C, 4)
PLACE_IN: Final = _WORDS.shared_verb("place-in", "AIE-2.C-3")
TURN_ON: Final = _WORDS.verb("turn-on", "people", "AIE-4.4.2-7")
# ---------------------------------------------------------------- movement (3.4, 4.3, 7)
MARCH: Final = _WORDS.shared_verb("march", "AIE-3.4.1-2")
ADVANCE: Final = _WORDS.shared_verb("advance", "AIE-3.4.1-4")
TAKE: Final = _WORDS.shared_verb("take", "AIE-3.4.1-2")
LEAVE: Final = _WORDS.shared_verb("leave", "AIE-3.4.1-3")
MOVE_TO: Final = _WORDS.shared_verb("move-to", "AIE-7.2-1")
HALT: Final = _WORDS.shared_verb("halt", "AIE-3.4.1-3")
RALLY: Final = _WORDS.shared_verb("rally", "AIE-3.6-6")
ESCAPE_TO: Final = _WORDS.shared_verb("escape-to", "AIE-7.1-4")
# ---------------------------------------------------------------- naves (3.4.2)
SAIL: Final = _WORDS.verb("sail", "piece", "AIE-3.4.2-1")
EMBARK: Final = _WORDS.shared_verb("embark", "AIE-3.4.2-2")
SAIL_TO: Final = _WORDS.shared_verb("sail-to", "AIE-3.4.2-1")
LAND: Final = _WORDS.shared_verb("land", "AIE-3.4.2-3")
# ---------------------------------------------------------------- combat (8)
FIGHT_IN: Final = _WORDS.shared_verb("fight-in", "AIE-2.E-2")
FIGHT_AT: Final = _WORDS.verb("fight-at", "place", "AIE-8.1-3")
EVADE: Final = _WORDS.shared_verb("evade", "AIE-8.2.1-1")
STAND: Final = _WORDS.shared_verb("stand", "AIE-8.1-1")
WEAKEN: Final = _WORDS.shared_verb("weaken", "AIE-8.4.2-3")
WITHDRAW: Final = _WORDS.shared_verb("withdraw", "AIE-8.4.1-1")
RETREAT_TO: Final = _WORDS.shared_verb("retreat-to", "AIE-8.4.1-1")
# ---------------------------------------------------------------- dismissal (2.D), adjustments (9)
DISMISS: Final = _WORDS.verb("dismiss", "piece", "AIE-2.D-8")
QUARTER_IN: Final = _WORDS.verb("quarter-in", "zone", "AIE-9.b-4")
SEND: Final = _WORDS.verb("send", "piece", "AIE-9.d-1")
GARRISON_IN: Final = _WORDS.verb("garrison-in", "zone", "AIE-9.d-1")
RECRUIT: Final = _WORDS.verb("recruit", "piece", "AIE-9.e-1")

# ================================================================ events

# ---------------------------------------------------------------- sequence (2)
YEAR: Final = _WORDS.shared_event("year", "AIE-9.f-2")
INITIATIVE_ROLL: Final = _WORDS.shared_event("initiative-roll", "AIE-2.B-1")
SEQUENCES: Final = _WORDS.event("sequences", "AIE-2.D-2", total=NUMBER, caesariani=NUMBER, republicani=NUMBER)
SEQUENCE: Final = _WORDS.shared_event("sequence", "AIE-2.E-1")
# ---------------------------------------------------------------- events of the year (TE), dismissal (2.D)
YEAR_EVENT: Final = _WORDS.shared_event_by("year-event", "AIE-2.D-6", "number", YEAR_EVENTS)
SICKNESS_ROLL: Final = _WORDS.event("sickness-roll", "AIE-TE-4", die=DICE, camp="camp", piece="piece")
SUMMONED: Final = _WORDS.shared_event("summoned", "AIE-TE-6")
HELD: Final = _WORDS.event("held", "AIE-TE-11", pieces=NUMBER)
DISMISSED: Final = _WORDS.event("dismissed", "AIE-2.D-10", camp="camp", piece="piece")
# ---------------------------------------------------------------- politics (2.F.1 to 2.F.3, 3.5, 3.6, 5.2)
DIED: Final = _WORDS.event_by("died", "AIE-8.5.1-2", "cause", CAUSES, piece="piece", cause="cause")
SECOND_NAMED: Final = _WORDS.event("second-named", "AIE-3.5.1-2", piece="piece", camp="camp")
CHIEF_NAMED: Final = _WORDS.event("chief-named", "AIE-3.5.1-5", piece="piece", camp="camp")
TITLE_LOST: Final = _WORDS.event("title-lost", "AIE-3.5.1-3", piece="piece", camp="camp")
COUP_ROLL: Final = _WORDS.event("coup-roll", "AIE-6.C.1-2", piece="piece", die=DICE, modifier=NUMBER, politics=NUMBER)
PRETENDER: Final = _WORDS.event("pretender", "AIE-3.6-2", piece="piece", camp="camp")
LOYALTY_ROLL: Final = _WORDS.shared_event("loyalty-roll", "AIE-3.6-3")
REGION_ROLL: Final = _WORDS.event("region-roll", "AIE-3.6-4", region="region", die=DICE10, politics=NUMBER)
COUP_FAILED: Final = _WORDS.event("coup-failed", "AIE-3.6-10", piece="piece")
COUP_WON: Final = _WORDS.event("coup-won", "AIE-3.6-9", piece="piece")
EXCHANGED: Final = _WORDS.event("exchanged", "AIE-5.2-1", caesariani=NUMBER, republicani=NUMBER)
TREND: Final = _WORDS.event_by("trend", "AIE-2.F.1-1", "trend", TRENDS, trend="trend", amount=NUMBER)
CICERO: Final = _WORDS.event("cicero", "AIE-2.F.1-1", cicero=NUMBER)
REPUBLIC_FALLEN: Final = _WORDS.event("republic-fallen", "AIE-2.F.1-11")
PLOT_ROLL: Final = _WORDS.event("plot-roll", "AIE-2.F.3-1", die=DICE, regions=NUMBER)
IDES_ROLL: Final = _WORDS.event("ides-roll", "AIE-2.F.3-2", die=DICE, bonus=NUMBER)
CONSPIRED: Final = _WORDS.event("conspired", "AIE-2.F.3-7", piece="piece")
CALLED: Final = _WORDS.event("called", "AIE-2.F.3-8", piece="piece", camp="camp")
SHARE_RALLIED: Final = _WORDS.event("share-rallied", "AIE-6.F.3-1", region="region", camp="camp")
# ---------------------------------------------------------------- Peoples (2.C, 4)
PLACED: Final = _WORDS.shared_event("placed", "AIE-2.C-1")
STATUS: Final = _WORDS.shared_event("status", "AIE-4.4.1-1")
RULED: Final = _WORDS.event("ruled", "AIE-4.4.1-2", people="people", camp="camp")
NOBODY_ACTIVATED: Final = _WORDS.event("nobody-activated", "AIE-2.C-10")
ACTIVATED: Final = _WORDS.event("activated", "AIE-2.C-8", people="people")
APPROACH_ROLL: Final = _WORDS.event(
    "approach-roll", "AIE-4.4.2-2", people="people", camp="camp", die=DICE, politics=NUMBER
)
SET_ASIDE: Final = _WORDS.event("set-aside", "AIE-9.c-1", people="people", year=NUMBER)
FREED: Final = _WORDS.shared_event("freed", "AIE-9.c-2")
RETIRED: Final = _WORDS.event("retired", "AIE-4.1-13", piece="piece")
NOT_RAISED: Final = _WORDS.event("not-raised", "AIE-2.C-5", piece="piece", region="region")
# ---------------------------------------------------------------- stratagems (2.A, 2.B, 6)
DREW: Final = _WORDS.shared_event("drew", "AIE-2.A-2")
DREW_HIDDEN: Final = _WORDS.shared_event("drew-hidden", "AIE-2.A-2")
CUP_EMPTY: Final = _WORDS.shared_event("cup-empty", "AIE-2.A-2")
PLAYED: Final = _WORDS.shared_event("played", "AIE-6-1")
GAVE_BACK: Final = _WORDS.shared_event("gave-back", "AIE-9.f-1")
GAVE_BACK_HIDDEN: Final = _WORDS.shared_event("gave-back-hidden", "AIE-9.f-1")
WITHDRAWN: Final = _WORDS.event("withdrawn", "AIE-2.F.3-6", stratagem="stratagem")
INITIATIVE_TO: Final = _WORDS.shared_event("initiative-to", "AIE-6.B.1-1")
GATES_CLOSED: Final = _WORDS.event("gates-closed", "AIE-6.B.2-1", camp="camp")
MURDER_ROLL: Final = _WORDS.shared_event("murder-roll", "AIE-6.E.3-1")
PLAGUE_SPREAD: Final = _WORDS.event("plague-spread", "AIE-6.E.4-1", zone="zone")
PLAGUE_ROLL: Final = _WORDS.shared_event("plague-roll", "AIE-6.E.4-3")
CONTAGION_ROLL: Final = _WORDS.event("contagion-roll", "AIE-6.E.4-5", piece="piece", die=DICE10, fatal=NUMBER)
PLAGUE_OVER: Final = _WORDS.event("plague-over", "AIE-6.E.4-6", zone="zone")
DESERTED: Final = _WORDS.shared_event("deserted", "AIE-6.E.5-1")
TURNED: Final = _WORDS.event("turned", "AIE-6.E.6-1", piece="piece", camp="camp")
FAVOURED: Final = _WORDS.event("favoured", "AIE-6.E.2-1", camp="camp", face="face")
FORCED_RESULT: Final = _WORDS.event("forced-result", "AIE-6.E.7-2", camp="camp")
INTRIGUE_BEGUN: Final = _WORDS.event("intrigue-begun", "AIE-6.E.11-1", camp="camp")
INTRIGUE_OVER: Final = _WORDS.event("intrigue-over", "AIE-6.E.11-2", camp="camp")
PACIFIED_ALL: Final = _WORDS.event("pacified-all", "AIE-6.E.15-1", camp="camp")
IMPERIUM_USED: Final = _WORDS.event("imperium-used", "AIE-6.F.2-1", camp="camp", cicero=NUMBER)
# ---------------------------------------------------------------- movement (3.4, 7)
MOVED: Final = _WORDS.shared_event("moved", "AIE-7.2-1")
TOOK: Final = _WORDS.shared_event("took", "AIE-3.4.1-2")
MARCHED: Final = _WORDS.shared_event("marched", "AIE-7.2-1")
LEFT: Final = _WORDS.shared_event("left", "AIE-3.4.1-3")
ESCAPE_ROLL: Final = _WORDS.shared_event("escape-roll", "AIE-7.1-4")
NO_ESCAPE: Final = _WORDS.shared_event("no-escape", "AIE-7.1-5")
ESCAPED: Final = _WORDS.shared_event("escaped", "AIE-7.1-4")
RALLY_ROLL: Final = _WORDS.event("rally-roll", "AIE-3.6-6", leader="piece", zone="zone", die=DICE, politics=NUMBER)
RALLIED: Final = _WORDS.event("rallied", "AIE-3.6-7", piece="piece", camp="camp")
# ---------------------------------------------------------------- naves (3.4.2)
EMBARKED: Final = _WORDS.event("embarked", "AIE-3.4.2-2", piece="piece", ship="piece")
SAILED: Final = _WORDS.event("sailed", "AIE-3.4.2-1", ship="piece", place="place")
LANDED: Final = _WORDS.shared_event("landed", "AIE-3.4.2-3")
# ---------------------------------------------------------------- combat (8)
BATTLE: Final = _WORDS.event("battle", "AIE-8.1-1", zone="place", camp="camp", attack=NUMBER, defence=NUMBER)
EVASION_ROLL: Final = _WORDS.shared_event("evasion-roll", "AIE-8.2.1-1")
ODDS: Final = _WORDS.shared_event("odds", "AIE-8.3-2")
MODIFIER: Final = _WORDS.shared_event_by("modifier", "AIE-8.6-1", "modifier", MODIFIERS)
BATTLE_ROLL: Final = _WORDS.shared_event("battle-roll", "AIE-8.3-3")
DIE_REPLACED: Final = _WORDS.shared_event("die-replaced", "AIE-6.E.7-1")
OUTCOME: Final = _WORDS.shared_event("outcome", "AIE-8.4.1-2")
WEAKENED: Final = _WORDS.shared_event("weakened", "AIE-8.4.2-2")
ELIMINATED: Final = _WORDS.shared_event("eliminated", "AIE-8.4.2-1")
WITHDREW: Final = _WORDS.event("withdrew", "AIE-8.4.1-1", piece="piece", zone="place")
RESCUED: Final = _WORDS.event("rescued", "AIE-8.7-3", piece="piece", ship="piece")
# ---------------------------------------------------------------- adjustments and victory (9, 10)
REGION_TAKEN: Final = _WORDS.event("region-taken", "AIE-3.7.3-2", region="region", camp="camp")
REGION_LOST: Final = _WORDS.event("region-lost", "AIE-3.7.3-4", region="region")
ROMA_TAKEN: Final = _WORDS.event("roma-taken", "AIE-3.7.3-1", camp="camp")
ROMA_LOST: Final = _WORDS.event("roma-lost", "AIE-3.7.3-1")
RESTORED: Final = _WORDS.shared_event("restored", "AIE-9.b-1")
LOST_AT_SEA: Final = _WORDS.event("lost-at-sea", "AIE-9.a-2", piece="piece")
LOST_ABROAD: Final = _WORDS.event("lost-abroad", "AIE-9.b-2", piece="piece")
MOVED_HOME: Final = _WORDS.event("moved-home", "AIE-9.b-4", camp="camp", origin="zone", zone="zone")
SENT: Final = _WORDS.event("sent", "AIE-9.d-1", piece="piece", zone="zone")
SHORTAGE: Final = _WORDS.event("shortage", "AIE-9.d-1", region="region", camp="camp", missing=NUMBER)
RECRUITED: Final = _WORDS.event("recruited", "AIE-9.e-1", piece="piece", region="region", camp="camp")
SCORED: Final = _WORDS.shared_event_by("scored", "AIE-10.1-1", "reason", REASONS)
GAME_OVER: Final = _WORDS.event_by(
    "game-over", "AIE-10.3-1", "level", LEVELS, caesariani=NUMBER, republicani=NUMBER, level="level"
)

VERBS: Final = tuple(_WORDS.verbs)
EVENTS: Final = tuple(_WORDS.events)
VOCABULARY: Final = Vocabulary(OBJECTS, VERBS, EVENTS, (D6, D10))
