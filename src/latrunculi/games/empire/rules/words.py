"""The words of the game: kinds of object, verbs and events, each with the clause that it comes from."""

from __future__ import annotations

from typing import Final

from latrunculi.games.empire.components.cards import CARD_IDS
from latrunculi.games.empire.components.chart import DIOCESE_IDS, PROVINCE_IDS
from latrunculi.games.empire.components.chits import EMPEROR_IDS
from latrunculi.games.empire.components.sides import FACTION_IDS, SIDE_IDS
from latrunculi.kernel.vocabulary import D6, DICE, NONE, NUMBER, Vocabulary
from latrunculi.tabletop.lexicon import Lexicon

_WORDS: Final = Lexicon()

# ---------------------------------------------------------------- verbs

DONE: Final = _WORDS.verb("done", NONE, "HRE-4.1-2")
KEEP: Final = _WORDS.verb("keep", NONE, "HRE-5.4-2")
PASS_TO: Final = _WORDS.verb("pass-to", "faction", "HRE-5.4-2")
PLAY_CARD: Final = _WORDS.verb("play-card", "card", "HRE-7-1")
RECRUIT: Final = _WORDS.verb("recruit", NONE, "HRE-8-1")
BRIBE: Final = _WORDS.verb("bribe", "province", "HRE-8.2.2-1")
BUY_FORT: Final = _WORDS.verb("buy-fort", NONE, "HRE-8.2.3-1")
FORTIFY: Final = _WORDS.verb("fortify", "province", "HRE-8.2.3-4")
REBUILD: Final = _WORDS.verb("rebuild", "province", "HRE-8.2.4-1")
TAKE_UP: Final = _WORDS.verb("take-up", "province", "HRE-9-1")
SETTLE: Final = _WORDS.verb("settle", "province", "HRE-9.3-1")
PLACE_ARMY: Final = _WORDS.verb("place-army", "province", "HRE-9-1")
PLACE_FORT: Final = _WORDS.verb("place-fort", "province", "HRE-8.2-2")
TAKE_FORT: Final = _WORDS.verb("take-fort", NONE, "HRE-10.4-4")
DESTROY_FORT: Final = _WORDS.verb("destroy-fort", NONE, "HRE-10.4-4")
STAND: Final = _WORDS.verb("stand", NONE, "HRE-10.1-1")
WITHDRAW_TO: Final = _WORDS.verb("withdraw-to", "province", "HRE-10.1-1")
RETREAT_TO: Final = _WORDS.verb("retreat-to", "province", "HRE-9.2-2")
BUILD_CITY: Final = _WORDS.verb("build-city", "province", "HRE-9.3.3-1")
LOOT: Final = _WORDS.verb("loot", "province", "HRE-12-2")
CHOOSE_PROVINCE: Final = _WORDS.verb("choose-province", "province", "HRE-7-5")
CHOOSE_DIOCESE: Final = _WORDS.verb("choose-diocese", "diocese", "HRE-7-5")
OFFER: Final = _WORDS.verb("offer", NUMBER, "HRE-16-1")
ACCEPT: Final = _WORDS.verb("accept", NONE, "HRE-16-2")
REFUSE: Final = _WORDS.verb("refuse", NONE, "HRE-16-3")

# ---------------------------------------------------------------- events

