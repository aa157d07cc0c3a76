"""The words of the game: kinds of object, verbs and events, each with the clause that it comes from."""

from __future__ import annotations

from typing import Final

from latrunculi.games.empire.components.cards import CARD_IDS
from latrunculi.games.empire.components.chart import DIOCESE_IDS, PROVINCE_IDS
from latrunculi.games.empire.components.chits import EMPEROR_IDS
from latrunculi.games.empire.components.sides import FACTION_IDS, SIDE_IDS
from latrunculi.kernel.vocabulary import D6, DICE, FORCED_EVENT, NONE, NUMBER, EventKind, Verb, Vocabulary

# ---------------------------------------------------------------- verbs

DONE: Final = 0
KEEP: Final = 1
PASS_TO: Final = 2
PLAY_CARD: Final = 3
RECRUIT: Final = 4
BRIBE: Final = 5
BUY_FORT: Final = 6
FORTIFY: Final = 7
REBUILD: Final = 8
TAKE_UP: Final = 9
SETTLE: Final = 10
PLACE_ARMY: Final = 11
PLACE_FORT: Final = 12
TAKE_FORT: Final = 13
DESTROY_FORT: Final = 14
STAND: Final = 15
WITHDRAW_TO: Final = 16
RETREAT_TO: Final = 17
BUILD_CITY: Final = 18
LOOT: Final = 19
CHOOSE_PROVINCE: Final = 20
CHOOSE_DIOCESE: Final = 21
OFFER: Final = 22
ACCEPT: Final = 23
REFUSE: Final = 24

VERBS: Final = (
    Verb("done", NONE, "HRE-4.1-2"),
    Verb("keep", NONE, "HRE-5.4-2"),
    Verb("pass-to", "faction", "HRE-5.4-2"),
    Verb("play-card", "card", "HRE-7-1"),
    Verb("recruit", NONE, "HRE-8-1"),
    Verb("bribe", "province", "HRE-8.2.2-1"),
    Verb("buy-fort", NONE, "HRE-8.2.3-1"),
    Verb("fortify", "province", "HRE-8.2.3-4"),
    Verb("rebuild", "province", "HRE-8.2.4-1"),
    Verb("take-up", "province", "HRE-9-1"),
    Verb("settle", "province", "HRE-9.3-1"),
    Verb("place-army", "province", "HRE-9-1"),
    Verb("place-fort", "province", "HRE-8.2-2"),
    Verb("take-fort", NONE, "HRE-10.4-4"),
    Verb("destroy-fort", NONE, "HRE-10.4-4"),
    Verb("stand", NONE, "HRE-10.1-1"),
    Verb("withdraw-to", "province", "HRE-10.1-1"),
    Verb("retreat-to", "province", "HRE-9.2-2"),
    Verb("build-city", "province", "HRE-9.3.3-1"),
    Verb("loot", "province", "HRE-12-2"),
    Verb("choose-province", "province", "HRE-7-5"),
    Verb("choose-diocese", "diocese", "HRE-7-5"),
    Verb("offer", NUMBER, "HRE-16-1"),
    Verb("accept", NONE, "HRE-16-2"),
    Verb("refuse", NONE, "HRE-16-3"),
)

# ---------------------------------------------------------------- events

