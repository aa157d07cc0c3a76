"""UR 3.6: usurpations, civil war, success and failure."""

from __future__ import annotations

import pytest

from latrunculi.games.imperator.rules.state import ASSASSINATED, COMBAT, NATURAL
from latrunculi.games.ultimus.components.counters import PIECE, PIECE_IDS
from latrunculi.games.ultimus.components.peoples import PEOPLE
from latrunculi.games.ultimus.rules.aftermath import Aftermath
from latrunculi.games.ultimus.rules.state import NONE
from latrunculi.games.ultimus.rules.usurpation import (
    Usurp,
    Usurpation,
    UsurpationRoll,
    pretenders,
    return_to_fold,
    stand_ins,
    succeed,
)
from latrunculi.kernel.actions import members
from tests.games.ultimus.table import Table

WEST, EAST = 0, 1
CONSTANTINUS = PIECE["constantinus"]


def pieces(mask: int) -> set[str]:
    return {PIECE_IDS[i] for i in members(mask)}


def empire(more: dict[str, str] | None = None, **settings: object) -> Table:
    """Honorius at Ravenna, Arcadius at Constantinopolis, Constantinus (CP 4) in Britain."""
    stand = {"honorius": "italia-4", "arcadius": "thracia-3", "constantinus": "britanniae-2"}
    return Table(
        stand | (more or {}),
        augusti={"occidens": "honorius", "oriens": "arcadius"},
        **settings,  # type: ignore[arg-type]
    )


# ---------------------------------------------------------------- who can be chosen (3.6.1, 3.6.2)


@pytest.mark.rule("UR-3.6.1-1", "UR-3.6.2-2", "UR-3.3.1-6", "UR-6.2-1")
def test_pretenders_are_historical_romans_of_the_half_away_from_an_augustus() -> None:
    t = empire({
        "constantius": "italia-4", "iovinus": "viennensis-4", "dux-galliae": "galliae-3", "anthemius": "galliae-1",
        "gerontius": "hispaniae-2", "timasius": "oriens-2",
    }, rebels={"oriens": ["gerontius"]})  # fmt: skip
    assert pieces(pretenders(t.g, WEST)) == {"constantinus", "iovinus", "anthemius"}
    assert pieces(pretenders(t.g, EAST)) == {"timasius"}
    t.start(Usurp(WEST))
    assert (t.asked, t.camp) == ("usurp-leader-choice", "barbarus")
    assert t.legal("choose-leader") == {"constantinus", "iovinus", "anthemius"}
    assert t.why_not("choose-leader", "dux-galliae") == "UR-3.3.1-6"
    assert t.why_not("choose-leader", "gerontius") == "UR-3.6.1-1"
    assert t.why_not("choose-leader", "constantius") == "UR-3.6.2-2"


@pytest.mark.rule("UR-3.6.5-1", "UR-3.6.1-2")
def test_no_second_usurpation_in_one_half() -> None:
    t = empire({"iovinus": "viennensis-4", "timasius": "oriens-2"}, usurpers={"occidens": "constantinus"},
               rebels={"occidens": ["constantinus"]})  # fmt: skip
    assert pretenders(t.g, WEST) == 0
    assert pieces(pretenders(t.g, EAST)) == {"timasius"}


@pytest.mark.rule("UR-6.2-3")
def test_usurper_of_barbarian_origin_needs_a_stand_in() -> None:
    t = empire({"stilicho": "italia-2"})
    # Honorius (CP 2) reigns and Constantinus has CP 4: nobody could stand in.
    assert pieces(stand_ins(t.g, WEST)) == set()
    assert pieces(pretenders(t.g, WEST)) == {"constantinus"}
    t = empire({"stilicho": "italia-2", "gerontius": "hispaniae-2"}, dice=[3, 9])
    t.start(Usurp(WEST)).do("choose-leader", "stilicho")
    # Gerontius (CP 2) alone can stand in; a die of 4 does not exceed Stilicho's CP of 4.
    assert t.events("stand-in") == [{"piece": "gerontius", "half": "occidens"}]
    assert t.g.usurper[WEST] == PIECE["stilicho"]
    assert t.g.stand_in[WEST] == PIECE["gerontius"]
    t = empire({"stilicho": "italia-2", "gerontius": "hispaniae-2"}, dice=[4])
    t.start(Usurp(WEST)).do("choose-leader", "stilicho")
    assert t.g.usurper[WEST] == t.g.stand_in[WEST] == NONE


