"""What the page is told of a march and of reactions to it."""

from __future__ import annotations

from latrunculi.games.invasions.components.nations import NATION
from latrunculi.games.invasions.rules.movement import Movement
from latrunculi.games.invasions.table.marches import march_state, reaction_state
from latrunculi.kernel.actions import BIT
from tests.games.invasions.table import Table

GAUL = ["neustria", "belgae", "sequana"]


def test_reach_with_prices_and_who_may_intercept_where() -> None:
    t = Table(
        {"romains": "empire", "francs": "barbarian"},
        {"francs": {"saliens": 1, "oderus": 1}, "romains": {"neustria": 1}},
        owners={"romains": GAUL},
    )
    t.g.playing = BIT[NATION["francs"]]
    t.start(Movement(BIT[NATION["francs"]])).choose("march", "saliens")
    told = march_state(t.g)
    assert told is not None
    assert (told.here, told.left, told.reach["belgae"], told.reach["lugdunus"]) == ("saliens", 3, 1, 2)
    assert told.threats["belgae"] == {"neustria": 4}  # an empire: 4 + 2 = 6
    t.choose("step-to", "belgae")
    asked = reaction_state(t.g)
    assert asked is not None
    assert (asked.kind, asked.nation, asked.province, asked.needed) == (
        "interception",
        "francs",
        "belgae",
        {"neustria": 4},
    )
    t.choose("done")
    assert reaction_state(t.g) is None


def test_those_whom_a_march_leaves_behind_may_follow_it() -> None:
    """Franks and Romans stand in one province, as after a broken Foedus: once the Franks have gone on nobody attacks
    these Romans, and they may intercept (XIX.A-5)."""
    t = Table({"romains": "empire", "francs": "barbarian"}, {"francs": {"belgae": 2}, "romains": {"belgae": 1}},
              owners={"romains": GAUL})  # fmt: skip
    t.g.playing = BIT[NATION["francs"]]
    t.start(Movement(BIT[NATION["francs"]])).choose("march", "belgae")
    told = march_state(t.g)
    assert told is not None
    assert told.threats["sequana"] == {"belgae": 4}
    t.choose("step-to", "sequana")
    asked = reaction_state(t.g)
    assert asked is not None
    assert asked.needed == told.threats["sequana"]


def test_what_a_flight_needs_by_its_first_step() -> None:
    t = Table(
        {"wisigoths": "barbarian", "francs": "barbarian"},
        {"francs": {"liger": 2, "rhenus": 1}, "wisigoths": {"aquitania": 2}},
    )
    t.start(Movement(BIT[NATION["francs"]])).choose("march", "liger").choose("step-to", "aquitania")
    asked = reaction_state(t.g)
    assert asked is not None
    assert asked.kind == "flight"
    assert (asked.needed["garumnum"], asked.needed["vasconia"]) == (9, 11)  # over a river