TURN: Final = 1
ORDER_ROLL: Final = 2
DRAWING_ORDER: Final = 3
DREW_PEOPLE: Final = 4
DREW_EMPEROR: Final = 5
DREW: Final = 6
KEPT: Final = 7
PASSED: Final = 8
BARBARIAN_PHASE: Final = 9
ROMAN_PHASE: Final = 10
CARD: Final = 11
CHOSEN_PROVINCE: Final = 12
CHOSEN_DIOCESE: Final = 13
KINGDOM_APPEARS: Final = 14
TRIBE_APPEARS: Final = 15
DISPLACED: Final = 16
DISPLACED_LOST: Final = 17
FORT_SWEPT: Final = 18
RECRUITED_BARBARIANS: Final = 19
RECRUITED: Final = 20
BONUS_LEGIONS: Final = 21
BRIBED: Final = 22
BOUGHT_FORT: Final = 23
FORTIFIED: Final = 24
REBUILT: Final = 25
TAKEN_UP: Final = 26
FACTION_OUT: Final = 27
SETTLED: Final = 28
PLACED: Final = 29
FORT_PLACED: Final = 30
AUTOMATIC_VICTORY: Final = 31
FORT_TAKEN: Final = 32
FORT_DESTROYED: Final = 33
COMBAT: Final = 34
ROLLED: Final = 35
TIED: Final = 36
ATTACKER_LOST: Final = 37
DEFENDER_LOST: Final = 38
FORT_LOST: Final = 39
EMPEROR_DIED: Final = 40
WITHDREW: Final = 41
ENTERED: Final = 42
OFFERED: Final = 43
ACCEPTED: Final = 44
REFUSED: Final = 45
CITY_BUILT: Final = 46
LOOTED: Final = 47
SCORED_CITIES: Final = 48
SCORED_DIOCESE: Final = 49
SCORED_PROVINCES: Final = 50
SCORED: Final = 51
UNITS_LOST: Final = 52
REBELLED: Final = 53
REVOLTED: Final = 54
EFFECT_ROLL: Final = 55
STRUCK_DOWN: Final = 56
BETRAYED: Final = 57
BETRAYAL_FAILED: Final = 58
FREE_FORTS: Final = 59
FINAL_PROVINCES: Final = 60
FINAL_CITY: Final = 61
WON: Final = 62
REENTERED: Final = 63
BETRAYED_LOST: Final = 64
DISPLACED_BY_KINGDOM: Final = 65
DISPLACED_LOST_BY_KINGDOM: Final = 66
FORT_SWEPT_BY_KINGDOM: Final = 67
DISPLACED_BY_FACTION: Final = 68
DISPLACED_LOST_BY_FACTION: Final = 69
FORT_SWEPT_BY_FACTION: Final = 70

_F = ("faction", "faction")
_P = ("province", "province")
_S = ("side", "side")