# ---------------------------------------------------------------- validation (6.2)


@pytest.mark.rule("UR-6.2-1", "UR-3.6.2-3", "UR-3.6.2-5", "UR-6.2-5")
@pytest.mark.parametrize(("die", "valid"), [(4, True), (5, False)])
def test_validation_needs_no_more_than_the_cp(die: int, valid: bool) -> None:
    t = empire(dice=[die - 1])
    t.start(UsurpationRoll(WEST, CONSTANTINUS, 0))
    assert (t.g.usurper[WEST] == CONSTANTINUS) is valid
    assert t.owner("constantinus") == ("barbarus" if valid else "romanus")


@pytest.mark.rule("UR-6.1-12", "UR-6.1-7")
def test_augusta_adds_one_to_the_die() -> None:
    assert empire(dice=[3]).start(UsurpationRoll(WEST, CONSTANTINUS, 1)).g.usurper[WEST] == NONE
    assert empire(dice=[2, 9]).start(UsurpationRoll(WEST, CONSTANTINUS, 1)).g.usurper[WEST] == CONSTANTINUS


@pytest.mark.rule("UR-6.2-2", "UR-3.5.1-7a")
def test_patrician_has_a_bonus_and_loses_the_title_but_keeps_his_guard() -> None:
    t = empire({"bu-4": "britanniae-2"}, patricians={"occidens": "constantinus"}, dice=[4])
    t.g.guard_of[3] = CONSTANTINUS
    t.start(UsurpationRoll(WEST, CONSTANTINUS, 0))
    assert t.g.usurper[WEST] == CONSTANTINUS
    assert t.g.patrician[WEST] == NONE
    assert pieces(t.g.guards(CONSTANTINUS)) == {"bu-4"}
    assert t.owner("bu-4") == "barbarus"


# ---------------------------------------------------------------- civil war (3.6.3)


@pytest.mark.rule("UR-3.6.3-1", "UR-3.6.3-2", "UR-3.6.3-3", "UR-3.6.3-4", "UR-3.6.2-4")
def test_step_a_all_in_his_zone_join() -> None:
    t = empire({
        "co-britanniae-1": "britanniae-2", "li-britanniae-1": "britanniae-2", "dux-britanniae": "britanniae-2",
        "visigothi-1": "britanniae-2", "alaricus": "britanniae-2", "co-britanniae-2": "britanniae-1",
        "saxones-1": "britanniae-2",
    }, status={"visigothi": "foederati", "saxones": "bellum"})  # fmt: skip
    t.start(Usurpation(WEST, CONSTANTINUS))
    assert pieces(t.g.rebels[WEST]) == {
        "constantinus", "co-britanniae-1", "li-britanniae-1", "dux-britanniae", "visigothi-1", "alaricus"
    }  # fmt: skip
    assert t.owner("visigothi-1") == t.owner("alaricus") == t.owner("co-britanniae-1") == "barbarus"
    assert t.owner("co-britanniae-2") == "romanus"
    assert t.g.rebels[EAST] == 0


@pytest.mark.rule("UR-3.6.3-2", "UR-3.5.2-14")
def test_an_augustus_beside_a_rejected_candidate_does_not_join_him_nor_does_his_guard() -> None:
    """Iovinus, whom Arcadius at his side has not approved, is Usurpateur of the West all the same."""
    t = Table({"arcadius": "italia-2", "bu-1": "italia-2", "iovinus": "italia-2", "bu-2": "italia-2",
               "pa-victores": "italia-2"}, augusti={"oriens": "arcadius"})  # fmt: skip
    t.g.guard_of[:2] = [PIECE["arcadius"], PIECE["iovinus"]]
    t.start(Usurpation(WEST, PIECE["iovinus"]))
    assert pieces(t.g.rebels[WEST]) == {"iovinus", "bu-2", "pa-victores"}
    assert (t.owner("arcadius"), t.owner("bu-1")) == ("romanus", "romanus")


