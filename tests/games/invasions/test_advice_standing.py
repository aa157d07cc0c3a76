"""How a nation stands: what it may expect of its objectives, by the VP of its profile and who stands where."""

from __future__ import annotations

import pytest

from latrunculi.games.invasions.advice import prospects
from latrunculi.games.invasions.advice.campaign import TENACITY
from latrunculi.games.invasions.advice.standing import COMES, FALLS, TAKEN, Standing
from latrunculi.games.invasions.advice.survey import THRONE, Survey, strength
from latrunculi.games.invasions.components.chart import LANDS, NONE, PROVINCE, PROVINCE_IDS, REGION
from latrunculi.games.invasions.components.nations import NATION, OBJECTIVES
from latrunculi.games.invasions.rules import victory
from latrunculi.games.invasions.rules.activation import Activation
from latrunculi.kernel.actions import BIT, members
from tests.games.invasions.table import Table

PERSIANS, BYZANTINES = NATION["perses"], NATION["byzantins"]
MESOPOTAMIA = [PROVINCE_IDS[p] for p in members(LANDS[REGION["mesopotamia"]])]


def realm(
    owners: list[str], *, units: int = 1, foes: int = 0, turn: int = 12, where: str = "adiabene", spent: bool = False
) -> Standing:
    """Persians with land and units in Adiabene; Byzantines, if any, next to it in Amida. `spent`: they have moved."""
    table = Table(
        {"perses": "kingdom", "byzantins": "empire"},
        {"perses": {where: units}, "byzantins": {"amida": foes} if foes else {}},
        owners={"perses": owners},
        turn=turn,
    )
    g = table.settle().g
    if spent:
        g.activated |= BIT[PERSIANS]
    return Standing(g)


def expected(standing: Standing) -> float:
    return standing.expected(PERSIANS)


def test_land_counts_for_the_turns_in_which_it_will_score_units_for_those_in_which_they_will_march() -> None:
    """Mesopotamia gives 2 VP, on turn 12 once, on turn 9 once more, of which 0.8 is felt for each turn between."""
    # Of who has moved, what could still be taken is left out.
    assert expected(realm(MESOPOTAMIA, spent=True)) - expected(realm([], spent=True)) == pytest.approx(2)
    more = expected(realm([], units=4, turn=9)) - expected(realm([], units=1, turn=9))
    assert more > 5 * (expected(realm([], units=4)) - expected(realm([], units=1))) > 0


def test_a_region_is_worth_the_more_the_fewer_provinces_are_missing() -> None:
    """Five of eight are needed; what is missing lies next to a pile."""
    aim = next(aim for aim in OBJECTIVES[PERSIANS] if aim.region == REGION["mesopotamia"])

    def promised(held: int) -> float:
        g = Table({"perses": "kingdom"}, {"perses": dict.fromkeys(MESOPOTAMIA[:held], 1)}, turn=12).settle().g
        for place in MESOPOTAMIA:
            g.owner[PROVINCE[place]] = PERSIANS if place in MESOPOTAMIA[:held] else NONE
        return Standing(g).promise(PERSIANS, aim, victory.held(g, PERSIANS, [aim])[0] / victory.PARTS)

    assert [promised(held) for held in (3, 4, 5)] == pytest.approx([2 * TAKEN**2, 2 * TAKEN, 2])


def test_what_an_enemy_can_reach_is_less_worth_the_fewer_stand_there() -> None:
    """Adiabene has a city, which a besieger takes with some chance only."""
    safe, held, bare = (realm(["adiabene"], units=u, foes=f) for u, f in ((2, 0), (2, 4), (1, 4)))
    place = PROVINCE["adiabene"]
    assert safe.risk(PERSIANS, place) == 0.0
    for standing, guard in ((held, 2), (bare, 1)):
        # the plain units of both are infantry and cavalry of one strength but heavy ones, a fifth more
        g = standing.g
        ours, theirs = strength(g, g.inside[place]), strength(g, g.inside[PROVINCE["amida"]])
        assert guard <= ours <= 1.2 * guard
        assert standing.risk(PERSIANS, place) == pytest.approx(
            COMES * FALLS * TENACITY * theirs / (ours + TENACITY * theirs)
        )
    assert bare.risk(PERSIANS, place) > held.risk(PERSIANS, place)


def test_a_region_with_provinces_to_spare_is_lost_only_with_them_all() -> None:
    """All eight are held and five needed: four must fall. Of those in reach three lie open, the next has a city."""
    standing = realm(MESOPOTAMIA, foes=4)
    aim = next(aim for aim in OBJECTIVES[PERSIANS] if aim.region == REGION["mesopotamia"])
    now = victory.held(standing.g, PERSIANS, [aim])[0] / victory.PARTS
    assert now == 2
    assert standing.promise(PERSIANS, aim, now) == pytest.approx(2 * (1 - COMES**3 * COMES * FALLS))