TURN: Final = _WORDS.event("turn", "HRE-4.1-1", turn=NUMBER, period="period")
ORDER_ROLL: Final = _WORDS.event("order-roll", "HRE-5.1-1", faction="faction", dice=DICE)
DRAWING_ORDER: Final = _WORDS.event("drawing-order", "HRE-5.1-2", place=NUMBER, faction="faction")
DREW_PEOPLE: Final = _WORDS.event("drew-people", "HRE-5.4-1", faction="faction", people="people", chit=NUMBER)
DREW_EMPEROR: Final = _WORDS.event("drew-emperor", "HRE-5.4-5", faction="faction", emperor="emperor", chit=NUMBER)
DREW: Final = _WORDS.event("drew", "HRE-5.4-6", faction="faction")
KEPT: Final = _WORDS.event("kept", "HRE-5.4-2", faction="faction")
PASSED: Final = _WORDS.event("passed", "HRE-5.4-2", faction="faction", to="faction")
BARBARIAN_PHASE: Final = _WORDS.event("barbarian-phase", "HRE-6-2", faction="faction", people="people", chit=NUMBER)
ROMAN_PHASE: Final = _WORDS.event("roman-phase", "HRE-6-3", faction="faction", emperor="emperor", chit=NUMBER)
CARD: Final = _WORDS.event("card", "HRE-7-5", faction="faction", card="card")
CHOSEN_PROVINCE: Final = _WORDS.event("chosen-province", "HRE-7-5", province="province")
CHOSEN_DIOCESE: Final = _WORDS.event("chosen-diocese", "HRE-7-5", diocese="diocese")
KINGDOM_APPEARS: Final = _WORDS.event("kingdom-appears", "HRE-7.2-5", side="side", province="province")
TRIBE_APPEARS: Final = _WORDS.event("tribe-appears", "HRE-7.2-1", side="side", province="province")
DISPLACED: Final = _WORDS.event("displaced", "HRE-9.2-2", side="side", province="province", to="province")
DISPLACED_LOST: Final = _WORDS.event("displaced-lost", "HRE-9.2-2", side="side", province="province")
FORT_SWEPT: Final = _WORDS.event("fort-swept", "HRE-9.2-3", province="province")
RECRUITED_BARBARIANS: Final = _WORDS.event("recruited-barbarians", "HRE-8.1-2", people="people", number=NUMBER)
RECRUITED: Final = _WORDS.event("recruited", "HRE-8.2.1-1", faction="faction", cost=NUMBER)
BONUS_LEGIONS: Final = _WORDS.event("bonus-legions", "HRE-S.5.3-4", faction="faction", number=NUMBER)
BRIBED: Final = _WORDS.event(
    "bribed", "HRE-8.2.2-1", faction="faction", province="province", number=NUMBER, cost=NUMBER
)
BOUGHT_FORT: Final = _WORDS.event("bought-fort", "HRE-8.2.3-1", faction="faction")
FORTIFIED: Final = _WORDS.event("fortified", "HRE-8.2.3-4", faction="faction", province="province")
REBUILT: Final = _WORDS.event("rebuilt", "HRE-8.2.4-1", faction="faction", province="province")
TAKEN_UP: Final = _WORDS.event("taken-up", "HRE-9-1", side="side", province="province")
FACTION_OUT: Final = _WORDS.event("faction-out", "HRE-13-3", faction="faction")
SETTLED: Final = _WORDS.event("settled", "HRE-9.3-1", faction="faction", province="province")
PLACED: Final = _WORDS.event("placed", "HRE-9-1", side="side", province="province")
FORT_PLACED: Final = _WORDS.event("fort-placed", "HRE-8.2-2", faction="faction", province="province")
AUTOMATIC_VICTORY: Final = _WORDS.event(
    "automatic-victory", "HRE-10.5-1", side="side", province="province", defender="side"
)
FORT_TAKEN: Final = _WORDS.event("fort-taken", "HRE-10.4-4", side="side", province="province")
FORT_DESTROYED: Final = _WORDS.event("fort-destroyed", "HRE-10.4-4", province="province")
COMBAT: Final = _WORDS.event("combat", "HRE-10-1", side="side", province="province", defender="side")
ROLLED: Final = _WORDS.event(
    "rolled",
    "HRE-10-2",
    province="province",
    side="side",
    attack=DICE,
    attack_bonus=NUMBER,
    defender="side",
    defence=DICE,
    defence_bonus=NUMBER,
    roller="faction",
)
TIED: Final = _WORDS.event("tied", "HRE-10-5", province="province")
ATTACKER_LOST: Final = _WORDS.event("attacker-lost", "HRE-10-4", province="province", side="side")
DEFENDER_LOST: Final = _WORDS.event("defender-lost", "HRE-10-4", province="province", side="side")
FORT_LOST: Final = _WORDS.event("fort-lost", "HRE-10.4-5", province="province")
EMPEROR_DIED: Final = _WORDS.event("emperor-died", "HRE-S.5.3-2", faction="faction", emperor="emperor")
WITHDREW: Final = _WORDS.event("withdrew", "HRE-10.1-1", side="side", province="province", to="province")
ENTERED: Final = _WORDS.event("entered", "HRE-10-8", side="side", province="province")
OFFERED: Final = _WORDS.event("offered", "HRE-16-1", faction="faction", number=NUMBER, province="province")
ACCEPTED: Final = _WORDS.event("accepted", "HRE-16-2", faction="faction", number=NUMBER)
REFUSED: Final = _WORDS.event("refused", "HRE-16-3", faction="faction")
CITY_BUILT: Final = _WORDS.event("city-built", "HRE-9.3.3-1", faction="faction", province="province")
LOOTED: Final = _WORDS.event(
    "looted", "HRE-12-3", faction="faction", province="province", dice=DICE, bonus=NUMBER, points=NUMBER
)
SCORED_CITIES: Final = _WORDS.event("scored-cities", "HRE-15-3", faction="faction", number=NUMBER, points=NUMBER)
SCORED_DIOCESE: Final = _WORDS.event(
    "scored-diocese", "HRE-15.3-1", faction="faction", diocese="diocese", level="level", points=NUMBER
)
SCORED_PROVINCES: Final = _WORDS.event(
    "scored-provinces", "HRE-15.2-4", faction="faction", number=NUMBER, points=NUMBER
)
SCORED: Final = _WORDS.event("scored", "HRE-15-3", faction="faction", points=NUMBER, rome=NUMBER, barbarian=NUMBER)
UNITS_LOST: Final = _WORDS.event("units-lost", "HRE-9-2", side="side", number=NUMBER)
REBELLED: Final = _WORDS.event("rebelled", "HRE-11-1", faction="faction", province="province", number=NUMBER)
REVOLTED: Final = _WORDS.event("revolted", "HRE-11-1", province="province", number=NUMBER)
EFFECT_ROLL: Final = _WORDS.event("effect-roll", "HRE-7-5", province="province", dice=DICE)
STRUCK_DOWN: Final = _WORDS.event("struck-down", "HRE-7.3-1", side="side", province="province", number=NUMBER)
BETRAYED: Final = _WORDS.event("betrayed", "HRE-12-7", side="side", province="province", by="faction")
BETRAYAL_FAILED: Final = _WORDS.event("betrayal-failed", "HRE-12-7", province="province")
FREE_FORTS: Final = _WORDS.event("free-forts", "HRE-7-5", faction="faction", number=NUMBER)
FINAL_PROVINCES: Final = _WORDS.event("final-provinces", "HRE-15.2-7", faction="faction", number=NUMBER, points=NUMBER)
FINAL_CITY: Final = _WORDS.event(
    "final-city", "HRE-15.2-8", faction="faction", province="province", dice=DICE, bonus=NUMBER, points=NUMBER
)
WON: Final = _WORDS.event("won", "HRE-15-1", faction="faction", points=NUMBER)
REENTERED: Final = _WORDS.event("reentered", "HRE-13-1", faction="faction", province="province")
BETRAYED_LOST: Final = _WORDS.event("betrayed-lost", "HRE-12-7", side="side", province="province")
# The same events as by a People (HRE-9.2-2), by other clauses.
DISPLACED_BY_KINGDOM: Final = _WORDS.event("displaced", "HRE-7.2-2", side="side", province="province", to="province")
DISPLACED_LOST_BY_KINGDOM: Final = _WORDS.event("displaced-lost", "HRE-7.2-2", side="side", province="province")
FORT_SWEPT_BY_KINGDOM: Final = _WORDS.event("fort-swept", "HRE-7.2-3", province="province")
DISPLACED_BY_FACTION: Final = _WORDS.event("displaced", "HRE-9.3-4", side="side", province="province", to="province")
DISPLACED_LOST_BY_FACTION: Final = _WORDS.event("displaced-lost", "HRE-9.3-4", side="side", province="province")
FORT_SWEPT_BY_FACTION: Final = _WORDS.event("fort-swept", "HRE-9.3-4", province="province")

LEVELS: Final = ("presence", "domination", "control")
PERIODS: Final = tuple(f"period-{turn}" for turn in range(1, 8))

VOCABULARY: Final = Vocabulary(
    {
        "province": PROVINCE_IDS,
        "diocese": DIOCESE_IDS,
        "faction": FACTION_IDS,
        "side": SIDE_IDS,
        "people": SIDE_IDS,
        "emperor": EMPEROR_IDS,
        "card": CARD_IDS,
        "level": LEVELS,
        "period": PERIODS,
    },
    _WORDS.verbs,
    _WORDS.events,
    (D6,),
)