@pytest.mark.rule("UR-3.6.3-5")
@pytest.mark.parametrize(("die", "joins"), [(2, True), (1, False)])
def test_step_b_other_leaders_of_the_diocese_are_tested(die: int, joins: bool) -> None:
    # Gerontius has CP 2: a 2 reaches it, a 1 does not.
    t = empire({"gerontius": "britanniae-1", "co-britanniae-1": "britanniae-1", "co-britanniae-2": "britanniae-3"},
               dice=[die - 1])  # fmt: skip
    t.start(Usurpation(WEST, CONSTANTINUS))
    assert t.owner("gerontius") == t.owner("co-britanniae-1") == ("barbarus" if joins else "romanus")
    assert t.owner("co-britanniae-2") == "romanus"  # no leader there: step B does not concern it
    assert t.events("loyalty-roll") == [{"piece": "gerontius", "die": [die], "politics": 2}]


@pytest.mark.rule("UR-3.6.3-7")
def test_only_the_most_politic_leader_of_a_zone_is_tested_and_the_others_follow() -> None:
    t = empire({"gerontius": "britanniae-1", "iovinus": "britanniae-1"}, dice=[2])
    t.start(Usurpation(WEST, CONSTANTINUS))
    assert t.events("loyalty-roll") == [{"piece": "iovinus", "die": [3], "politics": 3}]
    assert t.owner("gerontius") == t.owner("iovinus") == "barbarus"
    t = empire({"gerontius": "britanniae-1", "iovinus": "britanniae-1"}, dice=[1])
    t.start(Usurpation(WEST, CONSTANTINUS))
    assert t.owner("gerontius") == t.owner("iovinus") == "romanus"


@pytest.mark.rule("UR-3.6.3-7")
def test_equals_are_drawn_at_random() -> None:
    # Gerontius and the Dux Britanniae both have CP 2; the draw of 1 takes the second.
    t = empire({"gerontius": "britanniae-1", "dux-britanniae": "britanniae-1"}, dice=[1, 0])
    t.start(Usurpation(WEST, CONSTANTINUS))
    assert t.events("loyalty-roll") == [{"piece": "dux-britanniae", "die": [1], "politics": 2}]


@pytest.mark.rule("UR-1.2-2", "UR-3.6.3-5")
def test_leader_without_cp_always_joins() -> None:
    # The Huns never are Foederati in play: they are here for their chief, who has no CP.
    t = empire({"dux-hunni": "britanniae-1"}, dice=[0], status={"hunni": "foederati"})
    t.start(Usurpation(WEST, CONSTANTINUS))
    assert t.events("loyalty-roll") == [{"piece": "dux-hunni", "die": [1], "politics": 0}]
    assert t.owner("dux-hunni") == "barbarus"


@pytest.mark.rule("UR-3.6.3-5")
def test_nobody_is_tested_beside_an_augustus_and_the_patrician_who_joins_loses_his_title() -> None:
    t = empire({"iovinus": "italia-2", "constantius": "italia-4", "stilicho": "italia-5"},
               patricians={"occidens": "stilicho"}, dice=[3])  # fmt: skip
    t.start(Usurpation(WEST, PIECE["iovinus"]))
    assert t.events("loyalty-roll") == [{"piece": "stilicho", "die": [4], "politics": 4}]
    assert t.owner("constantius") == t.owner("honorius") == "romanus"
    assert t.owner("stilicho") == "barbarus"
    assert t.g.patrician[WEST] == NONE