EVENTS: Final = (
    FORCED_EVENT,
    EventKind("turn", "HRE-4.1-1", (("turn", NUMBER), ("period", "period"))),
    EventKind("order-roll", "HRE-5.1-1", (_F, ("dice", DICE))),
    EventKind("drawing-order", "HRE-5.1-2", (("place", NUMBER), _F)),
    EventKind("drew-people", "HRE-5.4-1", (_F, ("people", "people"), ("chit", NUMBER))),
    EventKind("drew-emperor", "HRE-5.4-5", (_F, ("emperor", "emperor"), ("chit", NUMBER))),
    EventKind("drew", "HRE-5.4-6", (_F,)),
    EventKind("kept", "HRE-5.4-2", (_F,)),
    EventKind("passed", "HRE-5.4-2", (_F, ("to", "faction"))),
    EventKind("barbarian-phase", "HRE-6-2", (_F, ("people", "people"), ("chit", NUMBER))),
    EventKind("roman-phase", "HRE-6-3", (_F, ("emperor", "emperor"), ("chit", NUMBER))),
    EventKind("card", "HRE-7-5", (_F, ("card", "card"))),
    EventKind("chosen-province", "HRE-7-5", (_P,)),
    EventKind("chosen-diocese", "HRE-7-5", (("diocese", "diocese"),)),
    EventKind("kingdom-appears", "HRE-7.2-5", (_S, _P)),
    EventKind("tribe-appears", "HRE-7.2-1", (_S, _P)),
    EventKind("displaced", "HRE-9.2-2", (_S, _P, ("to", "province"))),
    EventKind("displaced-lost", "HRE-9.2-2", (_S, _P)),
    EventKind("fort-swept", "HRE-9.2-3", (_P,)),
    EventKind("recruited-barbarians", "HRE-8.1-2", (("people", "people"), ("number", NUMBER))),
    EventKind("recruited", "HRE-8.2.1-1", (_F, ("cost", NUMBER))),
    EventKind("bonus-legions", "HRE-S.5.3-4", (_F, ("number", NUMBER))),
    EventKind("bribed", "HRE-8.2.2-1", (_F, _P, ("number", NUMBER), ("cost", NUMBER))),
    EventKind("bought-fort", "HRE-8.2.3-1", (_F,)),
    EventKind("fortified", "HRE-8.2.3-4", (_F, _P)),
    EventKind("rebuilt", "HRE-8.2.4-1", (_F, _P)),
    EventKind("taken-up", "HRE-9-1", (_S, _P)),
    EventKind("faction-out", "HRE-13-3", (_F,)),
    EventKind("settled", "HRE-9.3-1", (_F, _P)),
    EventKind("placed", "HRE-9-1", (_S, _P)),
    EventKind("fort-placed", "HRE-8.2-2", (_F, _P)),
    EventKind("automatic-victory", "HRE-10.5-1", (_S, _P, ("defender", "side"))),
    EventKind("fort-taken", "HRE-10.4-4", (_S, _P)),
    EventKind("fort-destroyed", "HRE-10.4-4", (_P,)),
    EventKind("combat", "HRE-10-1", (_S, _P, ("defender", "side"))),
    EventKind(
        "rolled",
        "HRE-10-2",
        (
            _P,
            _S,
            ("attack", DICE),
            ("attack_bonus", NUMBER),
            ("defender", "side"),
            ("defence", DICE),
            ("defence_bonus", NUMBER),
            ("roller", "faction"),
        ),
    ),
    EventKind("tied", "HRE-10-5", (_P,)),
    EventKind("attacker-lost", "HRE-10-4", (_P, _S)),
    EventKind("defender-lost", "HRE-10-4", (_P, _S)),
    EventKind("fort-lost", "HRE-10.4-5", (_P,)),
    EventKind("emperor-died", "HRE-S.5.3-2", (_F, ("emperor", "emperor"))),
    EventKind("withdrew", "HRE-10.1-1", (_S, _P, ("to", "province"))),
    EventKind("entered", "HRE-10-8", (_S, _P)),
    EventKind("offered", "HRE-16-1", (_F, ("number", NUMBER), _P)),
    EventKind("accepted", "HRE-16-2", (_F, ("number", NUMBER))),
    EventKind("refused", "HRE-16-3", (_F,)),
    EventKind("city-built", "HRE-9.3.3-1", (_F, _P)),
    EventKind("looted", "HRE-12-3", (_F, _P, ("dice", DICE), ("bonus", NUMBER), ("points", NUMBER))),
    EventKind("scored-cities", "HRE-15-3", (_F, ("number", NUMBER), ("points", NUMBER))),
    EventKind("scored-diocese", "HRE-15.3-1", (_F, ("diocese", "diocese"), ("level", "level"), ("points", NUMBER))),
    EventKind("scored-provinces", "HRE-15.2-4", (_F, ("number", NUMBER), ("points", NUMBER))),
    EventKind("scored", "HRE-15-3", (_F, ("points", NUMBER), ("rome", NUMBER), ("barbarian", NUMBER))),
    EventKind("units-lost", "HRE-9-2", (_S, ("number", NUMBER))),
    EventKind("rebelled", "HRE-11-1", (_F, _P, ("number", NUMBER))),
    EventKind("revolted", "HRE-11-1", (_P, ("number", NUMBER))),
    EventKind("effect-roll", "HRE-7-5", (_P, ("dice", DICE))),
    EventKind("struck-down", "HRE-7.3-1", (_S, _P, ("number", NUMBER))),
    EventKind("betrayed", "HRE-12-7", (_S, _P, ("by", "faction"))),
    EventKind("betrayal-failed", "HRE-12-7", (_P,)),
    EventKind("free-forts", "HRE-7-5", (_F, ("number", NUMBER))),
    EventKind("final-provinces", "HRE-15.2-7", (_F, ("number", NUMBER), ("points", NUMBER))),
    EventKind("final-city", "HRE-15.2-8", (_F, _P, ("dice", DICE), ("bonus", NUMBER), ("points", NUMBER))),
    EventKind("won", "HRE-15-1", (_F, ("points", NUMBER))),
    EventKind("reentered", "HRE-13-1", (_F, _P)),
    EventKind("betrayed-lost", "HRE-12-7", (_S, _P)),
    # The same events as by a People (HRE-9.2-2), by other clauses.
    EventKind("displaced", "HRE-7.2-2", (_S, _P, ("to", "province"))),
    EventKind("displaced-lost", "HRE-7.2-2", (_S, _P)),
    EventKind("fort-swept", "HRE-7.2-3", (_P,)),
    EventKind("displaced", "HRE-9.3-4", (_S, _P, ("to", "province"))),
    EventKind("displaced-lost", "HRE-9.3-4", (_S, _P)),
    EventKind("fort-swept", "HRE-9.3-4", (_P,)),
)

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
    VERBS,
    EVENTS,
    (D6,),
)