def test_who_has_moved_for_the_last_time_wins_nothing_more_and_threatens_nobody() -> None:
    table = Table(
        {"perses": "kingdom", "byzantins": "empire"},
        {"perses": {"adiabene": 1}, "byzantins": {"amida": 4}},
        owners={"perses": ["adiabene"]},
        turn=12,
    )
    g = table.settle().g
    open_game = Standing(g)
    assert open_game.chance(PERSIANS, [PROVINCE["armenia"]]) == TAKEN
    assert open_game.risk(PERSIANS, PROVINCE["adiabene"]) > 0
    g.activated = BIT[PERSIANS] | BIT[BYZANTINES]
    over = Standing(g)
    assert over.chance(PERSIANS, [PROVINCE["armenia"]]) == 0.0
    assert over.risk(PERSIANS, PROVINCE["adiabene"]) == 0.0


def battle(attackers: int, defenders: int) -> Standing:
    """Persians, who are activated in the last turn, face Byzantines in Armenia Minor, which has no city."""
    table = Table(
        {"perses": "kingdom", "byzantins": "empire"},
        {"perses": {"armenia-minor": attackers}, "byzantins": {"armenia-minor": defenders}},
        owners={"byzantins": ["armenia-minor"]},
        turn=12,
    )
    g = table.settle().g
    g.playing = g.activated = BIT[PERSIANS]
    g.stack = [Activation(PERSIANS)]
    return Standing(g)


def test_a_fight_to_come_is_told_by_its_odds() -> None:
    """Nobody else is near: the province changes hands if the Persians win, and whoever falls counts no more."""
    place = PROVINCE["armenia-minor"]
    standing = battle(4, 1)
    told = prospects.of_battle(standing.g, PERSIANS, place)
    assert standing.g.level[place] <= 0 < told.win < 1
    assert standing.risk(BYZANTINES, place) == pytest.approx(told.win)
    assert standing.chance(PERSIANS, [place]) == pytest.approx(told.win)
    assert standing.risk(PERSIANS, place) < told.win
    few, many = (standing.expected(BYZANTINES) for standing in (battle(1, 1), battle(4, 1)))
    assert few > many


@pytest.mark.parametrize(
    ("step", "moved", "able"), [("combat", 0, True), ("combat", 2, False), ("homecoming", 0, False)]
)
def test_in_the_last_turn_who_has_marched_or_has_no_more_march_to_come_takes_nothing(
    step: str, moved: int, able: bool
) -> None:
    """Persians in Adiabene, a step from Armenia, in their activation."""
    table = Table({"perses": "kingdom"}, {"perses": {"adiabene": 1}}, owners={"perses": ["adiabene"]}, turn=12)
    g = table.settle().g
    g.playing = g.activated = BIT[PERSIANS]
    activation = Activation(PERSIANS)
    activation.step = step
    g.stack = [activation]
    g.spend(g.units(PERSIANS, PROVINCE["adiabene"]), moved)
    assert (Standing(g).chance(PERSIANS, [PROVINCE["armenia"]]) > 0) is able


def test_a_capital_left_open_is_felt() -> None:
    def worth(foes: int) -> float:
        table = Table(
            {"perses": "kingdom", "byzantins": "empire"},
            {"perses": {"media": 3}, "byzantins": {"amida": foes} if foes else {}},
            capitals={"perses": "adiabene"},
            turn=9,
        )
        return Standing(table.settle().g).realm(PERSIANS)

    risk = COMES * FALLS  # nobody is there to hold it
    assert worth(0) - worth(4) == pytest.approx(risk * (THRONE + 0.3))


def test_what_is_held_of_objectives_is_told_whatever_the_turn() -> None:
    """Ucraina counts for the Huns until turn 3 (3 VP), Italia from turn 5 on; a kingdom's own land counts whole."""
    table = Table({"huns": "barbarian"}, {"huns": {"ucraina": 2}}, owners={"huns": ["ucraina"]}, turn=4)
    g = table.settle().g
    aim = next(aim for aim in OBJECTIVES[NATION["huns"]] if aim.province == PROVINCE["ucraina"])
    assert victory.held(g, NATION["huns"], [aim]) == [3 * victory.PARTS]
    assert victory.territory(g, NATION["huns"]) == 0
    g.turn = 3
    assert victory.territory(g, NATION["huns"]) == 3


@pytest.mark.parametrize("island", ["corsica", "cyprus", "gothlandia"])
def test_an_island_from_where_no_way_leads_two_steps_on_is_thought_of_like_other_land(island: str) -> None:
    t = Table(
        {"vandales": "barbarian", "romains": "empire"},
        {"vandales": {island: 2}, "romains": {"africa": 3}},
        hordes={"vandales": island},
        owners={"vandales": [island], "romains": ["africa", "sardinia"]},
    ).settle()
    vandals, here = NATION["vandales"], PROVINCE[island]
    assert Standing(t.g).threat(vandals, here) == 0, "nobody is near"
    assert Survey(t.g, t.g.seat(vandals)).forays(vandals, here) >= 0
    t.muster("romains", "sardinia", 3)
    assert (Standing(t.g).threat(vandals, here) > 0) == (island == "corsica")