@pytest.mark.rule("UR-3.6.3-6")
def test_step_c_britain_reaches_galliae_across_the_strait() -> None:
    t = empire({"dux-galliae": "galliae-3", "li-galliae-1": "galliae-3", "li-galliae-2": "galliae-4"}, dice=[3, 1])
    t.start(Usurpation(WEST, CONSTANTINUS))
    # 3 on 1d10 is below the CP of 4; 2 on 1d6 reaches the CP of 2 of the Dux Galliae.
    assert t.events("diocese-roll") == [{"diocese": "galliae", "die": [3], "politics": 4}]
    assert t.owner("dux-galliae") == t.owner("li-galliae-1") == "barbarus"
    assert t.owner("li-galliae-2") == "romanus"


@pytest.mark.rule("UR-3.6.3-6")
def test_step_c_fails_on_his_cp() -> None:
    t = empire({"dux-galliae": "galliae-3"}, dice=[4])
    t.start(Usurpation(WEST, CONSTANTINUS))
    assert t.owner("dux-galliae") == "romanus"
    assert not t.events("loyalty-roll")


@pytest.mark.rule("UR-3.6.3-6")
def test_step_c_stays_in_the_half() -> None:
    t = empire({"iovinus": "pannoniae-3"}, dice=[9])
    t.start(Usurpation(WEST, PIECE["iovinus"]))
    assert [e["diocese"] for e in t.events("diocese-roll")] == ["italia"]  # Moesiae is the East's
    t = empire({"iovinus": "galliae-5"})
    t.start(Usurpation(WEST, PIECE["iovinus"]))
    assert (t.asked, t.camp) == ("usurpation-neighbour", "barbarus")
    assert t.legal("choose-diocese") == {"britanniae", "viennensis", "italia"}
    assert t.why_not("choose-diocese", "hispaniae") == "UR-3.6.3-6"


@pytest.mark.rule("UR-3.6.5-1", "UR-3.6.5-2")
def test_two_usurpations_each_in_its_half() -> None:
    t = empire({"timasius": "oriens-2", "magister-oriens": "oriens-9"}, usurpers={"occidens": "constantinus"},
               rebels={"occidens": ["constantinus"]}, dice=[2])  # fmt: skip
    t.start(Usurpation(EAST, PIECE["timasius"]))
    assert t.asked == "usurpation-neighbour"
    assert t.legal("choose-diocese") == {"asia", "pontica"}
    assert pieces(t.g.rebels[WEST]) == {"constantinus"}
    assert pieces(t.g.rebels[EAST]) == {"timasius", "magister-oriens"}


# ---------------------------------------------------------------- success by death, failure (3.6.4)


def civil_war(more: dict[str, str] | None = None, **settings: object) -> Table:
    return empire(
        {"co-britanniae-1": "britanniae-2", "dux-galliae": "galliae-3", "visigothi-1": "galliae-3"} | (more or {}),
        status={"visigothi": "foederati"},
        usurpers={"occidens": "constantinus"},
        rebels={"occidens": ["constantinus", "co-britanniae-1", "dux-galliae", "visigothi-1"]},
        **settings,
    )


@pytest.mark.rule("UR-3.6.4-7")
@pytest.mark.parametrize("cause", [COMBAT, ASSASSINATED, NATURAL])
def test_death_of_the_usurper_ends_it(cause: int) -> None:
    t = civil_war()
    t.g.kill(CONSTANTINUS, cause)
    t.start(Aftermath())
    assert t.g.usurper[WEST] == NONE
    assert t.g.rebels[WEST] == 0
    assert t.owner("co-britanniae-1") == t.owner("dux-galliae") == t.owner("visigothi-1") == "romanus"
    assert t.events("usurpation-failed") == [{"half": "occidens"}]


@pytest.mark.rule("UR-3.7.1-1", "UR-3.7.2-1")
def test_dead_rebels_leave_the_usurpation_and_the_others_stay() -> None:
    t = civil_war()
    t.g.kill(PIECE["dux-galliae"], COMBAT)
    t.g.eliminate(PIECE["co-britanniae-1"])
    t.start(Aftermath())
    assert pieces(t.g.rebels[WEST]) == {"constantinus", "visigothi-1"}
    assert t.owner("dux-galliae") == "romanus"
    assert t.points() == (1, 0)


