"""The words of the game: kinds of object, verbs and events, each with the clause that it comes from.

Each chapter has its block of verbs and its block of events; a word is numbered as it is defined. A field of kind
`piece` names a leader or a decoy to those who know him, and to others the back of his counter (`knowledge.tell`).
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.optimus.components.chart import BOX_IDS, CONTREE_IDS, PLACE_IDS, REGION_IDS
from latrunculi.games.optimus.components.counters import TYPE_IDS
from latrunculi.games.optimus.components.pieces import BACK_IDS, PIECE_IDS
from latrunculi.games.optimus.components.printed.peoples import PEOPLE_IDS, SIDES
from latrunculi.games.optimus.components.printed.stratagems import STRATAGEM_IDS
from latrunculi.games.optimus.components.printed.tables import EVENTS as EVENT_IDS
from latrunculi.games.optimus.components.printed.tables import SEASONS, TACTICS
from latrunculi.kernel.vocabulary import D6, DICE, NONE, NUMBER, Vocabulary
from latrunculi.tabletop.lexicon import Lexicon

LEVEL_IDS: Final = ("none", "decisive-roman", "roman", "draw", "barbarian", "decisive-barbarian")
"""How a game may end; the first: not yet."""

MODIFIERS: Final = {
    "winter": "OP-6.1-5",
    "pile": "OP-6.1-6",
    "earlier": "OP-6.1-7",
    "forced": "OP-6.1-8",
    "home": "OP-6.1-9",
    "great-river": "OP-6.1-10",
    "stream": "OP-6.1-11",
    "path": "OP-6.1-12",
    "trade-road": "OP-6.1-12",
    "pillaged": "OP-6.1-13",
    "marsh": "OP-6.1-14",
    "southern-summer": "OP-6.1-15",
    "rough": "OP-6.1-16",
    "no-train": "OP-6.1-17",
    "bales": "OP-6.1-4",
    "felled-trees": "OP-SC-43",
    "plague": "OP-SC-46",
}
"""What bears on an attrition test, each with its clause."""
(
    BY_WINTER, BY_PILE, BY_EARLIER, BY_FORCED, BY_HOME, BY_WATER, BY_STREAM, BY_PATH, BY_TRADE, BY_PILLAGED, BY_MARSH,
    BY_BARBARIAN_SUMMER, BY_ROUGH, BY_TRAIN, BY_BALES, BY_TREES, BY_PLAGUE,
) = range(len(MODIFIERS))  # fmt: skip

PHASES: Final = {0: "OP-9.5-8", 1: "OP-8.2-10", 2: "OP-8.2-14", 3: "OP-8.2-16", 5: "OP-8.2-24"}
"""The clause of each phase of an engagement in which dice are thrown."""

OBJECTS: Final = {
    "region": REGION_IDS,
    "contree": CONTREE_IDS,
    "box": BOX_IDS,
    "place": PLACE_IDS,
    "piece": PIECE_IDS + BACK_IDS,
    "type": TYPE_IDS,
    "people": PEOPLE_IDS,
    "side": SIDES,
    "season": SEASONS,
    "season-event": EVENT_IDS,
    "stratagem": STRATAGEM_IDS,
    "tactic": TACTICS,
    "modifier": tuple(MODIFIERS),
    "level": LEVEL_IDS,
}  # fmt: skip

_WORDS: Final = Lexicon()
_verb, _event, _event_by = _WORDS.verb, _WORDS.event, _WORDS.event_by

# ================================================================ verbs

# ---------------------------------------------------------------- everywhere
DONE: Final = _verb("done", NONE, "OP-2-1")
CHOOSE_REGION: Final = _verb("choose-region", "region", "OP-2-1")
CHOOSE_PIECE: Final = _verb("choose-piece", "piece", "OP-2-1")
CHOOSE_NUMBER: Final = _verb("choose-number", NUMBER, "OP-2-1")
# ---------------------------------------------------------------- sequence and actions (2-4)
BUY_PA: Final = _verb("buy-pa", "piece", "OP-2-15")
WAIT: Final = _verb("wait", NONE, "OP-2-19")
IDLE: Final = _verb("idle", "piece", "OP-2-19")
# ---------------------------------------------------------------- marches, decoys, supreme leader, fleets (5)
MARCH: Final = _verb("march", "piece", "OP-3-21")
TAKE: Final = _verb("take", "piece", "OP-5.1.2b-2")
LEAVE: Final = _verb("leave", "piece", "OP-5.1.2b-1")
TO: Final = _verb("to", "piece", "OP-5.1.3-1")
GIVE: Final = _verb("give", "piece", "OP-5.1.3-1")
HAND_BALE: Final = _verb("hand-bale", NONE, "OP-1.3-4")
ABANDON: Final = _verb("abandon", NONE, "OP-1.3-5")
JOIN: Final = _verb("join", "piece", "OP-5.1.2-1")
ADD_PA: Final = _verb("add-pa", NONE, "OP-3-5")
MOVE_TO: Final = _verb("move-to", "place", "OP-5.1-3")
ENTER: Final = _verb("enter", "contree", "OP-5.1-5")
ENTHRONE: Final = _verb("enthrone", "piece", "OP-3-7")
PERCEIVE: Final = _verb("perceive", "piece", "OP-3-18")
SAIL: Final = _verb("sail", "piece", "OP-3-22")
SAIL_TO: Final = _verb("sail-to", "region", "OP-5.2.2-1")
EMBARK: Final = _verb("embark", "piece", "OP-5.2.2-3")
LAND: Final = _verb("land", "piece", "OP-5.2.2-3")
BRIDGE: Final = _verb("bridge", "piece", "OP-3-23")
UNBRIDGE: Final = _verb("unbridge", "piece", "OP-3-23")
# ---------------------------------------------------------------- attrition and supply (6)
SPEND_BALE: Final = _verb("spend-bale", NONE, "OP-1.4-5")
# ---------------------------------------------------------------- contact and battle (7, 8, 9.11, 10)
SHELTER: Final = _verb("shelter", "piece", "OP-7.2-1")
HOLD: Final = _verb("hold", "piece", "OP-9.7-1")
COME_OUT: Final = _verb("come-out", "piece", "OP-7.2-1")
COMMAND: Final = _verb("command", "piece", "OP-9.11.2-1")
POST: Final = _verb("post", "piece", "OP-9.11.1-1")
CHOOSE_TACTIC: Final = _verb("choose-tactic", "tactic", "OP-8.2-2")
GUARD: Final = _verb("guard", "piece", "OP-9.10.3-3")
OMEN: Final = _verb("omen", "piece", "OP-14-13")
SWITCH: Final = _verb("switch", NONE, "OP-8.2-16")
KEEP_TACTIC: Final = _verb("keep-tactic", NONE, "OP-8.2-17")
GO_ON: Final = _verb("go-on", NONE, "OP-8.3-1")
BREAK_OFF: Final = _verb("break-off", NONE, "OP-8.3.2-1")
OFFER_TRUCE: Final = _verb("offer-truce", NONE, "OP-8.3.1-1")
ACCEPT: Final = _verb("accept", NONE, "OP-8.3.1-1")
REFUSE: Final = _verb("refuse", NONE, "OP-8.3.1-1")
HURT: Final = _verb("hurt", "piece", "OP-10.2-1")
DESTROY: Final = _verb("destroy", "piece", "OP-10.2-2")
RETREAT_TO: Final = _verb("retreat-to", "region", "OP-8.4-2")
MARCH_ON: Final = _verb("march-on", NONE, "OP-8.4-8")
# ---------------------------------------------------------------- sieges and works (9)
BESIEGE: Final = _verb("besiege", "piece", "OP-9.1-1")
SUMMON: Final = _verb("summon", "piece", "OP-9.4-5")
SUMMON_UNLED: Final = _verb("summon-unled", "region", "OP-9.1-3")
INVADE: Final = _verb("invade", "piece", "OP-9.3-1")
ASSAULT: Final = _verb("assault", "piece", "OP-9.5-3")
EMPLACE: Final = _verb("emplace", "piece", "OP-3-9")
DISMOUNT: Final = _verb("dismount", "piece", "OP-3-9")
RESTORE: Final = _verb("restore", "piece", "OP-9.2.1-3")
BUILD_LIMES: Final = _verb("build-limes", "piece", "OP-9.10.3-6")
BUILD_FORT: Final = _verb("build-fort", "piece", "OP-8.5-1")
SORTIE: Final = _verb("sortie", "piece", "OP-9.6-1")
TAKE_OUT: Final = _verb("take-out", "piece", "OP-9.6-2")
ANSWER_WITH: Final = _verb("answer-with", "piece", "OP-9.6-4")
# ---------------------------------------------------------------- loot, harvest, recruitment (11-13)
LOOT: Final = _verb("loot", NONE, "OP-11.1-1")
CLEMENCY: Final = _verb("clemency", NONE, "OP-11.2-6")
RALLY: Final = _verb("rally", "piece", "OP-3-19")
RALLY_ONE: Final = _verb("rally-one", "piece", "OP-1.4-3")
FORAGE: Final = _verb("forage", "piece", "OP-3-17")
PILLAGE: Final = _verb("pillage", "piece", "OP-3-16")
HARVEST: Final = _verb("harvest", "piece", "OP-3-14")
TRIBUTE: Final = _verb("tribute", "piece", "OP-3-15")
RECRUIT: Final = _verb("recruit", "place", "OP-3-20")
RAISE: Final = _verb("raise", "type", "OP-13.2-3")
COMPLETE: Final = _verb("complete", "piece", "OP-13.2-5")
FILL_RANKS: Final = _verb("fill-ranks", "piece", "OP-13.3-1")
LAY_EAGLE: Final = _verb("lay-eagle", "type", "OP-13.4-3")
SHOUT: Final = _verb("shout", NONE, "OP-11.3-10")
# ---------------------------------------------------------------- stratagems (14)
BUY: Final = _verb("buy", "stratagem", "OP-3-6")
PLAY: Final = _verb("play", "stratagem", "OP-14-4")
DECLINE: Final = _verb("decline", NONE, "OP-14-4")
# ---------------------------------------------------------------- scenarios
RAID: Final = _verb("raid", "piece", "OP-SC-16")
SUBMIT: Final = _verb("submit", NONE, "OP-SC-18")
SET_UP: Final = _verb("set-up", "place", "OP-SC-28")
CHOOSE_PEOPLE: Final = _verb("choose-people", "people", "OP-SC-37")
PAY_BALES: Final = _verb("pay-bales", "piece", "OP-SC-41")

# ================================================================ events

# ---------------------------------------------------------------- sequence and actions (2-4)
SEASON: Final = _event("season", "OP-2-1", year=NUMBER, season="season")
SEASON_EVENT: Final = _event("season-event", "OP-2-3", season="season", die=DICE, event="season-event")
NO_SEASON_EVENT: Final = _event("no-season-event", "OP-2-7", season="season", die=DICE)
SIEGE_LASTS: Final = _event("siege-lasts", "OP-2-8", region="region", marker=NUMBER)
PILLAGE_ROLL: Final = _event("pillage-roll", "OP-2-10", region="region", die=DICE)
RECOVERED: Final = _event("recovered", "OP-2-11", region="place", pf=NUMBER)
SITE_RESTORED: Final = _event("site-restored", "OP-9.10.1-2", region="region", vd=NUMBER)
PA_ROLL: Final = _event("pa-roll", "OP-2-14", side="side", die=DICE, pa=NUMBER)
PA_BOUGHT: Final = _event("pa-bought", "OP-2-15", side="side", pa=NUMBER)
WAITED: Final = _event("waited", "OP-2-19", side="side")
IDLED: Final = _event("idled", "OP-2-19", side="side")
# ---------------------------------------------------------------- marches, decoys, supreme leader, fleets (5)
SET_OUT: Final = _event("set-out", "OP-3-21", piece="piece", place="place")
ENTERED: Final = _event("entered", "OP-5.1-3", piece="piece", origin="place", place="place")
ARRIVAL_ROLL: Final = _event("arrival-roll", "OP-5.1-6", side="side", contree="contree", die=DICE)
ABANDONED: Final = _event("abandoned", "OP-1.3-5", piece="piece")
ENTHRONED: Final = _event("enthroned", "OP-5.1.4-3", piece="piece")
PERCEIVED: Final = _event("perceived", "OP-5.1.4-5", piece="piece", place="place")
SET_SAIL: Final = _event("set-sail", "OP-3-22", piece="piece", region="place")
EMBARKED: Final = _event("embarked", "OP-5.2.2-3", piece="piece", fleet="piece")
LANDED: Final = _event("landed", "OP-5.2.2-3", piece="piece", region="region")
SAILED: Final = _event("sailed", "OP-5.2.2-2", piece="piece", region="place")
BRIDGED: Final = _event("bridged", "OP-5.2.4-1", piece="piece", region="region")
UNBRIDGED: Final = _event("unbridged", "OP-3-23", piece="piece", region="region")
BRIDGE_LOST: Final = _event("bridge-lost", "OP-5.2.4-3", piece="piece", region="region")
FLEET_LOST: Final = _event("fleet-lost", "OP-5.2.1-3", piece="piece", region="region")
FLEET_MOVED: Final = _event("fleet-moved", "OP-5.2.1-3", piece="piece", region="region")
# ---------------------------------------------------------------- attrition and supply (6)
MODIFIER: Final = _event_by("modifier", "OP-6.1-18", "modifier", MODIFIERS, modifier="modifier", amount=NUMBER)
ATTRITION_ROLL: Final = _event(
    "attrition-roll", "OP-6.1-1", piece="piece", place="place", die=DICE, score=NUMBER, losses=NUMBER
)
UNSUPPLIED: Final = _event("unsupplied", "OP-6.2-10", side="side", place="place")
BB_LOST: Final = _event("bb-lost", "OP-1.4-7", piece="piece")
# ---------------------------------------------------------------- contact and battle (7, 8, 9.11, 10)
CONTACT: Final = _event("contact", "OP-7-1", region="region", side="side")
DECOY_FOUND: Final = _event("decoy-found", "OP-5.1.5-5", piece="piece", region="region")
REVEALED: Final = _event("revealed", "OP-7-3", piece="piece", region="region")
SHELTERED: Final = _event("sheltered", "OP-7.2-1", piece="piece", region="region")
CAME_OUT: Final = _event("came-out", "OP-7.2-1", piece="piece", region="region")
BATTLE: Final = _event("battle", "OP-8-1", region="region", side="side", attack=NUMBER, defence=NUMBER)
OVERRUN: Final = _event("overrun", "OP-8.1-1", region="region", side="side")
POSTED: Final = _event("posted", "OP-9.11.1-1", piece="piece", unit="piece")
PHASE: Final = _event_by("phase", "OP-8-2", "phase", PHASES, region="region", phase=NUMBER)
TACTIC: Final = _event("tactic", "OP-8.2-14", side="side", tactic="tactic")
SWITCHED: Final = _event("switched", "OP-8.2-16", side="side")
OMEN_OF: Final = _event("omen-of", "OP-14-13", stratagem="stratagem", unit="piece")
VOLLEY: Final = _event("volley", "OP-10.1-1", unit="piece", die=DICE, score=NUMBER, hits=NUMBER)
HITS: Final = _event("hits", "OP-10.1-2", side="side", hits=NUMBER)
HURT_PF: Final = _event("hurt-pf", "OP-10.2-1", unit="piece")
DESTROYED_PF: Final = _event("destroyed-pf", "OP-10.2-2", unit="piece")
FATE_ROLL: Final = _event("fate-roll", "OP-9.11.3-2", piece="piece", die=DICE)
KILLED: Final = _event("killed", "OP-9.11.3-2", piece="piece")
CAPTURED: Final = _event("captured", "OP-9.11.3-2", piece="piece")
PUT_TO_DEATH: Final = _event("put-to-death", "OP-9.11.3-3", piece="piece")
SUICIDE_OF: Final = _event("suicide-of", "OP-14-16", piece="piece")
BREAK_OFF_ROLL: Final = _event("break-off-roll", "OP-8.3.2-3", side="side", die=DICE, score=NUMBER)
TRUCE_MADE: Final = _event("truce-made", "OP-8.3.1-1", region="region")
ANNIHILATED: Final = _event("annihilated", "OP-8.2-22", side="side")
WINNER: Final = _event("winner", "OP-8.3-3", side="side", region="region")
RETREATED: Final = _event("retreated", "OP-8.4-2", side="side", origin="place", place="place")
NO_RETREAT: Final = _event("no-retreat", "OP-8.4-7", side="side", region="region")
# ---------------------------------------------------------------- sieges and works (9)
BESIEGED: Final = _event("besieged", "OP-9.1-1", side="side", region="region")
SUMMONS_ROLL: Final = _event("summons-roll", "OP-9.4-6", side="side", region="region", die=DICE, total=NUMBER)
INVASION_ROLL: Final = _event("invasion-roll", "OP-9.3-2", side="side", region="region", die=DICE, losses=NUMBER)
REPULSED: Final = _event("repulsed", "OP-9.3-4", side="side", region="region")
TOWN_TAKEN: Final = _event("town-taken", "OP-9.8-5", side="side", region="region")
EMPLACED: Final = _event("emplaced", "OP-3-9", side="side", piece="piece")
DISMOUNTED: Final = _event("dismounted", "OP-3-9", side="side", piece="piece")
RESTORED: Final = _event("restored", "OP-9.2.1-3", side="side", region="region", vd=NUMBER)
LIMES_BUILT: Final = _event("limes-built", "OP-9.10.3-6", side="side", region="region", bonus=NUMBER)
FORT_BUILT: Final = _event("fort-built", "OP-8.5-1", piece="piece", region="region")
SALLIED: Final = _event("sallied", "OP-9.6-1", piece="piece", region="region")
SIEGE_LIFTED: Final = _event("siege-lifted", "OP-9.4-3", region="region")
TOWN_BACK: Final = _event("town-back", "OP-9.10-1", region="region", side="side")
LIMES_GONE: Final = _event("limes-gone", "OP-9.10.3-4", region="region")
CAMP_GONE: Final = _event("camp-gone", "OP-8.5-2", region="region")
# ---------------------------------------------------------------- loot, harvest, recruitment (11-13)
BALES_TAKEN: Final = _event("bales-taken", "OP-11-1", side="side", bales=NUMBER)
LOOT_DRUNK: Final = _event("loot-drunk", "OP-11.3-9", side="side", bales=NUMBER)
SACK_ROLL: Final = _event(
    "sack-roll", "OP-11.3-1", side="side", region="region", index=NUMBER, die=DICE, score=NUMBER, bales=NUMBER
)
PILLAGED: Final = _event("pillaged", "OP-11.2-2", region="region")
SPARED: Final = _event("spared", "OP-11.2-6", region="region")
EAGLE_TAKEN: Final = _event("eagle-taken", "OP-13.4-3", piece="piece", region="region")
EAGLE_RETAKEN: Final = _event("eagle-retaken", "OP-13.4-4", type="type", region="region")
EAGLE_LAID: Final = _event("eagle-laid", "OP-13.4-3", type="type", region="region")
EAGLE_FOUND: Final = _event("eagle-found", "OP-13.4-3", type="type", region="region")
SHOUTED: Final = _event("shouted", "OP-11.3-10", side="side")
RALLIED: Final = _event("rallied", "OP-1.4-3", side="side", pf=NUMBER)
HARVEST_ROLL: Final = _event(
    "harvest-roll", "OP-12.1-2", piece="piece", place="place", die=DICE, score=NUMBER, bales=NUMBER
)
REVOLT: Final = _event("revolt", "OP-12.3.2-2", region="region", hits=NUMBER)
RECRUIT_ROLL: Final = _event("recruit-roll", "OP-13.2-3", side="side", place="place", die=DICE, score=NUMBER, pf=NUMBER)
RAISED: Final = _event("raised", "OP-13.2-5", side="side", type="type", place="place")
FILLED: Final = _event("filled", "OP-13.3-1", side="side", place="place")
# ---------------------------------------------------------------- stratagems (14)
BOUGHT: Final = _event("bought", "OP-3-6", side="side", stratagem="stratagem")
BOUGHT_HIDDEN: Final = _event("bought-hidden", "OP-3-6", side="side", price=NUMBER)
PLAYED: Final = _event("played", "OP-14-3", side="side", stratagem="stratagem")
SPIED: Final = _event("spied", "OP-14-8", piece="piece", place="place")
UNIT_SEEN: Final = _event("unit-seen", "OP-14-8", piece="piece", unit="piece", pf=NUMBER)
SWAYED: Final = _event("swayed", "OP-14-17", people="people")
# ---------------------------------------------------------------- scenarios and victory
ARRIVED: Final = _event("arrived", "OP-SC-5", side="side", place="place")
JOINED_WAR: Final = _event("joined-war", "OP-SC-3", people="people")
PEACE_MADE: Final = _event("peace-made", "OP-SC-2", people="people")
WAR_RESUMED: Final = _event("war-resumed", "OP-SC-2", people="people")
WENT_HOME: Final = _event("went-home", "OP-SC-35", people="people")
WITHDRAWN: Final = _event("withdrawn", "OP-SC-10", piece="piece")
YIELDED: Final = _event("yielded", "OP-SC-17", people="people")
RAIDED: Final = _event("raided", "OP-SC-16", piece="piece")
RAID_BACK: Final = _event("raid-back", "OP-SC-16", piece="piece", place="place")
RAID_BARRED: Final = _event("raid-barred", "OP-SC-16", piece="piece")
SUBMITTED: Final = _event("submitted", "OP-SC-18")
LEGION_RAISED: Final = _event("legion-raised", "OP-SC-28", type="type", place="place")
STIPEND_PAID: Final = _event("stipend-paid", "OP-SC-35", piece="piece", people="people")
RANSOMED: Final = _event("ransomed", "OP-SC-41", piece="piece", bales=NUMBER)
TREASURE_HIDDEN: Final = _event("treasure-hidden", "OP-SC-42", bales=NUMBER)
REVOLTED: Final = _event("revolted", "OP-SC-44", region="region")
REVOLT_ENDED: Final = _event("revolt-ended", "OP-SC-44", region="region")
PLAGUE: Final = _event("plague", "OP-SC-46", place="place")
SCORED: Final = _event("scored", "OP-SC-22", side="side", points=NUMBER)
GAME_OVER: Final = _event("game-over", "OP-SC-25", romanus=NUMBER, barbarus=NUMBER, level="level")

VERBS: Final = tuple(_WORDS.verbs)
EVENTS: Final = tuple(_WORDS.events)
VOCABULARY: Final = Vocabulary(OBJECTS, VERBS, EVENTS, (D6,))
"""*Optimus Princeps* as the rest of the program knows it."""