@pytest.mark.rule("UR-3.6.4-7")
def test_rebels_of_a_people_that_has_revolted_meanwhile_return_to_barbarian() -> None:
    t = Table({"visigothi-1": "galliae-3"}, status={"visigothi": "foederati-rebelles"},
              rebels={"occidens": ["visigothi-1"]})  # fmt: skip
    return_to_fold(t.g, t.g.rebels[WEST])
    assert t.owner("visigothi-1") == "barbarus"
    assert t.g.rebels[WEST] == 0


@pytest.mark.rule("UR-3.6.4-7", "UR-6.2-24")
def test_of_the_rebels_only_the_migrants_stay_with_barbare() -> None:
    t = Table({"visigothi-1": "galliae-3", "co-galliae-1": "galliae-3", "suevi-1": "galliae-3"},
              status={"visigothi": "foederati", "suevi": "foederati"},
              rebels={"occidens": ["visigothi-1", "co-galliae-1", "suevi-1"]})  # fmt: skip
    t.g.migrating = PEOPLE["suevi"]
    return_to_fold(t.g, t.g.rebels[WEST])
    assert [t.owner(unit) for unit in ("visigothi-1", "co-galliae-1", "suevi-1")] == ["romanus", "romanus", "barbarus"]


@pytest.mark.rule("UR-3.6.4-5", "UR-3.6.4-1")
def test_assassination_of_the_augustus_in_a_civil_war_is_success() -> None:
    t = civil_war({"iovinus": "viennensis-4"})
    t.g.kill(PIECE["honorius"], ASSASSINATED)
    t.start(Aftermath())
    assert t.g.won == [1, 0]
    assert t.g.augustus[WEST] == NONE
    assert not t.events("augustus")
    assert t.g.ended == 0


@pytest.mark.rule("UR-3.6.4-5")
def test_assassination_elsewhere_is_followed_by_a_succession() -> None:
    t = civil_war({"theodosius": "thracia-3"})
    t.g.kill(PIECE["arcadius"], ASSASSINATED)
    t.start(Aftermath())
    assert t.g.won == [0, 0]
    assert t.g.augustus[EAST] == PIECE["theodosius"]


@pytest.mark.rule("UR-3.6.4-4", "UR-3.5.2-1")
def test_augustus_beaten_by_the_usurper_has_no_successor() -> None:
    t = civil_war({"iovinus": "viennensis-4"})
    succeed(t.g, WEST)
    t.g.kill(PIECE["honorius"], COMBAT)
    t.start(Aftermath())
    assert t.g.won == [1, 0]
    assert t.g.augustus[WEST] == NONE
    assert t.g.usurper[WEST] == CONSTANTINUS


@pytest.mark.rule("UR-3.6.4-7")
def test_usurper_who_dies_before_his_throne_leaves_it_to_the_succession() -> None:
    t = civil_war({"iovinus": "viennensis-4"}, dice=[2])
    succeed(t.g, WEST)
    t.g.kill(PIECE["honorius"], COMBAT)
    t.start(Aftermath())
    t.g.kill(CONSTANTINUS, NATURAL)
    t.start(Aftermath())
    assert t.g.won == [0, 0]
    # Iovinus (CP 3), the only heir in the West, is accepted with a 3.
    assert t.events("approval-roll") == [{"piece": "iovinus", "die": [3], "politics": 3}]
    assert t.g.augustus[WEST] == PIECE["iovinus"]
    assert t.g.vacant == [0, 0]


@pytest.mark.rule("UR-3.5.1-3")
def test_throne_that_an_usurper_will_take_is_no_defeat() -> None:
    t = Table({"honorius": "italia-4", "constantinus": "galliae-1"}, augusti={"occidens": "honorius"},
              usurpers={"occidens": "constantinus"}, rebels={"occidens": ["constantinus"]})  # fmt: skip
    t.g.kill(PIECE["honorius"], ASSASSINATED)
    t.start(Aftermath())
    assert t.g.ended == 0
